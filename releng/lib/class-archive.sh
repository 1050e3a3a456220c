# An archive of the classes that a command needs, which makes its next start faster. Sourced, not run.

# Each command has one of its own, as it holds the classes that its first run has used. These are bounded: some 30 MB each,
# and each folder with a WireTune has up to six.
WIRETUNE_KEPT_ARCHIVES=6

# Adds to the array 'options' what makes JDK $1 read the archive of command $2, or make it. $3 is the folder of WireTune, $4 that of its
# command line. Sets 'classpath' to what the archive is made of: where some libraries are signed, first copies without
# signatures, as no class of a signed library gets into an archive. From version 25 on the first run tells what it used and the
# second one links that, which takes it some seconds once; classes are ready then as the virtual machine has them in memory.
# Before, the first run writes the classes as they are.
use_class_archive() {
  local jdk=$1 command=$2 here=$3 cli=$4 version cache archive name record
  classpath="$cli/*:$cli/lib/*"
  # Who states an archive knows better, and both together are refused.
  case "${WIRETUNE_JAVA_OPTIONS:-}" in *-Xshare* | *Archive* | *AOT*) return 0 ;; esac
  version=$(jdk_version "$jdk") && make_wiretune_cache || return 0
  cache=$(wiretune_cache)
  name=${here//[!A-Za-z0-9]/_}
  name="command-line-$command-$version${name:0:150}"
  local library each unsigned="$cache/$name.libraries"
  for library in "$cli"/*.jar "$cli"/lib/*.jar; do
    for each in "$cache/$name".aot "$cache/$name".jsa "$cache/$name".unsigned.aot "$cache/$name".unsigned.jsa "$unsigned"; do
      [ "$library" -nt "$each" ] && [ -e "$each" ] && rm -rf "$each"
    done
  done
  archive="$cache/$name"
  [ -d "$unsigned" ] || [ -f "$archive.aot" ] || [ -f "$archive.jsa" ] || copy_without_signatures "$jdk" "$cli/lib" "$unsigned"
  [ -d "$unsigned" ] && classpath="$unsigned/*:$classpath" && archive="$archive.unsigned"
  if [ "$version" -lt 25 ]; then archive="$archive.jsa"; else archive="$archive.aot"; fi
  # Copies that were made anew are others for an archive.
  [ -d "$unsigned" ] && [ "$unsigned" -nt "$archive" ] && rm -f "$archive"
  options+=(-Xlog:cds=off -Xlog:cds+dynamic=off -Xlog:aot=off)
  if [ ! -f "$archive" ]; then
    bound_class_archives "$cache"
    if [ "$version" -lt 25 ]; then
      options+=(-XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=$archive")
      return 0
    fi
    for record in "$cache/$name".*.record; do
      [ -f "$record" ] || continue
      # One of a run that was ended while it wrote is refused, and so is one of other libraries.
      [ -f "$archive" ] || "$jdk/bin/java" "${options[@]}" -XX:AOTMode=create "-XX:AOTConfiguration=$record" "-XX:AOTCache=$archive.$$" -cp "$classpath" >/dev/null 2>&1 &&
        mv -f "$archive.$$" "$archive" 2>/dev/null
      rm -f "$record" "$archive.$$"
    done
    if [ ! -f "$archive" ]; then
      # The virtual machine says on the standard output that it has told, which belongs to the command.
      options+=(-XX:+UnlockDiagnosticVMOptions -XX:-DisplayVMOutput -XX:AOTMode=record "-XX:AOTConfiguration=$cache/$name.$$.record")
      return 0
    fi
  fi
  options+=("-XX:AOTCache=$archive")
}

# Copies those libraries of folder $2 that are signed to folder $3 for JDK $1, without their signatures. Before the others on the
# class path they stand for them. Nothing where none is signed or they cannot be copied.
copy_without_signatures() {
  local jdk=$1 from=$2 to=$3
  grep -qaE 'META-INF/[A-Za-z0-9_-]+\.SF' "$from"/*.jar 2>/dev/null || return 0
  mkdir "$to.$$" 2>/dev/null || return 0
  # Another start may have been faster.
  "$jdk/bin/java" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 "$(dirname "${BASH_SOURCE[0]}")/UnsignedLibraries.java" "$from" "$to.$$" >/dev/null 2>&1 &&
    [ ! -d "$to" ] && mv "$to.$$" "$to" 2>/dev/null
  rm -rf "$to.$$"
}

# Those that nobody used for a month go, and of the others all but the last.
bound_class_archives() {
  local kept=0 old
  for old in "$1"/command-line-*.libraries*; do
    # A start that makes an archive needs its own for some seconds.
    [ -d "$old" ] && [ ! -f "${old%.libraries}.unsigned.aot" ] && [ ! -f "${old%.libraries}.unsigned.jsa" ] && [ -n "$(find "$old" -maxdepth 0 -mtime +1 2>/dev/null)" ] && rm -rf "$old"
  done
  find "$1" -maxdepth 1 \( -name 'command-line-*.jsa' -o -name 'command-line-*.aot' \) -atime +30 -delete 2>/dev/null
  find "$1" -maxdepth 1 \( -name 'command-line-*.record' -o -name 'command-line-*.aot.*' \) -mtime +1 -delete 2>/dev/null
  for old in $(ls -1tu "$1" 2>/dev/null); do
    case $old in command-line-*.jsa | command-line-*.aot)
      kept=$((kept + 1))
      [ "$kept" -lt "$WIRETUNE_KEPT_ARCHIVES" ] || rm -f "$1/$old"
      ;;
    esac
  done
}
