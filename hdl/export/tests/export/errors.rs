//! Every error the exporter can report, each from a block that shows nothing else.

use crate::raw::{assign, input, literal, output, signal, RawAtom, RawBlock};
use rust_hdl_core::ast::{VerilogExpression, VerilogOp, VerilogStatement};
use rust_hdl_core::prelude::{AtomKind, Block, Signal as AnySignal};
use tessera_export::{export, ExportError};
use tessera_hdl::prelude::*;

/// The error of a block made with the macros.
fn error_of<B: Block + Default>() -> ExportError {
    checked(export(&B::default()).map(|design| design.verilog()))
}

fn raw_error(block: &RawBlock) -> ExportError {
    checked(export(block).map(|design| design.verilog()))
}

/// Whatever the error is, it is one line that names the block.
fn checked(result: Result<String, ExportError>) -> ExportError {
    let error = match result {
        Ok(text) => panic!("exported without complaint:\n{text}"),
        Err(error) => error,
    };
    let message = error.to_string();
    assert!(!message.contains('\n'), "more than one line: {message}");
    assert!(message.contains("`top"), "does not name the block: {message}");
    error
}

fn binary(left: VerilogExpression, op: VerilogOp, right: VerilogExpression) -> VerilogExpression {
    VerilogExpression::Binary(Box::new(left), op, Box::new(right))
}

/// Forgets `y` while `enable` is low.
#[block]
pub struct Latching {
    pub enable: Signal<In, Bit>,
    pub data: Signal<In, U<8>>,
    pub y: Signal<Out, U<8>>,
}
impl Logic for Latching {
    #[hdl]
    fn update(&mut self) {
        if self.enable.val() {
            self.y.next = self.data.val();
        }
    }
}

#[test]
fn latch() {
    let error = error_of::<Latching>();
    assert!(matches!(&error, ExportError::Latch { signal, .. } if signal == "y"));
    let message = error.to_string();
    let expected = format!("{}:", file!());
    assert!(message.starts_with(&expected), "names the source line: {message}");
    assert!(message.contains("statement 1.then.1 `y.next = data`"), "shows the statement: {message}");
}

/// Uses `sum` before this cycle's value is there.
#[block]
pub struct Early {
    pub data: Signal<In, U<8>>,
    pub y: Signal<Out, U<8>>,
    sum: Signal<Local, U<8>>,
}
impl Logic for Early {
    #[hdl]
    fn update(&mut self) {
        self.y.next = self.sum.val();
        self.sum.next = self.data.val() + 1;
    }
}

#[test]
fn read_before_write() {
    let error = error_of::<Early>();
    assert!(matches!(&error, ExportError::ReadBeforeWrite { signal, .. } if signal == "sum"));
}

#[test]
fn sub_block_input_read() {
    let mut block = RawBlock::assigning_y(signal("inner$data"));
    block.children.push(("inner".into(), Box::new(Incrementer::default())));
    block.body.insert(0, assign("inner$data", signal("a")));
    let error = raw_error(&block);
    assert!(matches!(&error, ExportError::ChildInputRead { signal, .. } if signal == "inner.data"));
}

/// Adds one.
#[block]
pub struct Incrementer {
    pub data: Signal<In, U<8>>,
    pub y: Signal<Out, U<8>>,
}
impl Logic for Incrementer {
    #[hdl]
    fn update(&mut self) {
        self.y.next = self.data.val() + 1;
    }
}

/// Leaves its output alone.
#[block]
pub struct Silent {
    pub data: Signal<In, U<8>>,
    pub y: Signal<Out, U<8>>,
    copy: Signal<Local, U<8>>,
}
impl Logic for Silent {
    #[hdl]
    fn update(&mut self) {
        self.copy.next = self.data.val();
    }
}

#[test]
fn undriven_output() {
    let error = error_of::<Silent>();
    assert!(matches!(&error, ExportError::Undriven { signal, .. } if signal == "y"));
}

/// Adds a number that eight bits cannot hold.
#[block]
pub struct TooBig {
    pub data: Signal<In, U<8>>,
    pub y: Signal<Out, U<8>>,
}
impl Logic for TooBig {
    #[hdl]
    fn update(&mut self) {
        self.y.next = self.data.val() + 300;
    }
}

#[test]
fn literal_too_wide() {
    let error = error_of::<TooBig>();
    assert!(matches!(error, ExportError::LiteralTooWide { value: 300, width: 8, .. }));
}

