//! The cache of the compiler. One test and a file of its own: it sets the environment of the process.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;

use tessera_opencl::compiler::{compile, Failure, Goal, Input};
use tessera_opencl::settings::CACHE;

/// The compiler of the machine behind a script that counts how often it is called.
fn counted(folder: &std::path::Path) -> PathBuf {
    let paths = std::env::var_os("PATH").expect("a path");
    let ocloc = std::env::split_paths(&paths).map(|folder| folder.join("ocloc")).find(|file| file.is_file());
    let ocloc = ocloc.expect("ocloc, of Debian package intel-opencl-icd");
    let calls = folder.join("calls");
    let script = folder.join("ocloc");
    let text = format!("#!/bin/sh\necho \"$1\" >> '{}'\nexec '{}' \"$@\"\n", calls.display(), ocloc.display());
    fs::write(&script, text).expect("a writable folder");
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).expect("a file of ours");
    let before = std::iter::once(folder.to_path_buf()).chain(std::env::split_paths(&paths));
    std::env::set_var("PATH", std::env::join_paths(before).expect("paths"));
    calls
}

#[test]
fn nothing_is_compiled_twice_whether_or_not_it_compiles() {
    let folder = tempfile::tempdir().expect("a folder");
    std::env::set_var(CACHE, folder.path().join("cache"));
    let calls = counted(folder.path());
    let called = || fs::read_to_string(&calls).unwrap_or_default().lines().count();
    let right = "kernel void k(global int *y) { y[0] = 1; }";
    let wrong = "kernel void k(global int *y) { y[0] = nothing; }";
    let including = "#include \"of_nobody.h\"\nkernel void k(global int *y) { y[0] = 1; }";
    let run = |text: &str, options: &str, goal| {
        let (before, compiled) = (called(), compile(&Input::Source(text, &[]), options, goal));
        (compiled, called() - before)
    };

    let (first, calls) = run(right, "", Goal::Executable);
    let (again, none) = run(right, "", Goal::Executable);
    assert_eq!((calls, none), (1, 0));
    assert!(first.output.is_ok() && first.output == again.output && first.log == again.log);
    assert_eq!(run(right, "-cl-opt-disable", Goal::Executable).1, 1);
    let (object, calls) = run(right, "", Goal::Object);
    assert!(calls == 1 && object.output != first.output);

    let (first, calls) = run(wrong, "", Goal::Executable);
    let (again, none) = run(wrong, "", Goal::Executable);
    assert_eq!((calls, none), (1, 0));
    assert_eq!((first.output, again.output), (Err(Failure::Refused), Err(Failure::Refused)));
    assert!(first.log.contains("undeclared identifier 'nothing'") && first.log == again.log, "{}", again.log);
    assert!(run(wrong, "-D nothing=1", Goal::Executable).0.output.is_ok());

    // What it includes may change.
    for _ in 0..2 {
        let (compiled, calls) = run(including, "", Goal::Executable);
        assert_eq!((compiled.output, calls), (Err(Failure::Refused), 1));
    }
    // An entry that was not read whole is none.
    for entry in fs::read_dir(folder.path().join("cache")).expect("a folder") {
        fs::remove_file(entry.expect("an entry").path().join("log")).expect("a log");
    }
    assert_eq!(run(right, "", Goal::Executable).1, 1);
}
