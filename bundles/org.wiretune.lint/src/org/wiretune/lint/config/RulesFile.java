/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.config;

import java.util.List;
import java.util.Map;

/**
 * What a rules file says. The file is named {@value #NAME}, stands in the root folder of a project or in any folder, and
 * holds for the files below its folder; of several, the nearest says what counts. It is text in UTF-8, one line for each
 * wish:
 *
 * <pre>
 * # A comment.
 * log-unguarded-concat = off
 * async-flood-heap = warning
 * async-flood-heap.calls = 500
 * suppress = ws-binding-same-server generated/**: the generator is fixed in the next release
 * </pre>
 *
 * A rule is {@code off}, {@code info}, {@code warning} or {@code standard}; standard is what the rule is without a wish.
 * The number of a rule is named behind its id and a dot. A suppression names a rule, or {@code *} for every one, a
 * {@link PathGlob pattern of paths} relative to the file's folder, and behind a colon the reason. Of two lines on the same
 * the last counts.
 *
 * @param path the file
 * @param levels what is wanted of rules, by id
 * @param limits numbers of rules, by {@link org.wiretune.lint.rule.RuleLimit#key() key}
 * @param suppressions findings that are left out
 */
public record RulesFile(String path, Map<String, RuleLevel> levels, Map<String, Long> limits, List<SharedSuppression> suppressions) {

	/** The name of the file. */
	public static final String NAME = "wiretune.rules";

	/** Copies the collections. */
	public RulesFile {
		levels = Map.copyOf(levels);
		limits = Map.copyOf(limits);
		suppressions = List.copyOf(suppressions);
	}

	/**
	 * {@return whether a file is a rules file}
	 *
	 * @param path the path with forward slashes
	 */
	public static boolean isOne(String path) {
		return path.endsWith(NAME) && (path.length() == NAME.length() || path.charAt(path.length() - NAME.length() - 1) == '/');
	}

	/** {@return the folder of the file, empty for the root} */
	String folder() {
		return path.substring(0, Math.max(0, path.lastIndexOf('/')));
	}
}
