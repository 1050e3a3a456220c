/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.ArgumentEdits;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.settings.Setting;

/**
 * Rules on large pages: the option, and what Linux must give for it. No file tells on which host a server runs; the kernel
 * parameters and limits that were read are assumed to be those of its host.
 */
final class LargePageRules {

	private static final String KERNEL = "linux.kernel-parameters";
	private static final long LARGE = 8 * Launch.GB;
	private static final Pattern IN_CONTAINER = Pattern.compile("(?i)^(dockerfile|containerfile)|\\.ya?ml$");
	/** Programs that somebody starts, of which a word of the path tells. */
	private static final Set<String> BY_HAND = Set.of("client", "tool", "tools", "migrate", "migration", "import", "export", "backup", "restore");
	private static final String LIMITS = "linux.limits";
	/** The usual size of a huge page on x86. */
	private static final long PAGE = 2 * Launch.MB;
	private static final Pattern MISSPELT = Pattern.compile("(?m)^[ \\t]*vm[./](huge_tlb_shm_group)[ \\t]*=");

	private LargePageRules() {
	}

	/** {@return whether a launch asks for large pages} */
	static boolean usesLargePages(Launch launch) {
		return launch.isJ9() ? launch.options().stream().anyMatch(option -> option.getName().equals("-Xlp") || option.getName().startsWith("-Xlp:objectheap")) : launch.isOn("UseLargePages");
	}

	/** Shared memory of System V gives the pages to HotSpot up to Java 6 and to IBM's virtual machine; later HotSpot maps them. */
	private static boolean usesSharedMemory(Launch launch) {
		return launch.isJ9() || launch.isOn("UseSHM") || launch.machine().minimum() <= 6;
	}

	/**
	 * Rule {@code jvm-largepages-off}. Solaris has them on by default; a container, as the files of Kubernetes and Compose start it too, gets what its host has
	 * reserved, which only a larger heap is worth, and a program that somebody starts is no matter of the server's.
	 */
	static Rule off() {
		return Launches.rule("jvm-largepages-off", Severity.INFO)
				.onSites(form -> form
						.when(launch -> launch.first() && !launch.in().isForDevelopment() && launch.heap() != null && launch.heap() >= 4 * Launch.GB)
						.when(launch -> !usesLargePages(launch) && !launch.has("-XX:UseLargePages") && !launch.isOn("UseTransparentHugePages"))
						.when(launch -> !isSolaris(launch.in().reading()) && !isByHand(launch) && (launch.heap() >= LARGE || !IN_CONTAINER.matcher(launch.in().fileName()).find()))
						.at(launch -> launch.at(launch.maximumHeap()))
						.measured(launch -> Launch.shown(launch.heap()))
						.limit(launch -> "4 GB")
						.with("option", LargePageRules::option)
						.fix("use-large-pages", FixEffect.DEPENDS_ON_UNSEEN, (launch, edits) -> launch.add(edits, option(launch))))
				.build();
	}

	private static boolean isByHand(Launch launch) {
		return Arrays.stream(launch.in().path().toLowerCase(Locale.ROOT).split("[/._-]")).anyMatch(BY_HAND::contains);
	}

	private static String option(Launch launch) {
		return launch.isJ9() ? "-Xlp" : "-XX:+UseLargePages";
	}

	static boolean isSolaris(Reading reading) {
		return ConfigurationIndex.groups(reading, "solaris.system", "solaris.tcp").findAny().isPresent();
	}

