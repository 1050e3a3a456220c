/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
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
import org.wiretune.lint.rules.JdbcSource;
import org.wiretune.lint.rules.UnitRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.safety.markup.MarkupText;
import org.wiretune.safety.order.Backwards;

/** Rules on who uses which persistence unit, and on the isolation of its data source. */
final class UnitsAndUsers {

	private static final Pattern CLASS = Pattern.compile("<(?:\\w+:)?class>\\s*([\\w.$]+)\\s*<");
	private static final String COMMITTED = "TRANSACTION_READ_COMMITTED";

	private UnitsAndUsers() {
	}

	/**
	 * The only unit of an application, used by a bulk loader and by other classes.
	 *
	 * @param unit the unit
	 * @param loop the loop of the loader
	 * @param other another class that uses the unit
	 */
	private record Shared(HibernateUnit unit, CodeFact loop, CodeFact other) {
	}

	static Rule oneForBoth() {
		return RuleForm.<Shared>rule("one-unit-for-oltp-and-batch", Subject.PERSISTENCE, Severity.INFO, reading -> reading.solution().getApplications().stream().flatMap(application -> shared(reading, application)))
				.onSites(form -> form
						.at(site -> site.unit().in().group().getOrigin())
						.measured(site -> 1)
						.limit(site -> 2)
						.with("name", site -> site.unit().name())
						.with("loop", site -> site.loop().getName())
						.with("other", site -> site.other().getName())
						.with("size", site -> Values.value(site.loop().detail("flush-size")))
						.related(site -> List.of(site.loop().getOrigin(), site.other().getOrigin()))
						.fix("second", FixEffect.DEPENDS_ON_UNSEEN, UnitsAndUsers::second))
				.build();
	}

	private static Stream<Shared> shared(Reading reading, Application application) {
		List<HibernateUnit> units = HibernateUnit.of(reading, application);
		if (units.size() != 1 || !units.get(0).isPersistenceXml() || application.getPersistenceUnits().size() != 1) {
			return Stream.empty();
		}
		List<CodeFact> injected = HibernateUnit.facts(application, "persistence-context").toList();
		Set<String> loaders = new LinkedHashSet<>();
		HibernateUnit.facts(application, "bulk-loop").filter(loop -> loop.detail("flush-size") != null).forEach(loop -> loaders.add(loop.getTypeName()));
		CodeFact loop = HibernateUnit.facts(application, "bulk-loop").filter(each -> each.detail("flush-size") != null && injected.stream().anyMatch(use -> Objects.equals(use.getTypeName(), each.getTypeName())))
				.findFirst().orElse(null);
		CodeFact other = injected.stream().filter(use -> !loaders.contains(use.getTypeName())).findFirst().orElse(null);
		return loop == null || other == null ? Stream.empty() : Stream.of(new Shared(units.get(0), loop, other));
	}

