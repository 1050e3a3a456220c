/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import java.time.Duration;
import java.util.List;
import java.util.Objects;

import org.wiretune.lint.config.RuleSettings;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.read.FileFormats;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleSelection;
import org.wiretune.lint.source.SourceText;

/**
 * What a run reads and checks.
 *
 * @param rules the rules that may be on, run in this order
 * @param settings which of them are on, with which severity and numbers; rules files among what is read say more
 * @param formats the formats that are read
 * @param maximumFileBytes the largest file that is read, in bytes; larger ones become a problem
 * @param threads how many files are read at the same time, 1 or more
 * @param ruleTime the processor time that one rule may take before it is stopped and named as a problem
 * @param idleToo whether findings in files that nothing starts, such as templates, are told like others; else they are only counted
 */
public record LintOptions(RuleSelection rules, RuleSettings settings, List<FileFormat> formats, int maximumFileBytes, int threads, Duration ruleTime, boolean idleToo) {

	/** The processor time of a rule unless the caller sets another: all rules together take less for ten thousands of files. */
	public static final Duration DEFAULT_RULE_TIME = Duration.ofSeconds(5);

	/** Copies the list and checks the numbers. */
	public LintOptions {
		Objects.requireNonNull(rules);
		formats = List.copyOf(formats);
		if (maximumFileBytes < 1 || threads < 1 || ruleTime.isNegative() || ruleTime.isZero()) {
			throw new IllegalArgumentException(maximumFileBytes + " bytes, " + threads + " threads, " + ruleTime);
		}
	}

	/**
	 * Takes the usual time of a rule.
	 *
	 * @param rules the rules that may be on, run in this order
	 * @param settings which of them are on
	 * @param formats the formats that are read
	 * @param maximumFileBytes the largest file that is read, in bytes
	 * @param threads how many files are read at the same time, 1 or more
	 */
	public LintOptions(List<Rule> rules, RuleSettings settings, List<FileFormat> formats, int maximumFileBytes, int threads) {
		this(RuleSelection.of(rules), settings, formats, maximumFileBytes, threads, DEFAULT_RULE_TIME, false);
	}

	/**
	 * {@return options under which all given rules are on, with all formats, the usual limit of a file and a thread for each
	 * processor}
	 *
	 * @param rules the rules
	 */
	public static LintOptions of(List<Rule> rules) {
		return of(RuleSelection.of(rules));
	}

	/**
	 * {@return options under which all rules of a selection are on, with all formats, the usual limit of a file and a thread for each
	 * processor}
	 *
	 * @param rules the rules
	 */
	public static LintOptions of(RuleSelection rules) {
		return new LintOptions(rules, RuleSettings.ALL, FileFormats.all(), SourceText.DEFAULT_MAXIMUM_BYTES, Runtime.getRuntime().availableProcessors(), DEFAULT_RULE_TIME, false);
	}

	/**
	 * {@return the same options with other settings}
	 *
	 * @param other which rules are on, with which severity and numbers
	 */
	public LintOptions withSettings(RuleSettings other) {
		return new LintOptions(rules, other, formats, maximumFileBytes, threads, ruleTime, idleToo);
	}

	/**
	 * {@return the same options with another limit}
	 *
	 * @param bytes the largest file that is read, in bytes
	 */
	public LintOptions withMaximumFileBytes(int bytes) {
		return new LintOptions(rules, settings, formats, bytes, threads, ruleTime, idleToo);
	}

	/**
	 * {@return the same options with another time}
	 *
	 * @param time the processor time that one rule may take before it is stopped
	 */
	public LintOptions withRuleTime(Duration time) {
		return new LintOptions(rules, settings, formats, maximumFileBytes, threads, time, idleToo);
	}

	/**
	 * {@return the same options for files that nothing starts}
	 *
	 * @param too whether findings in such files are told like others
	 */
	public LintOptions withIdle(boolean too) {
		return new LintOptions(rules, settings, formats, maximumFileBytes, threads, ruleTime, too);
	}
}
