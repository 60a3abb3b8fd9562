//! Which test this is, and the command that runs it.

use std::path::PathBuf;

/// A test, as Cargo and its runner name it; made by [`here!`](crate::here).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Test {
    /// Package, such as `tessera-testbenches`.
    pub package: &'static str,
    /// Crate of the test: the file in `tests`, or that of the package for a test inside the library.
    pub target: &'static str,
    /// Path of the test in its crate, such as `tag_ram::all_models_agree`.
    pub name: &'static str,
}

/// The test this stands in: package, crate and function. It must stand in the test itself, not in what the
/// test calls.
#[macro_export]
macro_rules! here {
    () => {{
        fn here() {}
        $crate::Test { package: env!("CARGO_PKG_NAME"), target: env!("CARGO_CRATE_NAME"), name: $crate::path_of(&here) }
    }};
}

/// Path, inside its crate, of the function in which `item` is declared.
#[doc(hidden)]
pub fn path_of<T>(_: &T) -> &'static str {
    let path = std::any::type_name::<T>();
    let path = path.split_once("::").map_or(path, |(_, rest)| rest);
    let path = path.strip_suffix("::here").unwrap_or(path);
    path.split("::{{closure}}").next().unwrap_or(path)
}

impl Test {
    /// The command that runs this test alone.
    pub fn command(&self) -> String {
        let Test { package, target, name } = self;
        let target = if package.replace('-', "_") == *target { "--lib".to_string() } else { format!("--test {target}") };
        format!("cargo test -p {package} {target} -- --exact {name}")
    }

    /// A file name of its own, without an extension.
    pub(crate) fn file(&self) -> String {
        format!("{}.{}", self.target, self.name.replace("::", "."))
    }

    /// A file `<folder>/<this test>.<extension>` in the target directory; the folder is made.
    ///
    /// # Panics
    /// When the folder cannot be made.
    pub fn output(&self, folder: &str, extension: &str) -> PathBuf {
        let folder = target_directory().join(folder);
        std::fs::create_dir_all(&folder).unwrap_or_else(|e| panic!("{}: {e}, expected a folder", folder.display()));
        folder.join(format!("{}.{extension}", self.file()))
    }
}

/// Cargo's target directory: a test runs as `target/<profile>/deps/<test>`.
fn target_directory() -> PathBuf {
    let program = std::env::current_exe().expect("a running test has a path");
    program.ancestors().nth(3).expect("Cargo puts tests into target/<profile>/deps").to_path_buf()
}

#[cfg(test)]
mod tests {

    #[test]
    fn a_test_knows_its_own_command() {
        let alone = "cargo test -p tessera-testkit --lib -- --exact test::tests::a_test_knows_its_own_command";
        assert_eq!(crate::here!().command(), alone);
        let inside = [()].map(|()| crate::here!().command());
        assert_eq!(inside, [alone]);
    }

    #[test]
    fn its_files_lie_in_the_target_directory() {
        let file = crate::here!().output("evidence", "txt");
        assert!(file.ends_with("evidence/tessera_testkit.test.tests.its_files_lie_in_the_target_directory.txt"), "{file:?}");
    }
}