	/** Adds a unit for bulk work. Only where every injection names its unit: one without a name would become ambiguous. */
	private static void second(Shared site, Edits edits) {
		HibernateUnit unit = site.unit();
		Origin origin = (Origin) unit.in().group().getOrigin();
		String text = origin == null ? null : edits.texts().text(origin.path());
		int start = text == null ? -1 : XmlMarkup.startOfTag(text, origin.offset());
		int end = start < 0 ? -1 : XmlMarkup.endOfElement(text, start);
		if (end < 0 || !text.startsWith("<persistence-unit", start) || unit.facts("persistence-context").anyMatch(use -> use.detail("unitName") == null)) {
			edits.impossible();
			return;
		}
		int line = start;
		while (line > 0 && (text.charAt(line - 1) == ' ' || text.charAt(line - 1) == '\t')) {
			line--;
		}
		String outer = text.substring(line, start);
		String delimiter = text.contains("\r\n") ? "\r\n" : "\n";
		String level = outer.isEmpty() ? "  " : outer.endsWith("\t") ? "\t" : outer;
		StringBuilder added = new StringBuilder(delimiter).append(outer).append("<persistence-unit name=\"batch-").append(MarkupText.escapeValue(unit.name())).append('"');
		if (unit.in().states("transaction-type")) {
			added.append(" transaction-type=\"").append(MarkupText.escapeValue(unit.in().value("transaction-type"))).append('"');
		}
		added.append('>');
		for (String element : List.of("provider", "jta-data-source", "non-jta-data-source")) {
			if (unit.in().states(element)) {
				added.append(delimiter).append(outer).append(level).append('<').append(element).append('>').append(MarkupText.escapeValue(unit.in().value(element))).append("</").append(element).append('>');
			}
		}
		classes(text.substring(start, end)).forEach(name -> added.append(delimiter).append(outer).append(level).append("<class>").append(name).append("</class>"));
		added.append(delimiter).append(outer).append(level).append("<properties>");
		for (String name : List.of("hibernate.hbm2ddl.auto", "hibernate.dialect", "hibernate.default_catalog", HibernateUnit.ORDER_INSERTS)) {
			String value = name.equals("hibernate.hbm2ddl.auto") ? "none" : unit.stated(name);
			if (value != null) {
				property(added, delimiter + outer + level + level, name, value);
			}
		}
		String size = Values.value(site.loop().detail("flush-size"));
		property(added, delimiter + outer + level + level, HibernateUnit.FETCH_SIZE, size);
		property(added, delimiter + outer + level + level, HibernateUnit.BATCH_SIZE, size);
		property(added, delimiter + outer + level + level, HibernateUnit.SECOND_LEVEL_CACHE, "false");
		added.append(delimiter).append(outer).append(level).append("</properties>").append(delimiter).append(outer).append("</persistence-unit>");
		edits.insert(origin.path(), end, added.toString());
	}

	private static void property(StringBuilder text, String before, String name, String value) {
		text.append(before).append("<property name=\"").append(name).append("\" value=\"").append(MarkupText.escapeValue(value)).append("\"/>");
	}

	private static Set<String> classes(String element) {
		Set<String> classes = new LinkedHashSet<>();
		Matcher matcher = CLASS.matcher(element);
		while (matcher.find()) {
			classes.add(matcher.group(1));
		}
		return classes;
	}

	/**
	 * A class that uses two units which hold the same entities.
	 *
	 * @param first a use of the one
	 * @param second a use of the other
	 * @param shared an entity of both, or null where neither lists its classes
	 */
	private record TwoUnits(CodeFact first, CodeFact second, String shared) {
	}

	static Rule sameEntityInTwo() {
		return RuleForm.<TwoUnits>rule("same-entity-two-units-concurrently", Subject.PERSISTENCE, Severity.INFO,
				reading -> reading.solution().getApplications().stream().flatMap(application -> twoUnits(reading, application)))
				.onSites(form -> form
						.at(site -> site.second().getOrigin())
						.measured(site -> Values.value(site.first().detail("unitName")) + ", " + Values.value(site.second().detail("unitName")))
						.limit(site -> 1)
						.with("name", site -> site.first().getName())
						.with("entity", site -> site.shared() == null ? "" : site.shared())
						.message(site -> site.shared() == null ? null : "listed")
						.related(site -> List.of(site.first().getOrigin())))
				.build();
	}

