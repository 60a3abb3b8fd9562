"""Shared machinery for the two workload sets: compiles a kernel with ocloc,
writes its buffers and launch.toml, takes the compiled program apart for the
README, and runs the same OpenCL C on the CPU (PoCL) as a second opinion.

A kernel's expected contents come from a numpy/Python model written separately
from the OpenCL text.  Where PoCL can run the kernel, its output has to agree
with the model under the same comparison the launch file asks for.
"""
import atexit, collections, os, re, shutil, struct, subprocess, sys, tempfile, warnings
import numpy as np

KERNELS = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "testbenches", "kernels"))

# ----------------------------------------------------------------- arguments
POISON = 0xA5


class Buf:
    """Buffer argument.  init: array or None (zero filled, nbytes given).
    expect: array of the contents after the run, or None (not checked)."""

    def __init__(self, name, init=None, nbytes=None, expect=None, compare=None,
                 note=None, pocl=True):
        self.name, self.init, self.nbytes = name, init, nbytes
        self.expect, self.compare, self.note, self.pocl = expect, compare, note, pocl
        if init is None and nbytes is None:
            self.nbytes = expect.nbytes
        if expect is not None and compare is None:
            self.compare = EXACT


class Scalar:
    def __init__(self, typ, value, note=None):
        self.typ, self.value, self.note = typ, value, note


class Local:
    def __init__(self, nbytes):
        self.nbytes = nbytes


class Image:
    def __init__(self, name, array, width, height, fmt="rgba8unorm"):
        self.name, self.array, self.width, self.height, self.fmt = name, array, width, height, fmt


class Sampler:
    def __init__(self, filt, address, normalized):
        self.filt, self.address, self.normalized = filt, address, normalized


EXACT = {"kind": "exact"}


def ulp(typ, n):
    return {"kind": "ulp", "type": typ, "max": n}


def absd(typ, x):
    return {"kind": "abs", "type": typ, "max": x}


def poison(n, dtype, guard=0):
    """Output buffer contents before the run: a byte pattern nothing computes."""
    a = np.empty((n + guard), dtype=dtype)
    a.view(np.uint8)[:] = POISON
    return a


def filled(values, dtype, guard=0):
    """Expected contents: values followed by `guard` untouched elements."""
    v = np.ascontiguousarray(values, dtype=dtype).reshape(-1)
    a = poison(v.size, dtype, guard)
    a[:v.size] = v
    return a


class Case:
    def __init__(self, name, kernel, glob, local, args, offset=None, options="",
                 comment=(), stresses="", pocl=True, pocl_options="", pocl_why="", pocl_local=None, pocl_alt=None):
        self.name, self.kernel = name, kernel
        self.glob, self.local, self.offset = glob, local, offset
        self.args, self.options = args, options
        self.comment, self.stresses = comment, stresses
        self.pocl, self.pocl_options, self.pocl_why = pocl, pocl_options, pocl_why
        # (OpenCL text, buffer names): plain restatement of what PoCL cannot run
        self.pocl_alt = pocl_alt
        self.pocl_local = pocl_local      # PoCL wants the group size to divide the global size


# ------------------------------------------------------------- float helpers
def fma32(a, b, c):
    """Correctly rounded float32 fma: exact product in float64, sum rounded to
    odd in float64, then one rounding to float32."""
    a = np.asarray(a, np.float32).astype(np.float64)
    b = np.asarray(b, np.float32).astype(np.float64)
    c = np.asarray(c, np.float32).astype(np.float64)
    with np.errstate(all="ignore"):
        p = a * b
        p, c = np.broadcast_arrays(p, c)
        s = p + c
        bb = s - p
        err = (p - (s - bb)) + (c - bb)
        fin = np.isfinite(s) & np.isfinite(err) & (err != 0)
        s = np.array(s)
        bits = s.view(np.int64) if s.ndim else s.reshape(1).view(np.int64).reshape(())
        even = (bits & 1) == 0
        same = (err > 0) == (s > 0)
        adj = np.where(fin & even, np.where(same, 1, -1), 0)
        s = (bits + adj).view(np.float64)
        return s.astype(np.float32)


