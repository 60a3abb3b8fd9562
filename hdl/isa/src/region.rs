//! Region arithmetic: which bytes of the register file a lane touches
//! (gen9-eu-isa.md sec. 4).
//!
//! Offsets are relative to the operand's origin (`reg * 32 + subreg`, or the
//! address an indirect operand computes) and run linearly over the register
//! file. Strides count elements, results count bytes.

/// Bytes of one general register.
pub const GRF_BYTES: usize = 32;

/// General registers of one thread.
pub const GRF_COUNT: usize = 128;

/// Code of the vertical stride that means "one address register per row".
const VSTRIDE_PER_ROW: u8 = 15;

/// Distance between horizontally adjacent elements, in elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum HorzStride {
    /// Every element is the first.
    S0,
    /// One element.
    S1,
    /// Two elements.
    S2,
    /// Four elements.
    S4,
}

impl HorzStride {
    /// All strides, in the order of their codes.
    pub const ALL: [HorzStride; 4] = [HorzStride::S0, HorzStride::S1, HorzStride::S2, HorzStride::S4];

    /// Two-bit field value.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The stride of a two-bit field value (higher bits are ignored).
    pub const fn from_code(code: u8) -> Self {
        Self::ALL[(code & 3) as usize]
    }

    /// Elements from one lane to the next.
    pub const fn elements(self) -> usize {
        stride_of(self as u8)
    }

    /// Byte offset of lane `lane` of a destination with this stride.
    pub const fn lane_offset(self, lane: usize, elem_size: usize) -> usize {
        lane * self.elements() * elem_size
    }
}

/// Source region `<V;W,H>`, or `<W,H>` when every row has its own address.
///
/// Holds field codes, so a value of this type is always encodable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Region {
    vstride: u8,
    width: u8,
    hstride: HorzStride,
}

impl Region {
    /// `<0;1,0>`: every lane reads the same element.
    pub const SCALAR: Region = Region::new(0, 1, 0);

    /// `<1;1,0>`: lane `i` reads element `i`.
    pub const PACKED: Region = Region::new(1, 1, 0);

    /// `<V;W,H>` from element counts.
    ///
    /// # Panics
    /// When a count has no encoding (meant for constants and builders, where
    /// the values are written in the source text).
    pub const fn new(vstride: u8, width: u8, hstride: u8) -> Self {
        let vstride = match vstride {
            0 => 0,
            1 => 1,
            2 => 2,
            4 => 3,
            8 => 4,
            16 => 5,
            32 => 6,
            _ => panic!("vertical stride must be 0, 1, 2, 4, 8, 16 or 32"),
        };
        Region { vstride, width: width_code(width), hstride: hstride_of(hstride) }
    }

    /// `<W,H>`: row `i` starts at its own address register (Vx1, VxH).
    ///
    /// # Panics
    /// As [`Region::new`].
    pub const fn per_row(width: u8, hstride: u8) -> Self {
        Region { vstride: VSTRIDE_PER_ROW, width: width_code(width), hstride: hstride_of(hstride) }
    }

    /// From the three field values; `None` for unassigned stride or width codes.
    pub const fn from_codes(vstride: u8, width: u8, hstride: u8) -> Option<Self> {
        if (vstride > 6 && vstride != VSTRIDE_PER_ROW) || width > 4 {
            return None;
        }
        Some(Region { vstride, width, hstride: HorzStride::from_code(hstride) })
    }

    /// Four-bit VertStride field value.
    pub const fn vstride_code(self) -> u8 {
        self.vstride
    }

    /// Three-bit Width field value.
    pub const fn width_code(self) -> u8 {
        self.width
    }

    /// Two-bit HorzStride field value.
    pub const fn hstride_code(self) -> u8 {
        self.hstride.code()
    }

    /// Elements from one row to the next; `None` when each row has its own
    /// address.
    pub const fn vstride(self) -> Option<usize> {
        if self.vstride == VSTRIDE_PER_ROW {
            None
        } else {
            Some(stride_of(self.vstride))
        }
    }

    /// Elements of one row.
    pub const fn width(self) -> usize {
        1 << self.width
    }

    /// Elements from one column to the next.
    pub const fn hstride(self) -> usize {
        self.hstride.elements()
    }

    /// Every row has its own address register.
    pub const fn is_per_row(self) -> bool {
        self.vstride == VSTRIDE_PER_ROW
    }

    /// Row that lane `lane` belongs to.
    pub const fn row(self, lane: usize) -> usize {
        lane >> self.width
    }

    /// Byte offset of lane `lane` from the operand's origin. For a per-row
    /// region the origin is that of the lane's row.
    pub const fn lane_offset(self, lane: usize, elem_size: usize) -> usize {
        let col = lane & (self.width() - 1);
        let row_start = match self.vstride() {
            Some(vstride) => self.row(lane) * vstride,
            None => 0,
        };
        (row_start + col * self.hstride()) * elem_size
    }

