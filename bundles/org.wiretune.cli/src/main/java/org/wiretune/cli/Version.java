/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

/** The version of this program. */
final class Version {

	private Version() {
	}

	/** {@return the version in the manifest of the jar; development where there is no jar} */
	static String text() {
		String version = Version.class.getPackage().getImplementationVersion();
		return version == null ? "development" : version;
	}
}
