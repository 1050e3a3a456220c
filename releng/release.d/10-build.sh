# Builds what the other steps take. Sourced by releng/release.
STEPS="${STEPS:-} build"

make_build() {
  (cd "$tree" && find_maven && "${MAVEN[@]}" -B -ntp -q package -DskipTests -Dmaven.test.skip=true -pl update-site,releng/archive,releng/materials -am >"$work/logs/build.log" 2>&1) ||
    { tail -n 30 "$work/logs/build.log"; return 1; }
  printf 'built in %d s\n' $((SECONDS - began))
}

check_build() {
  ! grep -rlq SNAPSHOT "$tree/releng/archive/target" --include='*.zip' && printf 'no snapshot is left\n'
}
