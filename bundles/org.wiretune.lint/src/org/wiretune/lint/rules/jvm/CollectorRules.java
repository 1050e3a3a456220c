/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Product;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.lint.fix.ArgumentEdits;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.order.Backwards;

/** Rules on the garbage collector and what belongs to it. */
final class CollectorRules {

	private static final Pattern OF_OTHERS = Pattern.compile("(?i)^(cassandra|elasticsearch|solr|kafka|zookeeper|hbase|hadoop|neo4j|activemq)\\b");

	private static final RuleLimit HARDWARE_THREADS = new RuleLimit("gc-parallel-threads-vs-cpus", "hardware-threads", 0, 0, 4096, "threads");
	private static final RuleLimit YOUNG = new RuleLimit("young-gen-small", "percent", 30, 5, 55, "%");
	private static final RuleLimit STACKS = new RuleLimit("thread-stack-large-many-threads", "memory", 1024, 16, 1 << 20, "MB");
	private static final List<String> INTERVALS = List.of("-Dsun.rmi.dgc.client.gcInterval", "-Dsun.rmi.dgc.server.gcInterval");
	private static final long STACK = 256 * Launch.KB;

	/** A collector of HotSpot with the flags that select it; each set excludes the others. */
	private enum Collector {
		SERIAL("UseSerialGC"), PARALLEL("UseParallelGC", "UseParallelOldGC"), CMS("UseConcMarkSweepGC", "UseParNewGC"), G1("UseG1GC"), Z("UseZGC"), SHENANDOAH("UseShenandoahGC"), EPSILON("UseEpsilonGC");

		private final List<String> flags;

		Collector(String... flags) {
			this.flags = List.of(flags);
		}

		static Collector of(Setting option) {
			if (option.getName().startsWith("-XX:") && option.asTruth()) {
				for (Collector collector : values()) {
					if (collector.flags.contains(option.getName().substring(4))) {
						return collector;
					}
				}
			}
			return null;
		}
	}

	private CollectorRules() {
	}

	private static Set<Collector> collectors(Launch launch) {
		Set<Collector> collectors = new LinkedHashSet<>();
		for (Setting option : launch.options()) {
			Collector collector = Collector.of(option);
			// The last of a name counts.
			if (collector != null && launch.get(option.getName()) == option) {
				collectors.add(collector);
			}
		}
		return collectors;
	}

	private static List<Setting> of(Launch launch, Collector... wanted) {
		List<Collector> list = List.of(wanted);
		return launch.options().stream().filter(option -> Collector.of(option) != null && list.contains(Collector.of(option))).toList();
	}

	/** Rule {@code gc-cms-for-throughput}: whether an application wants throughput or short pauses no file tells, so it is off unless wanted. Scripts of data stores and brokers are left out, which ship with the collector that their makers chose. From Java 14 on the collector is gone, which another rule tells. */
	static Rule concurrent() {
		return Launches.rule("gc-cms-for-throughput", Severity.INFO)
				.optional()
				.onSites(form -> form
						.when(launch -> !OF_OTHERS.matcher(launch.in().fileName()).find())
						.when(launch -> launch.isJ9() ? isPausePolicy(launch) : launch.isOn("UseConcMarkSweepGC") && launch.machine().minimum() < 14)
						.at(launch -> launch.at(launch.last("-XX:UseConcMarkSweepGC", "-Xgcpolicy")))
						.measured(launch -> launch.isJ9() ? "-Xgcpolicy:" + launch.get("-Xgcpolicy").getValue() : "-XX:+UseConcMarkSweepGC")
						.limit(CollectorRules::throughput)
						.message(launch -> launch.isJ9() ? "ibm" : launch.machine().isAtLeast(9) ? "deprecated" : null)
						.assuming(launch -> launch.isJ9() ? null : Launches.assumption(launch))
						.fix("throughput", FixEffect.CHANGES_BEHAVIOUR, (launch, edits) -> {
							if (launch.isJ9()) {
								ArgumentEdits.value(edits, launch.get("-Xgcpolicy"), "gencon");
							} else {
								toThroughput(launch, edits);
							}
						}))
				.build();
	}

	private static boolean isPausePolicy(Launch launch) {
		Setting policy = launch.get("-Xgcpolicy");
		return policy != null && "optavgpause".equals(policy.getValue());
	}

