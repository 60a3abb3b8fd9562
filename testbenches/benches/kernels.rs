//! What the EU makes of every kernel of the repository: cycles, rates, and where the rest of the time went.
//!
//! `cargo bench -p tessera-testbenches --bench kernels [-- KERNEL..]`; golden model, seven threads, messages
//! answered after 100 cycles. FLOP counts enabled lanes of float add, mul (one each) and mad (two), a cycle of
//! an EU: "FLOP/c" in all cycles, "full" in those in which all seven threads run, without the launch's
//! beginning and end, "main" in those in which all seven are between their first and their last multiply-add;
//! "rows" is how many rows GA writes a cycle then, of one. The last columns share out all thread-cycles, seven
//! a cycle, by the stall codes of TC; they sum to 100 %.

use tessera_isa::{decode, disasm};
use tessera_launch::{corpus, Launch};
use tessera_lockstep::bench::RunError;
use tessera_lockstep::stats::{Stats, STALLS};
use tessera_testbenches::flops::{run, Flops};

fn main() {
    let named: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    let names = if named.is_empty() { corpus::names() } else { named };
    print!("{:<20}{:>10}{:>9}{:>7}{:>8}{:>8}{:>8}{:>8}", "kernel", "cycles", "instr.", "IPC", "FLOP/c", "full", "main", "rows");
    STALLS.iter().for_each(|reason| print!("{:>16}", format!("{reason} %")));
    println!();
    let mut ran = 0;
    for name in &names {
        let launch = Launch::load(corpus::launch_file(name)).unwrap_or_else(|e| {
            eprintln!("kernels: {e}");
            std::process::exit(2)
        });
        match run(&launch) {
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

fn row(name: &str, stats: &Stats, flops: &Flops) {
    let (all, full, main) = (flops.all(), flops.full(), flops.main());
    print!("{name:<20}{:>10}{:>9}{:>7.3}", stats.cycles, stats.instructions(), stats.ipc());
    print!("{:>8.2}{:>8.2}", all.rate(), full.rate());
    match main.cycles {
        0 => print!("{:>8}{:>8}", "-", "-"),
        _ => print!("{:>8.2}{:>8.3}", main.rate(), main.rows_per_cycle()),
    }
    let all: u64 = stats.thread_cycles().iter().sum();
    stats.thread_cycles().iter().for_each(|&n| print!("{:>16.1}", 100.0 * n as f64 / all as f64));
    println!();
}
