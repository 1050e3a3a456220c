/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.ModuleKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code soa-paged-by-row-number}: a query of a database adapter that numbers all rows to cut one page out of them. With a limit
 * of the numbers where they are given the database stops at the end of the page.
 */
final class RowNumberPages {

	private static final String SQL = "SqlString";
	/** Statements are searched up to here. */
	private static final int LONGEST = 5_000;
	/** Rows are numbered, and their number gets a name. */
	private static final Pattern NUMBERED = Pattern.compile("(?i)\\brownum\\s+(?:as\\s+)?\"?(?!from\\b|and\\b|or\\b|between\\b)([a-z]\\w*)");
	/** The numbers are limited where they are given, so that the database stops there. */
	private static final Pattern STOPPED = Pattern.compile("(?i)\\brownum\\s*(?:<|between\\b)|\\bfetch\\s+(?:first|next)\\b");

	private RowNumberPages() {
	}

	/**
	 * @param reference the reference
	 * @param sql the statement
	 * @param number how the row number is named
	 */
	private record Site(Import reference, Setting sql, String number) {
	}

	static Rule rule() {
		return RuleForm.rule("soa-paged-by-row-number", Subject.PERSISTENCE, Severity.INFO, RowNumberPages::sites)
				.onSites(form -> form
						.at(site -> Values.origin(site.sql()))
						.measured(Site::number)
						.with("name", site -> site.reference().getName()))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return reading.solution().getModules().stream().filter(module -> module.getKind() == ModuleKind.SOA_COMPOSITE).flatMap(module -> module.getImports().stream())
				.filter(reference -> reference.getBinding() != null)
				.flatMap(reference -> reference.getBinding().getProperties().stream().filter(property -> SQL.equals(property.getName()) && property.isSet() && number(Values.value(property)) != null)
						.map(sql -> new Site(reference, sql, number(Values.value(sql)))));
	}

	/** {@return the name of the row numbers by which a statement cuts a page out of all rows; null where it does not} @param statement the statement; may be null */
	static String number(String statement) {
		if (statement == null || statement.length() > LONGEST) {
			return null;
		}
		for (Matcher found = NUMBERED.matcher(statement); found.find();) {
			int start = opening(statement, found.start());
			int end = start < 0 ? -1 : closing(statement, start);
			if (end > 0 && !STOPPED.matcher(statement.substring(start, end)).find() && cuts(statement.substring(end + 1), found.group(1))) {
				return found.group(1);
			}
		}
		return null;
	}

	/** Whether a condition begins with a row that the message gives. */
	private static boolean cuts(String rest, String number) {
		String column = "(?i)\\bwhere\\b.*\\b\"?" + Pattern.quote(number) + "\"?\\s*";
		return Pattern.compile(column + "(?:>=?|between)\\s*#\\w", Pattern.DOTALL).matcher(rest).find();
	}

	private static int opening(String text, int from) {
		int depth = 0;
		for (int i = from - 1; i >= 0; i--) {
			char sign = text.charAt(i);
			if (sign == ')') {
				depth++;
			} else if (sign == '(' && depth-- == 0) {
				return i;
			}
		}
		return -1;
	}

	private static int closing(String text, int open) {
		int depth = 0;
		for (int i = open; i < text.length(); i++) {
			char sign = text.charAt(i);
			if (sign == '(') {
				depth++;
			} else if (sign == ')' && --depth == 0) {
				return i;
			}
		}
		return -1;
	}
}
