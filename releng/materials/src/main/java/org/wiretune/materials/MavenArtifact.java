/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

/**
 * An artifact of a Maven repository.
 *
 * @param name its group and artifact with a slash
 * @param version its version; empty where nothing tells it
 */
record MavenArtifact(String name, String version) {

	/** {@return its group} */
	String group() {
		return name.substring(0, name.indexOf('/'));
	}

	/** {@return its artifact} */
	String artifact() {
		return name.substring(name.indexOf('/') + 1);
	}

	/** {@return whether it was published; what is built by the way is not} */
	boolean isPublished() {
		return !version.isEmpty() && !version.endsWith("-SNAPSHOT");
	}

	/** {@return its package URL} */
	String purl() {
		return "pkg:maven/" + name + (version.isEmpty() ? "" : '@' + version) + "?type=jar";
	}
}
