//! Expressions that mean something else in Verilog unless the exporter takes care.
//!
//! Each is a block of its own. All of them, under one top, become one Verilated
//! model, and every vector must give what Rust gives.

use rust_hdl_core::prelude::Block;
use tessera_export::cosim::{Model, Options};
use tessera_export::{export, Design};
use tessera_hdl::prelude::*;

use crate::icarus;
use crate::raw::{assign, input, output, signal, RawBlock};
use crate::tools::accepted_by_all_tools;
use tessera_testkit::Random;

const VECTORS: usize = 600;
const SEED: u64 = 0x7e55_e4a0_0000_0001;

/// Names and widths of the operands, in the order of a vector.
const OPERANDS: [(&str, usize); 12] =
    [("a", 8), ("b", 8), ("c", 8), ("p", 16), ("q", 16), ("n", 4), ("k", 6), ("l", 48), ("m", 48), ("w", 64), ("f", 1), ("g", 1)];

type Vector = [u64; OPERANDS.len()];

/// One expression: its block and what Rust makes of the vectors.
struct Case {
    name: &'static str,
    width: usize,
    block: Box<dyn Block>,
    expected: Vec<u64>,
}

macro_rules! cases {
    ($this:ident; $($name:ident $width:literal { $($body:tt)* })*) => {
        $(
            /// One expression.
            #[block]
            pub struct $name {
                pub a: Signal<In, U<8>>,
                pub b: Signal<In, U<8>>,
                pub c: Signal<In, U<8>>,
                pub p: Signal<In, U<16>>,
                pub q: Signal<In, U<16>>,
                pub n: Signal<In, U<4>>,
                pub k: Signal<In, U<6>>,
                pub l: Signal<In, U<48>>,
                pub m: Signal<In, U<48>>,
                pub w: Signal<In, U<64>>,
                pub f: Signal<In, Bit>,
                pub g: Signal<In, Bit>,
                pub y: Signal<Out, U<$width>>,
                z: Signal<Local, U<16>>,
            }
            impl Logic for $name {
                #[hdl]
                fn update(&mut $this) {
                    $this.z.next = 0.into();
                    $($body)*
                }
            }
        )*

        fn cases(vectors: &[Vector]) -> Vec<Case> {
            vec![$({
                let mut sim = Sim::<$name>::new();
                let expected = vectors.iter().map(|v| {
                    sim.a.next = U::new(v[0]);
                    sim.b.next = U::new(v[1]);
                    sim.c.next = U::new(v[2]);
                    sim.p.next = U::new(v[3]);
                    sim.q.next = U::new(v[4]);
                    sim.n.next = U::new(v[5]);
                    sim.k.next = U::new(v[6]);
                    sim.l.next = U::new(v[7]);
                    sim.m.next = U::new(v[8]);
                    sim.w.next = U::new(v[9]);
                    sim.f.next = v[10] != 0;
                    sim.g.next = v[11] != 0;
                    sim.eval();
                    sim.y.val().raw()
                });
                let expected = expected.collect();
                Case {
                    name: stringify!($name),
                    width: $width,
                    block: Box::new($name::default()),
                    expected,
                }
            }),*]
        }
    };
}

