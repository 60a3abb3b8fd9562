//! Every launch of the repository's kernels loads, and its payloads have the
//! contents the launch recipe gives in closed form (`gen9-kernel-abi.md`
//! sec. 3 and 10).

mod common;

use common::{kernel_names, launch};
use tessera_launch::{Launch, Slot};

fn u16_lane(registers: &[[u32; 8]], lane: usize) -> u32 {
    registers[lane / 16][lane % 16 / 2] >> (16 * (lane % 2)) & 0xFFFF
}

/// A dword of the cross-thread data.
fn cross_thread(launch: &Launch, payload: &[[u32; 8]], offset: usize) -> u32 {
    payload[launch.kernel().cross_thread_register() as usize + offset / 32][offset % 32 / 4]
}

#[test]
fn every_launch_loads_and_its_groups_cover_their_index_space() {
    let names = kernel_names();
    assert_eq!(names.len(), 48);
    for name in names {
        let launch = launch(&name);
        let range = *launch.range();
        let (mut items, mut groups) = (0u64, 0u64);
        for group in launch.groups() {
            groups += 1;
            let lanes: u32 = group.threads.iter().map(|t| t.dispatch_mask.count_ones()).sum();
            assert_eq!(lanes, group.local.iter().product::<u32>(), "{name}");
            items += u64::from(lanes);
        }
        assert_eq!(groups, launch.group_count(), "{name}");
        let expected: u64 = range.global.iter().map(|&n| u64::from(n)).product();
        assert_eq!(items, expected, "{name}");
    }
}

