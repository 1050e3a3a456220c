/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.util.List;

/**
 * Arguments for the JVM of the embedded server, besides those that a run needs and before those of its settings, which win. The
 * system property {@value #PROPERTY} states them; without it there are none. They are in no run file, so that only those may state
 * them who start runs whose figures nobody reads.
 */
final class ServerArguments {

	/** System property that states the arguments, with blanks between them. */
	static final String PROPERTY = "wiretune.server.arguments";

	private ServerArguments() {
	}

	/** {@return the arguments} */
	static List<String> stated() {
		String stated = System.getProperty(PROPERTY, "").strip();
		return stated.isEmpty() ? List.of() : List.of(stated.split("\\s+"));
	}
}
