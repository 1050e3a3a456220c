/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide;

import org.wiretune.lint.LintResult;

/** Learns that the workspace was analysed again. */
@FunctionalInterface
public interface AnalysisListener {

	/**
	 * Called after the markers were brought up to date, on the thread that ran the analysis, never on the UI thread.
	 *
	 * @param result everything as it stands now
	 */
	void analysed(LintResult result);
}
