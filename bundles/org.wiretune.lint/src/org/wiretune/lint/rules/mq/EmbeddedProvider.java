/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/** The JMS provider that version 5 of WebSphere Application Server brings along: rules {@code embedded-jms-provider-used} and {@code embedded-jms-hand-tuned}. */
final class EmbeddedProvider {

	private static final List<String> TUNED = List.of("LogBufferPages", "MQIBindType", "DefaultQBufferSize", "DefaultPQBufferSize");

	private EmbeddedProvider() {
	}

	/**
	 * @param in a stanza of the queue manager's file
	 * @param setting what was set by hand
	 */
	private record Site(ConfiguredGroup in, Setting setting) {
	}

	static Rule used() {
		return RuleForm.rule("embedded-jms-provider-used", Subject.MESSAGING, Severity.INFO,
				reading -> ConfigurationIndex.groups(reading, "websphere.embeddedQueueConnectionFactory", "websphere.embeddedTopicConnectionFactory"))
				.onSites(form -> form
						.when(group -> !group.isForDevelopment())
						.at(group -> group.place("jndiName"))
						.measured(group -> group.value("jndiName") == null ? group.name() : group.value("jndiName"))
						.limit(group -> "WebSphere MQ")
						.with("name", ConfiguredGroup::name))
				.build();
	}

	static Rule tunedByHand() {
		return RuleForm.rule("embedded-jms-hand-tuned", Subject.MESSAGING, Severity.INFO, EmbeddedProvider::sites)
				.onSites(form -> form
						.at(site -> Values.origin(site.setting()))
						.measured(site -> site.setting().getName() + '=' + site.setting().getValue())
						.limit(site -> site.setting().getName())
						.with("name", site -> queueManager(site.in())))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return ConfigurationIndex.groups(reading, "mq.log", "mq.channels", "mq.tuning").filter(EmbeddedProvider::isEmbedded)
				.flatMap(group -> group.group().getSettings().stream().filter(setting -> Values.isSet(setting) && TUNED.contains(setting.getName()))
						.filter(setting -> !(setting.getName().equals("LogBufferPages") && Long.valueOf(0).equals(setting.asNumber())))
						.map(setting -> new Site(group, setting)));
	}

	/** {@return whether a queue manager is one of the embedded provider: those are named WAS, node and server} @param group a stanza of its file */
	static boolean isEmbedded(ConfiguredGroup group) {
		return queueManager(group).startsWith("WAS_");
	}

	/**
	 * {@return the queue manager of a file: the folder that holds it below {@code qmgrs}, elsewhere the end of the path of its log,
	 * or any folder}
	 *
	 * @param group a stanza of its file
	 */
	static String queueManager(ConfiguredGroup group) {
		String[] parts = group.path().split("/");
		String folder = parts.length < 2 ? group.fileName() : parts[parts.length - 2];
		return parts.length > 2 && parts[parts.length - 3].equals("qmgrs") ? folder : ofLog(group).orElse(folder);
	}

	private static Optional<String> ofLog(ConfiguredGroup group) {
		return group.file().getGroups().stream().flatMap(each -> each.getSettings().stream()).filter(setting -> setting.getName().equals("LogPath") && setting.isSet())
				.map(setting -> setting.getValue().strip().replaceFirst("[/\\\\]+$", "").replaceFirst(".*[/\\\\]", "")).filter(name -> !name.isEmpty()).findFirst();
	}
}
