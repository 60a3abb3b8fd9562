"""OpenCL kernels that use the built-in functions, each at each type it has, but for images, pipes and printf.

Each is a name, its parameters and its body.
"""

FLOATS = ["half", "float", "double"]
INTEGERS = ["char", "uchar", "short", "ushort", "int", "uint", "long", "ulong"]
ROUNDINGS = ["", "_rte", "_rtz", "_rtp", "_rtn"]
ID = "int i = get_global_id(0);"

UNARY = """acos acosh acospi asin asinh asinpi atan atanh atanpi cbrt ceil cos cosh cospi erfc erf exp exp2 exp10 expm1
fabs floor lgamma log log2 log10 log1p logb rint round rsqrt sin sinh sinpi sqrt tan tanh tanpi tgamma trunc sign degrees
radians""".split()
BINARY = """atan2 atan2pi copysign fdim fmax fmin fmod hypot maxmag minmag nextafter pow powr remainder step max
min""".split()
TERNARY = "fma mad mix smoothstep clamp".split()
APPROXIMATE = "cos exp exp2 exp10 log log2 log10 recip rsqrt sin sqrt tan".split()
INTEGER_UNARY = "abs clz ctz popcount".split()
INTEGER_BINARY = "abs_diff add_sat sub_sat hadd rhadd max min mul_hi rotate".split()
INTEGER_TERNARY = "clamp mad_hi mad_sat bitselect".split()
OPERATORS = {"div": "/", "rem": "%", "mul": "*", "shl": "<<", "shr": ">>", "andn": "& ~", "lt": "<", "eq": "=="}
ATOMICS = "add sub xchg min max and or xor".split()


def buffers(kind, count, result=None):
    """Parameters of `count` inputs a, b, .. and an output o."""
    inputs = "".join(f"global const {kind} *{name}, " for name in "abc"[:count])
    return f"{inputs}global {result or kind} *o"


def calls(t, *functions):
    """Functions of one argument, of two, of three."""
    for count, names in enumerate(functions, 1):
        arguments = ", ".join(f"{name}[i]" for name in "abc"[:count])
        for f in names:
            yield f"{f}_{t}", buffers(t, count), f"{ID} o[i] = ({t}){f}({arguments});"


def floats(t):
    yield from calls(t, UNARY, BINARY, TERNARY)
    for f in ["fract", "modf", "sincos"]:
        yield f"{f}_{t}", buffers(t, 1), f"{ID} {t} f; o[2 * i] = {f}(a[i], &f); o[2 * i + 1] = f;"
    yield (f"frexp_{t}", buffers(t, 1) + ", global int *e", f"{ID} int f; o[i] = frexp(a[i], &f); e[i] = f;")
    yield (f"ldexp_{t}", buffers(t, 1) + ", global const int *e", f"{ID} o[i] = ldexp(a[i], e[i]);")
    yield (f"pown_{t}", buffers(t, 1) + ", global const int *e", f"{ID} o[i] = pown(a[i], e[i] & 7) + rootn(a[i], 3);")
    yield (f"remquo_{t}", buffers(t, 2) + ", global int *e", f"{ID} int q; o[i] = remquo(a[i], b[i], &q); e[i] = q;")
    yield f"div_{t}", buffers(t, 2), f"{ID} o[i] = a[i] / b[i];"
    tests = ["isequal(x, y)", "isless(x, y)", "isnan(x)", "isinf(x)", "isfinite(x)", "isnormal(x)", "signbit(x)",
             "isunordered(x, y)", "islessgreater(x, y)", "isordered(x, y)"]
    sum_ = " + ".join(f"{1 << k} * {test}" for k, test in enumerate(tests))
    yield f"tests_{t}", buffers(t, 2, "int"), f"{ID} {t} x = a[i], y = b[i]; o[i] = {sum_} + ilogb(x);"
    yield (f"geometric_{t}", f"global const {t}4 *a, global {t} *o, global {t}4 *v",
           f"{ID} {t}4 x = a[2 * i], y = a[2 * i + 1]; o[i] = dot(x, y) + length(x) + distance(x, y);"
           " v[i] = normalize(x) + cross(x, y) * select(x, y, isless(x, y));")
    yield from vectors(t, f"z.zyx * ({t})2")


