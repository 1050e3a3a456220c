/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.protocol;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.workload.DeclaredFigures;

/**
 * Figures as JSON: an array of objects {@code id}, {@code unit}, {@code better} and {@code value}, and rows of figures with
 * {@code values}. Words are no part of it. A value that does not exist is null. An entry whose unit or direction is not known
 * is of a newer version and passed over.
 */
public final class FigureFormat {

	private FigureFormat() {
	}

	/**
	 * Writes figures.
	 *
	 * @param figures values by figure
	 * @return a JSON array, in the order of the map
	 */
	public static JsonArray write(Map<Figure, Double> figures) {
		return entries(figures, (json, value) -> {
			if (Double.isFinite(value)) {
				json.addProperty("value", value);
			} else {
				json.add("value", JsonNull.INSTANCE);
			}
		});
	}

	/**
	 * Writes rows of figures.
	 *
	 * @param rows values by figure
	 * @return a JSON array, in the order of the map
	 */
	public static JsonArray writeRows(Map<Figure, List<Double>> rows) {
		return entries(rows, (json, values) -> {
			JsonArray row = new JsonArray();
			values.forEach(row::add);
			json.add("values", row);
		});
	}

	private static <V> JsonArray entries(Map<Figure, V> figures, BiConsumer<JsonObject, V> value) {
		JsonArray all = new JsonArray();
		figures.forEach((figure, each) -> {
			JsonObject json = new JsonObject();
			json.addProperty("id", figure.id());
			json.addProperty("unit", figure.unit().id());
			json.addProperty("better", figure.better().id());
			value.accept(json, each);
			all.add(json);
		});
		return all;
	}

	/**
	 * Reads figures.
	 *
	 * @param fields the object that holds them
	 * @param name the name of the array, or of the object of words that files of schema 1 and 2 have there
	 * @return values by figure, in their order
	 */
	public static Map<Figure, Double> read(JsonFields fields, String name) {
		if (fields.isObject(name)) {
			return EarlierFigures.read(fields.object(name));
		}
		Map<Figure, Double> figures = new LinkedHashMap<>();
		for (JsonFields entry : fields.objects(name)) {
			figure(entry).ifPresent(figure -> figures.put(figure, entry.number("value", Double.NaN)));
		}
		return figures;
	}

	/**
	 * Reads rows of figures.
	 *
	 * @param fields the object that holds them
	 * @param name the name of the array, or of the object of words that files of schema 2 have there
	 * @return values by figure, in their order
	 */
	public static Map<Figure, List<Double>> readRows(JsonFields fields, String name) {
		if (fields.isObject(name)) {
			return EarlierFigures.readRows(fields.object(name));
		}
		Map<Figure, List<Double>> rows = new LinkedHashMap<>();
		for (JsonFields entry : fields.objects(name)) {
			figure(entry).ifPresent(figure -> rows.put(figure, entry.numbers("values")));
		}
		return rows;
	}

	/** A figure that is declared here counts with the direction that is declared, as long as its unit is the same. */
	private static Optional<Figure> figure(JsonFields entry) {
		Optional<Unit> unit = Unit.find(entry.text("unit", ""));
		Optional<Better> better = Better.find(entry.text("better", ""));
		String id = entry.text("id", "");
		if (id.isEmpty() || unit.isEmpty() || better.isEmpty()) {
			return Optional.empty();
		}
		return Optional.of(DeclaredFigures.find(id).filter(declared -> declared.unit() == unit.get())
				.orElseGet(() -> new Figure(id, unit.get(), better.get())));
	}
}
