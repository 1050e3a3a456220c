/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.preferences;

import org.eclipse.jface.viewers.Viewer;
import org.eclipse.ui.dialogs.PatternFilter;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleTexts;

/** Finds rules by id, title, products and what they say. */
final class RulePattern extends PatternFilter {

	RulePattern() {
		setIncludeLeadingWildcard(true);
	}

	@Override
	protected boolean isLeafMatch(Viewer tree, Object element) {
		if (!(element instanceof Rule rule)) {
			return wordMatches(element.toString());
		}
		RuleTexts texts = RuleRegistry.texts(rule);
		return wordMatches(rule.id()) || wordMatches(texts.title()) || wordMatches(texts.products()) || wordMatches(texts.why());
	}
}
