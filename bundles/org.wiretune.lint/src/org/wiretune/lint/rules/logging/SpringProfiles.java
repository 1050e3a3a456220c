/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Origin;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.InOperation;

/** The parts of a configuration of Logback that Spring Boot takes in some profiles only: {@code <springProfile name="dev | !prod">}. */
final class SpringProfiles {

	private static final Pattern TAG = Pattern.compile("<!--.*?(?:-->|\\z)|<springProfile\\s[^>]*?\\bname\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)')[^>]*>|</springProfile\\s*>", Pattern.DOTALL);

	private SpringProfiles() {
	}

	/** {@return whether no profile of operation takes the part that a place is in} @param reading what was read @param place the place */
	static boolean isForSomethingElse(Reading reading, Origin place) {
		String text = place.path().endsWith(".xml") ? reading.texts().text(place.path()) : null;
		if (text == null || place.offset() > text.length() || !text.contains("<springProfile")) {
			return false;
		}
		Deque<String> around = new ArrayDeque<>();
		Matcher tag = TAG.matcher(text.substring(0, place.offset()));
		while (tag.find()) {
			if (tag.group().startsWith("</")) {
				around.poll();
			} else if (!tag.group().startsWith("<!--") && !tag.group().endsWith("/>")) {
				around.push(tag.group(1) == null ? tag.group(2) : tag.group(1));
			}
		}
		return !around.stream().allMatch(SpringProfiles::isOfOperation);
	}

	/** One of several alternatives is enough; of an expression with parentheses nobody is told that it is none. */
	private static boolean isOfOperation(String names) {
		return names.indexOf('(') >= 0 || Arrays.stream(names.replace("&amp;", "&").split("[,|]")).map(each -> Arrays.stream(each.split("&")).map(String::strip).toList()).anyMatch(all -> all.stream().noneMatch(SpringProfiles::excludes) && all.stream().anyMatch(SpringProfiles::means));
	}

	private static boolean means(String profile) {
		return profile.startsWith("!") || profile.equals("default") || InOperation.isProfile(profile);
	}

	private static boolean excludes(String profile) {
		return profile.startsWith("!") ? InOperation.isProfile(profile.substring(1).strip()) : DevelopmentProfiles.isSaidBy(profile);
	}
}
