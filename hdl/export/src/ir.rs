//! The exporter's own tree: every expression knows its exact width.
//!
//! Contract: all values are unsigned; both operands of a [`Node::Binary`] and
//! of a [`Node::Compare`] have one width; a literal fits its width; a
//! [`Node::BitAt`] or [`Node::PartAt`] can never reach outside its signal. The
//! constructors (in `fold`) keep that, so that printing the tree needs no
//! further thought.

use crate::error::Site;
use crate::scope::SignalId;

/// Widest value anywhere, a bound set by the literals' storage.
pub const MAX_WIDTH: usize = 128;

/// Operators whose operands and result share one width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    And,
    Or,
    Xor,
    LogicalAnd,
    LogicalOr,
}

/// Shifts; the distance has a width of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShiftOp {
    Left,
    Right,
    /// Arithmetic shift right.
    RightSigned,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompareOp {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnaryOp {
    Not,
    Negate,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReduceOp {
    All,
    Any,
    Parity,
}

/// An expression of exactly `width` bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expr {
    pub width: usize,
    pub node: Node,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    Signal(SignalId),
    Literal(u128),
    /// An enum variant, by the name of its localparam.
    Variant {
        name: String,
        value: u128,
    },
    ZeroExtend(Box<Expr>),
    SignExtend(Box<Expr>),
    /// Bits `offset ..` of a wider expression.
    Part {
        base: Box<Expr>,
        offset: usize,
    },
    /// Parts one above the other, the most significant first; no part is a concatenation or an extension
    /// itself.
    Concat(Vec<Expr>),
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    Shift(ShiftOp, Box<Expr>, Box<Expr>),
    Compare {
        op: CompareOp,
        signed: bool,
        left: Box<Expr>,
        right: Box<Expr>,
    },
    /// A bit, what is taken when it is 1, and what when it is 0.
    Choose(Box<Expr>, Box<Expr>, Box<Expr>),
    Unary(UnaryOp, Box<Expr>),
    Reduce(ReduceOp, Box<Expr>),
    /// A bit of a signal at a variable position that is always inside it.
    BitAt(SignalId, Box<Expr>),
    /// A slice of a signal at a variable offset that is always inside it.
    PartAt(SignalId, Box<Expr>),
}

/// All ones in `width` bits.
pub fn mask(width: usize) -> u128 {
    if width >= MAX_WIDTH {
        u128::MAX
    } else {
        (1 << width) - 1
    }
}

impl Expr {
    pub fn new(width: usize, node: Node) -> Self {
        Expr { width, node }
    }

    pub fn literal(width: usize, value: u128) -> Self {
        Expr::new(width, Node::Literal(value & mask(width)))
    }

    /// The value, when it is a plain literal.
    pub fn as_literal(&self) -> Option<u128> {
        match self.node {
            Node::Literal(value) => Some(value),
            _ => None,
        }
    }

    /// Calls `visit` for every signal the expression reads.
    pub fn for_each_read(&self, visit: &mut impl FnMut(SignalId)) {
        match &self.node {
            Node::Signal(id) => visit(*id),
            Node::Literal(_) | Node::Variant { .. } => {}
            Node::BitAt(id, index) | Node::PartAt(id, index) => {
                visit(*id);
                index.for_each_read(visit);
            }
            Node::ZeroExtend(a) | Node::SignExtend(a) | Node::Unary(_, a) | Node::Reduce(_, a) => a.for_each_read(visit),
            Node::Part { base, .. } => base.for_each_read(visit),
            Node::Concat(parts) => parts.iter().for_each(|part| part.for_each_read(visit)),
            Node::Binary(_, a, b) | Node::Shift(_, a, b) => {
                a.for_each_read(visit);
                b.for_each_read(visit);
            }
            Node::Compare { left, right, .. } => {
                left.for_each_read(visit);
                right.for_each_read(visit);
            }
            Node::Choose(test, taken, not) => [test, taken, not].iter().for_each(|part| part.for_each_read(visit)),
        }
    }
}

/// One statement of `update`, with the comments that stood before it.
#[derive(Clone, Debug)]
pub struct Statement {
    pub site: Site,
    pub comments: Vec<String>,
    pub action: Action,
}

#[derive(Clone, Debug)]
pub enum Action {
    /// Assigns the bits `offset .. offset + value.width` of the target.
    Assign {
        target: SignalId,
        offset: usize,
        value: Expr,
    },
    If {
        test: Expr,
        then: Vec<Statement>,
        otherwise: Vec<Statement>,
    },
    /// Arms in order; the one without labels is the default, and then the last one.
    Case {
        subject: Expr,
        arms: Vec<Arm>,
    },
}

#[derive(Clone, Debug)]
pub struct Arm {
    pub labels: Vec<Expr>,
    pub body: Vec<Statement>,
}

impl Statement {
    /// Calls `visit` for every assignment inside, in order.
    pub fn for_each_write(&self, visit: &mut impl FnMut(SignalId, &Site)) {
        match &self.action {
            Action::Assign { target, .. } => visit(*target, &self.site),
            Action::If { then, otherwise, .. } => then.iter().chain(otherwise).for_each(|s| s.for_each_write(visit)),
            Action::Case { arms, .. } => arms.iter().flat_map(|arm| &arm.body).for_each(|s| s.for_each_write(visit)),
        }
    }

    /// Calls `visit` for every signal read inside, in order.
    pub fn for_each_read(&self, visit: &mut impl FnMut(SignalId, &Site)) {
        let mut here = |id| visit(id, &self.site);
        match &self.action {
            Action::Assign { value, .. } => value.for_each_read(&mut here),
            Action::If { test, then, otherwise } => {
                test.for_each_read(&mut here);
                then.iter().chain(otherwise).for_each(|s| s.for_each_read(visit));
            }
            Action::Case { subject, arms } => {
                subject.for_each_read(&mut here);
                arms.iter().flat_map(|arm| &arm.body).for_each(|s| s.for_each_read(visit));
            }
        }
    }
}
