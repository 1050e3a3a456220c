/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.springintegration;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/**
 * How often something is asked for work: by a poller of its own, one that it names, or the default poller of the application,
 * which may stand in another file.
 *
 * @param origin where the poller stands
 * @param milliseconds the time between two looks; null where it is a cron expression or nothing that a file tells
 * @param rate whether looks begin at a fixed rate, whatever they take
 * @param most how many messages one look takes; null where nothing says
 * @param executor the executor that it hands its work to, or null
 * @param setting the setting of the most messages, or its place; null where a fix cannot write it
 */
record Pollers(Origin origin, Long milliseconds, boolean rate, String most, String executor, Setting setting) {

	private static final List<String> TIMES = List.of("fixed-delay", "fixed-rate", "interval");

	/** {@return the poller of a part, or null where none was read} @param part the part */
	static Pollers of(IntegrationPart part) {
		if (!part.isXml()) {
			return part.settings().stream().anyMatch(detail -> detail.getName().startsWith("poller")) ? ofCode(part) : standard(part);
		}
		ConfiguredGroup own = part.inner("poller");
		if (own == null) {
			return standard(part);
		}
		String reference = own.value("ref");
		if (reference != null) {
			return IntegrationPart.all(part.reading(), "poller").filter(part::isBeside).filter(poller -> reference.equals(poller.name()) && poller.isXml()).map(poller -> of(poller.group())).findFirst().orElse(null);
		}
		return own.states("trigger") ? null : of(own);
	}

	/** The default poller of an application: an element or a bean that says so, in any of its files. */
	private static Pollers standard(IntegrationPart part) {
		return IntegrationPart.all(part.reading(), "poller").filter(part::isBeside).filter(poller -> "true".equals(poller.value("default"))).map(poller -> poller.isXml() ? of(poller.group()) : ofCode(poller)).findFirst().orElse(null);
	}

	private static Pollers of(ConfiguredGroup poller) {
		Long time = TIMES.stream().map(name -> in(poller, name)).filter(value -> value != null).findFirst().orElse(null);
		ConfiguredGroup trigger = poller.group().getGroups().stream().filter(inner -> inner.getKind().endsWith(".interval-trigger")).map(inner -> new ConfiguredGroup(poller.reading(), poller.server(), poller.application(), poller.file(), poller.group(), inner)).findFirst().orElse(null);
		if (time == null && trigger != null) {
			time = in(trigger, "interval");
		}
		return new Pollers(poller.group().getOrigin(), time, poller.states("fixed-rate") || trigger != null && "true".equals(trigger.value("fixed-rate")), poller.value("max-messages-per-poll"), poller.value("task-executor"), poller.setting("max-messages-per-poll"));
	}

	private static Long in(ConfiguredGroup group, String name) {
		Long number = number(group.setting(name));
		String unit = String.valueOf(group.value("time-unit"));
		return number == null ? null : switch (unit) {
		case "SECONDS" -> number * 1_000;
		case "MINUTES" -> number * 60_000;
		case "HOURS" -> number * 3_600_000;
		case "null", "MILLISECONDS" -> number;
		default -> null;
		};
	}

	private static Pollers ofCode(IntegrationPart part) {
		Setting delay = Stream.of("poller.fixed-delay", "poller.fixed-rate").map(part::setting).filter(Values::isSet).findFirst().orElse(null);
		return new Pollers(part.origin(), number(delay), delay != null && delay.getName().endsWith("rate"), part.value("poller.max-messages-per-poll"), part.value("poller.task-executor"), null);
	}

	/** The number of milliseconds that a setting states, or the standard of its placeholder. */
	private static Long number(Setting setting) {
		String text = Values.value(setting);
		if (text == null) {
			return null;
		}
		String plain = text.strip().replaceFirst("^\\$\\{[^:{}]+:(\\d+)\\}$", "$1").replaceFirst("^Duration\\.ofMillis\\((\\d+)\\)$", "$1").replaceFirst("^(?:java\\.time\\.)?Duration\\.ofSeconds\\((\\d+)\\)$", "$1000").replace("_", "").replaceFirst("[lL]$", "");
		return plain.matches("\\d{1,15}") ? Long.valueOf(plain) : null;
	}
}