	/** The parallel collector: with its old generation where that is not yet the default. */
	private static String throughput(Launch launch) {
		return launch.isJ9() ? "-Xgcpolicy:gencon" : launch.machine().minimum() < 8 ? "-XX:+UseParallelOldGC" : "-XX:+UseParallelGC";
	}

	private static void toThroughput(Launch launch, Edits edits) {
		List<Setting> stale = new ArrayList<>();
		Setting first = null;
		for (Setting option : launch.options()) {
			String name = option.getName();
			if (name.equals("-XX:UseConcMarkSweepGC") && first == null) {
				first = option;
			} else if (name.equals("-XX:UseConcMarkSweepGC") || name.equals("-XX:UseParNewGC") || name.startsWith("-XX:CMS") || name.startsWith("-XX:UseCMS") || name.equals("-XX:ParallelCMSThreads")
					|| name.equals("-XX:ExplicitGCInvokesConcurrent")) {
				stale.add(option);
			}
		}
		ArgumentEdits.replace(edits, first, throughput(launch));
		ArgumentEdits.remove(edits, stale);
	}

	/** Rule {@code gc-parallel-without-parallel-old}: before Java 7 update 4, or switched off later. */
	static Rule singleOldThread() {
		return Launches.rule("gc-parallel-without-parallel-old", Severity.INFO)
				.onSites(form -> form
						.severity(launch -> launch.isOff("UseParallelOldGC") && launch.machine().isAtLeast(7) ? Severity.WARNING : Severity.INFO)
						.when(launch -> launch.takesFlags() && !launch.isOn("UseParallelOldGC"))
						.when(launch -> launch.isOff("UseParallelOldGC") && launch.machine().minimum() < 14 || launch.isOn("UseParallelGC") && isBeforeDefault(launch.machine()))
						.at(launch -> launch.at(launch.last("-XX:UseParallelOldGC", "-XX:UseParallelGC")))
						.measured(launch -> launch.isOff("UseParallelOldGC") ? "-XX:-UseParallelOldGC" : "-XX:+UseParallelGC")
						.limit(launch -> "-XX:+UseParallelOldGC")
						.message(launch -> launch.isOff("UseParallelOldGC") ? "off" : null)
						.assuming(Launches::assumption)
						.fix("add", FixEffect.CHANGES_BEHAVIOUR, (launch, edits) -> {
							if (launch.has("-XX:UseParallelOldGC")) {
								ArgumentEdits.value(edits, launch.get("-XX:UseParallelOldGC"), "+");
							} else {
								launch.add(edits, "-XX:+UseParallelOldGC");
							}
						}))
				.build();
	}

	/** Where nothing at all tells the version, hardly anybody has such an old one. */
	private static boolean isBeforeDefault(VirtualMachine machine) {
		return machine.minimum() < 7 && machine.maximum() < VirtualMachine.NEWEST || machine.minimum() == 7 && machine.told() && machine.update() >= 0 && machine.update() < 4;
	}

	/**
	 * Rule {@code gc-parallelold-enables-parnew-claim}: collectors that exclude each other. No fix ever leaves or adds the
	 * parallel young collector of CMS together with the parallel collector.
	 */
	static Rule conflict() {
		return Launches.rule("gc-parallelold-enables-parnew-claim", Severity.WARNING)
				.onSites(form -> form
						.when(launch -> launch.takesFlags() && collectors(launch).size() > 1)
						.at(launch -> launch.at(Backwards.of(of(launch, collectors(launch).toArray(Collector[]::new))).get(0)))
						.measured(launch -> String.join(" ", of(launch, collectors(launch).toArray(Collector[]::new)).stream().map(ArgumentEdits::shown).toList()))
						.limit(launch -> "1")
						.message(launch -> isParNewOnly(launch) ? null : "others")
						.fix("remove-par-new", FixEffect.KEEPS_MEANING, (launch, edits) -> {
							if (isParNewOnly(launch)) {
								ArgumentEdits.remove(edits, launch.all("-XX:UseParNewGC"));
							} else {
								edits.impossible();
							}
						})
						.fix("keep-first", FixEffect.DEPENDS_ON_UNSEEN, (launch, edits) -> keep(launch, edits, true))
						.fix("keep-last", FixEffect.DEPENDS_ON_UNSEEN, (launch, edits) -> keep(launch, edits, false)))
				.build();
	}

