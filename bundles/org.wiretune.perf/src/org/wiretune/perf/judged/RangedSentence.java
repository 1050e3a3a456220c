/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;

/** A sentence, the least and the largest of each of its figures, and what it concerns. */
final class RangedSentence {

	private final List<String> parts;
	private final List<ReasonFigure> least;
	private final List<ReasonFigure> largest;
	private final Set<String> concerns = new LinkedHashSet<>();

	private RangedSentence(List<String> parts, List<ReasonFigure> figures) {
		this.parts = parts;
		least = new ArrayList<>(figures);
		largest = new ArrayList<>(figures);
	}

	/**
	 * Takes a sentence apart.
	 *
	 * @param sentence the sentence
	 */
	static RangedSentence of(String sentence) {
		List<String> parts = new ArrayList<>();
		List<ReasonFigure> figures = new ArrayList<>();
		Matcher matcher = ReasonFigure.PATTERN.matcher(sentence);
		int from = 0;
		while (matcher.find()) {
			parts.add(sentence.substring(from, matcher.start()));
			figures.add(ReasonFigure.of(matcher));
			from = matcher.end();
		}
		parts.add(sentence.substring(from));
		return new RangedSentence(parts, figures);
	}

	/** {@return the text between the figures and whether each is a time: sentences that are alike in it differ in figures only} */
	List<String> parts() {
		List<String> key = new ArrayList<>(parts);
		least.forEach(figure -> key.add(figure.kind()));
		return key;
	}

	/** Takes in the figures of a sentence with the same parts. */
	RangedSentence joined(RangedSentence other) {
		for (int i = 0; i < least.size(); i++) {
			least.set(i, other.least.get(i).compareTo(least.get(i)) < 0 ? other.least.get(i) : least.get(i));
			largest.set(i, other.largest.get(i).compareTo(largest.get(i)) > 0 ? other.largest.get(i) : largest.get(i));
		}
		return this;
	}

	/** Names what the sentence concerns. */
	void concern(String name) {
		concerns.add(name);
	}

	/** {@return the names of what it concerns, each once} */
	List<String> concerns() {
		return List.copyOf(concerns);
	}

	/** {@return the sentence with ranges where its figures differ} */
	String text() {
		StringBuilder text = new StringBuilder(parts.get(0));
		for (int i = 0; i < least.size(); i++) {
			text.append(least.get(i).to(largest.get(i))).append(parts.get(i + 1));
		}
		return text.toString();
	}
}