def vectors(t, third):
    yield (f"vectors_{t}", buffers(t, 1), f"{ID} {t}8 x = vload8(i, a); {t}16 y = vload16(i, a); {t}3 z = vload3(i, a);"
           f" vstore8(x.s76543210 + y.lo * y.hi, i, o); vstore3({third}, i, o);")


def integers(t):
    u = t if t[0] == "u" else "u" + t
    yield from calls(t, INTEGER_UNARY, INTEGER_BINARY, INTEGER_TERNARY)
    for name, sign in OPERATORS.items():
        yield f"{name}_{t}", buffers(t, 2), f"{ID} o[i] = a[i] {sign} b[i];"
    yield from vectors(t, f"z.zyx >> ({t})2")
    yield (f"shuffle_{t}", f"global const {t}4 *a, global const {u}4 *m, global {t}4 *o",
           f"{ID} o[i] = shuffle2(a[2 * i], a[2 * i + 1], m[i]);")
    yield (f"private_{t}", buffers(t, 1),
           f"{ID} {t} p[16]; for (int j = 0; j < 16; j++) p[j] = a[i * 16 + j];"
           " for (int j = 0; j < 16; j++) o[i * 16 + j] = p[(a[j] + j) & 15];")
    yield (f"loop_{t}", buffers(t, 1) + f", {t} n",
           f"{ID} {t} s = 0; for ({t} j = 0; j < n; j++) {{ if (a[j] == s) continue; if (a[j] > 100) break; s += a[j] * j; }}"
           " o[i] = s;")


def conversions():
    every = INTEGERS + FLOATS
    for s in every:
        for d in every:
            forms = [f"{sat}{r}" for r in ROUNDINGS for sat in (["", "_sat"] if d in INTEGERS else [""])]
            body = "".join(f" o[i * 10 + {k}] = convert_{d}{form}(a[i]);" for k, form in enumerate(forms))
            yield f"to_{d}_{s}", buffers(s, 1, d), ID + body
            yield f"to_{d}4_{s}", f"global const {s}4 *a, global {d}4 *o", f"{ID} o[i] = convert_{d}4(a[i]);"
    for r in ROUNDINGS:
        for s in ["float", "double"]:
            yield (f"store_half{r}_{s}", buffers(s, 1, "half"),
                   f"{ID} vstore_half{r}(a[i], i, o); vstore_half4{r}(({s}4)(a[i]), i, o);"
                   f" vstorea_half2{r}(({s}2)(a[i]), i, o);")
    yield ("load_half", buffers("half", 1, "float"),
           f"{ID} o[i] = vload_half(i, a) + vload_half4(i, a).y + vloada_half4(i, a).z;")


