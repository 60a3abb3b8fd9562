//! The tera templates, compiled into the program.

use serde::Serialize;
use tera::{Context, Tera};

use crate::error::{ExportError, Result};
use crate::header;
use crate::layout;
use crate::module::ModuleView;

/// Companion files of a top: template, then the name of the file it makes, with `{}`
/// for the top module's name.
pub const COMPANIONS: &[(&str, &str)] = &[
    ("filelist.f.tera", "{}.f"),
    ("verilator.vc.tera", "{}.vc"),
    ("synth.ys.tera", "{}.ys"),
    ("nextpnr.sh.tera", "{}_nextpnr.sh"),
    ("fusesoc.core.tera", "{}.core"),
    ("testbench.v.tera", "{}_tb.v"),
    ("bender.yml.tera", "Bender.yml"),
];

/// Files of the folder that all modules share: template, then name, with `{}` for the prefix of all modules.
pub const SHARED: &[(&str, &str)] = &[("modules.core.tera", "{}_modules.core"), ("modules.bender.yml.tera", "Bender.yml")];

const SOURCES: &[(&str, &str)] = &[
    ("module.v.tera", include_str!("../templates/module.v.tera")),
    ("packed.v.tera", include_str!("../templates/packed.v.tera")),
    ("filelist.f.tera", include_str!("../templates/filelist.f.tera")),
    ("verilator.vc.tera", include_str!("../templates/verilator.vc.tera")),
    ("synth.ys.tera", include_str!("../templates/synth.ys.tera")),
    ("nextpnr.sh.tera", include_str!("../templates/nextpnr.sh.tera")),
    ("fusesoc.core.tera", include_str!("../templates/fusesoc.core.tera")),
    ("testbench.v.tera", include_str!("../templates/testbench.v.tera")),
    ("bender.yml.tera", include_str!("../templates/bender.yml.tera")),
    ("modules.core.tera", include_str!("../templates/modules.core.tera")),
    ("modules.bender.yml.tera", include_str!("../templates/modules.bender.yml.tera")),
    (header::TEMPLATE, include_str!("../templates/registers.h.tera")),
    ("signals.gtkw.tera", include_str!("../templates/signals.gtkw.tera")),
    ("wrapper.cpp.tera", include_str!("../templates/wrapper.cpp.tera")),
];

/// All templates, parsed.
pub struct Templates(Tera);

impl Templates {
    pub fn new() -> Result<Self> {
        let mut tera = Tera::default();
        // The output is Verilog, shell, C and C++, never HTML.
        tera.autoescape_on(Vec::new());
        for (name, text) in SOURCES {
            tera.add_raw_template(name, text).map_err(|error| failed(name, &error))?;
        }
        Ok(Templates(tera))
    }

    /// The text of a module.
    pub fn module(&self, view: &ModuleView) -> Result<String> {
        #[derive(Serialize)]
        struct Root<'a> {
            m: &'a ModuleView,
        }
        Ok(layout::wrap(&self.render("module.v.tera", &Root { m: view })?))
    }

    /// Any template over any value.
    pub fn render(&self, name: &str, value: &impl Serialize) -> Result<String> {
        Context::from_serialize(value).and_then(|context| self.0.render(name, &context)).map_err(|error| failed(name, &error))
    }
}

/// tera hides the cause one level down.
fn failed(name: &str, error: &tera::Error) -> ExportError {
    use std::error::Error;
    let message = match error.source() {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    };
    ExportError::Template { name: name.to_string(), message: message.replace('\n', " ") }
}
