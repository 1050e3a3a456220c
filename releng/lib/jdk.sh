# Finds the newest JDK on this machine. Sourced, not run.

WIRETUNE_LEAST_JDK=21

# The major version of the JDK in folder $1; nothing where there is none.
jdk_version() {
  [ -x "$1/bin/javac" ] && [ -x "$1/bin/java" ] || return 1
  local line version=""
  # Without other programs: each of them would cost more than reading the file.
  if [ -r "$1/release" ]; then
    while IFS= read -r line; do
      case $line in JAVA_VERSION=*)
        line=${line#JAVA_VERSION=}
        line=${line#\"}
        version=${line%%[!0-9]*}
        break ;;
      esac
    done <"$1/release"
  fi
  [ -n "$version" ] || version=$("$1/bin/java" -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p')
  [ -n "$version" ] && printf '%s' "$version"
}

# Prints the home of the newest JDK that is new enough, or ends the script.
find_jdk() {
  local best="" best_version=0 home version java
  java=$(command -v javac 2>/dev/null) && java=$(dirname "$(dirname "$(readlink -f "$java")")")
  for home in "${JAVA_HOME:-}" "$java" /usr/lib/jvm/* /opt/*jdk* /opt/java/* "$HOME"/.sdkman/candidates/java/* \
      "$HOME"/.jdks/* /Library/Java/JavaVirtualMachines/*/Contents/Home; do
    [ -n "$home" ] && version=$(jdk_version "$home") || continue
    if [ "$version" -gt "$best_version" ]; then
      best=$home
      best_version=$version
    fi
  done
  if [ "$best_version" -lt "$WIRETUNE_LEAST_JDK" ]; then
    fail "WireTune needs a JDK of version $WIRETUNE_LEAST_JDK or newer, and none was found; install one, for example with 'apt-get install openjdk-21-jdk-headless', or set JAVA_HOME."
  fi
  printf '%s' "$best"
}
