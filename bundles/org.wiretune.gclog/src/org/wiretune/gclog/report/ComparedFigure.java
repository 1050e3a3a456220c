/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.report;

import java.util.List;

import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/**
 * One figure of several logs beside each other.
 *
 * @param key its name in JSON
 * @param label what it is called
 * @param unit what the values are
 * @param values the figure of each log in its unit; not a number where the log does not tell it, and for words
 * @param words the words of each log; empty for figures that are numbers
 * @param changes how each log differs from the first: of the second log first
 */
public record ComparedFigure(String key, String label, Unit unit, List<Double> values, List<String> words, List<FigureChange> changes) {

	/** Stands for a figure that a log does not tell. */
	static final String NOTHING = Digits.NONE;

	/** What a figure is. */
	public enum Unit {
		/** Words, such as the name of a collector. */
		WORDS,
		/** A size in bytes. */
		BYTES,
		/** Bytes a second. */
		RATE,
		/** A time in nanoseconds. */
		TIME,
		/** A share in percent. */
		SHARE,
		/** A number of things. */
		COUNT,
		/** Things by the hour. */
		HOURLY
	}

	/** Copies the lists. */
	public ComparedFigure {
		values = List.copyOf(values);
		words = List.copyOf(words);
		changes = List.copyOf(changes);
	}

	/** {@return whether a log tells the figure} @param log the index of the log */
	public boolean isKnown(int log) {
		return unit == Unit.WORDS ? !words.get(log).isEmpty() : Double.isFinite(values.get(log));
	}

	/** {@return whether any log tells it} */
	public boolean isKnown() {
		for (int log = 0; log < Math.max(words.size(), values.size()); log++) {
			if (isKnown(log)) {
				return true;
			}
		}
		return false;
	}

	/** {@return how a log differs from the first} @param log the index of the log, from 1 */
	public FigureChange change(int log) {
		return changes.get(log - 1);
	}

	/** {@return by how many percent the figure of a log is greater than that of the first; not a number where that cannot be said} */
	double changePercent(int log) {
		if (unit == Unit.WORDS) {
			return Double.NaN;
		}
		double first = values.get(0);
		double other = values.get(log);
		if (first == other) {
			return 0;
		}
		return first == 0 ? Double.NaN : (other - first) * 100 / Math.abs(first);
	}

	/** {@return the figure of a log as text; a dash where the log does not tell it} @param log the index of the log */
	public String text(int log) {
		if (!isKnown(log)) {
			return NOTHING;
		}
		return switch (unit) {
		case WORDS -> words.get(log);
		case BYTES -> Quantity.bytes(values.get(log)).text();
		case RATE -> Quantity.bytesPerSecond(values.get(log)).text();
		case TIME -> Quantity.nanoseconds(values.get(log)).text();
		case SHARE -> Quantity.percent(values.get(log)).text();
		case COUNT, HOURLY -> Digits.measured(values.get(log));
		};
	}
}
