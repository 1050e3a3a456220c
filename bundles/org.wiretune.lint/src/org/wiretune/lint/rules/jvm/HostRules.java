/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.ArgumentEdits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.source.Lines;
import org.wiretune.model.settings.Setting;

/** Rules on profilers, libraries and properties of a host that a launch names. */
final class HostRules {

	private static final String AGENT = "-agentpath:";
	private static final String OPROFILE = "libjvmti_oprofile.so";
	private static final String PATH_32 = "/usr/lib/oprofile/";
	private static final String PATH_64 = "/usr/lib64/oprofile/";
	private static final String PRELOAD = "LD_PRELOAD";
	private static final String PRELOAD_LINES = "LD_PRELOAD=/usr/lib/libmtmalloc.so.1; export LD_PRELOAD";
	private static final String JMS = "-Doc4j.jms.implementation";
	private static final String JMS_VALUE = "oc4j.j2ee.jms";
	private static final String SELECTOR = "-Djava.nio.channels.spi.SelectorProvider";
	private static final String DEV_POLL = "sun.nio.ch.DevPollSelectorProvider";

	private HostRules() {
	}

	/**
	 * An agent of OProfile.
	 *
	 * @param launch its launch
	 * @param option its setting
	 */
	private record Agent(Launch launch, Setting option) {

		String argument() {
			return option.getName().startsWith(AGENT) ? option.getName() : AGENT + option.getValue();
		}

		String path() {
			return argument().substring(AGENT.length());
		}

		/** The folder of the other number of bits, or null where the path tells neither. */
		String other() {
			int bits = launch.machine().bits();
			if (bits == 64 && path().startsWith(PATH_32)) {
				return PATH_64 + path().substring(PATH_32.length());
			}
			return bits == 32 && path().startsWith(PATH_64) ? PATH_32 + path().substring(PATH_64.length()) : null;
		}
	}

	private static Stream<Agent> agents(Reading reading) {
		return Launches.of(reading).flatMap(launch -> launch.options().stream().filter(option -> option.getName().startsWith("-agentpath") && (option.getName() + option.getValue()).contains(OPROFILE))
				.limit(1).map(option -> new Agent(launch, option)));
	}

	/** Rule {@code oprofile-agent-left-on}. */
	static Rule profiler() {
		return RuleForm.rule("oprofile-agent-left-on", Subject.MEMORY, Severity.WARNING, HostRules::agents)
				.onSites(form -> form
						.when(agent -> !agent.launch().in().isForDevelopment())
						.at(agent -> agent.option().getOrigin())
						.measured(Agent::argument)
						.limit(agent -> Values.shown(null))
						.with("owner", agent -> agent.launch().owner())
						.fix("remove", FixEffect.CHANGES_BEHAVIOUR, (agent, edits) -> ArgumentEdits.remove(edits, agent.option())))
				.build();
	}

	/** Rule {@code oprofile-agent-bitness}. */
	static Rule profilerBits() {
		return RuleForm.rule("oprofile-agent-bitness", Subject.MEMORY, Severity.WARNING, HostRules::agents)
				.onSites(form -> form
						.when(agent -> agent.other() != null)
						.at(agent -> agent.option().getOrigin())
						.measured(Agent::path)
						.limit(Agent::other)
						.with("owner", agent -> agent.launch().owner())
						.with("bits", agent -> agent.launch().machine().bits())
						.fix("swap", FixEffect.DEPENDS_ON_UNSEEN, (agent, edits) -> ArgumentEdits.replace(edits, agent.option(), AGENT + agent.other())))
				.build();
	}

