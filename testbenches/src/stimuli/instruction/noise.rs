//! Bits that mean nothing.

use tessera_eu::opcode::{BFE, BFI2, BRC, BRD, CALL, CALLA, CSEL, JMPI, LRP, MAD, NOP, RET, SEND, SENDC, SENDS, SENDSC, TABLE};
use tessera_eu::word::{flow_lo, hi, lo, operand, send_hi, send_lo, thread_ctrl, Native};
use tessera_hdl::U;
use tessera_testkit::Random;

/// The word with some of the bits changed that mean nothing in it: they are carried along and stop no thread.
pub fn with_noise(random: &mut Random, word: u128) -> u128 {
    let noise = u128::from(random.word()) << 64 | u128::from(random.word());
    let mut free = free(Native(word));
    if Native(word).low(lo::THREAD_CTRL) == thread_ctrl::ATOMIC.raw() {
        free.set_low(lo::SWITCH, 0u64);
    }
    word ^ noise & free.0
}

/// What means nothing in an instruction: all ones there.
fn free(word: Native) -> Native {
    let opcode = U::<7>::new(word.low(lo::OPCODE));
    const ONES: u64 = u64::MAX;
    let mut free = Native::default();
    free.set_low(lo::RESERVED, ONES);
    let flow = TABLE.iter().any(|row| row.opcode == opcode && row.flow);
    match opcode {
        MAD | CSEL | LRP | BFE | BFI2 => (),
        NOP => flow_noise(&mut free),
        JMPI | CALL | CALLA => {
            free.set_low(lo::SWITCH, ONES);
            free.set_high(hi::SRC0, ONES);
        }
        // The target stands where others have noise.
        BRD | BRC | RET => free.set_low(lo::SWITCH, ONES),
        _ if flow => flow_noise(&mut free),
        SEND | SENDC | SENDS | SENDSC => {
            free.set_low(lo::ALIGN16, ONES);
            free.set_low(lo::SWITCH, ONES);
            free.set_low(lo::BRANCH_CTRL, ONES);
            free.set_low(lo::SATURATE, ONES);
            free.set_low(lo::DST_TYPE, ONES);
            free.set_high(send_hi::SRC0_SUB_TOP, ONES);
            free.set_high_in(hi::SRC0, operand::NEGATE, ONES);
            if matches!(opcode, SEND | SENDC) {
                free.set_low(lo::SRC0_TYPE, ONES);
                free.set_low(lo::DST_STRIDE, ONES);
                free.set_low(lo::DST_OFFSET_TOP, ONES);
                free.set_low(lo::DST_SUB, ONES);
                free.set_low(lo::DST_INDIRECT, ONES);
                free.set_high_in(hi::SRC0, operand::ABS, ONES);
                free.set_high_in(hi::SRC0, operand::INDIRECT, ONES);
            } else {
                free.set_low(send_lo::SPLIT_RESERVED, ONES);
                free.set_low(send_lo::SPLIT_SUB_TOP, ONES);
            }
        }
        _ if word.low(lo::DST_INDIRECT) == 1 => (),
        _ => free.set_low(lo::DST_OFFSET_TOP, ONES),
    }
    free
}

fn flow_noise(free: &mut Native) {
    free.set_low(lo::SWITCH, u64::MAX);
    free.set_low(flow_lo::RESERVED, u64::MAX);
}
