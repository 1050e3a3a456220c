/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.faces;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;

/** Rules on context parameters of JavaServer Faces, of {@code javax} as of {@code jakarta}. Values that something fills in later are not known. */
final class FacesSwitches {

	private static final String VALUE = "param-value";

	private FacesSwitches() {
	}

	/** The stage of development; those of tests are chosen on purpose. */
	static Rule developmentStage() {
		return rule("faces-development-stage", "PROJECT_STAGE", "Development", "Production");
	}

	/** The state of whole pages in place of what has changed. */
	static Rule fullState() {
		return rule("faces-full-state", "PARTIAL_STATE_SAVING", "false", "true");
	}

	private static Rule rule(String id, String parameter, String slow, String fast) {
		return RuleForm.<ConfiguredGroup>rule(id, Subject.SERVER_PROFILE, Severity.INFO, reading -> ConfigurationIndex.groups(reading, "web.context-param"))
				.onSites(form -> form
						.when(group -> is(group, parameter, slow) && InOperation.is(group))
						.at(group -> group.place(VALUE))
						.measured(group -> group.value(VALUE).strip())
						.limit(group -> fast)
						.with("owner", ConfiguredGroup::owner)
						.with("parameter", group -> group.name().strip())
						.fix("switch", FixEffect.CHANGES_BEHAVIOUR, (group, edits) -> edits.set(group.setting(VALUE), fast)))
				.build();
	}

	private static boolean is(ConfiguredGroup group, String parameter, String value) {
		return group.name() != null && group.name().strip().matches("(javax|jakarta)\\.faces\\." + parameter) && group.states(VALUE) && group.value(VALUE) != null && group.value(VALUE).strip().equalsIgnoreCase(value);
	}
}
