/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/**
 * The gauges on the board, as data: the resource {@code gauges.json} beside this class.
 * <p>
 * Default limits. Heap: 90 % of the maximum, garbage included; in the integration lab the healthy run peaked at 75 % of its
 * heap, and the one that ended in an OutOfMemoryError stayed above 82 % after each collection. Garbage collection: 5 % of
 * the time (WebSphere Application Server tuning: collection "within 5 percent of execution time"). Thread pools: all threads
 * busy.
 *
 * @param definitions
 *            in the order of the board
 */
public record GaugeTable(List<GaugeDefinition> definitions) {

	private static final String STANDARD = "gauges.json"; //$NON-NLS-1$

	/** Copies the list. */
	public GaugeTable {
		definitions = List.copyOf(definitions);
	}

	/**
	 * The gauges that come with WireTune.
	 *
	 * @return the same rows at each call
	 */
	public static GaugeTable standard() {
		try (InputStream stream = GaugeTable.class.getResourceAsStream(STANDARD);
				Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
			List<GaugeDefinition> definitions = new ArrayList<>();
			for (JsonElement row : JsonParser.parseReader(reader).getAsJsonObject().getAsJsonArray("gauges")) { //$NON-NLS-1$
				definitions.add(definition(row.getAsJsonObject()));
			}
			return new GaugeTable(definitions);
		} catch (IOException failure) {
			throw new UncheckedIOException(failure);
		}
	}

	private static GaugeDefinition definition(JsonObject row) {
		List<String> details = new ArrayList<>();
		if (row.has("details")) { //$NON-NLS-1$
			row.getAsJsonArray("details").forEach(id -> details.add(id.getAsString())); //$NON-NLS-1$
		}
		return new GaugeDefinition(text(row, "id"), text(row, "group"), text(row, "value"), text(row, "inner"), text(row, "maximum"), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
				text(row, "waiting"), row.has("end") ? row.get("end").getAsDouble() : 0, //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
				limit(row.getAsJsonObject("limit")), details); //$NON-NLS-1$
	}

	private static String text(JsonObject row, String member) {
		return row.has(member) ? row.get(member).getAsString() : ""; //$NON-NLS-1$
	}

	private static GaugeLimit limit(JsonObject limit) {
		if (limit == null) {
			return GaugeLimit.NONE;
		}
		return limit.has("ofMaximum") ? new GaugeLimit(GaugeLimit.Kind.SHARE, limit.get("ofMaximum").getAsDouble()) //$NON-NLS-1$ //$NON-NLS-2$
				: new GaugeLimit(GaugeLimit.Kind.VALUE, limit.get("value").getAsDouble()); //$NON-NLS-1$
	}
}
