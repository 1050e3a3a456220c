/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.MessageDrivenServers.Pooled;
import org.wiretune.lint.rules.MessageDrivenServers;
import org.wiretune.lint.rules.TrialModules;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.websphere.CarriedConcurrency;
import org.wiretune.model.settings.Setting;

/**
 * Rules {@code mdb-concurrency-generic} and {@code mdb-one-at-a-time}: a concurrency that was set to no more than the processors, or to
 * one, whatever the container is. What is left at the default of the product is not looked at; a single one of the service
 * integration bus has a rule of its own.
 */
final class ContainerConcurrency {

	private static final long PERSISTENT = 50;
	/** The default of IBM MQ's resource adapter and of the service integration bus. */
	private static final long SEVERAL = 10;
	private static final RuleLimit PROCESSORS = new RuleLimit("mdb-concurrency-generic", "processors", 4, 1, 1024, "processors");

	private ContainerConcurrency() {
	}

	/**
	 * @param reading everything that was read
	 * @param name the bean or the activation specification
	 * @param setting the concurrency
	 * @param pool the pool of its instances; null where the container needs none
	 * @param least the smallest value that these rules speak about
	 */
	private record Site(Reading reading, String name, Setting setting, Pooled pool, long least) {

		Long number() {
			return Values.isSet(setting) ? setting.asNumber() : null;
		}

		long processors(RuleContext context) {
			return context.limit(PROCESSORS);
		}

		long light(RuleContext context) {
			return Math.max(processors(context) + 1, (processors(context) * 3 + 1) / 2);
		}
	}

	/** Few, but more than one: how many are right depends on the work, which files do not tell, so this is optional. */
	static Rule rule() {
		return form("mdb-concurrency-generic")
				.optional()
				.limitedBy(PROCESSORS)
				.onSites(form -> form
						.when((site, context) -> site.number() != null && site.number() > 1 && site.number() <= site.processors(context))
						.limit(Site::light)
						.with("processors", Site::processors)
						.fix("light", FixEffect.DEPENDS_ON_UNSEEN, (site, context, edits) -> set(site, site.light(context), edits))
						.fix("waiting", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> set(site, PERSISTENT, edits)))
				.build();
	}

	/** Rule {@code mdb-one-at-a-time}: a one that somebody wrote, since no container has it as its default. */
	static Rule serial() {
		return form("mdb-one-at-a-time")
				.onSites(form -> form
						.when(site -> site.number() != null && site.number() == 1 && site.least() == 1 && !isTrial(site.reading(), site.setting().getOrigin().path()))
						.limit(site -> SEVERAL)
						.fix("several", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> set(site, SEVERAL, edits)))
				.build();
	}

	private static boolean isTrial(Reading reading, String path) {
		return DevelopmentProfiles.isForDevelopment(reading, path) || TrialModules.is(reading, path);
	}

	private static RuleForm<Site> form(String id) {
		return RuleForm.<Site>rule(id, Subject.MESSAGING, Severity.INFO, ContainerConcurrency::sites)
				.when(site -> Values.isSet(site.setting()))
				.at(site -> Values.origin(site.setting()))
				.measured(Site::number)
				.with("name", Site::name)
				.related(site -> {
					List<Origin> places = new ArrayList<>();
					places.add(site.pool() == null ? null : site.pool().place());
					return places;
				});
	}

	/** Instances are raised with the sessions of JBoss, which would wait for them otherwise. */
	private static void set(Site site, long value, Edits edits) {
		if (!CarriedConcurrency.isCarried(site.reading(), site.setting(), value)) {
			edits.impossible();
			return;
		}
		edits.set(site.setting(), Long.toString(value));
		Pooled pool = site.pool();
		if (pool != null && pool.isStrict() && pool.instances() != null && pool.instances() < value) {
			edits.set(pool.size(), Long.toString(value));
		}
	}

	private static Stream<Site> sites(Reading reading) {
		return Stream.of(
				specifications(reading, "websphere.activationSpecification", "maxConcurrency", 2),
				specifications(reading, "websphere.activationSpecification", "maxPoolDepth", 1),
				specifications(reading, "liberty.jmsActivationSpec.wasJms", "maxConcurrency", 2),
				specifications(reading, "liberty.jmsActivationSpec.wmqJms", "maxPoolDepth", 1),
				specifications(reading, "liberty.jmsActivationSpec", "maxEndpoints", 1),
				MessageDrivenServers.pooled(reading).filter(bean -> Values.isSet(bean.listener().maximum()))
						.map(bean -> new Site(reading, bean.listener().name(), bean.listener().maximum(), bean, 1)))
				.flatMap(each -> each);
	}

	private static Stream<Site> specifications(Reading reading, String kind, String name, long least) {
		return ConfigurationIndex.groups(reading, kind).filter(group -> group.setting(name) != null)
				.map(group -> new Site(reading, name(group), group.setting(name), null, least));
	}

	private static String name(ConfiguredGroup group) {
		return !group.name().isEmpty() ? group.name() : group.parent() == null || group.parent().getName() == null ? group.fileName() : group.parent().getName();
	}
}
