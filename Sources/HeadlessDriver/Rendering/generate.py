"""Writes WidthTables.swift from Python's Unicode data: python3 generate.py"""
import pathlib
import unicodedata

# Made wide by later versions of Unicode, or wide even if unassigned.
LATER = [
    (0x2630, 0x2637), (0x268A, 0x268F), (0x4DC0, 0x4DFF), (0x1D300, 0x1D356), (0x1D360, 0x1D376),
    (0x31E4, 0x31E5), (0x2FFC, 0x2FFF), (0x31EF, 0x31EF), (0x1B132, 0x1B132), (0x1B155, 0x1B155),
    (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD),
    (0x18CFF, 0x18CFF), (0x1F6D8, 0x1F6DC), (0x1FA70, 0x1FAFF),
]


def is_zero(point):
    if 0x1160 <= point <= 0x11FF or 0xD7B0 <= point <= 0xD7FF:
        return True
    return unicodedata.category(chr(point)) in ("Mn", "Me", "Cf") and point != 0xAD


def is_wide(point):
    if any(low <= point <= high for low, high in LATER):
        return True
    text = chr(point)
    return unicodedata.category(text) != "Cn" and unicodedata.east_asian_width(text) in "WF"


def ranges(test):
    """The ranges for which test holds, joined across small unassigned gaps."""
    found = []
    for point in range(0x300, 0x110000):
        if 0xD800 <= point <= 0xDFFF or not test(point):
            continue
        gap = range(found[-1][1] + 1, point) if found else range(0x110000)
        if len(gap) <= 64 and all(unicodedata.category(chr(each)) == "Cn" for each in gap):
            found[-1][1] = point
        else:
            found.append([point, point])
    return found


def table(name, comment, test):
    lines, line = [], "   "
    for low, high in ranges(test):
        pair = f" 0x{low:X}, 0x{high:X},"
        if len(line + pair) > 100:
            lines.append(line)
            line = "   "
        line += pair
    lines.append(line)
    return f"  /// {comment}.\n  static let {name}: [UInt32] = [\n" + "\n".join(lines) + "\n  ]\n"


pathlib.Path(__file__).with_name("WidthTables.swift").write_text(
    "// Written by generate.py. Each range is its first and its last scalar.\n\nextension Columns {\n"
    + table("wideRanges", "The scalars that take two columns", is_wide) + "\n"
    + table("zeroWidthRanges", "The scalars that take no column", is_zero) + "}\n")