	/** Rule {@code jvm-largepagesize-without-uselargepages}. */
	static Rule sizeWithoutUse() {
		return Launches.rule("jvm-largepagesize-without-uselargepages", Severity.INFO)
				.onSites(form -> form
						.when(launch -> launch.takesFlags() && launch.has("-XX:LargePageSizeInBytes") && !launch.isOn("UseLargePages") && !isSolaris(launch.in().reading()))
						.at(launch -> launch.at(launch.get("-XX:LargePageSizeInBytes")))
						.measured(launch -> launch.get("-XX:LargePageSizeInBytes").getValue())
						.limit(launch -> "-XX:+UseLargePages")
						.fix("use-large-pages", FixEffect.DEPENDS_ON_UNSEEN, (launch, edits) -> {
							if (launch.has("-XX:UseLargePages")) {
								ArgumentEdits.value(edits, launch.get("-XX:UseLargePages"), "+");
							} else {
								launch.add(edits, "-XX:+UseLargePages");
							}
						})
						.fix("remove-size", FixEffect.KEEPS_MEANING, (launch, edits) -> ArgumentEdits.remove(edits, launch.all("-XX:LargePageSizeInBytes"))))
				.build();
	}

	/**
	 * A host that gives large pages to a launch.
	 *
	 * @param in the group of the operating system
	 * @param setting its setting, or null where it is missing
	 * @param launch the launch with the largest heap that asks for large pages
	 */
	private record Site(ConfiguredGroup in, Setting setting, Launch launch) {

		long heap() {
			return launch.heap();
		}

		long pages() {
			return (heap() + PAGE - 1) / PAGE;
		}
	}

	/** The launch with the largest heap among those that ask for large pages, or null. */
	private static Launch largest(Reading reading, boolean sharedMemory) {
		return Launches.of(reading).filter(launch -> launch.heap() != null && usesLargePages(launch) && (!sharedMemory || usesSharedMemory(launch)))
				.max((one, other) -> Long.compare(one.heap(), other.heap())).orElse(null);
	}

	/** The files of kernel parameters that state a setting; the first of all where none does. */
	private static List<Site> kernel(Reading reading, String name, boolean sharedMemory) {
		Launch launch = largest(reading, sharedMemory);
		List<ConfiguredGroup> groups = ConfigurationIndex.groups(reading, KERNEL).toList();
		if (launch == null || groups.isEmpty()) {
			return List.of();
		}
		List<ConfiguredGroup> stating = groups.stream().filter(group -> group.states(name)).toList();
		if (stating.isEmpty()) {
			ConfiguredGroup place = groups.stream().filter(group -> group.fileName().equals("sysctl.conf")).findFirst().orElse(groups.get(0));
			return List.of(new Site(place, place.setting(name), launch));
		}
		return stating.stream().map(group -> new Site(group, group.setting(name), launch)).toList();
	}

	private static RuleForm<Site> relation(String id, Severity severity, Function<Reading, Stream<Site>> sites) {
		return RuleForm.<Site>rule(id, Subject.OPERATING_SYSTEM, severity, sites)
				.at(site -> Values.origin(site.setting(), site.in().group()))
				.with("owner", site -> site.launch().owner())
				.with("heap", site -> Launch.shown(site.heap()))
				.with("file", site -> site.in().fileName())
				.assuming(site -> new Assumption(null))
				.related(site -> List.of(site.launch().at(site.launch().maximumHeap())));
	}

