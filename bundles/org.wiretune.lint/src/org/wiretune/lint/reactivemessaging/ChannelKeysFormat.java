/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.reactivemessaging;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Origin;
import org.wiretune.lint.flow.BrokerKinds;
import org.wiretune.lint.flow.FlowParts;
import org.wiretune.lint.format.ApplicationKeysFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.TextEntry;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.InteractionStyle;

/** Makes an export of each incoming and an import of each outgoing channel that {@code mp.messaging} connects to a broker. */
public final class ChannelKeysFormat extends ApplicationKeysFormat {

	/** An application with channels. */
	static final ModuleKind APPLICATION = ModuleKind.define("microprofile.application", "MicroProfile application");
	private static final Pattern FILES = Pattern.compile("(?:^|/)(?:application|microprofile-config)\\.(?:properties|ya?ml)$");
	private static final Pattern KEY = Pattern.compile("mp\\.messaging\\.(incoming|outgoing)\\.([\\w-]+)\\.(connector|topic|topics|address|destination|queue\\.name|exchange\\.name|bootstrap\\.servers)");
	private static final List<String> NAMES = List.of("topic", "topics", "address", "destination", "queue.name", "exchange.name");

	/** Made by its world. */
	public ChannelKeysFormat() {
		super("reactive-messaging-channels", FILES);
	}

	@Override
	public void read(SourceText text, FileParts parts) {
		if (!text.text().contains("messaging")) {
			return;
		}
		Map<String, Map<String, TextEntry>> channels = new LinkedHashMap<>();
		for (TextEntry entry : entries(text)) {
			Matcher key = KEY.matcher(entry.key().replace("\"", ""));
			if (key.matches()) {
				channels.computeIfAbsent(key.group(1) + ' ' + key.group(2), any -> new HashMap<>()).putIfAbsent(key.group(3), entry);
			}
		}
		FlowParts flow = new FlowParts(parts, APPLICATION);
		channels.forEach((channel, settings) -> channel(flow, channel.startsWith("incoming"), channel.substring("incoming ".length()), settings, text));
	}

	private static void channel(FlowParts flow, boolean incoming, String name, Map<String, TextEntry> settings, SourceText text) {
		TextEntry connector = settings.get("connector");
		BindingKind kind = kind(connector == null ? settings.containsKey("topic") ? "kafka" : "" : connector.value());
		if (kind == null) {
			return;
		}
		TextEntry named = NAMES.stream().map(settings::get).filter(each -> each != null && !each.value().isBlank()).findFirst().orElse(null);
		// A channel without a topic has one of its own name.
		TextEntry place = named != null ? named : connector;
		Origin origin = value(place, text);
		String type = connector == null ? "channel" : connector.value();
		Binding binding = incoming ? flow.incoming(name, type, kind, name, origin) : flow.outgoing(name, type, kind, origin);
		for (String destination : (named == null ? name : named.value()).split(",")) {
			binding.getDestinations().add(NewParts.stated(incoming ? "receive" : "send", destination.strip(), origin));
		}
		TextEntry servers = settings.get("bootstrap.servers");
		if (servers != null) {
			binding.getProperties().add(NewParts.stated("bootstrapServers", servers.value(), value(servers, text)));
		}
		if (!incoming) {
			flow.served(binding, InteractionStyle.ASYNC);
		}
	}

	private static BindingKind kind(String connector) {
		return connector.contains("kafka") ? BrokerKinds.KAFKA : connector.contains("rabbitmq") ? BrokerKinds.RABBIT : connector.contains("amqp") || connector.contains("jms") ? BindingKind.GENERIC_JMS : null;
	}
}
