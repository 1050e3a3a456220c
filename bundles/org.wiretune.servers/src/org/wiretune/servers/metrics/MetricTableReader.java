/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.io.Reader;
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

/** Reads a {@link MetricTable} from JSON and says which row is wrong. */
final class MetricTableReader {

	private final String file;
	private final Set<String> ids = new HashSet<>();

	private MetricTableReader(String file) {
		this.file = file;
	}

	static MetricTable read(Reader reader, String file) {
		JsonObject root;
		try {
			root = JsonParser.parseReader(reader).getAsJsonObject();
		} catch (JsonParseException | IllegalStateException failure) {
			throw new IllegalArgumentException(file + ": " + failure.getMessage(), failure); //$NON-NLS-1$
		}
		return new MetricTableReader(file).table(root);
	}

	private MetricTable table(JsonObject root) {
		List<MetricSource> sources = new ArrayList<>();
		for (JsonElement row : rows(root, "metrics")) { //$NON-NLS-1$
			sources.add(new Row(row, "metrics", sources.size()).source()); //$NON-NLS-1$
		}
		List<DerivedMetric> derived = new ArrayList<>();
		for (JsonElement row : rows(root, "derived")) { //$NON-NLS-1$
			derived.add(new Row(row, "derived", derived.size()).derived()); //$NON-NLS-1$
		}
		List<DifferenceMetric> differences = new ArrayList<>();
		for (JsonElement row : rows(root, "differences")) { //$NON-NLS-1$
			differences.add(new Row(row, "differences", differences.size()).difference()); //$NON-NLS-1$
		}
		List<MetricDescription> described = new ArrayList<>();
		for (JsonElement row : rows(root, "described")) { //$NON-NLS-1$
			described.add(new Row(row, "described", described.size()).described()); //$NON-NLS-1$
		}
		return new MetricTable(sources, derived, differences, described);
	}

	private static JsonArray rows(JsonObject root, String member) {
		return root.get(member) instanceof JsonArray array ? array : new JsonArray();
	}

	/** One row of the file while it is read; knows where it stands for the error message. */
	private final class Row {

		private final JsonObject members;
		private final String place;
		private final String id;

		Row(JsonElement row, String list, int index) {
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
			List<ObjectName> patterns = new ArrayList<>();
			if (members.get("mbean") instanceof JsonArray several && !several.isEmpty()) { //$NON-NLS-1$
				several.forEach(each -> patterns.add(pattern(each.isJsonPrimitive() ? each.getAsString() : each.toString())));
			} else {
				patterns.add(pattern(text("mbean"))); //$NON-NLS-1$
			}
			String operation = text("operation", ""); //$NON-NLS-1$ //$NON-NLS-2$
			String attribute = operation.isEmpty() ? text("attribute") : ""; //$NON-NLS-1$ //$NON-NLS-2$
			double every = number("every", 1); //$NON-NLS-1$
			if (!(every >= 1) || every != Math.rint(every)) {
				throw wrong("has an every that is no whole number of readings"); //$NON-NLS-1$
			}
			double scale = number("scale", 1); //$NON-NLS-1$
			if (!(scale > 0)) {
				throw wrong("has a scale that is not above zero"); //$NON-NLS-1$
			}
			MBeanSelection beans = new MBeanSelection(patterns, text("instance", ""), expression("naming"), expression("only"), expression("except")); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$
			MetricReading reading = new MetricReading(attribute, text("item", ""), operation, expression("find"), text("guard", ""), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$
					(int) Math.min(every, Integer.MAX_VALUE), scale);
			return new MetricSource(id, beans, reading, choice(MetricUnit.class, "unit", MetricUnit.COUNT), //$NON-NLS-1$
					choice(MetricKind.class, "kind", MetricKind.LEVEL), label(), meaning()); //$NON-NLS-1$
		}

		private ObjectName pattern(String text) {
			try {
				return new ObjectName(text);
			} catch (MalformedObjectNameException failure) {
				throw wrong("has a wrong mbean: " + failure.getMessage()); //$NON-NLS-1$
			}
		}

		DerivedMetric derived() {
			double window = number("window", 0); //$NON-NLS-1$
			if (!(window >= 0)) {
				throw wrong("has a negative window"); //$NON-NLS-1$
			}
			double factor = number("factor", 100); //$NON-NLS-1$
			if (!(factor > 0)) {
				throw wrong("has a factor that is not above zero"); //$NON-NLS-1$
			}
			return new DerivedMetric(id, text("change"), text("over"), window, factor, //$NON-NLS-1$ //$NON-NLS-2$
					choice(MetricUnit.class, "unit", MetricUnit.PERCENT), label(), meaning()); //$NON-NLS-1$
		}

		DifferenceMetric difference() {
			return new DifferenceMetric(id, text("from"), text("minus"), choice(MetricUnit.class, "unit", MetricUnit.COUNT), label(), meaning()); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		}

		MetricDescription described() {
			return new MetricDescription(id, choice(MetricUnit.class, "unit", MetricUnit.COUNT), label(), meaning()); //$NON-NLS-1$
		}

		private String label() {
			return text("label", Messages.get("metric." + id, id)); //$NON-NLS-1$ //$NON-NLS-2$
		}

		private String meaning() {
			return text("meaning", Messages.get("metric." + id + ".meaning", "")); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
		}

		private Optional<Pattern> expression(String member) {
			String text = text(member, ""); //$NON-NLS-1$
			try {
				return text.isEmpty() ? Optional.empty() : Optional.of(Pattern.compile(text));
			} catch (PatternSyntaxException failure) {
				throw wrong("has a wrong " + member + ": " + failure.getDescription()); //$NON-NLS-1$ //$NON-NLS-2$
			}
		}

		private double number(String member, double otherwise) {
			JsonElement value = members.get(member);
			try {
				return value == null ? otherwise : value.getAsDouble();
			} catch (NumberFormatException | UnsupportedOperationException | IllegalStateException failure) {
				throw wrong("has a " + member + " that is no number"); //$NON-NLS-1$ //$NON-NLS-2$
			}
		}

		private <E extends Enum<E>> E choice(Class<E> type, String member, E otherwise) {
			String word = text(member, ""); //$NON-NLS-1$
			if (word.isEmpty()) {
				return otherwise;
			}
			try {
				return Enum.valueOf(type, word.toUpperCase(Locale.ROOT).replace(' ', '_'));
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