def fma_exact(a, b, c, fmt="d"):
    """Correctly rounded fma on Python floats through exact rationals, for
    binary64 ('d'), binary32 ('f') or binary16 ('e'); handles specials."""
    import math
    from fractions import Fraction
    if any(math.isnan(v) for v in (a, b, c)):
        return math.nan
    if math.isinf(a) or math.isinf(b):
        if a == 0 or b == 0:
            return math.nan
        p = math.copysign(math.inf, math.copysign(1, a) * math.copysign(1, b))
        if math.isinf(c) and c != p:
            return math.nan
        return p
    if math.isinf(c):
        return c
    r = Fraction(a) * Fraction(b) + Fraction(c)
    if r == 0:
        ps = math.copysign(1, a) * math.copysign(1, b)
        if (a == 0 or b == 0) and c == 0:
            return math.copysign(0.0, ps) if ps == math.copysign(1, c) else 0.0
        if a == 0 or b == 0:
            return 0.0
        return 0.0                       # exact cancellation, round to nearest
    return round_fraction(r, fmt)


FMT = {"d": (53, -1022, 1023), "f": (24, -126, 127), "e": (11, -14, 15)}


def round_fraction(r, fmt, mode="rte"):
    """Round an exact rational to a binary format; returns a Python float
    (exact for every supported format)."""
    import math
    from fractions import Fraction
    prec, emin, emax = FMT[fmt]
    if r == 0:
        return 0.0
    neg = r < 0
    m = -r if neg else r
    e = m.numerator.bit_length() - m.denominator.bit_length()
    if Fraction(2) ** e > m:
        e -= 1
    if Fraction(2) ** (e + 1) <= m:
        e += 1
    e = max(e, emin)
    q = Fraction(2) ** (e - prec + 1)
    n = m / q
    fl = n.numerator // n.denominator
    rem = n - fl
    if mode == "rte":
        up = rem > Fraction(1, 2) or (rem == Fraction(1, 2) and fl & 1)
    elif mode == "rtz":
        up = False
    elif mode == "rtp":
        up = rem > 0 and not neg
    else:
        up = rem > 0 and neg
    fl += 1 if up else 0
    v = fl * q
    big = Fraction(2) ** emax * (2 - Fraction(2) ** (1 - prec))
    if v > big:
        if mode == "rte" or (mode == "rtp" and not neg) or (mode == "rtn" and neg):
            return -math.inf if neg else math.inf
        v = big
    f = float(v)
    return -f if neg else f


def canon_bits(a):
    """Bit patterns of a float array with every NaN replaced by one pattern."""
    a = np.ascontiguousarray(a)
    if a.dtype == np.float16:
        u, q = a.view(np.uint16).copy(), 0x7E00
    elif a.dtype == np.float32:
        u, q = a.view(np.uint32).copy(), 0x7FC00000
    else:
        u, q = a.view(np.uint64).copy(), 0x7FF8000000000000
    u[np.isnan(a)] = q
    return u


NPT = {"f16": np.float16, "f32": np.float32, "f64": np.float64,
       "i8": np.int8, "u8": np.uint8, "i16": np.int16, "u16": np.uint16,
       "i32": np.int32, "u32": np.uint32, "i64": np.int64, "u64": np.uint64}


def compare(got, exp, rule):
    """(ok, worst) for two byte-equal-sized arrays under a compare rule."""
    g, e = got.view(np.uint8).reshape(-1), exp.view(np.uint8).reshape(-1)
    if rule["kind"] == "exact":
        bad = int((g != e).sum())
        return bad == 0, bad
    t = NPT[rule["type"]]
    g, e = g.view(t), e.view(t)
    if rule["kind"] == "abs":
        with np.errstate(all="ignore"):
            d = np.abs(g.astype(np.float64) - e.astype(np.float64))
        same = (np.isnan(g) & np.isnan(e)) | (g == e)
        d = np.where(same, 0.0, np.where(np.isnan(d), np.inf, d))
        return bool(d.max() <= rule["max"]), float(d.max())
    it = {2: np.int16, 4: np.int32, 8: np.int64}[np.dtype(t).itemsize]

    def order(x):
        i = x.view(it).astype(object)
        lim = 1 << (8 * np.dtype(t).itemsize - 1)
        return np.array([v if v >= 0 else -(v + lim) for v in i], dtype=object)
    nan = np.isnan(g) | np.isnan(e)
    both = np.isnan(g) & np.isnan(e)
    d = np.abs(order(g) - order(e))
    d = np.where(both, 0, np.where(nan, 1 << 62, d))
    return bool(d.max() <= rule["max"]), int(d.max())


