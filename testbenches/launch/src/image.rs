//! Image formats and samplers as `launch.toml` names them, and their codes in
//! surface and sampler state (`gen9-kernel-abi.md` sec. 4.2 and 4.3).

use serde::Deserialize;

/// Channel order of an image format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChannelOrder {
    /// Red.
    R,
    /// Red, green.
    Rg,
    /// Red, green, blue, alpha.
    Rgba,
    /// Blue, green, red, alpha.
    Bgra,
    /// Alpha.
    A,
}

/// Type of each channel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChannelType {
    /// Float, 32 bits.
    Float32,
    /// Float, 16 bits.
    Float16,
    /// Signed, 32 bits.
    Int32,
    /// Unsigned, 32 bits.
    Uint32,
    /// 0 to 1 in 16 bits.
    Unorm16,
    /// -1 to 1 in 16 bits.
    Snorm16,
    /// Signed, 16 bits.
    Int16,
    /// Unsigned, 16 bits.
    Uint16,
    /// 0 to 1 in 8 bits.
    Unorm8,
    /// -1 to 1 in 8 bits.
    Snorm8,
    /// Signed, 8 bits.
    Int8,
    /// Unsigned, 8 bits.
    Uint8,
}

/// A texel format the runtime offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct ImageFormat {
    /// Which channels, in which order.
    pub order: ChannelOrder,
    /// Type of a channel.
    pub channel: ChannelType,
}

/// (type, suffix in a name, CL enum, bytes, surface codes of RGBA, RG, R)
type Row = (ChannelType, &'static str, u32, u32, [u32; 3]);

const ROWS: [Row; 12] = [
    (ChannelType::Float32, "32float", 0x10DE, 4, [0x000, 0x085, 0x0D8]),
    (ChannelType::Int32, "32sint", 0x10D9, 4, [0x001, 0x086, 0x0D6]),
    (ChannelType::Uint32, "32uint", 0x10DC, 4, [0x002, 0x087, 0x0D7]),
    (ChannelType::Float16, "16float", 0x10DD, 2, [0x084, 0x0D0, 0x10E]),
    (ChannelType::Unorm16, "16unorm", 0x10D3, 2, [0x080, 0x0CC, 0x10A]),
    (ChannelType::Snorm16, "16snorm", 0x10D1, 2, [0x081, 0x0CD, 0x10B]),
    (ChannelType::Int16, "16sint", 0x10D8, 2, [0x082, 0x0CE, 0x10C]),
    (ChannelType::Uint16, "16uint", 0x10DB, 2, [0x083, 0x0CF, 0x10D]),
    (ChannelType::Unorm8, "8unorm", 0x10D2, 1, [0x0C7, 0x106, 0x140]),
    (ChannelType::Snorm8, "8snorm", 0x10D0, 1, [0x0C9, 0x107, 0x141]),
    (ChannelType::Int8, "8sint", 0x10D7, 1, [0x0CA, 0x108, 0x142]),
    (ChannelType::Uint8, "8uint", 0x10DA, 1, [0x0CB, 0x109, 0x143]),
];

/// How names of formats begin.
const ORDERS: [(&str, ChannelOrder); 5] = [
    ("rgba", ChannelOrder::Rgba),
    ("bgra", ChannelOrder::Bgra),
    ("rg", ChannelOrder::Rg),
    ("r", ChannelOrder::R),
    ("a", ChannelOrder::A),
];

impl ImageFormat {
    /// Whether the runtime offers it.
    fn is_offered(self) -> bool {
        !matches!(self.order, ChannelOrder::Bgra | ChannelOrder::A) || self.channel == ChannelType::Unorm8
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = ImageFormat> {
        let each = |order| ROWS.iter().map(move |row| ImageFormat { order, channel: row.0 });
        ORDERS.iter().flat_map(move |row| each(row.1)).filter(|format| format.is_offered())
    }

    fn row(self) -> &'static Row {
        // ROWS lists every variant, in declaration-independent order.
        ROWS.iter().find(|row| row.0 == self.channel).unwrap_or(&ROWS[0])
    }

    /// As a launch file spells it.
    pub fn name(self) -> String {
        let order = ORDERS.iter().find(|row| row.1 == self.order).map_or("", |row| row.0);
        format!("{order}{}", self.row().1)
    }

    /// Channels stored per texel.
    pub fn channels(self) -> u32 {
        match self.order {
            ChannelOrder::R | ChannelOrder::A => 1,
            ChannelOrder::Rg => 2,
            ChannelOrder::Rgba | ChannelOrder::Bgra => 4,
        }
    }

    /// Bytes of a texel.
    pub fn texel_bytes(self) -> u32 {
        self.row().3 * self.channels()
    }

    /// The surface-state format code.
    pub fn surface_code(self) -> u32 {
        let codes = self.row().4;
        match self.order {
            ChannelOrder::Rgba => codes[0],
            ChannelOrder::Rg => codes[1],
            ChannelOrder::R => codes[2],
            ChannelOrder::Bgra => 0x0C0,
            ChannelOrder::A => 0x144,
        }
    }

    /// `cl_channel_type`, as kernels read it from their cross-thread data.
    pub fn cl_channel_type(self) -> u32 {
        self.row().2
    }

    /// `cl_channel_order`, as kernels read it from their cross-thread data.
    pub fn cl_channel_order(self) -> u32 {
        match self.order {
            ChannelOrder::R => 0x10B0,
            ChannelOrder::A => 0x10B1,
            ChannelOrder::Rg => 0x10B2,
            ChannelOrder::Rgba => 0x10B5,
            ChannelOrder::Bgra => 0x10B6,
        }
    }
}

impl TryFrom<String> for ImageFormat {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        ImageFormat::all().find(|format| format.name() == name).ok_or_else(|| {
            format!(
                "image format `{}` is not offered, expected r, rg or rgba with one of {}, \
                 or bgra8unorm, a8unorm",
                crate::error::printable(&name),
                ROWS.map(|row| row.1).join(", ")
            )
        })
    }
}

