# The update site: this version among all others, and as one archive that Eclipse installs from. Sourced by releng/release.
STEPS="$STEPS site"

make_site() {

  local classes="$tree/releng/materials/target/classes" fingerprint=
  if [ "$signing" != none ]; then
    fingerprint=$(gpg --batch --with-colons --list-secret-keys "$key" | awk -F: '$1 == "fpr" {print $10; exit}')
  fi
  # The number of a release is given away only when all of it is there.
  mkdir -p "$work/site" && if [ -d "$output/site" ]; then cp -a "$output/site/." "$work/site"; fi
  "$JAVA_HOME/bin/java" -cp "$classes:$tree/releng/materials/target/lib/*" org.wiretune.materials.site.SiteRelease "$tree/update-site/target/repository" "$version" \
    "$work/site" "$work/release/wiretune-site-$version.zip" "$seconds" $fingerprint || return 1
}

# The archive holds an index, each bundle that it names, and where it is signed a signature of each.
check_site() {
  "$JAVA_HOME/bin/jar" xf "$work/release/wiretune-site-$version.zip" || return 1
  "$JAVA_HOME/bin/jar" xf artifacts.jar || return 1
  ls features/org.wiretune.lint.feature_*.jar features/org.wiretune.feature_*.jar >/dev/null || return 1
  if [ "$signing" != none ]; then
    grep -q "pgp.signatures" artifacts.xml || { printf 'the index tells no signatures\n'; return 1; }
  fi
  grep -q "$version" "$work/site/compositeContent.xml" || return 1
  # Nothing of it has failed, so the number is taken.
  mkdir -p "$output/site" && cp -a "$work/site/." "$output/site" || return 1
  printf 'two features, %d bundles\n' "$(ls plugins | wc -l)"
}