	/** Each use with the next one of the same class that names another unit; what a unit lists is looked at once. */
	private static Stream<TwoUnits> twoUnits(Reading reading, Application application) {
		Map<String, List<CodeFact>> byType = new LinkedHashMap<>();
		HibernateUnit.facts(application, "persistence-context").filter(use -> use.detail("unitName") != null)
				.forEach(use -> byType.computeIfAbsent(use.getTypeName(), type -> new ArrayList<>()).add(use));
		byType.values().removeIf(uses -> uses.size() < 2);
		if (byType.isEmpty()) {
			return Stream.empty();
		}
		Map<String, HibernateUnit> units = new HashMap<>();
		HibernateUnit.of(reading, application).stream().filter(HibernateUnit::isPersistenceXml).forEach(unit -> units.putIfAbsent(unit.name(), unit));
		Map<HibernateUnit, Set<String>> listed = new IdentityHashMap<>();
		List<TwoUnits> found = new ArrayList<>();
		for (List<CodeFact> uses : byType.values()) {
			CodeFact second = null;
			List<TwoUnits> ofType = new ArrayList<>();
			for (int i = uses.size() - 2; i >= 0; i--) {
				CodeFact first = uses.get(i);
				second = unitName(first).equals(unitName(uses.get(i + 1))) ? second : uses.get(i + 1);
				HibernateUnit one = units.get(unitName(first));
				HibernateUnit two = second == null ? null : units.get(unitName(second));
				if (one != null && two != null && one.in().path().equals(two.in().path())) {
					Set<String> ofOne = listed.computeIfAbsent(one, unit -> classes(element(unit)));
					Set<String> ofTwo = listed.computeIfAbsent(two, unit -> classes(element(unit)));
					String shared = ofOne.stream().filter(ofTwo::contains).findFirst().orElse(null);
					if (ofOne.isEmpty() == ofTwo.isEmpty() && (ofOne.isEmpty() || shared != null)) {
						ofType.add(new TwoUnits(first, second, shared));
					}
				}
			}
			found.addAll(Backwards.of(ofType));
		}
		return found.stream();
	}

	private static String unitName(CodeFact use) {
		return use.detail("unitName").getValue();
	}

	private static String element(HibernateUnit unit) {
		Origin origin = (Origin) unit.in().group().getOrigin();
		String text = origin == null ? null : unit.in().reading().texts().text(origin.path());
		int start = text == null ? -1 : XmlMarkup.startOfTag(text, origin.offset());
		int end = start < 0 ? -1 : XmlMarkup.endOfElement(text, start);
		return end < 0 ? "" : text.substring(start, end);
	}

	/** PostgreSQL reads what is committed where less is asked for, so that this level changes nothing there. */
	private static boolean isSameAsCommitted(HibernateUnit unit) {
		return unit.vendor() == DatabaseVendor.POSTGRESQL && unit.source().in().value("transaction-isolation").strip().equals("TRANSACTION_READ_UNCOMMITTED");
	}

	static Rule isolation() {
		return UnitRules.rule("ds-isolation-for-optimistic-locking", Severity.INFO, HibernateUnit.BATCH_SIZE)
				.onSites(form -> form
						.when(unit -> unit.source() != null && JdbcSource.JBOSS_5.contains(unit.source().in().group().getKind()) || unit.source() != null && JdbcSource.WILDFLY.contains(unit.source().in().group().getKind()))
						.when(unit -> unit.source().in().states("transaction-isolation") && unit.source().in().value("transaction-isolation").strip().matches("TRANSACTION_(READ_UNCOMMITTED|REPEATABLE_READ|SERIALIZABLE)"))
						.when(unit -> BatchSizes.version(unit) != null && isFirst(unit) && !isSameAsCommitted(unit))
						.at(unit -> unit.source().in().place("transaction-isolation"))
						.measured(unit -> unit.source().in().value("transaction-isolation").strip())
						.limit(unit -> COMMITTED)
						.with("source", unit -> unit.source().name())
						.with("entity", unit -> BatchSizes.version(unit).getName())
						.related(unit -> List.of(BatchSizes.version(unit).detail("version").getOrigin()))
						.fix("committed", FixEffect.CHANGES_BEHAVIOUR, (unit, edits) -> edits.set(unit.source().in().setting("transaction-isolation"), COMMITTED)))
				.build();
	}

	/** Whether the unit is the first that uses its data source, so that each is told once. */
	private static boolean isFirst(HibernateUnit unit) {
		return HibernateUnit.of(unit.in().reading()).filter(other -> other.source() != null && other.source().in().group() == unit.source().in().group() && BatchSizes.version(other) != null)
				.findFirst().orElse(unit).equals(unit);
	}
}
