/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.tests;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** What the machine has. */
final class Installed {

	private Installed() {
	}

	static boolean postgresql() {
		return inPath("postgres") && inPath("initdb") && inPath("setpriv");
	}

	private static boolean inPath(String program) {
		return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
				.anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
	}
}
