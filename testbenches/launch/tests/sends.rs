//! Every message the shared kernels send is one the data port knows (or the
//! runner's own), and its lengths are those of its descriptor.

mod common;

use common::{folder, kernel_names};
use tessera_launch::dataport::{sfid, Descriptor};
use tessera_launch::program::{Kernel, Program};

/// (SFID, descriptor, extended descriptor) of every send in a kernel
/// (`gen9-kernel-abi.md` sec. 5.1).
fn sends(kernel: &Kernel) -> Vec<(u8, u32, u32)> {
    let code = &kernel.isa[..kernel.isa_bytes];
    let dword = |at: usize| u32::from_le_bytes(code[at..at + 4].try_into().unwrap());
    let mut found = Vec::new();
    let mut at = 0;
    while at + 8 <= code.len() {
        let first = dword(at);
        if first >> 29 & 1 == 1 {
            at += 8;
            continue;
        }
        let opcode = first & 0x7F;
        if (0x31..=0x34).contains(&opcode) {
            let function = first >> 24 & 0xF;
            let extended = if opcode >= 0x33 { dword(at + 8) & 0xF } else { 0 };
            found.push((function as u8, dword(at + 12) & 0x7FFF_FFFF, function | extended << 6));
        }
        at += 16;
    }
    found
}

#[test]
fn every_message_of_the_shared_kernels_is_known() {
    let (mut memory, mut control) = (0, 0);
    for name in kernel_names() {
        let bytes = std::fs::read(folder(&name).join("kernel.bin")).unwrap();
        for kernel in Program::parse(&name, &bytes).unwrap().kernels {
            for (function, desc, extended) in sends(&kernel) {
                if matches!(function, sfid::GATEWAY | sfid::THREAD_SPAWNER) {
                    control += 1;
                    continue;
                }
                let descriptor =
                    Descriptor::decode(function, desc, extended).unwrap_or_else(|error| panic!("{}: {error}", kernel.name));
                let payload = descriptor.message_registers + descriptor.extended_registers;
                descriptor
                    .check_lengths(payload as usize)
                    .unwrap_or_else(|error| panic!("{}: {descriptor}: {error}", kernel.name));
                memory += 1;
            }
        }
    }
    // Counted over the 26 kernels of the 20 programs by an independent parser.
    assert_eq!((memory, control), (647, 71));
}
