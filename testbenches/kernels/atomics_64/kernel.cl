// 64-bit integer atomics on global memory. Cells 0..8 are shared by all work-items, in a way whose outcome does not
// depend on their order; the cells behind them belong to one work-item each, so that the returned values are defined.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

kernel void atomics_64(volatile global ulong *cells, global const ulong *values, global ulong *old)
{
    size_t i = get_global_id(0);
    size_t n = get_global_size(0);
    ulong v = values[i];

    atom_add(&cells[0], v);
    atom_sub(&cells[1], v);
    atom_min(&cells[2], v);
    atom_max(&cells[3], v);
    atom_min((volatile global long *)&cells[4], as_long(v));
    atom_max((volatile global long *)&cells[5], as_long(v));
    atom_and(&cells[6], v | 0xFF00FF00FF00FF00UL);
    atom_or(&cells[7], v & 0x0F0F00000F0F0000UL);
    atom_xor(&cells[8], v);

    volatile global ulong *own = cells + 9 + 3 * i;
    old[i] = atom_xchg(&own[0], v);
    old[n + i] = atom_cmpxchg(&own[1], (ulong)i * 3, v);
    ulong before = atom_add(&own[2], v);
    old[2 * n + i] = before ^ atom_inc(&own[2]);
    // Whoever loses the race tries again: a multiplication nobody offers.
    ulong seen = cells[9 + 3 * n], was;
    do {
        was = seen;
        seen = atom_cmpxchg(&cells[9 + 3 * n], was, was * (2 * i + 1));
    } while (seen != was);
}
