/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.preferences;

import static org.wiretune.lint.overview.OverviewTexts.TEXTS;

import java.util.Arrays;
import java.util.List;

import org.eclipse.jface.viewers.ITreeContentProvider;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;

/** The rules by subject. */
final class RuleTree implements ITreeContentProvider {

	/** A subject as a line. */
	record Group(Subject subject) {

		@Override
		public String toString() {
			return TEXTS.get("subject." + subject.name()); //$NON-NLS-1$
		}
	}

	@Override
	public Object[] getElements(Object input) {
		return Arrays.stream(Subject.values()).filter(subject -> !rules(subject).isEmpty()).map(Group::new).toArray();
	}

	@Override
	public Object[] getChildren(Object element) {
		return element instanceof Group group ? rules(group.subject()).toArray() : new Object[0];
	}

	@Override
	public Object getParent(Object element) {
		return element instanceof Rule rule ? new Group(rule.subject()) : null;
	}

	@Override
	public boolean hasChildren(Object element) {
		return element instanceof Group;
	}

	private static List<Rule> rules(Subject subject) {
		return RulesPreferencePage.rules().stream().filter(rule -> rule.subject() == subject).toList();
	}
}
