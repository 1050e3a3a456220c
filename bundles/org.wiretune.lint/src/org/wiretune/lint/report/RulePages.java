/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

import org.wiretune.lint.rule.Recommendation;
import org.wiretune.safety.text.Texts;

/**
 * Where the pages of the rules are on the web. The address stands in {@code web.properties}; who keeps the pages elsewhere, for
 * example in a net without a way out, names it by a system property. Without an address nothing leads there: a wrong one is worse
 * than none.
 */
public final class RulePages {

	/** System property: the address of a copy of the pages. */
	public static final String PROPERTY = "wiretune.pages";

	private static final String KEY = "pages";
	private static final String FOLDER = "rules/";
	private static final String END = ".html";
	private static final String INDEX = "index.html";
	/** Stands in the ids of contributors' rules and of those that rules files state. */
	private static final char OTHERS = '.';

	private RulePages() {
	}

	/** {@return the address of the first page; empty where none is known} */
	public static Optional<String> home() {
		return base().map(base -> base + INDEX);
	}

	/** {@return the address of the page of a rule; empty where none is known, or the rule is not WireTune's} @param rule the rule */
	public static Optional<String> of(Recommendation rule) {
		return rule.id().indexOf(OTHERS) >= 0 ? Optional.empty() : base().map(base -> base + FOLDER + rule.id() + END);
	}

	private static Optional<String> base() {
		String stated = System.getProperty(PROPERTY, Texts.of(RulePages.class, "web").find(KEY).orElse("")).strip();
		return isAddress(stated) ? Optional.of(stated.endsWith("/") ? stated : stated + '/') : Optional.empty();
	}

	private static boolean isAddress(String text) {
		try {
			URI address = new URI(text);
			return ("https".equals(address.getScheme()) || "http".equals(address.getScheme())) && address.getHost() != null && address.getQuery() == null && address.getFragment() == null;
		} catch (URISyntaxException mistyped) {
			return false;
		}
	}
}
