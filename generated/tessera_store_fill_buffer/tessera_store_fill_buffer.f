// Sources of tessera_store_fill_buffer, leaves first; paths are relative to this file (-F).
tessera_ram1r1w_a4_words8_w64_lanes2_clash1.v
tessera_store_fill_buffer.v
