//! What the EU makes of every kernel of the repository: cycles, rates, and where the rest of the time went.
//!
//! `cargo bench -p tessera-testbenches --bench kernels [-- KERNEL..]`; golden model, seven threads, messages
//! answered after 100 cycles. FLOP counts enabled lanes of float add, mul (one each) and mad (two); "full" is
//! their rate in the cycles in which all seven threads run, without the launch's beginning and end. The last
//! columns share out all thread-cycles, seven a cycle, by the stall codes of TC; they sum to 100 %.

use tessera_isa::{decode, disasm, DataType, Instruction, Opcode, Operands, TernaryType};
use tessera_launch::{corpus, Launch};
use tessera_lockstep::bench::{Bench, Cycle, RunError, Watch};
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::kernel::KernelRun;
use tessera_lockstep::model::GoldenModel;
use tessera_lockstep::stats::{Stats, STALLS};
use tessera_ports::config::EuConfig;

/// Counts float operations as they retire.
struct Flops<'a> {
    code: &'a [u8],
    done: u64,
    /// Of them, those with all threads running, and the cycles of that.
    full: u64,
    full_cycles: u64,
}

impl Watch for Flops<'_> {
    fn cycle(&mut self, cycle: &Cycle) -> Result<(), RunError> {
        let before = self.done;
        for ret in cycle.output.ret.iter().filter(|ret| ret.valid != 0) {
            let inst = self.code.get(ret.ip as usize..).and_then(|code| decode(code).ok());
            self.done += inst.map_or(0, |d| flops(&d.inst)) * u64::from(ret.mask.count_ones());
        }
        if cycle.output.busy.count_ones() == cycle.output.stall.len() as u32 {
            self.full += self.done - before;
            self.full_cycles += 1;
        }
        Ok(())
    }
}

/// Float operations of a lane.
fn flops(inst: &Instruction) -> u64 {
    let float = match inst.operands {
        Operands::Binary { dst, .. } => matches!(dst.ty, DataType::F | DataType::Hf | DataType::Df),
        Operands::Ternary { dst, .. } => matches!(dst.ty, TernaryType::F | TernaryType::Hf | TernaryType::Df),
        _ => false,
    };
    match inst.opcode {
        _ if !float => 0,
        Opcode::Add | Opcode::Mul => 1,
        Opcode::Mad | Opcode::Madm => 2,
        _ => 0,
    }
}

fn main() {
    let named: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    let names = if named.is_empty() { corpus::names() } else { named };
    let config = EuConfig { message_latency: [100, 100], ..EuConfig::default() };
    print!("{:<20}{:>10}{:>9}{:>7}{:>8}{:>8}", "kernel", "cycles", "instr.", "IPC", "FLOP/c", "full");
    STALLS.iter().for_each(|reason| print!("{:>16}", format!("{reason} %")));
    println!();
    let mut ran = 0;
    for name in &names {
        let launch = Launch::load(corpus::launch_file(name)).unwrap_or_else(|e| {
            eprintln!("kernels: {e}");
            std::process::exit(2)
        });
        match run(&launch, &config) {
            Ok((stats, flops)) => {
                ran += 1;
                row(name, &stats, &flops);
            }
            Err(RunError::Unsupported { ip, .. }) => {
                let text = decode(&launch.kernel().isa[ip as usize..]).map(|d| disasm(&d.inst));
                println!("{name:<20}stops at `{}`", text.unwrap_or_default().trim_end());
            }
            Err(other) => println!("{name:<20}{other}"),
        }
    }
    println!("{ran} of {} kernels run", names.len());
}

fn run<'a>(launch: &'a Launch, config: &EuConfig) -> Result<(Stats, Flops<'a>), RunError> {
    let mut eu = Lockstep::new(vec![Box::new(GoldenModel(tessera_golden::eu::Eu::default()))]);
    let mut host = KernelRun::new(launch);
    let mut flops = Flops { code: &launch.kernel().isa, done: 0, full: 0, full_cycles: 0 };
    let stats = Bench::new(config, &launch.kernel().isa).run(&mut eu, &mut host, &mut [&mut flops], &mut |_| ())?;
    assert!(launch.check(host.memory()).passed(), "{}: the results are wrong", launch.file());
    Ok((stats, flops))
}

fn row(name: &str, stats: &Stats, flops: &Flops) {
    let rate = |flops: u64, cycles: u64| flops as f64 / cycles.max(1) as f64;
    let (all, full) = (rate(flops.done, stats.cycles), rate(flops.full, flops.full_cycles));
    print!("{name:<20}{:>10}{:>9}{:>7.3}{all:>8.2}{full:>8.2}", stats.cycles, stats.instructions(), stats.ipc());
    let all: u64 = stats.thread_cycles.iter().sum();
    stats.thread_cycles.iter().for_each(|&n| print!("{:>16.1}", 100.0 * n as f64 / all as f64));
    println!();
}
