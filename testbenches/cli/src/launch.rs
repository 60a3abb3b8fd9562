//! What `run` and `lockstep` share: loading a launch and settling the surroundings.

use std::path::Path;

use tessera_interp::Code;
use tessera_launch::Launch;
use tessera_lockstep::kernel;
use tessera_lockstep::place::EUS;
use tessera_ports::config::EuConfig;

use crate::args::BenchArgs;
use crate::error::CliError;

/// The configuration file with the options of the command line over it.
pub fn config(args: &BenchArgs) -> Result<EuConfig, CliError> {
    let mut config = match &args.config {
        None => EuConfig::default(),
        Some(path) => read_config(path)?,
    };
    let set = |field: &mut [u32; 2], option: Option<[u32; 2]>| *field = option.unwrap_or(*field);
    set(&mut config.line_latency, args.line_latency);
    set(&mut config.message_latency, args.message_latency);
    config.threads = args.threads.unwrap_or(config.threads);
    args.weather.apply(&mut config.back_pressure, &mut config.seed, &mut config.max_cycles);
    config.validate()?;
    Ok(config)
}

/// Execution units for the launch: those asked for, or as few as it needs.
pub fn units(args: &BenchArgs, config: &EuConfig, launch: &Launch) -> Result<usize, CliError> {
    let (needed, threads) = (kernel::eus(launch, config), launch.group_threads());
    let wrong = |option, reason| Err(CliError::Option { option, reason });
    if needed > EUS {
        let each = config.threads;
        return wrong(
            "--threads",
            format!("{each}, expected more: a work-group of {threads} threads does not fit {EUS} units of {each}"),
        );
    }
    match args.eus {
        None => Ok(needed),
        Some(count) if (needed..=EUS).contains(&count) => Ok(count),
        Some(count) => wrong("--eus", format!("{count}, expected {needed} to {EUS}: a work-group has {threads} threads")),
    }
}

fn read_config(path: &Path) -> Result<EuConfig, CliError> {
    let file = |reason: String| CliError::File { path: path.to_path_buf(), reason };
    let text = std::fs::read_to_string(path).map_err(|e| file(format!("{e}, expected a TOML file of settings")))?;
    toml::from_str(&text).map_err(|e: toml::de::Error| {
        let line = e.span().map_or(1, |s| 1 + text[..s.start].matches('\n').count());
        file(format!("line {line}: {}", e.message().replace('\n', " ")))
    })
}

/// Text of the instruction at an address of the launch's kernel.
pub fn text(launch: &Launch, ip: u32) -> String {
    Code::new(&launch.kernel().isa).text(ip).unwrap_or_else(|| "no instruction".into())
}
