/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;

import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;

import org.wiretune.safety.text.Texts;

/** Reads the rows of a {@link MetricTable} and says which is wrong. */
final class MetricTableReader {

	private static final Texts TEXTS = Texts.of(MetricTableReader.class, "messages"); //$NON-NLS-1$
	private static final Set<String> SOURCE = Set.of("mbean", "attribute", "operation", "item", "find", "guard", "every", "scale", "instance", "naming", //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$ //$NON-NLS-7$ //$NON-NLS-8$ //$NON-NLS-9$ //$NON-NLS-10$
			"only", "except", "several", "unit", "kind", "label", "meaning"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$ //$NON-NLS-7$
	private static final Set<String> DERIVED = Set.of("change", "over", "window", "factor", "unit", "label", "meaning"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$ //$NON-NLS-7$
	private static final Set<String> DIFFERENCE = Set.of("from", "minus", "unit", "label", "meaning"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$
	private static final Set<String> DESCRIBED = Set.of("unit", "label", "meaning"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$

	private final Set<String> ids;
	/** Those of them that others may be computed from. */
	private final Set<String> read = new HashSet<>();

	private MetricTableReader(MetricTable known) {
		ids = known.ids().collect(Collectors.toCollection(HashSet::new));
		read(known.sources(), known.described());
	}

	/** The rows of a file that no row of the table before it has the id of. */
	static MetricTable read(TableFile file, MetricTable known) {
		return new MetricTableReader(known).table(file);
	}

	private void read(List<MetricSource> sources, List<MetricDescription> described) {
		sources.forEach(each -> read.add(each.id()));
		described.forEach(each -> read.add(each.id()));
	}

	private MetricTable table(TableFile file) {
		List<MetricSource> sources = new ArrayList<>();
		for (TableRow row : rows(file, "metrics", SOURCE)) { //$NON-NLS-1$
			sources.add(source(row));
		}
		List<TableRow> derivedRows = rows(file, "derived", DERIVED); //$NON-NLS-1$
		List<TableRow> differenceRows = rows(file, "differences", DIFFERENCE); //$NON-NLS-1$
		List<MetricDescription> described = new ArrayList<>();
		for (TableRow row : rows(file, "described", DESCRIBED)) { //$NON-NLS-1$
			described.add(new MetricDescription(row.id(), row.choice(MetricUnit.class, "unit", MetricUnit.COUNT), label(row), meaning(row))); //$NON-NLS-1$
		}
		read(sources, described);
		return new MetricTable(sources, derivedRows.stream().map(this::derived).toList(), differenceRows.stream().map(this::difference).toList(), described);
	}

	private List<TableRow> rows(TableFile file, String member, Set<String> known) {
		List<TableRow> rows = file.rows(member);
		for (TableRow row : rows) {
			row.only(known);
			if (!row.isHouse() && row.id().indexOf('-') >= 0) {
				throw row.wrong(TEXTS.get("row.metricId", row.id())); //$NON-NLS-1$
			}
			row.take(row.id(), ids);
		}
		return rows;
	}

	private static MetricSource source(TableRow row) {
		List<ObjectName> patterns = row.oneOrMore("mbean").stream().map(text -> name(row, text)).toList(); //$NON-NLS-1$
		String operation = row.text("operation", ""); //$NON-NLS-1$ //$NON-NLS-2$
		String attribute = operation.isEmpty() ? row.text("attribute") : ""; //$NON-NLS-1$ //$NON-NLS-2$
		MBeanSelection beans = new MBeanSelection(patterns, row.text("instance", ""), expression(row, "naming"), expression(row, "only"), expression(row, "except"), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$
				row.choice(SeveralBeans.class, "several", SeveralBeans.SUM)); //$NON-NLS-1$
		MetricReading reading = new MetricReading(attribute, row.text("item", ""), operation, expression(row, "find"), row.text("guard", ""), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$
				row.whole("every", 1), positive(row, "scale", 1)); //$NON-NLS-1$ //$NON-NLS-2$
		return new MetricSource(row.id(), beans, reading, row.choice(MetricUnit.class, "unit", MetricUnit.COUNT), //$NON-NLS-1$
				row.choice(MetricKind.class, "kind", MetricKind.LEVEL), label(row), meaning(row)); //$NON-NLS-1$
	}

	private DerivedMetric derived(TableRow row) {
		return new DerivedMetric(row.id(), metric(row, "change"), metric(row, "over"), row.number("window", 0), positive(row, "factor", 100), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
				row.choice(MetricUnit.class, "unit", MetricUnit.PERCENT), label(row), meaning(row)); //$NON-NLS-1$
	}

	private DifferenceMetric difference(TableRow row) {
		return new DifferenceMetric(row.id(), metric(row, "from"), metric(row, "minus"), row.choice(MetricUnit.class, "unit", MetricUnit.COUNT), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
				label(row), meaning(row));
	}

	private String metric(TableRow row, String member) {
		String metric = row.text(member);
		if (!read.contains(metric)) {
			throw row.wrong(TEXTS.get("row.notRead", metric)); //$NON-NLS-1$
		}
		return metric;
	}

	private static double positive(TableRow row, String member, double otherwise) {
		double number = row.number(member, otherwise);
		if (!(number > 0)) {
			throw row.wrong(TEXTS.get("row.positive", member)); //$NON-NLS-1$
		}
		return number;
	}

	private static ObjectName name(TableRow row, String text) {
		try {
			return new ObjectName(text);
		} catch (MalformedObjectNameException failure) {
			throw row.wrong(TEXTS.get("row.mbean", failure.getMessage())); //$NON-NLS-1$
		}
	}

	private static Optional<Pattern> expression(TableRow row, String member) {
		String text = row.text(member, ""); //$NON-NLS-1$
		try {
			return text.isEmpty() ? Optional.empty() : Optional.of(Pattern.compile(text));
		} catch (PatternSyntaxException failure) {
			throw row.wrong(TEXTS.get("row.expression", member, failure.getDescription())); //$NON-NLS-1$
		}
	}

	private static String label(TableRow row) {
		String key = "metric." + row.id(); //$NON-NLS-1$
		return row.shown(key, "label").orElseGet(() -> TEXTS.find(key).orElse(row.id())); //$NON-NLS-1$
	}

	private static String meaning(TableRow row) {
		String key = "metric." + row.id() + ".meaning"; //$NON-NLS-1$ //$NON-NLS-2$
		return row.shown(key, "meaning").orElseGet(() -> TEXTS.find(key).orElse("")); //$NON-NLS-1$ //$NON-NLS-2$
	}
}
