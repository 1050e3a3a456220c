/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.mq;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.product.ProductDefault;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.wiretune.model.settings.SettingsFactory;
import org.wiretune.model.settings.ValueType;

/**
 * Reads the definitions of queues, topics and channels of a queue manager (WebSphere MQ, IBM MQ) in scripts for {@code runmqsc}.
 * Only what a script states counts, except for server-connection channels that it defines: there the documented number of
 * conversations for a connection holds where none is stated. An object that is altered keeps what its definition says.
 */
public final class MqscFormat implements FileFormat {

	/** The kind of groups that are queues, by their own definition or as the model of dynamic ones. */
	public static final String QUEUE = "mq.queue";
	/** The kind of groups that are topics. */
	public static final String TOPIC = "mq.topic";
	/** The kind of groups that are channels. */
	public static final String CHANNEL = "mq.channel";

	/** The word that tells how many conversations share a connection. */
	public static final String CONVERSATIONS = "SHARECNV";
	/** The word that tells what kind of channel it is. */
	public static final String CHANNEL_TYPE = "CHLTYPE";

	private static final ProductDefault CONVERSATIONS_OF_PRODUCT = new ProductDefault("10",
			"IBM MQ 9.3, Tuning client and server connection channels, default setting for SHARECNV; WebSphere MQ 7.0 and later");

	/** What rules look at, by kind of object: the word and its unit. */
	private record Kind(String kind, String label, Map<String, String> words) {
	}

	private static final Kind QUEUES = new Kind(QUEUE, "Queue", words("DEFPSIST", "", "MAXDEPTH", "messages", "MAXMSGL", "bytes", "BOTHRESH", "deliveries", "NPMCLASS", "", "DEFREADA", "", "DEFPRESP", "",
			"MSGDLVSQ", "", "SHARE", "", "USAGE", ""));
	private static final Map<String, Kind> KINDS = Map.of("QLOCAL", QUEUES, "QMODEL", QUEUES,
			"TOPIC", new Kind(TOPIC, "Topic", words("TOPICSTR", "", "DEFPSIST", "", "PMSGDLV", "", "NPMSGDLV", "")),
			"CHANNEL", new Kind(CHANNEL, "Channel", words(CHANNEL_TYPE, "", CONVERSATIONS, "conversations", "MAXINST", "instances", "MAXINSTC", "instances", "NPMSPEED", "", "BATCHSZ", "messages", "BATCHINT",
					"milliseconds", "COMPMSG", "", "HBINT", "seconds", "MAXMSGL", "bytes", "DISCINT", "seconds")));

	private static Map<String, String> words(String... pairs) {
		Map<String, String> words = new LinkedHashMap<>();
		for (int i = 0; i < pairs.length; i += 2) {
			words.put(pairs[i], pairs[i + 1]);
		}
		return words;
	}

	@Override
	public String id() {
		return "mq-commands";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("mqsc", "mqs");
	}

	@Override
	public boolean accepts(String path) {
		String lower = path.toLowerCase(Locale.ROOT);
		return lower.endsWith(".mqsc") || lower.endsWith(".mqs");
	}

	@Override
	public void read(SourceText source, FileParts parts) {
		Map<String, ConfigurationGroup> groups = new LinkedHashMap<>();
		for (MqscCommands.Command command : MqscCommands.of(source)) {
			Kind kind = KINDS.get(command.type());
			if (kind == null || !List.of("DEFINE", "ALTER").contains(command.verb())) {
				continue;
			}
			Origin origin = command.first().origin(0, command.first().length());
			if (!command.complete()) {
				parts.problem(ReadProblem.Kind.NOT_UNDERSTOOD, origin, TEXTS.get("operationNotUnderstood", command.first().text().strip(), Integer.toString(origin.line())));
				continue;
			}
			ConfigurationGroup group = groups.computeIfAbsent(command.type() + ' ' + command.name(), key -> group(kind, command, origin));
			kind.words().forEach((word, unit) -> {
				ArgumentText value = command.values().get(word);
				if (value != null && value.length() > 0) {
					set(group, word, unit, value);
				}
			});
			if (command.verb().equals("DEFINE") && isServerConnection(command) && !command.values().containsKey(CONVERSATIONS) && !command.values().containsKey("LIKE")) {
				group.getSettings().removeIf(each -> each.getName().equals(CONVERSATIONS));
				group.getSettings().add(conversations(source, command));
			}
		}
		if (!groups.isEmpty()) {
			ConfigurationFile file = NewParts.file(source.path(), id(), Product.IBM_MQ, SourceText.wholeFile(source.path()));
			file.getGroups().addAll(groups.values());
			parts.add(file);
		}
	}

	private static boolean isServerConnection(MqscCommands.Command command) {
		ArgumentText type = command.values().get(CHANNEL_TYPE);
		return type != null && type.text().equalsIgnoreCase("SVRCONN");
	}

	private static ConfigurationGroup group(Kind kind, MqscCommands.Command command, Origin origin) {
		return NewParts.group(kind.kind(), kind.label(), command.name().isEmpty() ? kind.label() : command.name(), origin);
	}

	/** The last command counts. */
	private static void set(ConfigurationGroup group, String word, String unit, ArgumentText value) {
		Setting setting = setting(word, unit);
		setting.setValue(value.text());
		setting.setState(SettingState.SET);
		setting.setForm(value.form());
		setting.setOrigin(value.origin(0, value.length()));
		group.getSettings().removeIf(each -> each.getName().equals(word));
		group.getSettings().add(setting);
	}

	/** The conversations that share a connection of a channel that is defined without a word of them. */
	private static Setting conversations(SourceText source, MqscCommands.Command command) {
		Setting setting = setting(CONVERSATIONS, "conversations");
		setting.setState(SettingState.DEFAULTED);
		setting.setValue(CONVERSATIONS_OF_PRODUCT.value());
		setting.setDefaultSource(CONVERSATIONS_OF_PRODUCT.source());
		setting.setInsertion(new Insertion(source.path(), command.end(), source.origin(command.end(), 0).line(), " " + CONVERSATIONS + "(", ")", MqscForm.VALUE));
		return setting;
	}

	private static Setting setting(String word, String unit) {
		Setting setting = SettingsFactory.INSTANCE.createSetting();
		setting.setName(word);
		setting.setValueType(ValueType.TEXT);
		setting.setUnit(unit.isEmpty() ? null : unit);
		return setting;
	}
}
