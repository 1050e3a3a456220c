/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.lint.xml.XmlText;
import org.wiretune.model.settings.Setting;

/**
 * A Java annotation in the text of an XML element, as {@code ejb3-interceptors-aop.xml} has them:
 * {@code @org.jboss.ejb3.annotation.Pool (value="StrictMaxPool", maxSize=15, timeout=10000)}.
 */
final class AnnotationMembers {

	private final String text;
	private final int at;
	private final int open;
	private final int close;
	private final int offset;
	private final SourceText source;
	private final XmlSettings settings;

	private AnnotationMembers(String text, int at, int open, int close, int offset, SourceText source, XmlSettings settings) {
		this.text = text;
		this.at = at;
		this.open = open;
		this.close = close;
		this.offset = offset;
		this.source = source;
		this.settings = settings;
	}

	/** The annotation in the text of an element; null where there is none or the element was not read to its end. */
	static AnnotationMembers of(XmlElement element, XmlSettings settings) {
		if (!element.hasText() || !element.isClosed()) {
			return null;
		}
		String text = XmlText.withoutComments(element.rawText());
		int at = text.indexOf('@');
		int open = text.indexOf('(');
		int close = text.lastIndexOf(')');
		if (at < 0 || open < at || close < open) {
			return null;
		}
		return new AnnotationMembers(text, at, open, close, element.textStart(), element.document().source(), settings);
	}

	/** The simple name of the annotation. */
	String type() {
		String type = text.substring(at + 1, open).strip();
		return type.substring(type.lastIndexOf('.') + 1);
	}

	/** The range of the annotation's name. */
	Origin origin() {
		return source.origin(offset + at, open - at);
	}

	/** The names of the members that are written; {@code value} for one that stands without its name. */
	List<String> names() {
		List<String> names = new ArrayList<>();
		for (int i = open + 1; i < close;) {
			int end = memberEnd(i);
			if (!text.substring(i, end).isBlank()) {
				names.add(name(i, end));
			}
			i = end + 1;
		}
		return names;
	}

	/** The setting that a member states, or its place behind the others. */
	Setting setting(String name, String unit) {
		for (int i = open + 1; i < close;) {
			int end = memberEnd(i);
			if (name(i, end).equals(name) && !text.substring(i, end).isBlank()) {
				return value(name, named(i, end) ? text.indexOf('=', i) + 1 : i, end, unit);
			}
			i = end + 1;
		}
		boolean empty = text.substring(open + 1, close).isBlank();
		String quote = name.equals("value") ? "\"" : "";
		int place = offset + close;
		return settings.missing(name, new Insertion(source.path(), place, source.line(place), (empty ? "" : ", ") + name + "=" + quote, quote, quote.isEmpty() ? AnnotationForm.WORD : AnnotationForm.QUOTED), unit, null);
	}

	private String name(int from, int end) {
		return named(from, end) ? text.substring(from, text.indexOf('=', from)).strip() : "value";
	}

	private boolean named(int from, int end) {
		int equals = text.indexOf('=', from);
		if (equals < 0 || equals >= end) {
			return false;
		}
		String word = text.substring(from, equals).strip();
		return !word.isEmpty() && word.chars().allMatch(Character::isJavaIdentifierPart);
	}

	private int memberEnd(int from) {
		boolean quoted = false;
		for (int i = from; i < close; i++) {
			char c = text.charAt(i);
			if (c == '"') {
				quoted = !quoted;
			} else if (c == ',' && !quoted) {
				return i;
			}
		}
		return close;
	}

	private Setting value(String name, int from, int to, String unit) {
		int first = from;
		int last = to;
		while (first < last && Character.isWhitespace(text.charAt(first))) {
			first++;
		}
		while (last > first && Character.isWhitespace(text.charAt(last - 1))) {
			last--;
		}
		boolean quoted = last - first > 1 && text.charAt(first) == '"' && text.charAt(last - 1) == '"';
		if (quoted) {
			first++;
			last--;
		}
		return settings.set(name, XmlText.ofContent(text.substring(first, last)), source.origin(offset + first, last - first), unit, quoted ? AnnotationForm.QUOTED : AnnotationForm.WORD);
	}
}
