/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The JVM arguments of a server's configuration, sorted into those that are passed on to the embedded server and those
 * that are not. A configuration file may come from anywhere, so an argument that runs other code, opens a port or names a
 * file is not passed on; neither is one that only IBM's JVM knows, because another JVM does not start with it.
 *
 * @param passedOn arguments for the server, in order
 * @param notes a sentence for each argument that is not passed on
 */
public record JvmArguments(List<String> passedOn, List<String> notes) {

	/** Sizes, execution mode, assertions, switches, and flags whose value is a number. */
	private static final Pattern TUNING = Pattern.compile("-X(ms|mx|mn|ss)\\d+[kKmMgG]?|-X(int|comp|mixed|batch|rs)"
			+ "|-verbose:gc|-Xlog:gc[a-z+*,=]*|-(ea|da|esa|dsa|enableassertions|disableassertions)(:[\\w.]*)?"
			+ "|-XX:[+-]\\w+|-XX:\\w+=[\\d.]+[kKmMgGtT%]?");

	/** A property of an application; those of the JDK itself can open ports or load classes. */
	private static final Pattern PROPERTY = Pattern
			.compile("-D(?!java\\.|javax\\.|jdk\\.|sun\\.|com\\.sun\\.)[\\w.\\-]+(=.*)?");

	/** Arguments that IBM's JVM alone knows (IBM SDK 6 to 8, as WebSphere Application Server runs on it). */
	private static final Pattern IBM = Pattern.compile("-X(gcpolicy|gcthreads|gcmaxthreads|dump|scmx|scminaot|scmaxaot|"
			+ "shareclasses|compressedrefs|nocompressedrefs|loa|noloa|mo|mos|mox|mns|mnx|(no)?(partial)?compactgc|"
			+ "(en|dis)able(explicit|excessive|stringconstant)gc|jit|nojit|aot|noaot|quickstart|trace|verbosegclog|lp|"
			+ "codecache|check|thr|tune|softmx|softrefthreshold|argencoding|alwaysclassgc|noclassgc|classgc)([:\\d].*)?",
			Pattern.CASE_INSENSITIVE);

	/** Copies the lists. */
	public JvmArguments {
		passedOn = List.copyOf(passedOn);
		notes = List.copyOf(notes);
	}

	/**
	 * Sorts arguments.
	 *
	 * @param arguments arguments of a configuration, each one a word of the command line
	 * @return those that are passed on, and why the others are not
	 */
	public static JvmArguments of(List<String> arguments) {
		List<String> passedOn = new ArrayList<>();
		List<String> notes = new ArrayList<>();
		for (String argument : arguments) {
			if (TUNING.matcher(argument).matches() || PROPERTY.matcher(argument).matches()) {
				passedOn.add(argument);
			} else if (IBM.matcher(argument).matches()) {
				notes.add(TEXTS.get("jvm.ibm", argument));
			} else {
				notes.add(TEXTS.get("jvm.notPassedOn", argument));
			}
		}
		return new JvmArguments(passedOn, notes);
	}
}
