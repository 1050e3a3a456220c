/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.text.Texts;

/**
 * A scale with marks at round figures.
 *
 * @param from value at the beginning
 * @param to value at the end, greater than {@code from}
 * @param logarithmic whether equal factors are equally far apart
 * @param marks round values on the scale, ascending
 */
public record AxisScale(double from, double to, boolean logarithmic, List<Double> marks) {

	private static final Texts TEXTS = Texts.of(AxisScale.class);
	private static final double[] TIME_STEPS = { 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 43200 };

	/** Copies the list. */
	public AxisScale {
		marks = List.copyOf(marks);
	}

	/**
	 * A scale from 0.
	 *
	 * @param largest the largest value to show; 0 and less, or no number, give a scale to 1
	 * @param most marks there may be besides 0
	 * @return the scale
	 */
	public static AxisScale fromZero(double largest, int most) {
		double top = Double.isFinite(largest) && largest > 0 ? largest : 1;
		double step = niceStep(top / Math.max(1, most));
		int count = (int) Math.max(1, Math.ceil(top / step - 1e-9));
		List<Double> marks = new ArrayList<>();
		for (int i = 0; i <= count; i++) {
			marks.add(i * step);
		}
		return new AxisScale(0, count * step, false, marks);
	}

	/**
	 * A scale from 0 that ends exactly at a value, such as a configured maximum.
	 *
	 * @param end the end, greater than 0
	 * @param most steps there may be
	 * @return the scale, with round marks and one at its end
	 */
	public static AxisScale endingAt(double end, int most) {
		return stepped(end, niceStep(end / Math.max(1, most)));
	}

	private static AxisScale stepped(double end, double step) {
		List<Double> marks = new ArrayList<>();
		for (int i = 0; i * step < end - step / 2; i++) {
			marks.add(i * step);
		}
		marks.add(end);
		return new AxisScale(0, end, false, marks);
	}

	/**
	 * {@return this scale from 0 with fewer marks, where they lie too near}
	 *
	 * @param least the least that two marks may differ in, such as 1 where half of a thing is none
	 */
	public AxisScale coarser(double least) {
		return step() >= least ? this : stepped(to, least);
	}

	/**
	 * {@return the same scale in another unit}
	 *
	 * @param factor how much of the other unit one of this is
	 */
	public AxisScale times(double factor) {
		return new AxisScale(from * factor, to * factor, logarithmic, marks.stream().map(mark -> mark * factor).toList());
	}

	/**
	 * {@return whether a value lies beyond the end, so that what stands there would not tell the truth}
	 *
	 * @param value any value
	 */
	public boolean isBeyond(double value) {
		return value > to * (1 + 1e-9);
	}

	/**
	 * A logarithmic scale over whole decades.
	 *
	 * @param smallest smallest value to show, greater than 0
	 * @param largest largest value to show
	 * @param most marks there may be
	 * @return the scale
	 */
	public static AxisScale logarithmic(double smallest, double largest, int most) {
		int low = (int) Math.floor(Math.log10(smallest) + 1e-9);
		int high = (int) Math.max(low + 1, Math.ceil(Math.log10(largest) - 1e-9));
		int step = Math.max(1, (int) Math.ceil((high - low) / (double) Math.max(1, most - 1)));
		List<Double> marks = new ArrayList<>();
		for (int decade = low; decade <= high; decade += step) {
			marks.add(Math.pow(10, decade));
		}
		return new AxisScale(Math.pow(10, low), Math.pow(10, high), true, marks);
	}

	/**
	 * A scale of seconds that begins at 0 and ends with the run.
	 *
	 * @param end end in seconds
	 * @param most marks there may be
	 * @return the scale
	 */
	public static AxisScale time(double end, int most) {
		double to = Math.max(1, end);
		double step = TIME_STEPS[TIME_STEPS.length - 1];
		for (int i = TIME_STEPS.length - 1; i >= 0 && to / TIME_STEPS[i] <= Math.max(1, most); i--) {
			step = TIME_STEPS[i];
		}
		while (to / step > Math.max(1, most)) {
			step *= 2;
		}
		List<Double> marks = new ArrayList<>();
		for (double mark = 0; mark <= to + 1e-9; mark += step) {
			marks.add(mark);
		}
		return new AxisScale(0, to, false, marks);
	}

