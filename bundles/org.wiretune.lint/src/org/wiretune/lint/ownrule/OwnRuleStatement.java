/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import java.util.List;
import java.util.Map;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;

/**
 * A rule as a rules file states it.
 *
 * @param id the id, with a prefix and a dot
 * @param severity how much it matters
 * @param members the groups it looks at together, one or two
 * @param relation what they have in common; null for one group
 * @param condition when it finds something
 * @param message the message with names in braces
 * @param named the settings that the message names, by the names
 * @param reason why, in the words of the author; empty where none is stated
 * @param fix what would follow it; null where none is stated
 * @param origin the first line of the block
 */
public record OwnRuleStatement(String id, Severity severity, List<Member> members, Relation relation, Condition condition, String message, Map<String, Term.OfSetting> named, String reason, Assignment fix, Origin origin) {

	/** Copies the collections. */
	public OwnRuleStatement {
		members = List.copyOf(members);
		named = Map.copyOf(named);
	}

	/**
	 * A group that a rule looks at.
	 *
	 * @param group what the tables say of it
	 * @param alias its name inside the rule
	 */
	public record Member(SettingNames.Group group, String alias) {
	}

	/** The value that a fix gives a setting. @param setting the setting @param value the value */
	record Assignment(Term.OfSetting setting, Operand value) {
	}
}
