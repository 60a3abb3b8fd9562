//! The results as a picture: panels side by side, a line for each setting that is neither panel nor x.

use std::collections::BTreeMap;

use plotters::coord::Shift;
use plotters::prelude::*;

use super::measure;
use super::plan::{Plan, Plot};
use super::point::Record;
use super::table::text;

/// Size of a panel; heights of the title and of a row of the legend above all.
const PANEL: (u32, u32) = (330, 320);
const TITLE: u32 = 34;
const ROW: u32 = 20;

/// Of Okabe and Ito: told apart by those who do not see every colour.
const COLOURS: [RGBColor; 7] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(230, 159, 0),
    RGBColor(86, 180, 233),
    RGBColor(0, 0, 0),
];

const FONT: &str = "sans-serif";

type Failed = Box<dyn std::error::Error>;
type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// How high a line is at which place of x.
type Points = Vec<(i32, f64)>;

/// One line, with its label.
type Line = (String, Points);

/// The picture as SVG. The records are those of all points of the plan.
pub fn svg(plan: &Plan, plot: &Plot, records: &[Record]) -> String {
    let mut text = String::new();
    draw(plan, plot, records, &mut text).expect("a string takes every drawing");
    text
}

fn draw(plan: &Plan, plot: &Plot, records: &[Record], out: &mut String) -> Result<(), Failed> {
    let (xs, panels) = (values(&plot.x, records), values(&plot.panels, records));
    let lines: Vec<Vec<Line>> = panels.iter().map(|panel| lines(plan, plot, records, &xs, panel)).collect();
    let mut labels: Vec<&str> = Vec::new();
    for (label, _) in lines.iter().flatten() {
        if !label.is_empty() && !labels.contains(&label.as_str()) {
            labels.push(label);
        }
    }
    let width = PANEL.0 * panels.len() as u32;
    let (places, rows) = legend(&labels, width as i32);
    let size = (width, PANEL.1 + TITLE + rows * ROW);
    let area = SVGBackend::with_string(out, size).into_drawing_area();
    area.fill(&WHITE)?;
    let (head, area) = area.split_vertically(TITLE + rows * ROW);
    head.titled(&plot.title, (FONT, 18))?;
    for (i, (label, (x, y))) in labels.iter().zip(places).enumerate() {
        head.draw(&PathElement::new([(x, y), (x + 20, y)], colour(i).stroke_width(2)))?;
        head.draw(&Text::new(label.to_string(), (x + 26, y - 6), (FONT, 12)))?;
    }
    let most = records.iter().filter_map(|record| number(record, &plot.y)).fold(0.0, f64::max);
    let places = panels.iter().zip(&lines).zip(area.split_evenly((1, panels.len())));
    for ((panel, lines), area) in places {
        let coloured = |line: &Line| labels.iter().position(|label| *label == line.0).unwrap_or(0);
        let lines: Vec<_> = lines.iter().map(|line| (coloured(line), &line.1)).collect();
        draw_panel(&area, plot, panel, &xs, &lines, most)?;
    }
    area.present()?;
    Ok(())
}

fn colour(i: usize) -> RGBColor {
    COLOURS[i % COLOURS.len()]
}

/// Where each label of the legend begins, and how many rows they take.
fn legend(labels: &[&str], width: i32) -> (Vec<(i32, i32)>, u32) {
    let (mut x, mut row) = (64, 0);
    let mut places = Vec::new();
    for label in labels {
        // As wide as the letters of most fonts.
        let needed = 7 * label.chars().count() as i32 + 50;
        if x > 64 && x + needed > width {
            (x, row) = (64, row + 1);
        }
        places.push((x, TITLE as i32 + row * ROW as i32 + 10));
        x += needed;
    }
    let rows = if labels.is_empty() { 0 } else { row as u32 + 1 };
    (places, rows)
}

/// The values of a side, in the order of the grid.
fn values(side: &str, records: &[Record]) -> Vec<String> {
    let mut values = Vec::new();
    for value in records.iter().map(|record| value(side, record)) {
        if !values.contains(&value) {
            values.push(value);
        }
    }
    values
}

