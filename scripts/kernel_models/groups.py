"""Models of the kernels about control: calls, barriers in diverging groups, uneven three-dimensional ranges."""

import math

from .launch import Buffer, Case, Local, pack, random_bits

MASK = 0xFFFFFFFF


def collatz(v):
    steps = 0
    while v != 1 and steps < 200:
        v = 3 * v + 1 & MASK if v & 1 else v >> 1
        steps += 1
    return steps


def calls():
    n = 64
    a = [1 + v % 10000 for v in random_bits(200, n, 32)]
    b = [v % 5000 for v in random_bits(201, n, 32)]
    a[:4], b[:4] = [4, 12, 6, 5040], [0, 18, 0, 1]
    out = []
    for item, (p, q) in enumerate(zip(a, b)):
        result = 0
        if p & 4:
            g = math.gcd(p, q)
            result = collatz(g) + 1000 if g > 2 else g + collatz(p & 255 | 1)
        elif q & 1:
            result = math.gcd(p, 5040)
        for k in range(item & 3):
            result += collatz(q % 97 + k + 1)
        out.append(result)
    return Case("calls", "Functions called from functions, under divergence.", [n], [32], [
        Buffer("a", pack("u32", a)), Buffer("b", pack("u32", b)), Buffer("out", expect=pack("u32", out)),
    ])


def group_phases():
    n, local = 230, 50
    values = random_bits(210, n, 32)
    out = list(values)
    functions = [[0] * n for _ in range(5)]
    for group, first in enumerate(range(0, n, local)):
        size = min(local, n - first)
        items = range(size)
        v = out[first:first + size]
        for round_ in range(4):
            for item in items:
                for _ in range((item // 8 * 7 + round_ * 13 + group * 5) % 23):
                    v[item] = v[item] * 1664525 + 1013904223 & MASK
            words = list(v)
            if (group + round_) & 1:
                v = [v[item] ^ words[(item + 17) % size] for item in items]
                words = [words[item] + v[item] & MASK if item < size // 2 else words[item] for item in items]
                v = [v[item] + words[size - 1 - item] & MASK for item in items]
            else:
                v = [v[item] + words[item * 5 % size] & MASK for item in items]
        out[first:first + size] = v
        s = [value >> 16 for value in v]
        verdict = any(value > 64500 for value in s) + 2 * all(value > 1000 for value in s)
        for item in items:
            results = [sum(s), sum(s[: item + 1]), max(s[:item], default=-(1 << 31)), s[3], verdict]
            for row, result in zip(functions, results):
                row[first + item] = result
    return Case("group_phases", "Barriers reached on different ways, work-group functions; the last group is smaller.", [n], [local], [
        Buffer("in", pack("u32", values)), Buffer("out", expect=pack("u32", out)),
        Buffer("functions", expect=pack("i32", sum(functions, []))), Local(4 * local),
    ], options="-cl-std=CL2.0")


def uneven_3d():
    size, local, offset = [11, 7, 5], [4, 3, 2], [3, 5, 7]
    groups = [-(-whole // part) for whole, part in zip(size, local)]
    ids, sizes, order = [], [], []
    for z in range(size[2]):
        for y in range(size[1]):
            for x in range(size[0]):
                at = [x, y, z]
                group = [p // part for p, part in zip(at, local)]
                extent = [min(part, whole - g * part) for whole, part, g in zip(size, local, group)]
                inside = [p - g * part for p, g, part in zip(at, group, local)]
                label = group[0] + group[1] * 8 + group[2] * 64
                gx, gy, gz = (p + o for p, o in zip(at, offset))
                ids.append(gx | gy << 8 | gz << 16 | label << 24)
                nibbles = [*extent, *local, groups[0], 3]
                sizes.append(sum(value << 4 * k for k, value in enumerate(nibbles)))
                in_group = (inside[2] * extent[1] + inside[1]) * extent[0] + inside[0]
                order.append(in_group << 16 | len(order))
    return Case("uneven_3d", "Smaller last groups on every axis of a range with an offset.", size, local, [
        Buffer("ids", expect=pack("u32", ids)), Buffer("sizes", expect=pack("u32", sizes)),
        Buffer("order", expect=pack("u32", order)),
    ], offset=offset, options="-cl-std=CL2.0")


CASES = [calls, group_phases, uneven_3d]
