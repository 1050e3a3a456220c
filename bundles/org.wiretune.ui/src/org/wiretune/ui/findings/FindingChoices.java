/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import org.eclipse.ui.IMemento;
import org.wiretune.lint.overview.FindingFilter;
import org.wiretune.lint.overview.FindingGrouping;

/** What the user chose in the findings view; kept when the IDE ends. Read by a job while the UI thread changes it. */
final class FindingChoices {

	/** So many groups or fewer are open at first. */
	static final int EXPANDED_GROUPS = 12;
	/** So many findings, or fewer, are shown without opening a group. */
	static final int EXPANDED_FINDINGS = 200;

	private static final String GROUPING = "grouping"; //$NON-NLS-1$
	private static final String WORDS = "words"; //$NON-NLS-1$
	private static final String WARNINGS = "warnings"; //$NON-NLS-1$
	private static final String INFOS = "infos"; //$NON-NLS-1$
	private static final String SUPPRESSED = "suppressed"; //$NON-NLS-1$

	private volatile FindingGrouping grouping = FindingGrouping.SUBJECT;
	private volatile FindingFilter filter = FindingFilter.USUAL;

	FindingGrouping grouping() {
		return grouping;
	}

	FindingFilter filter() {
		return filter;
	}

	void group(FindingGrouping wanted) {
		grouping = wanted;
	}

	void words(String words) {
		filter = new FindingFilter(words, filter.warnings(), filter.infos(), filter.suppressed());
	}

	void infos(boolean infos) {
		filter = new FindingFilter(filter.words(), filter.warnings(), infos, filter.suppressed());
	}

	void suppressed(boolean suppressed) {
		filter = new FindingFilter(filter.words(), filter.warnings(), filter.infos(), suppressed);
	}

	void save(IMemento memento) {
		memento.putString(GROUPING, grouping.name());
		memento.putString(WORDS, filter.words());
		memento.putBoolean(WARNINGS, filter.warnings());
		memento.putBoolean(INFOS, filter.infos());
		memento.putBoolean(SUPPRESSED, filter.suppressed());
	}

	void restore(IMemento memento) {
		if (memento == null) {
			return;
		}
		for (FindingGrouping each : FindingGrouping.values()) {
			if (each.name().equals(memento.getString(GROUPING))) {
				grouping = each;
			}
		}
		String words = memento.getString(WORDS);
		filter = new FindingFilter(words == null ? "" : words, truth(memento, WARNINGS, true), truth(memento, INFOS, true), truth(memento, SUPPRESSED, false)); //$NON-NLS-1$
	}

	private static boolean truth(IMemento memento, String key, boolean standard) {
		Boolean value = memento.getBoolean(key);
		return value == null ? standard : value;
	}
}
