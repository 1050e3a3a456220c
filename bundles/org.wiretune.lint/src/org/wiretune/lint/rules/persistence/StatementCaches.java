/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.XmlElements;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.JdbcSource;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.settings.Setting;

/** Rules on the caches of prepared statements that data sources and drivers have. */
final class StatementCaches {

	private static final String SIZE = "prepared-statement-cache-size";
	private static final String SHARE = "share-prepared-statements";
	private static final String MISSPELLED = "shared-prepared-statements";
	private static final String IN_DRIVER = "cachePrepStmts";
	private static final String LIBERTY_SIZE = "statementCacheSize";
	private static final String ADVISED = "100";
	/** Statements that Hibernate prepares for an entity: load, insert, update, delete. */
	private static final int FOR_AN_ENTITY = 4;

	/** An expression without a default, or a token that an installer replaces. */
	private static final Pattern UNDECIDED = Pattern.compile("\\$\\{[^:}]*\\}|@[\\w.-]+@");

	private StatementCaches() {
	}

	private static RuleForm<JdbcSource> rule(String id, Severity severity, String setting) {
		return RuleForm.rule(id, Subject.CONNECTIONS, severity, JdbcSource::ofJBoss)
				.when(source -> !source.in().isForDevelopment() && source.in().setting(setting) != null)
				.at(source -> source.in().place(setting))
				.measured(source -> Values.shown(source.in().setting(setting)))
				.with("name", JdbcSource::name);
	}

	private static boolean caches(JdbcSource source) {
		if (PoolStatements.isPool(source)) {
			return PoolStatements.keeps(source);
		}
		Long size = source.in().number(sizeName(source));
		// A value that is no number, such as an expression, counts as on.
		return source.in().states(sizeName(source)) && (size == null || size > 0);
	}

	/** Those of JBoss and WildFly, which keep none unless they say so, those of Liberty that say so, which keep 10 otherwise, and pools of libraries, which keep none. */
	private static Stream<JdbcSource> withSize(Reading reading) {
		return Stream.concat(servers(reading), PoolStatements.of(reading));
	}

	private static Stream<JdbcSource> servers(Reading reading) {
		return JdbcSource.of(reading).filter(source -> isOfJBoss(source) && (source.in().setting(SIZE) != null || isAddedByScript(source)) || source.in().states(LIBERTY_SIZE) && source.in().number(LIBERTY_SIZE) != null);
	}

	/** A script that names driver and address makes the data source, so that what it does not state is not set. */
	private static boolean isAddedByScript(JdbcSource source) {
		return source.in().states("jndi-name") && source.in().states("connection-url") && source.vendor() != DatabaseVendor.UNKNOWN;
	}

	/** Whether the environment or an installer decides what the data source is called and whether there is one: it is a template for many. */
	private static boolean isTemplate(JdbcSource source) {
		return Stream.of("jndi-name", "name", "pool-name", "enabled").map(source.in()::value).anyMatch(value -> value != null && UNDECIDED.matcher(value).find());
	}

	private static boolean isOfJBoss(JdbcSource source) {
		return JdbcSource.JBOSS_5.contains(source.in().group().getKind()) || JdbcSource.WILDFLY.contains(source.in().group().getKind());
	}

	private static String sizeName(JdbcSource source) {
		return isOfJBoss(source) ? SIZE : PoolStatements.isPool(source) ? PoolStatements.setting(source) : LIBERTY_SIZE;
	}

	private static boolean cachesInDriver(JdbcSource source) {
		return "true".equalsIgnoreCase(source.driverOption(IN_DRIVER));
	}

	/**
	 * The driver of PostgreSQL keeps statements by itself since 9.4; data sources of EAP 5 have older ones. H2, HSQLDB and Derby keep
	 * them in their own cache, reached over the network or not.
	 */
	private static boolean cachesByItself(JdbcSource source) {
		return switch (source.vendor()) {
		case POSTGRESQL -> !JdbcSource.JBOSS_5.contains(source.in().group().getKind());
		case H2, HSQLDB, DERBY -> true;
		default -> false;
		};
	}

	/** An application that moved to WildFly, or an editor, left a file for JBoss 4 to 6 behind; the server that has the same data source is the one that runs. */
	private static boolean isLeftBehind(JdbcSource source) {
		return JdbcSource.JBOSS_5.contains(source.in().group().getKind()) && !source.jndiName().isEmpty() && JdbcSource.of(source.in().reading())
				.anyMatch(other -> JdbcSource.WILDFLY.contains(other.in().group().getKind()) && other.jndiName().equals(source.jndiName()));
	}

	static Rule missing() {
		return RuleForm.rule("ps-cache-missing", Subject.CONNECTIONS, Severity.INFO, StatementCaches::withSize)
				.onSites(form -> form
						.when(source -> !isLeftBehind(source))
						.when(source -> !source.in().isForDevelopment() && !isTemplate(source) && !caches(source) && !cachesInDriver(source) && !cachesByItself(source))
						.at(source -> source.in().place(sizeName(source)))
						.measured(source -> Values.shown(source.in().setting(sizeName(source))))
						.limit(StatementCaches::advised)
						.with("name", JdbcSource::name)
						.with("setting", StatementCaches::sizeName)
						.message(source -> PoolStatements.isPool(source) ? "pool" : null)
						.fix("cache", FixEffect.DEPENDS_ON_UNSEEN, StatementCaches::cache))
				.build();
	}

