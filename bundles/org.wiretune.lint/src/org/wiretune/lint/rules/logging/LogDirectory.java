/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.SettingRules.Site;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.JvmOptions;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;

/** Rule {@code log-dir-on-slow-disk}: a log file below the directory of the profile, which no start script moves. */
final class LogDirectory {

	private static final String PROPERTY = "jboss.server.log.dir";

	private LogDirectory() {
	}

	static Rule rule() {
		return SettingRules.form(RuleForm.rule("log-dir-on-slow-disk", Subject.LOGGING, Severity.INFO, LogDirectory::sites))
				.optional()
				.onSites(form -> form
						.when(site -> !site.in().isForDevelopment())
						.limit(site -> "-D" + PROPERTY)
						.assuming(site -> new Assumption(null)))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		Stream<Site> log4j = ConfigurationIndex.groups(reading, "log4j.appender.file").map(group -> new Site(group, group.setting("File")));
		Stream<Site> wildFly = LogLibrary.WILDFLY.files().stream().flatMap(kind -> ConfigurationIndex.groups(reading, kind)).map(group -> new Site(group, group.setting("path relative to")));
		return Stream.concat(log4j, wildFly).filter(site -> site.in().server() != null && Values.isSet(site.setting()) && site.setting().getValue().contains(PROPERTY))
				.filter(site -> !isMoved(reading, site.in().server()));
	}

	private static boolean isMoved(Reading reading, Server server) {
		JvmOptions machine = server.getJvm();
		String arguments = machine == null ? null : Values.value(machine.getArguments());
		return arguments != null && arguments.contains("-D" + PROPERTY + '=') || ConfigurationIndex.groups(reading, server, "java.options", "wildfly.system-property")
				.anyMatch(LogDirectory::states);
	}

	private static boolean states(ConfiguredGroup group) {
		return PROPERTY.equals(group.name()) || group.group().getSettings().stream().map(Setting::getName).anyMatch(name -> ("-D" + PROPERTY).equals(name));
	}
}
