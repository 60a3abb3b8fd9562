//! A struct passed by value, of which a launch file gives the fields.

use serde::Deserialize;

use crate::element::Element;
use crate::error::printable;
use crate::scalar::Numbers;

/// `{ name = "bias", type = "i32", offset = 4, value = -3 }`: a field of a `struct = [..]`.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// What errors call it.
    pub name: String,
    /// Type of an element.
    #[serde(rename = "type")]
    pub element: Element,
    /// Bytes before it.
    pub offset: u32,
    /// Its value; of an array or a vector a list.
    pub value: Numbers,
}

/// Bytes up to the end of the last field.
pub fn end(fields: &[Field]) -> usize {
    fields.iter().map(|field| field.offset as usize + field.value.count() * field.element.size()).max().unwrap_or(0)
}

/// The bytes of a struct of `size` bytes, zero between its fields; an error says what is wrong with which field.
pub fn bytes(fields: &[Field], size: usize) -> Result<Vec<u8>, String> {
    let mut bytes = vec![0; size];
    let mut owner: Vec<Option<&Field>> = vec![None; size];
    for field in fields {
        let wrong = |text: String| format!("field `{}`: {text}", printable(&field.name));
        let value = field.value.encode(field.element).map_err(wrong)?;
        let (start, alignment) = (field.offset as usize, field.element.size());
        if !start.is_multiple_of(alignment) {
            let (offset, element) = (field.offset, field.element.name());
            return Err(wrong(format!("offset {offset}, expected a multiple of {alignment} for {element}")));
        }
        let end = start + value.len();
        if end > size {
            return Err(wrong(format!("bytes {start} to {}, expected them within the {size} bytes of the argument", end - 1)));
        }
        if let Some(other) = owner[start..end].iter().flatten().next() {
            return Err(wrong(format!("it lies on field `{}`, expected bytes of its own", printable(&other.name))));
        }
        bytes[start..end].copy_from_slice(&value);
        owner[start..end].fill(Some(field));
    }
    Ok(bytes)
}
