/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.lint.xml.XmlElement;

/**
 * A pattern of elements: steps with {@code /} between them, compared with an element and the ones around it. Each step is a
 * name without a prefix, or {@code *}, and conditions in brackets:
 * <ul>
 * <li>{@code subsystem[ejb3]}: the namespace contains {@code :ejb3:}, or ends with it; upper case counts
 * <li>{@code factories[@type=MQQueueConnectionFactory]}: the {@code xsi:type} or {@code xmi:type} without its prefix
 * <li>{@code property[@name=min]}: the attribute {@code name} has the value; {@code !=} for another or none
 * <li>{@code property[@name=(hibernate.)jdbc.batch_size]}: the part in round brackets may be missing
 * <li>{@code param[@name=^bufferSize]}: upper and lower case are one
 * <li>{@code bean[@class~Cache]}: the attribute contains the word
 * <li>{@code entry[key=min]}: the text of the child element {@code key} is the value; {@code interceptor[.~Cached]}: the text
 * of the element itself contains the word
 * <li>{@code datasource[@jndi-name!]}: the attribute is missing
 * </ul>
 * A pattern that begins with {@code /} starts at the root element. Not safe to be given by a user.
 */
public final class ElementPattern {

	private final String text;
	private final List<ElementStep> steps = new ArrayList<>();
	private final boolean fromRoot;

	/**
	 * Reads a pattern.
	 *
	 * @param text the pattern
	 * @throws IllegalArgumentException where it is none
	 */
	public ElementPattern(String text) {
		this.text = text;
		fromRoot = text.startsWith("/");
		for (String step : ElementStep.split(fromRoot ? text.substring(1) : text)) {
			steps.add(new ElementStep(step));
		}
		if (steps.isEmpty()) {
			throw new IllegalArgumentException(text);
		}
	}

	/**
	 * Reads patterns with the word {@code or} between them, {@code queue or topic}.
	 *
	 * @param text the patterns
	 * @return each of them
	 */
	public static List<ElementPattern> alternatives(String text) {
		List<ElementPattern> patterns = new ArrayList<>(1);
		for (String each : text.split(" or ")) {
			patterns.add(new ElementPattern(each.strip()));
		}
		return patterns;
	}

	/** {@return the name of the last step, {@code *} for any} */
	public String lastName() {
		return steps.get(steps.size() - 1).name();
	}

	/** {@return whether the pattern fits an element} @param element the element */
	public boolean matches(XmlElement element) {
		XmlElement current = element;
		for (int i = steps.size() - 1; i >= 0; i--) {
			if (current == null || !steps.get(i).matches(current)) {
				return false;
			}
			current = current.parent();
		}
		return !fromRoot || current == null;
	}

	@Override
	public String toString() {
		return text;
	}
}
