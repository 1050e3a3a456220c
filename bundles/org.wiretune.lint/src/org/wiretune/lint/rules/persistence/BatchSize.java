/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.UnitRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.PersistLoop;

/**
 * Rule {@code batch-size-unset-multi-insert}. Fires for a unit of Hibernate without a batch size in an application that
 * persists in loops. Silent where another unit of the application states one: the loops may use that unit.
 */
final class BatchSize {

	private static final String ADVISED = "20";

	private BatchSize() {
	}

	/**
	 * @param unit where Hibernate is configured
	 * @param only whether it is the only place
	 */
	private record Site(HibernateUnit unit, boolean only) {

		List<PersistLoop> loops() {
			return unit.application().getPersistLoops();
		}
	}

	static Rule rule() {
		return RuleForm.rule("batch-size-unset-multi-insert", Subject.PERSISTENCE, Severity.WARNING, BatchSize::sites)
				.at(site -> site.unit().in().group().getOrigin())
				.measured(site -> site.loops().size())
				.limit(site -> ADVISED)
				.with("name", site -> site.unit().name())
				.with("setting", site -> site.unit().shownName(HibernateUnit.BATCH_SIZE))
				.with("loop", site -> site.loops().get(0).getName())
				.message(site -> site.loops().size() == 1 ? null : "loops")
				.assuming(site -> site.only() ? null : new Assumption(null))
				.related(site -> site.loops().stream().map(PersistLoop::getOrigin).map(Origin.class::cast).toList())
				.fix("batch-size", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> UnitRules.set(site.unit(), HibernateUnit.BATCH_SIZE, ADVISED, edits))
				.build();
	}

	/** Files of Spring Boot and Quarkus are for one unit, so the first stands for all of an application. */
	private static Stream<Site> sites(Reading reading) {
		return reading.solution().getApplications().stream().filter(application -> !application.getPersistLoops().isEmpty()).flatMap(application -> {
			List<HibernateUnit> units = HibernateUnit.of(reading, application);
			if (units.stream().anyMatch(unit -> unit.states(HibernateUnit.BATCH_SIZE)) || application.getPersistenceUnits().stream().anyMatch(unit -> Values.isSet(unit.getBatchSize()))) {
				return Stream.empty();
			}
			HibernateUnit first = units.stream().filter(unit -> !unit.isPersistenceXml()).findFirst().orElse(null);
			return units.stream().filter(unit -> unit.isPersistenceXml() || unit.equals(first)).map(unit -> new Site(unit, units.size() == 1));
		});
	}
}
