//! Predicates and condition modifiers (gen9-eu-isa.md sec. 2.9, 2.10).

use tessera_isa::{FlagRef, Instruction, PredCtrl, Predicate};

use crate::observe::Observer;
use crate::state::Thread;

/// Predicate per channel; all ones without one.
#[inline(always)]
pub(crate) fn predicate_mask(inst: &Instruction, flags: [u32; 2]) -> u32 {
    match inst.predicate {
        None => u32::MAX,
        Some(predicate) => combined(predicate, inst.flag, flags),
    }
}

fn combined(predicate: Predicate, flag: FlagRef, flags: [u32; 2]) -> u32 {
    let own = flags[usize::from(flag.reg)] >> flag.first_bit();
    let mask = match predicate.ctrl {
        PredCtrl::Sequential => own,
        PredCtrl::AnyV => (flags[0] | flags[1]) >> flag.first_bit(),
        PredCtrl::AllV => (flags[0] & flags[1]) >> flag.first_bit(),
        PredCtrl::Any(group) => per_group(own, group, |bits, _| bits != 0),
        PredCtrl::All(group) => per_group(own, group, |bits, ones| bits == ones),
        PredCtrl::Replicate(component) => {
            let component = u32::from(component & 3);
            per_group(own, 4, |bits, _| bits >> component & 1 != 0)
        }
    };
    if predicate.inverted {
        !mask
    } else {
        mask
    }
}

/// Gives every channel of each aligned group what `holds` says of the group's bits and its all-ones value.
pub(crate) fn per_group(bits: u32, group: u8, holds: impl Fn(u32, u32) -> bool) -> u32 {
    let group = u32::from(group).clamp(1, 32);
    let ones = u32::MAX >> (32 - group);
    (0..32 / group).filter(|g| holds(bits >> (g * group) & ones, ones)).fold(0, |mask, g| mask | ones << (g * group))
}

/// Writes the flag bits of the enabled lanes; other bits keep their values.
#[inline(always)]
pub(crate) fn write_flags<O: Observer>(thread: &mut Thread, inst: &Instruction, result: u32, enabled: u32, observer: &mut O) {
    let shift = u32::from(inst.channel_offset) + inst.flag.first_bit();
    let place = |lanes: u32| lanes.checked_shl(shift).unwrap_or(0);
    let register = usize::from(inst.flag.reg & 1);
    let written = place(enabled);
    let flag = &mut thread.flags[register];
    *flag = *flag & !written | place(result) & written;
    observer.flag(register, written);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mask(ctrl: PredCtrl, inverted: bool, flag: FlagRef, flags: [u32; 2]) -> u32 {
        combined(Predicate { ctrl, inverted }, flag, flags)
    }

    #[test]
    fn channels_index_from_the_sub_register() {
        let flags = [0xABCD_1234, 0x8000_0001];
        assert_eq!(mask(PredCtrl::Sequential, false, FlagRef::new(0, 0), flags), 0xABCD_1234);
        assert_eq!(mask(PredCtrl::Sequential, false, FlagRef::new(0, 1), flags), 0xABCD);
        assert_eq!(mask(PredCtrl::Sequential, true, FlagRef::new(1, 0), flags), 0x7FFF_FFFE);
    }

    #[test]
    fn group_predicates() {
        let flags = [0x0000_F012, 0];
        let flag = FlagRef::F0_0;
        assert_eq!(mask(PredCtrl::Any(4), false, flag, flags), 0xF0FF);
        assert_eq!(mask(PredCtrl::All(4), false, flag, flags), 0xF000);
        assert_eq!(mask(PredCtrl::Any(16), true, flag, flags), 0xFFFF_0000);
        assert_eq!(mask(PredCtrl::Any(32), false, flag, flags), u32::MAX);
        assert_eq!(mask(PredCtrl::Replicate(1), false, flag, flags), 0xF00F);
        assert_eq!(mask(PredCtrl::AnyV, false, flag, [1, 2]), 3);
        assert_eq!(mask(PredCtrl::AllV, false, flag, [3, 2]), 2);
    }
}
