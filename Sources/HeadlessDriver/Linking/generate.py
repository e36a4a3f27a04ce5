"""Writes symbol-order.txt, from the root of the project, as programs are linked on Linux by Package.swift:

    swift build -c release --static-swift-stdlib --scratch-path .build/static --product profile-repl
    python3 Sources/HeadlessDriver/Linking/generate.py

The program replays transcripts, as such and as scripts, under valgrind; binutils tell where functions are. What it calls is listed with one name for each
section, as the linker moves whole sections. A name that a program does not have is passed over, and what is not listed
comes after the rest: so an old list costs memory, and nothing else. A build does not notice a new list: remove the linked
programs first.
"""
import collections
import pathlib
import re
import shutil
import subprocess
import tempfile

BUILD = pathlib.Path(".build/static/release")
OBJECTS = [
    line.strip("'")
    for line in (BUILD / "profile-repl.product/Objects.LinkFileList").read_text().splitlines()
]
TRANSCRIPTS = sorted(pathlib.Path("Tests/ProfileFeatureTests/Transcripts").iterdir())
LIBRARIES = pathlib.Path(shutil.which("swift")).resolve().parents[1] / "lib/swift_static/linux"
SWIFT = ["swiftCore", "swift_Concurrency", "swiftObservation", "dispatch"]
FUNCTION = re.compile(
    r"[0-9a-f]{16} .{6}F (?P<section>\.text\S*)\t[0-9a-f]+ +(\.(hidden|protected) )?(?P<name>\S+)$")


def called(arguments, lines):
    """The names of all functions that the program needs for lines."""
    with tempfile.TemporaryDirectory() as folder:
        counts = pathlib.Path(folder) / "counts"
        subprocess.run(
            ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={counts}"]
            + [BUILD / "profile-repl", *arguments],
            check=True, input=lines, text=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        text = counts.read_text()
    return {name.split("'")[0] for name in re.findall(r"^c?fn=\(\d+\) (.*)$", text, re.M)}


def functions(file):
    """The section and the name of each function in file, an object or many."""
    listing = subprocess.run(
        ["objdump", "--syms", file], capture_output=True, text=True, check=True).stdout
    member = ""
    for line in listing.splitlines():
        if ":     file format" in line:
            member = line.split(":")[0]
        elif match := FUNCTION.match(line):
            yield (file, member, match["section"]), match["name"]


names = called(["--check", *TRANSCRIPTS], "")
for transcript in TRANSCRIPTS:
    if transcript.name.startswith("edit"):
        lines = re.findall("^> (.*)$", transcript.read_text(), re.M)
        names |= called(["--keep-going"], "\n".join(lines))
sections = collections.defaultdict(set)
places = collections.Counter()
for file in [LIBRARIES / f"lib{name}.a" for name in SWIFT] + OBJECTS:
    for section, name in functions(file):
        if name in names and name not in sections[section]:
            sections[section].add(name)
            places[name] += 1
# A name that stands in more than one place may move another section.
order = {min(found, key=lambda name: (places[name], name)) for found in sections.values() if found}
target = pathlib.Path(__file__).with_name("symbol-order.txt")
target.write_text("".join(f"{name}\n" for name in sorted(order)))
