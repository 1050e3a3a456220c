/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.EclipseLinkUnits;
import org.wiretune.lint.rules.InOperation;

/**
 * Rule {@code eclipselink-shared-cache-off}: a persistence unit turns the cache off that EclipseLink shares between transactions. Other
 * providers have none unless it is asked for. A unit without a provider has EclipseLink where it states a property of that, or where its
 * build names that or a server that brings it along, and no other provider.
 */
final class SharedCache {

	/** What of a unit turns the cache off. */
	private record Off(ConfiguredGroup unit, String setting) {
	}

	private SharedCache() {
	}

	static Rule rule() {
		return RuleForm.<Off>rule("eclipselink-shared-cache-off", Subject.PERSISTENCE, Severity.INFO, SharedCache::off)
				.onSites(form -> form
						.at(off -> off.unit().place(off.setting()))
						.measured(off -> off.unit().value(off.setting()))
						.limit(SharedCache::on)
						.with("owner", off -> off.unit().owner())
						.with("setting", Off::setting)
						.fix("on", FixEffect.CHANGES_BEHAVIOUR, (off, edits) -> edits.set(off.unit().setting(off.setting()), on(off))))
				.build();
	}

	private static String on(Off off) {
		return off.setting().equals(EclipseLinkUnits.OWN) ? "true" : "DISABLE_SELECTIVE";
	}

	private static Stream<Off> off(Reading reading) {
		return ConfigurationIndex.groups(reading, EclipseLinkUnits.KINDS).filter(unit -> EclipseLinkUnits.is(unit) && !unit.states("eclipselink.cache.coordination.protocol") && InOperation.is(unit))
				.flatMap(unit -> EclipseLinkUnits.off(unit).map(setting -> new Off(unit, setting)));
	}
}