def groups():
    for t in ["int", "uint", "long", "ulong"]:
        prefix = "atom_" if "long" in t else "atomic_"
        for space in ["global", "local"]:
            body = f"{ID} {t} r = 0;" + "".join(f" r += {prefix}{f}(l + (i & 7), a[i]);" for f in ATOMICS)
            body += f" r += {prefix}inc(l) + {prefix}dec(l + 1) + {prefix}cmpxchg(l + 2, a[i], r); o[i] = r;"
            yield f"atomics_{space}_{t}", f"global const {t} *a, {space} {t} *l, global {t} *o", body
    for t in ["int", "uint", "long", "ulong", "float", "double"]:
        for f in ["reduce_add", "reduce_min", "reduce_max", "scan_inclusive_add", "scan_exclusive_max", "scan_exclusive_add"]:
            yield f"group_{f}_{t}", buffers(t, 1), f"{ID} o[i] = work_group_{f}(a[i]);"
        yield (f"group_votes_{t}", buffers(t, 1),
               f"{ID} o[i] = work_group_broadcast(a[i], 3) + work_group_any(a[i] > 0) + work_group_all(a[i] > 0);")
    for t in INTEGERS + FLOATS:
        yield (f"subgroup_{t}", buffers(t, 1),
               f"{ID} {t} x = a[i]; o[i * 8] = intel_sub_group_shuffle(x, (get_sub_group_local_id() * 3) & 7);"
               " o[i * 8 + 1] = intel_sub_group_shuffle_xor(x, 1); o[i * 8 + 2] = intel_sub_group_shuffle_up(x, x, 1);"
               " o[i * 8 + 3] = intel_sub_group_shuffle_down(x, x, 1); o[i * 8 + 4] = sub_group_broadcast(x, 2);"
               " o[i * 8 + 5] = sub_group_reduce_add(x); o[i * 8 + 6] = sub_group_scan_exclusive_max(x);"
               " o[i * 8 + 7] = sub_group_scan_inclusive_min(x);")
    yield ("subgroup_votes", buffers("int", 1),
           f"{ID} o[i] = sub_group_any(a[i]) + sub_group_all(a[i]) + get_sub_group_size() + get_sub_group_id()"
           " + get_num_sub_groups();")
    for t, suffix in [("uint", ""), ("ushort", "_us"), ("uchar", "_uc"), ("ulong", "_ul")]:
        for n in ["", "2", "4", "8"]:
            yield (f"block{suffix}{n}", buffers(t, 1),
                   f"{t}{n} x = intel_sub_group_block_read{suffix}{n}(a);"
                   f" intel_sub_group_block_write{suffix}{n}(o, x + ({t})1);")
    yield ("async_copy", "global const int *a, local int *l, global int *o",
           "event_t e = async_work_group_copy(l, a, 64, 0); wait_group_events(1, &e);"
           " o[get_global_id(0)] = l[get_local_id(0) ^ 1];")
    yield ("generic", "global const int *a, local int *l, global int *o",
           f"{ID} int p[4]; p[i & 3] = i; int *q = i & 1 ? (int *)l : p; l[i & 3] = a[i]; barrier(CLK_LOCAL_MEM_FENCE);"
           " o[i] = q[i & 3];")


def structures():
    yield ("branches", buffers("int", 1),
           f"{ID} int x = a[i]; switch (x & 15) {{ case 0: x *= 3; break; case 1: x /= 7; case 2: x ^= 55; break;"
           " case 5: for (int j = 0; j < (x & 31); j++) { x -= a[j]; if (x < 0) return; } break; case 9: x = x % 11; break;"
           " default: x = -x; } o[i] = x;")
    yield ("structure", buffers("int", 1),
           f"struct S {{ int a; short b; char c; long d; }} s[4]; {ID} for (int j = 0; j < 4; j++) {{ s[j].a = a[j];"
           " s[j].b = a[j] >> 1; s[j].c = a[j] >> 2; s[j].d = (long)a[j] * a[i]; } int j = a[i] & 3;"
           " o[i] = s[j].a + s[j].b + s[j].c + (int)s[j].d;")
    for t in ["int", "uint"]:
        yield f"mul24_{t}", buffers(t, 2), f"{ID} o[i] = mul24(a[i], b[i]) + mad24(a[i], b[i], a[i]);"
    for small, large in [("char", "short"), ("uchar", "ushort"), ("short", "int"), ("ushort", "uint"), ("int", "long"),
                         ("uint", "ulong")]:
        low = small if small[0] == "u" else "u" + small
        yield (f"upsample_{small}", f"global const {small} *a, global const {low} *b, global {large} *o",
               f"{ID} o[i] = upsample(a[i], b[i]);")
    for prefix in ["half", "native"]:
        for f in APPROXIMATE:
            yield f"{prefix}_{f}", buffers("float", 1), f"{ID} o[i] = {prefix}_{f}(a[i]);"
        yield (f"{prefix}_powr", buffers("float", 2),
               f"{ID} o[i] = {prefix}_divide(a[i], b[i]) + {prefix}_powr(a[i], b[i]);")
    yield ("fast_geometric", "global const float4 *a, global float *o, global float4 *v",
           f"{ID} float4 x = a[2 * i], y = a[2 * i + 1]; o[i] = fast_length(x) + fast_distance(x, y);"
           " v[i] = fast_normalize(x);")


def kernels():
    """All of them."""
    for t in FLOATS:
        yield from floats(t)
    for t in INTEGERS:
        yield from integers(t)
    yield from conversions()
    yield from groups()
    yield from structures()
