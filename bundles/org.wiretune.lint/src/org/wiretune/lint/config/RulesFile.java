/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.config;

import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.core.Origin;
import org.wiretune.lint.ownrule.OwnRuleStatement;

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
 *
 * rule own.hikari-below-tomcat = warning
 *   each    spring-boot.datasource.hikari as pool, spring-boot.server.tomcat as web in same application
 *   when    pool.maximum-pool-size &lt; web.threads.max / 4
 *   message {measured} connections for {limit} request threads
 *   because a request waits for its connection
 *   fix     pool.maximum-pool-size = web.threads.max / 4
 * </pre>
 *
 * A rule is {@code off}, {@code info}, {@code warning} or {@code standard}; standard is what the rule is without a wish.
 * The number of a rule is named behind its id and a dot. A suppression names a rule, or {@code *} for every one, a
 * {@link PathGlob pattern of paths} relative to the file's folder, and behind a colon the reason. Of two lines on the same
 * the last counts.
 * <p>
 * A line {@code rule id = warning} or {@code info} with indented lines below it states a rule of one's own. Its id has a
 * prefix and a dot. {@code each} names one or two groups of settings, as the tables of settings name them, and what two of
 * them share: application, server, file, folder or module. {@code when} compares settings with {@code <  <=  >  >=  =  !=},
 * or asks for {@code is-set} or {@code not-set}; comparisons are joined by {@code and} and {@code or}, a side may have one
 * {@code *} or {@code /}, and numbers may have a unit. A default of the product counts as a value only with
 * {@code or-default} behind the setting; a value that is not known makes the condition unknown, and then nothing is found.
 * {@code message} fills in names in braces, {@code because} tells the reason, {@code fix} the value that a setting gets. An
 * id of one's own may be switched and suppressed like any other.
 *
 * @param path the file
 * @param levels what is wanted of rules, by id
 * @param limits numbers of rules, by {@link org.wiretune.core.RuleLimit#key() key}
 * @param suppressions findings that are left out
 * @param ownRules the rules that it states and that can be followed
 * @param ownIds the ids of all rules that it states
 * @param ownNames ids of users' rules that its other lines name, with the line
 */
public record RulesFile(String path, Map<String, RuleLevel> levels, Map<String, Long> limits, List<SharedSuppression> suppressions, List<OwnRuleStatement> ownRules, Set<String> ownIds,
		Map<String, Origin> ownNames) {

	/** The name of the file. */
	public static final String NAME = "wiretune.rules";

	/** Copies the collections. */
	public RulesFile {
		levels = Map.copyOf(levels);
		limits = Map.copyOf(limits);
		suppressions = List.copyOf(suppressions);
		ownRules = List.copyOf(ownRules);
		ownIds = Set.copyOf(ownIds);
		ownNames = Map.copyOf(ownNames);
	}

	/**
	 * A file that states no rules.
	 *
	 * @param path the file
	 * @param levels what is wanted of rules, by id
	 * @param limits numbers of rules
	 * @param suppressions findings that are left out
	 */
	public RulesFile(String path, Map<String, RuleLevel> levels, Map<String, Long> limits, List<SharedSuppression> suppressions) {
		this(path, levels, limits, suppressions, List.of(), Set.of(), Map.of());
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
