//! Which lines of instructions a thread has, as far as the line port shows.
//!
//! A thread needs the line of its instruction and the one behind it (rule 1 of the contract page of TC), and
//! keeps no others. So one of these two that comes has come for it. Lines further on that decoding, which
//! runs ahead, has asked for are not seen.

use crate::listing::Line;

/// The lines of one thread.
#[derive(Default)]
pub struct Lines {
    /// Line of the instruction in turn.
    current: u32,
    held: [bool; 2],
}

impl Lines {
    /// The thread turns to the instruction at this address.
    pub fn turn(&mut self, ip: u32) {
        let (line, held) = (ip >> 6, self.held);
        self.held = match line.wrapping_sub(self.current) {
            0 => held,
            1 => [held[1], false],
            _ => [false; 2],
        };
        self.current = line;
    }

    /// A line has come; true if the thread lacked it for this instruction.
    pub fn came(&mut self, line: u32, for_it: &Line) -> bool {
        let Some(held) = self.held.get_mut(line.wrapping_sub(self.current) as usize) else { return false };
        let lacked = !std::mem::replace(held, true);
        lacked && (for_it.ip >> 6..=(for_it.ip + for_it.size - 1) >> 6).contains(&line)
    }

    /// A new thread.
    pub fn clear(&mut self) {
        *self = Lines::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::listing::Class;

    fn at(ip: u32) -> Line {
        Line { ip, size: 16, text: String::new(), class: Class::Alu, flops: 0 }
    }

    #[test]
    fn a_line_is_lacked_once_until_the_thread_has_left_it() {
        let mut lines = Lines::default();
        lines.turn(0x38);
        assert!(!lines.came(2, &at(0x38)), "nobody asked for it");
        assert!(lines.came(0, &at(0x38)) && lines.came(1, &at(0x38)), "the instruction lies in both");
        assert!(!lines.came(0, &at(0x38)), "another thread's");
        lines.turn(0x48);
        assert!(!lines.came(1, &at(0x48)), "it has that already");
        assert!(!lines.came(2, &at(0x48)), "it is not in that one");
        lines.turn(0x00);
        assert!(lines.came(0, &at(0x00)), "the place has line 2 now");
    }
}