cases! { self;
    // Rust binds comparisons looser than bit operators, Verilog tighter.
    MaskedEqual 1 { self.y.next = (self.a.val() & self.b.val() == self.c.val()).into(); }
    OrOfFlagsAfterLess 1 { self.y.next = (self.a.val() < self.b.val() && self.f.val() | self.g.val()).into(); }
    XorOfFlagsEqual 1 { self.y.next = (self.f.val() ^ self.g.val() == self.f.val()).into(); }
    MaskedTestInIf 16 {
        if self.a.val() & 3 == 2 {
            self.z.next = self.p.val() | self.q.val() & 0xff00;
        } else if self.f.val() {
            self.z.next = self.p.val() - 1;
        }
        self.y.next = self.z.val();
    }
    MixedPrecedence 8 { self.y.next = self.a.val() ^ self.b.val() + self.c.val() & 0x3c; }
    NotEqualOfComplement 1 { self.y.next = (!self.a.val() == self.b.val()).into(); }
    ShiftBeforeOr 16 { self.y.next = self.p.val() << self.n.val() | self.q.val() >> (self.n.val() + 1); }
    // The carry out lives or dies with the width of the context.
    CarryDropped 16 { self.y.next = bit_cast::<16, 8>(self.a.val() + self.b.val()); }
    CarryKept 9 { self.y.next = bit_cast::<9, 8>(self.a.val()) + bit_cast::<9, 8>(self.b.val()); }
    CarryDroppedByShift 8 { self.y.next = (self.a.val() + self.b.val()) >> 1; }
    CarryDroppedThenCast 16 { self.y.next = bit_cast::<16, 8>((self.a.val() + self.b.val()) >> 1); }
    CarryDroppedInCompare 1 { self.y.next = (self.a.val() + self.b.val() == 3).into(); }
    WrapAroundLess 1 { self.y.next = ((self.a.val() + 255) < self.b.val()).into(); }
    BorrowGreater 1 { self.y.next = (self.a.val() - self.b.val() > self.c.val()).into(); }
    BorrowCast 16 { self.y.next = bit_cast::<16, 8>(self.a.val() - self.b.val()); }
    CarryThroughThreeWidths 16 {
        self.y.next = bit_cast::<16, 4>(self.n.val() + 15) + bit_cast::<16, 8>(self.a.val() << 1);
    }
    AverageOfCasts 8 {
        self.y.next = bit_cast::<8, 9>((bit_cast::<9, 8>(self.a.val()) + bit_cast::<9, 8>(self.b.val())) >> 1);
    }
    ComplementWidened 16 { self.y.next = bit_cast::<16, 8>(!self.a.val()); }
    NegateByComplement 8 { self.y.next = !self.a.val() + 1; }
    LowestBit 48 { self.y.next = self.l.val() & (!self.l.val() + 1); }
    ZeroMinus 16 { self.y.next = bits::<16>(0) - self.p.val(); }
    TopBitLost 1 { self.y.next = ((self.a.val() << 1 >> 1) == self.a.val()).into(); }
    SubtractAndAdd 48 { self.y.next = self.l.val() - self.m.val() + 1; }
    FullWord 64 { self.y.next = self.w.val() + bit_cast::<64, 48>(self.l.val()) - 0xffff_ffff_ffff; }
    // Products.
    ProductWidened 32 { self.y.next = bit_cast::<32, 16>(self.p.val()) * bit_cast::<32, 16>(self.q.val()); }
    ProductNarrow 16 { self.y.next = bit_cast::<16, 8>(self.a.val() * self.b.val()); }
    MultiplyAdd 32 {
        self.y.next = bit_cast::<32, 16>(self.p.val()) * bit_cast::<32, 16>(self.q.val()) + bit_cast::<32, 8>(self.a.val());
    }
    ProductMiddle 16 {
        self.y.next = (bit_cast::<48, 16>(self.p.val()) * bit_cast::<48, 16>(self.q.val())).get_bits::<16>(8);
    }
    // Slices of what is not a name.
    SliceOfSum 4 { self.y.next = (self.p.val() + self.q.val()).get_bits::<4>(6); }
    SliceOfShift 8 { self.y.next = (self.p.val() >> self.n.val()).get_bits::<8>(2); }
    SliceBeyondTheTop 8 { self.y.next = self.p.val().get_bits::<8>(12); }
    CastOfSum 8 { self.y.next = bit_cast::<8, 16>(self.p.val() + self.q.val()); }
    CastCompared 1 { self.y.next = (bit_cast::<4, 8>(self.a.val() + self.b.val()) > self.n.val()).into(); }
    BitOfDifference 1 {
        self.y.next = (self.a.val().get_bit(3) & (self.b.val() - self.c.val()).get_bit(7)).into();
    }
    Concatenation 16 { self.y.next = (bit_cast::<16, 8>(self.a.val()) << 8) | bit_cast::<16, 8>(self.b.val()); }
    // Positions that are data.
    VariableBit 1 { self.y.next = self.p.val().get_bit(self.n.val().index()).into(); }
    VariableBitBeyond 1 { self.y.next = self.l.val().get_bit(self.k.val().index()).into(); }
    VariableBitOfShortIndex 1 { self.y.next = self.l.val().get_bit(self.n.val().index()).into(); }
    VariableSlice 4 { self.y.next = self.p.val().get_bits::<4>(self.n.val().index()); }
    VariableSliceInside 8 { self.y.next = self.l.val().get_bits::<8>(self.n.val().index()); }
    VariableSliceOfSum 5 { self.y.next = (self.l.val() + self.m.val()).get_bits::<5>(self.k.val().index()); }
    ReplaceConstantBit 8 { self.y.next = self.a.val().replace_bit(5, self.f.val()); }
    ReplaceVariableBit 48 { self.y.next = self.l.val().replace_bit(self.k.val().index(), self.f.val()); }
    ReplaceInSum 8 {
        self.y.next = (self.a.val() + 1).replace_bit(self.k.val().get_bits::<3>(0).index(), self.f.val());
    }
    ShiftByWrappedSum 16 { self.y.next = (self.p.val() >> bit_cast::<5, 4>(self.n.val() + self.n.val())) + 1; }
    ShiftByEverything 8 { self.y.next = (self.a.val() << self.k.val()) ^ (self.b.val() >> self.c.val()); }
    ChainedShifts 48 { self.y.next = self.l.val() << self.k.val() >> self.n.val(); }
    // Signs.
    SignedLess 1 { self.y.next = signed_lt(self.a.val(), self.b.val()).into(); }
    SignedLessOfSums 1 { self.y.next = signed_lt(self.a.val() + self.c.val(), self.b.val() - 1).into(); }
    SignExtended 16 { self.y.next = sign_extend::<16, 8>(self.a.val()) - sign_extend::<16, 8>(self.b.val()); }
    SignExtendedSum 48 { self.y.next = sign_extend::<48, 8>(self.a.val() + self.b.val()) & self.l.val(); }
    SignExtendedBit 8 { self.y.next = sign_extend::<8, 1>(self.f.val().into()) & self.a.val(); }
    ArithmeticShift 16 { self.y.next = shift_right_signed(self.p.val(), self.n.val()); }
    ArithmeticShiftFar 8 { self.y.next = shift_right_signed(self.a.val(), self.k.val()); }
    // The addition around it must not make the shift unsigned.
    ArithmeticShiftInSum 16 { self.y.next = self.q.val() + shift_right_signed(self.p.val(), self.n.val()); }
    SignedAndUnsigned 1 { self.y.next = (signed_lt(self.a.val(), self.b.val()) ^ (self.a.val() < self.b.val())).into(); }
    // Reductions.
    ReductionsOfExpressions 1 {
        self.y.next = ((self.a.val() ^ self.b.val()).any() & !(self.a.val() | self.c.val()).all()).into();
    }
    Parity 1 { self.y.next = (self.a.val().xor() ^ (self.b.val() & self.c.val()).xor()).into(); }
    AllOfSum 1 { self.y.next = (self.a.val() + self.b.val()).all().into(); }
    // Unrolled loops.
    RunningSum 48 {
        for i in 0..4 {
            if self.n.val().get_bit(i) {
                self.z.next = self.z.val() + (self.p.val() >> i.to_bits::<3>());
            }
        }
        self.y.next = bit_cast::<48, 16>(self.z.val()) << 20;
    }
    PriorityEncoder 6 {
        self.y.next = 63.into();
        for i in 0..48 {
            if self.l.val().get_bit(i) {
                self.y.next = i.to_bits::<6>();
            }
        }
    }
    Wired 8 { self.y.next = bits::<8>(200) + self.a.val(); }
}

