//! Commands and launch files that the book shows are ones that work: subcommands, options and values against
//! `--help`, packages and targets against Cargo, files against the repository, `launch.toml` against its
//! reader. A file that a page includes is held by the test of what it is for.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;
use tessera_docs::pages::{pages, root, Code};
use tessera_launch::config::LaunchFile;

/// Programs that a reader may have and the tests need not.
const FOREIGN: [&str; 2] = ["gtkwave", "testfloat_gen"];

/// Commands of a shell block, each with the number of its first line: a backslash at the end of a line goes on.
fn commands(text: &str) -> Vec<(usize, String)> {
    let mut commands: Vec<(usize, String)> = Vec::new();
    let mut goes_on = false;
    for (i, line) in text.lines().enumerate() {
        let part = line.strip_suffix('\\').unwrap_or(line);
        match commands.last_mut().filter(|_| goes_on) {
            Some((_, command)) => command.push_str(part),
            None => commands.push((i, part.to_string())),
        }
        goes_on = part.len() < line.len();
    }
    commands
}

/// What tests read of the environment, as `testbenches/testkit` and their own headers describe it.
const VARIABLES: [&str; 8] = [
    "TESSERA_CALLS",
    "TESSERA_PROGRAMS",
    "TESSERA_MUTANTS",
    "TESSERA_CLOCK_ENABLE",
    "TESSERA_NETLIST",
    "TESSERA_SEED",
    "TESSERA_SHARD",
    "TESSERA_TRACES",
];

/// Folders whose files must exist when a command names them.
const FOLDERS: [&str; 3] = ["testbenches/", "scripts/", "generated/"];

/// What the commands are held against.
struct Known {
    /// Help text of every subcommand and Python script, fetched once.
    help: BTreeMap<String, Option<String>>,
    /// Targets of every package: `test ga`, `bench cache`.
    targets: BTreeMap<String, BTreeSet<String>>,
}

impl Known {
    fn new() -> Known {
        let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
        let asked = ["metadata", "--no-deps", "--offline", "--format-version", "1"];
        let answer = Command::new(cargo).args(asked).current_dir(root()).output().expect("cargo runs");
        let metadata: Value = serde_json::from_slice(&answer.stdout).expect("metadata of cargo");
        let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let targets = |package: &Value| {
            let target = |target: &Value| format!("{} {}", text(&target["kind"][0]), text(&target["name"]));
            list(&package["targets"]).iter().map(target).collect()
        };
        let package = |package: &Value| (text(&package["name"]), targets(package));
        Known { help: BTreeMap::new(), targets: list(&metadata["packages"]).iter().map(package).collect() }
    }

    /// What `command`, a subcommand or script, says of itself.
    fn help(&mut self, program: &str, command: &str) -> Option<&str> {
        let ask = || {
            let answer = Command::new(program).args([command, "--help"]).current_dir(root()).output().expect("the command runs");
            answer.status.success().then(|| String::from_utf8_lossy(&answer.stdout).into_owned())
        };
        self.help.entry(command.to_string()).or_insert_with(ask).as_deref()
    }

    /// What is wrong with one line of a shell block: one command, or several in a pipe.
    fn check(&mut self, line: &str) -> Result<(), String> {
        let commands = line.split(" #").next().unwrap_or_default();
        commands.split(" | ").try_for_each(|command| self.command(command))
    }

    fn command(&mut self, command: &str) -> Result<(), String> {
        let mut words: Vec<_> = command.split_whitespace().collect();
        while let Some((name, _)) = words.first().and_then(|word| word.split_once('=')) {
            if !VARIABLES.contains(&name) {
                return Err(format!("`{name}` is no variable that a test reads"));
            }
            words.remove(0);
        }
        let Some((&program, arguments)) = words.split_first() else { return Ok(()) };
        for word in &words {
            if FOLDERS.iter().any(|folder| word.starts_with(folder)) && !root().join(word).exists() {
                return Err(format!("`{word}` does not exist"));
            }
        }
        match program {
            "tessera" => self.tessera(arguments),
            "cargo" => self.cargo(arguments),
            "python3" => self.options("python3", arguments).map(|_| ()),
            "bash" | "sh" if arguments.first().is_some_and(|script| root().join(script).is_file()) => Ok(()),
            foreign if FOREIGN.contains(&foreign) => Ok(()),
            other => Err(format!("`{other}` is no command of the project")),
        }
    }

