/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.live;

import org.eclipse.core.runtime.Platform;
import org.wiretune.ide.RuleChoices;
import org.wiretune.lint.overview.InlineAdvice;

/** What the user wants text editors to show of findings, kept in the preferences of the workspace. */
public final class LiveChoices {

	/** Key of which findings stand beside their lines: a word of {@link Beside}. */
	public static final String BESIDE = "editor.beside";
	/** Key of whether what is typed is looked at before it is saved. */
	public static final String TYPED = "editor.typed";

	/** Which findings stand beside their lines. */
	public enum Beside {
		/** Each one. */
		ALL,
		/** Those of which a run or a proof tells what they cost. */
		MEASURED,
		/** None. */
		NONE;

		/** {@return whether what is said of a finding is shown} @param advice what is said */
		public boolean shows(InlineAdvice advice) {
			return this == ALL || this == MEASURED && advice.isPriced();
		}
	}

	private LiveChoices() {
	}

	/** {@return which findings stand beside their lines; an unknown word counts as none having been chosen} */
	public static Beside beside() {
		String word = Platform.getPreferencesService().getString(RuleChoices.NODE, BESIDE, Beside.ALL.name(), null);
		for (Beside each : Beside.values()) {
			if (each.name().equals(word)) {
				return each;
			}
		}
		return Beside.ALL;
	}

	/** {@return whether what is typed is looked at before it is saved} */
	public static boolean isTypedRead() {
		return Platform.getPreferencesService().getBoolean(RuleChoices.NODE, TYPED, true, null);
	}
}
