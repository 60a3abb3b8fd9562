#!/usr/bin/python3
"""Regenerates the workload set: inputs, expected outputs, launch.toml,
kernel.bin and workload-set.md, from the kernel.cl files and the models below.

usage: gen.py [kernel ...]      (needs ocloc, iga64, numpy; pyopencl + PoCL for
                                 the second opinion)
"""
import math, struct, sys, zlib
sys.dont_write_bytecode = True
from fractions import Fraction
import numpy as np
from corpuslib import *

F, D, H = np.float32, np.float64, np.float16
M32, M64 = 0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF


def rng(seed):
    return np.random.RandomState(seed)


def s32(u):
    u &= M32
    return u - (1 << 32) if u >> 31 else u


def s64(u):
    u &= M64
    return u - (1 << 64) if u >> 63 else u


# ---------------------------------------------------------------------- saxpy
def saxpy():
    r = rng(1)
    n = 1024
    x = (r.standard_normal(n) * 2.0 ** r.randint(-20, 20, n)).astype(F)
    y = (r.standard_normal(n) * 2.0 ** r.randint(-20, 20, n)).astype(F)
    a = F(-1.2345678)
    sp = [(np.inf, 1), (1, np.inf), (-np.inf, 3), (0.0, 0.0), (-0.0, 0.0), (0.0, -0.0), (-0.0, -0.0),
          (1e-45, 0), (-1e-45, 0), (1.1754942e-38, 0), (1e-40, 1e-40), (3e38, 0), (-3e38, 0),
          (3e38, 3.4e38), (1.17549435e-38, 1.4e-45), (2.0 ** -126, 2.0 ** -127), (2 ** 24, 1), (1, 2 ** 24)]
    for i, (p, q) in enumerate(sp):
        x[i], y[i] = p, q
    # products that cancel to the rounding error of the product
    for i in range(20, 60):
        y[i] = -(a * x[i])
    e = fma32(a, x, y)
    assert not np.isnan(e).any()
    return Case("saxpy", "saxpy", [n, 1, 1], [64, 1, 1],
                [Buf("x", x), Buf("y", y, expect=e), Scalar("f32", a)],
                comment=["One fused rounding per element: defined to the last bit."],
                stresses="bring-up: 1D ids, loads, one mad, stores; infinities, denormals, -0, cancellation, overflow")


# ----------------------------------------------------------------- vadd_types
VADD_HALF = """
#define P(t) __global t *
__kernel void vadd_types(P(char) a, P(char) b, P(char) c, P(char) d, P(char) e, P(char) f, P(char) g, P(char) h, P(char) i,
                         P(char) j, P(char) k, P(char) l, P(ushort) ah, P(ushort) bh, P(ushort) ch,
                         P(char) m, P(char) n, P(char) o, P(char) p, P(char) q, P(char) r)
{
    size_t x = get_global_id(0);
    ushort u = ah[x], v = bh[x], w;
    __private half *pu = (__private half *)&u, *pv = (__private half *)&v, *pw = (__private half *)&w;
    vstore_half_rte(vload_half(0, pu) + vload_half(0, pv), 0, pw);
    ch[x] = w;
}
"""


def vadd_types():
    r = rng(2)
    n, g = 1000, 24
    args = []

    def add(tag, a, b, e, dt):
        A, B = filled(a, dt, g), filled(b, dt, g)
        args.extend([Buf("a_" + tag, A), Buf("b_" + tag, B),
                     Buf("c_" + tag, poison(n, dt, g), expect=filled(e, dt, g),
                         pocl=(tag != "half"))])
    for tag, dt in (("char", np.int8), ("short", np.int16), ("int", np.int32), ("long", np.int64)):
        ii = np.iinfo(dt)
        ud = np.dtype(dt.__name__.replace("int", "uint"))
        a = np.frombuffer(r.bytes(n * ud.itemsize), ud).copy()
        b = np.frombuffer(r.bytes(n * ud.itemsize), ud).copy()
        ext = np.array([ii.min, ii.max, -1, 0, 1, ii.min + 1], dt).view(ud)
        k = 0
        for p in ext:
            for q in ext:
                a[k], b[k] = p, q
                k += 1
        with np.errstate(all="ignore"):
            e = (a + b).astype(ud)
        add(tag, a.view(dt), b.view(dt), e.view(dt), dt)
    for tag, dt in (("half", H), ("float", F), ("double", D)):
        fi = np.finfo(dt)
        span = {H: 8, F: 30, D: 200}[dt]
        a = (r.standard_normal(n) * 2.0 ** r.randint(-span, span, n)).astype(dt)
        b = (r.standard_normal(n) * 2.0 ** r.randint(-span, span, n)).astype(dt)
        tiny, den = fi.tiny, np.nextafter(dt(0), dt(1))
        ext = np.array([0.0, -0.0, den, -den, tiny, -tiny, tiny - den, 1.0, -1.0, fi.max, -fi.max, fi.eps, np.inf], dt)
        k = 0
        for p in ext:
            for q in ext:
                a[k], b[k] = p, q
                k += 1
        with np.errstate(all="ignore"):
            e = a + b
        assert not np.isnan(e).any()
        add(tag, a, b, e, dt)
    return Case("vadd_types", "vadd_types", [n, 1, 1], [64, 1, 1], args, options="-cl-std=CL2.0",
                pocl_options="-DNO_HALF", pocl_local=[40, 1, 1], pocl_alt=(VADD_HALF, ["c_half"]),
                comment=["1000 work-items in groups of 64: the sixteenth group has 40 (OpenCL 2.0 non-uniform",
                         "work-group), so its last thread runs with channels off.  Elements 1000..1023 of each",
                         "output hold a pattern that must survive.  Integer sums wrap; float sums are one rounding."],
                stresses="every scalar type (8/16/32/64-bit int, half, float, double), 21 buffers, non-uniform last work-group, guard elements")


