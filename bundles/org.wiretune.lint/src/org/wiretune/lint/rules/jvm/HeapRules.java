/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.ArgumentEdits;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/** Rules on the size of the heap. */
final class HeapRules {

	private static final RuleLimit SMALL = new RuleLimit("heap-64bit-2gb", "heap", 4096, 2049, 1 << 20, "MB");
	private static final RuleLimit PLATEAU = new RuleLimit("heap-beyond-plateau", "heap", 16_384, 4096, 1 << 22, "MB");
	private static final RuleLimit MEMORY = new RuleLimit("heap-sum-over-ram", "memory", 16_384, 512, 1 << 24, "MB");
	/** The sizes of the source: about 1.3 GB on Windows, 2.4 GB at least on Red Hat Enterprise Linux. */
	private static final long WINDOWS_32 = 1331 * Launch.MB;
	private static final long OTHERS_32 = 2457 * Launch.MB;
	/** Up to here objects have compressed references; HotSpot gives a little less than 32 GB, found by starting OpenJDK 17. */
	private static final long COMPRESSED = 32 * Launch.GB;
	private static final long COMPRESSED_J9 = 57 * Launch.GB;

	private HeapRules() {
	}

	/** Rule {@code heap-64bit-2gb}. */
	static Rule small() {
		return Launches.rule(SMALL.ruleId(), Severity.INFO)
				.limitedBy(SMALL)
				.optional()
				.onSites(form -> form
						.when(launch -> launch.first() && !launch.in().isForDevelopment() && launch.heap() != null && launch.machine().bits() != 32)
						.when(launch -> launch.machine().bits() == 64 || launch.machine().isAtLeast(9))
						.when(launch -> launch.heap() >= 1792 * Launch.MB && launch.heap() <= 2048 * Launch.MB)
						.at(launch -> launch.at(launch.maximumHeap()))
						.measured(launch -> Launch.shown(launch.heap()))
						.limit((launch, context) -> Launch.shown(limit(context, SMALL)))
						.fix("raise", FixEffect.DEPENDS_ON_UNSEEN, (launch, context, edits) -> heap(launch, edits, limit(context, SMALL), launch.heap().equals(launch.initialBytes()))))
				.build();
	}

	/** Rule {@code heap-beyond-plateau}. */
	static Rule beyondPlateau() {
		return Launches.rule(PLATEAU.ruleId(), Severity.INFO)
				.limitedBy(PLATEAU)
				.optional()
				.onSites(form -> form
						.when((launch, context) -> launch.heap() != null && launch.heap() > limit(context, PLATEAU))
						.at(launch -> launch.at(launch.maximumHeap()))
						.measured(launch -> Launch.shown(launch.heap()))
						.limit((launch, context) -> Launch.shown(limit(context, PLATEAU)))
						.fix("lower", FixEffect.DEPENDS_ON_UNSEEN, (launch, context, edits) -> heap(launch, edits, limit(context, PLATEAU), false)))
				.build();
	}

	/** Rule {@code jvm-32bit-on-64bit-os}. The configuration itself asks for 32 bits. */
	static Rule bits32() {
		return Launches.rule("jvm-32bit-on-64bit-os", Severity.INFO)
				.onSites(form -> form
						.when(launch -> launch.machine().bits() == 32 && !launch.in().isForDevelopment())
						.at(launch -> launch.at(launch.get("-d32")))
						.measured(launch -> "32")
						.limit(launch -> "64"))
				.build();
	}

	/** Rule {@code jvm-32bit-heap-too-big}. */
	static Rule bits32Heap() {
		return Launches.rule("jvm-32bit-heap-too-big", Severity.WARNING)
				.onSites(form -> form
						.when(launch -> launch.machine().bits() == 32 && launch.heap() != null && launch.heap() > limit32(launch))
						.at(launch -> launch.at(launch.maximumHeap()))
						.measured(launch -> Launch.shown(launch.heap()))
						.limit(launch -> Launch.shown(limit32(launch)))
						.fix("lower", FixEffect.DEPENDS_ON_UNSEEN, (launch, edits) -> heap(launch, edits, limit32(launch), false)))
				.build();
	}

