/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.tester.management.ServerOperations;
import org.wiretune.tester.messaging.MessageBroker;

/** What the server does for rated senders: an embedded broker with a port, and the receivers. One of each at a time. */
public final class ReceiverOperations implements AutoCloseable {

	/** Says where the server keeps its data. */
	static final String FOLDER = "senders.folder";
	/** Starts a broker in the server's JVM. */
	static final String BROKER = "senders.broker";
	/** Opens receivers; the ones before are closed. */
	static final String RECEIVE = "senders.receive";
	/** Reads what they received. */
	static final String READ = "senders.read";
	/** Closes receivers and broker. */
	static final String END = "senders.end";

	static final String FIELD_FOLDER = "folder";
	static final String FIELD_PORT = "port";
	static final String FIELD_ADDRESS = "address";
	static final String FIELD_QUEUE = "queue";
	static final String FIELD_PREPARED = "prepared";

	private final Path folder;
	private MessageBroker broker;
	private Receivers receivers;
	private volatile String brokerProblem = "";

	/**
	 * The operations.
	 *
	 * @param folder where the server keeps its data
	 */
	public ReceiverOperations(Path folder) {
		this.folder = folder.resolve("senders");
	}

	/**
	 * Has a server offer them.
	 *
	 * @param operations operations of the server
	 */
	public void register(ServerOperations operations) {
		operations.add(FOLDER, arguments -> folder());
		operations.add(BROKER, this::startBroker);
		operations.add(RECEIVE, this::receive);
		operations.add(READ, arguments -> read());
		operations.add(END, arguments -> end());
	}

	private JsonObject folder() {
		JsonObject answer = new JsonObject();
		answer.addProperty(FIELD_FOLDER, folder.toString());
		return answer;
	}

	private synchronized JsonObject startBroker(JsonFields arguments) throws Exception {
		if (broker == null) {
			broker = new MessageBroker(folder.resolve("broker"), arguments.integer(BrokerService.JOURNAL_MICROS, 0), true, sentence -> brokerProblem = sentence);
			broker.createQueue(arguments.text(FIELD_QUEUE, ""));
		}
		JsonObject answer = new JsonObject();
		answer.addProperty(FIELD_PORT, broker.port());
		answer.addProperty(FIELD_ADDRESS, broker.address());
		return answer;
	}

	private synchronized JsonObject receive(JsonFields arguments) throws Exception {
		closeReceivers();
		receivers = new Receivers(ReceiverSettings.read(arguments), folder);
		return new JsonObject();
	}

	private JsonObject read() {
		Receivers now;
		synchronized (this) {
			now = receivers;
		}
		if (now == null) {
			return new JsonObject();
		}
		if (!brokerProblem.isEmpty()) {
			now.reception().problem(brokerProblem);
		}
		JsonObject answer = now.reception().read();
		answer.addProperty(FIELD_PREPARED, now.prepared());
		return answer;
	}

	private JsonObject end() throws Exception {
		close();
		return new JsonObject();
	}

	private void closeReceivers() throws Exception {
		if (receivers != null) {
			receivers.close();
			receivers = null;
		}
	}

	@Override
	public synchronized void close() throws Exception {
		closeReceivers();
		if (broker != null) {
			MessageBroker ended = broker;
			broker = null;
			ended.close();
		}
	}
}
