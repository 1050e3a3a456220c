/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.springintegration;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.springintegration.SpringIntegrationFormat;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;

/**
 * Which endpoints of the contexts of an application take messages from which channel, and where these go on. Channels have one
 * name in all files of the application. What takes a copy of a message (wire taps, discard channels) is no way of it.
 */
final class ChannelGraph {

	private static final List<String> INPUTS = List.of("input-channel", "request-channel", "channel");
	private static final List<String> OUTPUTS = List.of("output-channel", "reply-channel", "default-output-channel");
	/** Endpoints that bring messages in: what they call their channel is where these go. */
	private static final List<String> SOURCES = List.of("inbound-channel-adapter", "message-driven-channel-adapter", "inbound-gateway", "imap-idle-channel-adapter", "event-inbound-channel-adapter");

	/** Endpoints that make several messages of one. */
	private static final List<String> SPREADING = List.of(".splitter", ".recipient-list-router", ".scatter-gather", ".aggregator");

	private final Reading reading;
	private final Application application;
	private final Map<String, List<ConfiguredGroup>> consumers = new HashMap<>();
	private final Map<String, ConfiguredGroup> queues = new HashMap<>();
	private final Set<String> shared = new HashSet<>();

	private ChannelGraph(Reading reading, Application application) {
		this.reading = reading;
		this.application = application;
		for (ConfigurationFile file : application.getConfiguration()) {
			if (SpringIntegrationFormat.ID.equals(file.getKind())) {
				file.getGroups().forEach(group -> add(new ConfiguredGroup(reading, null, application, file, null, group)));
			}
		}
	}

	/** {@return the graph of an application} @param reading what was read @param application the application */
	static ChannelGraph of(Reading reading, Application application) {
		return new ChannelGraph(reading, application);
	}

	private void add(ConfiguredGroup endpoint) {
		if (endpoint.group().getKind().equals(SpringIntegrationFormat.PREFIX + "channel")) {
			if (!endpoint.groups(SpringIntegrationFormat.PREFIX + "queue").isEmpty()) {
				queues.put(endpoint.name(), endpoint);
			}
			return;
		}
		if (endpoint.group().getKind().endsWith(".publish-subscribe-channel")) {
			shared.add(endpoint.name());
			return;
		}
		String input = isSource(endpoint) ? null : first(endpoint, INPUTS);
		if (input != null) {
			consumers.computeIfAbsent(input, name -> new ArrayList<>(1)).add(endpoint);
		}
	}

	private static boolean isSource(ConfiguredGroup endpoint) {
		String kind = endpoint.group().getKind();
		return SOURCES.stream().anyMatch(kind::endsWith) || kind.equals(SpringIntegrationFormat.PREFIX + "gateway") || kind.endsWith("wire-tap");
	}

	private static String first(ConfiguredGroup endpoint, List<String> names) {
		return names.stream().map(endpoint::value).filter(value -> value != null).findFirst().orElse(null);
	}

	/** {@return the endpoints that take messages from a channel} @param channel its name */
	List<ConfiguredGroup> consumers(String channel) {
		return consumers.getOrDefault(channel, List.of());
	}

	/** {@return the channel with a queue of a name, or null} @param channel its name */
	ConfiguredGroup queue(String channel) {
		return queues.get(channel);
	}

	/** {@return the channels that have a queue} */
	Set<String> queues() {
		return queues.keySet();
	}

	/**
	 * {@return the channels that a message comes through, the first one among them}
	 *
	 * @param start the first channel
	 */
	Set<String> from(String start) {
		Set<String> reached = new LinkedHashSet<>();
		Deque<String> open = new ArrayDeque<>();
		open.add(start);
		while (!open.isEmpty()) {
			String channel = open.remove();
			if (reached.add(channel)) {
				for (ConfiguredGroup endpoint : consumers(channel)) {
					outputs(endpoint.group()).forEach(open::add);
				}
			}
		}
		return reached;
	}

	/**
	 * {@return the channels that a message comes through as one, the first one among them} Where it becomes several messages, or
	 * several take it, what follows may be worked on side by side.
	 *
	 * @param start the first channel
	 */
	Set<String> alone(String start) {
		Set<String> reached = new LinkedHashSet<>();
		Deque<String> open = new ArrayDeque<>();
		open.add(start);
		while (!open.isEmpty()) {
			String channel = open.remove();
			if (!shared.contains(channel) && reached.add(channel)) {
				for (ConfiguredGroup endpoint : consumers(channel)) {
					if (SPREADING.stream().noneMatch(endpoint.group().getKind()::endsWith)) {
						outputs(endpoint.group()).forEach(open::add);
					}
				}
			}
		}
		return reached;
	}

	/** Where an endpoint sends what it made: also the last of a chain, and what a router may choose. */
	private static Stream<String> outputs(ConfigurationGroup endpoint) {
		Stream<String> own = OUTPUTS.stream().flatMap(name -> endpoint.getSettings().stream().filter(setting -> name.equals(setting.getName()) && Values.isSet(setting)).map(Values::value));
		Stream<String> inner = endpoint.getGroups().stream().filter(group -> group.getKind().endsWith(".mapping") || group.getKind().endsWith(".recipient"))
				.flatMap(group -> group.getSettings().stream().filter(setting -> "channel".equals(setting.getName())).map(Values::value));
		return Stream.concat(own, inner);
	}

	/** {@return an endpoint as a part} @param endpoint the endpoint */
	IntegrationPart part(ConfiguredGroup endpoint) {
		return new IntegrationPart(reading, application, endpoint.group().getKind().substring(SpringIntegrationFormat.PREFIX.length()), endpoint.name(), endpoint.group().getOrigin(), endpoint.group().getSettings(), endpoint);
	}
}
