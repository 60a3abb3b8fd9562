//! Writes a picture as a PNG file.

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

use tessera_traces::picture::Picture;

use crate::error::CliError;

pub fn write(path: &Path, picture: &Picture) -> Result<(), CliError> {
    let file =
        |reason: String| CliError::File { path: path.to_path_buf(), reason: format!("{reason}, expected a writable file") };
    let out = File::create(path).map_err(|e| file(e.to_string()))?;
    let mut encoder = png::Encoder::new(BufWriter::new(out), picture.width, picture.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().map_err(|e| file(e.to_string()))?;
    writer.write_image_data(&picture.rgb).and_then(|()| writer.finish()).map_err(|e| file(e.to_string()))
}
