//! The few instructions and threads of a failing random program that still fail.

use std::fmt;

use tessera_eu::opcode::NOP;

use crate::programs::ProgramRun;

/// Bytes of an instruction.
const WORD: usize = 16;

/// What is left of a program.
pub struct Shrunk {
    /// As long as the program was.
    code: Vec<u8>,
    /// Those that stayed.
    threads: ProgramRun,
    /// Addresses of the instructions that stayed, the last of the program among them.
    kept: Vec<usize>,
}

/// Puts `nop` in the place of as many instructions as `fails` allows, and leaves out as many threads. The
/// last instruction, which ends a thread, stays; so do addresses, and with them the targets of branches.
pub fn shrink(code: &[u8], threads: &ProgramRun, mut fails: impl FnMut(&[u8], &ProgramRun) -> bool) -> Shrunk {
    let few = fewest(threads.count(), |kept| fails(code, &threads.only(kept)));
    let threads = threads.only(&few);
    let last = code.len() / WORD - 1;
    let blanked = |kept: &[bool]| {
        let mut code = code.to_vec();
        for (at, _) in kept.iter().enumerate().filter(|(_, kept)| !**kept) {
            code[WORD * at..][..WORD].copy_from_slice(&u128::from(NOP.raw()).to_le_bytes());
        }
        code
    };
    let stay = fewest(last, |kept| fails(&blanked(kept), &threads));
    let kept = (0..last).filter(|&at| stay[at]).chain([last]).map(|at| WORD * at).collect();
    Shrunk { code: blanked(&stay), threads, kept }
}

/// Which of `count` things are needed, as far as leaving out halves, quarters .. and single ones shows.
fn fewest(count: usize, mut fails: impl FnMut(&[bool]) -> bool) -> Vec<bool> {
    let mut kept = vec![true; count];
    let mut size = count;
    while size > 0 {
        let before = kept.clone();
        for from in (0..count).step_by(size) {
            let mut fewer = kept.clone();
            fewer[from..count.min(from + size)].fill(false);
            if fewer != kept && fails(&fewer) {
                kept = fewer;
            }
        }
        // Single ones until nothing changes: one that was needed may have been needed by another.
        if size > 1 || kept == before {
            size /= 2;
        }
    }
    kept
}

/// The instructions, a line each, behind a line that counts.
impl fmt::Display for Shrunk {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let all = self.code.len() / WORD;
        write!(f, "shrunk to {} of {all} instructions, threads from", self.kept.len())?;
        self.threads.starts().try_for_each(|start| write!(f, " {start:#06x}"))?;
        for &at in &self.kept {
            let decoded = tessera_isa::decode(&self.code[at..]);
            let text = decoded.map_or_else(|e| e.to_string(), |decoded| tessera_isa::disasm(&decoded.inst));
            write!(f, "\n  {at:#06x}: {text}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::fewest;

    #[test]
    fn what_is_needed_together_stays() {
        let kept = fewest(37, |kept| kept[3] && kept[30]);
        assert_eq!((0..37).filter(|&at| kept[at]).collect::<Vec<_>>(), [3, 30]);
    }

    #[test]
    fn what_only_another_needed_goes_with_it() {
        // 5 fails by itself, but not beside 9 without 2.
        let kept = fewest(12, |kept| kept[5] && (kept[2] || !kept[9]));
        assert_eq!((0..12).filter(|&at| kept[at]).collect::<Vec<_>>(), [5]);
    }

    #[test]
    fn nothing_may_be_needed() {
        assert_eq!(fewest(4, |_| true), [false; 4]);
        assert!(fewest(0, |_| true).is_empty());
    }
}