# ---------------------------------------------------------------- compilation
def compile_kernel(case):
    d = os.path.join(KERNELS, case.name)
    with tempfile.TemporaryDirectory() as t:
        cmd = ["ocloc", "-file", "kernel.cl", "-device", "skl", "-out_dir", t,
               "-output", "kernel"]
        if case.options:
            cmd += ["-options", case.options]
        r = subprocess.run(cmd, cwd=d, capture_output=True, text=True)
        f = os.path.join(t, "kernel_Gen9core.bin")
        if r.returncode or not os.path.exists(f):
            sys.exit("%s: ocloc failed\n%s%s" % (case.name, r.stdout, r.stderr))
        if "warning" in (r.stdout + r.stderr).lower():
            print("%s: ocloc says\n%s%s" % (case.name, r.stdout, r.stderr))
        data = open(f, "rb").read()
    with open(os.path.join(d, "kernel.bin"), "wb") as o:
        o.write(data)


def program_section(data):
    """The patch-token program inside ocloc's ELF wrapper."""
    if data[:4] == b"\x7fELF":
        shoff, = struct.unpack_from("<Q", data, 0x28)
        size, num = struct.unpack_from("<HH", data, 0x3A)
        for i in range(num):
            _, typ = struct.unpack_from("<II", data, shoff + i * size)
            off, ln = struct.unpack_from("<QQ", data, shoff + i * size + 0x18)
            if data[off:off + 4] == b"CTNI":
                return data[off:off + ln]
        raise ValueError("no device binary")
    return data


def tokens(b):
    p = 0
    while p + 8 <= len(b):
        t, s = struct.unpack_from("<II", b, p)
        if s < 8:
            break
        yield t, b[p:p + s]
        p += s


def analyse(path):
    """{kernel: info} from a compiled program."""
    b = program_section(open(path, "rb").read())
    nk, = struct.unpack_from("<I", b, 16)
    plist, = struct.unpack_from("<I", b, 24)
    p = 28
    prog = [(t, len(x)) for t, x in tokens(b[p:p + plist])]
    p += plist
    out = collections.OrderedDict()
    for _ in range(nk):
        (_, _, nlen, pl, kh, gsh, dsh, ssh, unp) = struct.unpack_from("<IQIIIIIII", b, p)
        p += 40
        name = b[p:p + nlen].split(b"\0")[0].decode()
        p += nlen
        isa = b[p:p + unp]
        p += kh + gsh + dsh + ssh
        toks = list(tokens(b[p:p + pl]))
        p += pl
        info = {"prog_tokens": prog, "tokens": collections.Counter(t for t, _ in toks)}
        for t, x in toks:
            if t == 23:                                    # execution environment
                f = struct.unpack_from("<12I", x, 8)
                info["simd"] = f[3]
                info["barrier"] = bool(f[5])
            if t == 15:                                    # local memory
                info["slm"] = struct.unpack_from("<I", x, 12)[0]
            if t == 18:
                info["scratch"] = struct.unpack_from("<II", x, 8)[1]
        info.update(disasm(isa))
        out[name] = info
    return out


