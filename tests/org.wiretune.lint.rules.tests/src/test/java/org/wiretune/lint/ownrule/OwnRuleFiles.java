/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import java.util.List;

import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Files with rules of their own, and what those find. */
final class OwnRuleFiles {

	/** The id of {@link #rule}. */
	static final String ID = "own.it";
	/** A file of a Spring Boot application. */
	static final String SHOP = "Shop/application.properties";

	private OwnRuleFiles() {
	}

	/** {@return a rule on the pool of Spring Boot} @param condition the condition */
	static String rule(String condition) {
		return rule("spring-boot.datasource.hikari as pool", condition);
	}

	/** {@return a rule} @param each its groups @param condition the condition */
	static String rule(String each, String condition) {
		return "rule " + ID + " = warning\n  each " + each + "\n  when " + condition + "\n  message it is {measured}\n";
	}

	/** {@return files of one application with a rule} @param rules the rules file @param settings the settings without their common part */
	static Files shop(String rules, String... settings) {
		StringBuilder text = new StringBuilder("spring.datasource.url=jdbc:postgresql://db/shop\n");
		for (String setting : settings) {
			text.append(setting.startsWith("server.") ? setting : "spring.datasource.hikari." + setting).append('\n');
		}
		return new Files().with("wiretune.rules", rules).with(SHOP, text.toString());
	}

	/** {@return what a rule finds; fails where the rules file is wrong} @param files the files */
	static List<Finding> found(Files files) {
		var result = files.lint();
		if (!result.problems().isEmpty()) {
			throw new AssertionError(result.problems());
		}
		return result.findings().stream().filter(finding -> finding.ruleId().startsWith("own.")).toList();
	}

	/** {@return the messages that a rule gives} @param files the files */
	static List<String> messages(Files files) {
		return found(files).stream().map(Finding::message).toList();
	}
}
