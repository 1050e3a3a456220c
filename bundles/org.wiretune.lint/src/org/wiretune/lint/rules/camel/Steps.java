/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.core.FixEffect;
import org.wiretune.lint.fix.StatedLine;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.model.settings.Setting;

/** Rules on steps side by side, on tracing and on components. */
final class Steps {

	/** The largest number of threads at work by the default profile before a thousand parts wait. */
	private static final long THREADS = 10;
	private static final List<String> TRACING = List.of("trace", "tracing", "backlogTracing", "backlogTrace", "debugging", "debug");
	private static final Set<String> UNPOOLED = Set.of("ActiveMQConnectionFactory", "ActiveMQXAConnectionFactory", "ActiveMQJMSConnectionFactory", "ActiveMQQueueConnectionFactory", "MQConnectionFactory", "MQQueueConnectionFactory", "JmsConnectionFactory");
	private static final String FACTORY = "connectionFactory";

	private Steps() {
	}

	static Rule defaultPool() {
		return RuleForm.<RouteStep>rule("camel-parallel-default-pool", Subject.CONCURRENCY, Severity.INFO, Steps::parallel)
				.at(RouteStep::origin)
				.measured(RouteStep::kind)
				.limit(step -> THREADS)
				.with("route", step -> step.route().name())
				.related(step -> List.<Origin>of(remote(step).origin()))
				.build();
	}

	private static Stream<RouteStep> parallel(Reading reading) {
		return Route.steps(reading, "split", "multicast", "recipientList").filter(step -> step.isTrue("parallelProcessing") && Stream.of("executorService", "executorServiceRef").allMatch(name -> step.value(name) == null) && remote(step) != null)
				.filter(step -> !step.is("multicast") || step.steps().size() > THREADS)
				.filter(step -> ConfigurationIndex.groups(reading, step.route().group().application(), "camel.threadPoolProfile", "camel.main").noneMatch(Steps::hasOtherThreads));
	}

	private static boolean hasOtherThreads(ConfiguredGroup group) {
		return group.group().getKind().endsWith("Profile") ? "true".equals(group.value("defaultProfile")) : group.group().getSettings().stream().map(Setting::getName).anyMatch(name -> name.startsWith("threadpool") || name.contains("irtual"));
	}

	private static RouteStep remote(RouteStep step) {
		return step.all().skip(1).filter(inner -> inner.is("to", "toD", "inOut", "enrich") && inner.address() != null && inner.address().isRemote()).findFirst().orElse(null);
	}

	/**
	 * Tracing that is on.
	 *
	 * @param group what it is said of
	 * @param setting what says so
	 */
	private record Traced(ConfiguredGroup group, Setting setting) {
	}

	static Rule tracing() {
		return RuleForm.<Traced>rule("camel-tracing-on", Subject.LOGGING, Severity.WARNING, Steps::traced)
				.at(traced -> traced.setting().getOrigin())
				.measured(traced -> traced.setting().getName())
				.fix("off", FixEffect.CHANGES_BEHAVIOUR, Steps::off)
				.build();
	}

	/** A key is taken out with its line; an attribute and an argument get the other value. */
	private static void off(Traced traced, Edits edits) {
		if (traced.group().group().getKind().equals("camel.main")) {
			StatedLine.remove(edits, traced.setting());
		} else {
			edits.set(traced.setting(), "false");
		}
	}

	private static Stream<Traced> traced(Reading reading) {
		return ConfigurationIndex.groups(reading, "camel.context", "camel.route", "camel.main").filter(group -> InOperation.mayBe(reading, group.path()) && !group.isForDevelopment())
				.flatMap(group -> TRACING.stream().map(group::setting).filter(Objects::nonNull).filter(setting -> "true".equals(setting.getValue())).map(setting -> new Traced(group, setting)));
	}

	/**
	 * A component that sends over a factory without a pool.
	 *
	 * @param component the component
	 * @param place where it names the factory
	 * @param factory the factory
	 * @param sender a step that sends
	 */
	private record Unpooled(ConfiguredGroup component, Origin place, ConfiguredGroup factory, RouteStep sender) {
	}

	static Rule unpooledFactory() {
		return RuleForm.<Unpooled>rule("camel-jms-unpooled-factory", Subject.CONNECTIONS, Severity.WARNING, Steps::unpooled)
				.at(Unpooled::place)
				.measured(site -> site.factory().group().getLabel())
				.with("component", site -> site.component().name())
				.with("sender", site -> site.sender().address().name())
				.related(site -> List.of(site.factory().group().getOrigin(), site.sender().origin()))
				.build();
	}

	private static Stream<Unpooled> unpooled(Reading reading) {
		List<RouteStep> senders = Route.steps(reading, "to", "toD", "inOnly", "inOut", "wireTap").filter(step -> step.address() != null && step.address().isJms()).toList();
		return senders.isEmpty() ? Stream.empty() : ConfigurationIndex.groups(reading, "camel.bean").filter(bean -> bean.group().getLabel().endsWith("Component") && InOperation.mayBe(reading, bean.path())).map(component -> {
			RouteStep sender = senders.stream().filter(step -> step.route().group().application() == component.application() && step.address().scheme().equals(component.name())).findFirst().orElse(null);
			if (sender == null) {
				return null;
			}
			for (ConfiguredGroup bean : Components.of(sender.route(), component.name()).beans()) {
				ConfiguredGroup nested = bean.groups("camel.bean").stream().filter(inner -> inner.name().equals(FACTORY)).findFirst().orElse(null);
				ConfiguredGroup factory = nested != null ? nested : ConfigurationIndex.groups(reading, component.application(), "camel.bean").filter(other -> other.name().equals(bean.value(FACTORY))).findFirst().orElse(null);
				if (factory != null && UNPOOLED.contains(factory.group().getLabel())) {
					return new Unpooled(component, bean.states(FACTORY) ? bean.place(FACTORY) : factory.group().getOrigin(), factory, sender);
				}
			}
			return null;
		}).filter(Objects::nonNull);
	}
}