def disasm(isa):
    with tempfile.NamedTemporaryFile(suffix=".krn") as f:
        f.write(isa)
        f.flush()
        r = subprocess.run(["iga64", "-d", "-p=9", "-n", f.name],
                           capture_output=True, text=True)
    ops, msgs, types, n = collections.Counter(), collections.Counter(), set(), 0
    text = r.stdout
    for line in text.splitlines():
        s = re.sub(r"/\*.*?\*/", "", line).strip()
        if not s or s.startswith("//"):
            continue
        body, _, note = s.partition("//")
        body = re.sub(r"^\([^)]*\)\s*", "", body)
        op = body.split()[0]
        if op == "illegal":
            continue
        n += 1
        ops[op] += 1
        if op.startswith("send"):
            m = re.sub(r"^\s*wr:[^;]*;\s*", "", note).strip()
            m = re.sub(r"\s+", " ", m)
            msgs[m] += 1
        for t in re.findall(r":([a-z]{1,2})\b", body):
            types.add(t)
    return {"n": n, "ops": ops, "msgs": msgs, "types": types, "text": text}


# ----------------------------------------------------------------- launch.toml
def toml_scalar(typ, v):
    def one(x):
        if typ.startswith("f"):
            return repr(float(x))
        return str(int(x))
    if isinstance(v, (list, tuple)):
        return "[" + ", ".join(one(x) for x in v) + "]"
    return one(v)


def toml_compare(c):
    if c["kind"] == "exact":
        return '{ kind = "exact" }'
    return '{ kind = "%s", type = "%s", max = %s }' % (
        c["kind"], c["type"], repr(c["max"]).replace("e-0", "e-"))


def write_case(case):
    d = os.path.join(KERNELS, case.name)
    keep = {"kernel.cl", "kernel.bin", "launch.toml"}
    L = []
    for c in case.comment:
        L.append("# " + c)
    L += ['binary = "kernel.bin"', 'kernel = "%s"' % case.kernel,
          "global = %s" % list(case.glob), "local  = %s" % list(case.local)]
    if case.offset:
        L.append("offset = %s" % list(case.offset))
    for a in case.args:
        L += ["", "[[arg]]"]
        if getattr(a, "note", None):
            L += ["# " + x for x in ([a.note] if isinstance(a.note, str) else a.note)]
        if isinstance(a, Buf):
            if a.init is None:
                L.append("zeros = %d" % a.nbytes)
            else:
                f = a.name + ".bin"
                keep.add(f)
                a.init.tofile(os.path.join(d, f))
                L.append('buffer = "%s"' % f)
            if a.expect is not None:
                f = a.name + ".expect.bin"
                keep.add(f)
                want = a.init.nbytes if a.init is not None else a.nbytes
                if a.expect.nbytes != want:
                    sys.exit("%s: %s: expect is %d bytes, buffer %d" % (case.name, a.name, a.expect.nbytes, want))
                a.expect.tofile(os.path.join(d, f))
                L.append('expect = "%s"' % f)
                L.append("compare = " + toml_compare(a.compare))
        elif isinstance(a, Scalar):
            L.append("scalar = { %s = %s }" % (a.typ, toml_scalar(a.typ, a.value)))
        elif isinstance(a, Local):
            L.append("local = %d" % a.nbytes)
        elif isinstance(a, Image):
            f = a.name + ".bin"
            keep.add(f)
            a.array.tofile(os.path.join(d, f))
            L.append('image2d = { file = "%s", width = %d, height = %d, format = "%s" }'
                     % (f, a.width, a.height, a.fmt))
        elif isinstance(a, Sampler):
            L.append('sampler = { filter = "%s", address = "%s", normalized = %s }'
                     % (a.filt, a.address, "true" if a.normalized else "false"))
    with open(os.path.join(d, "launch.toml"), "w") as o:
        o.write("\n".join(L) + "\n")
    for f in os.listdir(d):
        if f not in keep and not f.endswith(".iga"):
            os.remove(os.path.join(d, f))


# ------------------------------------------------------------------------ PoCL
_ctx = None


