/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.overview;

import java.nio.file.Path;
import java.util.List;

/**
 * A finding that a quick-fix took away, and what the same call came to.
 *
 * @param id tells it from others
 * @param headline one line of the finding as it was
 * @param path its file, the project first
 * @param line its line then, from 1
 * @param words before and after in few words
 * @param told the comparison in sentences
 * @param runs the run files before and after; empty where one is no longer kept
 */
public record FixedFinding(String id, String headline, String path, int line, String words, String told, List<Path> runs) {

	/** Copies the list. */
	public FixedFinding {
		runs = List.copyOf(runs);
	}

	/** {@return whether all words stand in headline, path or outcome} @param filter which findings are shown */
	public boolean isShown(FindingFilter filter) {
		return filter.hasWords(headline + ' ' + path + ' ' + words);
	}
}
