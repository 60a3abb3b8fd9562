//! Charts as inline SVG.

use std::error::Error;

use plotters::coord::Shift;
use plotters::prelude::*;

/// Size of a chart.
const SIZE: (u32, u32) = (560, 240);

const INK: RGBColor = RGBColor(0x1f, 0x5f, 0x99);
const SOFT: RGBColor = RGBColor(0x99, 0xbb, 0xd6);
const MARK: RGBColor = RGBColor(0xc0, 0x39, 0x2b);

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Drawn = Result<(), Box<dyn Error>>;

/// Draws into a text.
fn svg(draw: impl FnOnce(&Area) -> Drawn) -> Result<String, Box<dyn Error>> {
    let mut text = String::new();
    {
        let area = SVGBackend::with_string(&mut text, SIZE).into_drawing_area();
        draw(&area)?;
        area.present()?;
    }
    Ok(text)
}

/// A curve over cycles: the value of each step, and how many cycles a step has.
pub fn curve(values: &[f64], width: u64, name: &str) -> Result<String, Box<dyn Error>> {
    let top = values.iter().copied().fold(0.0, f64::max).max(0.1) * 1.05;
    let end = values.len() as u64 * width;
    // Each step is level.
    let points = values.iter().enumerate().flat_map(|(i, &v)| [(i as u64 * width, v), ((i as u64 + 1) * width, v)]);
    svg(|area| {
        let mut chart = ChartBuilder::on(area)
            .margin(8)
            .x_label_area_size(36)
            .y_label_area_size(56)
            .build_cartesian_2d(0..end.max(1), 0.0..top)?;
        chart.configure_mesh().light_line_style(TRANSPARENT).x_desc("cycle").y_desc(name).x_labels(6).y_labels(6).draw()?;
        chart.draw_series(LineSeries::new(points, &INK))?;
        Ok(())
    })
}

/// Bars with a name each.
pub fn bars(values: &[(&str, f64)], name: &str) -> Result<String, Box<dyn Error>> {
    let top = values.iter().map(|bar| bar.1).fold(0.0, f64::max).max(0.1) * 1.1;
    svg(|area| {
        let mut chart = ChartBuilder::on(area)
            .margin(8)
            .x_label_area_size(36)
            .y_label_area_size(56)
            .build_cartesian_2d(0.0..values.len() as f64, 0.0..top)?;
        // The names stand under the middle of their bars, so the axis itself has none.
        chart.configure_mesh().disable_x_mesh().light_line_style(TRANSPARENT).y_desc(name).x_labels(0).y_labels(6).draw()?;
        let bar = |(i, (_, value)): (usize, &(&str, f64))| {
            Rectangle::new([(i as f64 + 0.15, 0.0), (i as f64 + 0.85, *value)], INK.filled())
        };
        chart.draw_series(values.iter().enumerate().map(bar))?;
        let plot = chart.plotting_area().get_pixel_range();
        let (left, each) = (plot.0.start, f64::from(plot.0.end - plot.0.start) / values.len().max(1) as f64);
        let style = ("sans-serif", 11).into_font().color(&BLACK).pos(plotters::style::text_anchor::Pos::new(
            plotters::style::text_anchor::HPos::Center,
            plotters::style::text_anchor::VPos::Top,
        ));
        for (i, (text, _)) in values.iter().enumerate() {
            let middle = left + ((i as f64 + 0.5) * each) as i32;
            area.draw_text(text, &style, (middle, plot.1.end + 8))?;
        }
        Ok(())
    })
}

/// How often each number of cycles came up, in some forty classes.
pub fn histogram(counts: &std::collections::BTreeMap<u64, u64>, name: &str, what: &str) -> Result<String, Box<dyn Error>> {
    let (low, high) = (counts.keys().next().copied().unwrap_or(0), counts.keys().next_back().copied().unwrap_or(0));
    let width = (high - low) / 40 + 1;
    let mut classes = vec![0u64; ((high - low) / width + 1) as usize];
    counts.iter().for_each(|(&at, &n)| classes[((at - low) / width) as usize] += n);
    let top = classes.iter().copied().max().unwrap_or(0).max(1);
    svg(|area| {
        let mut chart = ChartBuilder::on(area)
            .margin(8)
            .x_label_area_size(36)
            .y_label_area_size(56)
            .build_cartesian_2d(low..high + width, 0..top + top / 10 + 1)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(TRANSPARENT)
            .x_desc(name)
            .y_desc(what)
            .x_labels(8)
            .y_labels(6)
            .draw()?;
        let bar = |(i, &n): (usize, &u64)| {
            let from = low + i as u64 * width;
            Rectangle::new([(from, 0), (from + width, n)], INK.filled())
        };
        chart.draw_series(classes.iter().enumerate().map(bar))?;
        Ok(())
    })
}

/// The roofline: FLOP a cycle over FLOP a byte, with the two limits and where this run is.
pub fn roofline(peak: f64, bandwidth: f64, intensity: f64, rate: f64) -> Result<String, Box<dyn Error>> {
    let ridge = peak / bandwidth;
    let (left, right) = ((intensity.min(ridge) / 8.0).max(1e-4), intensity.max(ridge) * 8.0);
    let bottom = (rate.min(left * bandwidth) / 2.0).max(1e-4);
    svg(|area| {
        let mut chart = ChartBuilder::on(area)
            .margin(8)
            .x_label_area_size(36)
            .y_label_area_size(56)
            .build_cartesian_2d((left..right).log_scale(), (bottom..peak * 2.0).log_scale())?;
        chart
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .x_desc("FLOP per byte of the message ports")
            .y_desc("FLOP per cycle")
            .x_labels(6)
            .y_labels(6)
            .draw()?;
        chart.draw_series(LineSeries::new([(left, left * bandwidth), (ridge, peak), (right, peak)], &SOFT))?;
        chart.draw_series([Circle::new((intensity, rate), 5, MARK.filled())])?;
        Ok(())
    })
}
