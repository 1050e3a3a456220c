/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

/** The version of the program. */
final class Version {

	private Version() {
	}

	/** {@return the version from the jar, or a word for a build in progress} */
	static String text() {
		String version = Version.class.getPackage().getImplementationVersion();
		return version == null ? "development" : version;
	}

	/** {@return the lines that tell the version of the program, and the Java that runs it} */
	static String lines() {
		return String.join("\n", CommandTexts.text("version.program", text()), CommandTexts.text("version.java", System.getProperty("java.runtime.version"), System.getProperty("java.vendor")));
	}
}
