//! Every message the kernels send is one the data port knows (or the
//! runner's own), and its lengths are those of its descriptor.

mod common;

use common::{folder, kernel_names, sends};
use tessera_launch::dataport::{sfid, Descriptor};
use tessera_launch::program::Program;

#[test]
fn every_message_of_the_kernels_is_known() {
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
    // Counted over the 54 kernels of the 48 programs by an independent parser
    // (`hdl/isa/reference/kernel_abi.py -i`).
    assert_eq!((memory, control), (1643, 134));
}
