/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.model.settings.Setting;

/** Rule {@code camel-parallel-default-pool}: work side by side that waits for others, on the default pool. */
final class ParallelSteps {

	/** The largest number of threads at work by the default profile before a thousand parts wait. */
	private static final long THREADS = 10;

	/** What code gives other threads by, to steps that name none. */
	private static final Set<String> POOLS_OF_CODE = Set.of("DefaultExecutorServiceManager", "setExecutorServiceManager", "setDefaultThreadPoolProfile");

	private ParallelSteps() {
	}

	static Rule rule() {
		return RuleForm.<RouteStep>rule("camel-parallel-default-pool", Subject.CONCURRENCY, Severity.INFO, ParallelSteps::parallel)
				.onSites(form -> form
						.at(RouteStep::origin)
						.measured(RouteStep::kind)
						.limit(step -> THREADS)
						.with("route", step -> step.route().name())
						.related(step -> List.<Origin>of(remote(step).origin())))
				.build();
	}

	private static Stream<RouteStep> parallel(Reading reading) {
		return Route.steps(reading, "split", "multicast", "recipientList").filter(step -> step.isTrue("parallelProcessing") && Stream.of("executorService", "executorServiceRef").allMatch(name -> step.value(name) == null) && remote(step) != null)
				.filter(step -> !step.is("multicast") || step.steps().size() > THREADS)
				.filter(step -> ConfigurationIndex.groups(reading, step.route().group().application(), "camel.threadPoolProfile", "camel.main").noneMatch(ParallelSteps::hasOtherThreads)
						&& ConfigurationIndex.groups(reading, step.route().group().application(), "camel.code").map(ConfiguredGroup::name).noneMatch(POOLS_OF_CODE::contains));
	}

	private static boolean hasOtherThreads(ConfiguredGroup group) {
		return group.group().getKind().endsWith("Profile") ? "true".equals(group.value("defaultProfile")) : group.group().getSettings().stream().map(Setting::getName).anyMatch(name -> name.startsWith("threadpool") || name.contains("irtual"));
	}

	private static RouteStep remote(RouteStep step) {
		return step.all().skip(1).filter(inner -> inner.is("to", "toD", "inOut", "enrich") && inner.address() != null && inner.address().isRemote()).findFirst().orElse(null);
	}
}
