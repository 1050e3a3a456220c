/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.springintegration;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.springintegration.SpringIntegrationFormat;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;

/** Rules on the threads that pollers run on. */
final class SchedulerThreads {

	private static final String SCHEDULING = "spring-boot.task.scheduling";
	private static final String SIZE = "pool.size";
	/** Threads of the scheduler that Spring Integration makes by itself, without Spring Boot. */
	private static final String OWN = "10";
	/** Milliseconds that a look at an empty queue takes unless something else is said. */
	private static final long RECEIVE = 1_000;
	private static final String[] POLLED = {"service-activator", "transformer", "filter", "router", "splitter", "inbound-channel-adapter", "file.inbound-channel-adapter", "ftp.inbound-channel-adapter",
			"sftp.inbound-channel-adapter", "jms.inbound-channel-adapter", "mail.inbound-channel-adapter"};

	private SchedulerThreads() {
	}

	/**
	 * The pollers of an application that share one thread.
	 *
	 * @param application the application
	 * @param pollers where they stand, at least two
	 * @param queues how many of them wait at a queue
	 * @param size the setting of the size, or its place; null where no file has one
	 */
	private record Shared(Application application, List<Origin> pollers, long queues, Setting size) {
	}

	static Rule oneThread() {
		return RuleForm.<Shared>rule("si-boot-one-scheduler-thread", Subject.CONCURRENCY, Severity.WARNING, reading -> reading.solution().getApplications().stream().map(application -> shared(reading, application)).filter(Objects::nonNull))
				.onSites(form -> form
						.severity(shared -> shared.queues() > 0 ? Severity.WARNING : Severity.INFO)
						.at(shared -> shared.pollers().get(0))
						.measured(shared -> shared.pollers().size())
						.limit(shared -> OWN)
						.with("queues", Shared::queues)
						.with("application", shared -> shared.application().getName())
						.message(shared -> shared.queues() > 0 ? "queues" : null)
						.related(shared -> shared.pollers().stream().skip(1).limit(9).toList())
						.fix("threads", FixEffect.CHANGES_BEHAVIOUR, (shared, edits) -> edits.set(shared.size(), OWN)))
				.build();
	}

	private static Shared shared(Reading reading, Application application) {
		List<Origin> places = new ArrayList<>();
		long queues = written(reading, application, places) + coded(reading, application, places);
		if (places.size() < 2 || !isOfBoot(reading, application, places.get(0).path()) || hasScheduler(reading, application)) {
			return null;
		}
		List<ConfiguredGroup> scheduling = ConfigurationIndex.groups(reading, application, SCHEDULING).toList();
		boolean threads = scheduling.stream().anyMatch(group -> group.states(SIZE)) || ConfigurationIndex.groups(reading, application, "spring-boot.threads").anyMatch(group -> !"false".equals(Objects.requireNonNullElse(group.value("virtual.enabled"), "false")));
		return threads ? null : new Shared(application, places, queues, scheduling.stream().map(group -> group.setting(SIZE)).filter(Objects::nonNull).findFirst().orElse(null));
	}

	/** Before 2.1 Spring Boot made no scheduler, so that of Spring Integration stood. */
	private static boolean isOfBoot(Reading reading, Application application, String path) {
		BuildVersions versions = BuildVersions.of(reading, path);
		boolean started = ConfigurationIndex.facts(reading, application, SpringIntegrationFormat.PREFIX + "boot-application").findAny().isPresent();
		return started && (versions.boot() == null || !BuildVersions.isBefore(versions.boot(), 2, 1));
	}

	private static boolean hasScheduler(Reading reading, Application application) {
		return IntegrationPart.all(reading, "scheduler-bean", "task-scheduler").anyMatch(part -> part.application() == application)
				|| IntegrationPart.all(reading, "bean").anyMatch(part -> part.application() == application && String.valueOf(part.value("class")).endsWith("TaskScheduler"));
	}

