//! Program features the kernels do not show, made by editing one of
//! their binaries: the recipe of `gen9-kernel-abi.md` sec. 10, line by line.

mod common;

use common::{program_at, put, token_at, word, Case};
use tessera_launch::memory::Space;
use tessera_launch::surface::Surface;
use tessera_launch::Launch;

/// A case with its binary edited; it must still load.
fn edited(name: &str, edit: impl FnOnce(&mut Vec<u8>)) -> Launch {
    let mut case = Case::read(name);
    let mut binary = case.binary().to_vec();
    edit(&mut binary);
    case.set("kernel.bin", binary);
    case.load().unwrap_or_else(|error| panic!("{error}"))
}

fn words(values: &[u32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

/// The program without its ELF wrapper, with tokens put in front of its
/// program-scope list.
fn with_program_tokens(binary: &mut Vec<u8>, tokens: &[u8]) {
    let start = program_at(binary);
    let mut end = start + 28 + word(binary, start + 24) as usize;
    for _ in 0..word(binary, start + 16) {
        let sizes: usize = [12, 16, 20, 24, 28, 32].iter().map(|&field| word(binary, end + field) as usize).sum();
        end += 40 + sizes;
    }
    *binary = binary[start..end].to_vec();
    let size = word(binary, 24) + tokens.len() as u32;
    put(binary, 24, size);
    binary.splice(28..28, tokens.iter().copied());
}

fn region(launch: &Launch, name: &str) -> usize {
    let memory = launch.memory();
    memory.regions().iter().position(|region| region.name == name).unwrap()
}

#[test]
fn a_bare_program_needs_no_wrapper() {
    let launch = edited("crc_xorshift", |binary| with_program_tokens(binary, &[]));
    assert_eq!(launch.kernel().name, "crc_xorshift");
}

#[test]
fn fix_ups_add_the_base_of_the_other_surface() {
    let launch = edited("crc_xorshift", |binary| {
        // A global surface of 16 bytes; word 0 of it points to its own byte 4,
        // constant word 8..16 gets the base of the globals added.
        let mut tokens = words(&[41, 20, 0, 0, 16, 4, 0, 7, 8]);
        tokens.extend(words(&[47, 28, 0, 0, 0, 0, 0]));
        tokens.extend(words(&[48, 28, 0, 8, 0, 0, 0]));
        with_program_tokens(binary, &tokens);
    });
    let plain = common::launch("crc_xorshift");
    let memory = launch.memory();
    let globals = region(&launch, "program globals");
    let base = memory.regions()[globals].base;
    let qword = |bytes: &[u8]| u64::from_le_bytes(bytes.try_into().unwrap());
    assert_eq!(qword(&memory.contents(globals)[..8]), base + 4);
    assert_eq!(qword(&memory.contents(globals)[8..]), 8 << 32 | 7);
    let constants = memory.contents(region(&launch, "program constants"));
    let original = plain.memory();
    let original = original.contents(region(&plain, "program constants"));
    assert_eq!(qword(&constants[8..16]), qword(&original[8..16]).wrapping_add(base));
    assert_eq!(constants[16..], original[16..]);
}

#[test]
fn a_fix_up_outside_its_surface_is_an_error() {
    let mut case = Case::read("crc_xorshift");
    let mut binary = case.binary().to_vec();
    with_program_tokens(&mut binary, &words(&[48, 28, 0, 57, 0, 1, 0]));
    case.set("kernel.bin", binary);
    let error = case.load().unwrap_err().to_string();
    assert_eq!(error, "kernel.bin: pointer fix-up offset at offset 0x28 is 0x39, expected 8 bytes inside a surface of 64 bytes");
}

#[test]
fn private_memory_has_a_surface_and_a_pointer() {
    let launch = edited("control_private", |binary| {
        let token = token_at(binary, 38);
        put(binary, token + 20, 48);
        put(binary, token + 24, 1);
    });
    let memory = launch.memory();
    let private = region(&launch, "private memory");
    // 48 bytes x 16 channels x 64 thread slots.
    assert_eq!(memory.regions()[private].size, 48 * 16 * 64);
    let base = memory.regions()[private].base;
    let payload = launch.groups().next().unwrap().threads[0].payload(0);
    let ct = launch.kernel().cross_thread_register() as usize;
    assert_eq!(payload[ct + 2][4..6], [base as u32, (base >> 32) as u32]);
    assert!(matches!(memory.surfaces()[5], Surface::Buffer(buffer) if buffer.base == base));
}

#[test]
fn a_kernel_without_local_ids_gets_one_dummy_register() {
    let launch = edited("saxpy", |binary| {
        let token = token_at(binary, 22) + 8;
        for field in 1..=3 {
            put(binary, token + 4 * field, 0);
        }
        put(binary, token + 4 * 6, 1);
    });
    let kernel = launch.kernel();
    assert_eq!((kernel.per_thread_registers, kernel.cross_thread_register()), (1, 2));
    let payload = launch.groups().next().unwrap().threads[0].payload(0);
    assert_eq!(payload[1], [0; 8]);
    assert_eq!(payload[3][0], 0x1000_0000, "first pointer at byte 0x20");
}

#[test]
fn another_walk_order_changes_the_fastest_axis() {
    let launch = edited("sobel_u8", |binary| {
        let token = token_at(binary, 23) + 8;
        // Rank 0 is y, rank 1 is x, rank 2 is z.
        put(binary, token + 4 * 21, 0b10_00_01);
    });
    let group = launch.groups().next().unwrap();
    let payload = group.threads[0].payload(0);
    let id = |axis: usize, lane: usize| payload[1 + 2 * axis + lane / 16][lane % 16 / 2] >> (16 * (lane % 2)) & 0xFFFF;
    // Groups are 24 x 7: item 9 is x 1, y 2.
    assert_eq!([id(0, 9), id(1, 9), id(2, 9)], [1, 2, 0]);
}

#[test]
fn a_printf_buffer_starts_with_the_offset_of_its_first_record() {
    let launch = edited("saxpy", |binary| {
        // The token of the scalar argument becomes one that takes a buffer.
        let token = token_at(binary, 17);
        let size = word(binary, token + 4);
        assert!(size >= 24);
        put(binary, token, 33);
        for (field, value) in [(8, 0), (12, u32::MAX), (16, 0x38), (20, 8)] {
            put(binary, token + field, value);
        }
    });
    let mut memory = launch.memory();
    let buffer = region(&launch, "printf buffer");
    assert_eq!(memory.contents(buffer)[..8], [4, 0, 0, 0, 0, 0, 0, 0]);
    let mut word = [0; 4];
    memory.load(Space::Flat, memory.regions()[buffer].base, &mut word).unwrap();
    assert_eq!(word, [4, 0, 0, 0]);
}

#[test]
fn snap_workaround_flag_is_set_for_nearest_and_clamp() {
    let mut case = Case::read("image_sample");
    case.replace("filter = \"nearest\", address = \"clamp_to_edge\"", "filter = \"nearest\", address = \"clamp\"");
    let launch = case.load().unwrap();
    let payload = launch.groups().next().unwrap().threads[0].payload(0);
    assert_eq!(payload[10][5..7], [u32::MAX, 0]);
}

#[test]
fn results_do_not_depend_on_the_run() {
    let (a, b) = (common::launch("image_sample"), common::launch("image_sample"));
    assert_eq!(a.memory(), b.memory());
    assert!(a.groups().eq(b.groups()));
}

#[test]
fn a_buffer_surface_ends_at_the_next_dword() {
    let mut case = Case::read("control_private");
    case.set("tag.bin", vec![1; 1001]);
    let memory = case.load().unwrap().memory();
    assert!(matches!(memory.surfaces()[0], Surface::Buffer(buffer) if buffer.size == 1004));
    assert_eq!(memory.contents(0).len(), 1001);
}
