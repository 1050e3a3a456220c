/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.wiretune.safety.text.Texts;
import org.wiretune.servers.metrics.MetricTable;
import org.wiretune.servers.metrics.TableFile;
import org.wiretune.servers.metrics.TableRow;

/** Reads the rows of a {@link GaugeTable} and says which is wrong. */
final class GaugeTableReader {

	private static final Texts TEXTS = Texts.of(GaugeTableReader.class, "messages"); //$NON-NLS-1$
	private static final Set<String> MEMBERS = Set.of("group", "value", "inner", "maximum", "waiting", "end", "limit", "details", "title", "about", "warning"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$ //$NON-NLS-7$ //$NON-NLS-8$ //$NON-NLS-9$ //$NON-NLS-10$ //$NON-NLS-11$
	private static final String SHARE = "ofMaximum"; //$NON-NLS-1$
	private static final String VALUE = "value"; //$NON-NLS-1$

	/** How many places each text has that may stand beside the file. */
	private static final Map<String, Integer> PLACES = Map.of("inner", 2, "waiting", 2, "maximum", 2, "peak", 2, "note", 1, "row.value", 1, "row.inner", 1, //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$ //$NON-NLS-7$
			"row.waiting", 1); //$NON-NLS-1$

	private final TableFile file;
	private final MetricTable metrics;
	private final Set<String> metricIds;
	private final Set<String> ids;

	private GaugeTableReader(TableFile file, GaugeTable known, MetricTable metrics) {
		this.file = file;
		this.metrics = metrics;
		metricIds = metrics.ids().collect(Collectors.toSet());
		ids = known.definitions().stream().map(GaugeDefinition::id).collect(Collectors.toCollection(HashSet::new));
	}

	static List<GaugeDefinition> read(TableFile file, GaugeTable known, MetricTable metrics) {
		GaugeTableReader reader = new GaugeTableReader(file, known, metrics);
		List<GaugeDefinition> definitions = new ArrayList<>();
		for (TableRow row : file.rows("gauges")) { //$NON-NLS-1$
			definitions.add(reader.definition(row));
		}
		return definitions;
	}

	private GaugeDefinition definition(TableRow row) {
		row.only(MEMBERS);
		row.take(row.id(), ids);
		String group = row.text("group"); //$NON-NLS-1$
		GaugeDefinition gauge = new GaugeDefinition(row.id(), file.text("group." + group, group), row.text("value"), row.text("inner", ""), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
				row.text("maximum", ""), row.text("waiting", ""), row.number("end", 0), limit(row), row.texts("details"), words(row)); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$
		gauge.metrics().forEach(metric -> row.refer(metric, metricIds));
		return gauge;
	}

	private static GaugeLimit limit(TableRow row) {
		return row.choiceOf("limit", Set.of(SHARE, VALUE)) //$NON-NLS-1$
				.map(kind -> new GaugeLimit(kind.equals(SHARE) ? GaugeLimit.Kind.SHARE : GaugeLimit.Kind.VALUE, row.numberIn("limit", kind))) //$NON-NLS-1$
				.orElse(GaugeLimit.NONE);
	}

	private GaugeWords words(TableRow row) {
		Map<String, String> own = new HashMap<>();
		if (!row.isHouse()) {
			// Without words of its own a line of the table is told by what the figure is called.
			List.of("value", "inner", "waiting").forEach(part -> own.put("row." + part, "{0}, " + metrics.label(row.text(part, "")))); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$
			own.put("title", row.pattern(key(row, "title"), "title", 1).orElseThrow(() -> row.wrong(TEXTS.get("table.noTitle")))); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
		}
		row.shown(key(row, "about"), "about").ifPresent(text -> own.put("about", text)); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		row.pattern(key(row, "warning"), "warning", 4).ifPresent(text -> own.put("warning", text)); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		PLACES.forEach((text, places) -> row.patternBeside(key(row, text), places).ifPresent(pattern -> own.put(text, pattern)));
		return new GaugeWords(row.id(), own);
	}

	private static String key(TableRow row, String text) {
		return "gauge." + row.id() + '.' + text; //$NON-NLS-1$
	}
}