	/** Pollers in contexts: each of an adapter, and one for each endpoint behind a queue. Of several with one name there is one at a time, as where code chooses a context. */
	private static long written(Reading reading, Application application, List<Origin> places) {
		ChannelGraph graph = ChannelGraph.of(reading, application);
		Set<String> names = new HashSet<>();
		long queues = 0;
		for (ConfigurationFile file : application.getConfiguration()) {
			if (SpringIntegrationFormat.ID.equals(file.getKind())) {
				for (ConfigurationGroup group : file.getGroups()) {
					IntegrationPart part = graph.part(new ConfiguredGroup(reading, null, application, file, null, group));
					boolean source = group.getKind().endsWith("inbound-channel-adapter") && (part.inner("poller") != null || part.kind().equals("inbound-channel-adapter"));
					boolean behind = Stream.of("input-channel", "channel", "request-channel").map(part::value).anyMatch(channel -> channel != null && graph.queue(channel) != null) && !group.getKind().endsWith("inbound-channel-adapter")
							&& !group.getKind().endsWith(".gateway") && !group.getKind().endsWith("inbound-gateway") && !group.getKind().endsWith("message-driven-channel-adapter");
					Pollers poller = source || behind ? Pollers.of(part) : null;
					if (poller != null && poller.executor() == null && (part.name().isEmpty() || names.add(part.name()))) {
						places.add(part.origin());
						queues += behind ? 1 : 0;
					}
				}
			}
		}
		return queues;
	}

	private static long coded(Reading reading, Application application, List<Origin> places) {
		long[] queues = {0};
		IntegrationPart.of(reading, POLLED).filter(part -> part.application() == application && !part.isXml() && !part.has("adapter")).filter(part -> part.settings().stream().anyMatch(detail -> detail.getName().startsWith("poller")))
				.filter(part -> !part.has("poller.task-executor")).forEach(part -> {
					places.add(part.origin());
					queues[0] += part.kind().endsWith("inbound-channel-adapter") ? 0 : 1;
				});
		IntegrationPart.of(reading, "queue").filter(part -> part.application() == application && !part.isXml() && part.has("flow-from")).forEach(part -> {
			places.add(part.origin());
			queues[0]++;
		});
		return queues[0];
	}

	/**
	 * A poller that hands its work to an executor without a bound.
	 *
	 * @param endpoint the endpoint
	 * @param poller its poller
	 * @param executor the executor
	 * @param threads how many threads that has
	 * @param receive milliseconds that a look may take
	 */
	private record Piling(IntegrationPart endpoint, Pollers poller, IntegrationPart executor, long threads, long receive) {

		/** How many looks a second wait in the queue of the executor while nothing comes. */
		long piled() {
			return Math.round(1_000.0 / poller.milliseconds() - threads * 1_000.0 / receive);
		}
	}

	static Rule unboundedExecutor() {
		return RuleForm.<Piling>rule("si-poller-executor-unbounded", Subject.MEMORY, Severity.WARNING, SchedulerThreads::piling)
				.onSites(form -> form
						.when(piling -> piling.piled() > 0)
						.at(piling -> piling.poller().origin())
						.measured(piling -> piling.poller().milliseconds())
						.limit(Piling::piled)
						.with("executor", piling -> piling.executor().shown())
						.with("threads", Piling::threads)
						.with("receive", Piling::receive)
						.related(piling -> List.of(piling.executor().origin())))
				.build();
	}

	private static Stream<Piling> piling(Reading reading) {
		return reading.solution().getApplications().stream().flatMap(application -> {
			ChannelGraph graph = ChannelGraph.of(reading, application);
			return graph.queues().stream().flatMap(channel -> graph.consumers(channel).stream()).map(graph::part).map(endpoint -> piling(reading, endpoint)).filter(Objects::nonNull);
		});
	}

	private static Piling piling(Reading reading, IntegrationPart endpoint) {
		Pollers poller = Pollers.of(endpoint);
		if (poller == null || !poller.rate() || poller.milliseconds() == null || poller.milliseconds() == 0 || poller.executor() == null) {
			return null;
		}
		IntegrationPart executor = IntegrationPart.of(reading, "task-executor", "bean").filter(endpoint::isBeside).filter(part -> part.isXml() && part.name().equals(poller.executor())).findFirst().orElse(null);
		if (executor == null || Stream.of("queue-capacity", "queueCapacity").anyMatch(executor::has)) {
			return null;
		}
		boolean bean = executor.kind().equals("bean");
		if (bean && !String.valueOf(executor.value("class")).endsWith("ThreadPoolTaskExecutor")) {
			return null;
		}
		Long threads = bean ? Values.number(executor.setting("corePoolSize")) : poolSize(executor.value("pool-size"));
		ConfiguredGroup own = endpoint.inner("poller");
		Long receive = own == null ? null : Values.number(own.setting("receive-timeout"));
		return bean || executor.has("pool-size") ? new Piling(endpoint, poller, executor, threads == null ? 1 : threads, receive == null ? RECEIVE : receive) : null;
	}

	/** A range such as 5-25 is its first number as long as the queue has no bound. */
	private static Long poolSize(String text) {
		String first = text == null ? "" : text.replaceFirst("-.*", "").strip();
		return first.matches("\\d{1,6}") ? Long.valueOf(first) : null;
	}
}
