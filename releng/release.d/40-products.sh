# The IDE for Windows, macOS and Linux on both processors, where it is asked for. Sourced by releng/release.
[ -z "$products" ] || STEPS="$STEPS products"

make_products() {
  local each
  (cd "$tree" && "${MAVEN[@]}" -B -ntp -q package -DskipTests -Dmaven.test.skip=true -Pall-platforms -pl releng/platforms/product -am >"$work/logs/products.log" 2>&1) ||
    { tail -n 30 "$work/logs/products.log"; return 1; }
  for each in "$tree"/releng/platforms/product/target/products/wiretune-ide-*; do
    if [ -f "$each" ]; then cp "$each" "$work/release/$(basename "$each" | sed "s/^wiretune-ide-/wiretune-ide-$version-/")" || return 1; fi
  done
  printf '%d archives\n' "$(ls "$work/release" | grep -c '^wiretune-ide-.*[pz]$')"
}

check_products() {
  (cd "$tree" && releng/platforms/check)
}
