/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

import org.wiretune.safety.markup.MarkupText;

/** Writes HTML and XML: every text is escaped, and characters that XML does not allow are replaced. Nothing out of a file begins a line of its own. */
final class Markup {

	private final Appendable out;

	Markup(Appendable out) {
		this.out = out;
	}

	/** Writes markup as it is. */
	Markup raw(String markup) throws IOException {
		out.append(markup);
		return this;
	}

	/** Writes a start tag. @param name the element @param attributes names and values in turn; one whose value is null is left out */
	Markup open(String name, String... attributes) throws IOException {
		out.append('<').append(name);
		for (int i = 0; i < attributes.length; i += 2) {
			if (attributes[i + 1] != null) {
				out.append(' ').append(attributes[i]).append("=\"").append(MarkupText.escapeLine(attributes[i + 1])).append('"');
			}
		}
		out.append('>');
		return this;
	}

	/** Writes an end tag and ends the line. */
	Markup close(String name) throws IOException {
		out.append("</").append(name).append(">\n");
		return this;
	}

	/** Writes an element with a text. */
	Markup element(String name, String text, String... attributes) throws IOException {
		open(name, attributes);
		out.append(MarkupText.escapeLine(text)).append("</").append(name).append(">\n");
		return this;
	}

	/** Writes an element with a text of several lines. */
	Markup element(String name, List<String> lines, String... attributes) throws IOException {
		open(name, attributes);
		out.append(lines.stream().map(MarkupText::escapeLine).collect(Collectors.joining("\n"))).append("</").append(name).append(">\n");
		return this;
	}
}