	private static long limit32(Launch launch) {
		return isWindows(launch) ? WINDOWS_32 : OTHERS_32;
	}

	/** Whether a launch is made on Windows, as far as its file tells. */
	static boolean isWindows(Launch launch) {
		return launch.in().path().endsWith(".bat");
	}

	/** Rule {@code jvm-xms-below-xmx}. Not for IBM's virtual machine, whose advice is another. */
	static Rule initialBelowMaximum() {
		return Launches.rule("jvm-xms-below-xmx", Severity.INFO)
				.optional()
				.onSites(form -> form
						.when(launch -> launch.takesFlags() && launch.first() && !launch.in().isForDevelopment() && launch.heap() != null)
						.when(launch -> launch.initialHeap() == null || launch.initialBytes() != null && launch.initialBytes() < launch.heap())
						.at(launch -> launch.at(launch.initialHeap() == null ? launch.maximumHeap() : launch.initialHeap()))
						.measured(launch -> launch.initialHeap() == null ? Values.shown(null) : Launch.shown(launch.initialBytes()))
						.limit(launch -> Launch.shown(launch.heap()))
						.fix("equal", FixEffect.DEPENDS_ON_UNSEEN, (launch, edits) -> {
							if (launch.initialHeap() != null) {
								launch.writeHeap(edits, launch.initialHeap(), launch.heap());
							} else if (launch.initial() != null && launch.maximumHeap() == launch.maximum()) {
								launch.writeHeap(edits, launch.initial(), launch.heap());
							} else {
								launch.add(edits, "-Xms" + Launch.size(launch.heap()));
							}
						}))
				.build();
	}

	/** Rule {@code compressed-oops-missing}: switched off, or not yet the default of the first updates of Java 6. */
	static Rule compressedReferences() {
		return Launches.rule("compressed-oops-missing", Severity.INFO)
				.onSites(form -> form
						.severity(launch -> launch.isOff("UseCompressedOops") ? Severity.WARNING : Severity.INFO)
						.when(launch -> launch.machine().bits() != 32 && (launch.heap() == null || launch.heap() < (launch.isJ9() ? COMPRESSED_J9 : COMPRESSED)))
						.when(launch -> !launch.isOn("UseZGC"))
						.when(launch -> launch.isJ9() ? launch.has("-Xnocompressedrefs") : launch.isOff("UseCompressedOops") && launch.heap() != null || isBeforeDefault(launch))
						.at(launch -> launch.at(launch.last("-XX:UseCompressedOops", "-Xnocompressedrefs")))
						.measured(launch -> launch.isJ9() ? "-Xnocompressedrefs" : launch.isOff("UseCompressedOops") ? "-XX:-UseCompressedOops" : launch.machine().shown() + " update " + launch.machine().update())
						.limit(launch -> launch.isJ9() ? "57 GB" : "32 GB")
						.message(launch -> launch.isJ9() ? "ibm" : launch.isOff("UseCompressedOops") ? "off" : null)
						.fix("add", FixEffect.KEEPS_MEANING, (launch, edits) -> {
							if (isBeforeDefault(launch) && !launch.has("-XX:UseCompressedOops")) {
								launch.add(edits, "-XX:+UseCompressedOops");
							} else {
								edits.impossible();
							}
						})
						.fix("remove", FixEffect.DEPENDS_ON_UNSEEN, (launch, edits) -> ArgumentEdits.remove(edits, launch.all("-XX:UseCompressedOops", "-Xnocompressedrefs"))))
				.build();
	}

	private static boolean isBeforeDefault(Launch launch) {
		VirtualMachine machine = launch.machine();
		return machine.told() && machine.bits() == 64 && machine.minimum() == 6 && machine.update() >= 14 && machine.update() < 20 && !launch.has("-XX:UseCompressedOops");
	}

