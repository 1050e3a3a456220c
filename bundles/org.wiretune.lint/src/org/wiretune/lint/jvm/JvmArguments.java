/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.jvm;

import java.util.ArrayList;
import java.util.List;

/** Splits what is given to a Java virtual machine into arguments. */
public final class JvmArguments {

	/** No command line is that long; more is not read. */
	private static final int MAXIMUM = 10_000;

	private JvmArguments() {
	}

	/**
	 * Splits a line at white space. White space between double quotes belongs to its argument; the quotes do not, a
	 * backslash before one makes it a character.
	 *
	 * @param line the line, whatever it was written in decoded already
	 * @return the arguments in their order
	 */
	public static List<ArgumentText> ofLine(ArgumentText line) {
		List<ArgumentText> arguments = new ArrayList<>();
		String text = line.text();
		ArgumentText.Builder argument = null;
		boolean quoted = false;
		for (int i = 0; i < text.length() && arguments.size() < MAXIMUM; i++) {
			char c = text.charAt(i);
			if (Character.isWhitespace(c) && !quoted) {
				if (argument != null) {
					arguments.add(argument.build());
					argument = null;
				}
				continue;
			}
			if (argument == null) {
				argument = new ArgumentText.Builder(line.source(), line.form());
			}
			if (c == '"') {
				quoted = !quoted;
			} else if (c == '\\' && i + 1 < text.length() && text.charAt(i + 1) == '"') {
				argument.append('"', line.start(i), line.end(i + 1));
				i++;
			} else {
				argument.append(c, line.start(i), line.end(i));
			}
		}
		if (argument != null && arguments.size() < MAXIMUM) {
			arguments.add(argument.build());
		}
		return arguments;
	}

	/**
	 * Splits a file that holds an argument on each line, such as {@code jvm.options}. Lines that begin with {@code #} are
	 * remarks; white space inside a line belongs to its argument.
	 *
	 * @param file the file
	 * @return the arguments in their order
	 */
	public static List<ArgumentText> ofLines(ArgumentText file) {
		List<ArgumentText> arguments = new ArrayList<>();
		String text = file.text();
		for (int i = 0; i < text.length() && arguments.size() < MAXIMUM;) {
			int start = i;
			while (i < text.length() && text.charAt(i) != '\n' && text.charAt(i) != '\r') {
				i++;
			}
			int end = i++;
			while (start < end && Character.isWhitespace(text.charAt(start))) {
				start++;
			}
			while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
				end--;
			}
			if (start < end && text.charAt(start) != '#') {
				arguments.add(file.part(start, end));
			}
		}
		return arguments;
	}
}
