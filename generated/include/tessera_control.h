/* tessera_control.h
 * Registers of a render cache on AXI4-Lite: byte offsets, values after reset, masks and shifts of fields.
 * R is read, W written, RW1C read and cleared by a written 1, RWS written while the cache is stopped.
 *
 * Exported; do not edit.
 */
#ifndef TESSERA_CONTROL_H
#define TESSERA_CONTROL_H

/* R. Tells a driver what it talks to: 5453 and the version of this map. */
#define TESSERA_CONTROL_ID 0x000u
#define TESSERA_CONTROL_ID_RESET 0x54530001u

/* W. What to do. All actions of one write are done in the same cycle. */
#define TESSERA_CONTROL_CONTROL 0x004u
#define TESSERA_CONTROL_CONTROL_RESET 0x00000000u
/* The cache, if stopped, leaves its reset. */
#define TESSERA_CONTROL_CONTROL_START_MASK 0x00000001u
#define TESSERA_CONTROL_CONTROL_START_SHIFT 0u
/* The cache, if it runs, goes into reset as soon as it is idle and no flush is left. */
#define TESSERA_CONTROL_CONTROL_STOP_MASK 0x00000002u
#define TESSERA_CONTROL_CONTROL_STOP_SHIFT 1u
/* A flush. Refused while the cache is stopped or stopping, or a flush is under way. */
#define TESSERA_CONTROL_CONTROL_FLUSH_MASK 0x00000004u
#define TESSERA_CONTROL_CONTROL_FLUSH_SHIFT 2u
/* That flush forgets all blocks instead of writing them out. */
#define TESSERA_CONTROL_CONTROL_DROP_MASK 0x00000008u
#define TESSERA_CONTROL_CONTROL_DROP_SHIFT 3u
/* All counters become 0. */
#define TESSERA_CONTROL_CONTROL_CLEAR_MASK 0x00000010u
#define TESSERA_CONTROL_CONTROL_CLEAR_SHIFT 4u

/* R. What the cache does now. */
#define TESSERA_CONTROL_STATUS 0x008u
#define TESSERA_CONTROL_STATUS_RESET 0x00000000u
/* It is not in reset. */
#define TESSERA_CONTROL_STATUS_RUNNING_MASK 0x00000001u
#define TESSERA_CONTROL_STATUS_RUNNING_SHIFT 0u
/* It will stop. */
#define TESSERA_CONTROL_STATUS_STOPPING_MASK 0x00000002u
#define TESSERA_CONTROL_STATUS_STOPPING_SHIFT 1u
/* A flush waits or is under way. */
#define TESSERA_CONTROL_STATUS_FLUSHING_MASK 0x00000004u
#define TESSERA_CONTROL_STATUS_FLUSHING_SHIFT 2u
/* Its port `idle`. */
#define TESSERA_CONTROL_STATUS_IDLE_MASK 0x00000008u
#define TESSERA_CONTROL_STATUS_IDLE_SHIFT 3u
/* Its port `stall`. */
#define TESSERA_CONTROL_STATUS_STALL_MASK 0x00000070u
#define TESSERA_CONTROL_STATUS_STALL_SHIFT 4u

/* RW1C. What has happened since it was cleared. */
#define TESSERA_CONTROL_EVENT 0x00cu
#define TESSERA_CONTROL_EVENT_RESET 0x00000000u
/* A flush has ended. */
#define TESSERA_CONTROL_EVENT_FLUSHED_MASK 0x00000001u
#define TESSERA_CONTROL_EVENT_FLUSHED_SHIFT 0u
/* A read on the bus of the cache has failed. */
#define TESSERA_CONTROL_EVENT_READ_FAULT_MASK 0x00000002u
#define TESSERA_CONTROL_EVENT_READ_FAULT_SHIFT 1u
/* A write on the bus of the cache has failed: its block is lost. */
#define TESSERA_CONTROL_EVENT_WRITE_FAULT_MASK 0x00000004u
#define TESSERA_CONTROL_EVENT_WRITE_FAULT_SHIFT 2u