#[test]
fn local_ids_are_those_of_the_item_number() {
    for name in kernel_names() {
        let launch = launch(&name);
        let simd = launch.kernel().simd as usize;
        let per_axis = if simd == 32 { 2 } else { 1 };
        assert_eq!(launch.kernel().per_thread_registers as usize, 3 * per_axis);
        for group in launch.groups() {
            let [lx, ly, _] = group.local;
            for thread in &group.threads {
                let payload = thread.payload(0);
                for lane in 0..simd {
                    let item = thread.index * simd as u32 + lane as u32;
                    let expected = [item % lx, item / lx % ly, item / (lx * ly)];
                    for (axis, &id) in expected.iter().enumerate() {
                        let start = 1 + axis * per_axis;
                        let registers = &payload[start..start + per_axis];
                        assert_eq!(u16_lane(registers, lane), id, "{name} lane {lane}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_kernel_finds_offset_and_local_size_at_the_fixed_places() {
    for name in kernel_names() {
        let launch = launch(&name);
        for group in launch.groups() {
            for thread in &group.threads {
                let payload = thread.payload(0);
                for axis in 0..3 {
                    let at = |offset| cross_thread(&launch, &payload, offset);
                    assert_eq!(at(4 * axis), launch.range().offset[axis], "{name}");
                    assert_eq!(at(12 + 4 * axis), group.local[axis], "{name}");
                }
            }
        }
    }
}

#[test]
fn saxpy_header_pointers_and_scalar() {
    let launch = launch("saxpy");
    let groups: Vec<_> = launch.groups().collect();
    assert_eq!(groups.len(), 16);
    let thread = &groups[5].threads[1];
    let slot = Slot { fftid: 6, barrier: 19 };
    let payload = thread.payload(slot);
    let bindings = launch.kernel().binding_table_offset;
    assert_eq!(payload[0], [0, 5, 0x8300_0000, 0, bindings, 6, 0, 0]);
    let at = |offset| cross_thread(&launch, &payload, offset);
    // Two pointers at the start of the arguments, then the float.
    assert_eq!([at(0x20), at(0x24)], [0x1000_0000, 0]);
    assert_eq!([at(0x28), at(0x2C)], [0x1000_2000, 0]);
    assert_eq!(at(0x30), (-1.234_567_8_f32).to_bits());
    assert_eq!(launch.slm_bytes(), 0);
}

#[test]
fn non_uniform_last_group_has_its_own_size_and_mask() {
    let launch = launch("vadd_types");
    let groups: Vec<_> = launch.groups().collect();
    assert_eq!(groups.len(), 16);
    let last = &groups[15];
    assert_eq!((last.id, last.local), ([15, 0, 0], [40, 1, 1]));
    let masks: Vec<u32> = last.threads.iter().map(|t| t.dispatch_mask).collect();
    assert_eq!(masks, [u32::MAX, 0xFF]);
    let size_in = |group: usize| {
        let payload = groups[group].threads[0].payload(0);
        cross_thread(&launch, &payload, 12)
    };
    assert_eq!((size_in(14), size_in(15)), (64, 40));
}

#[test]
fn three_dimensions_offsets_and_vectors() {
    let launch = launch("stencil3d_offset");
    let groups: Vec<_> = launch.groups().collect();
    let ids: Vec<[u32; 3]> = groups.iter().map(|g| g.id).take(5).collect();
    assert_eq!(ids, [[0, 0, 0], [1, 0, 0], [2, 0, 0], [0, 1, 0], [1, 1, 0]]);
    let thread = &groups[7].threads[4];
    assert_eq!(thread.dispatch_mask, (1 << 22) - 1);
    let payload = thread.payload(0);
    let at = |offset| cross_thread(&launch, &payload, offset);
    assert_eq!([at(0x40), at(0x44), at(0x48), at(0x4C)], [32, 22, 14, 0]);
    assert_eq!(at(0x54), 0.11f32.to_bits());
    assert_eq!(at(0x6C), 3, "work dimensions");
    assert_eq!([at(0x70), at(0x74), at(0x78)], [3, 4, 4], "group count");
    assert_eq!(payload[0][1], groups[7].id[0]);
    assert_eq!([payload[0][6], payload[0][7]], [groups[7].id[1], groups[7].id[2]]);
}

#[test]
fn local_pointers_start_at_zero_and_size_the_window() {
    let launch = launch("bitonic_sort");
    let payload = launch.groups().next().unwrap().threads[0].payload(0);
    let at = |offset| cross_thread(&launch, &payload, offset);
    assert_eq!([at(0x20), at(0x28)], [0, 1024]);
    // 1024 + 512 bytes, rounded to 2 KiB.
    assert_eq!(launch.slm_bytes(), 2048);
    assert_eq!(common::launch("sgemm_tiled").slm_bytes(), 4096);
}

#[test]
fn scratch_pointer_follows_the_slot() {
    let launch = launch("control_private");
    assert_eq!(launch.kernel().scratch_stride(), 8192);
    let thread = launch.groups().next().unwrap().threads.remove(0);
    let header = |fftid: u32| thread.payload(fftid)[0];
    assert_eq!(header(0)[5], 0x1000);
    assert_eq!(header(5)[5], 0x1000 + 5 * 8192 + 5);
    assert_eq!(header(5)[3] & 0xF, 3, "1 KiB << 3");
}

#[test]
fn image_and_sampler_facts_reach_the_kernel() {
    let launch = launch("image_sample");
    let payload = launch.groups().next().unwrap().threads[0].payload(0);
    let at = |offset| cross_thread(&launch, &payload, offset);
    assert_eq!([at(0x6C), at(0x70)], [16, 32], "height, width");
    assert_eq!([at(0x74), at(0x78)], [0, 0], "no snap workaround");
    let memory = launch.memory();
    assert_eq!(memory.samplers().len(), 3);
    assert!(memory.samplers()[1].normalized && !memory.samplers()[2].normalized);
}

#[test]
fn program_constants_are_a_surface_with_their_bytes() {
    let launch = launch("crc_xorshift");
    let memory = launch.memory();
    let region = memory.regions().iter().position(|region| region.name == "program constants").unwrap();
    // The sixteen-entry CRC table: entry 1 of the reflected polynomial.
    assert_eq!(memory.contents(region).len(), 64);
    assert_eq!(memory.contents(region)[4..8], 0x1DB7_1064u32.to_le_bytes());
}

#[test]
fn initial_memory_fails_the_check_and_expected_contents_pass_it() {
    let launch = launch("saxpy");
    let report = launch.check(&launch.memory());
    assert!(!report.passed());
    assert_eq!(report.buffers[0].first.len(), 5);
    assert_eq!(launch.verdict(&report).unwrap_err().exit_status(), 1);

    let expected = std::fs::read(common::folder("saxpy").join("y.expect.bin")).unwrap();
    let mut memory = launch.memory();
    memory.store(tessera_launch::memory::Space::Surface(1), 0, &expected).unwrap();
    let report = launch.check(&memory);
    assert!(report.passed(), "{report}");
    assert!(launch.verdict(&report).is_ok());
}
