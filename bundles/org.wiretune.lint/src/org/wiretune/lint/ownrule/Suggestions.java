/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.Collection;
import java.util.List;

/** What to write in place of a name that there is not. Looks for near names a number of times only, since a file may be wrong everywhere. */
final class Suggestions {

	private static final int MOST = 100;
	private static final int SHOWN = 12;

	private int told;

	/** {@return a sentence with the names that may have been meant, or with those that there are} @param word the wrong name @param names the right ones */
	String of(String word, Collection<String> names) {
		List<String> near = told++ < MOST ? SettingNames.near(word, names) : List.of();
		if (!near.isEmpty()) {
			return TEXTS.get("ownRuleNear", String.join(", ", near));
		}
		List<String> some = names.stream().limit(SHOWN).toList();
		return TEXTS.get(some.size() < names.size() ? "ownRuleSome" : "ownRuleAll", String.join(", ", some));
	}
}
