# What is new, from the commits since the version before. Sourced by releng/release.
STEPS="$STEPS notes"

make_notes() {
  local before range
  before=$(git describe --tags --match 'v[0-9]*' --abbrev=0 2>/dev/null)
  range=${before:+$before..}HEAD
  {
    printf '# WireTune %s\n\n' "$version"
    printf 'Of commit %s.%s\n\n' "$(git rev-parse HEAD)" "${before:+ Since ${before#v}:}"
    git log --format='- %s' "$range" | head -n 400
  } >"$work/release/NOTES.md"
  printf '%d lines\n' "$(wc -l <"$work/release/NOTES.md")"
}

check_notes() {
  [ -s "$work/release/NOTES.md" ] && printf 'there\n'
}
