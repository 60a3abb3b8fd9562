//! What a buffer or image argument holds, with its type as far as it is known: for whoever shows or keeps it.

use crate::bind::BoundArgument;
use crate::element::{Element, OpenClType};
use crate::extent::Extent;
use crate::image::{ChannelType, ImageFormat};
use crate::launch::Launch;
use crate::program::Argument;

/// How the bytes of an argument are to be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    /// Type of an element: the declared one, or `u8` where it is a struct or not known.
    pub element: Element,
    /// Elements on each dimension, the slowest first: those of a buffer; its vectors and their lanes; slices or
    /// layers, rows, columns and channels of an image, as far as it has them.
    pub shape: Vec<u64>,
    /// Of an image.
    pub format: Option<ImageFormat>,
}

impl Form {
    fn buffer(argument: &Argument, size: u64) -> Form {
        let declared = argument.info.as_ref().and_then(|info| OpenClType::parse(&info.type_name));
        let declared = declared.unwrap_or(OpenClType { element: Element::U8, lanes: 1 });
        let vectors = size / declared.size() as u64;
        let shape = match (declared.size() / declared.element.size()) as u64 {
            1 => vec![vectors],
            lanes => vec![vectors, lanes],
        };
        Form { element: declared.element, shape, format: None }
    }

    fn image(extent: &Extent, format: ImageFormat) -> Form {
        let element = match format.channel {
            ChannelType::Float32 => Element::F32,
            ChannelType::Float16 => Element::F16,
            ChannelType::Int32 => Element::I32,
            ChannelType::Uint32 => Element::U32,
            ChannelType::Snorm16 | ChannelType::Int16 => Element::I16,
            ChannelType::Unorm16 | ChannelType::Uint16 => Element::U16,
            ChannelType::Snorm8 | ChannelType::Int8 => Element::I8,
            ChannelType::Unorm8 | ChannelType::Uint8 => Element::U8,
        };
        let shape = extent.own().iter().rev().copied().chain([format.channels()]).map(u64::from).collect();
        Form { element, shape, format: Some(format) }
    }
}

impl Launch {
    /// The argument of that name in the source, or of that number.
    pub fn find_argument(&self, text: &str) -> Option<usize> {
        let arguments = &self.kernel().arguments;
        let named = |argument: &Argument| argument.info.as_ref().is_some_and(|info| info.name == text);
        let number = || text.parse().ok().filter(|&index| index < arguments.len());
        arguments.iter().position(named).or_else(number)
    }

    /// `y`, or `arg[1]` where the program does not say.
    pub fn argument_name(&self, index: usize) -> String {
        let info = self.kernel().arguments.get(index).and_then(|argument| argument.info.as_ref());
        info.map_or_else(|| format!("arg[{index}]"), |info| info.name.clone())
    }

    /// How an argument's contents are to be read; `None` for one that has none.
    pub fn form(&self, index: usize) -> Option<Form> {
        let bound = self.arguments().get(index)?;
        let holder = if let BoundArgument::Same(other) = bound { self.arguments().get(*other)? } else { bound };
        match holder {
            BoundArgument::Buffer { contents, .. } => Some(Form::buffer(&self.kernel().arguments[index], contents.size())),
            BoundArgument::Image { extent, format, .. } => Some(Form::image(extent, *format)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus;

    #[test]
    fn arguments_are_found_by_name_and_number() {
        let launch = corpus::launch("saxpy");
        assert_eq!(
            ["x", "y", "a", "0", "2", "3", "z", "-1"].map(|t| launch.find_argument(t)).map(|i| i.map_or(-1, |i| i as i64)),
            [0, 1, 2, 0, 2, -1, -1, -1]
        );
        assert_eq!(launch.argument_name(1), "y");
    }

    #[test]
    fn a_form_has_the_declared_type_and_shape() {
        let form = |kernel: &str, index: usize| corpus::launch(kernel).form(index);
        assert_eq!(form("saxpy", 1), Some(Form { element: Element::F32, shape: vec![1024], format: None }));
        assert_eq!(form("saxpy", 2), None);
        assert_eq!(form("nbody", 0).map(|f| f.shape), Some(vec![512, 4]));
        let image = form("image_sample", 0).expect("an image");
        assert_eq!((image.element, image.shape, image.format.is_some()), (Element::U8, vec![16, 32, 4], true));
    }
}
