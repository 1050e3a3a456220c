/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import org.wiretune.lint.call.Performer;

/** The words of messages for what implements a component. */
final class RuleNames {

	private RuleNames() {
	}

	/** {@return the words, with an article} @param performer what implements the component */
	static String of(Performer performer) {
		return switch (performer) {
		case LONG_RUNNING_PROCESS -> "a long-running process";
		case MICROFLOW -> "a microflow";
		case PROCESS -> "a process";
		case MEDIATION_FLOW -> "a mediation flow";
		case INTERFACE_MAP -> "an interface map";
		case RULE_GROUP -> "a business rule group";
		case SELECTOR -> "a selector";
		case JAVA -> "a Java class";
		case STATE_MACHINE -> "a state machine";
		case HUMAN_TASK -> "a human task";
		case OTHER -> "an unknown implementation";
		};
	}
}
