/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.MessageKeys;
import org.wiretune.perf.workload.MessageLine;
import org.wiretune.perf.workload.MessageMix;
import org.wiretune.perf.workload.RequestLine;
import org.wiretune.perf.workload.Workload;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.tester.http.CallFailure;
import org.wiretune.tester.jms.BrokerConnections;
import org.wiretune.tester.jms.MessageSession;
import org.wiretune.tester.jms.QueueWatch;

/** Queues and topics of an application of the user: messages to its own broker, which the application takes there. */
final class JmsTarget implements Target {

	private final Workload workload;
	private final MessageMix mix;
	private final BrokerConnections connections;
	private final Map<String, QueueWatch> watches = new HashMap<>();

	/**
	 * A target.
	 *
	 * @param workload with messages
	 * @throws IllegalArgumentException when a line is no message, or there is no broker or no client; the message is a sentence
	 */
	JmsTarget(Workload workload) {
		this.workload = workload;
		List<MessageLine> messages = new ArrayList<>();
		for (String line : workload.value(MessageKeys.MESSAGE)) {
			try {
				messages.add(MessageLine.parse(line));
			} catch (RequestLine.WrongRequest e) {
				throw new IllegalArgumentException(e.getMessage(), e);
			}
		}
		mix = MessageMix.of(messages);
		connections = new BrokerConnections(workload);
		if (connections.brokers() > 1 && messages.stream().anyMatch(each -> each.until() == MessageLine.Until.CONSUMED)) {
			connections.close();
			throw new IllegalArgumentException(TEXTS.get("jms.consumedOfOne", connections.brokers()));
		}
	}

	@Override
	public Session open(int number) throws CallFailure {
		Map<String, QueueWatch> known = new HashMap<>();
		for (MessageLine message : mix.messages()) {
			if (message.until() == MessageLine.Until.CONSUMED) {
				known.put(message.destination(), watch(message.destination()));
			}
		}
		return new JmsSession(new MessageSession(connections.of(number), workload, mix.messages(), known::get, workload.value(CommonKeys.CALL_TIMEOUT), number));
	}

	private synchronized QueueWatch watch(String queue) throws CallFailure {
		QueueWatch there = watches.get(queue);
		if (there == null) {
			there = QueueWatch.begin(connections, queue, workload.value(MessageKeys.CLIENT) == MessageKeys.Client.ARTEMIS);
			watches.put(queue, there);
		}
		return there;
	}

	@Override
	public List<String> requests() {
		return mix.messages().stream().map(MessageLine::label).toList();
	}

	@Override
	public List<Double> shares() {
		return mix.shares();
	}

	@Override
	public Map<String, String> parameters() {
		Map<String, String> parameters = new LinkedHashMap<>();
		parameters.put("broker", String.join(" ", workload.value(MessageKeys.BROKER).stream().map(Secrets::hidden).toList()));
		if (requests().size() == 1) {
			parameters.put("message", requests().getFirst());
		}
		return parameters;
	}

	@Override
	public synchronized List<String> remarks() {
		List<String> remarks = new ArrayList<>();
		remarks.add(TEXTS.get("jms.load", BrokerConnections.MOST));
		watches.values().stream().map(QueueWatch::remark).sorted().forEach(remarks::add);
		remarks.add(TEXTS.get("load.notEmbedded"));
		return remarks;
	}

	@Override
	public boolean isEmbedded() {
		return false;
	}

	@Override
	public void close() {
		synchronized (this) {
			watches.values().forEach(QueueWatch::close);
		}
		connections.close();
	}

	private record JmsSession(MessageSession messages) implements Session {

		@Override
		public void call(int request) throws CallFailure {
			messages.call(request);
		}

		@Override
		public void abort() {
			messages.abort();
		}

		@Override
		public void close() {
			messages.close();
		}
	}
}
