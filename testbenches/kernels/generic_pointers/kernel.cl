// Pointers whose address space is known only at run time: global, local and private memory behind one pointer type.
// Built as OpenCL C 2.0.

kernel void generic_pointers(global const int *in, global int *out, global int *tags)
{
    local int shared_words[32];
    int own[4];
    size_t i = get_global_id(0);
    size_t n = get_global_size(0);
    uint l = get_local_id(0);
    int v = in[i];

    shared_words[l] = v * 3;
    for (int k = 0; k < 4; k++)
        own[k] = v + k * k;
    barrier(CLK_LOCAL_MEM_FENCE);

    // Lanes of one thread disagree about the address space.
    int *p = (v & 1) ? (int *)&shared_words[31 - l] : (int *)(out + n + i);
    int read = *p;
    barrier(CLK_LOCAL_MEM_FENCE);
    *p = read + 1000;
    tags[i] = (to_local(p) != 0) + 2 * (to_global(p) != 0);
    int *q = (v & 2) ? &own[v & 3] : (int *)(in + (n - 1 - i));
    tags[n + i] = *q;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[i] = read + shared_words[l];
}
