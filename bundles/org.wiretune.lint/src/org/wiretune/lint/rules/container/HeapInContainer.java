/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.container.ContainerModel;
import org.wiretune.lint.fix.ArgumentEdits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.safety.quantity.Quantity;

/** The heap of Java against the limit of the memory of its container. */
final class HeapInContainer {

	private static final String[] SIZES = {"-Xmx", "-XX:MaxHeapSize"};
	private static final String[] SHARES = {"-XX:MaxRAMPercentage", "-XX:MaxRAMFraction", "-XX:MinRAMPercentage", "-XX:MaxRAM"};
	private static final long MB = 1L << 20;
	private static final long GB = 1L << 30;
	/** A heap of more leaves too little for threads, classes and code. */
	private static final double FULL = 0.8;
	/** What is left to the heap where nothing else is known of the program. */
	private static final double USUAL = 0.7;
	/** The share of the limit that HotSpot takes where nothing is said. */
	private static final int QUARTER = 4;
	/** What the calculator of buildpacks keeps free: 250 stacks of 1 MB, 240 MB of code, 10 MB of direct memory and 14 MB of classes. */
	private static final long FIXED = 514 * MB;
	/** Programs whose memory is used outside the heap. */
	private static final Pattern OFF_HEAP = Pattern.compile("(?i)rocksdb|lmdb|netty|lucene|kafka-streams|MaxDirectMemory|javaagent|-agentpath|python|mmap");
	private static final Pattern BUILDPACK = Pattern.compile("<goal>build-image|<image>\\s*<(?:name|builder|env|buildpacks)>|bootBuildImage|paketobuildpacks");
	private static final Set<String> BUILDPACK_SETTINGS = Set.of("BPL_JVM_HEAD_ROOM", "BPL_JVM_LOADED_CLASS_COUNT", "BPL_DEBUG_ENABLED", "BPL_JMX_ENABLED", "BPL_JAVA_NMT_ENABLED", "BPL_JFR_ENABLED");

	/**
	 * A heap and the limit around it.
	 *
	 * @param in the options of the container
	 * @param option what states the heap
	 * @param heap the heap in bytes
	 */
	private record Heap(ContainerOptions in, ContainerOptions.Option option, long heap) {

		long limit() {
			return in.of().memory();
		}
	}

	private HeapInContainer() {
	}

	/** Rule {@code container-heap-at-limit}. */
	static Rule atLimit() {
		return RuleForm.<Heap>rule("container-heap-at-limit", Subject.MEMORY, Severity.WARNING, HeapInContainer::full)
				.onSites(form -> form
						.severity(site -> site.heap() >= site.limit() ? site.in().of().stated("limits.memory").severity(Severity.WARNING) : Severity.INFO)
						.at(site -> site.option().setting().getOrigin())
						.measured(site -> Quantity.bytes(site.heap()).exactly())
						.limit(site -> Quantity.bytes(site.limit()).exactly())
						.with("name", site -> site.in().name())
						.with("option", site -> site.option().shown())
						.with("size", site -> usual(site.limit()))
						.related(site -> List.of(site.in().of().stated("limits.memory").origin()))
						.fix("lower", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> ArgumentEdits.value(edits, site.option().setting(), site.option().setting().getName().endsWith("Percentage") ? "70" : usual(site.limit()))))
				.build();
	}

	/** Containers that take one option from one place are told once, by the one with the least room. */
	private static Stream<Heap> full(Reading reading) {
		Map<Origin, Heap> byPlace = new LinkedHashMap<>();
		ContainerOptions.all(reading).filter(in -> in.of().memory() != null).map(HeapInContainer::heap).filter(heap -> heap != null && heap.heap() > FULL * heap.limit())
				.forEach(heap -> byPlace.merge(heap.option().setting().getOrigin(), heap, (one, other) -> other.limit() < one.limit() ? other : one));
		return byPlace.values().stream();
	}

	private static String usual(long limit) {
		return Math.round(limit * USUAL / MB) + "m";
	}

	/** {@return the most heap that is stated, in bytes, or 0} */
	static long most(ContainerOptions in) {
		Heap heap = in.last(SIZES) == null && in.of().memory() == null ? null : heap(in);
		return heap == null ? 0 : heap.heap();
	}

	private static Heap heap(ContainerOptions in) {
		ContainerOptions.Option size = in.last(SIZES);
		Long bytes = size == null ? null : bytes(size.setting().getValue());
		if (bytes != null) {
			return new Heap(in, size, bytes);
		}
		ContainerOptions.Option share = size == null ? in.last("-XX:MaxRAMPercentage") : null;
		return share == null || !share.setting().getValue().matches("\\d{1,3}(?:\\.\\d{1,9})?") ? null : new Heap(in, share, (long) (Double.parseDouble(share.setting().getValue()) / 100 * in.of().memory()));
	}

	private static Long bytes(String value) {
		Matcher size = Pattern.compile("(\\d{1,12})([kKmMgG]?)").matcher(value);
		return !size.matches() ? null : Long.valueOf(Long.parseLong(size.group(1)) << switch (size.group(2).toLowerCase(Locale.ROOT)) {
		case "k" -> 10;
		case "m" -> 20;
		case "g" -> 30;
		default -> 0;
		});
	}

