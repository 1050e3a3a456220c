/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.TrialModules;

/**
 * Rule {@code mon-all-events-full-payload}: a monitor file sends out events of everyday work with all data. One finding for each
 * file.
 */
final class MonitoredEvents {

	private static final String FULL = "FULL";
	private static final String ALL = "ALL";
	/** Events that only tell of what went wrong are few. */
	private static final Set<String> RARE = Set.of("FAILURE", "FAILED", "FAULT", "EXCEPTION", "TERMINATED", "COMPENSATED");
	/** Beginning and end of one step, both with all data, are twice what is needed. */
	private static final int SEVERAL = 2;

	private MonitoredEvents() {
	}

	/**
	 * @param monitor what is monitored
	 * @param events its active events of everyday work with all data
	 * @param defaults whether the events that the runtime sends by default are on
	 */
	private record Site(ConfiguredGroup monitor, List<ConfiguredGroup> events, boolean defaults) {

		boolean isAll() {
			return events.stream().anyMatch(event -> ALL.equals(event.name()));
		}

		Origin origin() {
			return defaults ? monitor.place("EnableDefaultEvents") : events.get(0).place("payload");
		}

		String names() {
			return events.stream().map(ConfiguredGroup::name).distinct().collect(Collectors.joining(", "));
		}
	}

	static Rule rule() {
		return RuleForm.rule("mon-all-events-full-payload", Subject.LOGGING, Severity.INFO, MonitoredEvents::sites)
				.onSites(form -> form
						.at(Site::origin)
						.measured(site -> site.defaults() ? "EnableDefaultEvents" : FULL)
						.limit(site -> "DIGEST")
						.with("name", site -> site.monitor().name())
						.with("events", Site::names)
						.message(site -> site.defaults() ? "defaults" : site.isAll() ? null : "events")
						.related(site -> site.events().stream().skip(site.defaults() ? 0 : 1).map(event -> event.place("payload")).toList())
						.fix("digest", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.defaults()) {
								edits.impossible();
							} else {
								site.events().forEach(event -> edits.set(event.setting("payload"), "DIGEST"));
							}
						}))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return ConfigurationIndex.groups(reading, "monitor").filter(monitor -> !TrialModules.is(reading, monitor.path())).map(monitor -> new Site(monitor, monitor.groups("monitor.source").stream().flatMap(source -> source.groups("monitor.event").stream())
				.filter(MonitoredEvents::sendsAllData).toList(), "true".equalsIgnoreCase(monitor.value("EnableDefaultEvents"))))
				.filter(site -> site.defaults() || site.isAll() || site.events().size() >= SEVERAL);
	}

	private static boolean sendsAllData(ConfiguredGroup event) {
		return "true".equalsIgnoreCase(event.value("active")) && FULL.equalsIgnoreCase(event.value("payload")) && !RARE.contains(event.name());
	}
}
