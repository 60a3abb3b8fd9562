//! The fields of a configuration by their path (`memory.cache.ways`): what each means, from its doc comment,
//! and how to set one.

use std::collections::BTreeMap;

use schemars::generate::SchemaSettings;
use serde_json::{json, Value};

use super::{read, Config};

/// What every field and section means, by path.
pub fn meanings() -> BTreeMap<String, String> {
    let settings = SchemaSettings::draft2020_12().with(|settings| settings.inline_subschemas = true);
    let schema = settings.into_generator().into_root_schema_for::<Config>();
    let mut meanings = BTreeMap::new();
    collect("", schema.as_value(), &mut meanings);
    meanings
}

fn collect(section: &str, schema: &Value, meanings: &mut BTreeMap<String, String>) {
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        let path = if section.is_empty() { name.clone() } else { format!("{section}.{name}") };
        let mut text = plain(&field["description"]);
        for value in field["oneOf"].as_array().into_iter().flatten() {
            text += &format!("\n  {}: {}", value["const"], plain(&value["description"]));
        }
        meanings.insert(path.clone(), text);
        collect(&path, field, meanings);
    }
}

/// A doc comment in one line, without its links.
fn plain(description: &Value) -> String {
    let text = description.as_str().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
    ["[`crate::", "[`super::", "[`"].iter().fold(text, |text, link| text.replace(link, "`")).replace("`]", "`")
}

/// The configuration with the field at `path` set to `value`; the error is a reason in words.
pub fn set(config: &Config, path: &str, value: &Value) -> Result<Config, String> {
    let mut all = json!(config);
    let field = path.split('.').try_fold(&mut all, |value, name| value.get_mut(name));
    match field {
        Some(field) if !field.is_object() => *field = value.clone(),
        _ => {
            let fields: Vec<_> = values(&json!(Config::default())).into_keys().collect();
            return Err(format!("`{path}` is no field, expected one of: {}", fields.join(", ")));
        }
    }
    let config: Config = serde_path_to_error::deserialize(all).map_err(|e| read::wrong(e.path().to_string(), &e.inner()))?;
    config.validate().map_err(|e| e.to_string())?;
    Ok(config)
}

/// Every value of a tree that is no table, by path.
pub fn values(tree: &Value) -> BTreeMap<String, Value> {
    fn walk(path: String, value: &Value, found: &mut BTreeMap<String, Value>) {
        let dot = if path.is_empty() { "" } else { "." };
        match value {
            Value::Object(fields) => fields.iter().for_each(|(name, v)| walk(format!("{path}{dot}{name}"), v, found)),
            _ => {
                found.insert(path, value.clone());
            }
        }
    }
    let mut found = BTreeMap::new();
    walk(String::new(), tree, &mut found);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_says_what_it_means() {
        let meanings = meanings();
        for path in values(&json!(Config::default())).keys() {
            assert!(meanings.get(path).is_some_and(|text| !text.is_empty()), "{path}");
        }
        assert!(meanings["shape.divide"].contains("\"stepped\": A bit a cycle: `intdiv`"), "{}", meanings["shape.divide"]);
    }

    #[test]
    fn a_field_is_set_by_its_path() {
        let set = |path: &str, value: Value| set(&Config::default(), path, &value);
        assert_eq!(set("memory.read_latency", json!(50)).map(|c| c.memory.read_latency), Ok([50, 50]));
        assert_eq!(set("eu.line_latency", json!([2, 9])).map(|c| c.eu.line_latency), Ok([2, 9]));
        for (path, value, parts) in [
            ("memory.cache.ways", json!(5), ["`memory.cache.ways`", "1 to 4"]),
            ("memory.cache.ways", json!("two"), ["`memory.cache.ways`", "1 to 4"]),
            ("memory.cache.index", json!("folded"), ["`memory.cache.index`", "hashed"]),
            ("eu.line_latency", json!("soon"), ["`eu.line_latency`", "[smallest, largest]"]),
            ("memory.cache.way", json!(1), ["`memory.cache.way` is no field", "memory.cache.ways"]),
            ("memory.cache", json!(1), ["`memory.cache` is no field", "memory.cache.ways"]),
        ] {
            let error = set(path, value).expect_err(path);
            assert!(parts.iter().all(|part| error.contains(part)), "{path}: {error}");
        }
    }
}