	/** Rule {@code heap-above-32gb-loses-oops}: from the limit of compressed references to half as much again. */
	static Rule aboveCompressed() {
		return Launches.rule("heap-above-32gb-loses-oops", Severity.INFO)
				.onSites(form -> form
						.when(launch -> launch.heap() != null && launch.heap() >= bound(launch) && launch.heap() <= bound(launch) * 3 / 2)
						.when(launch -> !launch.has("-XX:ObjectAlignmentInBytes") && !launch.isOn("UseZGC") && !launch.isOn("UseEpsilonGC"))
						.at(launch -> launch.at(launch.maximumHeap()))
						.measured(launch -> Launch.shown(launch.heap()))
						.limit(launch -> Launch.shown(bound(launch)))
						.fix("lower", FixEffect.DEPENDS_ON_UNSEEN, (launch, edits) -> heap(launch, edits, bound(launch) - Launch.GB, false)))
				.build();
	}

	private static long bound(Launch launch) {
		return launch.isJ9() ? COMPRESSED_J9 : COMPRESSED;
	}

	/** Writes the maximum, and the initial heap where it shall follow or would be above. */
	private static void heap(Launch launch, Edits edits, long size, boolean both) {
		launch.writeHeap(edits, launch.maximumHeap(), size);
		Setting initial = launch.initialHeap();
		if (initial != null && launch.initialBytes() != null && (both || launch.initialBytes() > size)) {
			launch.writeHeap(edits, initial, size);
		}
	}

	private static long limit(RuleContext context, RuleLimit limit) {
		return context.limit(limit) * Launch.MB;
	}

	/**
	 * Virtual machines of one host.
	 *
	 * @param host the node, or the process type
	 * @param launches their launches
	 * @param processes how many of each there are
	 */
	private record Host(String host, List<Launch> launches, long processes) {

		long sum() {
			return launches.stream().mapToLong(Launch::heap).sum() * processes;
		}
	}

	/** Rule {@code heap-sum-over-ram}: the servers of a node of WebSphere, or the processes of a process type of OPMN. */
	static Rule sum() {
		return RuleForm.<Host>rule(MEMORY.ruleId(), Subject.MEMORY, Severity.INFO, HeapRules::hosts)
				.limitedBy(MEMORY)
				.optional()
				.onSites(form -> form
						.when((host, context) -> host.launches().size() * host.processes() > 1 && host.sum() > limit(context, MEMORY))
						.at(host -> host.launches().get(0).at(host.launches().get(0).maximumHeap()))
						.measured(host -> Launch.shown(host.sum()))
						.limit((host, context) -> Launch.shown(limit(context, MEMORY)))
						.with("host", Host::host)
						.with("count", host -> host.launches().size() * host.processes())
						.related(host -> host.launches().stream().map(launch -> launch.at(launch.maximumHeap())).toList()))
				.build();
	}

	private static Stream<Host> hosts(Reading reading) {
		List<Launch> sized = Launches.of(reading).filter(launch -> launch.heap() != null && launch.first()).toList();
		Stream<Host> nodes = sized.stream().filter(launch -> node(launch) != null).map(HeapRules::node).distinct()
				.map(node -> new Host(node, sized.stream().filter(launch -> node.equals(node(launch))).toList(), 1));
		Stream<Host> types = sized.stream().filter(launch -> "oc4j-opmn".equals(launch.in().file().getKind())).map(launch -> new Host(launch.in().fileName(), List.of(launch), processes(launch)));
		return Stream.concat(nodes, types);
	}

	private static String node(Launch launch) {
		String path = launch.in().path();
		int nodes = path.indexOf("/nodes/");
		int end = nodes < 0 ? -1 : path.indexOf("/servers/", nodes);
		return end < 0 ? null : path.substring(0, end);
	}

	/** The processes of the only process set of the file; one where there are several or none tells a number. */
	private static long processes(Launch launch) {
		List<Long> counts = ConfigurationIndex.groups(launch.in().reading(), "oc4j.process-set").filter(group -> group.path().equals(launch.in().path()))
				.map(group -> group.number("numprocs")).toList();
		return counts.size() == 1 && counts.get(0) != null && counts.get(0) > 0 && counts.get(0) < 10_000 ? counts.get(0) : 1;
	}
}
