/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.jvm.JvmOptionGroup;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.model.settings.Setting;

/**
 * Rules on the Java virtual machine of a WebSphere server: {@code verbose-gc-off}, {@code was-heap-unset} and
 * {@code was-jdk6}. The machines of node agents and deployment managers are left out: no application runs there.
 */
final class ServerMachine {

	private static final String MACHINE = "websphere.jvm";
	private static final Set<String> ADMINISTRATION = Set.of("nodeagent", "dmgr");
	private static final Set<String> LOGGING = Set.of("-verbose:gc", "-Xverbosegclog", "-Xlog", "-Xloggc", "-XX:PrintGC", "-XX:PrintGCDetails");
	private static final Pattern JAVA_6 = Pattern.compile("(?i).*(?:java|jdk|jre)[-_]?(?:1\\.)?6(?:[-._/\\\\].*)?");

	private ServerMachine() {
	}

	/** Since 9.0.0.3 a server that states nothing logs its collections, so only a stated false counts. */
	static Rule collectionsNotLogged() {
		return SettingRules.rule("verbose-gc-off", Subject.MEMORY, Severity.INFO, "verboseModeGarbageCollection", MACHINE)
				.onSites(form -> form
						.when(site -> site.isStated() && !site.setting().asTruth() && runsApplications(site.in()))
						.when(site -> options(site.in()).noneMatch(option -> LOGGING.contains(option.getName())))
						.limit(site -> "true")
						.fix("on", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), "true")))
				.build();
	}

	static Rule heapNotStated() {
		return SettingRules.rule("was-heap-unset", Subject.MEMORY, Severity.INFO, "maximumHeapSize", MACHINE)
				.onSites(form -> form
						.when(site -> (!site.isStated() || "0".equals(site.value())) && runsApplications(site.in()))
						.when(site -> options(site.in()).noneMatch(option -> option.getName().equals("-Xmx") || option.getName().contains("MaxHeapSize") || option.getName().contains("RAMPercentage")))
						.limit(site -> "1024 MB")
						.fix("state", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.setting(), "1024")))
				.build();
	}

	static Rule java6() {
		return SettingRules.rule("was-jdk6", Subject.MEMORY, Severity.INFO, "value", "websphere.variable")
				.onSites(form -> form
						.when(site -> site.in().name().equals("JAVA_HOME") && site.isStated() && JAVA_6.matcher(site.value()).matches())
						.limit(site -> "Java 8"))
				.build();
	}

	private static boolean runsApplications(ConfiguredGroup machine) {
		String process = machine.parent() == null ? null : machine.parent().getName();
		return !machine.isForDevelopment() && !"Control".equals(process) && !"Adjunct".equals(process)
				&& (machine.server() == null || machine.server().getName() == null || !ADMINISTRATION.contains(machine.server().getName()));
	}

	private static Stream<Setting> options(ConfiguredGroup machine) {
		return machine.groups(JvmOptionGroup.KIND).stream().flatMap(group -> group.group().getSettings().stream()).filter(Setting::isSet);
	}
}
