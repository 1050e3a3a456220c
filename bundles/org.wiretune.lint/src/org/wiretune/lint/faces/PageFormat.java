/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.faces;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Origin;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.PlatformFactory;

/**
 * Reads pages of JavaServer Faces for the methods of beans that they call while they are written: {@value #KIND}, one for each call, named by its method. Details:
 * {@value #BEAN}; {@value #SIGNATURE}, the name of the method and the number of its arguments; {@value #ROW}, the variable of a table or repetition around the call
 * that is among its arguments. A call without it counts where it gives the rows of such a table. What a button calls is none. Beside them {@value #NAMES}, one for a
 * page: its detail {@value #WORDS} has all names of its expressions, in their order and with spaces between.
 */
public final class PageFormat implements FileFormat {

	/** The kind of the observations. */
	public static final String KIND = "faces-page-call";
	/** The kind of what tells the names that a page reads. */
	public static final String NAMES = "faces-page-names";
	/** The detail with the names of a page. */
	public static final String WORDS = "words";
	/** The detail with the name of the bean. */
	public static final String BEAN = "bean";
	/** The detail with the name of the method and the number of its arguments. */
	public static final String SIGNATURE = "signature";
	/** The detail with the variable of a row that the call is given. */
	public static final String ROW = "row";

	/** What repeats what it holds, or shows a row for each of what it is given. */
	private static final Pattern TAG = Pattern.compile("<(/?)([\\w]{1,20}:(?:repeat|forEach|dataTable|dataList|dataGrid|dataScroller|dataView|selectItems))\\b([^<>]{0,2000})>");
	private static final Pattern VARIABLE = Pattern.compile("\\bvar\\s*=\\s*\"(\\w+)\"");
	/** Where an expression of the language of pages begins, which ends at the next brace. */
	private static final String EXPRESSION = "#{";
	/** Longer expressions, and more before one within its attribute, no page has. */
	private static final int LONGEST = 400;
	private static final Pattern NAME = Pattern.compile("[A-Za-z_]\\w*");
	private static final Pattern CALL = Pattern.compile("(?<![.\\w'])([a-z]\\w*)\\.([a-z]\\w*)\\(([^()]{0,200})\\)");
	/** What is called when somebody does something. */
	private static final Set<String> ACTIONS = Set.of("action", "actionListener", "listener", "valueChangeListener", "validator", "completeMethod", "binding", "oncomplete", "onclick");

	@Override
	public String id() {
		return "faces-page";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("xhtml");
	}

	@Override
	public boolean accepts(String path) {
		return path.endsWith(".xhtml");
	}

	/** A table or repetition. @param tag its name @param variable that of a row @param from where it begins @param to where its first tag ends */
	private record Open(String tag, String variable, int from, int to) {
	}

	/** What stands between a place and another within a repetition. @param variable that of a row @param from the first place @param to the last */
	private record Repeated(String variable, int from, int to) {
	}

	@Override
	public void read(SourceText text, FileParts parts) {
		String page = text.text();
		tellNames(text, parts);
		if (!page.contains(EXPRESSION) || !page.contains("(")) {
			return;
		}
		List<Repeated> repeated = new ArrayList<>();
		List<Open> tables = new ArrayList<>();
		Deque<Open> open = new ArrayDeque<>();
		Matcher tag = TAG.matcher(page);
		while (tag.find()) {
			if (tag.group(1).isEmpty()) {
				Matcher variable = VARIABLE.matcher(tag.group(3));
				Open each = new Open(tag.group(2), variable.find() ? variable.group(1) : null, tag.start(), tag.end());
				tables.add(each);
				if (!tag.group(3).endsWith("/")) {
					open.push(each);
				}
			} else if (!open.isEmpty() && open.peek().tag().equals(tag.group(2))) {
				Open each = open.pop();
				if (each.variable() != null) {
					repeated.add(new Repeated(each.variable(), each.to(), tag.start()));
				}
			}
		}
		if (!tables.isEmpty()) {
			readCalls(text, parts, repeated, tables);
		}
	}

