// One kernel for each function that Berkeley TestFloat knows and OpenCL has, under TestFloat's name: work-item i
// applies it to element i of its operands. Where OpenCL spells the rounding, there is a kernel for each mode
// (_rte, _rtz, _rtp, _rtn); the others round as cr0 says.
//
// Compiled by scripts/fpu-kernels.sh. Which kernels exist is what `tessera fpu` knows.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#define BEGIN(name, ...) __kernel void name(__VA_ARGS__) { const uint i = get_global_id(0);
#define UNARY(name, T, R, value) BEGIN(name, __global const T *x, __global R *r) const T a = x[i]; r[i] = value; }
#define BINARY(name, T, R, value) BEGIN(name, __global const T *x, __global const T *y, __global R *r) \
    const T a = x[i], b = y[i]; r[i] = value; }
#define TERNARY(name, T, R, value) BEGIN(name, __global const T *x, __global const T *y, __global const T *z, __global R *r) \
    const T a = x[i], b = y[i], c = z[i]; r[i] = value; }

// A double's floor and ceil are made of trunc and an addition, which loses the sign of zero: hence copysign.
#define ARITHMETIC(f, T) \
    BINARY(f##_add, T, T, a + b) \
    BINARY(f##_sub, T, T, a - b) \
    BINARY(f##_mul, T, T, a * b) \
    BINARY(f##_div, T, T, a / b) \
    BINARY(f##_rem, T, T, remainder(a, b)) \
    UNARY(f##_sqrt, T, T, sqrt(a)) \
    TERNARY(f##_mulAdd, T, T, fma(a, b, c)) \
    BINARY(f##_eq, T, uint, a == b) \
    BINARY(f##_le, T, uint, a <= b) \
    BINARY(f##_lt, T, uint, a < b) \
    UNARY(f##_roundToInt_rte, T, T, rint(a)) \
    UNARY(f##_roundToInt_rtz, T, T, trunc(a)) \
    UNARY(f##_roundToInt_rtp, T, T, copysign(ceil(a), a)) \
    UNARY(f##_roundToInt_rtn, T, T, copysign(floor(a), a))

#define EXACT(from, to, T, R) UNARY(from##_to_##to, T, R, convert_##R(a))
#define ROUNDED(from, to, T, R) \
    UNARY(from##_to_##to##_rte, T, R, convert_##R##_rte(a)) \
    UNARY(from##_to_##to##_rtz, T, R, convert_##R##_rtz(a)) \
    UNARY(from##_to_##to##_rtp, T, R, convert_##R##_rtp(a)) \
    UNARY(from##_to_##to##_rtn, T, R, convert_##R##_rtn(a))
#define INTEGERS(f, T) \
    ROUNDED(f, ui32, T, uint) \
    ROUNDED(f, ui64, T, ulong) \
    ROUNDED(f, i32, T, int) \
    ROUNDED(f, i64, T, long)

ARITHMETIC(f16, half)
ARITHMETIC(f32, float)
ARITHMETIC(f64, double)

INTEGERS(f16, half)
INTEGERS(f32, float)
INTEGERS(f64, double)

EXACT(f16, f32, half, float)
EXACT(f16, f64, half, double)
EXACT(f32, f64, float, double)
ROUNDED(f32, f16, float, half)
ROUNDED(f64, f16, double, half)
ROUNDED(f64, f32, double, float)

ROUNDED(ui32, f16, uint, half)
ROUNDED(ui32, f32, uint, float)
EXACT(ui32, f64, uint, double)
ROUNDED(ui64, f16, ulong, half)
ROUNDED(ui64, f32, ulong, float)
ROUNDED(ui64, f64, ulong, double)
ROUNDED(i32, f16, int, half)
ROUNDED(i32, f32, int, float)
EXACT(i32, f64, int, double)
ROUNDED(i64, f16, long, half)
ROUNDED(i64, f32, long, float)
ROUNDED(i64, f64, long, double)
