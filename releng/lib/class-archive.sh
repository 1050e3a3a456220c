# An archive of the classes that a command needs, which makes its next start faster. Sourced, not run.

# Each command has one of its own, as it holds the classes that its first run has used. These are bounded: some 30 MB each,
# and each folder with a WireTune has up to six.
WIRETUNE_KEPT_ARCHIVES=6

# Adds to the array 'options' what makes JDK $1 read the archive of command $2, or make it. $3 is the folder of WireTune, $4 that of its
# command line. From version 25 on the first run tells what it used and the second one links that, which takes it some seconds
# once; classes are ready then as the virtual machine has them in memory. Before, the first run writes the classes as they are.
use_class_archive() {
  local jdk=$1 command=$2 here=$3 cli=$4 version cache archive name record
  # Who states an archive knows better, and both together are refused.
  case "${WIRETUNE_JAVA_OPTIONS:-}" in *-Xshare* | *Archive* | *AOT*) return 0 ;; esac
  version=$(jdk_version "$jdk") && make_wiretune_cache || return 0
  cache=$(wiretune_cache)
  name=${here//[!A-Za-z0-9]/_}
  name="command-line-$command-$version${name:0:150}"
  archive="$cache/$name.jsa"
  [ "$version" -lt 25 ] || archive="$cache/$name.aot"
  local library
  for library in "$cli"/*.jar "$cli"/lib/*.jar; do
    [ "$library" -nt "$archive" ] && rm -f "$archive" && break
  done
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
      [ -f "$archive" ] || "$jdk/bin/java" "${options[@]}" -XX:AOTMode=create "-XX:AOTConfiguration=$record" "-XX:AOTCache=$archive.$$" -cp "$cli/*:$cli/lib/*" >/dev/null 2>&1 &&
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

# Those that nobody used for a month go, and of the others all but the last.
bound_class_archives() {
  local kept=0 old
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
