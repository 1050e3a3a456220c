/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.finding;

import org.wiretune.safety.secret.Secrets;

/**
 * A finding that is not reported because someone asked for it.
 *
 * @param finding the finding
 * @param place where this was asked for
 * @param reason why, in the words of who asked, secrets hidden; may be empty
 */
public record SuppressedFinding(Finding finding, Place place, String reason) {

	/** Hides secrets. */
	public SuppressedFinding {
		reason = Secrets.hidden(reason);
	}

	/** Where findings are suppressed. */
	public enum Place {
		/** In the file itself, by a comment. */
		FILE,
		/** In a rules file. */
		RULES_FILE,
		/** In a baseline: it was there before. */
		BASELINE,
		/** By nobody: nothing starts with its file, which is a template, an example or a profile beside the one that runs. */
		IDLE
	}
}