    /// The help of what is called, which has all its options.
    fn options(&mut self, program: &str, arguments: &[&str]) -> Result<&str, String> {
        let command = *arguments.first().ok_or_else(|| format!("{program} without what it runs"))?;
        let help =
            self.help(program, command).ok_or_else(|| format!("no subcommand or script `{command}` that answers --help"))?;
        let known = |option: &str| help.split([' ', '\n', ',', '[', ']']).any(|word| word == option);
        match arguments.iter().find(|word| word.starts_with("--") && !known(word)) {
            Some(option) => Err(format!("{command} has no option `{option}`")),
            None => Ok(help),
        }
    }

    fn tessera(&mut self, arguments: &[&str]) -> Result<(), String> {
        let help = self.options(env!("CARGO_BIN_EXE_tessera"), arguments)?;
        for (i, option) in arguments.iter().enumerate().filter(|(_, word)| word.starts_with("--")) {
            let value = arguments.get(i + 1).filter(|_| option.starts_with("--engine"));
            for engine in value.into_iter().flat_map(|value| value.split(',')) {
                if !help.contains(&format!("- {engine}:")) {
                    return Err(format!("`{engine}` is no engine of tessera {}", arguments[0]));
                }
            }
        }
        Ok(())
    }

    fn cargo(&self, arguments: &[&str]) -> Result<(), String> {
        let behind = |option: &str| arguments.iter().position(|word| *word == option).and_then(|i| arguments.get(i + 1));
        let package = behind("-p").ok_or("cargo without a package (-p)")?;
        let targets = self.targets.get(*package).ok_or_else(|| format!("there is no package `{package}`"))?;
        for kind in ["test", "bench", "example"] {
            if let Some(name) = behind(&format!("--{kind}")) {
                let found = targets.contains(&format!("{kind} {name}"));
                found.then_some(()).ok_or_else(|| format!("package {package} has no {kind} `{name}`"))?;
            }
        }
        Ok(())
    }
}

fn blocks(language: &str) -> Vec<(String, Code)> {
    let of = |page: tessera_docs::pages::Page| page.code().into_iter().map(move |code| (page.name(), code)).collect::<Vec<_>>();
    pages().into_iter().flat_map(of).filter(|(_, code)| code.language == language).collect()
}

#[test]
fn shell_blocks_name_commands_that_exist() {
    let mut known = Known::new();
    let (mut lines, mut problems) = (0, Vec::new());
    for (page, block) in blocks("sh") {
        for (i, line) in commands(&block.text) {
            lines += 1;
            if let Err(problem) = known.check(&line) {
                problems.push(format!("{page}:{}: {problem}", block.line + 1 + i));
            }
        }
    }
    println!("{lines} commands");
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    assert!(lines > 20, "the book shows commands");
}

#[test]
fn launch_files_are_read() {
    let blocks: Vec<_> = blocks("toml").into_iter().filter(|(_, block)| !block.text.starts_with("{{#include")).collect();
    assert!(!blocks.is_empty(), "the book shows a launch file");
    for (page, block) in blocks {
        if let Err(error) = LaunchFile::parse(&page, &block.text) {
            panic!("{page}:{}: {error}", block.line);
        }
    }
}

#[test]
fn a_wrong_command_is_found() {
    let mut known = Known::new();
    for (line, expected) in [
        ("tessera walk x.toml", "no subcommand or script `walk`"),
        ("tessera run x.toml --fast", "no option `--fast`"),
        ("tessera run x.toml --engine turbo", "no engine"),
        ("tessera lockstep x.toml --engines golden,turbo", "`turbo` is no engine"),
        ("tessera run testbenches/kernels/gone/launch.toml", "does not exist"),
        ("bash scripts/gone.sh", "does not exist"),
        ("python3 scripts/gone.py", "does not exist"),
        ("python3 scripts/place.py --fast tessera_je", "no option `--fast`"),
        ("cargo test -p tessera-gone", "no package"),
        ("cargo test -p tessera-cli --test gone", "no test `gone`"),
        ("cargo run -p tessera-testbenches --example gone", "no example `gone`"),
        ("frobnicate", "no command of the project"),
        ("TESSERA_SHARDS=1/2 bash scripts/test.sh", "`TESSERA_SHARDS` is no variable"),
    ] {
        let problem = known.check(line).expect_err(line);
        assert!(problem.contains(expected), "{line}: {problem}");
    }

    assert_eq!(known.check("tessera run x.toml --engine rtl --vcd x.vcd # with waves"), Ok(()));
}