# ----------------------------------------------------------------- mandelbrot
def mandel(simd):
    w, h, maxit = 60, 48, 96
    x0, y0, st = F(-2.1), F(-1.2), F(0.05)
    px, py = np.meshgrid(np.arange(w), np.arange(h))
    cr = (x0 + px.astype(F) * st).astype(F)
    ci = (y0 + py.astype(F) * st).astype(F)
    zr = np.zeros((h, w), F)
    zi = np.zeros((h, w), F)
    m = np.zeros((h, w), F)
    it = np.zeros((h, w), np.uint32)
    live = np.ones((h, w), bool)
    for _ in range(maxit):
        rr, ii = zr * zr, zi * zi
        m = np.where(live, rr + ii, m)
        live &= ~(m > 4)
        t = zr * zi
        nzi, nzr = t + t + ci, rr - ii + cr
        zi = np.where(live, nzi, zi)
        zr = np.where(live, nzr, zr)
        it += live.astype(np.uint32)
    name = "mandelbrot_simd%d" % simd
    return Case(name, "mandel_s%d" % simd, [w, h, 1], [12, 4, 1],
                [Buf("iters", poison(w * h, np.uint32), expect=filled(it, np.uint32)),
                 Buf("mag", poison(w * h, F), expect=filled(m, F)),
                 Scalar("f32", x0), Scalar("f32", y0), Scalar("f32", st), Scalar("u32", maxit)],
                comment=["Uncontracted IEEE operations only: defined to the last bit.  kernel.bin holds three kernels;",
                         "this launch runs the one compiled for sub-groups of %d.  Groups of 12x4 = 48 work-items." % simd],
                stresses="SIMD%d variant of one kernel, 2D ids, divergent while/break, %s; three kernels in one program"
                % (simd, "half-empty last thread" if simd == 32 else "full threads"))


# ---------------------------------------------------------------------- nbody
def nbody():
    r = rng(4)
    n = 512
    pos = np.concatenate([r.uniform(-1, 1, (n, 3)), r.uniform(0.1, 1.0, (n, 1))], 1).astype(F)
    vel = np.concatenate([r.uniform(-.1, .1, (n, 3)), r.uniform(0, 1, (n, 1))], 1).astype(F)
    dt, eps2 = F(0.0005), F(0.01)

    def run(T, wob=None):
        p, v = pos.astype(T), vel.astype(T)
        acc = np.zeros((n, 3), T)
        for j in range(n):
            d = p[j, :3] - p[:, :3]
            d2 = d[:, 0] * d[:, 0] + (d[:, 1] * d[:, 1] + (d[:, 2] * d[:, 2] + T(eps2)))
            inv = (1 / np.sqrt(d2.astype(D))).astype(T)
            if wob is not None:
                inv = inv * (1 + wob.choice([-1, 1], n) * 4 * 2.0 ** -23).astype(T)
            acc += d * (p[j, 3] * inv * inv * inv)[:, None]
        v2 = v.copy()
        v2[:, :3] += acc * T(dt)
        p2 = p.copy()
        p2[:, :3] += v2[:, :3] * T(dt)
        return p2, v2, acc
    p2, v2, acc = run(D)
    # how far a float evaluation with rsqrt off by 4 ulp in random directions gets
    q2, w2, _ = run(F, rng(40))
    ev, ep = np.abs(w2 - v2).max(), np.abs(q2 - p2).max()
    tv, tp = 1e-6, 2e-7
    assert ev * 5 < tv and ep * 5 < tp, (ev, ep)
    return Case("nbody", "nbody", [n, 1, 1], [64, 1, 1],
                [Buf("pos", pos), Buf("vel", vel),
                 Buf("pos_out", nbytes=n * 16, expect=p2.astype(F).reshape(-1), compare=absd("f32", tp),
                     note="native_rsqrt has no defined accuracy; bound = at least 5x what float with rsqrt off by 4 ulp shows"),
                 Buf("vel_out", nbytes=n * 16, expect=v2.astype(F).reshape(-1), compare=absd("f32", tv)),
                 Local(64 * 16), Scalar("u32", n), Scalar("f32", dt), Scalar("f32", eps2)],
                comment=["Expected values computed in double from the float inputs."],
                stresses="__local pointer argument, barrier in a loop, float4 (xyzw) messages, math.rsqt, uniform inner loop")


# ---------------------------------------------------------------- sgemm_tiled
def gemm(A, B, C=None):
    acc = np.zeros((A.shape[0], B.shape[1]), F) if C is None else C.copy()
    for k in range(A.shape[1]):
        acc = fma32(A[:, k][:, None], B[k][None, :], acc)
    return acc


def sgemm_tiled():
    r = rng(5)
    m, n, k = 48, 80, 64
    A = r.standard_normal((m, k)).astype(F)
    B = r.standard_normal((k, n)).astype(F)
    return Case("sgemm_tiled", "sgemm_tiled", [n, m, 1], [16, 16, 1],
                [Buf("A", A), Buf("B", B), Buf("C", nbytes=m * n * 4, expect=gemm(A, B).reshape(-1)),
                 Scalar("i32", m), Scalar("i32", n), Scalar("i32", k)],
                comment=["fma chain with k running upwards: defined to the last bit."],
                stresses="static local memory tiles, two barriers per step, 2D groups of 256, mad")


NAIVE_GEMM = """
__kernel void %s(__global const float *A, __global const float *B, __global float *C, int N, int K)
{
    int id = get_global_id(1) * get_global_size(0) + get_global_id(0);
    for (int e = id; e < N * N; e += get_global_size(0) * get_global_size(1)) {
        float s = 0.0f;
        for (int k = 0; k < K; ++k)
            s = fma(A[e / N * K + k], B[k * N + e %% N], s);
        C[e] = s;
    }
}
"""