/// Texel choice between coordinates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Filter {
    /// The nearest texel.
    Nearest,
    /// Four texels, weighted.
    Linear,
}

impl Filter {
    /// As a launch file spells it.
    pub fn name(self) -> &'static str {
        match self {
            Filter::Nearest => "nearest",
            Filter::Linear => "linear",
        }
    }
}

/// What a coordinate outside the image means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AddressMode {
    /// Undefined outside; programmed like `ClampToEdge`.
    None,
    /// Border colour outside.
    Clamp,
    /// The texel at the edge.
    ClampToEdge,
    /// The image again.
    Repeat,
    /// The image mirrored.
    MirroredRepeat,
}

impl AddressMode {
    /// As a launch file spells it.
    pub fn name(self) -> &'static str {
        match self {
            AddressMode::None => "none",
            AddressMode::Clamp => "clamp",
            AddressMode::ClampToEdge => "clamp_to_edge",
            AddressMode::Repeat => "repeat",
            AddressMode::MirroredRepeat => "mirrored_repeat",
        }
    }
}

/// A sampler.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sampler {
    /// How a texel is chosen.
    pub filter: Filter,
    /// What lies outside the image.
    pub address: AddressMode,
    /// Coordinates run from 0 to 1.
    pub normalized: bool,
}

impl Sampler {
    /// Address mode as kernels read it from their cross-thread data.
    pub fn abi_address_mode(self) -> u32 {
        match self.address {
            AddressMode::None => 0,
            AddressMode::Clamp => 1,
            AddressMode::ClampToEdge => 2,
            AddressMode::Repeat => 3,
            AddressMode::MirroredRepeat => 4,
        }
    }

    /// Whether kernels have to move negative coordinates out of the way.
    pub fn snap_workaround(self) -> bool {
        self.address == AddressMode::Clamp && self.filter == Filter::Nearest
    }

    /// Reads a sampler state the compiler filled in.
    pub fn from_state(state: [u32; 4]) -> Sampler {
        let filter = match state[0] >> 14 & 7 {
            0 => Filter::Nearest,
            _ => Filter::Linear,
        };
        let address = match state[3] >> 6 & 7 {
            0 => AddressMode::Repeat,
            1 => AddressMode::MirroredRepeat,
            4 => AddressMode::Clamp,
            _ => AddressMode::ClampToEdge,
        };
        Sampler { filter, address, normalized: state[3] >> 10 & 1 == 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn format(name: &str) -> Result<ImageFormat, String> {
        ImageFormat::try_from(name.to_string())
    }

    #[test]
    fn formats_have_the_codes_of_the_table() {
        let rgba = format("rgba8unorm").unwrap();
        assert_eq!((rgba.surface_code(), rgba.texel_bytes()), (0x0C7, 4));
        let rg = format("rg16float").unwrap();
        assert_eq!((rg.surface_code(), rg.texel_bytes()), (0x0D0, 4));
        assert_eq!(format("bgra8unorm").unwrap().surface_code(), 0x0C0);
        assert_eq!(format("rgba32float").unwrap().cl_channel_type(), 0x10DE);
        assert!(format("bgra16unorm").is_err());
        assert!(format("rgb8unorm").is_err());
    }

    #[test]
    fn compiled_in_samplers_are_read_back() {
        // The four states listed in gen9-kernel-abi.md sec. 4.3.
        let state = |d0, d3| Sampler::from_state([d0, 0x000E_0001, 0, d3]);
        let nearest = state(0x1010_0000, 0x1C92);
        assert_eq!(nearest.filter, Filter::Nearest);
        assert_eq!(nearest.address, AddressMode::ClampToEdge);
        assert!(!nearest.normalized);
        let linear = state(0x1012_4000, 0x0007_F800);
        assert_eq!(linear.filter, Filter::Linear);
        assert_eq!(linear.address, AddressMode::Repeat);
        assert!(linear.normalized);
        let address = |d3| state(0x1012_4000, d3).address;
        assert_eq!(address(0x0007_F924), AddressMode::Clamp);
        assert_eq!(address(0x0007_F849), AddressMode::MirroredRepeat);
    }
}
