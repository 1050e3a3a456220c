/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wiretune.perf.internal.Texts;
import org.wiretune.perf.result.Measurement;

/**
 * Makes one line of reasons that differ in their figures only: eleven sentences "Other programs used 85.6 % of the machine"
 * are one that names the least and the largest share and how many measurements it concerns.
 */
public final class EqualReasons {

	private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)?");
	/** So many measurements are named; more are counted. */
	private static final int MOST_NAMED = 3;

	private EqualReasons() {
	}

	/** A sentence without its figures, what it concerns, and the least and largest of each figure. */
	private static final class Line {
		private final List<String> parts;
		private final List<String> least;
		private final List<String> largest;
		private final List<String> concerns = new ArrayList<>();

		Line(List<String> parts, List<String> figures) {
			this.parts = parts;
			least = new ArrayList<>(figures);
			largest = new ArrayList<>(figures);
		}

		void add(String concerned, List<String> figures) {
			concerns.add(concerned);
			for (int i = 0; i < figures.size(); i++) {
				BigDecimal figure = new BigDecimal(figures.get(i));
				if (figure.compareTo(new BigDecimal(least.get(i))) < 0) {
					least.set(i, figures.get(i));
				}
				if (figure.compareTo(new BigDecimal(largest.get(i))) > 0) {
					largest.set(i, figures.get(i));
				}
			}
		}

		String sentence() {
			StringBuilder text = new StringBuilder(parts.get(0));
			for (int i = 0; i < least.size(); i++) {
				text.append(least.get(i));
				if (!largest.get(i).equals(least.get(i))) {
					text.append('\u2013').append(largest.get(i));
				}
				text.append(parts.get(i + 1));
			}
			return text.toString();
		}

		String text(int all) {
			if (concerns.size() == all) {
				return all == 1 ? sentence() : Texts.get("judged.reasonOfAll", sentence(), all);
			}
			return concerns.size() <= MOST_NAMED ? Texts.get("judged.reasonOfNamed", sentence(), String.join("; ", concerns))
					: Texts.get("judged.reasonOfSome", sentence(), concerns.size(), all);
		}
	}

	/**
	 * The reasons why measurements must not be used.
	 *
	 * @param measurements all measurements of a run, the valid ones too
	 * @param name gives the name of a measurement for people
	 * @return a sentence for each kind of reason, that of the most measurements first; none when all are valid
	 */
	public static List<String> of(List<Measurement> measurements, Function<Measurement, String> name) {
		Map<List<String>, Line> lines = new LinkedHashMap<>();
		for (Measurement measurement : measurements) {
			for (String reason : measurement.invalid()) {
				List<String> figures = new ArrayList<>();
				List<String> parts = parts(reason, figures);
				lines.computeIfAbsent(parts, key -> new Line(key, figures)).add(name.apply(measurement), figures);
			}
		}
		return lines.values().stream().sorted((one, other) -> other.concerns.size() - one.concerns.size())
				.map(line -> line.text(measurements.size())).toList();
	}

	/** The text between the figures, which go to the list. */
	private static List<String> parts(String reason, List<String> figures) {
		List<String> parts = new ArrayList<>();
		Matcher matcher = NUMBER.matcher(reason);
		int from = 0;
		while (matcher.find()) {
			parts.add(reason.substring(from, matcher.start()));
			figures.add(matcher.group());
			from = matcher.end();
		}
		parts.add(reason.substring(from));
		return parts;
	}
}
