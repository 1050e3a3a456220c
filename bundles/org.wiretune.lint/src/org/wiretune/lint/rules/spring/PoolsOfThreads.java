/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.StatedLine;
import org.wiretune.lint.java.spring.ConfiguredObjects;
import org.wiretune.lint.java.spring.ExecutorUses;
import org.wiretune.lint.java.spring.ScheduledMethodFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.PlaceholderDefaults;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.springintegration.SpringIntegrationFacts;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/** Sizes of pools of threads that have no effect. */
final class PoolsOfThreads {

	private static final String EXECUTION = "spring-boot.task.execution";
	private static final String VIRTUAL = "virtual.enabled";

	/**
	 * An executor that never grows.
	 *
	 * @param core the setting of its usual threads; may be absent with its place, or null where nothing can be written
	 * @param maximum the setting of its most threads
	 * @param threads its usual threads
	 * @param name its name for messages
	 */
	private record Executor(Setting core, Setting maximum, long threads, String name) {
	}

	/**
	 * A size beside the switch that takes its effect.
	 *
	 * @param in the group of the size
	 * @param size the size
	 * @param virtual the switch
	 */
	private record Dead(ConfiguredGroup in, Setting size, Setting virtual) {
	}

	private PoolsOfThreads() {
	}

	/**
	 * Rule {@code task-executor-max-without-queue}. The fix raises the usual threads: a queue with a limit, which the source names too,
	 * refuses tasks of a burst, as a trial showed.
	 */
	static Rule neverGrows() {
		return RuleForm.<Executor>rule("task-executor-max-without-queue", Subject.CONCURRENCY, Severity.WARNING, reading -> Stream.concat(ofConfigurations(reading), ofCode(reading)))
				.onSites(form -> form
						.when(site -> Values.number(site.maximum()) != null && Values.number(site.maximum()) > site.threads() && Values.number(site.maximum()) < Integer.MAX_VALUE)
						.severity(site -> PlaceholderDefaults.severity(Severity.WARNING, site.maximum(), site.core()))
						.at(site -> Values.origin(site.maximum()))
						.measured(site -> Values.number(site.maximum()))
						.limit(Executor::threads)
						.with("name", Executor::name)
						.fix("raise", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.core() == null) {
								edits.impossible();
							} else {
								edits.set(site.core(), Values.number(site.maximum()).toString());
							}
						}))
				.build();
	}

	private static Stream<Executor> ofConfigurations(Reading reading) {
		return ConfigurationIndex.groups(reading, EXECUTION).filter(InOperation::is).filter(group -> group.states("pool.max-size"))
				.filter(group -> BesideInFile.stated(group, EXECUTION, "pool.queue-capacity") == null && !isVirtual(group))
				.map(group -> {
					Setting core = BesideInFile.stated(group, EXECUTION, "pool.core-size");
					Long threads = core == null ? group.number("pool.core-size") : core.asNumber();
					return threads == null ? null : new Executor(core == null ? group.setting("pool.core-size") : core, group.setting("pool.max-size"), threads, "spring.task.execution");
				}).filter(Objects::nonNull);
	}

	private static Stream<Executor> ofCode(Reading reading) {
		return InOperation.facts(reading, ConfiguredObjects.KIND).filter(fact -> fact.getName().equals("ThreadPoolTaskExecutor") && isUsed(reading, fact))
				.filter(fact -> Stream.of(ConfiguredObjects.OPEN, "setQueueCapacity", "setVirtualThreads").allMatch(name -> detail(fact, name) == null))
				.filter(fact -> detail(fact, "setMaxPoolSize") != null).map(fact -> {
					Setting core = detail(fact, "setCorePoolSize");
					Long threads = core == null ? Long.valueOf(1) : Values.number(core);
					return threads == null ? null : new Executor(core != null && core.getForm() != null ? core : null, detail(fact, "setMaxPoolSize"), threads, place(fact));
				}).filter(Objects::nonNull);
	}

	/** Whether a file gives tasks to executors, so that it may be this one; what no method makes a bean is used where it is made. */
	private static boolean isUsed(Reading reading, CodeFact fact) {
		return detail(fact, ConfiguredObjects.BEAN) == null || InOperation.facts(reading, ExecutorUses.KIND).findAny().isPresent() || XmlBeans.groups(reading, "bean").findAny().isPresent();
	}

	private static String place(CodeFact fact) {
		return fact.getTypeName() == null ? fact.getName() : fact.getTypeName().substring(fact.getTypeName().lastIndexOf('.') + 1);
	}

	private static Setting detail(CodeFact fact, String name) {
		return fact.getDetails().stream().filter(each -> name.equals(each.getName())).reduce((first, last) -> last).orElse(null);
	}

	private static boolean isVirtual(ConfiguredGroup group) {
		return Values.truth(BesideInFile.stated(group, "spring-boot.threads", VIRTUAL));
	}

	/** Rule {@code thread-pool-keys-with-virtual-threads}: one finding for each size beside the switch. */
	static Rule withVirtualThreads() {
		return RuleForm.<Dead>rule("thread-pool-keys-with-virtual-threads", Subject.CONCURRENCY, Severity.WARNING, PoolsOfThreads::dead)
				.onSites(form -> form
						.severity(site -> PlaceholderDefaults.severity(Severity.WARNING, site.virtual()))
						.at(site -> Values.origin(site.size()))
						.measured(site -> Values.shown(site.size()))
						.with("name", site -> site.in().group().getLabel())
						.with("setting", site -> site.size().getName())
						.related(site -> Stream.of(site.virtual().getOrigin()).filter(Objects::nonNull).toList())
						.fix("remove", FixEffect.KEEPS_MEANING, (site, edits) -> StatedLine.remove(edits, site.size())))
				.build();
	}

	private static Stream<Dead> dead(Reading reading) {
		return Stream.of(sizes(reading, "spring-boot.server.tomcat", "threads.max", "threads.min-spare"), sizes(reading, "spring-boot.server.jetty", "threads.max", "threads.min"),
				sizes(reading, EXECUTION, "pool.core-size", "pool.max-size", "pool.queue-capacity"), sizes(reading, "spring-boot.task.scheduling", "pool.size")).flatMap(each -> each)
				.filter(each -> !isReadInCode(reading, each));
	}

	/** Whether code that makes a pool itself, whose threads are those of the platform, takes its size from the same key. */
	private static boolean isReadInCode(Reading reading, Dead size) {
		String key = "{spring" + size.in().group().getKind().substring("spring-boot".length()) + '.' + size.size().getName();
		return Stream.of(ScheduledMethodFacts.SCHEDULER, SpringIntegrationFacts.PREFIX + "scheduler-bean", ConfiguredObjects.KIND).flatMap(kind -> ConfigurationIndex.facts(reading, kind)).map(fact -> reading.texts().text(fact.getOrigin().path())).anyMatch(text -> text != null && text.contains(key));
	}

	private static Stream<Dead> sizes(Reading reading, String kind, String... names) {
		return ConfigurationIndex.groups(reading, kind).filter(InOperation::is).flatMap(group -> {
			Setting virtual = BesideInFile.stated(group, "spring-boot.threads", VIRTUAL);
			return Values.truth(virtual) ? Stream.of(names).filter(group::states).map(name -> new Dead(group, group.setting(name), virtual)) : Stream.empty();
		});
	}
}
