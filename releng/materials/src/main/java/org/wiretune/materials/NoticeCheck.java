/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Compares what is shipped with the notices. */
final class NoticeCheck {

	private NoticeCheck() {
	}

	/**
	 * Says what is wrong.
	 *
	 * @param jars what is shipped
	 * @param notices the notices
	 * @return a sentence for each jar and each library among the classes of one without a notice, licence without a text, and
	 *         notice of something that is not shipped
	 */
	static List<String> problems(List<CarriedJar> jars, Notices notices) {
		List<String> problems = new ArrayList<>();
		Set<String> used = new TreeSet<>();
		for (CarriedJar jar : jars) {
			if (jar.isOwn()) {
				continue;
			}
			Optional<String> artifact = notices.artifact(jar.library());
			if (artifact.isEmpty()) {
				problems.add(jar.place() + " has no notice in releng/notices/NOTICES.txt; name it there with its licence.");
				continue;
			}
			used.add(artifact.get());
			texts(problems, artifact.get(), notices.notice(artifact.get()), notices);
			for (MavenArtifact contained : JarContents.of(jar, notices).others()) {
				Optional<Notices.Notice> notice = notices.contained(contained.name(), artifact.get());
				if (notice.isEmpty()) {
					problems.add(jar.place() + " contains " + contained.name() + ", which has no notice in releng/notices/NOTICES.txt; name it there with its licence by 'contained: "
							+ contained.name() + " in " + artifact.get() + "'.");
				} else {
					texts(problems, contained.name(), notice.get(), notices);
				}
			}
		}
		for (String artifact : notices.artifacts()) {
			if (!used.contains(artifact)) {
				problems.add(artifact + " has a notice in releng/notices/NOTICES.txt and is not shipped; remove the line.");
			}
		}
		for (String contained : notices.contained()) {
			if (!used.contains(Notices.outer(contained))) {
				problems.add(contained + " has a notice in releng/notices/NOTICES.txt and is not shipped; remove the line.");
			}
		}
		return problems;
	}

	private static void texts(List<String> problems, String artifact, Notices.Notice notice, Notices notices) {
		for (String licence : notice.licences()) {
			if (!notices.hasText(licence)) {
				problems.add("The licence " + licence + " of " + artifact + " has no text in releng/notices/licenses.");
			}
		}
	}
}
