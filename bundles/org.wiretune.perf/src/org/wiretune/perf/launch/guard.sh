# Ends what a program started and left behind when it was killed. Reads from the program, a line each: "start PID",
# "end PID", "folder PATH", "forget PATH". At the end of its input the program is gone: its processes get a few seconds to
# end by themselves, which those that stand still cannot do; what is left then is killed, and the folders are removed.
trap '' HUP INT TERM
seconds=4
newline='
'

# When process $1 began, or nothing where it has ended: a number that is given anew belongs to another process.
born() {
	if [ -r /proc/self/stat ]; then
		line=
		{ read -r line </proc/"$1"/stat; } 2>/dev/null
		set -f
		# The name of the command may hold anything; the state is the first word behind it, the start the 20th.
		set -- ${line##*) }
		case ${1:-Z} in
			Z | X) ;;
			*) printf %s "${20}" ;;
		esac
	else
		ps -o lstart= -p "$1" 2>/dev/null
	fi
}

without() {
	result=
	for each in $1; do
		[ "$each" = "$2" ] || result="$result$each$newline"
	done
	printf %s "$result"
}

set -f
IFS=$newline
processes=
folders=
while read -r word; do
	value=${word#* }
	case $word in
		start\ *) began=$(IFS=' ' && born "$value") && processes="$processes$value:$began$newline" ;;
		end\ *)
			kept=
			for each in $processes; do
				[ "${each%%:*}" = "$value" ] || kept="$kept$each$newline"
			done
			processes=$kept
			;;
		folder\ *) folders="$folders$value$newline" ;;
		forget\ *) folders=$(without "$folders" "$value")$newline ;;
	esac
done

left() {
	for each in $processes; do
		now=$(IFS=' ' && born "${each%%:*}")
		[ -n "$now" ] && [ "$now" = "${each#*:}" ] && printf '%s\n' "${each%%:*}"
	done
}

waited=0
remaining=$(left)
while [ -n "$remaining" ] && [ $waited -lt $seconds ]; do
	sleep 1
	waited=$((waited + 1))
	remaining=$(left)
done
for each in $remaining; do
	kill -KILL "$each" 2>/dev/null
done
# A process that was killed may hold files for a moment.
[ -z "$remaining" ] || sleep 1
for each in $folders; do
	[ -d "$each" ] && rm -rf -- "$each"
done
