/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.util.HashMap;
import java.util.Map;

import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlDocument;
import org.wiretune.lint.xml.XmlElement;

/**
 * Where a caret is in a tag of an XML text that is being typed, so that nothing behind the caret needs to be well-formed.
 *
 * @param part the part of the tag
 * @param element name of the tag with its prefix
 * @param attribute name of the attribute with its prefix; empty where the caret is in none
 * @param start first character of the name or value at the caret
 * @param end offset behind it
 * @param attributes values of the attributes of the tag that can be told, as written, by their names with prefix
 * @param parent the element around the tag, or null
 */
record TagPlace(Part part, String element, String attribute, int start, int end, Map<String, String> attributes, XmlElement parent) {

	/** A part of a tag. */
	enum Part {
		/** Between the quotes of an attribute. */
		VALUE,
		/** In or at the name of an attribute, or where one may start. */
		ATTRIBUTE
	}

	/** {@return where the caret is, or null where it is in no tag} @param text the text @param offset the caret */
	static TagPlace at(String text, int offset) {
		int tag = offset == 0 ? -1 : text.lastIndexOf('<', offset - 1);
		if (tag < 0 || tag + 1 >= text.length() || "!?/".indexOf(text.charAt(tag + 1)) >= 0 || isInside(text, offset, "<!--", "-->")
				|| isInside(text, offset, "<![CDATA[", "]]>")) {
			return null;
		}
		int nameEnd = endOfName(text, tag + 1);
		if (nameEnd >= offset) {
			return null;
		}
		return new Lexer(text, offset, tag, text.substring(tag + 1, nameEnd)).read(nameEnd);
	}

	/** {@return the name of the tag without its prefix} */
	String localElement() {
		return local(element);
	}

	/** {@return the name of the attribute without its prefix} */
	String localAttribute() {
		return local(attribute);
	}

	/** {@return the value of an attribute by its name without a prefix, or null} @param localName the name */
	String value(String localName) {
		return attributes.entrySet().stream().filter(each -> local(each.getKey()).equals(localName)).map(Map.Entry::getValue).findFirst().orElse(null);
	}

	static String local(String name) {
		return name.substring(name.indexOf(':') + 1);
	}

	private static boolean isInside(String text, int offset, String open, String close) {
		int start = text.lastIndexOf(open, offset - 1);
		return start >= 0 && text.indexOf(close, start) + close.length() > offset || start >= 0 && text.indexOf(close, start) < 0;
	}

	private static int endOfName(String text, int from) {
		int end = from;
		while (end < text.length() && " \t\r\n=/>\"'<".indexOf(text.charAt(end)) < 0) {
			end++;
		}
		return end;
	}

	/** Reads the attributes of the tag. */
	private static final class Lexer {

		private final String text;
		private final int offset;
		private final int tag;
		private final String element;
		private final Map<String, String> attributes = new HashMap<>();
		private Part part;
		private String attribute = "";
		private int start;
		private int end;

		Lexer(String text, int offset, int tag, String element) {
			this.text = text;
			this.offset = offset;
			this.tag = tag;
			this.element = element;
		}

		TagPlace read(int from) {
			int at = from;
			while (at < text.length() && text.charAt(at) != '>' && text.charAt(at) != '<') {
				char c = text.charAt(at);
				if (c <= ' ' || c == '/' || c == '"' || c == '\'' || c == '=') {
					if (at + 1 == offset && c <= ' ' && (offset >= text.length() || endOfName(text, offset) == offset)) {
						found(Part.ATTRIBUTE, "", offset, offset);
					}
					at++;
				} else {
					at = attribute(at);
				}
			}
			if (part == null || at < offset && part != Part.VALUE) {
				return null;
			}
			return new TagPlace(part, element, attribute, start, end, Map.copyOf(attributes), parent());
		}

		private int attribute(int from) {
			int nameEnd = endOfName(text, from);
			String name = text.substring(from, nameEnd);
			if (from <= offset && offset <= nameEnd) {
				found(Part.ATTRIBUTE, name, from, nameEnd);
			}
			int at = skipSpace(nameEnd);
			if (at >= text.length() || text.charAt(at) != '=') {
				return Math.max(nameEnd, from + 1);
			}
			at = skipSpace(at + 1);
			if (at >= text.length() || text.charAt(at) != '"' && text.charAt(at) != '\'') {
				return at;
			}
			int valueStart = at + 1;
			int valueEnd = endOfValue(valueStart, text.charAt(at));
			if (valueStart <= offset && offset <= valueEnd) {
				found(Part.VALUE, name, valueStart, valueEnd);
			}
			attributes.put(name, text.substring(valueStart, valueEnd));
			return valueEnd < text.length() && text.charAt(valueEnd) == text.charAt(at) ? valueEnd + 1 : valueEnd;
		}

		/** Where the quote is missing, the value ends at the first white space behind the caret. */
		private int endOfValue(int valueStart, char quote) {
			int close = text.indexOf(quote, valueStart);
			String value = close < 0 ? null : text.substring(valueStart, close);
			if (value != null && value.indexOf('<') < 0 && value.indexOf('=') < 0 && value.indexOf('\n') < 0 || value != null && value.contains("://")) {
				return close;
			}
			int until = valueStart;
			while (until < text.length() && text.charAt(until) > ' ' && "<>/\"'".indexOf(text.charAt(until)) < 0) {
				until++;
			}
			return until;
		}

		private void found(Part where, String name, int from, int to) {
			part = where;
			attribute = name;
			start = from;
			end = to;
		}

		private int skipSpace(int from) {
			int at = from;
			while (at < text.length() && text.charAt(at) <= ' ') {
				at++;
			}
			return at;
		}

		/** The innermost element that is open where the tag starts. */
		private XmlElement parent() {
			XmlDocument before = XmlDocument.parse(SourceText.of("", text.substring(0, tag)), root -> true, problem -> {
				// The text ends in the middle by intention.
			});
			XmlElement open = before == null ? null : before.root();
			if (open == null || open.isClosed()) {
				return null;
			}
			while (open.lastChild() != null && !open.lastChild().isClosed()) {
				open = open.lastChild();
			}
			return open;
		}
	}
}
