# The command line as an image for containers, where it is asked for. Sourced by releng/release.
[ -z "$image" ] || STEPS="$STEPS image"

make_image() {
  (cd "$tree" && releng/image/run "$work/release/wiretune-$version.tar.gz" "$work/release/wiretune-$version-oci.tar" ${url:+--url "$url"} ${scm:+--scm "$scm"}) >"$work/logs/image.log" 2>&1 || { tail -n 10 "$work/logs/image.log"; return 1; }
  printf '%d bytes\n' "$(wc -c <"$work/release/wiretune-$version-oci.tar")"
}

# Its layers on each other are a system in which its entry point says of the samples what the archive says. No daemon is needed, but
# the right to change the root folder.
check_image() {
  local layer
  mkdir layout root && tar -xf "$work/release/wiretune-$version-oci.tar" -C layout && grep -q '"imageLayoutVersion" *: *"1.0.0"' layout/oci-layout || return 1
  "$JAVA_HOME/bin/java" "$tree/releng/image/Layout.java" layout >layout.txt || return 1
  while IFS= read -r layer; do
    tar --warning=no-unknown-keyword -xzf "layout/$layer" -C root || return 1
  done < <(sed -n 's/^layer=//p' layout.txt)
  grep -qx 'user=65532:65532' layout.txt && grep -qx "label=org.opencontainers.image.version=$version" layout.txt || return 1
  cp -r "$tree/bundles/org.wiretune.ide/samples" root/work/Orders
  (cd root/work && "$work/use/archive/wiretune-$version/bin/wiretune" lint Orders --fail-on never --format json --output ../../archive.json) || return 1
  mapfile -t words < <(sed -n 's/^word=//p' layout.txt)
  mkdir -p root/proc
  unshare --mount --pid --fork true 2>/dev/null || { printf 'not started, as this user may not change the root folder\n'; return; }
  unshare --mount --pid --fork sh -c 'mount -t proc proc root/proc && shift && exec chroot --userspec=65532:65532 root "$@"' sh . "${words[@]}" lint work/Orders --fail-on never --format json --output /tmp/image.json || return 1
  # The folders of the two differ, and with them their root; chroot begins at the top.
  diff <(grep -v '"seconds"\|"root"' archive.json) <(sed 's,work/Orders,Orders,g' root/tmp/image.json | grep -v '"seconds"\|"root"') >differences || { head -n 10 differences; return 1; }
  printf 'it says what the archive says, in a system of its own\n'
}
