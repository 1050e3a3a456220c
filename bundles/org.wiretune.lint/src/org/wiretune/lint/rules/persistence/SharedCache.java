/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;

/**
 * Rule {@code eclipselink-shared-cache-off}: a persistence unit turns the cache off that EclipseLink shares between transactions. Other
 * providers have none unless it is asked for. A unit without a provider has EclipseLink where it states a property of that, or where its
 * build names that or a server that brings it along, and no other provider.
 */
final class SharedCache {

	private static final String OWN = "eclipselink.cache.shared.default";
	private static final List<String> MODES = List.of("shared-cache-mode", "javax.persistence.sharedCache.mode", "jakarta.persistence.sharedCache.mode");
	private static final List<String> KINDS = List.of("persistence.unit.eclipselink", "persistence.unit");
	private static final Pattern BRINGS = Pattern.compile("<artifactId>[^<]*(eclipselink|org\\.eclipse\\.persistence|payara|glassfish)|['\":]org\\.eclipse\\.persistence:");
	private static final Pattern OTHERS = Pattern.compile("hibernate-(core|entitymanager)|openjpa|wildfly|jboss-(eap|javaee)");

	/** What of a unit turns the cache off. */
	private record Off(ConfiguredGroup unit, String setting) {
	}

	private SharedCache() {
	}

	static Rule rule() {
		return RuleForm.<Off>rule("eclipselink-shared-cache-off", Subject.PERSISTENCE, Severity.INFO, SharedCache::off)
				.at(off -> off.unit().place(off.setting()))
				.measured(off -> off.unit().value(off.setting()))
				.limit(SharedCache::on)
				.with("owner", off -> off.unit().owner())
				.with("setting", Off::setting)
				.fix("on", FixEffect.CHANGES_BEHAVIOUR, (off, edits) -> edits.set(off.unit().setting(off.setting()), on(off)))
				.build();
	}

	private static String on(Off off) {
		return off.setting().equals(OWN) ? "true" : "DISABLE_SELECTIVE";
	}

	private static Stream<Off> off(Reading reading) {
		return ConfigurationIndex.groups(reading, KINDS.toArray(String[]::new)).filter(unit -> isOfEclipseLink(unit) && !unit.states("eclipselink.cache.coordination.protocol") && InOperation.is(unit))
				.flatMap(unit -> Stream.concat(MODES.stream().filter(mode -> says(unit, mode, "NONE")), Stream.of(OWN).filter(own -> says(unit, own, "false"))).limit(1).map(setting -> new Off(unit, setting)));
	}

	private static boolean says(ConfiguredGroup unit, String setting, String value) {
		return unit.states(setting) && unit.value(setting) != null && unit.value(setting).strip().equalsIgnoreCase(value);
	}

	private static boolean isOfEclipseLink(ConfiguredGroup unit) {
		if (unit.group().getKind().endsWith(".eclipselink")) {
			return true;
		}
		String build = String.valueOf(InOperation.build(unit));
		return !unit.states("provider") && (unit.group().getSettings().stream().anyMatch(setting -> setting.getName().startsWith("eclipselink.") && unit.states(setting.getName())) || BRINGS.matcher(build).find() && !OTHERS.matcher(build).find());
	}
}
