//! Flow control: one instruction pointer per channel (gen9-eu-isa.md sec. 7.1), no mask stack.
//!
//! The thread executes at `ip`; the channels whose own pointer equals it are active. Pointers of active
//! channels are not stored: only a channel that waits elsewhere has its resume address here, and it wakes
//! when `ip` gets there.

use crate::lanes::MAX_LANES;

/// Flow-control state of a thread.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flow {
    ip: u32,
    dispatch: u32,
    active: u32,
    resume: [u32; MAX_LANES],
}

/// Which flow-control rule an instruction follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rule {
    If,
    Else,
    /// `endif` and `join`.
    Converge,
    While,
    Break,
    /// `cont` and `halt`: lanes wait at UIP.
    Leave,
    /// `goto`: lanes whose predicate is false jump.
    Goto,
    /// `goto.b`: lanes whose predicate is true jump.
    GotoTrue,
    /// `brd`: lanes whose predicate is true go to JIP.
    Diverge,
}

/// A branch with its addresses resolved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Targets {
    /// Address of the following instruction.
    pub next: u32,
    pub jip: u32,
    pub uip: u32,
    /// Address of the instruction after the one at UIP: where broken lanes resume.
    pub after_uip: u32,
}

impl Flow {
    /// All channels of `dispatch` start at `entry`.
    pub fn new(entry: u32, dispatch: u32) -> Self {
        Self { ip: entry, dispatch, active: dispatch, resume: [entry; MAX_LANES] }
    }

    /// Address of the instruction to execute.
    pub fn ip(&self) -> u32 {
        self.ip
    }

    /// Channels the thread was dispatched with.
    pub fn dispatch(&self) -> u32 {
        self.dispatch
    }

    /// Channels whose own pointer is at `ip`.
    pub fn active(&self) -> u32 {
        self.active
    }

    /// A channel's own instruction pointer; `None` for one that was not dispatched.
    pub fn channel_ip(&self, channel: usize) -> Option<u32> {
        match 1u32.checked_shl(channel as u32)? {
            bit if self.active & bit != 0 => Some(self.ip),
            bit if self.dispatch & bit != 0 => Some(self.resume[channel]),
            _ => None,
        }
    }

    /// Every active channel follows to `next`.
    #[inline(always)]
    pub(crate) fn advance(&mut self, next: u32) {
        self.ip = next;
        if self.active != self.dispatch {
            self.wake();
        }
    }

    fn wake(&mut self) {
        let mut waiting = self.dispatch & !self.active;
        while waiting != 0 {
            let channel = waiting.trailing_zeros() as usize;
            waiting &= waiting - 1;
            if self.resume[channel] == self.ip {
                self.active |= 1 << channel;
            }
        }
    }

    /// Sends `channels` to `target`; they are active again once `ip` is there.
    pub(crate) fn park(&mut self, channels: u32, target: u32) {
        self.active &= !channels;
        let mut rest = channels & self.dispatch;
        while rest != 0 {
            self.resume[rest.trailing_zeros() as usize] = target;
            rest &= rest - 1;
        }
    }

    /// Any dispatched channel of `range` whose pointer is `address` while it is not active.
    fn anyone_waits_at(&self, range: u32, address: u32) -> bool {
        let waiting = range & self.dispatch & !self.active;
        (0..MAX_LANES).any(|c| waiting >> c & 1 != 0 && self.resume[c] == address)
    }

