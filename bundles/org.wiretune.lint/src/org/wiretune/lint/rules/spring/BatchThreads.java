/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.spring.BatchStepFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.PlaceholderDefaults;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/** Rule {@code batch-threads-above-pool}: steps of Spring Batch that run in more threads than there are connections. There is no fix, since the database must have room. */
final class BatchThreads {

	/** Threads of a step that works on chunks unless something else is said, up to version 5. */
	private static final long THROTTLE = 4;
	/** The job repository may want one more while all threads are at work. */
	private static final long MORE = 2;

	/**
	 * A step that runs in several threads.
	 *
	 * @param reading what was read
	 * @param application the application
	 * @param name the step, or the place in the code
	 * @param origin where the threads are said
	 * @param threads how many work at the same time
	 * @param sizes the settings that the number comes from
	 */
	private record Parallel(Reading reading, Application application, String name, Origin origin, long threads, List<Setting> sizes) {
	}

	/**
	 * A step beside its pool.
	 *
	 * @param step the step
	 * @param pool the pool of its application
	 */
	private record Crowded(Parallel step, ConnectionPools.Pool pool) {
	}

	private BatchThreads() {
	}

	static Rule abovePool() {
		return RuleForm.<Crowded>rule("batch-threads-above-pool", Subject.CONNECTIONS, Severity.WARNING, BatchThreads::crowded)
				.onSites(form -> form
						.when(site -> site.step().threads() > site.pool().maximum())
						.severity(site -> PlaceholderDefaults.severity(Severity.WARNING, Stream.concat(Stream.ofNullable(site.pool().setting()), site.step().sizes().stream()).toArray(Setting[]::new)))
						.at(site -> site.step().origin())
						.measured(site -> site.step().threads())
						.limit(site -> site.pool().maximum())
						.with("name", site -> site.step().name())
						.with("wanted", site -> site.step().threads() + MORE)
						.related(site -> ConnectionPools.places(site.pool())))
				.build();
	}

	private static Stream<Crowded> crowded(Reading reading) {
		return Stream.concat(coded(reading), written(reading)).map(step -> {
			ConnectionPools.Pool pool = ConnectionPools.of(reading, step.application());
			return pool == null ? null : new Crowded(step, pool);
		}).filter(Objects::nonNull);
	}

	private static Stream<Parallel> coded(Reading reading) {
		Stream<Parallel> steps = reading.solution().getApplications().stream().flatMap(application -> Stream.of(BatchStepFacts.CHUNK, BatchStepFacts.PARTITION)
				.flatMap(kind -> ConfigurationIndex.facts(reading, application, kind)).filter(fact -> InOperation.mayBe(reading, fact.getOrigin().path())).map(fact -> step(reading, application, fact)).filter(Objects::nonNull));
		Stream<Parallel> handlers = SpringObjects.of(reading, "TaskExecutorPartitionHandler").filter(handler -> handler.isClosed()).map(BatchThreads::handler).filter(Objects::nonNull);
		return Stream.concat(steps, handlers);
	}

	private static Parallel step(Reading reading, Application application, CodeFact fact) {
		boolean chunk = fact.getKind().equals(BatchStepFacts.CHUNK);
		Setting executor = detail(fact, "taskExecutor");
		Setting most = detail(fact, chunk ? "throttleLimit" : "gridSize");
		if (executor == null || !chunk && most == null || most != null && Values.number(most) == null) {
			return null;
		}
		return parallel(reading, application, fact.getName(), executor.getOrigin(), Values.value(executor), most == null ? THROTTLE : Values.number(most));
	}

	private static Parallel handler(SpringObjects.Made handler) {
		Long grid = Values.number(handler.setting("setGridSize"));
		return grid == null || !handler.sets("setTaskExecutor") ? null : parallel(handler.reading(), handler.application(), handler.place(), handler.setting("setGridSize").getOrigin(), handler.value("setTaskExecutor.text"), grid);
	}

	/** The executor may have fewer threads than the step is told to use. */
	private static Parallel parallel(Reading reading, Application application, String name, Origin origin, String executor, long most) {
		SpringObjects.Made made = SpringObjects.named(SpringObjects.of(reading, application, "ThreadPoolTaskExecutor", "SimpleAsyncTaskExecutor"), executor);
		boolean unlimited = executor.startsWith("new SimpleAsyncTaskExecutor(") || made != null && made.fact().getName().equals("SimpleAsyncTaskExecutor") && !made.sets("setConcurrencyLimit");
		if (unlimited) {
			return new Parallel(reading, application, name, origin, most, List.of());
		}
		if (made == null || !made.isClosed()) {
			return null;
		}
		Setting size = made.setting(made.fact().getName().equals("SimpleAsyncTaskExecutor") ? "setConcurrencyLimit" : "setCorePoolSize");
		Long threads = size == null ? Long.valueOf(1) : Values.number(size);
		return threads == null ? null : new Parallel(reading, application, name, origin, Math.min(threads, most), size == null ? List.of() : List.of(size));
	}

	private static Stream<Parallel> written(Reading reading) {
		return Stream.concat(XmlBeans.groups(reading, "batch.chunk").map(chunk -> written(chunk, "throttle-limit", THROTTLE)), XmlBeans.groups(reading, "batch.handler").map(handler -> written(handler, "grid-size", null))).filter(Objects::nonNull);
	}

	private static Parallel written(ConfiguredGroup group, String limit, Long standard) {
		Long most = group.states(limit) ? group.number(limit) : standard;
		String name = group.value("task-executor");
		if (most == null || name == null) {
			return null;
		}
		ConfiguredGroup bean = XmlBeans.bean(group, name);
		Setting size = bean == null ? XmlBeans.groups(group.reading(), "task.executor").filter(each -> each.application() == group.application() && name.equals(each.value("id"))).map(each -> each.setting("pool-size")).filter(Objects::nonNull).findFirst().orElse(null)
				: XmlBeans.type(group, name).equals("ThreadPoolTaskExecutor") ? bean.setting("corePoolSize") : XmlBeans.type(group, name).equals("SimpleAsyncTaskExecutor") ? bean.setting("concurrencyLimit") : null;
		boolean unlimited = bean != null && size == null && XmlBeans.type(group, name).equals("SimpleAsyncTaskExecutor");
		Long threads = unlimited ? most : Values.number(size);
		return threads == null ? null : new Parallel(group.reading(), group.application(), group.name().isEmpty() ? group.fileName() : group.name(), Values.origin(group.setting(limit), group.group()), Math.min(threads, most), Stream.ofNullable(size).toList());
	}

	private static Setting detail(CodeFact fact, String name) {
		return fact.getDetails().stream().filter(each -> name.equals(each.getName())).findFirst().orElse(null);
	}
}