	private static void cache(JdbcSource source, Edits edits) {
		Setting size = source.in().setting(sizeName(source));
		if (size == null) {
			edits.impossible();
		} else {
			edits.set(size, advised(source));
		}
	}

	private static String advised(JdbcSource source) {
		return PoolStatements.isPool(source) ? PoolStatements.advised(source) : ADVISED;
	}

	static Rule notShared() {
		return rule("ps-share-missing", Severity.INFO, SHARE)
				.onSites(form -> form
						.when(source -> sharesNone(source) && SourceVariants.of(source, StatementCaches::sharesNone).get(0).equals(source))
						.limit(source -> "true")
						.related(source -> SourceVariants.of(source, StatementCaches::sharesNone).stream().skip(1).map(other -> other.in().place(SHARE)).toList())
						.fix("share", FixEffect.CHANGES_BEHAVIOUR, (source, edits) -> edits.set(source.in().setting(SHARE), "true")))
				.build();
	}

	private static boolean sharesNone(JdbcSource source) {
		return !source.isEmbedded() && caches(source) && !Values.truth(source.in().setting(SHARE)) && !source.in().states(MISSPELLED);
	}

	static Rule misspelled() {
		return rule("ps-share-misspelled", Severity.WARNING, MISSPELLED)
				.onSites(form -> form
						.when(source -> source.in().states(MISSPELLED))
						.measured(source -> MISSPELLED)
						.limit(source -> SHARE)
						.fix("rename", FixEffect.CHANGES_BEHAVIOUR, (source, edits) -> {
							Origin value = source.in().setting(MISSPELLED).getOrigin();
							String text = value == null ? null : edits.texts().text(value.path());
							int tag = text == null ? -1 : XmlMarkup.startOfParent(text, value.offset());
							if (tag < 0 || source.in().states(SHARE)) {
								edits.impossible();
							} else {
								XmlElements.rename(edits, new Origin(value.path(), tag + 1, MISSPELLED.length(), value.line(), value.column()), SHARE);
							}
						}))
				.build();
	}

	static Rule inDriver() {
		return rule("ps-cache-in-driver", Severity.INFO, SIZE)
				.onSites(form -> form
						.when(StatementCaches::cachesInDriver)
						.at(source -> source.optionPlace(IN_DRIVER))
						.measured(source -> IN_DRIVER + "=true")
						.limit(source -> SIZE)
						.fix("move", FixEffect.DEPENDS_ON_UNSEEN, (source, edits) -> {
							RewriteOptions.set(source, IN_DRIVER, "false", edits);
							if (!caches(source)) {
								edits.set(source.in().setting(SIZE), ADVISED);
							}
						}))
				.build();
	}

	/**
	 * A data source with the statements that code sends through it.
	 *
	 * @param source the data source
	 * @param setting the name of the size of its cache
	 * @param queries different statements in code
	 * @param entities entities, each of which has statements of its own
	 */
	private record Load(JdbcSource source, String setting, long queries, long entities) {

		long statements() {
			return queries + FOR_AN_ENTITY * entities;
		}

		Long size() {
			return source.in().number(setting);
		}

		/** Enough for all, in tens. */
		long advised() {
			return (statements() + 9) / 10 * 10;
		}
	}

	static Rule tooSmall() {
		return RuleForm.<Load>rule("ps-cache-too-small", Subject.CONNECTIONS, Severity.INFO, StatementCaches::loads)
				.onSites(form -> form
						.when(load -> load.size() != null && load.size() > 0 && load.statements() > load.size())
						.at(load -> load.source().in().place(load.setting()))
						.measured(Load::size)
						.limit(Load::advised)
						.with("name", load -> load.source().name())
						.with("statements", Load::statements)
						.with("queries", Load::queries)
						.with("entities", Load::entities)
						.fix("size", FixEffect.DEPENDS_ON_UNSEEN, (load, edits) -> edits.set(load.source().in().setting(load.setting()), Long.toString(load.advised()))))
				.build();
	}

	private static Stream<Load> loads(Reading reading) {
		// The search for the source of a unit looks at all sources, so it is made once for each unit.
		Map<ConfigurationGroup, Set<Application>> usersOf = new IdentityHashMap<>();
		HibernateUnit.of(reading).forEach(unit -> {
			JdbcSource used = unit.source();
			if (used != null) {
				usersOf.computeIfAbsent(used.in().group(), group -> new HashSet<>()).add(unit.application());
			}
		});
		return JdbcSource.of(reading).filter(source -> !source.in().isForDevelopment()).flatMap(source -> {
			String setting = Stream.of(SIZE, LIBERTY_SIZE).filter(name -> source.in().setting(name) != null).findFirst().orElse(null);
			if (setting == null) {
				return Stream.empty();
			}
			Set<Application> users = usersOf.getOrDefault(source.in().group(), Set.of());
			long queries = users.stream().flatMap(user -> HibernateUnit.facts(user, "query-text")).map(fact -> Values.value(fact.detail("text"))).distinct().count();
			return Stream.of(new Load(source, setting, queries, users.stream().mapToLong(user -> user.getEntities().size()).sum()));
		});
	}
}
