/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.java.rewrite.GeneratorRewrite;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Persistence;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.platform.Entity;
import org.wiretune.model.platform.PersistLoop;
import org.wiretune.model.platform.PlatformFactory;

/**
 * Rule {@code identity-defeats-batching}. Fires where a loop that moves many rows, and that runs again and again, persists the entity.
 * That a unit states a size of batches tells nothing of entities whose rows are written one by one: by the labels no such finding was
 * right. AUTO means IDENTITY for MySQL with the Hibernate 3 of EAP 5 alone; later versions take a table or a sequence.
 */
final class IdentityKeys {

	/** Of annotations and of mappings in XML. */
	private static final Set<String> STRATEGIES = Set.of("IDENTITY", "AUTO", "identity", "native");

	private IdentityKeys() {
	}

	/**
	 * @param entity the entity
	 * @param loops loops that persist it
	 * @param vendor the database, as far as it is known
	 * @param hibernate whether a unit of Hibernate was read
	 * @param auto whether the strategy AUTO leads to IDENTITY
	 */
	private record Site(Entity entity, List<PersistLoop> loops, DatabaseVendor vendor, boolean hibernate, boolean auto) {

		boolean hasNoSequences() {
			return vendor == DatabaseVendor.MYSQL || vendor == DatabaseVendor.MARIADB;
		}

		boolean hasSequences() {
			return vendor != DatabaseVendor.UNKNOWN && !hasNoSequences();
		}

		String variant() {
			return hasNoSequences() ? "no-sequences" : null;
		}

		Assumption assumption() {
			if (!hibernate) {
				return new Assumption("provider");
			}
			return auto ? Assumption.aside("auto") : null;
		}

		String className() {
			return entity.getName() == null ? "" : entity.getName().substring(entity.getName().lastIndexOf('.') + 1);
		}
	}

	static Rule rule() {
		return RuleForm.rule("identity-defeats-batching", Subject.PERSISTENCE, Severity.INFO, IdentityKeys::sites)
				.onSites(form -> form
						.at(site -> Values.origin(site.entity().getGeneratorStrategy(), site.entity()))
						.measured(site -> Values.value(site.entity().getGeneratorStrategy()))
						.limit(site -> site.hasNoSequences() ? "TABLE, UUID" : "SEQUENCE, TABLE, UUID")
						.with("name", Site::className)
						.with("loop", site -> site.loops().get(0).getName())
						.with("vendor", site -> site.vendor().getLiteral())
						.message(Site::variant)
						.assuming(Site::assumption)
						.related(site -> site.loops().stream().map(PersistLoop::getOrigin).map(Origin.class::cast).toList())
						.fix("sequence", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> rewrite(site, "SEQUENCE", site.hasSequences(), edits))
						.fix("table", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> rewrite(site, "TABLE", true, edits))
						.fix("sequence-if-any", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> rewrite(site, "SEQUENCE", site.vendor() == DatabaseVendor.UNKNOWN, edits)))
				.build();
	}

	private static void rewrite(Site site, String strategy, boolean wanted, Edits edits) {
		Origin origin = Values.origin(site.entity().getGeneratorStrategy());
		String text = origin == null || !wanted || !origin.path().endsWith(".java") ? null : edits.texts().text(origin.path());
		edits.addAll(text == null ? null : GeneratorRewrite.changes(origin.path(), text, origin.offset(), strategy, site.className()));
	}

	private static Stream<Site> sites(Reading reading) {
		return reading.solution().getApplications().stream().flatMap(application -> {
			List<Entity> entities = Stream.concat(application.getEntities().stream(), mapped(reading, application)).filter(entity -> entity.getGeneratorStrategy() != null && STRATEGIES.contains(entity.getGeneratorStrategy().getValue())).toList();
			return entities.isEmpty() ? Stream.empty() : sites(reading, application, entities);
		});
	}

	/** Entities of mappings in XML; their generator identity is that of the annotation, and native takes it where the database has nothing else. */
	private static Stream<Entity> mapped(Reading reading, Application application) {
		return ConfigurationIndex.groups(reading, application, "hibernate.class").filter(group -> group.states("generator")).flatMap(group -> {
			String generator = group.value("generator");
			if (!STRATEGIES.contains(generator)) {
				return Stream.empty();
			}
			Entity entity = PlatformFactory.INSTANCE.createEntity();
			entity.setName(group.name());
			entity.setOrigin(group.group().getOrigin());
			entity.setGeneratorStrategy(EcoreUtil.copy(group.setting("generator")));
			return Stream.of(entity);
		});
	}

	private static Stream<Site> sites(Reading reading, Application application, List<Entity> entities) {
		List<HibernateUnit> units = HibernateUnit.of(reading, application);
		if (units.isEmpty() && !application.getPersistenceUnits().isEmpty()) {
			return Stream.empty();
		}
		DatabaseVendor vendor = units.stream().map(HibernateUnit::vendor).filter(known -> known != DatabaseVendor.UNKNOWN).findFirst().orElse(DatabaseVendor.UNKNOWN);
		boolean mySql = vendor == DatabaseVendor.MYSQL || vendor == DatabaseVendor.MARIADB;
		boolean autoIsIdentity = mySql && Hosting.runsOn(reading, application.getPath(), server -> server.getProduct() == Product.JBOSS_EAP_5);
		List<Entity> byInsert = entities.stream().filter(entity -> switch (entity.getGeneratorStrategy().getValue()) {
			case "AUTO" -> autoIsIdentity;
			case "native" -> mySql;
			default -> true;
		}).toList();
		return byInsert.stream().flatMap(entity -> {
			boolean auto = "AUTO".equals(entity.getGeneratorStrategy().getValue());
			List<PersistLoop> loops = Persistence.loops(application, entity).filter(loop -> BatchedLoops.isBulk(loop) && InOperation.mayRunAgain(reading, loop.getOrigin().path())).toList();
			return loops.isEmpty() ? Stream.empty() : Stream.of(new Site(entity, loops, vendor, !units.isEmpty(), auto));
		});
	}
}
