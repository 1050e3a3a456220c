# The help with a page for each rule, for a web server. Sourced by releng/release.
STEPS="$STEPS pages"

make_pages() {
  (cd "$tree" && releng/pages "$work/pages") || return 1
  (cd "$work/pages" && "$JAVA_HOME/bin/jar" -cfM "$work/release/wiretune-pages-$version.zip" .)
}

check_pages() {
  "$JAVA_HOME/bin/jar" xf "$work/release/wiretune-pages-$version.zip" && [ -s index.html ] && [ -s rules/sca-async-binding.html ] && printf 'a page for each of %d rules\n' "$(ls rules | wc -l)"
}
