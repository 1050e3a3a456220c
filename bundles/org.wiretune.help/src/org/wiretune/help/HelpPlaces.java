/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import java.util.Optional;

/** Where the help of a rule is: the address of its page and the id of its context. */
public final class HelpPlaces {

	/** Symbolic name of this bundle. */
	public static final String BUNDLE = "org.wiretune.help";

	/** The page with all rules, relative to the bundle. */
	public static final String RULES_PAGE = "rules/index.html";

	/** The page with what no file shows, relative to the bundle. */
	public static final String GUIDE_PAGE = "rules/guide.html";

	private static final String RULE_FOLDER = "rules/";
	private static final String PAGE_END = ".html";
	private static final String RULE_CONTEXT = BUNDLE + ".rule_";

	/** The help system takes what stands before the last dot for the bundle. */
	private static final String DOT = "__";

	private HelpPlaces() {
	}

	/**
	 * {@return the page of a rule, relative to the bundle}
	 *
	 * @param ruleId the id in the catalogue
	 */
	public static String page(String ruleId) {
		return RULE_FOLDER + ruleId + PAGE_END;
	}

	/**
	 * {@return the address of a page in the help system}
	 *
	 * @param page a page, relative to the bundle
	 */
	public static String address(String page) {
		return '/' + BUNDLE + '/' + page;
	}

	/**
	 * Finds out which rule a page is about. Whether there is such a rule, is not looked at.
	 *
	 * @param page a page, relative to the bundle; a query or anchor behind it is left out
	 * @return the id of the rule, empty where it is no page of a rule
	 */
	public static Optional<String> ruleOfPage(String page) {
		String path = path(page);
		if (!path.startsWith(RULE_FOLDER) || !path.endsWith(PAGE_END) || path.equals(RULES_PAGE) || path.equals(GUIDE_PAGE)) {
			return Optional.empty();
		}
		return Optional.of(path.substring(RULE_FOLDER.length(), path.length() - PAGE_END.length()));
	}

	/**
	 * {@return a page without query, anchor and leading slash}
	 *
	 * @param page a page, relative to the bundle
	 */
	public static String path(String page) {
		int end = 0;
		while (end < page.length() && page.charAt(end) != '?' && page.charAt(end) != '#') {
			end++;
		}
		return page.substring(page.startsWith("/") ? 1 : 0, end);
	}

	/**
	 * {@return the id of the context of a rule, {@code org.wiretune.help.rule_} and the id of the rule with underscores, two of
	 * them for the dot of a contributor's; a marker names it for F1}
	 *
	 * @param ruleId the id in the catalogue
	 */
	public static String contextId(String ruleId) {
		return RULE_CONTEXT + ruleId.replace('-', '_').replace(".", DOT);
	}

	/**
	 * Finds out which rule a context is about. Whether there is such a rule, is not looked at.
	 *
	 * @param contextId the id of a context, with the name of the bundle
	 * @return the id of the rule, empty where it is no context of a rule
	 */
	public static Optional<String> ruleOfContext(String contextId) {
		return contextId.startsWith(RULE_CONTEXT) ? Optional.of(contextId.substring(RULE_CONTEXT.length()).replace(DOT, ".").replace('_', '-')) : Optional.empty();
	}
}
