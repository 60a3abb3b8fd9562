// Sources of tessera_je, leaves first; paths are relative to this file (-F).
tessera_lut_ram_a3_words32_w32.v
tessera_je_join.v
tessera_je_next.v
tessera_je_wake.v
tessera_je.v