/* RW. Which events raise `irq`. */
#define TESSERA_CONTROL_ENABLE 0x010u
#define TESSERA_CONTROL_ENABLE_RESET 0x00000000u
/* The end of a flush. */
#define TESSERA_CONTROL_ENABLE_FLUSHED_MASK 0x00000001u
#define TESSERA_CONTROL_ENABLE_FLUSHED_SHIFT 0u
/* A failed read. */
#define TESSERA_CONTROL_ENABLE_READ_FAULT_MASK 0x00000002u
#define TESSERA_CONTROL_ENABLE_READ_FAULT_SHIFT 1u
/* A failed write. */
#define TESSERA_CONTROL_ENABLE_WRITE_FAULT_MASK 0x00000004u
#define TESSERA_CONTROL_ENABLE_WRITE_FAULT_SHIFT 2u

/* RWS. What the cache uses of its hardware; after reset all of it. */
#define TESSERA_CONTROL_CACHE 0x014u
#define TESSERA_CONTROL_CACHE_RESET 0x03ffffffu
/* Usable nodes of the miss queue. */
#define TESSERA_CONTROL_CACHE_NODES_MASK 0x0000ffffu
#define TESSERA_CONTROL_CACHE_NODES_SHIFT 0u
/* Usable ways. */
#define TESSERA_CONTROL_CACHE_WAYS_MASK 0x000f0000u
#define TESSERA_CONTROL_CACHE_WAYS_SHIFT 16u
/* Usable bits of the set index. */
#define TESSERA_CONTROL_CACHE_SET_MASK_MASK 0x01f00000u
#define TESSERA_CONTROL_CACHE_SET_MASK_SHIFT 20u
/* The set index is hashed. */
#define TESSERA_CONTROL_CACHE_HASH_MASK 0x02000000u
#define TESSERA_CONTROL_CACHE_HASH_SHIFT 25u
/* Screen partition: 0 rows, 1 two by two, 2 columns. */
#define TESSERA_CONTROL_CACHE_PART_MASK 0x0c000000u
#define TESSERA_CONTROL_CACHE_PART_SHIFT 26u

/* RWS. First address of the surfaces, lower half. */
#define TESSERA_CONTROL_BASE_LOW 0x018u
#define TESSERA_CONTROL_BASE_LOW_RESET 0x00000000u
/* Bits 31 to 6 of it. */
#define TESSERA_CONTROL_BASE_LOW_ADDRESS_MASK 0xffffffc0u
#define TESSERA_CONTROL_BASE_LOW_ADDRESS_SHIFT 6u

/* RWS. The same, upper half. */
#define TESSERA_CONTROL_BASE_HIGH 0x01cu
#define TESSERA_CONTROL_BASE_HIGH_RESET 0x00000000u
/* Bits 39 to 32 of it. */
#define TESSERA_CONTROL_BASE_HIGH_ADDRESS_MASK 0x000000ffu
#define TESSERA_CONTROL_BASE_HIGH_ADDRESS_SHIFT 0u

/* RWS. How long rows of tiles are. */
#define TESSERA_CONTROL_PITCH 0x020u
#define TESSERA_CONTROL_PITCH_RESET 0x00000000u
/* 4096 >> SHIFT tiles. */
#define TESSERA_CONTROL_PITCH_SHIFT_MASK 0x00000007u
#define TESSERA_CONTROL_PITCH_SHIFT_SHIFT 0u

/* R. Counters, as those of the memory subsystem. */
#define TESSERA_CONTROL_COUNTER(n) (0x040u + 4u * (n))
#define TESSERA_CONTROL_COUNTER_REQUESTS 0u
#define TESSERA_CONTROL_COUNTER_HITS_PRESENT 1u
#define TESSERA_CONTROL_COUNTER_HITS_PENDING 2u
#define TESSERA_CONTROL_COUNTER_MISSES 3u
#define TESSERA_CONTROL_COUNTER_BUS_READS 4u
#define TESSERA_CONTROL_COUNTER_BUS_WRITES 5u
#define TESSERA_CONTROL_COUNTER_RAM_READS_RESPONSE 6u
#define TESSERA_CONTROL_COUNTER_RAM_READS_VICTIM 7u
#define TESSERA_CONTROL_COUNTER_RAM_WRITES_RESULT 8u
#define TESSERA_CONTROL_COUNTER_RAM_WRITES_ALLOCATION 9u
#define TESSERA_CONTROL_COUNTER_FAILED_FETCHES 10u
#define TESSERA_CONTROL_COUNTER_STALL_CYCLES 11u

#endif
