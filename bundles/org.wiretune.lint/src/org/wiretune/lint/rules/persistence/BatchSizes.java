/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.TextLines;
import org.wiretune.lint.fix.XmlElements;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.JdbcSource;
import org.wiretune.lint.rules.UnitRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.settings.Setting;

/** Rules on the batch size of a unit, compared with what code writes and with what the driver makes of a batch. */
final class BatchSizes {

	static final String ADVISED = "20";
	private static final String VERSIONED = "hibernate.jdbc.batch_versioned_data";
	private static final String GENERATED_KEYS = "hibernate.jdbc.use_get_generated_keys";
	private static final RuleLimit SMALLEST = new RuleLimit("batch-size-out-of-oltp-range", "smallest", 5, 2, 100, "statements");
	private static final RuleLimit LARGEST = new RuleLimit("batch-size-out-of-oltp-range", "largest", 30, 5, 1000, "statements");
	/** From here on a batch size is one for bulk work. */
	private static final long BULK = 1000;

	private BatchSizes() {
	}

	static Rule singleRows() {
		return UnitRules.rule("batch-size-single-row-app", Severity.INFO, HibernateUnit.BATCH_SIZE).optional()
				.onSites(form -> form
						.when(unit -> unit.batchSize() != null && writesSingleRows(unit))
						.limit(unit -> "-")
						.fix("remove", FixEffect.DEPENDS_ON_UNSEEN, (unit, edits) -> remove(unit.setting(HibernateUnit.BATCH_SIZE), edits)))
				.build();
	}

	/** {@return whether the code that was read writes, and no two rows at a time: a batch size gains nothing there, whatever the driver joins} */
	static boolean writesSingleRows(HibernateUnit unit) {
		return unit.application().getPersistLoops().isEmpty()
				&& unit.facts("entity-use").anyMatch(fact -> Set.of("insert", "update").contains(Values.value(fact.detail("use"))))
				&& unit.facts("persistent-class").noneMatch(fact -> fact.detail("cascade") != null);
	}

	/** Takes the property of a setting out of its file. */
	static void remove(Setting setting, Edits edits) {
		Origin origin = Values.origin(setting);
		if (origin != null && origin.path().endsWith(".properties")) {
			TextLines.remove(edits, origin);
		} else if (origin != null && origin.path().endsWith(".xml")) {
			XmlElements.remove(edits, origin);
		} else {
			edits.impossible();
		}
	}

	static Rule outOfRange() {
		return UnitRules.rule("batch-size-out-of-oltp-range", Severity.INFO, HibernateUnit.BATCH_SIZE).optional().limitedBy(SMALLEST).limitedBy(LARGEST)
				.onSites(form -> form
						.when(unit -> unit.batchSize() != null && unit.batchSize() < BULK && unit.application().getPersistLoops().isEmpty())
						.when((unit, context) -> unit.batchSize() < smallest(unit, context) || unit.batchSize() > largest(unit, context))
						.limit((unit, context) -> smallest(unit, context) + "-" + largest(unit, context))
						.fix("usual", FixEffect.KEEPS_MEANING, (unit, context, edits) -> UnitRules.set(unit, HibernateUnit.BATCH_SIZE, Long.toString(Math.max(smallest(unit, context), Math.min(Math.max(smallest(unit, context), largest(unit, context)), Long.parseLong(ADVISED)))), edits)))
				.build();
	}

	private static long smallest(HibernateUnit unit, RuleContext context) {
		return context.limit(SMALLEST);
	}

	private static long largest(HibernateUnit unit, RuleContext context) {
		return context.limit(LARGEST);
	}

	static Rule belowTransaction() {
		return UnitRules.rule("batch-size-below-largest-tx", Severity.INFO, HibernateUnit.BATCH_SIZE)
				.onSites(form -> form
						.when(unit -> unit.batchSize() != null && largestLoop(unit) != null && rows(largestLoop(unit)) > unit.batchSize())
						.limit(unit -> rows(largestLoop(unit)))
						.with("loop", unit -> largestLoop(unit).getName())
						.related(unit -> List.of(largestLoop(unit).getOrigin()))
						.fix("raise", FixEffect.DEPENDS_ON_UNSEEN, (unit, edits) -> UnitRules.set(unit, HibernateUnit.BATCH_SIZE, Long.toString(rows(largestLoop(unit))), edits)))
				.build();
	}

	/** The loop with the most rounds that is no bulk load and does not flush in between, or null. */
	private static CodeFact largestLoop(HibernateUnit unit) {
		return unit.facts("bulk-loop").filter(loop -> loop.detail("rows") != null && loop.detail("flush-size") == null && loop.detail("per-row") == null && rows(loop) < BULK)
				.max((first, second) -> Long.compare(rows(first), rows(second))).orElse(null);
	}

