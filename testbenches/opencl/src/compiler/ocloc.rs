//! Running the offline compiler, in a folder that lasts as long.

use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use super::{Compiled, Failure, Goal, Input, Kind};

/// Runs it; tells beside the outcome whether it came to its own end, so that the same input has the same outcome again.
pub fn run(compiler: &Path, input: &Input, options: &str, goal: Goal) -> io::Result<(Compiled, bool)> {
    let folder = tempfile::tempdir()?;
    let mut work = Work { compiler, folder: folder.path(), said: String::new(), ended: true };
    let output = match input {
        Input::Source(text, headers) => work.source(text, headers, options, goal)?,
        Input::Objects(objects) => work.objects(objects, options, goal)?,
    };
    let output = output.and_then(|file| std::fs::read(file).ok()).ok_or(Failure::Refused);
    if output.is_err() && work.said.is_empty() {
        work.said = "ocloc refuses it and does not say why\n".into();
    }
    Ok((Compiled { output, log: work.said }, work.ended))
}

struct Work<'a> {
    compiler: &'a Path,
    folder: &'a Path,
    said: String,
    ended: bool,
}

impl Work<'_> {
    fn source(&mut self, text: &str, headers: &[(String, String)], options: &str, goal: Goal) -> io::Result<Option<PathBuf>> {
        let file = self.file("kernel.cl", text.as_bytes())?;
        let mut options = options.to_string();
        for (name, text) in headers {
            write_header(self.folder, name, text)?;
        }
        if !headers.is_empty() {
            options += &format!(" -I {}", self.folder.display());
        }
        match goal {
            Goal::Executable => self.compile(&file, &[], &options, "bin"),
            Goal::Object => self.compile(&file, &["-spv_only"], &options, "spv"),
        }
    }

    fn objects(&mut self, objects: &[Arc<[u8]>], options: &str, goal: Goal) -> io::Result<Option<PathBuf>> {
        let mut files = Vec::new();
        for (index, object) in objects.iter().enumerate() {
            let kind = if Kind::of(object) == Some(Kind::Bitcode) { "bc" } else { "spv" };
            files.push(self.file(&format!("object{index}.{kind}"), object)?);
        }
        match (&files[..], goal) {
            ([one], Goal::Executable) if one.extension().is_some_and(|kind| kind == "spv") => {
                self.compile(one, &["-spirv_input"], options, "bin")
            }
            _ => match (self.link(&files)?, goal) {
                (Some(linked), Goal::Executable) => self.compile(&linked, &["-llvm_input"], options, "bin"),
                (linked, _) => Ok(linked),
            },
        }
    }

    fn file(&self, name: &str, bytes: &[u8]) -> io::Result<PathBuf> {
        let file = self.folder.join(name);
        std::fs::write(&file, bytes)?;
        Ok(file)
    }

    fn compile(&mut self, file: &Path, more: &[&str], options: &str, kind: &str) -> io::Result<Option<PathBuf>> {
        let mut command = Command::new(self.compiler);
        command.arg("compile").arg("-file").arg(file).args(more);
        command.args(["-device", "skl", "-output", "kernel", "-out_dir"]).arg(self.folder);
        command.arg("-options").arg(format!("{options} -cl-kernel-arg-info").trim());
        self.carry_out(command, self.folder.join(format!("kernel_Gen9core.{kind}")))
    }

    fn link(&mut self, files: &[PathBuf]) -> io::Result<Option<PathBuf>> {
        let linked = self.folder.join("linked.bc");
        let mut command = Command::new(self.compiler);
        command.arg("link").arg("-out").arg(&linked);
        for file in files {
            command.arg("-file").arg(file);
        }
        self.carry_out(command, linked)
    }

    /// Gives the file that the command is to write, if it has.
    fn carry_out(&mut self, mut command: Command, file: PathBuf) -> io::Result<Option<PathBuf>> {
        let output = command.output()?;
        self.ended &= output.status.code().is_some();
        let noise = ["Command was:", "Build succeeded.", "Compilation from IR", "Linker execution has succeeded"];
        let said = [output.stdout, output.stderr].concat();
        for line in String::from_utf8_lossy(&said).lines().filter(|line| !noise.iter().any(|noise| line.starts_with(noise))) {
            self.said += &format!("{}\n", line.replace(&format!("{}/", self.folder.display()), ""));
        }
        Ok(file.is_file().then_some(file))
    }
}

/// A header under the name by which it is included, which must stay inside the folder.
fn write_header(folder: &Path, name: &str, text: &str) -> io::Result<()> {
    let inside = Path::new(name).components().all(|part| matches!(part, std::path::Component::Normal(_)));
    if !inside {
        return Err(io::Error::other(format!("header `{}`, expected a relative name", name.escape_debug())));
    }
    let file = folder.join(name);
    std::fs::create_dir_all(file.parent().unwrap_or(folder))?;
    std::fs::write(file, text)
}
