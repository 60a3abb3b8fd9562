//! `tessera sweep`: a grid of parameters, launches or traces, and engines.
//!
//! Points are independent. Each is named by a hash of its inputs and leaves a file of that name when it is
//! done, so that a sweep that was cut off, or that has more points by now, runs only what is not there.

mod apart;
mod args;
mod measure;
mod plan;
mod plot;
mod point;
mod snakemake;
mod table;
mod workload;

use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

pub use args::SweepArgs;
use args::{Emit, Shard};
use plan::Plan;
use point::{Point, Record};

use crate::error::CliError;

pub fn sweep(args: &SweepArgs) -> Result<(), CliError> {
    let plan = Plan::load(&args.sweep, args.requests)?;
    let names: Vec<String> = plan.points.iter().map(|point| point.name(&plan.workloads[point.workload])).collect();
    if args.list {
        return list(&plan, &names, &args.out);
    }
    if let Some(Emit::Snakemake) = args.emit {
        let path = args.out.join("Snakefile");
        point::write(&path, snakemake::snakefile(args, &names, plan.plot.is_some()).as_bytes())?;
        outln!("{}: {} points", path.display(), names.len());
        return Ok(());
    }
    let chosen = chosen(args, &names)?;
    let missing: Vec<usize> =
        chosen.iter().copied().filter(|&i| args.point.is_some() || Record::read(&args.out, &names[i]).is_none()).collect();
    match args.point {
        Some(_) => {
            missing.iter().try_for_each(|&i| apart::hardware(&plan, &plan.points[i]).and_then(|()| one(args, &plan, i)))?
        }
        None => run(args, &plan, &names, &missing)?,
    }
    outln!("{} points run, {} were there", missing.len(), chosen.len() - missing.len());
    if args.point.is_some() {
        return Ok(());
    }
    let records: Vec<Record> = names.iter().filter_map(|name| Record::read(&args.out, name)).collect();
    match names.len() - records.len() {
        0 => finish(&plan, &records, &args.out),
        missing => {
            outln!("{missing} of {} points are other shards'; no table yet", names.len());
            Ok(())
        }
    }
}

/// Numbers of the points that were asked for.
fn chosen(args: &SweepArgs, names: &[String]) -> Result<Vec<usize>, CliError> {
    if let Some(name) = &args.point {
        let found = names.iter().position(|n| n == name);
        let reason = || format!("the sweep has no point `{name}`, expected one that --list prints");
        return found.map(|i| vec![i]).ok_or_else(|| CliError::Option { option: "--point", reason: reason() });
    }
    let Shard { index, count } = args.shard.unwrap_or(Shard { index: 0, count: 1 });
    Ok((index..names.len()).step_by(count).collect())
}

fn list(plan: &Plan, names: &[String], out: &Path) -> Result<(), CliError> {
    for (point, name) in plan.points.iter().zip(names) {
        let there = if Record::read(out, name).is_some() { "there" } else { "to do" };
        outln!("{name}  {there}  {}", described(plan, point));
    }
    Ok(())
}

/// What makes a point different from others.
fn described(plan: &Plan, point: &Point) -> String {
    let settings = plan.axes.iter().filter_map(|axis| Some(format!("{axis}={}", table::text(point.settings.get(axis)?))));
    let front = [plan.workloads[point.workload].name.clone(), point.engine_name.to_string()];
    front.into_iter().chain(settings).collect::<Vec<_>>().join(" ")
}

/// Runs these points on all cores. One that fails does not keep the others from running.
fn run(args: &SweepArgs, plan: &Plan, names: &[String], points: &[usize]) -> Result<(), CliError> {
    let threads = args.jobs.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|e| CliError::Option { option: "--jobs", reason: e.to_string() })?;
    let template = "{bar:30} {pos} of {len} points, {elapsed} so far, {eta} left";
    let style = ProgressStyle::with_template(template).expect("a valid template");
    let bar = ProgressBar::new(points.len() as u64).with_style(style);
    let fails = |&i: &usize| {
        let done = match apart::is_needed(plan, &plan.points[i]) {
            true => apart::run(args, &names[i]),
            false => one(args, plan, i),
        };
        bar.inc(1);
        done.err().map(|error| (i, error))
    };
    let mut failed: Vec<(usize, CliError)> = pool.install(|| points.par_iter().filter_map(fails).collect());
    bar.finish_and_clear();
    let count = failed.len();
    failed.sort_by_key(|failed| failed.0);
    match failed.into_iter().next() {
        None => Ok(()),
        Some((i, first)) => {
            let point = described(plan, &plan.points[i]);
            Err(CliError::Sweep { failed: count, points: points.len(), point, first: Box::new(first) })
        }
    }
}

/// Runs a point and writes what came out.
fn one(args: &SweepArgs, plan: &Plan, i: usize) -> Result<(), CliError> {
    let point = &plan.points[i];
    let workload = &plan.workloads[point.workload];
    measure::run(point, workload).and_then(|results| point.record(workload, results).write(&args.out))
}

/// The table and the picture of all points.
fn finish(plan: &Plan, records: &[Record], out: &Path) -> Result<(), CliError> {
    let table = out.join("results.csv");
    point::write(&table, &table::csv(&plan.axes, records))?;
    outln!("{}", table.display());
    if let Some(plot) = &plan.plot {
        let picture = out.join("plot.svg");
        point::write(&picture, plot::svg(plan, plot, records).as_bytes())?;
        outln!("{}", picture.display());
    }
    Ok(())
}
