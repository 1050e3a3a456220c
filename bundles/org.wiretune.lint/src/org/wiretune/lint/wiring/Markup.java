/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.safety.markup.MarkupText;

/** An element that is added to a file, with what is inside. */
final class Markup {

	private final String name;
	private final Map<String, String> attributes = new LinkedHashMap<>();
	private final List<Markup> children = new ArrayList<>();
	private String text = "";

	/** Makes an empty element. @param name its name with its prefix */
	Markup(String name) {
		this.name = name;
	}

	/** Adds an attribute. @param key its name @param value its value; null leaves it out @return this */
	Markup with(String key, String value) {
		if (value != null) {
			attributes.put(key, value);
		}
		return this;
	}

	/** Adds an element inside. @param child the element @return this */
	Markup add(Markup child) {
		children.add(child);
		return this;
	}

	/** Gives it a text and nothing else inside. @param content the text @return this */
	Markup text(String content) {
		text = content;
		return this;
	}

	/**
	 * {@return the element as text, without white space before its first line or an end of its last}
	 *
	 * @param delimiter the end of a line; empty to write all on one line
	 * @param indentation what the line of the element begins with
	 * @param step by how much lines inside are indented more
	 */
	String write(String delimiter, String indentation, String step) {
		StringBuilder out = new StringBuilder();
		write(out, delimiter, indentation, step);
		return out.toString();
	}

	private void write(StringBuilder out, String delimiter, String indentation, String step) {
		out.append('<').append(name);
		attributes.forEach((key, value) -> out.append(' ').append(key).append("=\"").append(MarkupText.escapeValue(value)).append('"'));
		if (children.isEmpty() && text.isEmpty()) {
			out.append("/>");
			return;
		}
		out.append('>').append(MarkupText.escape(text));
		String inner = delimiter.isEmpty() ? "" : indentation + step;
		for (Markup child : children) {
			out.append(delimiter).append(inner);
			child.write(out, delimiter, inner, step);
		}
		if (!children.isEmpty()) {
			out.append(delimiter).append(delimiter.isEmpty() ? "" : indentation);
		}
		out.append("</").append(name).append('>');
	}
}
