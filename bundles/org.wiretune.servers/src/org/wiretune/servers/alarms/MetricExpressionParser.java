/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.alarms;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.wiretune.servers.alarms.MetricExpression.Node;

/** Reads a {@link MetricExpression} by recursive descent. */
final class MetricExpressionParser {

	/** More nesting than any condition needs; a file must not exhaust the stack. */
	private static final int DEEPEST = 50;

	private final String text;
	private final List<String> metrics = new ArrayList<>();
	private int at;
	private int depth;

	MetricExpressionParser(String text) {
		this.text = text;
	}

	MetricExpression expression() {
		Node root = sum();
		skipSpace();
		if (at < text.length()) {
			throw wrong("unexpected '" + text.charAt(at) + '\''); //$NON-NLS-1$
		}
		return new MetricExpression(text, root, metrics);
	}

	private Node sum() {
		if (++depth > DEEPEST) {
			throw wrong("nested too deeply"); //$NON-NLS-1$
		}
		Node left = product();
		while (true) {
			if (take('+')) {
				Node first = left;
				Node second = product();
				left = (window, instance, age) -> first.value(window, instance, age) + second.value(window, instance, age);
			} else if (take('-')) {
				Node first = left;
				Node second = product();
				left = (window, instance, age) -> first.value(window, instance, age) - second.value(window, instance, age);
			} else {
				depth--;
				return left;
			}
		}
	}

	private Node product() {
		Node left = factor();
		while (true) {
			if (take('*')) {
				Node first = left;
				Node second = factor();
				left = (window, instance, age) -> first.value(window, instance, age) * second.value(window, instance, age);
			} else if (take('/')) {
				Node first = left;
				Node second = factor();
				left = (window, instance, age) -> quotient(first.value(window, instance, age), second.value(window, instance, age));
			} else {
				return left;
			}
		}
	}

	private static double quotient(double dividend, double divisor) {
		return divisor == 0 ? Double.NaN : dividend / divisor;
	}

	private Node factor() {
		skipSpace();
		if (take('(')) {
			Node inner = sum();
			expect(')');
			return inner;
		}
		if (at < text.length() && Character.isDigit(text.charAt(at))) {
			double number = number();
			return (window, instance, age) -> number;
		}
		String word = word();
		skipSpace();
		if (at < text.length() && text.charAt(at) == '(') {
			return call(word);
		}
		metrics.add(word);
		return (window, instance, age) -> window.value(word, instance, age);
	}

	private Node call(String function) {
		expect('(');
		Node call = switch (function) {
		case "total" -> all(false); //$NON-NLS-1$
		case "greatest" -> all(true); //$NON-NLS-1$
		case "or" -> pair((first, second) -> Double.isNaN(first) ? second : first); //$NON-NLS-1$
		case "min" -> pair(Math::min); //$NON-NLS-1$
		case "max" -> pair(Math::max); //$NON-NLS-1$
		case "grow" -> span((inner, count, window, instance, age) -> inner.value(window, instance, age) //$NON-NLS-1$
				- inner.value(window, instance, age + count));
		case "rate" -> span(MetricExpressionParser::rate); //$NON-NLS-1$
		case "highest" -> span((inner, count, window, instance, age) -> values(inner, count, window, instance, age).max().orElse(Double.NaN)); //$NON-NLS-1$
		case "lowest" -> span((inner, count, window, instance, age) -> values(inner, count, window, instance, age).min().orElse(Double.NaN)); //$NON-NLS-1$
		case "swings" -> span(MetricExpressionParser::swings); //$NON-NLS-1$
		default -> throw wrong("unknown function " + function); //$NON-NLS-1$
		};
		expect(')');
		return call;
	}

	private interface Pair {

		double of(double first, double second);
	}

	private Node pair(Pair function) {
		Node first = sum();
		expect(',');
		Node second = sum();
		return (window, instance, age) -> function.of(first.value(window, instance, age), second.value(window, instance, age));
	}

	private interface Span {

		double of(Node inner, int count, SampleWindow window, String instance, int age);
	}

	private Node span(Span function) {
		Node inner = sum();
		expect(',');
		skipSpace();
		double count = number();
		if (!(count >= 1) || count >= SampleWindow.CAPACITY || count != Math.rint(count)) {
			throw wrong("the number of samples is a whole number from 1 to " + (SampleWindow.CAPACITY - 1)); //$NON-NLS-1$
		}
		return (window, instance, age) -> function.of(inner, (int) count, window, instance, age);
	}

	private Node all(boolean greatest) {
		String metric = word();
		metrics.add(metric);
		return (window, instance, age) -> {
			double[] values = window.all(metric, age);
			return values.length == 0 ? Double.NaN : greatest ? Arrays.stream(values).max().getAsDouble() : Arrays.stream(values).sum();
		};
	}

	private static double rate(Node inner, int count, SampleWindow window, String instance, int age) {
		if (age + count >= window.size()) {
			return Double.NaN;
		}
		double seconds = (window.time(age) - window.time(age + count)) / 1000.0;
		return seconds <= 0 ? Double.NaN
				: (inner.value(window, instance, age) - inner.value(window, instance, age + count)) / seconds;
	}

	private static java.util.stream.DoubleStream values(Node inner, int count, SampleWindow window, String instance, int age) {
		return java.util.stream.IntStream.range(age, age + count).mapToDouble(each -> inner.value(window, instance, each))
				.filter(value -> !Double.isNaN(value));
	}

	/** Changes of direction from the oldest sample on; standing still is none. */
	private static double swings(Node inner, int count, SampleWindow window, String instance, int age) {
		int swings = 0;
		double direction = 0;
		double before = Double.NaN;
		for (int each = age + count - 1; each >= age; each--) {
			double value = inner.value(window, instance, each);
			if (Double.isNaN(value)) {
				return Double.NaN;
			}
			double step = Double.isNaN(before) ? 0 : Math.signum(value - before);
			if (step != 0) {
				swings += step == -direction ? 1 : 0;
				direction = step;
			}
			before = value;
		}
		return swings;
	}

	private String word() {
		skipSpace();
		int start = at;
		while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '.')) {
			at++;
		}
		if (start == at) {
			throw wrong(at < text.length() ? "unexpected '" + text.charAt(at) + '\'' : "the end is missing"); //$NON-NLS-1$ //$NON-NLS-2$
		}
		return text.substring(start, at);
	}

	private double number() {
		int start = at;
		while (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '.')) {
			at++;
		}
		try {
			return Double.parseDouble(text.substring(start, at));
		} catch (NumberFormatException failure) {
			throw wrong("a number is missing"); //$NON-NLS-1$
		}
	}

	private boolean take(char wanted) {
		skipSpace();
		if (at < text.length() && text.charAt(at) == wanted) {
			at++;
			return true;
		}
		return false;
	}

	private void expect(char wanted) {
		if (!take(wanted)) {
			throw wrong("'" + wanted + "' is missing"); //$NON-NLS-1$ //$NON-NLS-2$
		}
	}

	private void skipSpace() {
		while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
			at++;
		}
	}

	private IllegalArgumentException wrong(String what) {
		return new IllegalArgumentException("\"" + text + "\", character " + (at + 1) + ": " + what + '.'); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
	}
}
