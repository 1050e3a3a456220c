/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.springintegration;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.model.platform.Application;

/** Rules on what follows in a flow from what stands before it. */
final class FlowRules {

	/** Gateways whose callers always wait for a reply. */
	private static final String[] WAITING = {"http.inbound-gateway", "webflux.inbound-gateway", "jms.inbound-gateway", "ip.tcp-inbound-gateway", "amqp.inbound-gateway", "ws.inbound-gateway", "rmi.inbound-gateway"};
	private static final Set<String> NO_REPLY = Set.of("void", "Void");
	/** Milliseconds: from here on a caller notices the wait for a poller. */
	private static final long NOTICED = 50;
	private static final String CHANNEL = "channel";

	private FlowRules() {
	}

	/**
	 * A queue on the way of a call whose caller waits.
	 *
	 * @param gateway what the caller called
	 * @param queue where the queue stands
	 * @param channel its channel
	 * @param period milliseconds between two looks of its poller; null where no file tells
	 */
	private record Hop(IntegrationPart gateway, Origin queue, String channel, Long period) {
	}

	static Rule queueInCall() {
		return RuleForm.<Hop>rule("si-queue-channel-in-sync-flow", Subject.CONCURRENCY, Severity.WARNING, FlowRules::hops)
				.onSites(form -> form
						.severity(hop -> hop.period() != null && hop.period() >= NOTICED ? Severity.WARNING : Severity.INFO)
						.at(Hop::queue)
						.measured(Hop::channel)
						.limit(Hop::period)
						.with("gateway", hop -> hop.gateway().shown())
						.message(hop -> hop.period() == null ? "unknown" : null)
						.related(hop -> List.of(hop.gateway().origin())))
				.build();
	}

	private static Stream<Hop> hops(Reading reading) {
		return Stream.concat(reading.solution().getApplications().stream().flatMap(application -> written(reading, application)), coded(reading));
	}

	private static Stream<Hop> written(Reading reading, Application application) {
		ChannelGraph graph = ChannelGraph.of(reading, application);
		if (graph.queues().isEmpty()) {
			return Stream.empty();
		}
		List<Hop> hops = new ArrayList<>();
		Set<String> told = new HashSet<>();
		Stream.concat(IntegrationPart.of(reading, WAITING), IntegrationPart.of(reading, "gateway").filter(FlowRules::waits)).filter(gateway -> gateway.application() == application).forEach(gateway -> {
			String first = gateway.any("request-channel", "default-request-channel", CHANNEL);
			if (first != null) {
				for (String channel : graph.alone(first)) {
					ConfiguredGroup queue = graph.queue(channel);
					if (queue != null && isPlain(queue) && told.add(channel) && answers(graph, channel)) {
						hops.add(new Hop(gateway, queue.group().getOrigin(), channel, period(graph, channel)));
					}
				}
			}
		});
		return hops.stream();
	}

	/** A gateway of an interface waits where it names the channel of its replies; in code its methods say what they give back. */
	private static boolean waits(IntegrationPart gateway) {
		if (gateway.isXml()) {
			return gateway.has("default-reply-channel") || gateway.inner("method") != null && gateway.inner("method").states("reply-channel");
		}
		String returns = String.valueOf(gateway.value("returns"));
		return !NO_REPLY.contains(returns) && !returns.matches("(?:Completable|Listenable)?Future\\b.*|(?:Mono|Flux)\\b.*");
	}

	private static boolean isPlain(ConfiguredGroup channel) {
		return channel.group().getGroups().stream().filter(inner -> inner.getKind().endsWith(".queue")).allMatch(queue -> queue.getSettings().stream().noneMatch(setting -> setting.isSet() && (setting.getName().equals("message-store") || setting.getName().equals("ref"))));
	}

	/** Whether somebody takes messages from a queue who may answer: what only sends them on outwards has no reply. */
	private static boolean answers(ChannelGraph graph, String channel) {
		return graph.consumers(channel).stream().anyMatch(endpoint -> !endpoint.group().getKind().endsWith("outbound-channel-adapter"));
	}

	private static Long period(ChannelGraph graph, String channel) {
		return graph.consumers(channel).stream().map(graph::part).map(Pollers::of).filter(Objects::nonNull).map(Pollers::milliseconds).filter(Objects::nonNull).findFirst().orElse(null);
	}

	/** In code a queue in the flow of an inbound gateway, or the channel that a gateway's interface names. */
	private static Stream<Hop> coded(Reading reading) {
		List<IntegrationPart> queues = IntegrationPart.of(reading, "queue").filter(queue -> !queue.isXml() && !queue.has("given")).toList();
		if (queues.isEmpty()) {
			return Stream.empty();
		}
		List<IntegrationPart> gateways = IntegrationPart.of(reading, "gateway").filter(gateway -> !gateway.isXml() && gateway.has(CHANNEL) && waits(gateway)).toList();
		return queues.stream().map(queue -> {
			String source = queue.value("flow-from");
			if (source != null) {
				return source.contains(".inboundGateway(") ? new Hop(queue, queue.origin(), Objects.requireNonNullElse(queue.value("id"), queue.name()), millis(queue)) : null;
			}
			String name = queue.any("id", "bean");
			return gateways.stream().filter(queue::isBeside).filter(gateway -> gateway.value(CHANNEL).equals(name)).findFirst().map(gateway -> new Hop(gateway, queue.origin(), name, consumer(reading, queue, name))).orElse(null);
		}).filter(Objects::nonNull);
	}

	private static Long millis(IntegrationPart queue) {
		Pollers poller = Pollers.of(queue);
		return poller == null ? null : poller.milliseconds();
	}

	private static Long consumer(Reading reading, IntegrationPart queue, String channel) {
		return IntegrationPart.of(reading, "service-activator", "transformer", "filter", "router", "splitter").filter(queue::isBeside).filter(part -> !part.isXml() && channel.equals(part.value(CHANNEL)))
				.map(FlowRules::millis).filter(Objects::nonNull).findFirst().orElse(null);
	}

	/**
	 * A sender that waits for each record of a batch.
	 *
	 * @param sender the adapter
	 * @param listener what gives it batches
	 */
	private record Batch(IntegrationPart sender, Origin listener) {
	}

	static Rule synchronousInBatch() {
		return RuleForm.<Batch>rule("si-kafka-sync-in-batch", Subject.MESSAGING, Severity.WARNING, FlowRules::batches)
				.onSites(form -> form
						.at(batch -> batch.sender().origin())
						.measured(batch -> batch.sender().shown())
						.limit(batch -> "false")
						.related(batch -> batch.listener() == null ? List.of() : List.of(batch.listener())))
				.build();
	}

	private static Stream<Batch> batches(Reading reading) {
		return IntegrationPart.of(reading, "kafka.outbound-channel-adapter").filter(sender -> "true".equals(sender.value("sync"))).map(sender -> {
			if (!sender.isXml()) {
				String source = sender.value("flow-from");
				return source != null && source.contains("ListenerMode.batch") ? new Batch(sender, null) : null;
			}
			ChannelGraph graph = ChannelGraph.of(reading, sender.application());
			return IntegrationPart.of(reading, "kafka.message-driven-channel-adapter").filter(sender::isBeside).filter(listener -> "batch".equals(listener.value("mode")) && listener.has(CHANNEL))
					.filter(listener -> graph.from(listener.value(CHANNEL)).contains(sender.value(CHANNEL))).findFirst().map(listener -> new Batch(sender, listener.origin())).orElse(null);
		}).filter(Objects::nonNull);
	}
}