def pocl_run(case, src=None, only=None):
    """Run the OpenCL text on the CPU; returns [(buffer, ok, worst)]."""
    global _ctx
    if _ctx is None:                      # leave no caches behind
        cache = tempfile.mkdtemp(prefix="pocl-cache-")
        atexit.register(shutil.rmtree, cache, True)
        os.environ["POCL_CACHE_DIR"], os.environ["PYOPENCL_NO_CACHE"] = cache, "1"
        warnings.filterwarnings("ignore")
    import pyopencl as cl
    if _ctx is None:
        dev = [d for p in cl.get_platforms() if "Portable" in p.name for d in p.get_devices()][0]
        _ctx = cl.Context([dev])
    ctx = _ctx
    q = cl.CommandQueue(ctx)
    if src is None:
        src = open(os.path.join(KERNELS, case.name, "kernel.cl")).read()
    opts = [o for o in case.options.split() if not o.startswith("-cl-intel")] + case.pocl_options.split()
    prg = cl.Program(ctx, src).build(" ".join(opts))
    k = cl.Kernel(prg, case.kernel)
    bufs, hold = [], []                   # clSetKernelArg keeps no reference
    mf = cl.mem_flags
    for i, a in enumerate(case.args):
        if isinstance(a, Buf):
            h = a.init.copy() if a.init is not None else np.zeros(a.nbytes, np.uint8)
            b = cl.Buffer(ctx, mf.READ_WRITE | mf.COPY_HOST_PTR, hostbuf=h)
            bufs.append((a, b, h))
            k.set_arg(i, b)
        elif isinstance(a, Scalar):
            v = a.value
            if isinstance(v, (list, tuple)):
                k.set_arg(i, np.array(v, NPT[a.typ]).tobytes())
            else:
                k.set_arg(i, NPT[a.typ](v))
        elif isinstance(a, Local):
            k.set_arg(i, cl.LocalMemory(a.nbytes))
        elif isinstance(a, Image):
            f = cl.ImageFormat(cl.channel_order.RGBA, cl.channel_type.UNORM_INT8)
            hold.append(cl.Image(ctx, mf.READ_ONLY | mf.COPY_HOST_PTR, f,
                                 (a.width, a.height), hostbuf=a.array.copy()))
            k.set_arg(i, hold[-1])
        elif isinstance(a, Sampler):
            am = {"clamp_to_edge": cl.addressing_mode.CLAMP_TO_EDGE,
                  "repeat": cl.addressing_mode.REPEAT}[a.address]
            fm = {"linear": cl.filter_mode.LINEAR, "nearest": cl.filter_mode.NEAREST}[a.filt]
            hold.append(cl.Sampler(ctx, a.normalized, am, fm))
            k.set_arg(i, hold[-1])
    cl.enqueue_nd_range_kernel(q, k, tuple(case.glob), tuple(case.pocl_local or case.local),
                               global_work_offset=tuple(case.offset) if case.offset else None)
    q.finish()
    res = []
    for a, b, h in bufs:
        cl.enqueue_copy(q, h, b)
        if a.expect is not None and (a.name in only if only else a.pocl):
            ok, worst = compare(h.reshape(-1), a.expect.reshape(-1), a.compare)
            res.append((a.name, ok, worst))
            if not ok:
                a.got = h
    q.finish()
    return res


# --------------------------------------------------------------------- driver
CONVENTIONS = """
`scripts/workload_set/gen.py [kernel ...]` regenerates everything (kernel.bin, buffers, launch.toml,
this file) from the kernel.cl files and the models in it; Debian's ocloc/IGC
(intel-opencl-icd), libigc-tools, python3-numpy, python3-pyopencl and
pocl-opencl-icd are what it was run with.

How to read the launches

- `exact`: all bytes of the buffer equal, guard elements included (outputs start
  as zeros or as the byte pattern 0xA5; what the kernel does not write stays).
- `ulp`: distance of the bit patterns taken as sign-magnitude integers; +0 and -0
  are the same value, a NaN matches only a NaN.  `abs`: |got - expected|, infinity
  and NaN match only themselves.
- A zero-filled buffer (`zeros = n`) may have an `expect` too.
- `global` need not be a multiple of `local` (OpenCL 2.0): the last work-group of
  an axis is then smaller, with its own get_local_size; get_global_id still counts
  get_enqueued_local_size per group.
- Work-items are numbered x first, then y, then z inside a group, and sub-groups
  are consecutive runs of that order; where the group is not a multiple of the SIMD
  width, the last thread starts with the surplus channels off.
- Denormals count (the kernels set the mode in cr0 themselves), -0 is kept, and
  where a NaN can be the result the kernel stores one fixed pattern for it.
- Images are rgba8unorm, four bytes per texel, rows from the top without padding.

Expected contents come from models in numpy / Python integers / exact rationals /
hashlib / zlib that do not share text with the kernels.  "Second opinion" says what
an independent run of the OpenCL text on PoCL 3.1 (CPU, LLVM 15) gave under the same
comparison; "restated" buffers are ones PoCL lacks a feature for (half arithmetic,
sub-groups), checked with a plainer OpenCL text that is in `gen.py`.

"instr" counts the instructions of the kernel (padding left out), "SIMD" is the
dispatch width from the program's execution-environment token.
""".rstrip().split("\n")


