/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rule.Subject;
import org.wiretune.lint.rules.Persistence;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.Origin;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.PersistLoop;
import org.wiretune.model.platform.PersistenceUnit;
import org.wiretune.model.solution.Solution;

/**
 * Rule {@code batch-size-unset-multi-insert}. Fires for a unit of Hibernate without a batch size in an application that
 * persists in loops. Silent where another unit of the application states one: the loops may use that unit.
 */
final class BatchSize {

	private static final String ADVISED = "20";

	private BatchSize() {
	}

	/**
	 * @param application the application
	 * @param unit the unit
	 * @param only whether it is the only unit
	 */
	private record Site(Application application, PersistenceUnit unit, boolean only) {

		List<PersistLoop> loops() {
			return application.getPersistLoops();
		}
	}

	static Rule rule() {
		return RuleForm.rule("batch-size-unset-multi-insert", Subject.PERSISTENCE, Severity.WARNING, BatchSize::sites)
				.at(site -> site.unit().getOrigin())
				.measured(site -> site.loops().size())
				.limit(site -> ADVISED)
				.with("name", site -> site.unit().getName())
				.with("loop", site -> site.loops().get(0).getName())
				.message(site -> site.loops().size() == 1 ? null : "loops")
				.assuming(site -> site.only() ? null : new Assumption(null))
				.related(site -> site.loops().stream().map(PersistLoop::getOrigin).map(Origin.class::cast).toList())
				.fix("batch-size", (site, edits) -> edits.set(site.unit().getBatchSize(), ADVISED))
				.build();
	}

	private static Stream<Site> sites(Solution solution) {
		return solution.getApplications().stream().filter(application -> !application.getPersistLoops().isEmpty())
				.filter(application -> application.getPersistenceUnits().stream().noneMatch(unit -> Values.isSet(unit.getBatchSize())))
				.flatMap(application -> application.getPersistenceUnits().stream().filter(unit -> Persistence.isHibernate(solution, unit))
						.map(unit -> new Site(application, unit, application.getPersistenceUnits().size() == 1)));
	}
}
