/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import java.util.function.UnaryOperator;

/** Puts the values of variables in place of {@code ${NAME}} and {@code $(NAME)}, also where a value names further variables. */
public final class Variables {

	/** Values that name each other end here; so does one that names itself. */
	private static final int MAXIMUM_DEPTH = 16;
	private static final int MAXIMUM_LENGTH = 65_536;

	/** Many small values in one another would take forever although they come to little. */
	private static final int MAXIMUM_VALUES = 1_000;

	private final UnaryOperator<String> values;
	private final StringBuilder resolved = new StringBuilder();
	private int taken;

	private Variables(UnaryOperator<String> values) {
		this.values = values;
	}

	/**
	 * {@return the text with the values of its variables; null where one of them is not known, names itself or where the
	 * result is longer than 65,536 characters or made of more than 1,000 values}
	 *
	 * @param text the text, or null
	 * @param values gives the value of a variable, or null where there is none
	 */
	public static String resolve(String text, UnaryOperator<String> values) {
		Variables variables = new Variables(values);
		return text != null && variables.append(text, 0) ? variables.resolved.toString() : null;
	}

	private boolean append(String text, int depth) {
		for (int i = 0; i < text.length();) {
			char c = text.charAt(i);
			char open = c == '$' && i + 1 < text.length() ? text.charAt(i + 1) : 0;
			if (open != '{' && open != '(') {
				resolved.append(c);
				i++;
			} else {
				int close = text.indexOf(open == '{' ? '}' : ')', i);
				String value = close < 0 || depth == MAXIMUM_DEPTH || ++taken > MAXIMUM_VALUES ? null : values.apply(text.substring(i + 2, close));
				if (value == null || !append(value, depth + 1)) {
					return false;
				}
				i = close + 1;
			}
			if (resolved.length() > MAXIMUM_LENGTH) {
				return false;
			}
		}
		return true;
	}
}
