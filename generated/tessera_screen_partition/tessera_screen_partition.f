// Sources of tessera_screen_partition, leaves first; paths are relative to this file (-F).
tessera_screen_partition.v
