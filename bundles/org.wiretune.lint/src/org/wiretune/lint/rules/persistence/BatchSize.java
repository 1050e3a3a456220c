/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.UnitRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.platform.PersistLoop;

/**
 * Rule {@code batch-size-unset-multi-insert}. Fires for a unit of Hibernate without a batch size, and for one of EclipseLink
 * without batch writing, in an application that persists in loops. Silent where another unit of the application states one:
 * the loops may use that unit. OpenJPA batches by itself where its dictionary for the database does.
 */
final class BatchSize {

	private static final String ADVISED = "20";
	private static final String WRITING = "eclipselink.jdbc.batch-writing";
	private static final String WRITING_ADVISED = "JDBC";

	private static final Set<DatabaseVendor> WITH_SEQUENCES = EnumSet.of(DatabaseVendor.POSTGRESQL, DatabaseVendor.ORACLE, DatabaseVendor.DB2, DatabaseVendor.SQLSERVER, DatabaseVendor.H2, DatabaseVendor.HSQLDB, DatabaseVendor.DERBY);

	/** Databases whose dialect made Hibernate 3 send batches of 15 where nothing was said. */
	private static final Pattern BATCHING_DIALECT = Pattern.compile("(?i).*(mysql|oracle|postgres|hsql|h2|firebird|interbase|progress|ingres).*");
	/** Words of versions that came later: of dialects, of providers of caches, of the names of properties. */
	private static final Pattern LATER = Pattern.compile("(?i).*(mysql(55|57|8)|postgresql(9|10|95)|oracle12|jcache|javax\\.cache|jakarta|new_generator_mappings).*");

	/** Names of units that only tests use. */
	private static final Pattern OF_TESTS = Pattern.compile("(test|tests|testing)([^a-z].*)?");

	private BatchSize() {
	}

	/**
	 * @param in the group of a unit
	 * @param hibernate the same where Hibernate is the provider, or null where it is EclipseLink
	 * @param only whether it is the only place
	 */
	private record Site(ConfiguredGroup in, HibernateUnit hibernate, boolean only) {

		/** Where the database has sequences, keys by IDENTITY are told first, since no batch size helps before; MySQL has none. */
		List<PersistLoop> loops() {
			boolean all = hibernate != null && !WITH_SEQUENCES.contains(hibernate.vendor());
			return all ? BatchedLoops.of(in.application()) : BatchedLoops.ofOwnKeys(in.application());
		}

		String variant() {
			String number = loops().size() == 1 ? null : "loops";
			return hibernate != null ? number : number == null ? "eclipselink" : "eclipselink-loops";
		}
	}

	static Rule rule() {
		return RuleForm.rule("batch-size-unset-multi-insert", Subject.PERSISTENCE, Severity.INFO, BatchSize::sites)
				.onSites(form -> form
						.when(site -> !site.loops().isEmpty())
						.at(site -> site.in().group().getOrigin())
						.measured(site -> site.loops().size())
						.limit(site -> site.hibernate() == null ? WRITING_ADVISED : ADVISED)
						.with("name", site -> site.hibernate() == null ? site.in().name() : site.hibernate().name())
						.with("setting", site -> site.hibernate() == null ? WRITING : site.hibernate().shownName(HibernateUnit.BATCH_SIZE))
						.with("loop", site -> site.loops().get(0).getName())
						.message(Site::variant)
						.assuming(site -> site.only() ? null : new Assumption(null))
						.related(site -> site.loops().stream().map(PersistLoop::getOrigin).map(Origin.class::cast).toList())
						.fix("batch-size", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.hibernate() != null) {
								UnitRules.set(site.hibernate(), HibernateUnit.BATCH_SIZE, ADVISED, edits);
							}
						}).fix("batch-writing", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.hibernate() == null) {
								edits.set(site.in().setting(WRITING), WRITING_ADVISED);
							}
						}))
				.build();
	}

	/**
	 * Whether a session factory of a file of its own sends batches as it is, or gets the rest of its properties elsewhere: in Hibernate 3, of
	 * which most such files are, the dialects of many databases bring a size.
	 */
	private static boolean isLeftToDialect(HibernateUnit unit) {
		if (!"hibernate.session-factory".equals(unit.in().group().getKind())) {
			return false;
		}
		String dialect = unit.stated("hibernate.dialect");
		if (dialect == null) {
			return unit.vendor() == DatabaseVendor.UNKNOWN;
		}
		return BATCHING_DIALECT.matcher(dialect).matches()
				&& unit.in().group().getSettings().stream().filter(Values::isSet).noneMatch(setting -> LATER.matcher(setting.getName() + ' ' + setting.getValue()).matches());
	}

	/** Files of Spring Boot and Quarkus are for one unit, so the first stands for all of an application; so does the first unit of EclipseLink. */
	private static Stream<Site> sites(Reading reading) {
		return reading.solution().getApplications().stream().filter(application -> !BatchedLoops.of(application).isEmpty()).flatMap(application -> {
			List<ConfiguredGroup> others = ConfigurationIndex.groups(reading, application, "persistence.unit.eclipselink", "persistence.unit").filter(group -> !group.isForDevelopment() && isEclipseLink(group)).toList();
			// Beside a unit of EclipseLink, Spring Boot sets Hibernate up only where its file says something of it.
			List<HibernateUnit> units = HibernateUnit.of(reading, application).stream().filter(unit -> others.isEmpty() || unit.isPersistenceXml() || unit.in().group().getSettings().stream().anyMatch(Values::isSet)).filter(unit -> !unit.isPersistenceXml() || !OF_TESTS.matcher(unit.name()).matches()).filter(unit -> unit.states(HibernateUnit.BATCH_SIZE) || !isLeftToDialect(unit)).toList();
			if (units.stream().anyMatch(unit -> unit.states(HibernateUnit.BATCH_SIZE)) || application.getPersistenceUnits().stream().anyMatch(unit -> Values.isSet(unit.getBatchSize()))
					|| others.stream().anyMatch(BatchSize::writesBatches)) {
				return Stream.empty();
			}
			HibernateUnit first = units.stream().filter(unit -> !unit.isPersistenceXml() && !unit.isOfCode()).findFirst().orElse(null);
			boolean only = units.stream().filter(unit -> !unit.isOfCode()).count() + others.size() == 1;
			return Stream.concat(units.stream().filter(unit -> unit.isPersistenceXml() || unit.equals(first)).map(unit -> new Site(unit.in(), unit, only)), others.stream().limit(1).map(unit -> new Site(unit, null, only)));
		});
	}

	private static boolean isEclipseLink(ConfiguredGroup group) {
		String provider = group.value("provider");
		return group.group().getKind().endsWith("eclipselink") || (provider == null || provider.isEmpty()) && group.group().getSettings().stream().anyMatch(setting -> setting.isSet() && setting.getName().startsWith("eclipselink."));
	}

	private static boolean writesBatches(ConfiguredGroup unit) {
		return unit.states(WRITING) && !"none".equalsIgnoreCase(unit.value(WRITING).strip());
	}
}
