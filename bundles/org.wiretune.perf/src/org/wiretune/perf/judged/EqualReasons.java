/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.wiretune.perf.result.Measurement;

/**
 * Makes one line of reasons that differ in their figures only: eleven sentences "Other programs used 85.6 % of the machine"
 * are one that names the least and the largest share and how many measurements it concerns.
 */
public final class EqualReasons {

	/** So many measurements are named; more are counted. */
	private static final int MOST_NAMED = 3;

	private EqualReasons() {
	}

	/**
	 * A reason and what it concerns.
	 *
	 * @param sentence the reason with the least and the largest of each of its figures
	 * @param concerns names of what it concerns, each once, in the order they came
	 */
	public record Line(String sentence, List<String> concerns) {

		/** Copies the list. */
		public Line {
			concerns = List.copyOf(concerns);
		}

		/**
		 * {@return the sentence and behind it what it concerns: the names of a few, the number of many}
		 *
		 * @param all how many there are that it could concern
		 */
		public String text(int all) {
			if (concerns.size() >= all) {
				return all == 1 ? sentence : TEXTS.get("judged.reasonOfAll", sentence, all);
			}
			return concerns.size() <= MOST_NAMED ? TEXTS.get("judged.reasonOfNamed", sentence, String.join("; ", concerns))
					: TEXTS.get("judged.reasonOfSome", sentence, concerns.size(), all);
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
		List<Map.Entry<String, String>> reasons = new ArrayList<>();
		for (Measurement measurement : measurements) {
			measurement.invalid().forEach(reason -> reasons.add(Map.entry(name.apply(measurement), reason)));
		}
		return texts(reasons, measurements.size());
	}

	/**
	 * The same of any reasons.
	 *
	 * @param reasons what is concerned and the sentence, as they come
	 * @param all how many there are that could be concerned
	 * @return a sentence for each kind of reason, that of the most first
	 */
	public static List<String> texts(List<Map.Entry<String, String>> reasons, int all) {
		return lines(reasons).stream().map(line -> line.text(all)).toList();
	}

	/**
	 * The same for a caller that names what is concerned in words of its own.
	 *
	 * @param reasons what is concerned and the sentence, as they come
	 * @return a line for each kind of reason, that of the most first
	 */
	public static List<Line> lines(List<Map.Entry<String, String>> reasons) {
		Map<List<String>, RangedSentence> sentences = new LinkedHashMap<>();
		for (Map.Entry<String, String> reason : reasons) {
			RangedSentence sentence = RangedSentence.of(reason.getValue());
			sentences.merge(sentence.parts(), sentence, RangedSentence::joined).concern(reason.getKey());
		}
		return sentences.values().stream().map(sentence -> new Line(sentence.text(), sentence.concerns()))
				.sorted((one, other) -> other.concerns().size() - one.concerns().size()).toList();
	}
}