fn value(side: &str, record: &Record) -> String {
    match side {
        "workload" => record.workload.clone(),
        "engine" => record.engine.clone(),
        axis => record.axes.get(axis).map(text).unwrap_or_default(),
    }
}

fn number(record: &Record, column: &str) -> Option<f64> {
    record.results.get(column).and_then(|number| number.as_f64())
}

fn lines(plan: &Plan, plot: &Plot, records: &[Record], xs: &[String], panel: &str) -> Vec<Line> {
    let sides = ["workload", "engine"].into_iter().chain(plan.axes.iter().map(String::as_str));
    let varying: Vec<&str> =
        sides.filter(|side| ![&plot.x, &plot.panels].contains(&&side.to_string()) && values(side, records).len() > 1).collect();
    let label = |record: &Record| {
        let parts = varying.iter().map(|side| format!("{side} {}", value(side, record)));
        parts.collect::<Vec<_>>().join(", ")
    };
    let mut order = Vec::new();
    let mut lines: BTreeMap<String, Points> = BTreeMap::new();
    for record in records.iter().filter(|record| value(&plot.panels, record) == panel) {
        let place = xs.iter().position(|x| *x == value(&plot.x, record));
        if let (Some(place), Some(y)) = (place, number(record, &plot.y)) {
            let label = label(record);
            if !order.contains(&label) {
                order.push(label.clone());
            }
            lines.entry(label).or_default().push((place as i32, y));
        }
    }
    order.into_iter().map(|label| (label.clone(), lines.remove(&label).unwrap_or_default())).collect()
}

fn draw_panel(area: &Area, plot: &Plot, panel: &str, xs: &[String], lines: &[(usize, &Points)], most: f64) -> Result<(), Failed> {
    let last = xs.len() as i32 - 1;
    let top = if most > 0.0 { most * 1.08 } else { 1.0 };
    let mut chart = ChartBuilder::on(area)
        .caption(panel, (FONT, 14))
        .margin(8)
        .x_label_area_size(36)
        .y_label_area_size(64)
        .build_cartesian_2d(0..last.max(1), 0.0..top)?;
    let name = |place: &i32| xs.get(*place as usize).cloned().unwrap_or_default();
    let ratio = measure::columns().iter().any(|(column, ratio)| *column == plot.y && *ratio);
    let amount = |y: &f64| if ratio { format!("{y:.2}") } else { format!("{y:.0}") };
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .x_labels(xs.len())
        .x_label_formatter(&name)
        .y_label_formatter(&amount)
        .x_desc(plot.x.replace('_', " "))
        .y_desc(plot.y.replace('_', " "))
        .draw()?;
    for &(i, points) in lines {
        chart.draw_series(LineSeries::new(points.iter().copied(), colour(i).stroke_width(2)))?;
        chart.draw_series(points.iter().map(|point| Circle::new(*point, 3, colour(i).filled())))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::sweep::point::Record;

    /// `tests/sweep.rs` runs some points of the table again.
    #[test]
    fn the_picture_of_the_study_is_that_of_its_table() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let plan = Plan::load(&root.join("testbenches/studies/queue_entries.toml"), None).expect("the study");
        let page = root.join("hdl/docs/src/howto");
        let mut table = csv::Reader::from_path(page.join("queue_entries.csv")).expect("its table");
        let names = table.headers().expect("a header").clone();
        let record = |(line, point): (csv::StringRecord, &crate::sweep::point::Point)| -> Record {
            let cells = names.iter().zip(&line).filter(|(name, _)| measure::columns().iter().any(|column| column.0 == *name));
            let results = cells.map(|(name, cell)| (name.to_string(), serde_json::from_str(cell).expect("a number")));
            point.record(&plan.workloads[point.workload], results.collect())
        };
        let lines: Vec<_> = table.records().map(|line| line.expect("a line")).collect();
        assert_eq!(lines.len(), plan.points.len());
        let records: Vec<_> = lines.into_iter().zip(&plan.points).map(record).collect();
        let picture = std::fs::read_to_string(page.join("queue_entries.svg")).expect("its picture");
        assert!(picture == svg(&plan, plan.plot.as_ref().expect("a plot"), &records), "not the picture of the table");
    }
}
