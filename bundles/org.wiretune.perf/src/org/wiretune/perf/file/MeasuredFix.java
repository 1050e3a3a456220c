/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.file;

import java.util.Objects;

/**
 * A finding that a quick-fix took away, with the run before and the run after: the finding has no line any more, and what its fix came
 * to is told here.
 *
 * @param rule the rule that found it
 * @param headline one line of the finding
 * @param path its file, within the project
 * @param line its line, from 1
 * @param fix what the quick-fix did
 * @param before name of the run file before it
 * @param after name of the run file after it
 */
public record MeasuredFix(String rule, String headline, String path, int line, String fix, String before, String after) {

	/** Checks that nothing is missing. */
	public MeasuredFix {
		Objects.requireNonNull(rule, "rule");
		Objects.requireNonNull(headline, "headline");
		Objects.requireNonNull(path, "path");
		Objects.requireNonNull(fix, "fix");
		Objects.requireNonNull(before, "before");
		Objects.requireNonNull(after, "after");
	}

	/** {@return the same with another run after it} @param name name of the run file */
	public MeasuredFix measuredBy(String name) {
		return new MeasuredFix(rule, headline, path, line, fix, before, name);
	}
}