	private static void tellNames(SourceText text, FileParts parts) {
		String page = text.text();
		Set<String> names = new LinkedHashSet<>();
		for (int at = page.indexOf('{'); at > 0; at = page.indexOf('{', at + 1)) {
			if (page.charAt(at - 1) == '#' || page.charAt(at - 1) == '$') {
				Matcher name = NAME.matcher(page).region(at + 1, end(page, at + 1));
				while (name.find()) {
					names.add(name.group());
				}
			}
		}
		if (!names.isEmpty()) {
			CodeFact fact = PlatformFactory.INSTANCE.createCodeFact();
			fact.setKind(NAMES);
			fact.setOrigin(text.origin(0, 0));
			fact.getDetails().add(JavaFile.setting(WORDS, String.join(" ", names), null, fact.getOrigin()));
			parts.add(fact);
		}
	}

	/** Where an expression ends that begins at a place; no further than the longest one reaches. */
	private static int end(String page, int from) {
		int most = Math.min(page.length(), from + LONGEST);
		int to = from;
		while (to < most && page.charAt(to) != '}') {
			to++;
		}
		return to;
	}

	private static void readCalls(SourceText text, FileParts parts, List<Repeated> repeated, List<Open> tables) {
		String page = text.text();
		for (int begin = page.indexOf(EXPRESSION); begin >= 0; begin = page.indexOf(EXPRESSION, begin + 1)) {
			int from = begin + EXPRESSION.length();
			int to = end(page, from);
			String attribute = attribute(page, begin);
			if (to < page.length() && page.charAt(to) == '}' && (attribute == null || !ACTIONS.contains(attribute))) {
				readCalls(text, parts, repeated, tables, page.substring(from, to), from, attribute);
			}
		}
	}

	private static void readCalls(SourceText text, FileParts parts, List<Repeated> repeated, List<Open> tables, String expression, int from, String attribute) {
		Matcher call = CALL.matcher(expression);
		while (call.find()) {
			int at = from + call.start();
			String row = repeated.stream().filter(each -> at >= each.from() && at < each.to() && names(call.group(3), each.variable())).map(Repeated::variable).findFirst().orElse(null);
			boolean rows = "value".equals(attribute) && tables.stream().anyMatch(each -> at > each.from() && at < each.to());
			if (row != null || rows) {
				tell(text, parts, call, at, row);
			}
		}
	}

	/** The name of the attribute in whose value a place is; null for a place in the text of the page. Looks back a bounded way, so that a page is read in one go. */
	private static String attribute(String page, int place) {
		int least = Math.max(0, place - LONGEST);
		int quote = place - 1;
		while (quote >= least && "\"<>".indexOf(page.charAt(quote)) < 0) {
			quote--;
		}
		if (quote < least || page.charAt(quote) != '"') {
			return null;
		}
		int equals = before(page, quote - 1);
		if (equals < 0 || page.charAt(equals) != '=') {
			return null;
		}
		int end = before(page, equals - 1) + 1;
		int begin = end;
		while (begin > least && (Character.isLetterOrDigit(page.charAt(begin - 1)) || "_:-".indexOf(page.charAt(begin - 1)) >= 0)) {
			begin--;
		}
		return begin == end ? null : page.substring(begin, end);
	}

	/** The last place up to a place where no space is, or -1. */
	private static int before(String page, int place) {
		int at = place;
		while (at >= 0 && Character.isWhitespace(page.charAt(at))) {
			at--;
		}
		return at;
	}

	private static boolean names(String arguments, String variable) {
		return Pattern.compile("(?<![.\\w'])" + variable + "\\b").matcher(arguments).find();
	}

	private static void tell(SourceText text, FileParts parts, Matcher call, int at, String row) {
		Origin place = text.origin(at, call.end() - call.start());
		CodeFact fact = PlatformFactory.INSTANCE.createCodeFact();
		fact.setKind(KIND);
		fact.setName(call.group(1) + '.' + call.group(2));
		fact.setOrigin(place);
		fact.getDetails().add(JavaFile.setting(BEAN, call.group(1), null, place));
		int arguments = call.group(3).isBlank() ? 0 : call.group(3).split(",", -1).length;
		fact.getDetails().add(JavaFile.setting(SIGNATURE, call.group(2) + '/' + arguments, null, place));
		if (row != null) {
			fact.getDetails().add(JavaFile.setting(ROW, row, null, place));
		}
		parts.add(fact);
	}
}
