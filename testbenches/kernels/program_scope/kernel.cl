// Program-scope variables: tables of pointers into constant and global data that the loader has to relocate, counters
// all work-items share; and arguments by value of every size, a structure among them. Built as OpenCL C 2.0.

struct step {
    char shift;
    short scale;
    int bias;
    long mask;
};

constant uint primes[8] = {2, 3, 5, 7, 11, 13, 17, 19};
constant uint squares[8] = {0, 1, 4, 9, 16, 25, 36, 49};
constant uint *constant tables[2] = {primes, squares};

global uint weights[8] = {100, 200, 300, 400, 500, 600, 700, 800};
global uint *global middle = &weights[4];
global atomic_uint arrivals = 1000;

kernel void program_scope(global uint *out, global uint *totals, struct step step, uchar seed, short4 offsets, double ratio)
{
    size_t i = get_global_id(0);
    size_t n = get_global_size(0);

    uint v = tables[i & 1][(i >> 1) & 7] + middle[(int)(i & 7) - 4] + seed;
    out[i] = v;
    long w = ((long)v * step.scale + step.bias) & step.mask;
    short o = (i & 2) ? ((i & 1) ? offsets.w : offsets.z) : ((i & 1) ? offsets.y : offsets.x);
    out[n + i] = (uint)(w >> step.shift) + (uint)o;
    out[2 * n + i] = (uint)(int)(ratio * (double)i);

    atomic_fetch_add_explicit(&arrivals, v, memory_order_relaxed, memory_scope_device);
    // One group: after the barrier the counter is complete.
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (i == 0)
        totals[0] = atomic_load_explicit(&arrivals, memory_order_relaxed, memory_scope_device);
}
