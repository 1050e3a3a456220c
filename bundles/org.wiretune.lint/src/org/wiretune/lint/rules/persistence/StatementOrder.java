/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.JdbcSource;
import org.wiretune.lint.rules.UnitRules;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.platform.PersistLoop;

/**
 * Rules on the order of inserts and updates. It pays where the driver joins the statements of a batch. Drivers that send a
 * batch in one trip gain from longer batches too, which the source of the warning did not look at; so for them the warning is
 * kept to the server of the source.
 */
final class StatementOrder {

	private static final Pattern NAMED = Pattern.compile("<(class|jar-file)>");

	private StatementOrder() {
	}

	/** Quarkus is left out: it sets Hibernate up by itself, and its documents do not tell the order. */
	static Rule insertsMissing() {
		return UnitRules.rule("order-inserts-missing", Severity.WARNING, HibernateUnit.ORDER_INSERTS)
				.onSites(form -> form
						.when(unit -> unit.batchSize() != null && !unit.isQuarkus() && unit.setting(HibernateUnit.ORDER_INSERTS) != null && !unit.isOn(HibernateUnit.ORDER_INSERTS))
						.when(unit -> Boolean.TRUE.equals(unit.joinsBatches()) && mixed(unit) != null || isOfLibrary(unit) && !ordersForNothing(unit))
						.severity(unit -> mixed(unit) == null ? Severity.INFO : Severity.WARNING)
						.limit(unit -> "true")
						.with("loop", unit -> mixed(unit) == null ? "" : mixed(unit).getName())
						.with("size", HibernateUnit::batchSize)
						.message(unit -> mixed(unit) == null ? "library" : null)
						.related(unit -> mixed(unit) == null ? List.of(unit.place(HibernateUnit.BATCH_SIZE)) : List.of(mixed(unit).getOrigin(), unit.place(HibernateUnit.BATCH_SIZE)))
						.fix("on", FixEffect.CHANGES_BEHAVIOUR, (unit, edits) -> UnitRules.set(unit, HibernateUnit.ORDER_INSERTS, "true", edits)))
				.build();
	}

	/**
	 * Whether the entities of a unit stand in a library: no source of one was read, and the unit of {@code persistence.xml} names classes or an
	 * archive, or it is one of Spring Boot, whose own sources were read.
	 */
	private static boolean isOfLibrary(HibernateUnit unit) {
		Reading reading = unit.in().reading();
		if (unit.isOfCode() || !unit.application().getPersistLoops().isEmpty() || reading.solution().getApplications().stream().anyMatch(application -> !application.getEntities().isEmpty())
				|| ConfigurationIndex.groups(reading, "hibernate.class").findAny().isPresent()) {
			return false;
		}
		String text = unit.isPersistenceXml() ? reading.texts().text(unit.in().path()) : null;
		return text != null ? NAMED.matcher(text).find() : unit.in().group().getKind().startsWith("spring-boot") && !unit.application().getCodeFacts().isEmpty();
	}

	/** A loop that persists entities of several classes in turn, itself or by a cascade; null where there is none. */
	private static PersistLoop mixed(HibernateUnit unit) {
		Set<String> cascading = unit.facts("persistent-class").filter(fact -> fact.detail("cascade") != null).map(CodeFact::getName).collect(Collectors.toSet());
		return unit.application().getPersistLoops().stream().filter(loop -> loop.getEntities().size() > 1 || loop.getEntities().stream().anyMatch(cascading::contains)).findFirst().orElse(null);
	}

	static Rule insertsWithoutJoining() {
		return withoutJoining("order-inserts-without-rewrite", HibernateUnit.ORDER_INSERTS).build();
	}

	static Rule updatesWithoutJoining() {
		return withoutJoining("order-updates-without-rewrite", HibernateUnit.ORDER_UPDATES).build();
	}

	/** Whether the driver sends each statement by itself, whatever their order. */
	private static boolean ordersForNothing(HibernateUnit unit) {
		return Boolean.FALSE.equals(unit.joinsBatches()) && (unit.vendor() == DatabaseVendor.MYSQL || unit.isOnJBoss5());
	}

	private static RuleForm<HibernateUnit> withoutJoining(String id, String setting) {
		return UnitRules.rule(id, Severity.INFO, setting)
				.when(unit -> unit.isOn(setting) && ordersForNothing(unit))
				.limit(unit -> "false")
				.with("vendor", unit -> unit.vendor().getLiteral())
				.with("source", unit -> unit.source() == null ? unit.name() : unit.source().name())
				.message(unit -> unit.vendor() == DatabaseVendor.MYSQL ? "mysql" : null)
				.related(unit -> unit.source() == null ? List.of() : List.of(unit.source().optionPlace("rewriteBatchedStatements")))
				.fix("rewrite", FixEffect.CHANGES_BEHAVIOUR, (unit, edits) -> {
					JdbcSource source = unit.source();
					if (source != null && unit.vendor() == DatabaseVendor.MYSQL) {
						RewriteOptions.set(source, "rewriteBatchedStatements", "true", edits);
						if (unit.batchSize() == null && !BatchSizes.writesSingleRows(unit)) {
							// The driver joins what comes in a batch.
							UnitRules.set(unit, HibernateUnit.BATCH_SIZE, BatchSizes.ADVISED, edits);
						}
					}
				})
				.fix("off", FixEffect.CHANGES_BEHAVIOUR, (unit, edits) -> UnitRules.set(unit, setting, "false", edits));
	}
}
