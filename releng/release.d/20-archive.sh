# The command line as an archive for all systems. Sourced by releng/release.
STEPS="$STEPS archive"

make_archive() {
  cp "$tree/releng/archive/target/wiretune-$version.zip" "$tree/releng/archive/target/wiretune-$version.tar.gz" "$work/release" || return 1
  cp "$tree/releng/materials/target/wiretune.cdx.json" "$work/release/wiretune-$version.cdx.json" || return 1
  printf '%d bytes\n' "$(wc -c <"$work/release/wiretune-$version.zip")"
}

# A proof makes pairs of starts until two are kept, and is stopped then, since a whole one takes minutes.
proves() {
  local proof waited=0
  "wiretune-$version/bin/wiretune" prove M12.1 --minutes 1 --proofs proofs >prove.log 2>&1 &
  proof=$!
  while kill -0 $proof 2>/dev/null && ! grep -q 'pair 3 of' prove.log && [ $waited -lt 300 ]; do
    sleep 1
    waited=$((waited + 1))
  done
  kill $proof 2>/dev/null
  wait $proof 2>/dev/null
  grep -q 'pair 3 of' prove.log || { tail -n 5 prove.log; return 1; }
}

# From both forms, in a folder with nothing else: it says its version, reads, draws, measures and proves.
check_archive() {
  local said
  tar -xzf "$work/release/wiretune-$version.tar.gz" || return 1
  said=$("wiretune-$version/bin/wiretune" --version) || return 1
  case $said in "WireTune $version"*) ;; *) printf 'it calls itself %s\n' "$said"; return 1 ;; esac
  cp -r "$tree/bundles/org.wiretune.ide/samples" samples
  "wiretune-$version/bin/wiretune" lint samples --fail-on never --format sarif --output found.sarif || return 1
  "wiretune-$version/bin/wiretune" map samples --svg map.svg || return 1
  # Whether the figures are fit for use is a matter of the machine (2 where they are not).
  "wiretune-$version/bin/wiretune" run --binding sca-sync --size 1KB --loops 20 --out run.json >run.log
  case $? in 0 | 2) ;; *) tail -n 5 run.log; return 1 ;; esac
  grep -q '"state": *"completed"' run.json || { tail -n 5 run.log; return 1; }
  mkdir zip && (cd zip && "$JAVA_HOME/bin/jar" xf "$work/release/wiretune-$version.zip" && sh "wiretune-$version/bin/wiretune" --version >/dev/null) || return 1
  proves || return 1
  [ -s found.sarif ] && [ -s map.svg ] && [ -s run.json ] && printf 'it reads, draws, measures and proves\n'
}
