/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.PlaceholderDefaults;

/** Options of Java that are set for a container and do nothing there, or too much. */
final class DeadOptions {

	private static final String READ = "JAVA_TOOL_OPTIONS";
	/** Customs of start scripts, of which the virtual machine knows none. */
	private static final List<String> UNREAD = List.of("JAVA_OPTS", "JVM_OPTS", "JAVA_OPTIONS", "JAVA_ARGS", "JVM_ARGS");
	/** What makes the program faster or slower; properties alone do not. */
	private static final Pattern OPTION = Pattern.compile("(?:^|\\s)[\"']?-X");
	/** Options that newer virtual machines refuse to start with: where nothing read them, nobody noticed. */
	private static final Pattern REMOVED = Pattern.compile("UseCGroupMemoryLimitForHeap|UseConcMarkSweepGC|UseParNewGC|UseParallelOldGC|CMS\\w+|PrintGC\\w*Stamps|UseGCLogFileRotation|UseBiasedLocking|AggressiveOpts");
	/** What stands between the name of a variable and its value. */
	private static final Pattern BETWEEN = Pattern.compile("[\"']?(?:[ \\t]*[:=][ \\t]*|[ \\t]+|[\\s,]+(?:\"value\"|value)[ \\t]*:[ \\t]*)[\"']?");
	/** Options that mean the same, and are given one value each. */
	private static final List<String[]> SINGLE = List.of(new String[] {"-Xmx", "-XX:MaxHeapSize"}, new String[] {"-Xms", "-XX:InitialHeapSize"}, new String[] {"-XX:MaxRAMPercentage"}, new String[] {"-XX:ActiveProcessorCount"});
	private static final Set<String> COLLECTORS = Set.of("-XX:UseSerialGC", "-XX:UseParallelGC", "-XX:UseG1GC", "-XX:UseZGC", "-XX:UseShenandoahGC", "-XX:UseConcMarkSweepGC", "-XX:UseEpsilonGC");

	/**
	 * A variable that nothing reads.
	 *
	 * @param container the container
	 * @param name the variable
	 * @param value its value
	 */
	private record Unread(RunningContainer container, String name, Stated value) {
	}

	/**
	 * Two options of which the later wins, or that exclude each other.
	 *
	 * @param in the options of the container
	 * @param losing the earlier one
	 * @param winning the later one
	 */
	private record Pair(ContainerOptions in, ContainerOptions.Option losing, ContainerOptions.Option winning) {
	}

	private DeadOptions() {
	}

	/** Rule {@code container-java-opts-not-read}. */
	static Rule unread() {
		return RuleForm.<Unread>rule("container-java-opts-not-read", Subject.MEMORY, Severity.WARNING, DeadOptions::unread)
				.onSites(form -> form
						.severity(site -> isCertain(site) ? site.value().severity(Severity.WARNING) : Severity.INFO)
						.at(site -> site.value().origin())
						.measured(site -> site.value().setting().getValue())
						.with("name", site -> site.container().name())
						.with("variable", Unread::name)
						.related(site -> Stream.ofNullable(commandOf(site.container())).toList())
						.fix("rename", FixEffect.CHANGES_BEHAVIOUR, DeadOptions::rename))
				.build();
	}

	private static Stream<Unread> unread(Reading reading) {
		Map<Origin, Unread> sites = new LinkedHashMap<>();
		RunningContainer.all(reading).filter(container -> container.command().startsJava()).flatMap(container -> UNREAD.stream().filter(name -> container.environment().containsKey(name) && !container.command().names(name))
				.map(name -> new Unread(container, name, container.environment().get(name)))).filter(site -> OPTION.matcher(site.value().setting().getValue()).find() && !isHandedOn(site)).forEach(site -> sites.putIfAbsent(site.value().origin(), site));
		// What an image sets may be read where another container starts it otherwise.
		return sites.values().stream().filter(site -> RunningContainer.all(reading).noneMatch(other -> other.environment().get(site.name()) != null && other.environment().get(site.name()).origin().equals(site.value().origin()) && !other.command().startsJava()));
	}

	/** Whether another variable takes the value. */
	private static boolean isHandedOn(Unread site) {
		return site.container().environment().entrySet().stream().anyMatch(each -> !each.getKey().equals(site.name()) && each.getValue().setting().getValue().contains(site.name()));
	}

	/** Whether nothing of an image that is not known stands before the command. */
	private static boolean isCertain(Unread site) {
		return site.container().command().entry() || site.container().image() != null && site.container().image().isPlainJava();
	}