/// All cases under one top with the operands as inputs and one output per case.
fn together(cases: Vec<Case>) -> (Design, Vec<Vec<u64>>) {
    let mut top = RawBlock {
        module: "tessera_expressions".into(),
        atoms: OPERANDS.iter().map(|(name, width)| input(name, *width)).collect(),
        children: Vec::new(),
        body: Vec::new(),
    };
    let mut expected = Vec::new();
    for (i, case) in cases.into_iter().enumerate() {
        let instance = format!("case_{i}_{}", case.name);
        let result = format!("y_{i}");
        for (name, _) in OPERANDS {
            top.body.push(assign(&format!("{instance}${name}"), signal(name)));
        }
        top.body.push(assign(&result, signal(&format!("{instance}$y"))));
        top.atoms.push(output(&result, case.width));
        top.children.push((instance, case.block));
        expected.push(case.expected);
    }
    (export(&top).expect("all expressions export"), expected)
}

fn vectors() -> Vec<Vector> {
    let mut random = Random::new(SEED);
    (0..VECTORS).map(|_| OPERANDS.map(|(_, width)| random.value(width))).collect()
}

#[test]
fn rust_and_verilog_agree() {
    println!("seed {SEED:#x}");
    let vectors = vectors();
    let cases = cases(&vectors);
    let names: Vec<&str> = cases.iter().map(|case| case.name).collect();
    assert!(names.len() >= 40);
    let (design, expected) = together(cases);
    let options = Options { optimize: false, ..Options::default() };
    let mut model = Model::build(&design, &options).expect("Verilator builds the model");
    let mut found = vec![0; names.len()];
    let mut wrong = Vec::new();
    for (v, vector) in vectors.iter().enumerate() {
        model.eval(vector, &mut found);
        for (i, name) in names.iter().enumerate() {
            if found[i] != expected[i][v] {
                wrong.push(format!("{name}: Rust {:#x}, Verilog {:#x}, operands {vector:x?}", expected[i][v], found[i]));
            }
        }
    }
    assert!(wrong.is_empty(), "{} values differ, first: {}", wrong.len(), wrong[0]);
    println!("{} expressions, {} vectors each", names.len(), vectors.len());
}

#[test]
fn icarus_agrees() {
    let vectors = vectors();
    let (design, expected) = together(cases(&vectors));
    let by_vector: Vec<Vec<u64>> = (0..vectors.len()).map(|v| expected.iter().map(|values| values[v]).collect()).collect();
    let vectors: Vec<Vec<u64>> = vectors.iter().map(|v| v.to_vec()).collect();
    icarus::agrees(&design, "expressions_icarus", &vectors, &by_vector);
}

#[test]
fn tools_have_nothing_to_say() {
    let (design, _) = together(cases(&[]));
    accepted_by_all_tools(&design, "expressions");
}
