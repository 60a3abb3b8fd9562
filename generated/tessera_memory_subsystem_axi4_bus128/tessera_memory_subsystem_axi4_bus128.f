// Sources of tessera_memory_subsystem_axi4_bus128; paths are relative to this file (-F). Modules below the top are searched by name, so that this
// list and that of another top can be given together.
-y ../modules
+libext+.v
../modules/tessera_memory_subsystem_axi4_bus128.v
