//! `.npy` files, in which NumPy keeps one array: a header with type and shape, then the elements.
//!
//! Read are arrays of plain numbers in this machine's order (little-endian, rows one after another), which is
//! what NumPy writes unless it is asked for something else.

use std::io::{self, Cursor, Write};

use npyz::{DType, Endianness, NpyHeader, Order, TypeChar, TypeStr, WriteOptions, WriterBuilder};

use crate::element::Element;

/// An array in the bytes of its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Array<'a> {
    /// Type of an element; a truth value is a `u8`.
    pub element: Element,
    /// Length of every dimension, the slowest first.
    pub shape: Vec<u64>,
    /// The elements.
    pub bytes: &'a [u8],
}

/// The array of a file; an error says what the file is and what was expected.
pub fn read(file: &[u8]) -> Result<Array<'_>, String> {
    let mut cursor = Cursor::new(file);
    let header = NpyHeader::from_reader(&mut cursor).map_err(|e| {
        let problem = e.to_string();
        format!("{}, expected an .npy file", problem.lines().next().unwrap_or_default().trim_end_matches([' ', ':', '-', '>']))
    })?;
    let kind = header.dtype();
    let element = element(&kind)
        .ok_or_else(|| format!("elements of type {}, expected little-endian integers or floats of 1 to 8 bytes", kind.descr()))?;
    if header.order() == Order::Fortran && header.shape().len() > 1 {
        return Err("an array in Fortran order, expected rows one after another (numpy.ascontiguousarray)".into());
    }
    let bytes = &file[cursor.position() as usize..];
    let size = header.shape().iter().try_fold(element.size() as u64, |size, &n| size.checked_mul(n));
    if size != Some(bytes.len() as u64) {
        let shape = header.shape().iter().map(u64::to_string).collect::<Vec<_>>().join(" x ");
        return Err(format!("{} bytes of elements, expected {shape} x {}", bytes.len(), element.name()));
    }
    Ok(Array { element, shape: header.shape().to_vec(), bytes })
}

/// Writes such a file.
pub fn write(out: &mut dyn Write, array: &Array<'_>) -> io::Result<()> {
    let kind: TypeStr = code(array.element).parse().map_err(io::Error::other)?;
    let header = WriteOptions::new_header_only().dtype(DType::Plain(kind)).shape(&array.shape);
    header.writer(&mut *out).write_header_only()?;
    out.write_all(array.bytes)
}

fn element(kind: &DType) -> Option<Element> {
    let DType::Plain(kind) = kind else { return None };
    let size = kind.num_bytes()?;
    if kind.endianness() == Endianness::Big && size > 1 {
        return None;
    }
    Some(match (kind.type_char(), size) {
        (TypeChar::Int, 1) => Element::I8,
        (TypeChar::Uint | TypeChar::Bool, 1) => Element::U8,
        (TypeChar::Int, 2) => Element::I16,
        (TypeChar::Uint, 2) => Element::U16,
        (TypeChar::Int, 4) => Element::I32,
        (TypeChar::Uint, 4) => Element::U32,
        (TypeChar::Int, 8) => Element::I64,
        (TypeChar::Uint, 8) => Element::U64,
        (TypeChar::Float, 2) => Element::F16,
        (TypeChar::Float, 4) => Element::F32,
        (TypeChar::Float, 8) => Element::F64,
        _ => return None,
    })
}

/// As NumPy spells a type.
fn code(element: Element) -> &'static str {
    match element {
        Element::I8 => "|i1",
        Element::U8 => "|u1",
        Element::I16 => "<i2",
        Element::U16 => "<u2",
        Element::I32 => "<i4",
        Element::U32 => "<u4",
        Element::I64 => "<i8",
        Element::U64 => "<u8",
        Element::F16 => "<f2",
        Element::F32 => "<f4",
        Element::F64 => "<f8",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(header: &str, bytes: &[u8]) -> Vec<u8> {
        let mut file = b"\x93NUMPY\x01\x00".to_vec();
        file.extend((header.len() as u16).to_le_bytes());
        [&file, header.as_bytes(), bytes].concat()
    }

    /// Written by NumPy 1.24: `numpy.save("x.npy", numpy.array([[1, -2, 3]], dtype="int16"))`.
    const NUMPY: &str = "{'descr': '<i2', 'fortran_order': False, 'shape': (1, 3), }                                                           \n";

    #[test]
    fn an_array_of_numpy_is_read() {
        let file = file(NUMPY, &[1, 0, 0xFE, 0xFF, 3, 0]);
        let array = read(&file).expect("an array");
        assert_eq!((array.element, array.shape.as_slice(), array.bytes.len()), (Element::I16, &[1, 3][..], 6));
    }

    #[test]
    fn every_type_survives_the_round_trip() {
        use Element::*;
        for element in [I8, U8, I16, U16, I32, U32, I64, U64, F16, F32, F64] {
            let bytes: Vec<u8> = (0..6 * element.size() as u8).collect();
            let array = Array { element, shape: vec![2, 3], bytes: &bytes };
            let mut file = Vec::new();
            write(&mut file, &array).expect("a vector takes all");
            assert_eq!(read(&file), Ok(array));
        }
    }

    #[test]
    fn what_is_no_such_array_is_refused_in_one_line() {
        let with = |from: &str, to: &str| read(&file(&NUMPY.replace(from, to), &[0; 6])).expect_err(to);
        assert!(with("<i2", ">i2").contains("'>i2', expected little-endian"));
        assert!(with("<i2", "<c8").contains("expected little-endian"));
        assert!(with("False", "True").contains("Fortran"));
        assert!(with("(1, 3)", "(1, 4)").contains("6 bytes of elements, expected 1 x 4 x i16"));
        assert!(with("(1, 3)", "(18446744073709551615, 3)").contains("expected 18446744073709551615 x 3"));
        for bad in [&b""[..], b"PK\x03\x04 not it", &file("no dictionary", b""), b"\x93NUMPY\x02\x00\xff\xff\xff\xff"] {
            let text = read(bad).expect_err("no array");
            assert!(text.ends_with("expected an .npy file") && !text.contains('\n'), "{text}");
        }
    }
}
