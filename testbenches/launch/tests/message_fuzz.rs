//! 20,000 random messages against a real launch's memory: each is executed or
//! refused with its descriptor spelled out in one line, never a panic, and a
//! response is as long as the descriptor says.
//!
//! The seed is fixed and printed; `TESSERA_SEED` replaces it.

mod common;

use common::{kernel_names, launch, sends};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use tessera_launch::dataport::{execute, sfid};
use tessera_launch::{Message, Slm};
use tessera_testkit::{here, runner};

/// Dwords of the longest payload: 15 + 15 registers.
const DWORDS: usize = 8 * 30;

#[test]
fn random_messages() {
    let mut runner = runner(here!(), 1);

    // Two messages in three start from one a kernel sends; the others
    // draw function control, binding and lengths apart.
    let mut real: Vec<(u8, u32, u32)> = kernel_names().iter().flat_map(|name| sends(launch(name).kernel())).collect();
    real.sort_unstable();
    real.dedup();
    let functions = prop::sample::select(vec![sfid::DATA_CACHE_0, sfid::DATA_CACHE_1, sfid::DATA_CACHE_1, sfid::SAMPLER]);
    let binding = prop_oneof![0..8u32, Just(0xFE), Just(0xFF)];
    let wild = (functions, any::<u32>(), binding.clone(), 0..12u32, 0..9u32, 0..4u32).prop_map(
        |(sfid, control, binding, sent, returned, extended)| {
            (sfid, control & 0x600F_FF00 | binding | sent << 25 | returned << 20, u32::from(sfid) | extended << 6)
        },
    );
    let near = (prop::sample::select(real), prop::option::of(binding), prop::option::of(0..32u32)).prop_map(
        |((sfid, mut desc, extended), binding, flip)| {
            desc = binding.map_or(desc, |binding| desc & !0xFF | binding);
            (sfid, flip.map_or(desc, |bit| desc ^ 1 << bit), extended)
        },
    );
    let payload = prop_oneof![
        // Offsets, addresses in pairs, and anything.
        prop::collection::vec((0..600u32).prop_map(|n| 4 * n), DWORDS),
        prop::collection::vec(0..0x4000u32, DWORDS / 2)
            .prop_map(|low| low.iter().flat_map(|n| [0x1000_0000 + 4 * n, 0]).collect::<Vec<u32>>()),
        prop::collection::vec(any::<u32>(), DWORDS),
    ];
    let message = (prop_oneof![1 => wild, 2 => near], any::<u32>(), payload);

    let target = launch("image_sample");
    let mut memory = target.memory();
    let mut slm = Slm::new(4096);
    let mut executed = 0;
    for _ in 0..20_000 {
        let ((sfid, desc, ex_desc), lanes, dwords) = message.new_tree(&mut runner).unwrap().current();
        let sent = (desc >> 25 & 15) + (ex_desc >> 6 & 15);
        let payload: Vec<[u32; 8]> = dwords.chunks_exact(8).take(sent as usize).map(|chunk| chunk.try_into().unwrap()).collect();
        let message = Message { sfid, desc, ex_desc, lanes, payload: &payload };
        match execute(&mut memory, &mut slm, &message) {
            Ok(response) => {
                assert_eq!(response.registers.len(), (desc >> 20 & 31) as usize);
                assert_eq!(response.enables.len(), response.registers.len());
                executed += 1;
            }
            Err(error) => {
                let text = error.to_string();
                assert_eq!(text.lines().count(), 1);
                assert!(text.contains(&format!("desc {desc:#010x}")), "{text}");
            }
        }
    }
    println!("{executed} executed");
    assert!(executed > 2_000, "{executed}: the messages are too wild");
}