	/** Whether taking out the young collector of CMS is all that is needed. */
	private static boolean isParNewOnly(Launch launch) {
		return collectors(launch).size() == 2 && launch.isOn("UseParNewGC") && !launch.isOn("UseConcMarkSweepGC");
	}

	private static void keep(Launch launch, Edits edits, boolean first) {
		List<Collector> collectors = List.copyOf(collectors(launch));
		if (isParNewOnly(launch) || collectors.size() != 2) {
			edits.impossible();
			return;
		}
		ArgumentEdits.remove(edits, of(launch, first ? collectors.get(collectors.size() - 1) : collectors.get(0)));
	}

	/** Rule {@code gc-parallel-threads-vs-cpus}. Where the number of hardware threads is not told, each fixed number is worth a look. */
	static Rule threads() {
		return Launches.rule(HARDWARE_THREADS.ruleId(), Severity.INFO)
				.limitedBy(HARDWARE_THREADS)
				.optional()
				.onSites(form -> form
						.when(launch -> threadsOf(launch) != null && threadsOf(launch).asNumber() != null)
						.when((launch, context) -> share(launch, context) == 0 || threadsOf(launch).asNumber() > share(launch, context) || threadsOf(launch).asNumber() * 2 < share(launch, context))
						.at(launch -> launch.at(threadsOf(launch)))
						.measured(launch -> threadsOf(launch).asNumber())
						.limit(CollectorRules::share)
						.message((launch, context) -> share(launch, context) == 0 ? "unknown" : null)
						.fix("set", FixEffect.DEPENDS_ON_UNSEEN, (launch, context, edits) -> {
							if (share(launch, context) > 0) {
								ArgumentEdits.value(edits, threadsOf(launch), Long.toString(share(launch, context)));
							} else {
								edits.impossible();
							}
						})
						.fix("remove", FixEffect.CHANGES_BEHAVIOUR, (launch, edits) -> ArgumentEdits.remove(edits, launch.all("-XX:ParallelGCThreads", "-Xgcthreads"))))
				.build();
	}

	private static Setting threadsOf(Launch launch) {
		return launch.last("-XX:ParallelGCThreads", "-Xgcthreads");
	}

	/** The hardware threads that one virtual machine has for itself; 0 where the user has told none. */
	private static long share(Launch launch, RuleContext context) {
		long hardware = context.limit(HARDWARE_THREADS);
		long machines = Launches.of(launch.in().reading()).filter(Launch::first).count();
		return hardware == 0 ? 0 : Math.max(1, hardware / Math.max(1, machines));
	}

	/** Rule {@code young-gen-small}. Collectors by regions size the young generation by themselves. */
	static Rule young() {
		return Launches.rule(YOUNG.ruleId(), Severity.INFO)
				.limitedBy(YOUNG)
				.optional()
				.onSites(form -> form
						.when(launch -> launch.heap() != null && launch.heap() > 0 && youngOf(launch) != null && youngBytes(launch) != null)
						.when(launch -> launch.isJ9() || !launch.isOn("UseG1GC") && !launch.isOn("UseZGC") && !launch.isOn("UseShenandoahGC") && (launch.machine().maximum() < 9 || collectors(launch).size() == 1))
						.when((launch, context) -> youngBytes(launch) * 100 / launch.heap() < context.limit(YOUNG))
						.at(launch -> launch.at(youngOf(launch)))
						.measured(launch -> Launch.shown(youngBytes(launch)))
						.limit(YOUNG)
						.with("percent", launch -> youngBytes(launch) * 100 / launch.heap())
						.with("heap", launch -> Launch.shown(launch.heap()))
						.with("advised", launch -> Launch.size(advisedYoung(launch)))
						.fix("raise", FixEffect.DEPENDS_ON_UNSEEN, (launch, edits) -> launch.all("-Xmn", "-XX:NewSize", "-XX:MaxNewSize")
								.forEach(option -> ArgumentEdits.value(edits, option, Launch.size(advisedYoung(launch))))))
				.build();
	}

