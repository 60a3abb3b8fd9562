//! Sizes of images: which coordinates a texel has, and how many texels there are along each.

use crate::memory::Fault;
use crate::surface::ImageSurface;

/// Kind of an image.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ImageKind {
    /// `image1d_buffer_t`
    Buffer,
    /// `image1d_t`
    D1,
    /// `image1d_array_t`
    D1Array,
    /// `image2d_t`
    D2,
    /// `image2d_array_t`
    D2Array,
    /// `image3d_t`
    D3,
}

/// Kind, number in a kernel's argument token (`gen9-kernel-abi.md` sec. 2.4), type of OpenCL C, and the keys of a
/// launch file, one for each coordinate.
type Row = (ImageKind, u32, &'static str, &'static [&'static str]);

const ROWS: [Row; 6] = [
    (ImageKind::Buffer, 1, "image1d_buffer_t", &["width"]),
    (ImageKind::D1, 2, "image1d_t", &["width"]),
    (ImageKind::D1Array, 3, "image1d_array_t", &["width", "layers"]),
    (ImageKind::D2, 4, "image2d_t", &["width", "height"]),
    (ImageKind::D2Array, 5, "image2d_array_t", &["width", "height", "layers"]),
    (ImageKind::D3, 6, "image3d_t", &["width", "height", "depth"]),
];

/// Largest number of texels along a side, of layers, of texels of a buffer.
const SIDE_LIMIT: u32 = 16384;
const LAYER_LIMIT: u32 = 2048;
const BUFFER_LIMIT: u32 = 1 << 27;

impl ImageKind {
    /// That of a kernel's argument token, if it is one of these.
    pub fn from_abi(number: u32) -> Option<ImageKind> {
        ROWS.iter().find(|row| row.1 == number).map(|row| row.0)
    }

    fn row(self) -> &'static Row {
        // ROWS lists every variant.
        ROWS.iter().find(|row| row.0 == self).unwrap_or(&ROWS[0])
    }

    /// Its type in OpenCL C.
    pub fn name(self) -> &'static str {
        self.row().2
    }

    /// What each coordinate runs along, as keys of a launch file: `width`, then `height`, then `depth` or `layers`.
    pub fn keys(self) -> &'static [&'static str] {
        self.row().3
    }

    /// Coordinates of a texel.
    pub fn coordinates(self) -> usize {
        self.keys().len()
    }

    /// The coordinate that runs along this key, if it has one.
    fn along(self, key: &str) -> Option<usize> {
        self.keys().iter().position(|known| *known == key)
    }

    /// The coordinate that chooses a layer: it is neither scaled nor filtered.
    pub fn layer(self) -> Option<usize> {
        self.along("layers")
    }

    fn limit(self, coordinate: usize) -> u32 {
        match self {
            ImageKind::Buffer => BUFFER_LIMIT,
            ImageKind::D3 => LAYER_LIMIT,
            _ if self.layer() == Some(coordinate) => LAYER_LIMIT,
            _ => SIDE_LIMIT,
        }
    }
}

/// Kind and size of an image.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extent {
    /// Kind.
    pub kind: ImageKind,
    /// Texels along each coordinate; 1 along those that it does not have.
    pub sides: [u32; 3],
}

impl Extent {
    /// Of these sides, by key; the error is a reason in words.
    pub fn new(kind: ImageKind, given: &[(&str, Option<u32>)]) -> Result<Extent, String> {
        let mut sides = [1; 3];
        for (key, value) in given {
            match (kind.along(key), value) {
                (None, None) => {}
                (None, Some(_)) => return Err(format!("an {} has no {key}, expected {}", kind.name(), kind.keys().join(", "))),
                (Some(_), None) => return Err(format!("no {key}, expected {} of an {}", kind.keys().join(", "), kind.name())),
                (Some(coordinate), Some(texels)) => {
                    let most = kind.limit(coordinate);
                    if !(1..=most).contains(texels) {
                        return Err(format!("{key} = {texels}, expected 1 to {most}"));
                    }
                    sides[coordinate] = *texels;
                }
            }
        }
        Ok(Extent { kind, sides })
    }

    /// Texels along this key of a launch file; 0 if its kind has no such side.
    pub fn side(&self, key: &str) -> u32 {
        self.kind.along(key).map_or(0, |coordinate| self.sides[coordinate])
    }

    /// Sides of the coordinates that it has.
    pub fn own(&self) -> &[u32] {
        &self.sides[..self.kind.coordinates()]
    }

    /// Texels.
    pub fn texels(&self) -> u64 {
        self.sides.iter().map(|&side| u64::from(side)).product()
    }

    /// `32 x 16`
    pub fn text(&self) -> String {
        self.own().iter().map(u32::to_string).collect::<Vec<_>>().join(" x ")
    }
}

impl ImageSurface {
    /// A message has as many coordinates as the image.
    pub(crate) fn takes(&self, coordinates: usize) -> Result<(), Fault> {
        let (kind, expected) = (self.extent.kind.name(), self.extent.kind.coordinates());
        match coordinates == expected {
            true => Ok(()),
            false => Err(Fault(format!("{coordinates} coordinates for an {kind}, expected {expected}"))),
        }
    }

    /// `texel (1, 2) of 8 x 8`
    pub fn texel_text(&self, at: [i64; 3]) -> String {
        let at: Vec<_> = at[..self.extent.kind.coordinates()].iter().map(i64::to_string).collect();
        format!("texel ({}) of {}", at.join(", "), self.extent.text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_are_those_of_the_kind() {
        let given = |height, depth, layers| [("width", Some(8)), ("height", height), ("depth", depth), ("layers", layers)];
        let array = Extent::new(ImageKind::D1Array, &given(None, None, Some(5))).expect("complete");
        assert_eq!((array.sides, array.texels(), array.kind.layer()), ([8, 5, 1], 40, Some(1)));
        assert_eq!(["width", "height", "depth", "layers"].map(|key| array.side(key)), [8, 0, 0, 5]);
        assert_eq!(Extent::new(ImageKind::D3, &given(Some(4), Some(2), None)).map(|it| it.text()), Ok("8 x 4 x 2".into()));
        let missing = Extent::new(ImageKind::D2, &given(None, None, None)).unwrap_err();
        assert_eq!(missing, "no height, expected width, height of an image2d_t");
        let many = Extent::new(ImageKind::D2, &given(Some(4), Some(2), None)).unwrap_err();
        assert_eq!(many, "an image2d_t has no depth, expected width, height");
        let large = Extent::new(ImageKind::D3, &given(Some(2049), Some(2), None)).unwrap_err();
        assert_eq!(large, "height = 2049, expected 1 to 2048");
        assert_eq!(ImageKind::from_abi(7), None);
    }
}
