// Sources of tessera_me, leaves first; paths are relative to this file (-F).
tessera_me_header.v
tessera_lut_ram_a2_words4_w64.v
tessera_me_payload.v
tessera_me.v
