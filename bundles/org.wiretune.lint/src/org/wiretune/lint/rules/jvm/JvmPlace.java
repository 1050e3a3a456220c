/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.core.Origin;
import org.wiretune.lint.fix.ArgumentEdits;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.SettingValues;
import org.wiretune.model.settings.Setting;

/**
 * A place where a Java virtual machine gets its arguments, and what it takes to write one there: over the argument of the same
 * name, in place of the one that it excludes, or behind the last one.
 */
public final class JvmPlace {

	private static final String XX = "-XX:";
	private static final String MAXIMUM = "-Xmx";
	private static final String INITIAL = "-Xms";
	/** A virtual machine takes one of these only. */
	private static final List<String> COLLECTORS = List.of("-XX:UseSerialGC", "-XX:UseParallelGC", "-XX:UseParallelOldGC", "-XX:UseConcMarkSweepGC",
			"-XX:UseParNewGC", "-XX:UseG1GC", "-XX:UseZGC", "-XX:UseShenandoahGC", "-XX:UseEpsilonGC");

	private final Launch launch;

	JvmPlace(Launch launch) {
		this.launch = launch;
	}

	/** {@return the name of the server, or that of the file where it starts several or none} */
	public String owner() {
		return launch.owner();
	}

	/** {@return the name of the file} */
	public String fileName() {
		return launch.in().fileName();
	}

	/**
	 * {@return whether the virtual machine there may take an argument: it is of the family, or nothing tells its family, and
	 * the sizes of the heap are written alike by all}
	 *
	 * @param arguments one or more arguments with blanks between
	 * @param j9 whether they are of IBM's virtual machine or Eclipse OpenJ9
	 */
	public boolean takes(String arguments, boolean j9) {
		boolean size = arguments.startsWith(MAXIMUM) || arguments.startsWith(INITIAL);
		return (j9 ? !launch.isHotSpot() : !launch.isJ9()) || size && !launch.machine().told();
	}

	/**
	 * {@return the argument of the same name as it is written now, or the setting beside the arguments; empty where there is none}
	 *
	 * @param arguments one or more arguments with blanks between; the first counts
	 */
	public String current(String arguments) {
		Setting setting = setting(arguments.split(" ")[0]);
		if (setting == null || !setting.isSet()) {
			return "";
		}
		return shown(setting);
	}

	private String shown(Setting setting) {
		return setting == launch.maximum() || setting == launch.initial() ? setting.getName() + '=' + Values.shown(setting) : ArgumentEdits.shown(setting);
	}

	/**
	 * {@return where that argument stands, or the place itself}
	 *
	 * @param arguments one or more arguments with blanks between; the first counts
	 */
	public Origin origin(String arguments) {
		Setting setting = setting(arguments.split(" ")[0]);
		return launch.at(setting != null && setting.isSet() ? setting : null);
	}

	/**
	 * Writes arguments.
	 *
	 * @param edits takes the changes, and is impossible where the place does not take them
	 * @param arguments one or more arguments with blanks between
	 */
	public void write(Edits edits, String arguments) {
		List<String> added = new ArrayList<>();
		for (String argument : arguments.split(" ")) {
			if (argument.startsWith(MAXIMUM) || argument.startsWith(INITIAL)) {
				heap(edits, argument, added);
			} else if (isCollector(argument)) {
				collector(edits, argument, added);
			} else {
				value(edits, argument, added);
			}
		}
		if (!added.isEmpty()) {
			launch.add(edits, added.toArray(String[]::new));
		}
	}

	private Setting setting(String argument) {
		if (argument.startsWith(MAXIMUM)) {
			return launch.maximumHeap() == null ? launch.maximum() : launch.maximumHeap();
		}
		if (argument.startsWith(INITIAL)) {
			return launch.initialHeap() == null ? launch.initial() : launch.initialHeap();
		}
		if (isCollector(argument)) {
			return launch.options().stream().filter(this::choosesCollector).findFirst().orElse(null);
		}
		return launch.get(name(argument));
	}

	/** The initial heap may not be greater than the maximum, so it is lowered with it. */
	private void heap(Edits edits, String argument, List<String> added) {
		Long size = SettingValues.asBytes(argument.substring(MAXIMUM.length()), "bytes");
		if (size == null || size <= 0) {
			edits.impossible();
			return;
		}
		Setting setting = setting(argument);
		if (setting == null) {
			added.add(argument);
		} else {
			launch.writeHeap(edits, setting, size);
		}
		if (takesAlong(argument, size)) {
			launch.writeHeap(edits, other(argument), size);
		}
	}

	/** {@return whether the other size of the heap has to change with one} */
	private boolean takesAlong(String argument, long size) {
		Long maximum = launch.heap();
		Long initial = launch.initialBytes();
		return argument.startsWith(MAXIMUM) ? initial != null && initial > size : maximum != null && maximum < size;
	}

	/** {@return the setting of the other size of the heap} */
	private Setting other(String argument) {
		return argument.startsWith(MAXIMUM) ? launch.initialHeap() : launch.maximumHeap();
	}

	/**
	 * {@return what is changed along with a size of the heap, as it is written now: the initial heap with a smaller maximum, the
	 * maximum with a greater initial heap; empty where nothing is}
	 *
	 * @param arguments one or more arguments with blanks between; the first counts
	 */
	public String takenAlong(String arguments) {
		String argument = arguments.split(" ")[0];
		if (!argument.startsWith(MAXIMUM) && !argument.startsWith(INITIAL)) {
			return "";
		}
		Long size = SettingValues.asBytes(argument.substring(MAXIMUM.length()), "bytes");
		return size == null || !takesAlong(argument, size) ? "" : shown(other(argument));
	}

	private void collector(Edits edits, String argument, List<String> added) {
		List<Setting> chosen = launch.options().stream().filter(this::choosesCollector).toList();
		if (chosen.isEmpty()) {
			added.add(argument);
			return;
		}
		if (!ArgumentEdits.shown(chosen.get(0)).equals(argument)) {
			ArgumentEdits.replace(edits, chosen.get(0), argument);
		}
		ArgumentEdits.remove(edits, chosen.subList(1, chosen.size()));
	}

	private boolean choosesCollector(Setting option) {
		return COLLECTORS.contains(option.getName()) && option.asTruth();
	}

	private static boolean isCollector(String argument) {
		return argument.startsWith(XX + '+') && COLLECTORS.contains(XX + argument.substring(XX.length() + 1));
	}

	private void value(Edits edits, String argument, List<String> added) {
		Setting setting = launch.get(name(argument));
		if (setting == null) {
			added.add(argument);
		} else if (argument.startsWith(XX) && (argument.charAt(XX.length()) == '+' || argument.charAt(XX.length()) == '-')) {
			ArgumentEdits.value(edits, setting, argument.substring(XX.length(), XX.length() + 1));
		} else if (!ArgumentEdits.shown(setting).equals(argument)) {
			ArgumentEdits.replace(edits, setting, argument);
		}
	}

	/** The name as {@link org.wiretune.lint.jvm.JvmOptionGroup} gives it. */
	private static String name(String argument) {
		if (argument.startsWith(XX)) {
			String flag = argument.substring(XX.length());
			int sign = flag.startsWith("+") || flag.startsWith("-") ? 1 : 0;
			int end = flag.indexOf('=');
			return XX + flag.substring(sign, end < 0 ? flag.length() : end);
		}
		int colon = argument.indexOf(':');
		return colon < 0 ? argument : argument.substring(0, colon);
	}
}