    /// Bytes of one row, from its first to its last byte.
    pub const fn row_span(self, elem_size: usize) -> usize {
        ((self.width() - 1) * self.hstride() + 1) * elem_size
    }

    /// Bytes the whole operand covers for `lanes` lanes, from its first to its
    /// last byte. Per-row regions have one origin per row: see
    /// [`Region::row_span`] instead.
    pub fn span(self, lanes: usize, elem_size: usize) -> usize {
        (0..lanes).map(|lane| self.lane_offset(lane, elem_size)).max().map_or(0, |last| last + elem_size)
    }

    /// Lane `i` reads element `i` for `lanes` lanes.
    pub fn is_packed(self, lanes: usize) -> bool {
        !self.is_per_row() && (0..lanes).all(|lane| self.lane_offset(lane, 1) == lane)
    }

    /// All lanes read the same element.
    pub fn is_scalar(self, lanes: usize) -> bool {
        !self.is_per_row() && (0..lanes).all(|lane| self.lane_offset(lane, 1) == 0)
    }
}

/// Elements meant by a stride code: 0, 1, 2, 4, 8, ...
const fn stride_of(code: u8) -> usize {
    if code == 0 {
        0
    } else {
        1 << (code - 1)
    }
}

const fn width_code(width: u8) -> u8 {
    match width {
        1 => 0,
        2 => 1,
        4 => 2,
        8 => 3,
        16 => 4,
        _ => panic!("width must be 1, 2, 4, 8 or 16"),
    }
}

const fn hstride_of(elements: u8) -> HorzStride {
    match elements {
        0 => HorzStride::S0,
        1 => HorzStride::S1,
        2 => HorzStride::S2,
        4 => HorzStride::S4,
        _ => panic!("horizontal stride must be 0, 1, 2 or 4"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lane_offsets_of_the_regions_compilers_use() {
        let offsets = |r: Region, lanes, size| -> Vec<usize> { (0..lanes).map(|i| r.lane_offset(i, size)).collect() };
        assert_eq!(offsets(Region::new(8, 8, 1), 16, 4), (0..16).map(|i| i * 4).collect::<Vec<_>>());
        assert_eq!(offsets(Region::SCALAR, 4, 8), [0; 4]);
        assert_eq!(offsets(Region::new(2, 1, 0), 4, 2), [0, 4, 8, 12]);
        assert_eq!(offsets(Region::new(4, 1, 0), 4, 1), [0, 4, 8, 12]);
        assert_eq!(offsets(Region::new(4, 2, 2), 4, 4), [0, 8, 16, 24]);
        assert_eq!(offsets(Region::new(0, 2, 1), 4, 4), [0, 4, 0, 4]);
        assert_eq!(offsets(Region::per_row(2, 1), 4, 4), [0, 4, 0, 4]);
    }

    #[test]
    fn packed_and_scalar_are_recognised() {
        assert!(Region::new(8, 8, 1).is_packed(16));
        assert!(Region::new(16, 16, 1).is_packed(16));
        assert!(Region::PACKED.is_packed(32));
        assert!(!Region::new(4, 8, 1).is_packed(16));
        assert!(Region::new(4, 8, 1).is_packed(8));
        assert!(!Region::per_row(1, 0).is_packed(1));
        assert!(Region::SCALAR.is_scalar(16));
        assert!(!Region::new(2, 1, 0).is_scalar(2));
    }

    #[test]
    fn spans() {
        assert_eq!(Region::new(8, 8, 1).span(16, 4), 64);
        assert_eq!(Region::SCALAR.span(16, 4), 4);
        assert_eq!(Region::new(8, 8, 2).row_span(2), 30);
        assert_eq!(Region::SCALAR.span(0, 4), 0);
    }

    #[test]
    fn codes_round_trip_and_gaps_are_refused() {
        for v in 0..16 {
            for w in 0..8 {
                for h in 0..4 {
                    let legal = (v <= 6 || v == 15) && w <= 4;
                    let region = Region::from_codes(v, w, h);
                    assert_eq!(region.is_some(), legal, "{v} {w} {h}");
                    if let Some(r) = region {
                        assert_eq!((r.vstride_code(), r.width_code(), r.hstride_code()), (v, w, h));
                    }
                }
            }
        }
    }

    #[test]
    fn destination_stride() {
        assert_eq!(HorzStride::S1.lane_offset(5, 4), 20);
        assert_eq!(HorzStride::S4.lane_offset(3, 1), 12);
        assert_eq!(HorzStride::S0.lane_offset(3, 8), 0);
    }
}