	private static Setting youngOf(Launch launch) {
		return launch.last("-Xmn", "-XX:MaxNewSize");
	}

	private static Long youngBytes(Launch launch) {
		return launch.bytes(youngOf(launch).getName());
	}

	/** The share of the source's recommended line, 2000 of 3400 MB, in whole megabytes. */
	private static long advisedYoung(Launch launch) {
		return Math.max(Launch.MB, launch.heap() / 17 * 10 / Launch.MB * Launch.MB);
	}

	/** Rule {@code thread-stack-large-many-threads}. */
	static Rule stacks() {
		return Launches.rule(STACKS.ruleId(), Severity.INFO)
				.limitedBy(STACKS)
				.optional()
				.onSites(form -> form
						.when(launch -> launch.first() && threadSum(launch) > 0 && stack(launch) != null && stack(launch) > STACK)
						.when((launch, context) -> threadSum(launch) * stack(launch) > context.limit(STACKS) * Launch.MB)
						.at(launch -> launch.at(launch.last("-Xss", "-XX:ThreadStackSize")))
						.measured(launch -> Launch.shown(threadSum(launch) * stack(launch)))
						.limit((launch, context) -> Launch.shown(context.limit(STACKS) * Launch.MB))
						.with("threads", CollectorRules::threadSum)
						.with("stack", launch -> Launch.shown(stack(launch)))
						.message(launch -> launch.has("-Xss") ? null : "unset")
						.fix("smaller", FixEffect.DEPENDS_ON_UNSEEN, (launch, edits) -> {
							if (launch.has("-XX:ThreadStackSize")) {
								edits.impossible();
							} else if (launch.has("-Xss")) {
								ArgumentEdits.value(edits, launch.get("-Xss"), "256k");
							} else {
								launch.add(edits, "-Xss256k");
							}
						}))
				.build();
	}

	/** The default of HotSpot for 64 bits on Linux and Windows is 1 MB. */
	private static Long stack(Launch launch) {
		Setting stated = launch.last("-Xss", "-XX:ThreadStackSize");
		if (stated == null) {
			return launch.isHotSpot() && launch.machine().bits() != 32 ? Launch.MB : null;
		}
		Long value = launch.bytes(stated.getName());
		return value == null || value <= 0 || value > Launch.GB ? null : stated.getName().equals("-Xss") ? value : value * Launch.KB;
	}

	/** The threads of all pools of the server that has the most. */
	private static long threadSum(Launch launch) {
		return launch.servers().stream().mapToLong(server -> server.getThreadPools().stream().map(ThreadPool::getMaximumSize).map(Values::number)
				.filter(size -> size != null && size > 0 && size < 1_000_000).mapToLong(Long::longValue).sum()).max().orElse(0);
	}

	/** Rule {@code aggressiveheap}. */
	static Rule aggressiveHeap() {
		return Launches.rule("aggressiveheap", Severity.INFO)
				.onSites(form -> form
						.when(launch -> launch.takesFlags() && launch.isOn("AggressiveHeap"))
						.at(launch -> launch.at(launch.get("-XX:AggressiveHeap")))
						.measured(launch -> "-XX:+AggressiveHeap")
						.limit(launch -> launch.heap() == null ? Values.shown(null) : Launch.shown(launch.heap()))
						.message(launch -> launch.heap() == null ? "alone" : null)
						.fix("remove", FixEffect.CHANGES_BEHAVIOUR, (launch, edits) -> ArgumentEdits.remove(edits, launch.all("-XX:AggressiveHeap"))))
				.build();
	}

	/** Rule {@code disable-explicit-gc-vs-dgc-interval}. */
	static Rule intervalWithoutEffect() {
		return Launches.rule("disable-explicit-gc-vs-dgc-interval", Severity.INFO)
				.onSites(form -> form
						.when(launch -> disablesExplicit(launch) && !intervals(launch).isEmpty())
						.at(launch -> launch.at(intervals(launch).get(0)))
						.measured(launch -> intervals(launch).get(0).getValue())
						.limit(launch -> launch.isOn("DisableExplicitGC") ? "-XX:+DisableExplicitGC" : "-Xdisableexplicitgc")
						.with("name", launch -> intervals(launch).get(0).getName().substring(2))
						.related(launch -> List.of(launch.at(launch.last("-XX:DisableExplicitGC", "-Xdisableexplicitgc"))))
						.fix("remove-interval", FixEffect.KEEPS_MEANING, (launch, edits) -> ArgumentEdits.remove(edits, intervals(launch)))
						.fix("allow-explicit", FixEffect.CHANGES_BEHAVIOUR, (launch, edits) -> ArgumentEdits.remove(edits, launch.all("-XX:DisableExplicitGC", "-Xdisableexplicitgc"))))
				.build();
	}