	private static long rows(CodeFact loop) {
		return Values.number(loop.detail("rows"));
	}

	/**
	 * A data source whose driver joins inserts, with a unit that uses it.
	 *
	 * @param source the data source
	 * @param unit the first unit
	 */
	private record Joined(JdbcSource source, HibernateUnit unit) {
	}

	static Rule joinsWithoutBatchSize() {
		return RuleForm.<Joined>rule("rewrite-batched-without-batch-size", Subject.PERSISTENCE, Severity.INFO, BatchSizes::joined)
				.onSites(form -> form
						.at(site -> site.unit().place(HibernateUnit.BATCH_SIZE))
						.measured(site -> Values.shown(site.unit().setting(HibernateUnit.BATCH_SIZE)))
						.limit(site -> ADVISED)
						.with("name", site -> site.unit().name())
						.with("setting", site -> site.unit().shownName(HibernateUnit.BATCH_SIZE))
						.with("source", site -> site.source().name())
						.with("option", site -> site.source().rewriteOption())
						.related(site -> List.of(site.source().optionPlace(site.source().rewriteOption())))
						.fix("batch-size", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> UnitRules.set(site.unit(), HibernateUnit.BATCH_SIZE, ADVISED, edits)))
				.build();
	}

	private static Stream<Joined> joined(Reading reading) {
		List<HibernateUnit> units = HibernateUnit.of(reading).toList();
		return JdbcSource.of(reading).filter(source -> Boolean.TRUE.equals(source.joinsBatches())).flatMap(source -> {
			List<HibernateUnit> users = units.stream().filter(unit -> unit.source() != null && unit.source().in().group() == source.in().group()).toList();
			// Another file of the same application may state it for all.
			boolean batches = users.stream().anyMatch(user -> units.stream().anyMatch(unit -> unit.application() == user.application() && unit.states(HibernateUnit.BATCH_SIZE)));
			// Where rows are written one by one, the source leaves the size out: nothing is there to be joined.
			return batches ? Stream.empty() : users.stream().filter(user -> !writesSingleRows(user)).limit(1).map(user -> new Joined(source, user));
		});
	}

	/** Hibernate 5 and later batch versioned rows by default; there only a unit that states otherwise is told. */
	static Rule versionedData() {
		return UnitRules.rule("batch-versioned-data-missing", Severity.INFO, VERSIONED)
				.onSites(form -> form
						.when(unit -> unit.batchSize() != null && unit.setting(VERSIONED) != null && unit.vendor() != DatabaseVendor.ORACLE)
						.when(unit -> unit.isOff(VERSIONED) || !unit.states(VERSIONED) && ("false".equals(Values.value(unit.setting(VERSIONED))) || unit.isOnJBoss5()))
						.when(unit -> version(unit) != null)
						.limit(unit -> "true")
						.with("entity", unit -> version(unit).getName())
						.related(unit -> List.of(version(unit).detail("version").getOrigin()))
						.fix("on", FixEffect.DEPENDS_ON_UNSEEN, (unit, edits) -> UnitRules.set(unit, VERSIONED, "true", edits)))
				.build();
	}

	/** An entity with a version, or null. */
	static CodeFact version(HibernateUnit unit) {
		return unit.facts("persistent-class").filter(fact -> fact.detail("version") != null).findFirst().orElse(null);
	}

	static Rule generatedKeysOff() {
		return UnitRules.rule("generated-keys-fetch-off", Severity.INFO, GENERATED_KEYS)
				.onSites(form -> form
						.when(unit -> unit.isOff(GENERATED_KEYS))
						.when(unit -> ConfigurationIndex.groups(unit.in().reading(), unit.application(), "java.generated-value").findAny().isPresent())
						.limit(unit -> "true")
						.with("key", unit -> ConfigurationIndex.groups(unit.in().reading(), unit.application(), "java.generated-value").findFirst().orElseThrow().name())
						.fix("remove", FixEffect.DEPENDS_ON_UNSEEN, (unit, edits) -> remove(unit.setting(GENERATED_KEYS), edits)))
				.build();
	}

	static Rule driverCannotJoin() {
		return UnitRules.rule("driver-cannot-rewrite", Severity.INFO, HibernateUnit.BATCH_SIZE).optional()
				.onSites(form -> form
						.when(unit -> unit.batchSize() != null && !unit.application().getPersistLoops().isEmpty())
						.when(unit -> unit.vendor() != DatabaseVendor.UNKNOWN && JdbcSource.rewriteOption(unit.vendor()) == null)
						.limit(unit -> "-")
						.with("vendor", unit -> unit.vendor().getLiteral())
						.with("loop", unit -> unit.application().getPersistLoops().get(0).getName())
						.related(unit -> List.of(unit.application().getPersistLoops().get(0).getOrigin())))
				.build();
	}
}
