#!/usr/bin/env python3
"""Adds up what the shards of a long proof have done.

    python3 scripts/shards.py FILE ..

Reads the lines `counts: NAME shard I/N key=number ..` that the shards (`TESSERA_SHARD=I/N`) print and leave in
target/evidence, from outputs or files of any machines, and prints one line for each NAME. Every shard has to be
there once: status 2 else.
"""

import re
import sys

LINE = re.compile(r"^counts: (\S+) shard (\d+)/(\d+)((?: \w+=\d+)*)$")


def fail(reason):
    sys.exit(print(f"shards.py: {reason}", file=sys.stderr) or 2)


def main(files):
    proofs = {}
    for file in files:
        try:
            with open(file, encoding="utf-8", errors="replace") as lines:
                found = [match for match in map(LINE.match, lines) if match]
        except OSError as error:
            fail(f"{file}: {error.strerror}, expected the output of a shard")
        for name, index, count, counts in (match.groups() for match in found):
            index, count = int(index), int(count)
            of, shards = proofs.setdefault(name, (count, {}))
            if of != count:
                fail(f"{name}: shards of {of} and of {count}, expected those of one number")
            if index in shards:
                fail(f"{name}: shard {index}/{count} is there twice, expected once")
            shards[index] = [pair.split("=") for pair in counts.split()]
    if not proofs:
        fail("no counts, expected the output of shards")
    for name, (count, shards) in sorted(proofs.items()):
        for index in range(1, count + 1):
            if index not in shards:
                fail(f"{name}: shard {index}/{count} is missing")
        sums = {}
        for _, counts in sorted(shards.items()):
            for key, number in counts:
                sums[key] = sums.get(key, 0) + int(number)
        print(f"counts: {name} shards {count}" + "".join(f" {key}={number}" for key, number in sums.items()))


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] in ("-h", "--help"):
        print(__doc__.strip())
        sys.exit(0 if len(sys.argv) > 1 else 2)
    main(sys.argv[1:])
