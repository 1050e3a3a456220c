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
	 * @return a sentence for each jar without a notice, licence without a text, and notice of something that is not shipped
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
			String licence = notices.notice(artifact.get()).firstLicence();
			if (!notices.hasText(licence)) {
				problems.add("The licence " + licence + " of " + artifact.get() + " has no text in releng/notices/licenses.");
			}
		}
		for (String artifact : notices.artifacts()) {
			if (!used.contains(artifact)) {
				problems.add(artifact + " has a notice in releng/notices/NOTICES.txt and is not shipped; remove the line.");
			}
		}
		return problems;
	}
}
