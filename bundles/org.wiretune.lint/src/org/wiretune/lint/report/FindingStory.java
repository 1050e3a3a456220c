/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleTexts;
import org.wiretune.safety.text.Texts;

/**
 * All that is told of a finding, the same in each report and in the IDE.
 *
 * @param headline one line, the figure first
 * @param message what was found and the next step, in sentences
 * @param why the mechanism behind the cost; null where the rule is not known
 * @param evidence the figures that are published, with their conditions; null where the rule is not known
 * @param changes what the fixes change and what to think of before, the recommended one first; null where only a person can act
 * @param notWhen when not to follow the advice; null where the rule is not known
 * @param source where the rule comes from; null where it is not known
 * @param page the address of the rule's page on the web; null where none is known
 */
public record FindingStory(String headline, String message, String why, String evidence, String changes, String notWhen, String source, String page) {

	private static final Texts TEXTS = Texts.of(FindingStory.class, "report");

	/**
	 * A part of the story with its name.
	 *
	 * @param label the name, for example: Evidence
	 * @param text the sentences
	 */
	public record Part(String label, String text) {

		/** {@return the part as a line, for example: Evidence: 5 ms instead of 1 ms.} */
		public String line() {
			return TEXTS.get("story.line", label, text);
		}
	}

	/** {@return the story of a finding} @param finding the finding @param result what it is one of */
	public static FindingStory of(Finding finding, LintResult result) {
		return of(finding, result.rule(finding).orElse(null));
	}

	/** {@return the story of a finding} @param finding the finding @param rule what found it; null where that is not known */
	public static FindingStory of(Finding finding, Rule rule) {
		String changes = finding.fixes().isEmpty() ? null : finding.fixes().stream().map(FindingStory::told).collect(Collectors.joining(" "));
		if (rule == null) {
			return new FindingStory(finding.headline(), finding.message(), null, null, changes, null, null, null);
		}
		RuleTexts texts = rule.texts();
		return new FindingStory(finding.headline(), finding.message(), texts.why(), texts.evidence(), changes, texts.caveat(), texts.reference(), RulePages.of(rule).orElse(null));
	}

	/** {@return what is told of each finding of a rule, without headline, message, fixes and source} @param rule the rule */
	public static FindingStory ofRule(Rule rule) {
		RuleTexts texts = rule.texts();
		return new FindingStory("", "", texts.why(), texts.evidence(), null, texts.caveat(), null, RulePages.of(rule).orElse(null));
	}

	private static String told(Fix fix) {
		return (TEXTS.get("story.change", fix.label(), fix.description()) + ' ' + fix.effect().told(fix.reason())).strip();
	}

	/** {@return what stands behind the message: why, evidence, what the fixes change, when not to follow, source, page; what is not known is left out} */
	public List<Part> parts() {
		List<Part> parts = new ArrayList<>();
		add(parts, "story.why", why);
		add(parts, "story.evidence", evidence);
		add(parts, "story.changes", changes);
		add(parts, "story.notWhen", notWhen);
		add(parts, "story.source", source);
		add(parts, "story.page", page);
		return List.copyOf(parts);
	}

	/** {@return the message and the parts as plain text, each on a line of its own} */
	public List<String> lines() {
		List<String> lines = new ArrayList<>(List.of(message));
		parts().forEach(part -> lines.add(part.line()));
		return List.copyOf(lines);
	}

	private static void add(List<Part> parts, String key, String text) {
		if (text != null && !text.isBlank()) {
			parts.add(new Part(TEXTS.get(key), text));
		}
	}
}
