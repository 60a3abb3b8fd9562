// Conway's game of life on a torus, a generation a launch, and the number of cells that live.
kernel void generation(global const uchar *from, global uchar *to)
{
    int x = get_global_id(0), y = get_global_id(1);
    int width = get_global_size(0), height = get_global_size(1);
    int living = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            living += from[(y + dy + height) % height * width + (x + dx + width) % width];
    int here = from[y * width + x];
    to[y * width + x] = living == 3 || (here && living == 4);
}

kernel void census(global const uchar *cells, volatile global uint *living)
{
    if (cells[get_global_id(0)])
        atomic_inc(living);
}