    /// Executes a branch: `range` are the channels of its execution size, `taken` the predicate per channel
    /// (all ones without one). Active channels outside `range` follow the instruction pointer.
    pub(crate) fn branch(&mut self, rule: Rule, to: Targets, range: u32, taken: u32) {
        let enabled = self.active & range;
        let yes = enabled & taken;
        let no = enabled & !taken;
        let prefer = |set: u32, address, other| if set != 0 { address } else { other };
        let Targets { next, jip, uip, after_uip } = to;
        let (yes_to, no_to, ip) = match rule {
            Rule::If => (next, jip, prefer(yes, next, jip)),
            Rule::Else => {
                self.park(enabled, uip);
                let ip = if self.anyone_waits_at(range, next) { next } else { jip };
                (uip, uip, ip)
            }
            Rule::Converge => (next, next, prefer(enabled, next, jip)),
            Rule::While => (jip, next, prefer(yes, jip, next)),
            Rule::Break => (after_uip, next, prefer(no, next, jip)),
            Rule::Leave => (uip, next, prefer(no, next, jip)),
            Rule::Goto => (next, uip, prefer(yes, next, jip)),
            Rule::GotoTrue => (uip, next, prefer(yes, uip, jip)),
            Rule::Diverge => (jip, next, prefer(no, next, jip)),
        };
        self.park(yes, yes_to);
        self.park(no, no_to);
        self.advance(ip);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A branch at 0x100 with its instruction 16 bytes long.
    fn targets(jip: u32, uip: u32) -> Targets {
        Targets { next: 0x110, jip, uip, after_uip: uip + 16 }
    }

    fn at_branch(dispatch: u32) -> Flow {
        Flow::new(0x100, dispatch)
    }

    #[test]
    fn goto_jumps_false_lanes_and_goto_b_true_lanes() {
        let mut flow = at_branch(0xF);
        flow.branch(Rule::Goto, targets(0x180, 0x200), 0xF, 0b0011);
        assert_eq!((flow.ip(), flow.active()), (0x110, 0b0011));
        assert_eq!(flow.channel_ip(2), Some(0x200));

        let mut flow = at_branch(0xF);
        flow.branch(Rule::GotoTrue, targets(0x110, 0x40), 0xF, 0b0011);
        assert_eq!((flow.ip(), flow.active()), (0x40, 0b0011));
        assert_eq!(flow.channel_ip(2), Some(0x110));
    }

    #[test]
    fn broken_lanes_resume_after_the_while() {
        let mut flow = at_branch(0xF);
        flow.branch(Rule::Break, targets(0x200, 0x200), 0xF, 0b0101);
        assert_eq!(flow.channel_ip(0), Some(0x210));
        flow.advance(0x200);
        assert_eq!(flow.active(), 0b1010, "not woken at the while itself");
        flow.advance(0x210);
        assert_eq!(flow.active(), 0b1111);
    }

    #[test]
    fn lanes_outside_the_execution_range_follow() {
        let mut flow = at_branch(0xFF);
        flow.branch(Rule::If, targets(0x180, 0x190), 0xF0, 0x10);
        assert_eq!(flow.active(), 0x1F, "lanes 0-3 stay with the pointer");
        assert_eq!((flow.ip(), flow.channel_ip(5)), (0x110, Some(0x180)));

        let mut flow = at_branch(0xFF);
        flow.branch(Rule::If, targets(0x180, 0x190), 0xF0, 0);
        assert_eq!((flow.ip(), flow.active()), (0x180, 0xFF));
    }

    #[test]
    fn else_enters_its_block_only_for_waiting_lanes() {
        let mut flow = at_branch(0xF);
        flow.branch(Rule::If, targets(0x180, 0x200), 0xF, 0b0011);
        flow.advance(0x170);
        let other = Targets { next: 0x180, jip: 0x200, uip: 0x200, after_uip: 0x210 };
        flow.branch(Rule::Else, other, 0xF, u32::MAX);
        assert_eq!((flow.ip(), flow.active()), (0x180, 0b1100));
        flow.advance(0x200);
        assert_eq!(flow.active(), 0xF);

        let mut flow = Flow::new(0x170, 0xF);
        flow.branch(Rule::Else, other, 0xF, u32::MAX);
        assert_eq!((flow.ip(), flow.active()), (0x200, 0xF));
    }

    #[test]
    fn nobody_enabled_takes_the_documented_way() {
        let cases = [
            (Rule::If, 0x180),
            (Rule::While, 0x110),
            (Rule::Break, 0x180),
            (Rule::Leave, 0x180),
            (Rule::Goto, 0x180),
            (Rule::GotoTrue, 0x180),
            (Rule::Converge, 0x180),
        ];
        for (rule, expected) in cases {
            let mut flow = at_branch(0xF);
            flow.park(0xF, 0x400);
            flow.branch(rule, targets(0x180, 0x200), 0xF, u32::MAX);
            assert_eq!(flow.ip(), expected, "{rule:?}");
        }
    }
}
