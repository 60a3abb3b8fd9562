// Sources of tessera_write_out, leaves first; paths are relative to this file (-F).
tessera_ram1r1w_a4_words8_w64_lanes1_clash0.v
tessera_lut_ram_a4_words1_w27.v
tessera_write_out.v
