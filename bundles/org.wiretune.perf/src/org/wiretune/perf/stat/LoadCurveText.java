/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/** Says in sentences what a {@link LoadCurve} shows. */
public final class LoadCurveText {

	/** Stands for any value; a character that no text has and that is shown as it is. */
	private static final String ANY = "\uE000";
	private static final int MOST_VALUES = 5;
	private static final List<Pattern> SENTENCES = Stream.of("curve.saturated", "curve.notSaturated", "curve.knee", "curve.noKnee", "curve.tooFew",
			"curve.calculated").map(LoadCurveText::pattern).toList();

	private LoadCurveText() {
	}

	/**
	 * The sentences.
	 *
	 * @param curve a curve
	 * @param unit what the load is counted in, in the plural, such as {@code users}
	 * @return whether and where throughput stops growing, and whether and where latency turns
	 */
	public static List<String> of(LoadCurve curve, String unit) {
		if (!curve.isLongEnough()) {
			return List.of(TEXTS.get("curve.tooFew", curve.steps().size()));
		}
		List<LoadCurve.Step> steps = curve.steps();
		LoadCurve.Step first = steps.get(0);
		LoadCurve.Step last = steps.get(steps.size() - 1);
		LoadCurve.Step before = steps.get(steps.size() - 2);
		List<String> sentences = new ArrayList<>();
		sentences.add(curve.plateau()
				.map(step -> TEXTS.get("curve.saturated", load(step), unit, Digits.measured(step.perSecond()),
						Digits.measured(curve.peak().orElseThrow().perSecond())))
				.orElseGet(() -> TEXTS.get("curve.notSaturated", load(before), load(last), unit,
						Digits.measured(before.perSecond()), Digits.measured(last.perSecond()))));
		sentences.add(curve.knee()
				.map(step -> TEXTS.get("curve.knee", load(step), unit, Quantity.milliseconds(step.latencyMs()),
						Quantity.milliseconds(last.latencyMs()), load(last)))
				.orElseGet(() -> TEXTS.get("curve.noKnee", Quantity.milliseconds(first.latencyMs()), Quantity.milliseconds(last.latencyMs()),
						load(first), load(last), unit)));
		return sentences;
	}

	/**
	 * How many users would fill the peak without waiting for one another.
	 *
	 * @param curve the curve of a closed loop, with at least one step
	 * @param pauseMs mean pause of a user, in milliseconds
	 * @return the sentence
	 */
	public static String usersToFill(LoadCurve curve, double pauseMs) {
		return TEXTS.get("curve.calculated", Quantity.milliseconds(curve.steps().get(0).latencyMs()), Quantity.milliseconds(pauseMs),
				Digits.measured(curve.usersToFill(pauseMs).orElseThrow()),
				Digits.measured(curve.peak().orElseThrow().perSecond()));
	}

	/**
	 * {@return whether a sentence is one of these}
	 *
	 * @param sentence a remark of a measurement
	 */
	public static boolean isOne(String sentence) {
		return SENTENCES.stream().anyMatch(pattern -> pattern.matcher(sentence).matches());
	}

	/** The sentence of a key with any values. */
	private static Pattern pattern(String key) {
		Object[] values = new Object[MOST_VALUES];
		Arrays.fill(values, ANY);
		return Pattern.compile(Arrays.stream(TEXTS.get(key, values).split(ANY, -1)).map(Pattern::quote).collect(Collectors.joining(".+")));
	}

	private static String load(LoadCurve.Step step) {
		return String.valueOf(Math.round(step.load()));
	}
}
