# Messages of the scripts in this folder. Sourced, not run.

# Ends the script with one sentence that says what is missing and what to do.
fail() {
  printf '%s\n' "$1" >&2
  exit "${2:-2}"
}

# The folder of what is fetched once and kept between builds.
wiretune_cache() {
  printf '%s/wiretune' "${XDG_CACHE_HOME:-$HOME/.cache}"
}
