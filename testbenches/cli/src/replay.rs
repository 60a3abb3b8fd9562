//! The command that shows the cycles before a difference, as it can be pasted into a shell in any folder.

use std::path::{Path, PathBuf};

use tessera_lockstep::bench::RunError;

use crate::args::{value_name, BenchArgs, LockstepArgs};
use crate::config::Config;

/// Cycles of waveform before a difference.
const REPLAY: u64 = 1000;

/// The waveform, in the folder where the command is given.
const WAVEFORM: &str = "replay.vcd";

/// Replays a lockstep run that ended with `error`; `step` is which of several.
pub fn command(args: &LockstepArgs, step: Option<usize>, error: &RunError) -> String {
    let cycle = match error {
        RunError::Wrong { wrong, .. } => wrong.cycle(),
        RunError::Follower { cycle, .. } => *cycle,
        _ => 0,
    };
    let program = std::env::current_exe().unwrap_or_else(|_| PathBuf::from("tessera"));
    words(&program, args, step, cycle).iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ")
}

fn words(program: &Path, args: &LockstepArgs, step: Option<usize>, cycle: u64) -> Vec<String> {
    let engines: Vec<String> = args.engines.iter().map(value_name).collect();
    let mut words = vec![program.display().to_string(), "lockstep".into(), absolute(&args.launch)];
    let mut option = |name: &str, value: Option<String>| {
        if let Some(value) = value {
            words.extend([format!("--{name}"), value]);
        }
    };
    option("step", step.map(|step| step.to_string()));
    option("engines", Some(engines.join(",")));
    settings(&args.bench).into_iter().for_each(|(name, value)| option(name, value));
    option("vcd", Some(WAVEFORM.into()));
    option("vcd-from", Some(cycle.saturating_sub(REPLAY).to_string()));
    option("vcd-cycles", Some((REPLAY + 1).to_string()));
    words
}

/// The settings of the surroundings, as far as they were given.
fn settings(args: &BenchArgs) -> [(&'static str, Option<String>); 9] {
    let range = |r: [u32; 2]| format!("{}..{}", r[0], r[1]);
    [
        ("config", args.config.as_deref().map(configuration)),
        ("shape", args.shape.as_ref().map(value_name)),
        ("eus", args.eus.map(|n| n.to_string())),
        ("threads", args.threads.map(|n| n.to_string())),
        ("line-latency", args.line_latency.map(range)),
        ("message-latency", args.message_latency.map(range)),
        ("back-pressure", args.weather.back_pressure.map(|n| n.to_string())),
        ("seed", args.weather.seed.map(|n| n.to_string())),
        ("max-cycles", args.weather.max_cycles.map(|n| n.to_string())),
    ]
}

/// A name as it is, a file in every folder.
fn configuration(name_or_file: &str) -> String {
    match Config::named(name_or_file) {
        Some(_) => name_or_file.to_string(),
        None => absolute(name_or_file.as_ref()),
    }
}

fn absolute(path: &Path) -> String {
    std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf()).display().to_string()
}

/// A word of a POSIX shell.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./,=:+".contains(c);
    match !word.is_empty() && word.chars().all(plain) {
        true => word.to_string(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::args::{Cli, Command};

    fn parsed(words: &[&str]) -> LockstepArgs {
        match Cli::try_parse_from(words).expect("a command line").command {
            Command::Lockstep(args) => args,
            _ => panic!("not a lockstep run"),
        }
    }

    #[test]
    fn the_command_means_the_same_run_in_every_folder() {
        let given =
            ["tessera", "lockstep", "a b/launch.toml", "--engines", "golden,rtl", "--config", "eu.toml", "--threads", "3"];
        let more = ["--line-latency", "2..9", "--message-latency", "30", "--back-pressure", "20", "--seed", "7"];
        let args = parsed(&[&given[..], &more[..], &["--max-cycles", "5000", "--shape", "compact", "--eus", "2"]].concat());
        let words = words(Path::new("/bin/tessera"), &args, None, 4321);
        let again = parsed(&words.iter().map(String::as_str).collect::<Vec<_>>());
        let here = std::env::current_dir().expect("a folder");
        assert_eq!(again.launch, here.join("a b/launch.toml"));
        assert_eq!(again.bench.config, Some(here.join("eu.toml").display().to_string()));
        assert_eq!(configuration("compact"), "compact");
        assert!(again.engines == args.engines);
        assert_eq!(settings(&again.bench)[1..], settings(&args.bench)[1..]);
        assert!(settings(&again.bench).iter().all(|(_, value)| value.is_some()));
        assert_eq!((again.wave.vcd_from, again.wave.vcd_cycles), (3321, Some(1001)));
        assert_eq!(again.wave.vcd.as_deref(), Some(Path::new(WAVEFORM)));
    }

    #[test]
    fn the_shell_reads_the_words_as_they_are() {
        for word in ["plain-word_1/2.toml", "a b", "it's", "$HOME `x` \\"] {
            let script = format!("printf %s {}", quoted(word));
            let output = std::process::Command::new("sh").args(["-c", &script]).output().expect("a shell");
            assert_eq!(String::from_utf8_lossy(&output.stdout), word, "{script}");
        }
    }
}
