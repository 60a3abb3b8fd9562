// Accesses outside a buffer: reads give zero, writes go nowhere. OpenCL leaves this undefined; the surfaces of this
// machine define it, and no pointer here leaves them.

kernel void surface_bounds(global const uint *in, global uint *out, global uchar *bytes, global uint *seen)
{
    uint i = (uint)get_global_id(0);
    uint n = (uint)get_global_size(0);

    // `in` has n elements, `out` n / 2, `bytes` n: every second index is outside one of them.
    seen[i] = in[i * 2];
    seen[n + i] = in[i + n / 2];
    out[i] = i + 1;
    bytes[i * 2] = (uchar)(i + 7);
    seen[2 * n + i] = bytes[i + n] + 5;
}
