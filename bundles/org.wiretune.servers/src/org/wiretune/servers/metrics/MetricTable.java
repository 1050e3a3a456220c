/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;

/**
 * The table of metric sources: what is read from a Java process, as data. The standard table is the resource
 * {@code metric-sources.json} beside this class; a file of the same form adds attributes without code.
 *
 * @param sources
 *            what is read
 * @param derived
 *            what is computed from it
 */
public record MetricTable(List<MetricSource> sources, List<DerivedMetric> derived) {

	private static final String STANDARD = "metric-sources.json"; //$NON-NLS-1$

	/** Copies the lists. */
	public MetricTable {
		sources = List.copyOf(sources);
		derived = List.copyOf(derived);
	}

	/**
	 * The table that comes with WireTune: heap, garbage collection, the thread pools and queues of the embedded server.
	 *
	 * @return the same rows at each call
	 */
	public static MetricTable standard() {
		try (InputStream stream = MetricTable.class.getResourceAsStream(STANDARD);
				Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
			return read(reader, STANDARD);
		} catch (IOException failure) {
			throw new UncheckedIOException(failure);
		}
	}

	/**
	 * Reads a table.
	 *
	 * @param reader
	 *            JSON: {@code {"metrics":[{"id","mbean","attribute","item"?,"instance"?,"except"?,"unit","kind"?,"label"?,
	 *            "meaning"?}],"derived":[{"id","change","over","window"?,"unit"}]}}
	 * @param name
	 *            of the file, for error messages
	 * @return the table
	 * @throws IllegalArgumentException
	 *             when the text is no such table; the message names the file and the row
	 */
	public static MetricTable read(Reader reader, String name) {
		JsonObject root;
		try {
			root = JsonParser.parseReader(reader).getAsJsonObject();
		} catch (JsonParseException | IllegalStateException failure) {
			throw new IllegalArgumentException(name + ": " + failure.getMessage(), failure); //$NON-NLS-1$
		}
		Set<String> ids = new HashSet<>();
		List<MetricSource> sources = new ArrayList<>();
		for (JsonElement row : rows(root, "metrics")) { //$NON-NLS-1$
			sources.add(new Row(row, name, "metrics", sources.size(), ids).source()); //$NON-NLS-1$
		}
		List<DerivedMetric> derived = new ArrayList<>();
		for (JsonElement row : rows(root, "derived")) { //$NON-NLS-1$
			derived.add(new Row(row, name, "derived", derived.size(), ids).derived()); //$NON-NLS-1$
		}
		return new MetricTable(sources, derived);
	}

	private static JsonArray rows(JsonObject root, String member) {
		JsonElement rows = root.get(member);
		return rows instanceof JsonArray array ? array : new JsonArray();
	}

	/**
	 * The unit of a metric.
	 *
	 * @param id
	 *            of a source or a derived metric
	 * @return its unit, empty when the table has no such row
	 */
	public Optional<MetricUnit> unit(String id) {
		for (MetricSource source : sources) {
			if (source.id().equals(id)) {
				return Optional.of(source.unit());
			}
		}
		return derived.stream().filter(metric -> metric.id().equals(id)).map(DerivedMetric::unit).findFirst();
	}

	/**
	 * What a reader calls a metric.
	 *
	 * @param id
	 *            of a source or a derived metric
	 * @return its label; the id itself when the table has no such row
	 */
	public String label(String id) {
		for (MetricSource source : sources) {
			if (source.id().equals(id)) {
				return source.label();
			}
		}
		return derived.stream().filter(metric -> metric.id().equals(id)).map(DerivedMetric::label).findFirst().orElse(id);
	}

	/** One row of the file while it is read; knows where it stands for the error message. */
	private static final class Row {

		private final JsonObject members;
		private final String place;
		private final String id;

		Row(JsonElement row, String file, String list, int index, Set<String> ids) {
			place = file + ", " + list + '[' + index + ']'; //$NON-NLS-1$
			if (!(row instanceof JsonObject object)) {
				throw wrong("is not an object"); //$NON-NLS-1$
			}
			members = object;
			id = text("id"); //$NON-NLS-1$
			if (!ids.add(id)) {
				throw wrong("repeats the id " + id); //$NON-NLS-1$
			}
		}

		MetricSource source() {
			ObjectName pattern;
			try {
				pattern = new ObjectName(text("mbean")); //$NON-NLS-1$
			} catch (MalformedObjectNameException failure) {
				throw wrong("has a wrong mbean: " + failure.getMessage()); //$NON-NLS-1$
			}
			Optional<Pattern> except;
			try {
				except = Optional.of(text("except", "")).filter(text -> !text.isEmpty()).map(Pattern::compile); //$NON-NLS-1$ //$NON-NLS-2$
			} catch (PatternSyntaxException failure) {
				throw wrong("has a wrong except: " + failure.getDescription()); //$NON-NLS-1$
			}
			return new MetricSource(id, pattern, text("attribute"), text("item", ""), text("instance", ""), except, //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$
					choice(MetricUnit.class, "unit", MetricUnit.COUNT), choice(MetricKind.class, "kind", MetricKind.LEVEL), //$NON-NLS-1$ //$NON-NLS-2$
					label(), meaning());
		}

		DerivedMetric derived() {
			JsonElement window = members.get("window"); //$NON-NLS-1$
			double span;
			try {
				span = window == null ? 0 : window.getAsDouble();
			} catch (NumberFormatException | UnsupportedOperationException | IllegalStateException failure) {
				throw wrong("has a window that is no number"); //$NON-NLS-1$
			}
			if (!(span >= 0)) {
				throw wrong("has a negative window"); //$NON-NLS-1$
			}
			return new DerivedMetric(id, text("change"), text("over"), span, //$NON-NLS-1$ //$NON-NLS-2$
					choice(MetricUnit.class, "unit", MetricUnit.PERCENT), label(), meaning()); //$NON-NLS-1$
		}

		private String label() {
			return text("label", Messages.get("metric." + id, id)); //$NON-NLS-1$ //$NON-NLS-2$
		}

		private String meaning() {
			return text("meaning", Messages.get("metric." + id + ".meaning", "")); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
		}

		private <E extends Enum<E>> E choice(Class<E> type, String member, E otherwise) {
			String word = text(member, ""); //$NON-NLS-1$
			if (word.isEmpty()) {
				return otherwise;
			}
			try {
				return Enum.valueOf(type, word.toUpperCase(Locale.ROOT));
			} catch (IllegalArgumentException unknown) {
				throw wrong("has an unknown " + member + ": " + word); //$NON-NLS-1$ //$NON-NLS-2$
			}
		}

		private String text(String member) {
			String text = text(member, ""); //$NON-NLS-1$
			if (text.isEmpty()) {
				throw wrong("has no " + member); //$NON-NLS-1$
			}
			return text;
		}

		private String text(String member, String otherwise) {
			JsonElement value = members.get(member);
			if (value == null || value.isJsonNull()) {
				return otherwise;
			}
			if (!value.isJsonPrimitive()) {
				throw wrong("has a " + member + " that is no text"); //$NON-NLS-1$ //$NON-NLS-2$
			}
			return value.getAsString();
		}

		private IllegalArgumentException wrong(String what) {
			return new IllegalArgumentException(place + ' ' + what + '.');
		}
	}
}
