/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.java.GeneratorRewrite;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rule.Subject;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.Persistence;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.Origin;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.platform.Entity;
import org.wiretune.model.platform.PersistLoop;
import org.wiretune.model.platform.PersistenceUnit;
import org.wiretune.model.platform.Product;
import org.wiretune.model.solution.Solution;

/**
 * Rule {@code identity-defeats-batching}. A Warning where a loop persists the entity; only Info where a unit sends
 * batches and no such loop was seen, or where it is not known that Hibernate is the provider. AUTO means IDENTITY for
 * MySQL with the Hibernate 3 of EAP 5 alone; later versions take a table or a sequence.
 */
final class IdentityKeys {

	private IdentityKeys() {
	}

	/**
	 * @param entity the entity
	 * @param loops loops that persist it
	 * @param batching a unit of Hibernate that sends batches, or null
	 * @param vendor the database, as far as it is known
	 * @param hibernate whether a unit of Hibernate was read
	 * @param auto whether the strategy AUTO leads to IDENTITY
	 */
	private record Site(Entity entity, List<PersistLoop> loops, PersistenceUnit batching, DatabaseVendor vendor, boolean hibernate, boolean auto) {

		boolean hasNoSequences() {
			return vendor == DatabaseVendor.MYSQL || vendor == DatabaseVendor.MARIADB;
		}

		boolean hasSequences() {
			return vendor != DatabaseVendor.UNKNOWN && !hasNoSequences();
		}

		String variant() {
			if (loops.isEmpty()) {
				return "batch-size";
			}
			return hasNoSequences() ? "no-sequences" : null;
		}

		Assumption assumption() {
			if (!hibernate) {
				return new Assumption("provider");
			}
			return auto ? new Assumption("auto") : null;
		}

		String className() {
			return entity.getName() == null ? "" : entity.getName().substring(entity.getName().lastIndexOf('.') + 1);
		}
	}

	static Rule rule() {
		return RuleForm.rule("identity-defeats-batching", Subject.PERSISTENCE, Severity.WARNING, IdentityKeys::sites)
				.severity(site -> site.loops().isEmpty() || !site.hibernate() ? Severity.INFO : Severity.WARNING)
				.at(site -> Values.origin(site.entity().getGeneratorStrategy(), site.entity()))
				.measured(site -> Values.value(site.entity().getGeneratorStrategy()))
				.limit(site -> site.hasNoSequences() ? "TABLE, UUID" : "SEQUENCE, TABLE, UUID")
				.with("name", Site::className)
				.with("loop", site -> site.loops().isEmpty() ? "" : site.loops().get(0).getName())
				.with("unit", site -> site.batching() == null ? "" : site.batching().getName())
				.with("size", site -> site.batching() == null ? "" : Values.value(site.batching().getBatchSize()))
				.with("vendor", site -> site.vendor().getLiteral())
				.message(Site::variant)
				.assuming(Site::assumption)
				.related(IdentityKeys::places)
				.fix("sequence", (site, edits) -> rewrite(site, "SEQUENCE", site.hasSequences(), edits))
				.fix("table", (site, edits) -> rewrite(site, "TABLE", true, edits))
				.fix("sequence-if-any", (site, edits) -> rewrite(site, "SEQUENCE", site.vendor() == DatabaseVendor.UNKNOWN, edits))
				.build();
	}

	private static List<Origin> places(Site site) {
		List<Origin> places = new ArrayList<>();
		site.loops().forEach(loop -> places.add(loop.getOrigin()));
		if (site.batching() != null) {
			places.add(Values.origin(site.batching().getBatchSize()));
		}
		return places;
	}

	private static void rewrite(Site site, String strategy, boolean wanted, Edits edits) {
		Origin origin = Values.origin(site.entity().getGeneratorStrategy());
		String text = origin == null || !wanted ? null : edits.texts().text(origin.path());
		edits.addAll(text == null ? null : GeneratorRewrite.changes(origin.path(), text, origin.offset(), strategy, site.className()));
	}

	private static Stream<Site> sites(Solution solution) {
		return solution.getApplications().stream().flatMap(application -> application.getEntities().stream().flatMap(entity -> site(solution, application, entity)));
	}

	private static Stream<Site> site(Solution solution, Application application, Entity entity) {
		String strategy = Values.value(entity.getGeneratorStrategy());
		boolean identity = "IDENTITY".equals(strategy);
		if (!identity && !"AUTO".equals(strategy)) {
			return Stream.empty();
		}
		List<PersistenceUnit> units = application.getPersistenceUnits().stream().filter(unit -> Persistence.isHibernate(solution, unit)).toList();
		if (units.isEmpty() && !application.getPersistenceUnits().isEmpty()) {
			return Stream.empty();
		}
		DatabaseVendor vendor = units.stream().map(unit -> Persistence.vendor(solution, application, unit)).filter(known -> known != DatabaseVendor.UNKNOWN)
				.findFirst().orElse(DatabaseVendor.UNKNOWN);
		if (!identity && (vendor != DatabaseVendor.MYSQL && vendor != DatabaseVendor.MARIADB
				|| !Hosting.runsOn(solution, application.getPath(), server -> server.getProduct() == Product.JBOSS_EAP_5))) {
			return Stream.empty();
		}
		List<PersistLoop> loops = Persistence.loops(application, entity).toList();
		PersistenceUnit batching = units.stream().filter(Persistence::isBatching).findFirst().orElse(null);
		return loops.isEmpty() && batching == null ? Stream.empty() : Stream.of(new Site(entity, loops, batching, vendor, !units.isEmpty(), !identity));
	}
}
