// Sources of tessera_ga, leaves first; paths are relative to this file (-F).
tessera_ram1r1w_a10_words4_w64_lanes8_clash1.v
tessera_ga.v