	/** Rule {@code container-heap-default-quarter}: only where all places of options are known, and Java is one that takes a quarter. */
	static Rule quarter() {
		return RuleForm.<RunningContainer>rule("container-heap-default-quarter", Subject.MEMORY, Severity.INFO, RunningContainer::all)
				.onSites(form -> form
						.when(container -> container.memory() != null && container.memory() >= GB / 2 && container.image() != null && container.image().isHotSpot() && container.command().startsJava() && !container.open() && !saysHeap(container))
						.severity(container -> container.memory() >= GB && !isOffHeap(container) ? container.stated("limits.memory").severity(Severity.WARNING) : Severity.INFO)
						.at(container -> container.stated("limits.memory").origin())
						.measured(container -> Quantity.bytes(container.memory() / QUARTER).exactly())
						.limit(container -> Quantity.bytes(container.memory()).exactly())
						.with("name", RunningContainer::name)
						.related(container -> List.of(container.image().stages().get(0).group().getOrigin())))
				.build();
	}

	private static boolean saysHeap(RunningContainer container) {
		return container.environment().entrySet().stream().anyMatch(each -> each.getKey().startsWith("BPL_") || each.getKey().endsWith("JAVA_OPTIONS") && each.getValue().value() == null || each.getKey().endsWith("_OPTIONS") && isHeap(each.getValue().setting().getValue()))
				|| container.command().words().stream().anyMatch(word -> isHeap(word.text()) || word.text().startsWith("$") || word.text().startsWith("@") || word.text().startsWith("-XX:Flags"));
	}

	private static boolean isHeap(String text) {
		return text.contains("$") || Stream.concat(Stream.of(SIZES), Stream.of(SHARES)).anyMatch(text::contains);
	}

	private static boolean isOffHeap(RunningContainer container) {
		return container.command().words().stream().anyMatch(word -> OFF_HEAP.matcher(word.text()).find()) || container.environment().values().stream().anyMatch(value -> OFF_HEAP.matcher(value.setting().getValue()).find())
				|| new ApplicationValues(container).builds().anyMatch(build -> OFF_HEAP.matcher(build).find());
	}

	/** Rule {@code container-percentage-without-limit}: a share of the memory of the node. */
	static Rule withoutLimit() {
		return RuleForm.<ContainerOptions>rule("container-percentage-without-limit", Subject.MEMORY, Severity.INFO, ContainerOptions::all)
				.onSites(form -> form
						.when(in -> in.of().isOfCluster() && in.of().stated("limits.memory") == null && in.last(SIZES) == null && in.last("-XX:MaxRAMPercentage") != null && ConfigurationIndex.groups(in.of().reading(), ContainerModel.LIMITS).findAny().isEmpty() && !isPatched(in.of()))
						.at(in -> in.of().origin())
						.measured(in -> in.last("-XX:MaxRAMPercentage").shown())
						.with("name", ContainerOptions::name)
						.related(in -> List.of(in.last("-XX:MaxRAMPercentage").setting().getOrigin())))
				.build();
	}

	/** Whether an overlay or a chart beside it may add what is missing. */
	private static boolean isPatched(RunningContainer container) {
		return container.reading().containerFiles().stream().anyMatch(path -> path.endsWith("/kustomization.yaml") || path.endsWith("/kustomization.yml") || path.equals("kustomization.yaml") || path.endsWith("/Chart.yaml"));
	}

	/** Rule {@code buildpack-fixed-regions-above-limit}. */
	static Rule buildpack() {
		return RuleForm.<RunningContainer>rule("buildpack-fixed-regions-above-limit", Subject.MEMORY, Severity.WARNING, RunningContainer::all)
				.onSites(form -> form
						.when(container -> container.memory() != null && container.memory() <= FIXED && isMadeByBuildpack(container) && !container.environment().containsKey("BPL_JVM_THREAD_COUNT") && !container.environment().containsKey("BP_NATIVE_IMAGE"))
						.severity(container -> container.open() || container.environment().containsKey("JAVA_TOOL_OPTIONS") ? Severity.INFO : container.stated("limits.memory").severity(Severity.WARNING))
						.at(container -> container.stated("limits.memory").origin())
						.measured(container -> Quantity.bytes(container.memory()).exactly())
						.limit(container -> Quantity.bytes(FIXED).exactly())
						.with("name", RunningContainer::name)
						.fix("raise", FixEffect.CHANGES_BEHAVIOUR, (container, edits) -> edits.set(container.stated("limits.memory").setting(), container.isOfCluster() ? "768Mi" : "768m")))
				.build();
	}

	private static boolean isMadeByBuildpack(RunningContainer container) {
		if (container.image() != null || container.container() == null || !container.container().groups(ContainerModel.COMMAND).isEmpty()) {
			return false;
		}
		return container.environment().keySet().stream().anyMatch(BUILDPACK_SETTINGS::contains)
				|| new ApplicationValues(container).builds().findFirst().filter(build -> build.contains("spring-boot") && BUILDPACK.matcher(build).find() && !build.contains("BP_NATIVE_IMAGE") && !build.contains("BPL_JVM_THREAD_COUNT") && !build.contains("jib")).isPresent();
	}
}
