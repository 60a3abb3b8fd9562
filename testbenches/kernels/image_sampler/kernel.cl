// Every address mode with both filters, on a normalised and on a float image, with 32- and 16-bit results. All
// samplers but one are compiled in.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

constant sampler_t repeat_nearest = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_NEAREST;
constant sampler_t repeat_linear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
constant sampler_t mirror_nearest = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_NEAREST;
constant sampler_t mirror_linear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_LINEAR;
constant sampler_t border_nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
constant sampler_t border_linear = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR;

kernel void image_sampler(read_only image2d_t colours, read_only image2d_t heights, sampler_t given,
                          global const float2 *at, global float4 *nearest, global float4 *linear,
                          global half4 *halves)
{
    size_t i = get_global_id(0);
    size_t n = get_global_size(0);
    float2 uv = at[i];
    float2 pixel = uv * convert_float2(get_image_dim(colours));

    nearest[i] = read_imagef(colours, repeat_nearest, uv);
    nearest[n + i] = read_imagef(colours, mirror_nearest, uv);
    nearest[2 * n + i] = read_imagef(colours, border_nearest, pixel);
    nearest[3 * n + i] = read_imagef(heights, repeat_nearest, uv);

    halves[i] = read_imageh(heights, mirror_nearest, uv);

    linear[i] = read_imagef(colours, repeat_linear, uv);
    linear[n + i] = read_imagef(colours, mirror_linear, uv);
    linear[2 * n + i] = read_imagef(colours, border_linear, pixel);
    linear[3 * n + i] = read_imagef(heights, given, uv);
}
