/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.alarms;

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

import org.wiretune.servers.metrics.MetricUnit;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;

/**
 * The alarms on metrics, as data: the resource {@code alarms.json} beside this class, explained at
 * {@link AlarmDefinition}, {@link AlarmCondition} and {@link MetricExpression}. Where limits come from stands with the
 * recommendation of the same id; limits that no source gives are WireTune's own and said to be so in the message.
 *
 * @param definitions
 *            in the order in which changes are told
 */
public record AlarmTable(List<AlarmDefinition> definitions) {

	private static final String STANDARD = "alarms.json"; //$NON-NLS-1$

	/** Copies the list. */
	public AlarmTable {
		definitions = List.copyOf(definitions);
	}

	/**
	 * The alarms that come with WireTune.
	 *
	 * @return the same rows at each call
	 */
	public static AlarmTable standard() {
		try (InputStream stream = AlarmTable.class.getResourceAsStream(STANDARD);
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
	 *            JSON: {@code {"alarms":[{"id","source"?,"each"?,"observed","is":"at least" or "below","limit","clear"?,
	 *            "when"?,"seconds"?,"of"?,"quiet"?,"demand"?,"unit"?,"limitedBy"?}]}}
	 * @param name
	 *            of the file, for error messages
	 * @return the table
	 * @throws IllegalArgumentException
	 *             when the text is no such table; the message names the file and the row
	 */
	public static AlarmTable read(Reader reader, String name) {
		JsonArray rows;
		try {
			rows = JsonParser.parseReader(reader).getAsJsonObject().getAsJsonArray("alarms"); //$NON-NLS-1$
		} catch (JsonParseException | IllegalStateException | ClassCastException failure) {
			throw new IllegalArgumentException(name + ": " + failure.getMessage(), failure); //$NON-NLS-1$
		}
		List<AlarmDefinition> definitions = new ArrayList<>();
		Set<String> keys = new HashSet<>();
		for (JsonElement row : rows == null ? new JsonArray() : rows) {
			String place = name + ", alarms[" + definitions.size() + ']'; //$NON-NLS-1$
			try {
				AlarmDefinition definition = definition(row.getAsJsonObject());
				if (!keys.add(definition.key())) {
					throw new IllegalArgumentException("repeats " + definition.key()); //$NON-NLS-1$
				}
				definitions.add(definition);
			} catch (IllegalArgumentException | IllegalStateException | UnsupportedOperationException failure) {
				throw new IllegalArgumentException(place + ": " + failure.getMessage(), failure); //$NON-NLS-1$
			}
		}
		return new AlarmTable(definitions);
	}

	private static AlarmDefinition definition(JsonObject row) {
		String limit = text(row, "limit", null); //$NON-NLS-1$
		int seconds = number(row, "seconds", 1); //$NON-NLS-1$
		int of = number(row, "of", seconds); //$NON-NLS-1$
		boolean above = switch (text(row, "is", "at least")) { //$NON-NLS-1$ //$NON-NLS-2$
		case "at least" -> true; //$NON-NLS-1$
		case "below" -> false; //$NON-NLS-1$
		default -> throw new IllegalArgumentException("is neither \"at least\" nor \"below\""); //$NON-NLS-1$
		};
		AlarmCondition condition = new AlarmCondition(MetricExpression.parse(text(row, "observed", null)), above, MetricExpression.parse(limit), //$NON-NLS-1$
				MetricExpression.parse(text(row, "clear", limit)), expression(row, "when"), seconds, of, number(row, "quiet", of)); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		return new AlarmDefinition(text(row, "id", null), text(row, "source", ""), text(row, "each", ""), condition, //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$
				expression(row, "demand"), choice(MetricUnit.class, text(row, "unit", "count")), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
				choice(LimitOwner.class, text(row, "limitedBy", "none"))); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private static Optional<MetricExpression> expression(JsonObject row, String member) {
		return row.has(member) ? Optional.of(MetricExpression.parse(text(row, member, null))) : Optional.empty();
	}

	private static <E extends Enum<E>> E choice(Class<E> type, String word) {
		return Enum.valueOf(type, word.toUpperCase(Locale.ROOT).replace(' ', '_'));
	}

	private static int number(JsonObject row, String member, int otherwise) {
		return row.has(member) ? row.get(member).getAsInt() : otherwise;
	}

	private static String text(JsonObject row, String member, String otherwise) {
		if (!row.has(member)) {
			if (otherwise == null) {
				throw new IllegalArgumentException("has no " + member); //$NON-NLS-1$
			}
			return otherwise;
		}
		return row.get(member).getAsString();
	}
}
