/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;

import org.wiretune.safety.terminal.TerminalText;

/** How the program was called, so that what a message says to type can be typed. */
final class Program {

	/** System property: how the user called the program; a script that starts it tells it here. */
	static final String PROPERTY = "wiretune.program";
	/** Environment variable that says the same, for scripts that start the jar. */
	private static final String VARIABLE = "WIRETUNE_PROGRAM";
	private static final String PLAIN_NAME = "wiretune";

	private Program() {
	}

	/** {@return what to type before the command} */
	static String name() {
		String told = System.getProperty(PROPERTY, System.getenv(VARIABLE));
		return told == null || told.isBlank() ? withoutScript() : TerminalText.oneLine(told.strip());
	}

	/** {@return the last part of the name, under which a shell knows the program} */
	static String shellName() {
		String name = name();
		return name.contains(" ") ? PLAIN_NAME : name.substring(name.lastIndexOf('/') + 1);
	}

	/** Behind {@code java -jar} the class path is the jar that this class is in. */
	private static String withoutScript() {
		String path = System.getProperty("java.class.path", "");
		CodeSource source = Program.class.getProtectionDomain().getCodeSource();
		try {
			boolean isJar = path.endsWith(".jar") && !path.contains(File.pathSeparator) && source != null
					&& Path.of(path).toAbsolutePath().normalize().equals(Path.of(source.getLocation().toURI()));
			return isJar ? "java -jar " + TerminalText.oneLine(path) : PLAIN_NAME;
		} catch (URISyntaxException | IllegalArgumentException unusual) {
			return PLAIN_NAME;
		}
	}
}
