/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import static org.wiretune.help.PageTexts.TEXTS;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;

/** The rules by subject, as the help lists them. */
public final class RuleGroups {

	private RuleGroups() {
	}

	/**
	 * {@return the rules of each subject that has any, in their order}
	 *
	 * @param rules the rules
	 */
	public static Map<Subject, List<Rule>> of(List<Rule> rules) {
		Map<Subject, List<Rule>> groups = new EnumMap<>(Subject.class);
		rules.forEach(rule -> groups.computeIfAbsent(rule.subject(), subject -> new ArrayList<>()).add(rule));
		return groups;
	}

	/**
	 * {@return the name of a subject in the language of the user}
	 *
	 * @param subject the subject
	 */
	public static String name(Subject subject) {
		return TEXTS.get("subject." + subject.name());
	}
}
