//! `tessera config`.

use std::path::Path;

use serde_json::json;

use super::args::ConfigAction;
use super::fields::values;
use super::{read, show, CacheModel, Config, ConfigArgs};
use crate::error::CliError;

pub fn config(args: &ConfigArgs) -> Result<(), CliError> {
    match &args.action {
        ConfigAction::Show { config } => {
            out!("{}", show::show(&Config::chosen(Some(config))?));
            Ok(())
        }
        ConfigAction::Check { file } => check(file),
        ConfigAction::Energy => {
            out!("{}", tessera_lockstep::energy::BUILT_IN);
            Ok(())
        }
    }
}

fn check(file: &Path) -> Result<(), CliError> {
    let config = read::file(file)?;
    let (given, default) = (values(&json!(config)), values(&json!(Config::default())));
    let changed: Vec<_> = given.iter().filter(|(path, value)| default.get(*path) != Some(value)).collect();
    outln!("{}: valid, {} of {} fields differ from the default", file.display(), changed.len(), given.len());
    for (path, value) in changed {
        outln!("  {path:<30} {value}, default {}", default[path]);
    }
    let hardware =
        if config.shape_name().is_some() { "rtl, verilator" } else { "rtl and verilator, which are built at first use" };
    let traces = if config.model == CacheModel::LinkedList { "golden, rtl, verilator" } else { "golden" };
    outln!("engines: run golden, {hardware}; trace {traces}");
    Ok(())
}
