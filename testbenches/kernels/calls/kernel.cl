// Functions that stay functions: calls, nested and under divergence, with values returned through registers.

__attribute__((noinline)) uint gcd(uint a, uint b)
{
    while (b != 0) {
        uint t = a % b;
        a = b;
        b = t;
    }
    return a;
}

__attribute__((noinline)) uint collatz(uint v)
{
    uint steps = 0;
    while (v != 1 && steps < 200) {
        v = (v & 1) ? 3 * v + 1 : v >> 1;
        steps++;
    }
    return steps;
}

__attribute__((noinline)) uint mixed(uint a, uint b)
{
    uint g = gcd(a, b);
    if (g > 2)
        return collatz(g) + 1000;
    return g + collatz(a & 0xFF | 1);
}

kernel void calls(global const uint *a, global const uint *b, global uint *out)
{
    size_t i = get_global_id(0);
    uint r = 0;
    if (a[i] & 4)
        r = mixed(a[i], b[i]);
    else if (b[i] & 1)
        r = gcd(a[i], 5040);
    for (uint k = 0; k < (i & 3); k++)
        r += collatz(b[i] % 97 + k + 1);
    out[i] = r;
}
