//! Finds liboverscroll: in the folder `OVERSCROLL_LIB_DIR`, or by pkg-config.

use std::env;
use std::path::PathBuf;
use std::process::Command;

const HELP: &str = "Set OVERSCROLL_LIB_DIR to the folder of liboverscroll.a and liboverscroll.so, or PKG_CONFIG_PATH \
     to that of overscroll.pc. `make dist` of Overscroll makes an archive with both.";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    for name in ["OVERSCROLL_LIB_DIR", "PKG_CONFIG", "PKG_CONFIG_PATH", "DOCS_RS"] {
        println!("cargo:rerun-if-env-changed={name}");
    }
    // Documentation is built without the library.
    if env::var_os("DOCS_RS").is_some() {
        return;
    }
    let is_dynamic = env::var_os("CARGO_FEATURE_DYNAMIC").is_some();
    let folder = env::var_os("OVERSCROLL_LIB_DIR").map_or_else(folder_by_pkg_config, PathBuf::from);
    let file = folder.join(if is_dynamic { "liboverscroll.so" } else { "liboverscroll.a" });
    if !file.exists() {
        fail(&format!("There is no {}.", file.display()));
    }
    println!("cargo:rerun-if-changed={}", file.display());
    println!("cargo:rustc-link-search=native={}", folder.display());
    println!("cargo:rustc-link-lib={}=overscroll", if is_dynamic { "dylib" } else { "static" });
    if !is_dynamic {
        println!("cargo:rustc-link-lib=m");
    }
    println!("cargo:libdir={}", folder.display());
}

fn folder_by_pkg_config() -> PathBuf {
    let tool = env::var_os("PKG_CONFIG").unwrap_or_else(|| "pkg-config".into());
    let version = concat!("overscroll >= ", env!("CARGO_PKG_VERSION"));
    let found = Command::new(&tool).args(["--print-errors", "--variable=libdir", version]).output();
    match found {
        Ok(output) if output.status.success() => PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()),
        Ok(output) => fail(String::from_utf8_lossy(&output.stderr).trim()),
        Err(error) => fail(&format!("Cannot run {}: {error}.", tool.to_string_lossy())),
    }
}

fn fail(message: &str) -> ! {
    eprintln!("Cannot find liboverscroll: {message}\n{HELP}");
    std::process::exit(1)
}
