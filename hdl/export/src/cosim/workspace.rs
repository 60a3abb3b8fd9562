//! Folders that a build fills, and that appear under their own name only when they are complete.
//!
//! One process at a time works on a folder: a lock file beside it keeps the others waiting, and they then
//! find it done. What an interrupted build has left is removed at once by [`abandon`], or else by the next
//! build of the same folder.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::error::{ExportError, Result};

/// Folders being filled by this process; `None` once [`abandon`] was called.
static UNFINISHED: Mutex<Option<Vec<PathBuf>>> = Mutex::new(Some(Vec::new()));

/// Fills `dir` with `work_in`, unless it is there: in a folder of its own, renamed when that is done.
pub fn build_once(dir: &Path, work_in: impl FnOnce(&Path) -> Result<String>) -> Result<()> {
    if let Some(parent) = dir.parent() {
        fs::create_dir_all(parent).map_err(ExportError::io(parent))?;
    }
    wait_if_abandoned();
    let lock_file = dir.with_extension("lock");
    let lock = File::create(&lock_file).map_err(ExportError::io(&lock_file))?;
    lock.lock().map_err(ExportError::io(&lock_file))?;
    if dir.exists() {
        return Ok(());
    }
    let work = Unfinished::new(dir.with_extension("unfinished"))?;
    work_in(&work.0)?;
    fs::rename(&work.0, dir).map_err(ExportError::io(dir))
}

/// Removes what this process is building. For the handler of an interrupt: builds that go on afterwards wait
/// for the end of the process, which has to follow.
pub fn abandon() {
    let folders = UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner).take();
    for folder in folders.unwrap_or_default() {
        // A compiler that is still being stopped may add a file meanwhile.
        for _ in 0..50 {
            if fs::remove_dir_all(&folder).is_ok() || !folder.exists() {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
    }
}

/// Returns unless the process is about to end: a tool that fails then was interrupted, and nothing new is
/// begun.
pub fn wait_if_abandoned() {
    while UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner).is_none() {
        std::thread::park();
    }
}

/// A folder being filled; removed when that fails.
struct Unfinished(PathBuf);

impl Unfinished {
    fn new(folder: PathBuf) -> Result<Self> {
        if folder.exists() {
            fs::remove_dir_all(&folder).map_err(ExportError::io(&folder))?;
        }
        let mut folders = UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner);
        fs::create_dir_all(&folder).map_err(ExportError::io(&folder))?;
        folders.iter_mut().for_each(|list| list.push(folder.clone()));
        Ok(Unfinished(folder))
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        let mut folders = UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner);
        folders.iter_mut().for_each(|list| list.retain(|folder| *folder != self.0));
        if self.0.exists() {
            // The error that is on its way says more than this one would.
            let _ = fs::remove_dir_all(&self.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("tessera-workspace-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    fn entries(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder").map(|e| e.expect("an entry").file_name());
        let mut names: Vec<String> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_folder_appears_when_it_is_complete_and_is_built_once() {
        let root = folder("complete");
        let dir = root.join("model_0");
        let mut builds = 0;
        for _ in 0..2 {
            let result = build_once(&dir, |work| {
                builds += 1;
                assert!(!dir.exists() && work.exists());
                fs::write(work.join("model.so"), "x").expect("writable");
                Ok(String::new())
            });
            result.expect("built");
        }
        assert_eq!((builds, entries(&dir)), (1, vec!["model.so".to_string()]));
        assert_eq!(entries(&root), ["model_0", "model_0.lock"]);
        fs::remove_dir_all(&root).expect("removable");
    }

    #[test]
    fn a_failed_or_killed_build_leaves_nothing_behind() {
        let root = folder("failed");
        let dir = root.join("model_0");
        let failed = build_once(&dir, |work| {
            fs::write(work.join("half"), "x").expect("writable");
            Err(ExportError::io(work)(std::io::Error::other("no space")))
        });
        assert!(failed.is_err());
        assert_eq!(entries(&root), ["model_0.lock"]);
        // As after `kill -9`: the next build begins anew.
        fs::create_dir_all(root.join("model_0.unfinished/half")).expect("writable");
        build_once(&dir, |_| Ok(String::new())).expect("built");
        assert_eq!((entries(&root), entries(&dir).len()), (vec!["model_0".to_string(), "model_0.lock".to_string()], 0));
        fs::remove_dir_all(&root).expect("removable");
    }
}
