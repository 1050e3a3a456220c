# A display of our own for what opens windows. Sourced, not run; needs say.sh.

WIRETUNE_DISPLAY_PACKAGES="xvfb libgtk-3-0 dbus-x11 openbox fonts-dejavu-core adwaita-icon-theme"

display_packages_present() {
  command -v Xvfb >/dev/null && command -v openbox >/dev/null && command -v dbus-run-session >/dev/null &&
    { ldconfig -p 2>/dev/null || /sbin/ldconfig -p; } | grep -q 'libgtk-3\.so\.0'
}

# Installs what a display needs where that is allowed, or ends the script.
need_display_packages() {
  display_packages_present && return
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    printf 'The packages for a virtual display are installed: %s\n' "$WIRETUNE_DISPLAY_PACKAGES" >&2
    { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $WIRETUNE_DISPLAY_PACKAGES; } >&2 ||
      fail "The packages for a virtual display could not be installed; see what apt-get said above."
    display_packages_present && return
  fi
  fail "Windows are opened on a virtual display, and its packages are missing; install them with 'sudo apt-get install $WIRETUNE_DISPLAY_PACKAGES'."
}

WIRETUNE_DISPLAY_FOLDERS=()
WIRETUNE_DISPLAY_PROCESSES=()

# Starts a virtual display with a window manager, sets DISPLAY, and ends both when the script ends; each call starts another
# one. WIRETUNE_SCREEN is its size; a fine screen is WIRETUNE_SCREEN=3200x2000 GDK_SCALE=2 releng/test …
start_display() {
  need_display_packages
  local number folder
  folder=$(mktemp -d)
  WIRETUNE_DISPLAY_FOLDERS+=("$folder")
  mkfifo "$folder/number"
  Xvfb -displayfd 3 -screen 0 "${WIRETUNE_SCREEN:-1600x1000}x24" -nolisten tcp -noreset 3>"$folder/number" >"$folder/xvfb.log" 2>&1 &
  WIRETUNE_DISPLAY_PROCESSES+=($!)
  trap stop_displays EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM
  read -r -t 20 number <"$folder/number" || fail "The virtual display did not start: $(tail -n 1 "$folder/xvfb.log")"
  export DISPLAY=":$number" GDK_BACKEND=x11 NO_AT_BRIDGE=1 GTK_OVERLAY_SCROLLING=0
  unset WAYLAND_DISPLAY
  # Nobody sees what fades: it takes the processor from the tests and makes pictures wait.
  mkdir "$folder/gtk-3.0"
  printf '[Settings]\ngtk-enable-animations=0\n' >"$folder/gtk-3.0/settings.ini"
  export XDG_CONFIG_DIRS="$folder:${XDG_CONFIG_DIRS:-/etc/xdg}"
  openbox --sm-disable >"$folder/openbox.log" 2>&1 &
  WIRETUNE_DISPLAY_PROCESSES+=($!)
}

stop_displays() {
  kill "${WIRETUNE_DISPLAY_PROCESSES[@]}" 2>/dev/null
  wait "${WIRETUNE_DISPLAY_PROCESSES[@]}" 2>/dev/null
  rm -rf "${WIRETUNE_DISPLAY_FOLDERS[@]}"
}
