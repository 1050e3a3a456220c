/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.ArrayList;
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
import org.wiretune.lint.rules.ProductionProfile;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code provider-logs-statements}: the provider of persistence writes each statement, by a level of EclipseLink or by
 * {@code show_sql} of Hibernate, or MyBatis does by its log on standard output, in a file that a server runs with.
 */
final class StatementLogging {

	private static final List<String> LEVELS = List.of("eclipselink.logging.level", "eclipselink.logging.level.sql");
	private static final List<String> SWITCHES = List.of("hibernate.show_sql", "show-sql", "log.sql", "showSql", "jpa.showSql", "jpa.show_sql");
	private static final String LOG = "log-impl";
	/** What MyBatis ships for a look at its statements, and what it finds by itself in an application of Spring Boot. */
	private static final Pattern PRINTS = Pattern.compile("(?:org\\.apache\\.ibatis\\.logging\\.stdout\\.)?StdOutImpl|STDOUT_LOGGING");
	private static final String FACADE = "org.apache.ibatis.logging.slf4j.Slf4jImpl";
	private static final String[] KINDS = {"persistence.unit.eclipselink", "persistence.unit.hibernate", "persistence.unit", "hibernate.session-factory", "hibernate.handed-on", "spring.entity-manager-factory", "spring.vendor-adapter", "spring-boot.jpa", "spring-boot.mybatis", "spring-boot.mybatis-plus",
			"spring-boot.jpa.hibernate", "quarkus.hibernate-orm", "quarkus.hibernate-orm.named"};

	private StatementLogging() {
	}

	/**
	 * @param in the unit
	 * @param settings what makes it write, at least one
	 */
	private record Unit(ConfiguredGroup in, List<Setting> settings) {

		Setting first() {
			return settings.get(0);
		}

		boolean isLevel() {
			return LEVELS.contains(first().getName());
		}

		String value() {
			return isLevel() ? "INFO" : first().getName().equals(LOG) ? FACADE : "false";
		}
	}

	static Rule rule() {
		return RuleForm.<Unit>rule("provider-logs-statements", Subject.LOGGING, Severity.INFO, StatementLogging::units)
				.onSites(form -> form
						.at(unit -> unit.first().getOrigin())
						.measured(unit -> unit.first().getValue())
						.limit(Unit::value)
						.with("setting", unit -> unit.first().getName())
						.with("owner", unit -> unit.in().owner())
						.message(unit -> unit.isLevel() ? null : unit.first().getName().equals(LOG) ? "print" : "switch")
						.related(unit -> unit.settings().stream().skip(1).map(Setting::getOrigin).toList())
						.fix("quiet", FixEffect.CHANGES_BEHAVIOUR, (unit, edits) -> unit.settings().forEach(setting -> edits.set(setting, unit.value()))))
				.build();
	}

	private static Stream<Unit> units(Reading reading) {
		return ConfigurationIndex.groups(reading, KINDS).flatMap(group -> {
			List<Setting> loud = loud(group);
			return loud.isEmpty() || !InOperation.is(group) || isCorrected(group, loud.get(0)) ? Stream.empty() : Stream.of(new Unit(group, loud));
		});
	}

	/** Whether the profile of production says otherwise. */
	private static boolean isCorrected(ConfiguredGroup group, Setting loud) {
		return group.file().getScope() == null && !ProductionProfile.counts(group, loud.getName());
	}

	/** A level for statements alone counts before that of all. */
	private static List<Setting> loud(ConfiguredGroup group) {
		List<Setting> levels = new ArrayList<>(LEVELS.stream().map(group::setting).filter(LogLevels::isVerbose).toList());
		Setting ofStatements = group.setting(LEVELS.get(LEVELS.size() - 1));
		if (Values.isSet(ofStatements) && !LogLevels.isVerbose(ofStatements) && !isTrace(group.setting(LEVELS.get(0)))) {
			levels.clear();
		}
		Setting print = group.setting(LOG);
		if (Values.isSet(print) && PRINTS.matcher(String.valueOf(print.effective()).strip()).matches()) {
			levels.add(print);
		}
		return !levels.isEmpty() ? levels : SWITCHES.stream().map(group::setting).filter(setting -> Values.isSet(setting) && "true".equalsIgnoreCase(setting.effective())).limit(1).toList();
	}

	/** Whether a level writes more than statements. */
	private static boolean isTrace(Setting level) {
		return LogLevels.isVerbose(level) && !"FINE".equalsIgnoreCase(level.effective().strip());
	}
}