	/** Rule {@code malloc-not-mt}: a start script on a host whose files are those of Solaris. */
	static Rule allocator() {
		return Launches.rule("malloc-not-mt", Severity.INFO)
				.optional()
				.onSites(form -> form
						.when(launch -> launch.first() && LargePageRules.isSolaris(launch.in().reading()) && (launch.in().path().endsWith(".conf") || launch.in().path().endsWith(".sh")))
						.when(launch -> !preload(launch).contains("malloc") && !preload(launch).contains("umem"))
						.measured(launch -> preload(launch).isEmpty() ? Values.shown(null) : preload(launch))
						.limit(launch -> "/usr/lib/libmtmalloc.so.1")
						.fix("preload", FixEffect.DEPENDS_ON_UNSEEN, (launch, edits) -> {
							String text = edits.texts().text(launch.in().path());
							Origin origin = launch.at(null);
							if (text == null || !preload(launch).isEmpty() || origin == null || !launch.in().path().endsWith(".conf")) {
								edits.impossible();
							} else {
								boolean open = !text.isEmpty() && !text.endsWith("\n");
								edits.insert(origin.path(), text.length(), (open ? Lines.delimiter(text) : "") + PRELOAD_LINES + Lines.delimiter(text));
							}
						}))
				.build();
	}

	private static String preload(Launch launch) {
		ConfiguredGroup in = launch.in();
		return new ConfiguredGroup(in.reading(), in.server(), in.application(), in.file(), null, in.file()).groups("start-script.variables").stream().map(group -> group.setting(PRELOAD))
				.filter(Objects::nonNull).map(Setting::effective).filter(Objects::nonNull).findFirst().orElse("");
	}

	private static boolean isOracle(Launch launch) {
		return "oc4j-opmn".equals(launch.in().file().getKind()) && launch.options().stream().anyMatch(option -> option.getName().equals("-server") || option.getName().equals("-Xmx")
				|| option.getName().startsWith("-XX:"));
	}

	/** Rule {@code oc4j-jms-implementation}. */
	static Rule messaging() {
		return Launches.rule("oc4j-jms-implementation", Severity.INFO)
				.optional()
				.onSites(form -> form
						.when(launch -> isOracle(launch) && !launch.has(JMS))
						.measured(launch -> Values.shown(null))
						.limit(launch -> JMS + '=' + JMS_VALUE)
						.fix("add", FixEffect.DEPENDS_ON_UNSEEN, (launch, edits) -> launch.add(edits, JMS + '=' + JMS_VALUE)))
				.build();
	}

	/** Rule {@code nio-selector-devpoll}: missing on Solaris, where the source sets it; set where its class does not exist. */
	static Rule selector() {
		return Launches.rule("nio-selector-devpoll", Severity.WARNING)
				.onSites(form -> form
						.severity(launch -> launch.has(SELECTOR) ? Severity.WARNING : Severity.INFO)
						.when(launch -> isElsewhere(launch) || isOracle(launch) && LargePageRules.isSolaris(launch.in().reading()) && !launch.has(SELECTOR))
						.at(launch -> launch.at(launch.get(SELECTOR)))
						.measured(launch -> Values.shown(launch.get(SELECTOR)))
						.limit(launch -> DEV_POLL)
						.message(launch -> launch.has(SELECTOR) ? "elsewhere" : null)
						.assuming(launch -> HeapRules.isWindows(launch) ? null : new Assumption(launch.has(SELECTOR) ? "elsewhere" : null))
						.fix("add", FixEffect.DEPENDS_ON_UNSEEN, (launch, edits) -> {
							if (launch.has(SELECTOR)) {
								edits.impossible();
							} else {
								launch.add(edits, SELECTOR + '=' + DEV_POLL);
							}
						})
						.fix("remove", FixEffect.DEPENDS_ON_UNSEEN, (launch, edits) -> ArgumentEdits.remove(edits, launch.all(SELECTOR))))
				.build();
	}

	private static boolean isElsewhere(Launch launch) {
		Setting selector = launch.get(SELECTOR);
		return selector != null && DEV_POLL.equals(selector.getValue()) && !LargePageRules.isSolaris(launch.in().reading())
				&& (HeapRules.isWindows(launch) || ConfigurationIndex.groups(launch.in().reading(), "linux.kernel-parameters", "linux.limits").findAny().isPresent());
	}
}
