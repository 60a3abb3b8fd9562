//! A configuration as a complete TOML file, every field behind what it means.

use super::{fields, Config};

/// Columns of a comment.
const COLUMNS: usize = 100;

/// The file.
pub fn show(config: &Config) -> String {
    let meanings = fields::meanings();
    let bare = toml::to_string(config).expect("numbers, names and tables of them");
    let mut text = String::from("# Everything a run of tessera can choose. A field left out has its default.\n\n");
    let mut section = String::new();
    for line in bare.lines() {
        let header = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
        let path = match (header, line.split_once(" = ")) {
            (Some(name), _) => {
                section = format!("{name}.");
                name.to_string()
            }
            (None, Some((name, _))) => format!("{section}{name}"),
            (None, None) => {
                text += "\n";
                continue;
            }
        };
        for meaning in meanings.get(&path).into_iter().flat_map(|meaning| meaning.lines()) {
            text += &comment(meaning);
        }
        text += line;
        text += "\n";
    }
    text
}

/// One line of a meaning as comments that fit; what is indented goes on indented.
fn comment(meaning: &str) -> String {
    let indent = if meaning.starts_with(' ') { "    " } else { "" };
    let mut lines = vec![String::from(if indent.is_empty() { "#" } else { "#  " })];
    for word in meaning.split_whitespace() {
        if lines.last().is_some_and(|line| line.len() + 1 + word.len() > COLUMNS) {
            lines.push(format!("#{indent}"));
        }
        lines.iter_mut().last().into_iter().for_each(|line| *line += &format!(" {word}"));
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_is_complete_and_reads_as_it_was() {
        for name in Config::names() {
            let config = Config::named(name).expect("a listed name");
            let text = show(&config);
            assert_eq!(toml::from_str::<Config>(&text).expect("a configuration"), config, "{text}");
            let given = text.lines().filter(|line| !line.starts_with('#') && line.contains(" = ")).count();
            assert_eq!(given, fields::values(&serde_json::json!(config)).len(), "{text}");
            assert!(text.lines().all(|line| line.len() <= COLUMNS), "{text}");
        }
        let text = show(&Config::default());
        assert!(text.contains("# Ways of each set, 1 to 4.\nways = 4\n"), "{text}");
    }
}
