/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.util.ArrayList;
import java.util.List;

/**
 * Arguments for the JVMs of the load driver and of the processes that it starts, besides those that a run needs. The system
 * property {@value #PROPERTY} states them; without it there are none. For who starts many runs whose figures nobody reads: a
 * driver of a few seconds is ready sooner, for example, without the second compiler.
 */
public final class DriverArguments {

	/** System property that states the arguments, with blanks between them. */
	static final String PROPERTY = "wiretune.driver.arguments";

	private DriverArguments() {
	}

	/** {@return the arguments, and the one that tells them to the process, which gives them to those it starts} */
	public static List<String> stated() {
		String stated = System.getProperty(PROPERTY, "").strip();
		if (stated.isEmpty()) {
			return List.of();
		}
		List<String> arguments = new ArrayList<>(List.of(stated.split("\\s+")));
		arguments.add("-D" + PROPERTY + '=' + stated);
		return arguments;
	}
}
