"""Numbers of an exported C header, by name."""

import re

DEFINE = re.compile(r"#define (\w+)(\(n\))? \(?(0x[0-9a-f]+|[0-9]+)u")


def numbers(path, prefix):
    """Names without the prefix; of `NAME(n)` the value at 0."""
    with open(path) as file:
        found = {name.removeprefix(prefix): int(value, 0) for name, _, value in DEFINE.findall(file.read())}
    assert len(found) > 40, f"{path}: {len(found)} numbers, expected the registers"
    return found
