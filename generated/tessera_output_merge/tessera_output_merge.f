// Sources of tessera_output_merge, leaves first; paths are relative to this file (-F).
tessera_lut_ram_a5_words1_w24.v
tessera_lut_ram_a5_words1_w16.v
tessera_output_merge_table.v
tessera_output_merge_blend.v
tessera_output_merge_execute.v
tessera_fifo_a5_depth32_w5.v
tessera_ram1r1w_a5_words8_w64_lanes1_clash0.v
tessera_output_merge.v
