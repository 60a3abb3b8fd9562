// Sources of tessera_data_ram, leaves first; paths are relative to this file (-F).
tessera_ram1r1w_a7_words8_w64_lanes2_clash0.v
tessera_data_ram.v
