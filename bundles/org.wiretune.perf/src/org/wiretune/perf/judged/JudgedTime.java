/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.wiretune.perf.stat.Interval;
import org.wiretune.safety.quantity.Dimension;
import org.wiretune.safety.quantity.Quantity;

/**
 * The mean time of a call as far as it may be told: with its 95 % interval where valid measurements tell it, and otherwise
 * not judged, with the reason. What was measured all the same leaves only with its mark. Immutable.
 */
public final class JudgedTime {

	private final Interval milliseconds;
	private final boolean usable;
	private final int starts;
	private final String reason;
	private final String leftOut;

	private JudgedTime(Interval milliseconds, boolean usable, int starts, String reason, String leftOut) {
		this.milliseconds = milliseconds;
		this.usable = usable;
		this.starts = starts;
		this.reason = reason;
		this.leftOut = leftOut;
	}

	/**
	 * A time that may be told.
	 *
	 * @param milliseconds the mean with both ends
	 * @param starts how many starts of the server it rests on, 1 or more
	 * @param leftOut why the newest start is not among them, one or more sentences; empty where it is
	 */
	static JudgedTime told(Interval milliseconds, int starts, String leftOut) {
		if (!milliseconds.isKnown()) {
			throw new IllegalArgumentException(milliseconds.toString());
		}
		return new JudgedTime(milliseconds, true, starts, "", Objects.requireNonNull(leftOut, "leftOut"));
	}

	/**
	 * A time that must not be used.
	 *
	 * @param measuredMs what was measured, not a number when nothing was
	 * @param reason why, one or more sentences
	 */
	static JudgedTime notJudged(double measuredMs, String reason) {
		return new JudgedTime(Interval.unknown(measuredMs, 0), false, 0, Objects.requireNonNull(reason, "reason"), "");
	}

	/** {@return whether it may be told and compared} */
	public boolean isUsable() {
		return usable;
	}

	/** {@return the mean in milliseconds with both ends of its 95 % interval; empty where it must not be used} */
	public Optional<Interval> milliseconds() {
		return usable ? Optional.of(milliseconds) : Optional.empty();
	}

	/** {@return how many starts of the server it rests on; 0 where it must not be used} */
	public int starts() {
		return starts;
	}

	/** {@return why it must not be used, a sentence; empty where it may be} */
	public String reason() {
		return reason;
	}

	/**
	 * {@return why the newest start must not be used, so that the time is that of earlier ones, one or more sentences; empty
	 * where the newest counts, or where none may be used}
	 */
	public String leftOut() {
		return leftOut;
	}

	/** {@return such as {@code 20.3 ms}, or {@code not judged}} */
	public String shortText() {
		return usable ? Quantity.milliseconds(milliseconds.estimate()).text() : TEXTS.get("judged.not");
	}

	/** {@return such as {@code 20.3 ms (18.9 to 21.7 ms)}, or {@code not judged}} */
	public String text() {
		return usable ? withEnds() : TEXTS.get("judged.not");
	}

	/** {@return the time with its interval and the starts it rests on, or that it is not judged and why, a sentence} */
	public String sentence() {
		if (!usable) {
			return TEXTS.get("judged.notBecause", reason);
		}
		return withLeftOut(starts == 1 ? TEXTS.get("judged.oneStart", text()) : TEXTS.get("judged.starts", text(), starts));
	}

	/** Both ends in one unit where they have the same. */
	private String withEnds() {
		Quantity low = Quantity.milliseconds(milliseconds.low());
		Quantity high = Quantity.milliseconds(milliseconds.high());
		boolean alike = Dimension.TIME.unit(low.value()) == Dimension.TIME.unit(high.value());
		return TEXTS.get("judged.ends", Quantity.milliseconds(milliseconds.estimate()), alike ? low.number() : low.text(), high);
	}

	/** A text without a full stop, and behind it that the newest start is left out, where it is. */
	String withLeftOut(String text) {
		return leftOut.isEmpty() ? text : TEXTS.get("judged.leftOut", text, leftOut.replaceFirst("\\.$", ""));
	}

	/** {@return whether anything was measured, usable or not} */
	public boolean isMeasured() {
		return Double.isFinite(milliseconds.estimate());
	}

	/** {@return what was measured, such as {@code 20.3 ms}; where it must not be used its mark is behind it; a dash for nothing} */
	public String marked() {
		String measured = Quantity.milliseconds(milliseconds.estimate()).text();
		return usable || !isMeasured() ? measured : TEXTS.get("judged.marked", measured);
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof JudgedTime time && usable == time.usable && starts == time.starts && reason.equals(time.reason)
				&& leftOut.equals(time.leftOut) && milliseconds.equals(time.milliseconds);
	}

	@Override
	public int hashCode() {
		return Objects.hash(milliseconds, usable, starts, reason, leftOut);
	}

	@Override
	public String toString() {
		return sentence();
	}

	/** The reasons of several starts as one text, each said once. */
	static String joined(List<String> reasons) {
		return String.join(" ", reasons.stream().distinct().toList());
	}
}
