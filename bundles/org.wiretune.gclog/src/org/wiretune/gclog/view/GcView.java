/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

/**
 * The part of the time axis that is shown. Steps that would leave the axis stop at its ends.
 *
 * @param from where it begins
 * @param to where it ends, greater than {@code from}
 * @param end the end of the whole axis, which begins at 0
 */
public record GcView(double from, double to, double end) {

	/** What is shown at least, as a part of the whole axis: more digits than times of logs have. */
	private static final double LEAST = 1e-7;

	/**
	 * {@return all of an axis}
	 *
	 * @param end its end, greater than 0
	 */
	public static GcView all(double end) {
		return new GcView(0, end, end);
	}

	/** {@return all of the axis} */
	public GcView fit() {
		return all(end);
	}

	/** {@return whether all of the axis is shown} */
	public boolean isAll() {
		return from <= 0 && to >= end;
	}

	/** {@return how much is shown} */
	public double span() {
		return to - from;
	}

	/**
	 * {@return the part between two points of the axis, in any order}
	 *
	 * @param one a point
	 * @param other another point
	 */
	public GcView between(double one, double other) {
		double low = Math.max(0, Math.min(one, other));
		double high = Math.min(end, Math.max(one, other));
		double least = end * LEAST;
		if (high - low < least) {
			double middle = Math.min(Math.max((low + high) / 2, least / 2), end - least / 2);
			return new GcView(middle - least / 2, middle + least / 2, end);
		}
		return new GcView(low, high, end);
	}

	/**
	 * {@return what is shown after zooming; the point stays where it is}
	 *
	 * @param factor how much of what is shown now is shown then: less than 1 zooms in
	 * @param point a point of the axis
	 */
	public GcView zoom(double factor, double point) {
		double span = Math.min(end, span() * factor);
		double part = span() <= 0 ? 0.5 : (Math.min(Math.max(point, from), to) - from) / span();
		double low = Math.max(0, Math.min(end - span, point - part * span));
		return between(low, low + span);
	}

	/**
	 * {@return what is shown after moving}
	 *
	 * @param part by how much, as a part of what is shown; less than 0 moves to earlier times
	 */
	public GcView pan(double part) {
		double low = Math.max(0, Math.min(end - span(), from + part * span()));
		return new GcView(low, low + span(), end);
	}

	/**
	 * {@return the part with a point in its middle, as far as the axis goes}
	 *
	 * @param point a point of the axis
	 */
	public GcView center(double point) {
		double low = Math.max(0, Math.min(end - span(), point - span() / 2));
		return new GcView(low, low + span(), end);
	}

	/**
	 * {@return what is shown of an axis that has another end now: all of it where all was shown; as much as before at the end where
	 * the end was shown; else the same part}
	 *
	 * @param next the end of the axis, greater than 0
	 */
	public GcView grown(double next) {
		if (isAll() || from >= next) {
			return all(next);
		}
		if (to >= end) {
			return new GcView(Math.max(0, next - span()), next, next);
		}
		return new GcView(from, Math.min(to, next), next);
	}

	/**
	 * {@return whether a point is shown}
	 *
	 * @param point a point of the axis
	 */
	public boolean contains(double point) {
		return point >= from && point <= to;
	}
}