	/** Rule {@code largepages-shmmax-small}. */
	static Rule sharedMemory() {
		return relation("largepages-shmmax-small", Severity.WARNING, reading -> {
			List<Site> sites = kernel(reading, "kernel.shmmax", true);
			boolean enough = sites.stream().anyMatch(site -> site.setting() == null || !site.setting().isSet() || site.setting().asBytes() == null || site.setting().asBytes() >= site.heap());
			return enough ? Stream.empty() : sites.stream();
		}).onSites(form -> form.measured(site -> Launch.shown(site.setting().asBytes())).limit(Site::heap).fix("raise", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.setting(), Long.toString(site.heap())))).build();
	}

	/** Rule {@code largepages-nr-hugepages-small}. */
	static Rule pages() {
		return relation("largepages-nr-hugepages-small", Severity.WARNING, reading -> {
			List<Site> sites = kernel(reading, "vm.nr_hugepages", false);
			boolean enough = sites.stream().anyMatch(site -> site.setting() != null && site.setting().isSet() && (site.setting().asNumber() == null || site.setting().asNumber() >= pages(site)))
					|| sites.stream().anyMatch(site -> pageSize(site.launch()) > PAGE);
			return enough ? Stream.empty() : sites.stream();
		})
				.onSites(form -> form.measured(site -> Values.shown(site.setting())).limit(LargePageRules::pages).message(site -> Values.isSet(site.setting()) ? null : "missing")
						.fix("raise", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.setting(), Long.toString(pages(site)))))
				.build();
	}

	private static long pages(Site site) {
		return site.pages();
	}

	/** Pages of another size than the usual one are not those that the parameter counts. */
	private static long pageSize(Launch launch) {
		Long stated = launch.bytes("-XX:LargePageSizeInBytes");
		return stated == null || stated <= 4 * Launch.MB ? PAGE : stated;
	}

	/**
	 * A key that no kernel knows.
	 *
	 * @param origin where it stands
	 * @param in the file
	 */
	private record Key(Origin origin, ConfiguredGroup in) {
	}

	/** Rule {@code largepages-shm-group}: the parameter is misspelt, as in the source, or missing where shared memory gives the pages. */
	static Rule group() {
		return RuleForm.<Key>rule("largepages-shm-group", Subject.OPERATING_SYSTEM, Severity.WARNING, LargePageRules::keys)
				.onSites(form -> form
						.severity(key -> key.origin().length() > 0 ? Severity.WARNING : Severity.INFO)
						.at(Key::origin)
						.measured(key -> key.origin().length() > 0 ? "vm.huge_tlb_shm_group" : Values.shown(null))
						.limit(key -> "vm.hugetlb_shm_group")
						.with("file", key -> key.in().fileName())
						.message(key -> key.origin().length() > 0 ? null : "missing")
						.assuming(key -> key.origin().length() > 0 ? null : new Assumption(null))
						.fix("rename", FixEffect.CHANGES_BEHAVIOUR, (key, edits) -> {
							if (key.origin().length() > 0) {
								edits.replace(key.origin().path(), key.origin().offset(), "huge_tlb_shm_group", "hugetlb_shm_group");
							} else {
								edits.impossible();
							}
						}))
				.build();
	}

	private static Stream<Key> keys(Reading reading) {
		List<ConfiguredGroup> groups = ConfigurationIndex.groups(reading, KERNEL).toList();
		List<Key> misspelt = groups.stream().map(group -> misspelt(reading, group)).filter(Objects::nonNull).toList();
		if (!misspelt.isEmpty()) {
			return misspelt.stream();
		}
		boolean stated = groups.stream().anyMatch(group -> group.states("vm.hugetlb_shm_group"));
		boolean reserves = groups.stream().anyMatch(group -> group.states("vm.nr_hugepages"));
		if (stated || !reserves || largest(reading, true) == null) {
			return Stream.empty();
		}
		return groups.stream().filter(group -> group.states("vm.nr_hugepages")).limit(1)
				.map(group -> new Key(emptyAt(group.setting("vm.nr_hugepages").getOrigin()), group));
	}

	private static Origin emptyAt(Origin origin) {
		return new Origin(origin.path(), origin.offset(), 0, origin.line(), origin.column());
	}

	private static Key misspelt(Reading reading, ConfiguredGroup group) {
		String text = reading.texts().text(group.path());
		Matcher matcher = MISSPELT.matcher(text == null ? "" : text);
		return matcher.find() ? new Key(SourceText.of(group.path(), text).origin(matcher.start(1), matcher.end(1) - matcher.start(1)), group) : null;
	}

	/** Rule {@code largepages-memlock-small}: each limit of a user or group that is too small for the huge pages. */
	static Rule lockedMemory() {
		return relation("largepages-memlock-small", Severity.WARNING, reading -> {
			Launch launch = largest(reading, false);
			if (launch == null) {
				return Stream.empty();
			}
			return ConfigurationIndex.groups(reading, LIMITS).flatMap(group -> Stream.of("hard memlock", "soft memlock").map(group::setting)
					.filter(setting -> setting != null && setting.isSet() && setting.asBytes() != null && setting.asBytes() >= 0).filter(setting -> setting.asBytes() < needed(reading, launch)).limit(1)
					.map(setting -> new Site(group, setting, launch)));
		})
				.onSites(form -> form.measured(site -> Launch.shown(site.setting().asBytes())).limit(site -> needed(site.in().reading(), site.launch()) / Launch.KB).with("name", site -> site.in().name())
						.fix("unlimited", FixEffect.CHANGES_BEHAVIOUR, LargePageRules::unlimited))
				.build();
	}

	/** What the huge pages that are reserved take, at least the heap. */
	private static long needed(Reading reading, Launch launch) {
		long reserved = ConfigurationIndex.groups(reading, KERNEL).map(group -> group.states("vm.nr_hugepages") ? group.number("vm.nr_hugepages") : null).filter(Objects::nonNull)
				.mapToLong(pages -> pages > 0 && pages < 1L << 31 ? pages * PAGE : 0).max().orElse(0);
		return Math.max(reserved, launch.heap());
	}

	private static void unlimited(Site site, Edits edits) {
		boolean same = Objects.equals(Values.origin(site.in().setting("hard memlock")), Values.origin(site.in().setting("soft memlock")));
		for (String name : same ? List.of("hard memlock") : List.of("hard memlock", "soft memlock")) {
			edits.set(site.in().setting(name), "unlimited");
		}
	}

	/** Rule {@code largepages-starve-others}: more huge pages than heaps that use them. */
	static Rule tooMany() {
		return RuleForm.<Site>rule("largepages-starve-others", Subject.OPERATING_SYSTEM, Severity.INFO, LargePageRules::reserving)
				.optional()
				.onSites(form -> form
						.when(site -> site.setting().asNumber() != null && site.setting().asNumber() < 1L << 31 && site.setting().asNumber() * PAGE > used(site) + used(site) / 4)
						.at(site -> site.setting().getOrigin())
						.measured(site -> Launch.shown(site.setting().asNumber() * PAGE))
						.limit(site -> Launch.shown(used(site)))
						.message(site -> used(site) == 0 ? "unused" : null)
						.with("file", site -> site.in().fileName())
						.assuming(site -> new Assumption(null)))
				.build();
	}

	private static Stream<Site> reserving(Reading reading) {
		Launch any = Launches.of(reading).findFirst().orElse(null);
		return any == null ? Stream.empty() : ConfigurationIndex.groups(reading, KERNEL).filter(group -> group.states("vm.nr_hugepages") && group.number("vm.nr_hugepages") != null
				&& group.number("vm.nr_hugepages") > 0).map(group -> new Site(group, group.setting("vm.nr_hugepages"), any));
	}

	private static long used(Site site) {
		return Launches.of(site.in().reading()).filter(launch -> usesLargePages(launch) && launch.heap() != null && launch.first()).mapToLong(Launch::heap).sum();
	}

	/** Rule {@code thp-alternative}: a large heap on a Linux host that reserves no huge pages. */
	static Rule transparent() {
		return Launches.rule("thp-alternative", Severity.INFO)
				.optional()
				.onSites(form -> form
						.when(launch -> launch.isHotSpot() && launch.machine().isAtLeast(7) && launch.first() && launch.heap() != null && launch.heap() >= 4 * Launch.GB)
						.when(launch -> !usesLargePages(launch) && !launch.has("-XX:UseTransparentHugePages"))
						.when(launch -> ConfigurationIndex.groups(launch.in().reading(), KERNEL).findAny().isPresent()
								&& ConfigurationIndex.groups(launch.in().reading(), KERNEL).noneMatch(group -> group.number("vm.nr_hugepages") != null && group.number("vm.nr_hugepages") > 0))
						.at(launch -> launch.at(launch.maximumHeap()))
						.measured(launch -> Launch.shown(launch.heap()))
						.limit(launch -> "4 GB")
						.fix("transparent", FixEffect.DEPENDS_ON_UNSEEN, (launch, edits) -> launch.add(edits, "-XX:+UseTransparentHugePages")))
				.build();
	}
}
