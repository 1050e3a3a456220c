/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;

/** One step of an {@link ElementPattern} or of a {@link SettingPlace}: a name and conditions. */
final class ElementStep {

	/** How a condition compares. */
	enum Comparison {
		EQUAL, UNEQUAL, CONTAINS, MISSING
	}

	/** A condition on an attribute or, where {@code attribute} is false, on the text of a child element or, for a dot, of the element. */
	record Condition(boolean attribute, String name, Comparison comparison, String value) {

		boolean holds(XmlElement element) {
			String found = value(element);
			return switch (comparison) {
			case EQUAL -> equal(found);
			case UNEQUAL -> !equal(found);
			case CONTAINS -> found != null && found.contains(value);
			case MISSING -> found == null;
			};
		}

		/** A part in round brackets at the beginning may be missing; behind a circumflex upper and lower case are one. */
		private boolean equal(String found) {
			if (value.startsWith("^")) {
				return value.substring(1).equalsIgnoreCase(found);
			}
			int close = value.startsWith("(") ? value.indexOf(')') : -1;
			if (close < 0 || found == null) {
				return value.equals(found);
			}
			String rest = value.substring(close + 1);
			return found.equals(rest) || found.length() == close - 1 + rest.length() && found.startsWith(value.substring(1, close)) && found.endsWith(rest);
		}

		/** {@return the value as a new element would have it} */
		String written() {
			if (value.startsWith("^")) {
				return value.substring(1);
			}
			int close = value.startsWith("(") ? value.indexOf(')') : -1;
			return close < 0 ? value : value.substring(1, close) + value.substring(close + 1);
		}

		private String value(XmlElement element) {
			if (!attribute && name.equals(".")) {
				return element.text();
			}
			if (!attribute) {
				XmlElement child = element.child(name);
				return child == null ? null : child.text();
			}
			if (name.equals("type") && element.attribute("type") == null) {
				return element.typeName();
			}
			XmlAttribute found = element.attribute(name);
			return found == null ? null : found.value();
		}
	}

	private final String name;
	private final String namespacePart;
	private final List<Condition> conditions = new ArrayList<>(1);

	ElementStep(String text) {
		int bracket = text.indexOf('[');
		name = bracket < 0 ? text : text.substring(0, bracket);
		String part = null;
		for (int start = bracket; start >= 0; start = text.indexOf('[', start + 1)) {
			int end = text.indexOf(']', start);
			if (end < 0) {
				throw new IllegalArgumentException(text);
			}
			String condition = text.substring(start + 1, end);
			if (condition.indexOf('=') < 0 && condition.indexOf('~') < 0 && !condition.endsWith("!")) {
				part = condition;
			} else {
				conditions.add(condition(condition));
			}
		}
		namespacePart = part;
		if (name.isEmpty()) {
			throw new IllegalArgumentException(text);
		}
	}

	private static Condition condition(String text) {
		boolean attribute = text.startsWith("@");
		String body = attribute ? text.substring(1) : text;
		if (body.endsWith("!")) {
			return new Condition(attribute, body.substring(0, body.length() - 1), Comparison.MISSING, null);
		}
		int sign = 0;
		while ("=!~".indexOf(body.charAt(sign)) < 0) {
			sign++;
		}
		return switch (body.charAt(sign)) {
		case '!' -> new Condition(attribute, body.substring(0, sign), Comparison.UNEQUAL, body.substring(sign + 2));
		case '~' -> new Condition(attribute, body.substring(0, sign), Comparison.CONTAINS, body.substring(sign + 1));
		default -> new Condition(attribute, body.substring(0, sign), Comparison.EQUAL, body.substring(sign + 1));
		};
	}

	/** Splits at slashes outside of brackets. */
	static List<String> split(String path) {
		List<String> steps = new ArrayList<>();
		int depth = 0;
		int start = 0;
		for (int i = 0; i < path.length(); i++) {
			char c = path.charAt(i);
			if (c == '[') {
				depth++;
			} else if (c == ']') {
				depth--;
			} else if (c == '/' && depth == 0) {
				steps.add(path.substring(start, i));
				start = i + 1;
			}
		}
		if (start < path.length()) {
			steps.add(path.substring(start));
		}
		return steps;
	}

	String name() {
		return name;
	}

	List<Condition> conditions() {
		return conditions;
	}

	boolean matches(XmlElement element) {
		if (!name.equals("*") && !name.equals(element.localName())) {
			return false;
		}
		if (namespacePart != null) {
			String namespace = element.namespace();
			if (namespace == null || !(namespace + ':').contains(':' + namespacePart + ':') && !namespace.contains('/' + namespacePart)) {
				return false;
			}
		}
		for (Condition condition : conditions) {
			if (!condition.holds(element)) {
				return false;
			}
		}
		return true;
	}

	/** {@return the first child that fits, or null} */
	XmlElement child(XmlElement parent) {
		for (XmlElement child = parent.firstChild(); child != null; child = child.next()) {
			if (matches(child)) {
				return child;
			}
		}
		return null;
	}
}
