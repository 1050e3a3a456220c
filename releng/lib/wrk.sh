# The load generator wrk, which ours is compared with. Sourced, not run; needs say.sh.

# Installs wrk where that is allowed, or ends the script.
need_wrk() {
  command -v wrk >/dev/null && return
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    printf 'The package wrk is installed.\n' >&2
    { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends wrk; } >&2 ||
      fail "The package wrk could not be installed; see what apt-get said above."
    command -v wrk >/dev/null && return
  fi
  fail "The comparison needs wrk; install it with 'sudo apt-get install wrk'."
}
