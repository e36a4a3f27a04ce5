# Runs the reference app in a container. Written without a container engine; never run yet.
#
#   docker build -t statebinding .
#   docker run --rm -it statebinding
#
# To run a script:
#
#   printf 'login 12345\n' | docker run --rm -i statebinding

# Debian 12, with the toolchain that Package.swift asks for.
FROM swift:6.3-bookworm

WORKDIR /StateBinding
COPY . .
RUN swift build --product profile-repl

CMD [".build/debug/profile-repl"]
