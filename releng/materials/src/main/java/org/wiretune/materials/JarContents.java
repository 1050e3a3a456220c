/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Which artifact a jar is, and which libraries stand among its own classes: a build leaves the {@code pom.properties} of each in
 * the jar; where it removes them the notices name them.
 *
 * @param own the artifact that the jar is; empty where it is none of Maven's
 * @param others artifacts within it, each once
 */
record JarContents(Optional<MavenArtifact> own, List<MavenArtifact> others) {

	private static final Pattern QUALIFIER = Pattern.compile("\\.v?\\d{8,}[\\w-]*$");

	/**
	 * Looks at a jar.
	 *
	 * @param jar the jar, which is not our own
	 * @param notices the notices
	 * @return what it is and has
	 */
	static JarContents of(CarriedJar jar, Notices notices) {
		if (!jar.library().equals(jar.name())) {
			// It is a part of the jar that it lies in.
			return new JarContents(Optional.empty(), List.of());
		}
		String name = notices.artifact(jar.name()).orElse("");
		List<MavenArtifact> others = new ArrayList<>(jar.artifacts());
		Optional<MavenArtifact> told = others.stream().filter(each -> others.size() == 1 || each.name().equals(name)).findFirst();
		told.ifPresent(others::remove);
		for (String contained : notices.containedIn(name)) {
			if (others.stream().noneMatch(each -> each.name().equals(contained))) {
				others.add(new MavenArtifact(contained, ""));
			}
		}
		return new JarContents(own(jar, name, told.filter(MavenArtifact::isPublished)), List.copyOf(others));
	}

	/** The name that Maven gives a file tells most, then the description within; p2 adds the time of the build to the version. */
	private static Optional<MavenArtifact> own(CarriedJar jar, String name, Optional<MavenArtifact> told) {
		if (!name.contains("/") || !jar.isNamedByMaven() && told.isPresent()) {
			return told;
		}
		return Optional.of(new MavenArtifact(name, jar.isNamedByMaven() ? jar.version() : QUALIFIER.matcher(jar.version()).replaceFirst("")));
	}
}