	private static Origin commandOf(RunningContainer container) {
		StartedCommand command = container.command();
		return command.words().isEmpty() ? null : command.words().get(0).origin(0, command.words().get(0).length());
	}

	private static void rename(Unread site, Edits edits) {
		Origin value = site.value().origin();
		String text = edits.texts().text(value.path());
		int name = text == null ? -1 : text.lastIndexOf(site.name(), value.offset() - 1);
		if (name < 0 || REMOVED.matcher(site.value().setting().getValue()).find() || site.container().environment().containsKey(READ) || name > 0 && Character.isJavaIdentifierPart(text.charAt(name - 1)) || !BETWEEN.matcher(text.substring(name + site.name().length(), value.offset())).matches()) {
			edits.impossible();
			return;
		}
		edits.replace(value.path(), name, site.name(), READ);
	}

	/** Rule {@code container-flag-conflict-across-files}: options of one place are the business of the rules on launches. */
	static Rule conflicts() {
		return RuleForm.<Pair>rule("container-flag-conflict-across-files", Subject.MEMORY, Severity.WARNING, DeadOptions::conflicts)
				.onSites(form -> form
						.severity(pair -> PlaceholderDefaults.severity(Severity.WARNING, pair.losing().setting(), pair.winning().setting()))
						.at(pair -> pair.losing().setting().getOrigin())
						.measured(pair -> pair.losing().shown())
						.limit(pair -> pair.winning().shown())
						.with("name", pair -> pair.in().name())
						.with("place", pair -> "command".equals(pair.winning().place()) ? "the command line" : pair.winning().place())
						.related(pair -> List.of(pair.winning().setting().getOrigin()))
						.fix("remove", FixEffect.DEPENDS_ON_UNSEEN, (pair, edits) -> ArgumentEdits.remove(edits, pair.losing().setting())))
				.build();
	}

	private static Stream<Pair> conflicts(Reading reading) {
		List<Pair> pairs = new ArrayList<>();
		ContainerOptions.all(reading).forEach(in -> SINGLE.forEach(names -> {
			ContainerOptions.Option winning = in.last(names);
			in.options().stream().filter(option -> List.of(names).contains(option.setting().getName()))
					.filter(option -> !option.setting().getOrigin().equals(winning.setting().getOrigin()) && !option.place().equals(winning.place()) && !same(option, winning)).forEach(option -> pairs.add(new Pair(in, option, winning)));
		}));
		return distinct(pairs);
	}

	private static boolean same(ContainerOptions.Option one, ContainerOptions.Option other) {
		return one.setting().getValue().equalsIgnoreCase(other.setting().getValue());
	}

	private static Stream<Pair> distinct(List<Pair> pairs) {
		Map<Origin, Pair> byPlace = new LinkedHashMap<>();
		pairs.forEach(pair -> byPlace.putIfAbsent(pair.losing().setting().getOrigin(), pair));
		return byPlace.values().stream();
	}

	/** Rule {@code container-two-collectors}. */
	static Rule collectors() {
		return RuleForm.<Pair>rule("container-two-collectors", Subject.MEMORY, Severity.WARNING, DeadOptions::collectors)
				.onSites(form -> form
						.at(pair -> pair.losing().setting().getOrigin())
						.measured(pair -> pair.losing().shown())
						.limit(pair -> pair.winning().shown())
						.with("name", pair -> pair.in().name())
						.related(pair -> List.of(pair.winning().setting().getOrigin()))
						.fix("remove", FixEffect.DEPENDS_ON_UNSEEN, (pair, edits) -> ArgumentEdits.remove(edits, pair.losing().setting())))
				.build();
	}

	/** The last word on each collector counts: one that is switched off again is none. */
	private static Stream<Pair> collectors(Reading reading) {
		List<Pair> pairs = new ArrayList<>();
		ContainerOptions.all(reading).forEach(in -> {
			Map<String, ContainerOptions.Option> chosen = new LinkedHashMap<>();
			in.options().stream().filter(option -> COLLECTORS.contains(option.setting().getName())).forEach(option -> {
				chosen.remove(option.setting().getName());
				if (option.setting().asTruth()) {
					chosen.put(option.setting().getName(), option);
				}
			});
			List<ContainerOptions.Option> all = List.copyOf(chosen.values());
			for (int i = 0; i + 1 < all.size(); i++) {
				// Options of one place are told there already.
				if (!all.get(i).place().equals(all.get(all.size() - 1).place()) || !all.get(i).path().equals(all.get(all.size() - 1).path())) {
					pairs.add(new Pair(in, all.get(i), all.get(all.size() - 1)));
				}
			}
		});
		return distinct(pairs);
	}
}
