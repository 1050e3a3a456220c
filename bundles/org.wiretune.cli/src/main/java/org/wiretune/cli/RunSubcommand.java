/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.launch.RunCommand;

/** {@code run}: a performance run against the embedded server. */
final class RunSubcommand {

	/** System property: the folder with the jars of the tester. */
	private static final String TESTER = "wiretune.tester";

	private RunSubcommand() {
	}

	static int run(PrintStream out, PrintStream err, List<String> words) {
		Optional<Path> tester = Optional.ofNullable(System.getProperty(TESTER)).map(Path::of);
		// A run takes a while; each of its lines shall be seen at once.
		PrintStream lines = new PrintStream(out, true);
		return new RunCommand(lines, err, ServerSettings.lab(), tester).run(words.toArray(String[]::new));
	}
}
