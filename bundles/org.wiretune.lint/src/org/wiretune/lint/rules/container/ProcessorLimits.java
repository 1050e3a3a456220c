/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.container.ContainerModel;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.safety.quantity.Quantity;

/** The limit of the processors of a container against what its Java does with them. */
final class ProcessorLimits {

	/** A processor, in thousandths. */
	private static final long ONE = 1000;
	/** So many threads wait for a processor that one does not serve. */
	private static final long MANY = 100;
	/** A start of Spring with its persistence on less than one processor takes about so long, in seconds. */
	private static final long START = 60;
	/** Below this heap a serial collection is short. */
	private static final long LARGE = 1L << 30;
	private static final Pattern COLLECTOR = Pattern.compile("-XX:[+]Use\\w{1,30}GC|-XX:ActiveProcessorCount|-XX:Flags|^@|^\\$");
	private static final Pattern PERSISTENCE = Pattern.compile("spring-boot-starter-data-jpa|hibernate-core");

	/**
	 * A pool of threads of a container.
	 *
	 * @param container the container
	 * @param threads its most threads
	 */
	private record Crowd(RunningContainer container, Stated threads) {
	}

	private ProcessorLimits() {
	}

	/** Rule {@code container-cpu-quota-vs-pools}: only threads that somebody asked for, since the default is everywhere. */
	static Rule crowds() {
		return RuleForm.<Crowd>rule("container-cpu-quota-vs-pools", Subject.CONCURRENCY, Severity.INFO, ProcessorLimits::crowds)
				.onSites(form -> form
						.when(site -> site.threads().number() != null && site.threads().number() >= MANY)
						.at(site -> site.threads().origin())
						.measured(site -> site.threads().number())
						.limit(site -> site.container().stated("limits.cpu").value())
						.with("name", site -> site.container().name())
						.related(site -> Stream.of(site.container().stated("limits.cpu").origin()).toList()))
				.build();
	}

	private static Stream<Crowd> crowds(Reading reading) {
		return RunningContainer.all(reading).filter(container -> container.processors() != null && container.processors() <= ONE).map(container -> {
			ApplicationValues values = new ApplicationValues(container);
			Stated threads = values.stated("spring-boot.server.tomcat", "threads.max", "server.tomcat.threads.max");
			Stated virtual = values.stated("spring-boot.threads", "virtual.enabled", "spring.threads.virtual.enabled");
			return threads == null || virtual != null && "true".equals(virtual.value()) ? null : new Crowd(container, threads);
		}).filter(Objects::nonNull);
	}

	/** Rule {@code container-serial-gc-by-ergonomics}: for heaps that are large enough for a pause that somebody notices. */
	static Rule serial() {
		return RuleForm.<ContainerOptions>rule("container-serial-gc-by-ergonomics", Subject.MEMORY, Severity.INFO, ContainerOptions::all)
				.onSites(form -> form
						.when(in -> in.of().processors() != null && in.of().processors() <= ONE && in.of().image() != null && in.of().image().isHotSpot() && in.of().image().release() >= 9 && in.of().image().release() < 27)
						.when(in -> in.of().command().startsJava() && !in.of().open() && !choosesCollector(in.of()) && HeapInContainer.most(in) >= LARGE)
						.at(in -> in.of().stated("limits.cpu").origin())
						.measured(in -> in.of().stated("limits.cpu").value())
						.with("name", ContainerOptions::name)
						.with("heap", in -> Quantity.bytes(HeapInContainer.most(in)).exactly())
						.related(in -> Stream.of(in.of().image().stages().get(0).group().getOrigin()).toList()))
				.build();
	}

	private static boolean choosesCollector(RunningContainer container) {
		return container.command().words().stream().anyMatch(word -> COLLECTOR.matcher(word.text()).find())
				|| container.environment().entrySet().stream().anyMatch(each -> each.getKey().endsWith("_OPTIONS") && (each.getValue().value() == null || COLLECTOR.matcher(each.getValue().setting().getValue()).find()));
	}

	/** Rule {@code k8s-liveness-before-start}: by the usual length of a start, since none was measured. */
	static Rule slowStart() {
		return RuleForm.<RunningContainer>rule("k8s-liveness-before-start", Subject.SERVER_PROFILE, Severity.INFO, RunningContainer::all)
				.onSites(form -> form
						.when(container -> container.isOfCluster() && container.probe(ContainerModel.LIVENESS) != null && container.probe(ContainerModel.STARTUP) == null && container.processors() != null && container.processors() < ONE)
						.when(container -> window(container) != null && window(container) < START && new ApplicationValues(container).builds().findFirst().filter(build -> PERSISTENCE.matcher(build).find() && !build.contains("native")).isPresent())
						.at(container -> container.probe(ContainerModel.LIVENESS).group().getOrigin())
						.measured(ProcessorLimits::window)
						.limit(container -> container.stated("limits.cpu").value())
						.with("name", RunningContainer::name)
						.related(container -> Stream.of(container.stated("limits.cpu").origin()).toList())
						.fix("delay", FixEffect.CHANGES_BEHAVIOUR, (container, edits) -> {
							ConfiguredGroup probe = container.probe(ContainerModel.LIVENESS);
							if (probe.states("initialDelaySeconds")) {
								edits.set(probe.setting("initialDelaySeconds"), Long.toString(START));
							} else {
								edits.impossible();
							}
						}))
				.build();
	}

	/** How long a start may take before the container is restarted, in seconds; null where it is not known. */
	private static Long window(RunningContainer container) {
		Long delay = seconds(container, "initialDelaySeconds", 0);
		Long period = seconds(container, "periodSeconds", 10);
		Long failures = seconds(container, "failureThreshold", 3);
		return delay == null || period == null || failures == null ? null : Long.valueOf(delay + period * failures);
	}

	private static Long seconds(RunningContainer container, String name, long standard) {
		ConfiguredGroup probe = container.probe(ContainerModel.LIVENESS);
		return !Values.isSet(probe.setting(name)) ? Long.valueOf(standard) : new Stated(probe.setting(name), Stated.Place.WORKLOAD).number();
	}
}
