/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.config;

import org.wiretune.core.Origin;

/**
 * A request in a rules file to leave out findings.
 *
 * @param ruleId the rule; {@value #EVERY_RULE} for all
 * @param paths the files, relative to the folder of the rules file
 * @param reason why, as the author wrote
 * @param origin the line
 */
public record SharedSuppression(String ruleId, PathGlob paths, String reason, Origin origin) {

	/** Stands for every rule. */
	public static final String EVERY_RULE = "*";

	/** {@return whether it asks to leave out a rule's findings} @param rule the id of the rule */
	boolean isAbout(String rule) {
		return ruleId.equals(EVERY_RULE) || ruleId.equals(rule);
	}
}
