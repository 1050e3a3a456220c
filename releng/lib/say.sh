# Messages of the scripts in this folder. Sourced, not run.

# Ends the script with one sentence that says what is missing and what to do.
fail() {
  printf '%s\n' "$1" >&2
  exit "${2:-2}"
}

# Makes the folder of what is kept, which nobody else may read.
make_wiretune_cache() {
  local cache
  cache=$(wiretune_cache)
  [ -d "$cache" ] || (umask 077 && mkdir -p "$cache") 2>/dev/null || return 1
  [ ! -O "$cache" ] || chmod 700 "$cache" 2>/dev/null
  [ -w "$cache" ]
}

# The folder of what is fetched once and kept between builds.
wiretune_cache() {
  printf '%s/wiretune' "${XDG_CACHE_HOME:-$HOME/.cache}"
}
