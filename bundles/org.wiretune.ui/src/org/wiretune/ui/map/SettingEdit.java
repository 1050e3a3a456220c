/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.List;

import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.fix.ComputedRefactoring;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.Edits;
import org.wiretune.map.govern.Governance;
import org.wiretune.map.govern.GovernedElement;
import org.wiretune.map.govern.GoverningSetting;
import org.wiretune.ui.fix.FixDialogs;

/** Writes another value of a setting into its file, as the quick-fixes write theirs. UI thread only. */
final class SettingEdit {

	private SettingEdit() {
	}

	/**
	 * Changes a setting.
	 *
	 * @param element whose governing setting it is
	 * @param setting the setting
	 * @param value the value, checked before
	 * @param preview whether to show the change first
	 */
	static void run(GovernedElement element, GoverningSetting setting, String value, boolean preview) {
		String name = NLS.bind(Messages.Edit_name, setting.label(), value);
		ComputedRefactoring refactoring = new ComputedRefactoring(name, NLS.bind(Messages.Edit_impossible, setting.label(), value),
				result -> changes(result, element, setting.id(), value));
		if (preview) {
			FixDialogs.preview(refactoring);
		} else {
			FixDialogs.apply(refactoring);
		}
	}

	private static List<TextChange> changes(LintResult result, GovernedElement element, String id, String value) {
		return Governance.of(result.reading(), element).setting(id).map(setting -> new Edits(result.texts()).set(setting.setting(), value))
				.filter(Edits::isPossible).map(Edits::changes).orElse(List.of());
	}
}
