/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.protocol;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.safety.text.Texts;

/**
 * The words by which run files of schema 1 and 2 know figures, with the figures that they are now. The table is frozen, since
 * such files are for ever; a figure that is new needs no line in it. Words that no line has, such as those by the name of an
 * engine of JMeter, are passed over: in those files a remark tells the same.
 */
final class EarlierFigures {

	private static final Map<String, EarlierFigure> BY_WORD = table();

	/**
	 * What a word stands for.
	 *
	 * @param figure the figure
	 * @param factor a value of then times this is one in the unit of the figure
	 */
	private record EarlierFigure(Figure figure, double factor) {

		double value(double then) {
			return then * factor;
		}
	}

	private EarlierFigures() {
	}

	private static Map<String, EarlierFigure> table() {
		Texts words = Texts.of(EarlierFigures.class, "earlier-figures");
		Map<String, EarlierFigure> table = new HashMap<>();
		for (String word : words.keys()) {
			String[] parts = words.get(word).split(" ");
			table.put(word, new EarlierFigure(new Figure(parts[0], Unit.find(parts[1]).orElseThrow(), Better.find(parts[2]).orElseThrow()),
					Double.parseDouble(parts[3])));
		}
		return table;
	}

	private static Optional<EarlierFigure> find(String word) {
		return Optional.ofNullable(BY_WORD.get(word));
	}

	static Map<Figure, Double> read(JsonFields words) {
		Map<Figure, Double> figures = new LinkedHashMap<>();
		words.names().forEach(word -> find(word).ifPresent(known -> figures.put(known.figure(), known.value(words.number(word, Double.NaN)))));
		return figures;
	}

	static Map<Figure, List<Double>> readRows(JsonFields words) {
		Map<Figure, List<Double>> rows = new LinkedHashMap<>();
		words.names().forEach(word -> find(word)
				.ifPresent(known -> rows.put(known.figure(), words.numbers(word).stream().map(known::value).toList())));
		return rows;
	}
}
