// Sources of tessera_tag_ram, leaves first; paths are relative to this file (-F).
tessera_ram1r1w_a5_words4_w28_lanes1_clash0.v
tessera_ram1r1w_a5_words1_w2_lanes1_clash0.v
tessera_tag_ram.v