def describe(info):
    """Opcodes and messages of one kernel as README text."""
    ops = " ".join("%s" % o for o, _ in sorted(info["ops"].items(), key=lambda x: -x[1]))
    msgs = "; ".join("%s x%d" % (m, c) for m, c in sorted(info["msgs"].items(), key=lambda x: -x[1]))
    return ops, msgs


def modes(case):
    seen = []
    for a in case.args:
        if isinstance(a, Buf) and a.expect is not None:
            c = a.compare
            s = "exact" if c["kind"] == "exact" else "%s %s %s" % (c["kind"], c["type"], c["max"])
            if s not in seen:
                seen.append(s)
    return ", ".join(seen)


def main(title, intro, cases):
    only = sys.argv[1:]
    rows, failed = [], []
    for make in cases:
        case = make()
        if only and case.name not in only:
            continue
        compile_kernel(case)
        write_case(case)
        info = analyse(os.path.join(KERNELS, case.name, "kernel.bin"))[case.kernel]
        res = pocl_run(case) if case.pocl else []
        if case.pocl_alt:
            res += pocl_run(case, *case.pocl_alt)
        bad = [r for r in res if not r[1]]
        if bad:
            failed.append((case.name, bad))
        worst = [(n, w) for n, _, w in res if w]
        seen = {r[0] for r in res}
        left = [a.name for a in case.args if isinstance(a, Buf) and a.expect is not None and a.name not in seen]
        second = "PoCL DIFFERS" if bad else "PoCL agrees"
        if case.pocl_alt and not bad:
            second += " (restated: %s)" % ", ".join(case.pocl_alt[1])
        if left:
            second += " (not run: %s)" % ", ".join(left)
        print("%-22s simd%-2d %5d instr  %s %s" % (case.name, info["simd"], info["n"], second, worst or ""))
        rows.append((case, info, second))
    if failed:
        print("DIFFERENCES:", failed)
    if not only:
        readme(title, intro, rows)
    return 1 if failed else 0


def readme(title, intro, rows):
    L = ["# " + title, ""] + intro + [
        "", "| kernel | global / local | SIMD | instr | compare | second opinion | stresses |",
        "|---|---|---|---|---|---|---|"]
    for c, i, s in rows:
        g = "x".join(str(v) for v in c.glob)
        l = "x".join(str(v) for v in c.local)
        off = " @" + ",".join(str(v) for v in c.offset) if c.offset else ""
        L.append("| %s | %s%s / %s | %d | %d | %s | %s | %s |" % (
            c.name, g, off, l, i["simd"], i["n"], modes(c), s, c.stresses))
    L += ["", "## Opcodes and messages, from the disassembly", ""]
    for c, i, _ in rows:
        ops, msgs = describe(i)
        extra = []
        if i.get("slm"):
            extra.append("%d B static local memory" % i["slm"])
        if i.get("scratch"):
            extra.append("%d B scratch per thread" % i["scratch"])
        if i["barrier"]:
            extra.append("barrier")
        if c.options:
            extra.append("built with `%s`" % c.options)
        L.append("- **%s**%s: `%s`. Messages: %s. Types: `%s`." % (
            c.name, " (" + ", ".join(extra) + ")" if extra else "", ops, msgs, " ".join(sorted(i["types"]))))
    with open(os.path.join(KERNELS, "workload-set.md"), "w") as o:
        o.write("\n".join(L) + "\n")
