// Private arrays too large for registers and indexed by data: a heap sort per work-item, and a chain of lookups.
// Built with 64-bit addresses everywhere.

#define LENGTH 96

kernel void private_heap(global const uint *in, global uint *out, global uint *chain)
{
    uint heap[LENGTH];
    uchar next[256];
    size_t i = get_global_id(0);
    uint state = in[i];

    for (uint k = 0; k < LENGTH; k++) {
        state = state * 1664525u + 1013904223u;
        heap[k] = state >> 8;
    }
    for (int start = LENGTH / 2, end = LENGTH; end > 1;) {
        if (start > 0) {
            start--;
        } else {
            end--;
            uint t = heap[0];
            heap[0] = heap[end];
            heap[end] = t;
        }
        for (int root = start;;) {
            int child = 2 * root + 1;
            if (child >= end)
                break;
            if (child + 1 < end && heap[child] < heap[child + 1])
                child++;
            if (heap[root] >= heap[child])
                break;
            uint t = heap[root];
            heap[root] = heap[child];
            heap[child] = t;
            root = child;
        }
    }
    for (uint k = 0; k < 8; k++)
        out[i * 8 + k] = heap[k * (LENGTH / 8)];

    for (uint k = 0; k < 256; k++)
        next[k] = (uchar)(k * 167 + state);
    uchar at = (uchar)i;
    for (uint k = 0; k < 100 + (i & 7); k++)
        at = next[at];
    chain[i] = at;
}
