/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;

import org.wiretune.safety.markup.MarkupText;

/**
 * Writes the XML of a test plan of JMeter, indented by two spaces as JMeter does. Texts are written so that JMeter takes
 * them as they are: what would begin a variable or a function ({@code ${}) comes from a variable that holds the dollar.
 */
final class JmxWriter {

	/** Variable of the plan whose value is a dollar. */
	static final String DOLLAR = "WIRETUNE_DOLLAR";

	private final StringBuilder text = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
	private final Deque<String> open = new ArrayDeque<>();

	/** Begins an element with attributes, given as names and values in turn. */
	JmxWriter begin(String name, String... attributes) {
		indent().append('<').append(name);
		for (int i = 0; i < attributes.length; i += 2) {
			text.append(' ').append(attributes[i]).append("=\"").append(MarkupText.escapeValue(attributes[i + 1])).append('"');
		}
		text.append(">\n");
		open.push(name);
		return this;
	}

	/** Begins an element of a plan, which is switched on. */
	JmxWriter element(String type, String gui, String name) {
		return begin(type, "guiclass", gui, "testclass", type, "testname", name, "enabled", "true");
	}

	/** Ends the element that was begun last. */
	JmxWriter end() {
		String name = open.pop();
		indent().append("</").append(name).append(">\n");
		return this;
	}

	/** Ends an element of a plan and begins what is below it. */
	JmxWriter children() {
		return end().begin("hashTree");
	}

	/** Ends an element of a plan that has nothing below it. */
	JmxWriter leaf() {
		return children().end();
	}

	/** A property whose text is taken as it is. */
	JmxWriter text(String name, String value) {
		return property("stringProp", name, literal(value));
	}

	JmxWriter number(String name, long value) {
		return property("intProp", name, String.valueOf(value));
	}

	JmxWriter longNumber(String name, long value) {
		return property("longProp", name, String.valueOf(value));
	}

	JmxWriter truth(String name, boolean value) {
		return property("boolProp", name, String.valueOf(value));
	}

	/** A property as JMeter's beans write fractions. */
	JmxWriter fraction(String name, double value) {
		begin("doubleProp");
		indent().append("<name>").append(MarkupText.escapeValue(name)).append("</name>\n");
		indent().append("<value>").append(decimal(value)).append("</value>\n");
		indent().append("<savedValue>0.0</savedValue>\n");
		return end();
	}

	/** {@return the XML; everything that was begun has to be ended} */
	String finish() {
		if (!open.isEmpty()) {
			throw new IllegalStateException(open.peek());
		}
		return text.toString();
	}

	JmxWriter property(String type, String name, String value) {
		indent().append('<').append(type).append(" name=\"").append(MarkupText.escapeValue(name)).append("\">").append(MarkupText.escapeValue(value))
				.append("</").append(type).append(">\n");
		return this;
	}

	static String decimal(double value) {
		return String.format(Locale.ROOT, "%.6f", value).replaceFirst("(\\.\\d+?)0+$", "$1");
	}

	/** Only in a text with a function does JMeter read a backslash as an escape. */
	static String literal(String value) {
		return value.contains("${") ? value.replace("\\", "\\\\").replace("${", "${" + DOLLAR + "}{") : value;
	}

	private StringBuilder indent() {
		return text.append("  ".repeat(open.size()));
	}
}
