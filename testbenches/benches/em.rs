//! EM, the long run: golden = rust-hdl = exported Verilog on every boundary and on many random lanes.
//!
//! ```text
//! cargo bench -p tessera-testbenches --bench em [-- LANES]      10,000,000 without an argument
//! ```
//!
//! Boundaries: each function of both signs of all 256 exponent fields with six fractions, in the first source
//! and, paired with another such number, in the second. Then the stimulus of the block's test.

use tessera_golden::em::Em as Golden;
use tessera_lockstep::compare::Lockstep;
use tessera_ports::bundle::eu::MathIssue;
use tessera_ports::em::{EmIn, EmOut};
use tessera_testbenches::block_test::optimized;
use tessera_testbenches::stimuli::em::{Em, OPS};
use tessera_testbenches::stimuli::Stimulus;
use tessera_testkit::{grouped, Random};

const FRACTIONS: [u64; 6] = [0, 1, 0x3F_FFFF, 0x40_0000, 0x7F_FFFE, 0x7F_FFFF];
/// Signs, exponent fields and fractions.
const BOUNDARIES: u64 = 2 * 256 * FRACTIONS.len() as u64;

fn boundary(n: u64) -> u64 {
    let n = n % BOUNDARIES;
    (n & 1) << 31 | (n >> 1 & 255) << 23 | FRACTIONS[(n >> 9) as usize]
}

/// One cycle; returns what it showed.
fn step(lockstep: &mut Lockstep<EmIn>, input: &EmIn) -> EmOut {
    lockstep.step(input).unwrap_or_else(|wrong| {
        eprintln!("{wrong}");
        std::process::exit(1)
    })
}

fn boundaries(lockstep: &mut Lockstep<EmIn>) -> u64 {
    let mut lanes = 0;
    for op in OPS {
        let mut n = 0;
        while n < 2 * BOUNDARIES {
            let (first, second) = (boundary(n), boundary(n.wrapping_mul(1_237) + 77));
            let flush = n / BOUNDARIES;
            let issue = MathIssue { valid: 1, op, flush, src0: [first, second], src1: [second, first], ..MathIssue::default() };
            let out = step(lockstep, &EmIn { reset: 0, issue });
            n += out.issue.ready;
            lanes += 2 * out.done.valid;
        }
    }
    lanes
}

fn main() {
    let argument = std::env::args().skip(1).find(|a| !a.starts_with('-'));
    let wanted = argument.map_or(10_000_000, |a| {
        a.parse().unwrap_or_else(|_| {
            eprintln!("em: LANES `{a}`, expected a number");
            std::process::exit(2)
        })
    });
    let mut lockstep = Lockstep::new(optimized::<tessera_eu::em::Em, _, EmIn, EmOut>(Golden::default(), 1, true));
    step(&mut lockstep, &EmIn { reset: 1, ..EmIn::default() });
    let at_boundaries = boundaries(&mut lockstep);
    let mut stimulus = Em::new(Random::new(1), 0);
    let mut lanes = 0;
    while lanes < wanted {
        let input = stimulus.drive();
        let output = step(&mut lockstep, &input);
        stimulus.edge(&input, &output);
        lanes += 2 * output.done.valid;
    }
    println!("em: {} boundary lanes and {} random ones, 3 models equal", grouped(at_boundaries), grouped(lanes));
}
