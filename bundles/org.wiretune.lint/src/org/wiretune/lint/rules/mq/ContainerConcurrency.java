/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.lint.finding.FixEffect;
import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.RuleLimit;
import org.wiretune.lint.rule.RuleLimits;
import org.wiretune.lint.rule.Subject;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.MessageDrivenServers;
import org.wiretune.lint.rules.MessageDrivenServers.Pooled;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.websphere.CarriedConcurrency;
import org.wiretune.model.Origin;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.solution.Solution;

/**
 * Rule {@code mdb-concurrency-generic}: a concurrency that was set to no more than the processors, whatever the container is.
 * What is left at the default of the product is not looked at; a single one of the service integration bus has a rule of its own.
 */
final class ContainerConcurrency {

	private static final long PERSISTENT = 50;
	private static final RuleLimit PROCESSORS = new RuleLimit("mdb-concurrency-generic", "processors", 4, 1, 1024, "processors");

	private ContainerConcurrency() {
	}

	/**
	 * @param solution everything that was read
	 * @param name the bean or the activation specification
	 * @param setting the concurrency
	 * @param pool the pool of its instances; null where the container needs none
	 * @param least the smallest value that this rule speaks about
	 */
	private record Site(Solution solution, String name, Setting setting, Pooled pool, long least) {

		Long number() {
			return Values.isSet(setting) ? setting.asNumber() : null;
		}

		long processors() {
			return RuleLimits.of(solution).value(PROCESSORS);
		}

		long light() {
			return Math.max(processors() + 1, (processors() * 3 + 1) / 2);
		}
	}

	static Rule rule() {
		return RuleForm.rule("mdb-concurrency-generic", Subject.MESSAGING, Severity.INFO, ContainerConcurrency::sites)
				.when(site -> site.number() != null && site.number() >= site.least() && site.number() <= site.processors())
				.at(site -> Values.origin(site.setting()))
				.measured(Site::number)
				.limit(Site::light)
				.with("name", Site::name)
				.with("processors", Site::processors)
				.message(site -> site.number() == 1 ? "serial" : null)
				.limitedBy(PROCESSORS)
				.optional()
				.related(site -> {
					List<Origin> places = new ArrayList<>();
					places.add(site.pool() == null ? null : site.pool().place());
					return places;
				})
				.fix("light", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> set(site, site.light(), edits))
				.fix("waiting", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> set(site, PERSISTENT, edits))
				.build();
	}

	/** Instances are raised with the sessions of JBoss, which would wait for them otherwise. */
	private static void set(Site site, long value, Edits edits) {
		if (!CarriedConcurrency.isCarried(site.solution(), site.setting(), value)) {
			edits.impossible();
			return;
		}
		edits.set(site.setting(), Long.toString(value));
		Pooled pool = site.pool();
		if (pool != null && pool.isStrict() && pool.instances() != null && pool.instances() < value) {
			edits.set(pool.size(), Long.toString(value));
		}
	}

	private static Stream<Site> sites(Solution solution) {
		return Stream.of(
				specifications(solution, "websphere.activationSpecification", "maxConcurrency", 2),
				specifications(solution, "websphere.activationSpecification", "maxPoolDepth", 1),
				specifications(solution, "liberty.jmsActivationSpec.wasJms", "maxConcurrency", 1),
				specifications(solution, "liberty.jmsActivationSpec.wmqJms", "maxPoolDepth", 1),
				specifications(solution, "liberty.jmsActivationSpec", "maxEndpoints", 1),
				MessageDrivenServers.pooled(solution).filter(bean -> Values.isSet(bean.listener().maximum()))
						.map(bean -> new Site(solution, bean.listener().name(), bean.listener().maximum(), bean, 1)))
				.flatMap(each -> each);
	}

	private static Stream<Site> specifications(Solution solution, String kind, String name, long least) {
		return ConfigurationIndex.groups(solution, kind).filter(group -> group.setting(name) != null)
				.map(group -> new Site(solution, name(group), group.setting(name), null, least));
	}

	private static String name(ConfiguredGroup group) {
		return !group.name().isEmpty() ? group.name() : group.parent() == null || group.parent().getName() == null ? group.fileName() : group.parent().getName();
	}
}
