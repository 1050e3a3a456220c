/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A jar that is shipped.
 *
 * @param place where it lies, from the folder that was looked through; what stands behind {@code !/} lies within a jar
 * @param name its name without version
 * @param version its version; empty where its file name has none and it says none
 * @param sha256 its SHA-256, in hexadecimal digits
 * @param artifacts the artifacts of Maven whose descriptions it has: its own, and those of libraries among its classes
 */
record CarriedJar(String place, String name, String version, String sha256, List<MavenArtifact> artifacts) {

	/** Maven puts a hyphen before the version, p2 an underscore. */
	private static final Pattern VERSIONED = Pattern.compile("(.+?)([-_])(\\d[\\w.-]*)\\.(?:jar|war)");
	private static final String OWN = "org.wiretune";

	/**
	 * Makes one.
	 *
	 * @param place where it lies
	 * @param stated the version that it says itself, or empty
	 * @param sha256 its SHA-256
	 * @param artifacts the artifacts whose descriptions it has
	 * @return the jar
	 */
	static CarriedJar of(String place, String stated, String sha256, List<MavenArtifact> artifacts) {
		String file = file(place);
		Matcher versioned = VERSIONED.matcher(file);
		if (versioned.matches()) {
			return new CarriedJar(place, versioned.group(1), versioned.group(3), sha256, artifacts);
		}
		return new CarriedJar(place, file.substring(0, file.lastIndexOf('.')), stated, sha256, artifacts);
	}

	private static String file(String place) {
		return place.substring(place.lastIndexOf('/') + 1);
	}

	/** {@return whether its file has the name and version that Maven gives; p2 adds a qualifier to the version} */
	boolean isNamedByMaven() {
		Matcher versioned = VERSIONED.matcher(file(place));
		return versioned.matches() && versioned.group(2).equals("-");
	}

	/** {@return whether it is a part of WireTune} */
	boolean isOwn() {
		return isOwn(library());
	}

	/** {@return name of the library that it is or is a part of: a jar within a library's jar comes with that} */
	String library() {
		String[] jars = place.split("!/");
		for (int at = 0; at < jars.length - 1; at++) {
			String outer = of(jars[at], "", "", List.of()).name();
			if (!isOwn(outer)) {
				return outer;
			}
		}
		return name;
	}

	private static boolean isOwn(String name) {
		return name.equals(OWN) || name.startsWith(OWN + '.');
	}
}