/// Asks for a bit that is not there.
#[block]
pub struct OutOfRange {
    pub data: Signal<In, U<8>>,
    pub y: Signal<Out, Bit>,
}
impl Logic for OutOfRange {
    #[hdl]
    fn update(&mut self) {
        self.y.next = self.data.val().get_bit(8);
    }
}

#[test]
fn index_out_of_range() {
    let error = error_of::<OutOfRange>();
    assert!(matches!(error, ExportError::IndexOutOfRange { index: 8, width: 8, .. }));
}

/// A register and a signal that would share a Verilog name.
#[block]
pub struct Clashing {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub y: Signal<Out, U<8>>,
    word: Reg<U<8>>,
    word_q: Signal<Local, U<8>>,
}
impl Logic for Clashing {
    #[hdl]
    fn update(&mut self) {
        registers!(self, word);
        self.word_q.next = self.word.q.val();
        self.y.next = self.word_q.val();
    }
}

#[test]
fn name_clash() {
    let error = error_of::<Clashing>();
    assert!(matches!(&error, ExportError::NameClash { name, .. } if name == "word_q"));
}

#[test]
fn reserved_name() {
    let mut block = RawBlock::assigning_y(signal("a"));
    block.atoms.push(input("begin", 1));
    assert!(matches!(raw_error(&block), ExportError::ReservedName { name, .. } if name == "begin"));
}

#[test]
fn unknown_identifier() {
    let block = RawBlock::assigning_y(signal("WIDTH"));
    assert!(matches!(raw_error(&block), ExportError::UnknownIdentifier { name, .. } if name == "WIDTH"));
    let mut block = RawBlock::assigning_y(signal("a"));
    block.body.push(assign("nowhere", signal("a")));
    assert!(matches!(raw_error(&block), ExportError::UnknownIdentifier { name, .. } if name == "nowhere.next"));
}

#[test]
fn undecidable_width() {
    let signed = VerilogExpression::Signed(Box::new(signal("a")));
    let block = RawBlock::assigning_y(VerilogExpression::Slice(Box::new(signed), 8, Box::new(literal(0))));
    assert!(matches!(raw_error(&block), ExportError::UndecidableWidth { .. }));
}

#[test]
fn width_mismatch() {
    let narrow = VerilogExpression::Slice(Box::new(signal("a")), 4, Box::new(literal(0)));
    let block = RawBlock::assigning_y(binary(signal("b"), VerilogOp::Add, narrow));
    assert!(matches!(raw_error(&block), ExportError::WidthMismatch { found: 4, expected: 8, .. }));
}

#[test]
fn variable_slice() {
    let mut block = RawBlock::assigning_y(signal("a"));
    block.body = vec![VerilogStatement::SliceAssignment {
        base: signal("y$next"),
        width: 1,
        offset: signal("b"),
        replacement: literal(1),
    }];
    assert!(matches!(raw_error(&block), ExportError::VariableSlice { .. }));
}

#[test]
fn not_assignable() {
    let mut block = RawBlock::assigning_y(signal("a"));
    block.body.push(assign("b", signal("a")));
    assert!(matches!(raw_error(&block), ExportError::NotAssignable { signal, .. } if signal == "b"));
}

#[test]
fn width_out_of_range() {
    let mut block = RawBlock::assigning_y(signal("a"));
    block.atoms.push(output("wide", 65));
    assert!(matches!(raw_error(&block), ExportError::WidthOutOfRange { width: 65, limit: 64, .. }));
}

#[test]
fn unsupported() {
    let mut block = RawBlock::assigning_y(signal("a"));
    block.atoms.push(RawAtom { name: "pad".into(), kind: AtomKind::InOutParameter, width: 1 });
    assert!(matches!(raw_error(&block), ExportError::Unsupported { what, .. } if what.contains("pad")));
    let nameless = AnySignal::<rust_hdl_core::prelude::In, bool>::default();
    assert!(matches!(checked(export(&nameless).map(|d| d.verilog())), ExportError::Unsupported { .. }));
}

#[test]
fn errors_below_the_top_name_their_instance() {
    /// Wraps a block that cannot be exported.
    #[block]
    pub struct Outer {
        pub data: Signal<In, U<8>>,
        pub y: Signal<Out, U<8>>,
        inner: [TooBig; 2],
    }
    impl Logic for Outer {
        #[hdl]
        fn update(&mut self) {
            self.inner[0].data.next = self.data.val();
            self.inner[1].data.next = self.inner[0].y.val();
            self.y.next = self.inner[1].y.val();
        }
    }
    let message = error_of::<Outer>().to_string();
    assert!(message.contains("block `top.inner[0]`"), "{message}");
}
