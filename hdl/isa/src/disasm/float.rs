//! Float immediates as the listings show them: the shortest of two decimal
//! forms that reads back to the same value, else the bits in hexadecimal.

/// Text of a 64-bit float immediate.
pub(super) fn df(bits: u64) -> String {
    let value = f64::from_bits(bits);
    let nan = |quiet_bit: u64| {
        let payload = bits & (quiet_bit - 1);
        special(value, bits >> 63 != 0, bits & quiet_bit != 0, payload)
    };
    nan(1 << 51)
        .or_else(|| decimal(value, |text| text.parse::<f64>().map(f64::to_bits) == Ok(bits)))
        .unwrap_or_else(|| format!("0x{bits:X}"))
}

/// Text of a 32-bit float immediate.
pub(super) fn f(bits: u32) -> String {
    let value = f32::from_bits(bits);
    let payload = u64::from(bits & 0x3F_FFFF);
    special(value.into(), bits >> 31 != 0, bits >> 22 & 1 != 0, payload)
        .or_else(|| decimal(value.into(), |text| reads_as_f32(text, bits)))
        .unwrap_or_else(|| format!("0x{bits:X}"))
}

/// Text of a 16-bit float immediate; decimals have to be exact in single
/// precision.
pub(super) fn hf(bits: u16) -> String {
    let widened = half_to_single(bits);
    let payload = u64::from(bits & 0x1FF);
    let value = f64::from(f32::from_bits(widened));
    special(value, bits >> 15 != 0, bits >> 9 & 1 != 0, payload)
        .or_else(|| decimal(value, |text| reads_as_f32(text, widened)))
        .unwrap_or_else(|| format!("0x{bits:X}"))
}

fn reads_as_f32(text: &str, bits: u32) -> bool {
    text.parse::<f32>().map(f32::to_bits) == Ok(bits)
}

/// Infinities and NaNs, told apart by the quiet bit and the bits below it.
fn special(value: f64, negative: bool, quiet: bool, payload: u64) -> Option<String> {
    let sign = if negative { "-" } else { "" };
    if value.is_infinite() {
        Some(format!("{sign}inf"))
    } else if value.is_nan() {
        let kind = if quiet { "qnan" } else { "snan" };
        Some(format!("{sign}{kind}(0x{payload:X})"))
    } else {
        None
    }
}

/// Six significant digits if they are enough, else seven in scientific form,
/// else nothing.
fn decimal(value: f64, exact: impl Fn(&str) -> bool) -> Option<String> {
    [general(value), scientific(value, 6)].into_iter().find(|text| exact(text))
}

/// C's `%g`, with `.0` where that leaves a bare integer.
fn general(value: f64) -> String {
    const DIGITS: i32 = 6;
    let rounded = scientific(value, DIGITS as usize - 1);
    let (mantissa, exponent) = rounded.split_once('e').unwrap_or((&rounded, "0"));
    let power: i32 = exponent.parse().unwrap_or(0);
    if (-4..DIGITS).contains(&power) {
        let fixed = format!("{value:.*}", (DIGITS - 1 - power) as usize);
        let text = strip_zeros(&fixed);
        if text.contains('.') {
            text.into()
        } else {
            format!("{text}.0")
        }
    } else {
        format!("{}e{exponent}", strip_zeros(mantissa))
    }
}

/// C's `%.<digits>e`: a sign and two exponent digits at least.
fn scientific(value: f64, digits: usize) -> String {
    let text = format!("{value:.digits$e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let power: i32 = exponent.parse().unwrap_or(0);
    let sign = if power < 0 { '-' } else { '+' };
    format!("{mantissa}e{sign}{:02}", power.abs())
}

fn strip_zeros(text: &str) -> &str {
    if text.contains('.') {
        text.trim_end_matches('0').trim_end_matches('.')
    } else {
        text
    }
}

/// Exact; NaN payloads keep their place under the quiet bit.
fn half_to_single(bits: u16) -> u32 {
    let sign = u32::from(bits >> 15) << 31;
    let exponent = u32::from(bits >> 10 & 0x1F);
    let mantissa = u32::from(bits & 0x3FF);
    match (exponent, mantissa) {
        (0, 0) => sign,
        (0, _) => {
            let top = 31 - mantissa.leading_zeros();
            let fraction = (mantissa << (23 - top)) & 0x7F_FFFF;
            sign | (127 - 24 + top) << 23 | fraction
        }
        (0x1F, _) => sign | 0xFF << 23 | mantissa << 13,
        _ => sign | (exponent + 127 - 15) << 23 | mantissa << 13,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn single_precision_forms() {
        for (bits, text) in [
            (0x0000_0000, "0.0"),
            (0x8000_0000, "-0.0"),
            (0x7FC0_0000, "qnan(0x0)"),
            (0xFFC0_0000, "-qnan(0x0)"),
            (0x7F80_0001, "snan(0x1)"),
            (0xFF80_0000, "-inf"),
            (0x0000_0001, "1.4013e-45"),
            (0x3DCC_CCCD, "0.1"),
            (0x4B18_9680, "1e+07"),
            (0x47C3_5000, "100000.0"),
            (0x4974_2400, "1e+06"),
            (0x38D1_B717, "0.0001"),
            (0x3727_C5AC, "1e-05"),
            (0xC049_0000, "-3.140625e+00"),
            (0x3F80_0001, "0x3F800001"),
            (0x3900_0000, "0x39000000"),
            (0x0090_8449, "0x908449"),
        ] {
            assert_eq!(f(bits), text, "{bits:08x}");
        }
    }

    #[test]
    fn half_and_double_forms() {
        for (bits, text) in [
            (0x3C00, "1.0"),
            (0x3C01, "0x3C01"),
            (0x2E66, "0x2E66"),
            (0x7BFF, "65504.0"),
            (0x0001, "0x1"),
            (0xFC00, "-inf"),
            (0x7E00, "qnan(0x0)"),
        ] {
            assert_eq!(hf(bits), text, "{bits:04x}");
        }
        for (bits, text) in [
            (0x3FB9_9999_9999_999A, "0.1"),
            (0x4009_21FB_5444_2D18, "0x400921FB54442D18"),
            (0x0000_0000_0000_0001, "4.94066e-324"),
            (0x7FF8_0000_0000_0000, "qnan(0x0)"),
        ] {
            assert_eq!(df(bits), text, "{bits:016x}");
        }
    }
}
