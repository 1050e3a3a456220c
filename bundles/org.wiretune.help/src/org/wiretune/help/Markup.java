/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import static org.wiretune.help.PageTexts.TEXTS;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.safety.markup.MarkupText;

/** Writes a page of the help as well-formed markup; every text is escaped. */
final class Markup {

	private static final Pattern PLACEHOLDER = Pattern.compile("\\{([A-Za-z][A-Za-z-]*)\\}");

	private static final Set<String> INLINE = Set.of("a", "code", "var", "strong");

	private final StringBuilder out = new StringBuilder(4096);

	/**
	 * Starts a page.
	 *
	 * @param title the title, also the heading
	 * @param toBundle path from the page to the bundle, such as {@code ../}
	 */
	Markup(String title, String toBundle) {
		// The style sheet of the help system follows the theme; PLUGINS_ROOT is its word for the root of all bundles.
		out.append("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"").append(TEXTS.get("language")).append("""
				">
				<head>
				<meta http-equiv="Content-Type" content="text/html; charset=utf-8"/>
				<title>""");
		text(title);
		out.append("</title>\n<link rel=\"stylesheet\" type=\"text/css\" href=\"PLUGINS_ROOT/org.eclipse.help.base/doc/book.css\"/>\n")
				.append("<link rel=\"stylesheet\" type=\"text/css\" href=\"").append(toBundle).append("book.css\"/>\n</head>\n<body>\n");
		element("h1", title);
	}

	/** {@return the whole page} */
	String end() {
		return out.append("</body>\n</html>\n").toString();
	}

	Markup open(String tag) {
		out.append('<').append(tag).append('>');
		return this;
	}

	Markup close(String tag) {
		out.append("</").append(tag).append(INLINE.contains(tag) ? ">" : ">\n");
		return this;
	}

	/** Writes an element with a text. */
	Markup element(String tag, String text) {
		return open(tag).text(text).close(tag);
	}

	/** Writes a paragraph for each block of lines; blank lines stand between them. */
	Markup paragraphs(String text) {
		for (String paragraph : text.strip().split("\n\\s*\n")) {
			element("p", paragraph.strip());
		}
		return this;
	}

	Markup link(String address, String text) {
		out.append("<a href=\"");
		text(address);
		out.append("\">");
		return text(text).close("a");
	}

	Markup line() {
		out.append('\n');
		return this;
	}

	/** Writes a text in which names in braces stand for values that only a finding has. */
	Markup pattern(String text) {
		Matcher name = PLACEHOLDER.matcher(text);
		int from = 0;
		while (name.find()) {
			text(text.substring(from, name.start())).element("var", name.group(1));
			from = name.end();
		}
		return text(text.substring(from));
	}

	Markup text(String text) {
		out.append(MarkupText.escape(text));
		return this;
	}
}