	/**
	 * A scale of a part of the time axis.
	 *
	 * @param from beginning in seconds
	 * @param to end in seconds, greater than {@code from}
	 * @param most marks there may be
	 * @param timed whether it counts seconds, which have round steps of their own; otherwise it counts things
	 * @return the scale
	 */
	public static AxisScale part(double from, double to, int most, boolean timed) {
		double raw = (to - from) / Math.max(1, most);
		double step = niceStep(raw);
		if (timed && raw > 1) {
			step = TIME_STEPS[TIME_STEPS.length - 1];
			for (int i = TIME_STEPS.length - 1; i >= 0 && TIME_STEPS[i] >= raw; i--) {
				step = TIME_STEPS[i];
			}
			while (step < raw) {
				step *= 2;
			}
		}
		List<Double> marks = new ArrayList<>();
		// Rounded up to zero from below it would be a negative zero, which is written with its sign.
		for (double mark = Math.ceil(from / step - 1e-9) + 0.0; mark * step <= to + step * 1e-9; mark++) {
			marks.add(mark * step);
		}
		return new AxisScale(from, to, false, marks);
	}

	/** {@return the step between marks; the whole scale where there is one mark or none} */
	public double step() {
		return marks.size() < 2 ? to - from : marks.get(1) - marks.get(0);
	}

	/**
	 * Where a value lies.
	 *
	 * @param value the value
	 * @return 0 at the beginning to 1 at the end; values outside lie at the ends, what is no number at the beginning
	 */
	public double fraction(double value) {
		if (Double.isNaN(value)) {
			return 0;
		}
		double part = logarithmic ? (Math.log(Math.max(value, from)) - Math.log(from)) / (Math.log(to) - Math.log(from))
				: (value - from) / (to - from);
		return Math.max(0, Math.min(1, part));
	}

	/**
	 * Writes a mark.
	 *
	 * @param mark the mark
	 * @return such as {@code 0}, {@code 0.5}, {@code 250}, {@code 20k}
	 */
	public static String label(double mark) {
		if (mark >= 10_000) {
			return plain(mark / 1000) + 'k';
		}
		return plain(mark);
	}

	/**
	 * Writes a time on the axis.
	 *
	 * @param seconds the time in seconds
	 * @return such as {@code 45 s}, {@code 1:30}, {@code 1:00:00}
	 */
	public static String timeLabel(double seconds) {
		long whole = Math.round(seconds);
		if (whole < 60) {
			return TEXTS.get("seconds", Long.toString(whole));
		}
		String minutes = String.format(Locale.ROOT, "%d:%02d", whole / 60 % 60, whole % 60);
		return whole < 3600 ? minutes : whole / 3600 + ":" + (minutes.length() == 4 ? "0" : "") + minutes;
	}

	/**
	 * Writes a time with parts of seconds where these matter.
	 *
	 * @param seconds the time in seconds
	 * @param step what two times differ in at least
	 * @return such as {@code 45 s}, {@code 12.35 s}, {@code 1:30.5}
	 */
	public static String timeLabel(double seconds, double step) {
		int digits = step >= 1 ? 0 : Math.min(6, (int) Math.ceil(-Math.log10(step) - 1e-9));
		if (digits == 0) {
			return timeLabel(seconds);
		}
		if (seconds < 60) {
			return TEXTS.get("seconds", Digits.fixed(seconds, digits));
		}
		long whole = (long) Math.floor(seconds + 1e-9);
		String part = Digits.fixed(Math.max(0, seconds - whole), digits);
		return part.startsWith("1") ? timeLabel(whole + 1) : timeLabel(whole) + part.substring(1);
	}

	private static String plain(double value) {
		return java.math.BigDecimal.valueOf(value).round(new java.math.MathContext(3)).stripTrailingZeros().toPlainString();
	}

	private static double niceStep(double raw) {
		double power = Math.pow(10, Math.floor(Math.log10(raw)));
		double part = raw / power;
		return power * (part <= 1 + 1e-9 ? 1 : part <= 2 + 1e-9 ? 2 : part <= 5 + 1e-9 ? 5 : 10);
	}
}