	/** {@return whether a launch makes explicit collections do nothing} */
	static boolean disablesExplicit(Launch launch) {
		return launch.isOn("DisableExplicitGC") || launch.has("-Xdisableexplicitgc");
	}

	private static List<Setting> intervals(Launch launch) {
		return launch.all(INTERVALS.toArray(String[]::new));
	}

	/** Rule {@code rmi-dgc-interval-unset}: up to Java 5 the interval is a minute, since Java 6 an hour. */
	static Rule intervalUnset() {
		return Launches.rule("rmi-dgc-interval-unset", Severity.INFO)
				.onSites(form -> form
						.when(launch -> launch.isHotSpot() && launch.first() && launch.machine().minimum() < 6 && !disablesExplicit(launch))
						.when(launch -> intervals(launch).isEmpty() && !launch.in().isForDevelopment())
						.measured(launch -> Values.shown(null))
						.limit(launch -> "3600000")
						.assuming(Launches::assumption)
						.fix("add", FixEffect.CHANGES_BEHAVIOUR, (launch, edits) -> launch.add(edits, INTERVALS.get(0) + "=3600000", INTERVALS.get(1) + "=3600000")))
				.build();
	}

	/** Rule {@code gc-logging-off}. The start scripts of WildFly and EAP 6 and later log collections by themselves. */
	static Rule logging() {
		return Launches.rule("gc-logging-off", Severity.INFO)
				.optional()
				.onSites(form -> form
						.when(launch -> launch.first() && !launch.in().isForDevelopment() && launch.in().product() != Product.WILDFLY && launch.machine().family() != VirtualMachine.Family.UNKNOWN)
						.when(launch -> !isLogging(launch))
						.measured(launch -> Values.shown(null))
						.limit(launch -> String.join(" ", loggingOptions(launch)))
						.assuming(Launches::assumption)
						.fix("log", FixEffect.CHANGES_BEHAVIOUR, (launch, edits) -> {
							Setting verbose = verbose(launch);
							if (verbose != null) {
								edits.set(verbose, "true");
							} else if (loggingOptions(launch).isEmpty()) {
								edits.impossible();
							} else {
								launch.add(edits, loggingOptions(launch).toArray(String[]::new));
							}
						}))
				.build();
	}

	private static boolean isLogging(Launch launch) {
		return Values.truth(verbose(launch)) || launch.options().stream().anyMatch(option -> switch (option.getName()) {
		case "-verbose:gc", "-Xloggc", "-Xverbosegclog" -> true;
		case "-XX:PrintGC", "-XX:PrintGCDetails" -> option.asTruth();
		case "-Xlog" -> option.getValue() != null && option.getValue().contains("gc");
		default -> false;
		});
	}

	/** The setting of WebSphere, or null. */
	private static Setting verbose(Launch launch) {
		if (launch.in().parent() == null || !"websphere.jvm".equals(launch.in().parent().getKind())) {
			return null;
		}
		ConfiguredGroup in = launch.in();
		return new ConfiguredGroup(in.reading(), in.server(), in.application(), in.file(), null, in.parent()).setting("verboseModeGarbageCollection");
	}

	private static List<String> loggingOptions(Launch launch) {
		if (launch.isJ9()) {
			return verbose(launch) != null ? List.of("verboseModeGarbageCollection=\"true\"") : List.of("-Xverbosegclog:verbosegc.log");
		}
		return launch.machine().isAtLeast(9) ? List.of("-Xlog:gc*:file=gc.log:time,uptime:filecount=5,filesize=20m")
				: List.of("-verbose:gc", "-XX:+PrintGCDetails", "-XX:+PrintGCTimeStamps", "-Xloggc:gc.log");
	}
}
