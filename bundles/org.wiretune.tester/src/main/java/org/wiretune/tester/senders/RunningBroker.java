/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.workload.SenderKeys;
import org.wiretune.perf.workload.ValueTypes;
import org.wiretune.tester.messaging.NativeJournal;
import org.wiretune.tester.process.ServiceProcess;
import org.wiretune.tester.workload.WorkloadContext;

/** The broker of a run, as the driver sees it: in the server's JVM or a process of its own. */
final class RunningBroker implements AutoCloseable {

	/** The queue between senders and receivers. */
	static final String QUEUE = "jms/SenderQueue";

	private static final Duration START = Duration.ofSeconds(60);
	/** A process that ended is noticed a little later than its connections are lost. */
	private static final long END_IS_NOTICED_MILLIS = 2000;

	private final Optional<ServiceProcess> process;
	private final int port;
	private final String nearestAddress;

	/** The broker cannot write its journal as the workload says on this machine. */
	static final class NoJournalException extends Exception {

		private static final long serialVersionUID = 1L;

		private NoJournalException(String sentence) {
			super(sentence);
		}
	}

	private RunningBroker(Optional<ServiceProcess> process, int port, String nearestAddress) {
		this.process = process;
		this.port = port;
		this.nearestAddress = nearestAddress;
	}

	/**
	 * Starts the broker that a workload names.
	 *
	 * @param context the run
	 * @param journal how it writes its journal
	 * @return the broker
	 * @throws IOException when it does not start
	 * @throws NoJournalException when it cannot write its journal so; the message is a sentence
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	static RunningBroker start(WorkloadContext context, SenderKeys.Journal journal)
			throws IOException, NoJournalException, InterruptedException {
		if (journal == SenderKeys.Journal.ASYNCIO
				&& context.workload().value(SenderKeys.BROKER) == SenderKeys.Broker.EMBEDDED) {
			throw new NoJournalException(TEXTS.get("broker.embeddedJournal"));
		}
		if (context.workload().value(SenderKeys.BROKER) == SenderKeys.Broker.EMBEDDED) {
			JsonObject order = new JsonObject();
			order.addProperty(ReceiverOperations.FIELD_QUEUE, QUEUE);
			order.addProperty(BrokerService.JOURNAL_MICROS, journalMicros(context));
			JsonFields answer = context.ask(ReceiverOperations.BROKER, order);
			return new RunningBroker(Optional.empty(), answer.integer(ReceiverOperations.FIELD_PORT, -1),
					answer.text(ReceiverOperations.FIELD_ADDRESS, ""));
		}
		Path folder = Path
				.of(context.ask(ReceiverOperations.FOLDER, new JsonObject()).text(ReceiverOperations.FIELD_FOLDER, ""))
				.resolve("broker-" + ValueTypes.word(journal));
		Files.createDirectories(folder);
		List<String> arguments = new ArrayList<>(
				List.of("-Xmx" + context.specification().server().maximumHeapMegabytes() + 'm'));
		if (journal == SenderKeys.Journal.ASYNCIO) {
			try {
				arguments.add("-Djava.library.path=" + NativeJournal.unpack(folder));
				arguments.add("--enable-native-access=ALL-UNNAMED");
			} catch (IOException e) {
				throw new NoJournalException(e.getMessage());
			}
		}
		JsonObject order = new JsonObject();
		order.addProperty(BrokerService.FOLDER, folder.toString());
		order.addProperty(BrokerService.JOURNAL_MICROS, journalMicros(context));
		order.addProperty(BrokerService.QUEUE, QUEUE);
		order.addProperty(BrokerService.JOURNAL, journal.name());
		ServiceProcess process;
		try {
			process = ServiceProcess.start(TEXTS.get("senders.brokerName"), BrokerService.class, arguments, order, folder,
					START);
		} catch (IOException e) {
			if (journal == SenderKeys.Journal.ASYNCIO) {
				throw new NoJournalException(e.getMessage());
			}
			throw e;
		}
		int port = process.ready().integer(BrokerService.PORT, -1);
		return new RunningBroker(Optional.of(process), port, BrokerClients.tcp(port));
	}

	/** {@return how long the journal gathers commits, in microseconds} */
	static int journalMicros(WorkloadContext context) {
		return Math.toIntExact(context.workload().value(SenderKeys.JOURNAL_TIMEOUT).toNanos() / 1000);
	}

	/** {@return the address over TCP} */
	String tcpAddress() {
		return BrokerClients.tcp(port);
	}

	/** {@return the address that is nearest to the receivers: within the JVM when the broker is there} */
	String nearestAddress() {
		return nearestAddress;
	}

	/** {@return the id of its process, -1 when it is in the server's} */
	long pid() {
		return process.map(ServiceProcess::pid).orElse(-1L);
	}

	/** {@return whether its process has ended} */
	boolean hasEnded() {
		return process.map(service -> !service.isAlive()).orElse(false);
	}

	/**
	 * Why a run that lost its connections cannot go on.
	 *
	 * @param seen what senders or receivers said
	 * @return the end of the broker's process when that is the reason, otherwise what was seen
	 */
	String reason(String seen) throws InterruptedException {
		if (process.isEmpty()) {
			return seen;
		}
		try {
			int code = process.get().exit().get(END_IS_NOTICED_MILLIS, TimeUnit.MILLISECONDS);
			return TEXTS.get("senders.brokerEnded", Integer.toString(code), process.get().lastLine()).strip();
		} catch (TimeoutException | ExecutionException e) {
			return seen;
		}
	}

	@Override
	public void close() {
		process.ifPresent(ServiceProcess::close);
	}
}
