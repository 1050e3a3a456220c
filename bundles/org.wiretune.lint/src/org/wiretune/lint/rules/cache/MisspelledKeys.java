/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.cache;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.model.platform.PersistenceUnit;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code l2cache-cfg-entity-key-typo}: a property of a persistence unit that Hibernate does not know, one or two
 * letters from one that it knows and that the unit does not state. Hibernate ignores such a property without a word.
 */
final class MisspelledKeys {

	/** Names of Hibernate 3 to 7 that no table has and that stand close to others. */
	private static final Set<String> FURTHER = Set.of("hibernate.cache.region.jbc2.cfg.shared", "hibernate.cache.region.jbc2.cfg.multiplexer.stacks", "hibernate.cache.region.jbc2.cfg.jgroups.stacks",
			"hibernate.cache.region.jbc2.configs", "hibernate.cache.jndi", "hibernate.cache.query_cache_factory", "hibernate.cache.auto_evict_collection_cache",
			"hibernate.cache.use_reference_entries", "hibernate.default_schema", "hibernate.default_entity_mode", "hibernate.hbm2ddl.import_files", "hibernate.jdbc.batch.builder",
			"hibernate.jdbc.factory_class", "hibernate.jdbc.sql_exception_converter", "hibernate.jdbc.use_streams_for_binary", "hibernate.jdbc.wrap_result_sets", "hibernate.jdbc.time_zone",
			"hibernate.jdbc.lob.non_contextual_creation", "hibernate.query.factory_class", "hibernate.query.substitutions", "hibernate.query.startup_check", "hibernate.query.plan_parameter_metadata_max_size",
			"hibernate.query.mutation_strategy", "hibernate.query.conventional_java_constants", "hibernate.transaction.factory_class", "hibernate.transaction.manager_lookup_class",
			"hibernate.transaction.jta.platform", "hibernate.transaction.flush_before_completion", "hibernate.transaction.auto_close_session", "hibernate.connection.driver_class",
			"hibernate.connection.username", "hibernate.connection.password", "hibernate.connection.autocommit", "hibernate.connection.provider", "hibernate.session_factory_name",
			"hibernate.session_factory.interceptor", "hibernate.ejb.interceptor", "hibernate.ejb.naming_strategy", "hibernate.ejb.cfgfile", "hibernate.archive.autodetection",
			"hibernate.physical_naming_strategy", "hibernate.implicit_naming_strategy", "hibernate.max_fetch_depth", "hibernate.bytecode.provider", "hibernate.use_identifier_rollback",
			"hibernate.c3p0.max_size", "hibernate.c3p0.min_size", "hibernate.c3p0.timeout", "hibernate.c3p0.idle_test_period", "hibernate.c3p0.acquire_increment", "hibernate.c3p0.validate",
			"hibernate.c3p0.max_statements", "hibernate.temp.use_jdbc_metadata_defaults", "hibernate.dialect_resolvers", "hibernate.current_session_context_class", "hibernate.jndi.class",
			"hibernate.jndi.url", "hibernate.id.db_structure_naming_strategy", "hibernate.id.increment_strategy", "hibernate.cache.ehcache.missing_cache_strategy",
			"hibernate.javax.cache.missing_cache_strategy", "hibernate.search.default.directory_provider", "hibernate.discriminator.ignore_explicit_for_joined", "hibernate.format_sql", "hibernate.highlight_sql",
			"hibernate.type.preferred_uuid_jdbc_type", "hibernate.type.preferred_instant_jdbc_type", "hibernate.cache.infinispan.cfg", "hibernate.cache.infinispan.entity.cfg", "hibernate.cache.infinispan.query.cfg");
	private static final Pattern NAME = Pattern.compile("\\bname\\s*=\\s*(\"([^\"]*)\"|'([^']*)')");

	private MisspelledKeys() {
	}

	/**
	 * @param unit the unit
	 * @param property the property that is not known
	 * @param meant the name that was probably meant
	 */
	private record Site(PersistenceUnit unit, Setting property, String meant) {
	}

	static Rule rule() {
		return RuleForm.<Site>rule("l2cache-cfg-entity-key-typo", Subject.PERSISTENCE, Severity.WARNING, MisspelledKeys::sites)
				.onSites(form -> form
						.at(site -> site.property().getOrigin())
						.measured(site -> site.property().getName())
						.limit(Site::meant)
						.with("name", site -> site.unit().getName())
						.fix("rename", FixEffect.CHANGES_BEHAVIOUR, MisspelledKeys::rename))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return HibernateUnit.of(reading).filter(HibernateUnit::isPersistenceXml).flatMap(unit -> unit.application().getPersistenceUnits().stream()
				.filter(each -> each.getOrigin() != null && each.getOrigin().path().equals(unit.in().path()) && unit.in().name().equals(each.getName()))
				.flatMap(each -> sites(unit, each)));
	}

	private static Stream<Site> sites(HibernateUnit unit, PersistenceUnit properties) {
		Set<String> known = new TreeSet<>(FURTHER);
		unit.in().group().getSettings().forEach(setting -> known.add(setting.getName()));
		return properties.getProperties().stream().filter(property -> property.getName() != null && property.getName().startsWith("hibernate.") && property.getOrigin() != null && !known.contains(property.getName()))
				.flatMap(property -> known.stream().filter(name -> name.startsWith("hibernate.") && !unit.states(name) && isNear(property.getName(), name)).limit(1)
						.map(name -> new Site(properties, property, name)));
	}

	/** At most two letters changed, added or left out, in a name long enough that this is no other name. */
	private static boolean isNear(String written, String known) {
		return known.length() > 16 && Math.abs(written.length() - known.length()) <= 2 && distance(written, known) <= 2;
	}

	private static int distance(String first, String second) {
		int[] row = new int[second.length() + 1];
		for (int j = 0; j < row.length; j++) {
			row[j] = j;
		}
		for (int i = 1; i <= first.length(); i++) {
			int diagonal = row[0];
			row[0] = i;
			for (int j = 1; j < row.length; j++) {
				int cost = first.charAt(i - 1) == second.charAt(j - 1) ? diagonal : diagonal + 1;
				diagonal = row[j];
				row[j] = Math.min(cost, Math.min(row[j], row[j - 1]) + 1);
			}
		}
		return row[second.length()];
	}

	private static void rename(Site site, Edits edits) {
		Origin origin = site.property().getOrigin();
		String text = edits.texts().text(origin.path());
		int start = text == null ? -1 : XmlMarkup.startOfTag(text, origin.offset());
		int end = start < 0 ? -1 : XmlMarkup.endOfTag(text, start);
		Matcher name = end < 0 ? null : NAME.matcher(text).region(start, end);
		if (name == null || !name.find()) {
			edits.impossible();
			return;
		}
		int group = name.group(2) != null ? 2 : 3;
		if (!name.group(group).equals(site.property().getName())) {
			edits.impossible();
			return;
		}
		edits.replace(origin.path(), name.start(group), name.group(group), site.meant());
	}
}
