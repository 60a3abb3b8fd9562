//! A sweep as a Snakefile: Snakemake runs the points where and when it likes, by this command.

use std::path::Path;

use super::args::SweepArgs;

/// The Snakefile for these points.
pub fn snakefile(args: &SweepArgs, points: &[String], plotted: bool) -> String {
    let absolute = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf()).display().to_string();
    let program = std::env::current_exe().map_or_else(|_| "tessera".into(), |path| absolute(&path));
    let requests = args.requests.map(|n| format!(" --requests {n}")).unwrap_or_default();
    let names: String = points.iter().map(|point| format!("    {point:?},\n")).collect();
    let plot = if plotted { ", \"plot.svg\"" } else { "" };
    format!(
        r#"# Written by `tessera sweep --emit snakemake`. In this folder: snakemake --cores 2
# On another machine: snakemake --config tessera=PROGRAM sweep=SWEEP.toml, of the same commit.
TESSERA = config.get("tessera", {program:?})
SWEEP = config.get("sweep", {sweep:?})
POINTS = [
{names}]

rule all:
    input: "results.csv"{plot}

rule point:
    output: "points/{{point}}.json"
    shell: "{{TESSERA:q}} sweep {{SWEEP:q}} --out .{requests} --point {{wildcards.point}}"

rule results:
    input: expand("points/{{point}}.json", point=POINTS)
    output: "results.csv"{plot}
    shell: "{{TESSERA:q}} sweep {{SWEEP:q}} --out .{requests}"
"#,
        sweep = absolute(&args.sweep)
    )
}
