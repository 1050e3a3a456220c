/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.alarms;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.perf.alarm.LimitedBy;
import org.wiretune.perf.alarm.LimitingSetting;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.metrics.MetricTable;
import org.wiretune.servers.metrics.MetricUnit;
import org.wiretune.servers.metrics.TableFile;
import org.wiretune.servers.metrics.TableRow;

/** Reads the rows of an {@link AlarmTable} and says which is wrong. */
final class AlarmTableReader {

	private static final Texts TEXTS = Texts.of(AlarmTableReader.class, "messages"); //$NON-NLS-1$
	private static final Set<String> MEMBERS = Set.of("source", "each", "observed", "is", "limit", "clear", "when", "seconds", "of", "quiet", "demand", "unit", //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$ //$NON-NLS-7$ //$NON-NLS-8$ //$NON-NLS-9$ //$NON-NLS-10$ //$NON-NLS-11$ //$NON-NLS-12$
			"limitedBy", "setting", "message"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
	private static final int PLACES = 6;

	private final Set<String> metricIds;
	private final Set<String> keys;

	private AlarmTableReader(AlarmTable known, MetricTable metrics) {
		metricIds = metrics.ids().collect(Collectors.toSet());
		keys = known.definitions().stream().map(AlarmDefinition::key).collect(Collectors.toCollection(HashSet::new));
	}

	static List<AlarmDefinition> read(TableFile file, AlarmTable known, MetricTable metrics) {
		AlarmTableReader reader = new AlarmTableReader(known, metrics);
		List<AlarmDefinition> definitions = new ArrayList<>();
		for (TableRow row : file.rows("alarms")) { //$NON-NLS-1$
			definitions.add(reader.definition(row));
		}
		return definitions;
	}

	private AlarmDefinition definition(TableRow row) {
		row.only(MEMBERS);
		String key = AlarmDefinition.key(row.id(), row.text("source", "")); //$NON-NLS-1$ //$NON-NLS-2$
		AlarmDefinition alarm = new AlarmDefinition(row.id(), row.text("source", ""), row.text("each", ""), condition(row), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
				expression(row, "demand"), row.choice(MetricUnit.class, "unit", MetricUnit.COUNT), limitedBy(row), message(row, key)); //$NON-NLS-1$ //$NON-NLS-2$
		row.take(key, keys);
		alarm.metrics().forEach(metric -> row.refer(metric, metricIds));
		return alarm;
	}

	private static AlarmCondition condition(TableRow row) {
		boolean above = switch (row.text("is", "at least")) { //$NON-NLS-1$ //$NON-NLS-2$
		case "at least" -> true; //$NON-NLS-1$
		case "below" -> false; //$NON-NLS-1$
		default -> throw row.wrong(TEXTS.get("table.is")); //$NON-NLS-1$
		};
		MetricExpression observed = parse(row, "observed"); //$NON-NLS-1$
		MetricExpression limit = parse(row, "limit"); //$NON-NLS-1$
		int seconds = row.whole("seconds", 1); //$NON-NLS-1$
		int of = row.whole("of", seconds); //$NON-NLS-1$
		if (of < seconds || of > SampleWindow.CAPACITY) {
			throw row.wrong(TEXTS.get("table.seconds", Integer.toString(seconds), Integer.toString(of), Integer.toString(SampleWindow.CAPACITY))); //$NON-NLS-1$
		}
		return new AlarmCondition(observed, above, limit, expression(row, "clear").orElse(limit), expression(row, "when"), seconds, of, //$NON-NLS-1$ //$NON-NLS-2$
				row.whole("quiet", of)); //$NON-NLS-1$
	}

	private static LimitedBy limitedBy(TableRow row) {
		if (!row.has("setting")) { //$NON-NLS-1$
			return row.choice(LimitOwner.class, "limitedBy", LimitOwner.NONE); //$NON-NLS-1$
		}
		List<String> setting = row.texts("setting"); //$NON-NLS-1$
		if (setting.size() != 2 || setting.get(0).indexOf('/') >= 0) {
			throw row.wrong(TEXTS.get("table.setting")); //$NON-NLS-1$
		}
		if (row.has("limitedBy")) { //$NON-NLS-1$
			throw row.wrong(TEXTS.get("table.both")); //$NON-NLS-1$
		}
		return new LimitingSetting(setting.get(0), setting.get(1));
	}

	private static String message(TableRow row, String key) {
		return row.pattern("alarm." + key, "message", PLACES).orElseGet(() -> { //$NON-NLS-1$ //$NON-NLS-2$
			if (!row.isHouse() || !TEXTS.has(key)) {
				throw row.wrong(TEXTS.get("table.noMessage")); //$NON-NLS-1$
			}
			return TEXTS.get(key);
		});
	}

	private static Optional<MetricExpression> expression(TableRow row, String member) {
		return row.has(member) ? Optional.of(parse(row, member)) : Optional.empty();
	}

	private static MetricExpression parse(TableRow row, String member) {
		String text = row.text(member);
		try {
			return MetricExpression.parse(text);
		} catch (IllegalArgumentException wrong) {
			throw row.wrong(TEXTS.get("table.expression", member, wrong.getMessage())); //$NON-NLS-1$
		}
	}
}