def sgemm_subgroup():
    r = rng(6)
    n = 128
    A = r.standard_normal((n, n)).astype(F)
    B = r.standard_normal((n, n)).astype(F)
    return Case("sgemm_subgroup", "sgemm_subgroup", [n // 2, n // 16, 1], [16, 4, 1],
                [Buf("A", A), Buf("B", B), Buf("C", nbytes=n * n * 4, expect=gemm(A, B).reshape(-1)),
                 Scalar("i32", n), Scalar("i32", n)],
                comment=["fma chain with k running upwards: defined to the last bit.  Peak-rate inner loop:",
                         "512 mad(16) per 16 steps of k."],
                pocl=False, pocl_alt=(NAIVE_GEMM % "sgemm_subgroup", ["C"]),
                stresses="peak-rate SGEMM 128x128x128: block reads/writes, constant-lane shuffles, register-resident 16x32 tile; output is exactly 64 KiB")


# ---------------------------------------------------------------- reduce_scan
def reduce_scan():
    r = rng(7)
    n, g, sg = 4096, 256, 16
    v = np.frombuffer(r.bytes(n * 4), np.uint32).copy()
    v[::5] &= 0xFF
    v[0:8] = [0, M32, 0x80000000, 0x7FFFFFFF, 1, M32, 0, 0x80000000]
    f = (r.standard_normal(n) * 2.0 ** r.randint(-12, 12, n)).astype(F)
    t = f.reshape(-1, g).copy()
    s = g // 2
    while s:
        t = t[:, :s] + t[:, s:2 * s]
        s //= 2
    sc = np.cumsum(v.reshape(-1, g), axis=1, dtype=np.uint32)
    V = v.reshape(-1, sg)
    red = np.repeat(V.sum(1, dtype=np.uint32), sg)
    exc = (np.cumsum(V, axis=1, dtype=np.uint32) - V).reshape(-1)
    mn = np.repeat(V.view(np.int32).min(1), sg).view(np.uint32)
    lane = np.arange(sg)
    xo = V[:, lane ^ 5].reshape(-1)
    sh = V[:, (lane * 7 + 3) & 15].reshape(-1)
    bc = np.repeat(V[:, 9], sg)
    bal = np.repeat(((V & 1) << lane.astype(np.uint32)).sum(1).astype(np.uint32), sg)
    sgo = np.concatenate([red, exc, mn, xo, sh, bc, bal]).astype(np.uint32)
    return Case("reduce_scan", "reduce_scan", [n, 1, 1], [g, 1, 1],
                [Buf("in", v), Buf("fin", f),
                 Buf("scan_out", nbytes=4 * n, expect=sc.reshape(-1)),
                 Buf("fsum", nbytes=4 * n // g, expect=t.reshape(-1)),
                 Buf("umax", nbytes=4 * n // g, expect=v.reshape(-1, g).max(1)),
                 Buf("sg_out", poison(7 * n, np.uint32), expect=sgo)],
                pocl_options="-DNO_SUBGROUPS",
                comment=["The float sum is a tree with a fixed shape: defined to the last bit.",
                         "Sub-groups are 16 consecutive work-items of the group."],
                stresses="tree reduction and double-buffered scan in local memory (17 barriers), if/endif, sub-group reduce/scan/shuffle/broadcast/ballot; 112 KiB of sub-group output")


# --------------------------------------------------------------- bitonic_sort
def bitonic_sort():
    r = rng(8)
    groups, n = 8, 256
    k = np.frombuffer(r.bytes(groups * n * 4), np.int32).copy().reshape(groups, n)
    k[2] = k[2] % 7                       # many equal keys
    k[3] = -(k[3] & 3)
    k[4, :6] = [-2 ** 31, 2 ** 31 - 1, 0, -1, 1, -2 ** 31]
    v = np.stack([r.permutation(n) * 256 + 7 for _ in range(groups)]).astype(np.uint16)
    ko, vo = k.copy(), v.copy()
    for g in range(groups):
        o = sorted(range(n), key=lambda i: (int(k[g, i]), int(v[g, i])), reverse=bool(g & 1))
        ko[g], vo[g] = k[g, o], v[g, o]
    return Case("bitonic_sort", "bitonic_sort", [groups * n // 2, 1, 1], [n // 2, 1, 1],
                [Buf("key_in", k), Buf("val_in", v), Buf("key_out", nbytes=k.nbytes, expect=ko.reshape(-1)),
                 Buf("val_out", nbytes=v.nbytes, expect=vo.reshape(-1)), Local(n * 4), Local(n * 2)],
                options="-cl-intel-greater-than-4GB-buffer-required",
                stresses="buffers through 64-bit stateless addresses (a64 messages), two __local pointer arguments (int, ushort), 36 barrier steps, compare/exchange under divergence, 16-bit local accesses")


# ---------------------------------------------------------- histogram_atomics
def histogram_atomics():
    r = rng(9)
    n, per = 2048, 8
    data = np.minimum(np.abs(r.standard_normal(n * per) * 60), 255).astype(np.uint8)
    data[::3] = 17                        # heavy contention on one bin
    vals = np.frombuffer(r.bytes(n * 4), np.int32).copy()
    vals[:5] = [0, -1, 1, 2 ** 30, -2 ** 30]
    u = vals.view(np.uint32).astype(object)
    sv = vals.astype(object)
    init = [5, 100, 7, 1000, 2 ** 31 - 1, -2 ** 31, M32, 0, M32, 0, 0x12345678, 3, 0, 11]
    S = list(init)
    S[0] += sum(sv)
    S[1] -= sum(sv)
    S[2] += n
    S[3] -= int(sum(x & 1 for x in u))
    S[4] = min([S[4]] + list(sv))
    S[5] = max([S[5]] + list(sv))
    S[6] = min([S[6]] + list(u))
    S[7] = max([S[7]] + list(u))
    for x in u:
        S[8] &= ~(1 << (x & 15))
        S[9] |= 1 << ((x >> 4) & 31)
        S[10] ^= x
    w0 = 0xABCD
    S[11] += w0 + 7 * (n - 1)
    S[12] = struct.unpack("<I", struct.pack("<f", float(sum(x & 255 for x in u))))[0]
    S[13] += n * (n - 1) // 2
    s_in = np.array([x & M32 for x in init], np.uint32)
    s_ex = np.array([int(x) & M32 for x in S], np.uint32)
    cell = np.frombuffer(r.bytes(n * 4), np.uint32).copy()
    return Case("histogram_atomics", "histogram_atomics", [n, 1, 1], [128, 1, 1],
                [Buf("data", data), Scalar("u32", per),
                 Buf("hist", nbytes=1024, expect=np.bincount(data, minlength=256).astype(np.uint32)),
                 Buf("vals", vals), Buf("slots", s_in, expect=s_ex),
                 Buf("tickets", nbytes=4 * n, expect=np.ones(n, np.uint32)),
                 Buf("work", np.array([w0, 0], np.uint32), expect=np.array([7, n], np.uint32)),
                 Buf("cell", cell, expect=vals.view(np.uint32).copy()),
                 Buf("cell_old", poison(n, np.uint32), expect=cell.copy())],
                comment=["The final contents do not depend on the order of the atomics."],
                stresses="local and global atomics of every 32-bit kind with and without return value, same-address contention inside a message, compare-and-swap loop")


# ------------------------------------------------------------------- sobel_u8
def sobel_u8():
    r = rng(10)
    w, h = 96, 70
    y, x = np.mgrid[0:h, 0:w]
    im = (128 + 90 * np.sin(x / 7.0) * np.cos(y / 5.0) + r.randint(-20, 20, (h, w))).clip(0, 255).astype(np.uint8)
    im[20:40, 30:60] = 255
    im[25:35, 40:50] = 0
    p = np.pad(im, 1, mode="edge").astype(np.int32)
    q = [[p[j:j + h, i:i + w] for i in range(3)] for j in range(3)]
    box = (sum(sum(row) for row in q) + 4) // 9
    gx = (q[0][2] + 2 * q[1][2] + q[2][2]) - (q[0][0] + 2 * q[1][0] + q[2][0])
    gy = (q[2][0] + 2 * q[2][1] + q[2][2]) - (q[0][0] + 2 * q[0][1] + q[0][2])
    edge = np.minimum(np.abs(gx) + np.abs(gy), 255)
    return Case("sobel_u8", "sobel_u8", [w, h, 1], [24, 7, 1],
                [Buf("im", im), Buf("box", poison(w * h, np.uint8), expect=filled(box, np.uint8)),
                 Buf("edge", poison(w * h, np.uint8), expect=filled(edge, np.uint8)),
                 Scalar("i32", [w, h])],
                comment=["Groups of 24x7 = 168 work-items: the last thread of each group has channels off."],
                stresses="byte gather/scatter messages, division by a constant (mul/mach), saturation, int2 argument, 168-item groups")


# ---------------------------------------------------------------- fft_radix2
def fft_radix2():
    r = rng(11)
    n, batch = 256, 8
    z = (r.uniform(-1, 1, (batch, n)) + 1j * r.uniform(-1, 1, (batch, n)))
    z[1] = 0
    z[1, 3] = 1                            # impulse
    z[2] = 0.125 * np.exp(2j * np.pi * 5 * np.arange(n) / n)     # one tone
    inp = np.stack([z.real, z.imag], -1).astype(F)
    zz = inp[..., 0].astype(D) + 1j * inp[..., 1].astype(D)
    X = np.fft.fft(zz, axis=1)
    out = np.stack([X.real, X.imag], -1).astype(F).reshape(-1)
    top = np.abs(X).max()
    # worst case: every stage's relative error (twiddle, plus 2 roundings) lands on the largest bin
    bp = 8 * (4 * 2.0 ** -24 * math.sqrt(2) + 2 * 2.0 ** -24) * top
    bn = 8 * (3e-5 * math.sqrt(2) + 2 * 2.0 ** -24) * top
    assert bp < 2e-4 and bn < 2e-2, (top, bp, bn)
    return Case("fft_radix2", "fft_radix2", [batch * n // 2, 1, 1], [n // 2, 1, 1],
                [Buf("in", inp),
                 Buf("out", nbytes=out.nbytes, expect=out, compare=absd("f32", 2e-4),
                     note=["sin/cos may be off by 4 ulp (OpenCL): 8 stages of that plus two roundings each, all landing on the",
                           "largest bin (modulus %.0f), stay under this bound" % top]),
                 Buf("out_native", nbytes=out.nbytes, expect=out, compare=absd("f32", 2e-2),
                     note=["native_sin/native_cos have no defined accuracy; the Gen math unit is known to overshoot by up to",
                           "3e-5 (graphics drivers scale by 0.99997 for it): the same sum with 3e-5 stays under this bound"])],
                comment=["Expected values: double-precision FFT of the float inputs."],
                stresses="precise sin/cos (long argument-reduction path, 64-bit integer steps) and math.sin/math.cos, local memory with xy messages, pointer swap")


# ------------------------------------------------------------------- int_arith
def int_arith():
    r = rng(12)
    n = 1024
    ext = [0, 1, 2, 3, 7, 10, 0x7F, 0x80, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFF, 0x10000, 0x7FFFFFFF,
           0x80000000, 0x80000001, 0xFFFFFFFE, 0xFFFFFFFF, 0x55555555]
    pairs = [(a, b) for a in ext for b in ext if b and not (a == 0x80000000 and b == M32)]
    pairs = pairs[:512] if len(pairs) > 512 else pairs
    while len(pairs) < n:
        a = int(r.randint(0, 1 << 32, dtype=np.uint64)) >> int(r.randint(0, 32))
        b = int(r.randint(0, 1 << 32, dtype=np.uint64)) >> int(r.randint(0, 32))
        if b:
            if r.randint(0, 4) == 0:
                b = (-b) & M32
            if r.randint(0, 4) == 0:
                a = (-a) & M32
            if not (a == 0x80000000 and b == M32):
                pairs.append((a, b))
    e64 = [0, 1, 2, 0xFFFFFFFF, 0x100000000, 0x7FFFFFFFFFFFFFFF, 0x8000000000000000, M64, M64 - 1,
           0x0123456789ABCDEF, 0x8000000080000000, 0xFFFFFFFF00000000]
    q64 = [(a, b) for a in e64 for b in e64]
    while len(q64) < n:
        q64.append((int.from_bytes(r.bytes(8), "little") >> int(r.randint(0, 64)),
                    int.from_bytes(r.bytes(8), "little") >> int(r.randint(0, 64))))

    def tdiv(a, b):
        q = abs(a) // abs(b)
        q = q if (a < 0) == (b < 0) else -q
        return q, a - q * b

    def rot(x, k, w):
        k %= w
        m = (1 << w) - 1
        return ((x << k) | (x >> (w - k))) & m if k else x & m

    def clz(x, w):
        return w - x.bit_length()

    def pop(x):
        return bin(x).count("1")

    def sat(x, lo, hi):
        return max(lo, min(hi, x))

    def sx(x, w):
        x &= (1 << w) - 1
        return x - (1 << w) if x >> (w - 1) else x
    I0, I1 = -2 ** 31, 2 ** 31 - 1
    o = np.zeros((24, n), np.uint32)
    W = np.zeros((10, n), np.uint64)
    for i, (a, b) in enumerate(pairs):
        x, y = s32(a), s32(b)
        R = [a // b, a % b] + list(tdiv(x, y))
        ha, hb = a & 0xFFFF, (b | 1) & 0xFFFF
        R.append((ha // hb) | ((ha % hb) << 16))
        q, m = tdiv(sx(a >> 8, 8), sx((b >> 8) | 1, 8))
        R.append((q & M32) ^ ((m & M32) << 16))
        R.append(a // 7 + tdiv(x, 10)[0] + a % 641)
        R.append(pop(a) | (clz(a, 32) << 8) | (clz(a & 0xFFFF, 16) << 16) | (pop(b & 0xFF) << 24))
        R.append(rot(a, b, 32))
        R.append((a * b) >> 32)
        R.append((x * y) >> 32)
        R.append(sx(a, 24) * sx(b, 24))
        R.append((a & 0xFFFFFF) * (b & 0xFFFFFF) + (a ^ b))
        R.append(((a * b) >> 32) + b)
        R.append(((a + b) >> 1) ^ ((a + b + 1) >> 1))
        R.append(((x + y) >> 1) ^ ((x + y + 1) >> 1))
        R.append(abs(x - y) + abs(a - b) + abs(x))
        R.append(sat(a + b, 0, M32) ^ sat(a - b, 0, M32))
        R.append(sat(x + y, I0, I1) ^ sat(x - y, I0, I1))
        R.append(sat(x * y + x, I0, I1))
        R.append((sat(sx(a, 8) + sx(b, 8), -128, 127) & 0xFF)
                 | ((sat(sx(a, 16) - sx(b, 16), -32768, 32767) & 0xFFFF) << 8))
        R.append(sat(x, -1000000, 123456789) + ((a & ~0x0FF00FF0) | (b & 0x0FF00FF0)))
        k = b & 31
        R.append(((a << k) & M32) ^ (a >> k) ^ ((x >> k) & M32))
        R.append(rot(a & 0xFFFF, b & 0xFFFF, 16) | (rot(a & 0xFF, 5, 8) << 16))
        o[:, i] = [v & M32 for v in R]
        p, q = q64[i]
        sp, sq = s64(p), s64(q)
        k = q & 63
        T = [p + q, p - q, p * q, ((p << k) & M64) ^ (p >> k), sp >> k, (p * q) >> 64, (sp * sq) >> 64,
             int(p < q) | (int(sp < sq) << 1) | (int(p == q) << 2) | (int(sp >= sq) << 3) | (pop(p) << 8) | (clz(p, 64) << 16),
             rot(p, q, 64) ^ (max(sp, sq) & M64) ^ min(p, q),
             a * b + x * y + ((p & ~q) | (q ^ 0x0123456789ABCDEF))]
        W[:, i] = [v & M64 for v in T]
    A, B = (np.array([p[j] for p in pairs], np.uint32) for j in (0, 1))
    P, Q = (np.array([p[j] for p in q64], np.uint64) for j in (0, 1))
    return Case("int_arith", "int_arith", [n, 1, 1], [64, 1, 1],
                [Buf("a", A), Buf("b", B), Buf("p", P), Buf("q", Q),
                 Buf("o32", nbytes=o.nbytes, expect=o.reshape(-1)),
                 Buf("o64", nbytes=W.nbytes, expect=W.reshape(-1))],
                comment=["Expected values from unbounded Python integers.  No division by 0, no INT_MIN / -1."],
                stresses="math.iqot/irem, mul/mach/acc, 64-bit add/mul/shift/compare, lzd/cbit, saturating ops, 8/16-bit ops; > 64 KiB of output")


# ------------------------------------------------------------------ cr_convert
def specials32():
    v = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 1.4e-45, -1.4e-45, 1.1754942e-38, 1.17549435e-38,
         -1.17549435e-38, 3.4028235e38, -3.4028235e38, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 127.4, 127.5, 127.50001, 128.0,
         -128.5, -128.6, -129.0, 254.5, 255.5, 256.0, 32767.4, 32767.5, -32768.5, 65535.5, 8388607.5, 8388608.0,
         16777215.0, 16777216.0, 2147483520.0, 2147483648.0, -2147483648.0, -2147483904.0, 4294967040.0, 4294967296.0,
         9.223371e18, 9.223372e18, -9.223372e18, 1.8446743e19, 1.8446744e19, 0.99999994, 1.0000001, 0.49999997, 3.0, 1 / 3.0]
    return np.array(v, F)


def conv_sat(x, lo, hi, mode):
    """float -> integer with saturation; NaN gives 0."""
    x = float(x)
    if math.isnan(x):
        return 0
    if math.isinf(x):
        return hi if x > 0 else lo
    f = Fraction(x)
    fl = f.numerator // f.denominator
    rem = f - fl
    if mode == "rtn":
        r = fl
    elif mode == "rtp":
        r = fl + (1 if rem else 0)
    elif mode == "rtz":
        r = fl + (1 if rem and f < 0 else 0)
    else:
        r = fl + (1 if rem > Fraction(1, 2) or (rem == Fraction(1, 2) and fl & 1) else 0)
    return max(lo, min(hi, r))


def fbits(x):
    return struct.unpack("<I", struct.pack("<f", x))[0]


def cr_convert():
    r = rng(13)
    n = 1024
    sp = specials32()
    k = len(sp)
    x = (r.standard_normal(n) * 2.0 ** r.randint(-40, 40, n)).astype(F)
    y = (r.standard_normal(n) * 2.0 ** r.randint(-40, 40, n)).astype(F)
    x[:k], y[:k] = sp, 1.0
    y[k:2 * k], x[k:2 * k] = sp, 3.0
    x[2 * k:3 * k], y[2 * k:3 * k] = sp, sp[::-1]
    x[3 * k:4 * k], y[3 * k:4 * k] = sp, np.roll(sp, 5)
    # quotients and roots close to halfway, quotients around the denormal border
    x[300:400] = (r.randint(1 << 23, 1 << 24, 100)).astype(F)
    y[300:400] = (r.randint(1 << 23, 1 << 24, 100)).astype(F)
    x[400:450] = (r.uniform(1, 2, 50) * 2.0 ** -120).astype(F)
    y[400:450] = (r.uniform(1, 2, 50) * 2.0 ** r.randint(0, 12, 50)).astype(F)
    x[450:480] = np.frombuffer(r.randint(1, 1 << 23, 30).astype(np.uint32).tobytes(), F)   # denormals
    y[480:510] = np.frombuffer(r.randint(1, 1 << 23, 30).astype(np.uint32).tobytes(), F)
    x[510:700] = (r.uniform(-400, 400, 190)).astype(F)
    x[700:800] = (r.randint(-600, 600, 100) * 0.5).astype(F)
    y[800:900] = (r.uniform(0, 2 ** 32, 100)).astype(F)
    iv = np.frombuffer(r.bytes(4 * n), np.int32).copy() >> r.randint(0, 31, n).astype(np.int32)
    iv[:8] = [0, -1, 2 ** 31 - 1, -2 ** 31, 16777217, -16777217, 33554431, 2147483583]
    lv = np.frombuffer(r.bytes(8 * n), np.int64).copy() >> r.randint(0, 63, n).astype(np.int64)
    lv[:10] = [0, -1, 2 ** 63 - 1, -2 ** 63, 2 ** 24 + 1, 2 ** 31, -2 ** 31 - 1, 2 ** 31 - 1, -2 ** 31, (1 << 62) + (1 << 38)]
    one = F(1)
    with np.errstate(all="ignore"):
        fo = np.stack([canon_bits(x / y), canon_bits(np.sqrt(x)), canon_bits(one / y),
                       canon_bits(np.sqrt(np.abs(y)) / x), canon_bits(fma32(x, y, F(-1))),
                       canon_bits(np.rint(x)) ^ canon_bits(np.floor(y)),
                       canon_bits(np.trunc(x)) ^ canon_bits(np.ceil(y))])
    I = {"i8": (-128, 127), "u8": (0, 255), "i16": (-32768, 32767), "u16": (0, 65535), "i32": (-2 ** 31, 2 ** 31 - 1),
         "u32": (0, M32), "i64": (-2 ** 63, 2 ** 63 - 1), "u64": (0, M64)}

    def cv(src, t, mode, mask):
        return np.array([conv_sat(v, *I[t], mode) & mask for v in src], dtype=np.uint64)

    def rf(src, mode):
        return np.array([fbits(round_fraction(Fraction(int(v)), "f", mode)) for v in src], np.uint32)
    co = [cv(x, "i8", "rte", 0xFF), cv(x, "u8", "rtp", 0xFF), cv(x, "i16", "rtn", 0xFFFF), cv(x, "u16", "rtz", 0xFFFF),
          cv(x, "i32", "rte", M32), cv(x, "i32", "rtn", M32), cv(x, "u32", "rtp", M32), cv(y, "u32", "rtz", M32),
          np.array([(max(-128, min(127, int(v))) & 0xFF) | (max(0, min(65535, int(v))) << 8) for v in iv]),
          rf(iv, "rte"), rf(iv, "rtz"), rf(iv, "rtp"), rf(iv.view(np.uint32), "rtn"), rf(lv, "rte"),
          np.array([max(-2 ** 31, min(2 ** 31 - 1, int(v))) & M32 for v in lv])]
    co = np.stack([np.asarray(c).astype(np.uint32) for c in co])
    lo = np.stack([cv(x, "i64", "rte", M64), cv(y, "u64", "rtz", M64)]).view(np.int64)
    return Case("cr_convert", "cr_convert", [n, 1, 1], [128, 1, 1],
                [Buf("x", x), Buf("y", y), Buf("iv", iv), Buf("lv", lv),
                 Buf("fo", poison(fo.size, np.uint32), expect=fo.reshape(-1)),
                 Buf("co", poison(co.size, np.uint32), expect=co.reshape(-1)),
                 Buf("lo", poison(lo.size, np.int64), expect=lo.reshape(-1))],
                options="-cl-fp32-correctly-rounded-divide-sqrt",
                comment=["Every operation is correctly rounded or exact.  NaN results are stored as 0x7fc00000."],
                stresses="IEEE divide and square root (math.invm/rsqtm, madm), rounding instructions, rounding-mode switches through cr0, saturating conversions, 64-bit conversions; NaN, infinities, denormals")


# ------------------------------------------------------------------- fp64_half
# half arithmetic restated: exact or sticky in double, one rounding to half
HALF_BY_DOUBLE = """
#pragma OPENCL FP_CONTRACT OFF
ushort put(double d)
{
    ushort u;
    vstore_half_rte(d, 0, (__private half *)&u);
    return ((u & 0x7fff) > 0x7c00) ? (ushort)0x7e00 : u;
}
double get(ushort u) { return (double)vload_half(0, (__private half *)&u); }

__kernel void fp64_half(__global const double *x, __global const double *y, __constant double *coef, int degree, double bias,
                        __global const ushort *hx, __global const ushort *hy, __global ulong *dout, __global ushort *hout)
{
    uint i = get_global_id(0), n = get_global_size(0);
    double u = get(hx[i]), v = get(hy[i]);
    hout[0 * n + i] = put(u + v);
    hout[1 * n + i] = put(u * v);
    hout[2 * n + i] = put(u * v + 0.5);
    hout[3 * n + i] = put(u - get(put(1.5 * v)));
    hout[4 * n + i] = put((double)((float)u * 0.3333f));
    hout[5 * n + i] = (ushort)((u < v) | ((u >= v) << 1) | ((u != v) << 2));
}
"""


def fp64_half():
    r = rng(14)
    n = 1024
    deg = 12
    coef = np.array([(-1.0) ** k / math.factorial(k) * (1 + 0.01 * k) for k in range(deg + 1)], D)
    bias = 1.0e-3
    sp = np.array([0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 5e-324, -5e-324, 2.225073858507201e-308,
                   2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0.1, 3.0, 1e-40, 1e-46, 3.5e38,
                   3.4028235e38, 1e300, 1e-300, 2.0, 0.5, 9007199254740993.0], D)
    k = len(sp)
    a = r.uniform(-2, 2, n) * 2.0 ** r.randint(-6, 3, n)
    b = r.standard_normal(n) * 2.0 ** r.randint(-60, 60, n)
    a[:k], b[:k] = sp, 1.5
    b[k:2 * k] = sp
    a[2 * k:3 * k], b[2 * k:3 * k] = sp, sp[::-1]
    a[80:120] = r.uniform(1, 2, 40) * 2.0 ** -1000
    b[80:120] = r.uniform(1, 2, 40) * 2.0 ** r.randint(20, 75, 40)
    poly = np.empty(n, D)
    for i in range(n):
        p = bias
        for j in range(deg, -1, -1):
            p = fma_exact(p, float(a[i]), float(coef[j]), "d")
        poly[i] = p
    with np.errstate(all="ignore"):
        fmn = np.where(np.isnan(a), b, np.where(np.isnan(b), a, np.minimum(a, b)))
        fmx = np.where(np.isnan(a), 2.0, np.maximum(np.abs(a), 2.0))
        dout = [canon_bits(poly), canon_bits(a / b), canon_bits(np.sqrt(a)), canon_bits(a * b - b),
                canon_bits(fmn + fmx), canon_bits(a.astype(F).astype(D)),
                ((a < b).astype(np.uint64) | ((a == b).astype(np.uint64) << np.uint64(1))
                 | (np.isnan(a).astype(np.uint64) << np.uint64(2)) | (np.signbit(b).astype(np.uint64) << np.uint64(3))
                 | ((a != b).astype(np.uint64) << np.uint64(4)))]
    dout = np.stack(dout)
    hs = np.array([0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 5.96e-8, -5.96e-8, 6.1e-5, 6.104e-5, 65504.0, -65504.0,
                   0.333, 2048.0, 2049.0, 0.1], H)
    u = (r.standard_normal(n) * 2.0 ** r.randint(-12, 10, n)).astype(H)
    v = (r.standard_normal(n) * 2.0 ** r.randint(-12, 10, n)).astype(H)
    m = 0
    for p in hs:
        for q in hs:
            u[m], v[m] = p, q
            m += 1
    with np.errstate(all="ignore"):
        f3 = u.astype(F) * F(0.3333)
        # whether the product is rounded to float first or straight to half must not matter
        direct = np.array([float(t) if not np.isfinite(t) or t == 0 else
                           round_fraction(Fraction(float(t)) * Fraction(float(F(0.3333))), "e") for t in u])
        assert np.array_equal(canon_bits(f3.astype(H)), canon_bits(direct.astype(H)))
        fm = np.array([fma_exact(float(p), float(q), 0.5, "e") for p, q in zip(u, v)]).astype(H)
        hout = [canon_bits(u + v), canon_bits(u * v), canon_bits(fm), canon_bits(u - H(1.5) * v), canon_bits(f3.astype(H)),
                ((u < v).astype(np.uint16) | ((u >= v).astype(np.uint16) << 1) | ((u != v).astype(np.uint16) << 2))]
    hout = np.stack([h.astype(np.uint16) for h in hout])
    return Case("fp64_half", "fp64_half", [n, 1, 1], [64, 1, 1],
                [Buf("x", a), Buf("y", b), Buf("coef", coef), Scalar("i32", deg), Scalar("f64", bias),
                 Buf("hx", u.view(np.uint16)), Buf("hy", v.view(np.uint16)),
                 Buf("dout", poison(dout.size, np.uint64), expect=dout.reshape(-1)),
                 Buf("hout", poison(hout.size, np.uint16), expect=hout.reshape(-1), pocl=False)],
                pocl_options="-DNO_HALF", pocl_alt=(HALF_BY_DOUBLE, ["hout"]),
                comment=["Single IEEE roundings in a fixed order; NaN results stored as one bit pattern."],
                stresses="df mad/mul/add, df divide and sqrt macros, df compare and convert, hf add/mul/mad/compare and f<->hf, __constant buffer, double argument; denormals kept")


# ---------------------------------------------------------------- crc_xorshift
def crc_xorshift():
    r = rng(15)
    n = 1024
    text = np.frombuffer(r.bytes(8192), np.uint8).copy()
    ln = r.randint(0, 97, n).astype(np.uint16)
    ln[:4] = [0, 1, 96, 0]
    st = r.randint(0, 8192 - 100, n).astype(np.uint32)
    seed = 0x7EDCBA9876543210             # TOML integers stop at 2^63 - 1
    crc = np.zeros((n, 2), np.uint32)
    rg = np.zeros((n, 4), np.uint32)
    mix = np.zeros(n, np.uint64)
    for i in range(n):
        c = zlib.crc32(text[st[i]:st[i] + ln[i]].tobytes())
        crc[i] = c
        s = [c, c ^ 0x9E3779B9, i, 0x12345678]
        for _ in range(16):
            t = (s[0] ^ (s[0] << 11)) & M32
            w = s[3] ^ (s[3] >> 19) ^ t ^ (t >> 8)
            s = [s[1], s[2], s[3], w & M32]
        rg[i] = s
        z = (seed + i * 0x9E3779B97F4A7C15 + c) & M64
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & M64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & M64
        z ^= z >> 31
        k = c & 63
        mix[i] = ((z << k) | (z >> (64 - k))) & M64 if k else z
    return Case("crc_xorshift", "crc_xorshift", [n, 1, 1], [64, 1, 1],
                [Buf("text", text), Buf("start", st), Buf("len", ln),
                 Buf("crc", nbytes=crc.nbytes, expect=crc.reshape(-1)),
                 Buf("rng", nbytes=rg.nbytes, expect=rg.reshape(-1)),
                 Buf("mix", nbytes=mix.nbytes, expect=mix), Scalar("u64", seed)],
                comment=["CRC-32 expectations come from zlib."],
                stresses="program-scope __constant table (constant surface with initial data), byte loads, divergent trip counts, 64-bit multiply and rotate, ulong argument")


# ------------------------------------------------------------- control_private
def control_private():
    r = rng(16)
    n, limit = 1000, 9
    tag = r.randint(0, 256, n).astype(np.uint8)
    tag[::11] = 255
    tag[40:80] = 255                       # one whole group returns at once
    seed = np.frombuffer(r.bytes(4 * n), np.uint32).copy()
    q = poison(n, np.uint32)
    so = poison(n * 32, np.uint16)
    ma = poison(2 * n, np.uint32)
    qe, se, me = q.copy(), so.copy(), ma.copy()
    NQ = {4: 2, 5: 10, 6: 4, 7: 40}

    def rot(x, k):
        k &= 31
        return ((x << k) | (x >> (32 - k))) & M32 if k else x
    for i in range(n):
        t = int(tag[i])
        if t == 255:
            continue
        qe[i] = min(NQ[4 + (t & 3)], limit)
        s = int(seed[i])
        m = 8 + (t >> 2) % 25
        vals = []
        for _ in range(m):
            s = (s * 1664525 + 1013904223) & M32
            vals.append(s >> 16)
        se[i * 32:i * 32 + m] = sorted(vals)
        acc, steps = s, 0
        for outer in range(12):
            x = (acc ^ (outer * 0x85EBCA6B)) & M32
            stop = False
            while True:
                steps += 1
                c = x & 7
                if c == 0:
                    x = (x * 5 + 1) & M32
                    continue
                if c == 1:
                    x >>= 1
                elif c in (2, 3):
                    if c == 2:
                        x ^= acc >> 3
                    acc = (acc + x) & M32
                    x >>= 2
                elif c == 4:
                    acc = rot(acc, x >> 27)
                    x >>= 3
                elif c == 5:
                    x = x >> 4 if acc & 16 else (x * 3 + 2) & M32
                elif c == 6:
                    stop = acc % 29 == 0
                    x >>= 1
                else:
                    x = 0
                if x == 0 or stop or steps > 400:
                    break
            if steps > 400:
                acc ^= M32
                break
            if stop:
                continue
            acc = ((acc * 0x01000193) & M32) ^ steps
        me[2 * i], me[2 * i + 1] = acc, steps
    return Case("control_private", "control_private", [n, 1, 1], [40, 1, 1],
                [Buf("tag", tag), Buf("seed", seed), Buf("queens", q, expect=qe), Buf("sorted", so, expect=se),
                 Buf("machine", ma, expect=me), Scalar("u32", limit)],
                comment=["25 groups of 40 work-items (the last thread of each has channels off).  Items that return",
                         "early must leave the pattern in their outputs untouched; group 1 returns as a whole."],
                stresses="nested divergent loops, break/continue/switch/fall-through, early return, private arrays both register-indirect (a0, smov) and in scratch memory")


# ------------------------------------------------------------- stencil3d_offset
def stencil3d_offset():
    r = rng(17)
    nx, ny, nz = 32, 22, 14
    g = (r.standard_normal((nz, ny, nx)) * 2.0 ** r.randint(-4, 4, (nz, ny, nx))).astype(F)
    w = [F(v) for v in (0.37, 0.11, -0.093, 0.21)]
    c = g[1:-1, 1:-1, 1:-1]
    with np.errstate(all="ignore"):
        e = w[0] * c
        e = fma32(w[1], g[1:-1, 1:-1, :-2] + g[1:-1, 1:-1, 2:], e)
        e = fma32(w[2], g[1:-1, :-2, 1:-1] + g[1:-1, 2:, 1:-1], e)
        e = fma32(w[3], g[:-2, 1:-1, 1:-1] + g[2:, 1:-1, 1:-1], e)
    out = poison(g.size, F).reshape(g.shape)
    oe = out.copy()
    oe[1:-1, 1:-1, 1:-1] = e
    ids = poison(g.size, np.uint32).reshape(g.shape)
    ie = ids.copy()
    L, G = (10, 5, 3), (30, 20, 12)
    for z in range(G[2]):
        for y in range(G[1]):
            for x in range(G[0]):
                lin = x % L[0] + L[0] * (y % L[1] + L[1] * (z % L[2]))
                grp = x // L[0] + (G[0] // L[0]) * (y // L[1] + (G[1] // L[1]) * (z // L[2]))
                ie[z + 1, y + 1, x + 1] = lin | (grp << 8) | (111 << 16) | (3 << 30)
    return Case("stencil3d_offset", "stencil3d_offset", list(G), list(L),
                [Buf("in", g), Buf("out", out.reshape(-1), expect=oe.reshape(-1)),
                 Buf("ids", ids.reshape(-1), expect=ie.reshape(-1)),
                 Scalar("i32", [nx, ny, nz, 0]), Scalar("f32", [float(v) for v in w])],
                offset=[1, 1, 1],
                comment=["Groups of 10x5x3 = 150 work-items: the last thread has channels off.  Border cells keep their",
                         "pattern.  The first product is an uncontracted multiplication, the rest is explicit fma."],
                stresses="3D NDRange with global offset, int4/float4 arguments, every index-space query, 150-item groups, untouched border")


# ---------------------------------------------------------------- image_sample
def image_sample():
    r = rng(18)
    w, h, n = 32, 16, 1024
    im = r.randint(0, 256, (h, w, 4)).astype(np.uint8)
    im[4:8, 8:16] = [255, 0, 128, 64]
    tex = im.astype(D) / 255.0
    # texel coordinates on odd 1/32nds: never on a texel border, bilinear weights are multiples of 1/32
    tx = (r.randint(-6 * 16, (w + 6) * 16, n) * 2 + 1) / 32.0
    ty = (r.randint(-6 * 16, (h + 6) * 16, n) * 2 + 1) / 32.0
    uv = np.stack([tx / w, ty / h], 1).astype(F)        # exact: w and h are powers of two
    assert np.array_equal(uv[:, 0].astype(D) * w, tx) and np.array_equal(uv[:, 1].astype(D) * h, ty)

    def cl(i, m):
        return np.clip(i, 0, m - 1)
    near = tex[cl(np.floor(ty).astype(int), h), cl(np.floor(tx).astype(int), w)]
    fx, fy = tx - 0.5, ty - 0.5
    i0, j0 = np.floor(fx).astype(int), np.floor(fy).astype(int)
    a, b = (fx - i0)[:, None], (fy - j0)[:, None]

    def T(j, i):
        return tex[cl(j, h), cl(i, w)]
    lin = ((1 - a) * (1 - b) * T(j0, i0) + a * (1 - b) * T(j0, i0 + 1)
           + (1 - a) * b * T(j0 + 1, i0) + a * b * T(j0 + 1, i0 + 1))
    k = np.arange(n)
    pix = T((k // (w + 6)) % (h + 6) - 3, k % (w + 6) - 3)
    unorm = ["unorm8 to float is c/255; the language allows 1.5 ulp"]
    return Case("image_sample", "image_sample", [n, 1, 1], [64, 1, 1],
                [Image("im", im, w, h), Sampler("nearest", "clamp_to_edge", True), Sampler("linear", "clamp_to_edge", True),
                 Buf("uv", uv),
                 Buf("near_out", nbytes=n * 16, expect=near.astype(F).reshape(-1), compare=ulp("f32", 2), note=unorm),
                 Buf("lin_out", nbytes=n * 16, expect=lin.astype(F).reshape(-1), compare=absd("f32", 0.004),
                     note=["weights are multiples of 1/32, exact in 8 fractional bits; 0.004 = 1/256 for the filter's own",
                           "rounding (the language sets no bound for filtered reads)"]),
                 Buf("pix_out", nbytes=n * 16, expect=pix.astype(F).reshape(-1), compare=ulp("f32", 2), note=unorm),
                 Buf("dim_out", nbytes=8, expect=np.array([w, h], np.int32))],
                comment=["Coordinates run up to six texels over every edge and never touch a texel border."],
                stresses="sample_lz with three samplers (two arguments, one declared in the program), clamp to edge, nearest and bilinear, normalised and pixel coordinates, image size query")


CASES = [saxpy, vadd_types, lambda: mandel(8), lambda: mandel(16), lambda: mandel(32), nbody, sgemm_tiled,
         sgemm_subgroup, reduce_scan, bitonic_sort, histogram_atomics, sobel_u8, fft_radix2, int_arith, cr_convert,
         fp64_half, crc_xorshift, control_private, stencil3d_offset, image_sample]

INTRO = """
Eighteen OpenCL workloads (twenty folders: mandelbrot comes at three sub-group
sizes) compiled for Gen9 (Skylake), each with inputs and the contents its
buffers must have after the launch.
""".strip().split("\n") + CONVENTIONS

if __name__ == "__main__":
    sys.exit(main("Open workload set", INTRO, CASES))
