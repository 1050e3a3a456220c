/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.wiretune.servers.alarms.AlarmDefinition;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.MetricSource;

/** Writes what was seen as the document {@code releng/ALARMS.md}. */
final class AlarmsDocument {

	private AlarmsDocument() {
	}

	static void write(Path file, Set<String> fired, Map<String, Set<String>> figures, List<AlarmsBenchmark.Played> played) throws IOException {
		Set<String> servers = new TreeSet<>();
		figures.values().forEach(servers::addAll);
		StringBuilder text = new StringBuilder("""
				# Sources and alarms

				Made by `releng/benchmarks/alarms/run`: servers with the files of `releng/benchmarks/alarms/samples` were loaded, watched as the gauges and every run watch them, mended at the line that the alarm led to, and loaded again. An alarm that no server raised here is tested on made series that fire, stay just below and clear (`AlarmTableTest`); alarms of logs and thread dumps on lines and dumps (`LogAlarmsTest`, `ThreadDumpTest`). Figures depend on the machine; what is compared is before and after.

				Servers: %s; Java %s, %d processors.

				## From the alarm to the line and back

				| server and load | alarm | leads to | fix | before | after |
				|---|---|---|---|---|---|
				""".formatted(String.join(", ", servers), Runtime.version(), Runtime.getRuntime().availableProcessors()));
		for (AlarmsBenchmark.Played each : played) {
			text.append("| ").append(each.server()).append(": ").append(each.load()).append(" | `").append(each.alarm() == null ? "not raised" : each.alarm().id()).append("` ").append(each.alarm() == null ? "" : each.alarm().instance()).append(" | ")
					.append(each.places().stream().distinct().map(place -> '`' + place + '`').collect(Collectors.joining(", "))).append(" | ")
					.append(String.join(", then ", each.fixes())).append(" | ").append(figures(each.before())).append(" | ").append(figures(each.after())).append(" |\n");
		}
		text.append("\n## Alarms on metrics\n\n| alarm | computed from | limit set by | seen to fire on |\n|---|---|---|---|\n");
		for (AlarmDefinition alarm : ServerTables.standard().alarms().definitions()) {
			String on = fired.stream().filter(each -> each.startsWith(alarm.key() + '\t')).map(each -> each.substring(each.indexOf('\t') + 1))
					.collect(Collectors.joining(", "));
			text.append("| `").append(alarm.id()).append('`').append(alarm.source().isEmpty() ? "" : ' ' + alarm.source()).append(" | `").append(alarm.condition().observed())
					.append("` | ").append(alarm.limitedBy().words()).append(" | ").append(on.isEmpty() ? "made series" : on).append(" |\n");
		}
		text.append("\n## Sources\n\nAt the address of an actuator or of `/q/metrics`, meters of Micrometer stand for MBeans, as `meters.list` in `org.wiretune.servers` says (`MeterLinkTest`).\n\n| figure | MBean | attribute | gave figures on |\n|---|---|---|---|\n");
		for (MetricSource source : ServerTables.standard().metrics().sources()) {
			text.append("| `").append(source.id()).append("` | `").append(source.beans().patterns().stream().map(Object::toString).collect(Collectors.joining("`, `"))).append("` | ")
					.append(source.reading().operation().isEmpty() ? source.reading().attribute() : source.reading().operation() + "()")
					.append(source.reading().item().isEmpty() ? "" : '.' + source.reading().item()).append(" | ")
					.append(String.join(", ", figures.getOrDefault(source.id(), Set.of("\u2013")))).append(" |\n");
		}
		Files.writeString(file, text);
	}

	private static String figures(Map<String, Double> figures) {
		return figures.entrySet().stream().filter(each -> each.getValue() != 0).map(each -> String.format(Locale.ROOT, "%.1f %s", each.getValue(), each.getKey()))
				.collect(Collectors.joining("; "));
	}
}
