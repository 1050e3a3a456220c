/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.activemq.artemis.core.server.JournalType;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.workload.SenderKeys;
import org.wiretune.tester.messaging.MessageBroker;
import org.wiretune.tester.messaging.NativeJournal;
import org.wiretune.tester.process.CannotStartException;
import org.wiretune.tester.process.ServiceMain;

/** The broker as a process of its own. It ends with a sentence on its error output when its store fails. */
public final class BrokerService {

	/** Field of the order: folder for the broker's files. */
	public static final String FOLDER = "folder";

	/** Field of the order: how long the journal gathers commits, in microseconds. */
	public static final String JOURNAL_MICROS = "journalMicros";

	/** Field of the order: how the journal is written, a constant of {@link SenderKeys.Journal}. */
	public static final String JOURNAL = "journal";

	/** Field of the order: queue to be created. */
	public static final String QUEUE = "queue";

	/** Field of the answer: port on the loopback address. */
	public static final String PORT = "port";

	private static final int EXIT_STORE_FAILED = 3;

	private BrokerService() {
	}

	/**
	 * Runs the broker until its input closes.
	 *
	 * @param arguments none
	 * @throws IOException when its input cannot be read
	 */
	public static void main(String[] arguments) throws IOException {
		ServiceMain.run(BrokerService::start);
	}

	private static AutoCloseable start(JsonFields order, JsonObject ready) throws Exception {
		boolean nativeJournal = order.text(JOURNAL, "").equals(SenderKeys.Journal.ASYNCIO.name());
		String problem = nativeJournal ? NativeJournal.problem() : "";
		if (!problem.isEmpty()) {
			throw new CannotStartException(problem);
		}
		MessageBroker broker = new MessageBroker(Path.of(order.text(FOLDER, "")),
				nativeJournal ? JournalType.ASYNCIO : JournalType.NIO, order.integer(JOURNAL_MICROS, 0), true,
				BrokerService::failed);
		broker.createQueue(order.text(QUEUE, ""));
		ready.addProperty(PORT, broker.port());
		return broker;
	}

	/** Not by exit: closing the broker would wait for the store that has just failed. */
	private static void failed(String sentence) {
		System.err.println(sentence);
		System.err.flush();
		Runtime.getRuntime().halt(EXIT_STORE_FAILED);
	}
}
