//! Instructions of the message unit.

use tessera_eu::opcode::{SEND, SENDC, SENDS, SENDSC};
use tessera_eu::word::{arf_number, exec_size, file, lo, send_hi, send_lo, Native};
use tessera_isa::Sfid;
use tessera_testkit::Random;

use super::{common, flag, predicate, register};

/// Shared functions that messages go to.
const FUNCTIONS: [Sfid; 7] =
    [Sfid::Null, Sfid::Sampler, Sfid::DataPort2, Sfid::RenderCache, Sfid::VideoMotion, Sfid::DataPort0, Sfid::DataPort1];

/// A length: mostly short, sometimes the largest.
fn length(random: &mut Random, least: u64, most: u64) -> u64 {
    match random.below(20) {
        0 => most,
        1 => least + random.below(most - least),
        _ => least + random.below(4),
    }
}

/// A send or sends with up to 15 payload registers each and 0 to 16 response registers.
pub fn message(random: &mut Random) -> u128 {
    let split = random.chance(50);
    let mut word = Native::default();
    let opcode = random.pick(if split { &[SENDS, SENDSC] } else { &[SEND, SENDC] });
    common(&mut word, random, opcode, 5);
    word.set_low(send_lo::SFID, random.pick(&FUNCTIONS).code());
    let (sent, response) = (length(random, 1, 15), length(random, 0, 16));
    let null = response == 0 || random.chance(10);
    // Messages are rare: so that their destinations are all over the registers soon.
    let written = response.max(1);
    let destination = if random.chance(20) { random.below(129 - written) } else { register(random, written) };
    word.set_low(send_lo::DST_REG, if null { 0 } else { destination });
    word.set_high(send_hi::SRC0_REG, register(random, sent));
    word.set_high(send_hi::FUNCTION, random.below(1 << 19));
    word.set_high(send_hi::HEADER, random.below(2));
    word.set_high(send_hi::DESC_TOP, random.below(4));
    word.set_high(send_hi::RESPONSE, response);
    word.set_high(send_hi::LENGTH0, sent);
    if split {
        let sent = length(random, 0, 15);
        word.set_low(send_lo::SPLIT_DST_FILE, !null);
        word.set_low(send_lo::SPLIT_SRC1_FILE, random.chance(80));
        word.set_low(send_lo::SPLIT_SRC1_REG, register(random, sent.max(1)));
        word.set_high(send_hi::LENGTH1, sent);
        word.set_high(send_hi::SPLIT_EXTENDED, random.word());
    } else {
        word.set_low(lo::DST_FILE, if null { file::ARF } else { file::GRF });
        word.set_low(lo::SRC0_FILE, file::GRF);
        word.set_high(send_hi::DESC_FILE, file::IMMEDIATE);
        word.set_high(send_hi::EXTENDED3, random.word());
        word.set_high(send_hi::EXTENDED2, random.word());
        word.set_high(send_hi::EXTENDED1, random.word());
        word.set_high(send_hi::LENGTH1, random.word());
    }
    if random.chance(12) {
        in_a0(&mut word);
    }
    if random.chance(25) {
        predicate(&mut word, random);
        flag(&mut word, random);
    }
    word.0
}

/// Whether it has a second payload.
pub fn is_split(word: &Native) -> bool {
    [SENDS, SENDSC].iter().any(|opcode| *opcode == word.low(lo::OPCODE))
}

/// The message with its descriptor in a0.
pub fn in_a0(word: &mut Native) {
    word.set_high(send_hi::DESC, 0u64);
    if is_split(word) {
        word.set_high(send_hi::SPLIT_DESC_INDIRECT, true);
    } else {
        word.set_high(send_hi::DESC_FILE, file::ARF);
        word.set_high(send_hi::DESC_REG, arf_number::A0);
    }
}

/// End of thread: a message of one register to the thread spawner.
pub fn end_of_thread() -> u128 {
    /// As compilers write it.
    const FUNCTION: u64 = 0x10;
    let mut word = Native::default();
    word.set_low(lo::OPCODE, SEND);
    word.set_low(lo::EXEC_SIZE, exec_size::EIGHT);
    word.set_low(lo::NO_MASK, true);
    word.set_low(send_lo::SFID, Sfid::ThreadSpawner.code());
    word.set_low(lo::SRC0_FILE, file::GRF);
    word.set_high(send_hi::SRC0_REG, 127u64);
    word.set_high(send_hi::DESC_FILE, file::IMMEDIATE);
    word.set_high(send_hi::FUNCTION, FUNCTION);
    word.set_high(send_hi::LENGTH0, 1u64);
    word.set_high(send_hi::EOT, true);
    word.0
}
