//! Flow control. Structured blocks get the targets of sec. 7.2: the ones the
//! compiler gives them.

use super::{Builder, Label, Line, Operand, Slot};
use crate::control::ExecSize;
use crate::instruction::{Instruction, JumpTarget, Operands};
use crate::opcode::Opcode;

/// An open structured block.
pub(super) enum Block {
    If {
        /// Where channels that fail the condition go on.
        otherwise: Label,
        end: Label,
        has_else: bool,
    },
    Loop {
        head: Label,
        /// The `while` itself.
        tail: Label,
    },
}

impl Builder {
    /// `if`: give it a predicate.
    pub fn if_(&mut self, lanes: usize) -> Line<'_> {
        let (otherwise, end) = (self.label(), self.label());
        self.blocks.push(Block::If { otherwise, end, has_else: false });
        self.branch(Opcode::If, lanes, otherwise, Some(end))
    }

    /// `else`
    pub fn else_(&mut self, lanes: usize) -> Line<'_> {
        let open = match self.blocks.last_mut() {
            Some(Block::If { otherwise, end, has_else: has_else @ false }) => {
                *has_else = true;
                Some((*otherwise, *end))
            }
            _ => None,
        };
        let (otherwise, end) = open.unwrap_or_else(|| {
            self.fail("else_ needs an open if_ without an else_");
            (self.label(), self.label())
        });
        // Channels that fail the condition start behind the `else`.
        self.labels[otherwise.0] = Some(self.insts.len() + 1);
        self.branch(Opcode::Else, lanes, end, Some(end))
    }

    /// `endif`, closing the innermost block.
    pub fn endif(&mut self, lanes: usize) -> Line<'_> {
        match self.blocks.pop() {
            Some(Block::If { otherwise, end, has_else }) => {
                self.place(end);
                if !has_else {
                    self.place(otherwise);
                }
            }
            _ => self.fail("endif needs an open if_"),
        }
        let next = self.label();
        self.labels[next.0] = Some(self.insts.len() + 1);
        self.branch(Opcode::Endif, lanes, next, None)
    }

    /// Head of a loop that ends with [`Builder::while_`]; no instruction.
    pub fn do_(&mut self) {
        let (head, tail) = (self.here(), self.label());
        self.blocks.push(Block::Loop { head, tail });
    }

    /// `break` out of the innermost loop: give it a predicate.
    pub fn break_(&mut self, lanes: usize) -> Line<'_> {
        // Channels that stay meet at the end of the innermost block.
        let innermost = self.blocks.last().map(|block| match block {
            Block::If { end, .. } => *end,
            Block::Loop { tail, .. } => *tail,
        });
        let tail = self.blocks.iter().rev().find_map(|block| match block {
            Block::Loop { tail, .. } => Some(*tail),
            Block::If { .. } => None,
        });
        let (jip, uip) = innermost.zip(tail).unwrap_or_else(|| {
            self.fail("break_ needs an open do_");
            (self.label(), self.label())
        });
        self.branch(Opcode::Break, lanes, jip, Some(uip))
    }

    /// `while`, closing the innermost block: back to its head, for the channels
    /// of the predicate.
    pub fn while_(&mut self, lanes: usize) -> Line<'_> {
        let head = match self.blocks.pop() {
            Some(Block::Loop { head, tail }) => {
                self.place(tail);
                head
            }
            _ => {
                self.fail("while_ needs an open do_");
                self.here()
            }
        };
        self.branch(Opcode::While, lanes, head, None)
    }

    /// `goto`: channels whose predicate is **false** go to `uip`; execution goes
    /// on at `jip` when none is left.
    pub fn goto(&mut self, lanes: usize, jip: Label, uip: Label) -> Line<'_> {
        self.branch(Opcode::Goto, lanes, jip, Some(uip))
    }

    /// `goto.b`: channels whose predicate is **true** go to `uip`.
    pub fn goto_b(&mut self, lanes: usize, jip: Label, uip: Label) -> Line<'_> {
        self.goto(lanes, jip, uip).branch_ctrl()
    }

    /// `join`; `jip` is the next one.
    pub fn join(&mut self, lanes: usize, jip: Label) -> Line<'_> {
        self.branch(Opcode::Join, lanes, jip, None)
    }

    /// `jmpi`, for all channels.
    pub fn jmpi(&mut self, target: Label) -> Line<'_> {
        self.branch_to(Slot::Jip, target);
        self.push(Instruction::new(Opcode::Jmpi, ExecSize::E1, Operands::Jump(UNRESOLVED))).no_mask()
    }

    /// `call`; `dst` receives return address and channel mask.
    pub fn call(&mut self, lanes: usize, dst: Operand, target: Label) -> Line<'_> {
        self.branch_to(Slot::Jip, target);
        let size = self.exec_size(lanes);
        self.push(Instruction::new(Opcode::Call, size, Operands::Call { dst: dst.dst(), target: UNRESOLVED }))
    }

    /// `ret` through what `call` wrote.
    pub fn ret(&mut self, lanes: usize, src: Operand) -> Line<'_> {
        let size = self.exec_size(lanes);
        let pair = src.region(2, 2, 1).reg_src(size);
        self.push(Instruction::new(Opcode::Ret, size, Operands::Ret(pair)))
    }

    fn branch(&mut self, opcode: Opcode, lanes: usize, jip: Label, uip: Option<Label>) -> Line<'_> {
        self.branch_to(Slot::Jip, jip);
        if let Some(uip) = uip {
            self.branch_to(Slot::Uip, uip);
        }
        let size = self.exec_size(lanes);
        self.push(Instruction::new(opcode, size, Operands::Branch { jip: 0, uip: uip.map(|_| 0) }))
    }
}

/// Replaced when labels are resolved.
const UNRESOLVED: JumpTarget = JumpTarget::Imm { jip: 0, uip: None };
