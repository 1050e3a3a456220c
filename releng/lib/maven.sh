# Finds or fetches a Maven that Tycho 5 accepts. Sourced, not run; needs say.sh and jdk.sh.

WIRETUNE_LEAST_MAVEN=3.9.9
WIRETUNE_MAVEN=3.9.12
# Of its binary zip, as Apache publishes it beside the file.
WIRETUNE_MAVEN_SHA512=0ef0d074761a55e7b982fd7f2cd6ea2da028289c73156ebd488c0513efbff8a64ac5bc0c11c3b8bbced930ce15238ecef344b0e065ae54f7cdca8c86cf39e736

# True if version $1 is not below version $2.
version_reaches() {
  [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]
}

# The SHA-512 of file $1, by the tool of Linux or of macOS; nothing where there is neither, which no checksum equals.
sha512_of() {
  { sha512sum "$1" 2>/dev/null || shasum -a 512 "$1" 2>/dev/null; } | cut -d ' ' -f 1
}

# Sets MAVEN (an array: the command and the settings it needs) and JAVA_HOME.
find_maven() {
  local jdk installed about version home fetched work archive
  jdk=$(find_jdk) || exit
  installed=$(command -v mvn) || fail "WireTune is built with Maven, and there is no 'mvn' on the path; install it, for example with 'apt-get install maven'."
  about=$("$installed" -v 2>/dev/null | sed 's/\x1b\[[0-9;]*m//g') || fail "The installed Maven does not start; try '$installed -v'."
  version=$(printf '%s\n' "$about" | sed -n 's/^Apache Maven \([0-9][0-9.]*\).*/\1/p')
  home=$(printf '%s\n' "$about" | sed -n 's/^Maven home: //p')
  case $version in
    4.*) ;;
    *)
      if version_reaches "$version" "$WIRETUNE_LEAST_MAVEN"; then
        MAVEN=("$installed")
        export JAVA_HOME="$jdk"
        give_time_of_sources
        return
      fi
      ;;
  esac
  fetched="$(wiretune_cache)/apache-maven-$WIRETUNE_MAVEN"
  if [ ! -x "$fetched/bin/mvn" ]; then
    printf 'The installed Maven %s is not one that Tycho 5 accepts; Maven %s is fetched with it, once.\n' "$version" "$WIRETUNE_MAVEN" >&2
    work="$fetched.$$"
    { make_wiretune_cache && mkdir -p "$work"; } || fail "There is no room for Maven in $(dirname "$fetched")."
    archive="$work/apache-maven-$WIRETUNE_MAVEN-bin.zip"
    (cd "$work" && "$installed" -B -q -Dstyle.color=never org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy \
      "-Dartifact=org.apache.maven:apache-maven:$WIRETUNE_MAVEN:zip:bin" "-DoutputDirectory=$work") >&2 && [ -f "$archive" ] ||
      { rm -rf "$work"; fail "Maven $WIRETUNE_MAVEN could not be fetched from Maven Central; check the network and the mirrors in your Maven settings."; }
    [ "$(sha512_of "$archive")" = "$WIRETUNE_MAVEN_SHA512" ] ||
      { rm -rf "$work"; fail "What was fetched as Maven $WIRETUNE_MAVEN is not what Apache published (its SHA-512 differs), and is not used; check the mirrors in your Maven settings, and remove org/apache/maven/apache-maven/$WIRETUNE_MAVEN from your local Maven repository."; }
    { mkdir -p "$work/unpacked" && (cd "$work/unpacked" && "$jdk/bin/jar" xf "$archive"); } ||
      { rm -rf "$work"; fail "Maven $WIRETUNE_MAVEN could not be unpacked into $work."; }
    mv "$work/unpacked/apache-maven-$WIRETUNE_MAVEN" "$fetched" 2>/dev/null || [ -x "$fetched/bin/mvn" ] ||
      fail "Maven $WIRETUNE_MAVEN could not be kept in $fetched."
    chmod +x "$fetched/bin/mvn"
    rm -rf "$work"
  fi
  export JAVA_HOME="$jdk"
  MAVEN=("$fetched/bin/mvn")
  # What the installed Maven was told about mirrors and proxies holds for the fetched one too.
  [ -f "$home/conf/settings.xml" ] && MAVEN+=(-gs "$home/conf/settings.xml")
  give_time_of_sources
  tell_of_installed_bundles
}

# Where an 'install' left bundles of WireTune in the local repository, Tycho puts those into products in the place of the ones just built
# that have the same version.
tell_of_installed_bundles() {
  local known="$HOME/.m2/repository/.meta/p2-artifacts.properties"
  if grep -qs '^org\.wiretune:' "$known"; then
    printf 'Your local Maven repository has bundles of WireTune from an earlier install; products would take them instead of what is built now. Remove the lines with org.wiretune from %s.\n' "$known" >&2
  fi
}

# Two builds of the same commit have the same bytes: files within jars and the qualifier of versions have the time of the
# commit. With changes that are not committed the time is now, so that an IDE takes each build as a new one; without a
# repository it is that of the pom.
give_time_of_sources() {
  local seconds
  seconds=$(git log -1 --format=%ct 2>/dev/null) || return 0
  [ -z "$(git status --porcelain 2>/dev/null | head -n 1)" ] || seconds=$(date +%s)
  MAVEN+=("-Dwiretune.time=$(date -u -d "@$seconds" +%Y-%m-%dT%H:%M:%SZ 2>/dev/null || date -u -r "$seconds" +%Y-%m-%dT%H:%M:%SZ)")
}
