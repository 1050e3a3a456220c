/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import org.HdrHistogram.Histogram;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.tester.text.LibraryLogging;

/**
 * Senders and receivers in one process against a broker that runs already, for a fixed time: the same code as in a run,
 * in the form of {@code artemis perf client}, for comparison with it. A send of a persistent message waits until it is on
 * the disk, one of another does not wait; receivers are plain sessions that acknowledge each message. Prints one line of
 * JSON: {@code sentPerSecond}, {@code receivedPerSecond}, {@code waiting} (at the end), and {@code meanMs}, {@code p50Ms},
 * {@code p99Ms} of the time from a send until its receipt.
 */
public final class SendReceive {

	private static final int NONE_FAILS = 0;

	private SendReceive() {
	}

	/**
	 * Sends and receives.
	 *
	 * @param arguments one JSON object: {@code port}, {@code queue}, {@code senders}, {@code sessions}, {@code rate}
	 *            (messages a second of each sender, 0 without pause), {@code persistent}, {@code size}, {@code window} (consumerWindowSize),
	 *            {@code warmUpSeconds}, {@code seconds}
	 * @throws Exception when the broker is not there or fails
	 */
	public static void main(String[] arguments) throws Exception {
		PrintStream answer = System.out;
		System.setOut(System.err);
		LibraryLogging.configure();
		JsonFields order = JsonFields.of(JsonParser.parseString(arguments[0]), "");
		String address = BrokerClients.tcp(order.integer("port", -1));
		String queue = order.text("queue", "");
		int number = order.integer("senders", 1);
		ReceiverSettings receiving = new ReceiverSettings(address, queue, order.integer("sessions", 1), true, false, false,
				false, order.integer("window", 0), false, NONE_FAILS);
		SenderSettings sending = new SenderSettings(queue, order.integer("rate", 0), order.truth("persistent", true), false,
				order.integer("size", 1024), false);
		try (Receivers receivers = new Receivers(receiving, Path.of("."));
				RatedSenders senders = new RatedSenders(address, sending)) {
			senders.prepare(number);
			senders.begin(number, sending.rate());
			Thread.sleep(Duration.ofSeconds(order.integer("warmUpSeconds", 0)));
			Reception.Reading before = read(receivers);
			long sentBefore = senders.sent();
			long from = System.nanoTime();
			Thread.sleep(Duration.ofSeconds(order.integer("seconds", 1)));
			Reception.Reading after = read(receivers);
			long sent = senders.sent();
			double seconds = Nanoseconds.toSeconds(System.nanoTime() - from);
			String problem = senders.problem().isEmpty() ? after.problem() : senders.problem();
			if (!problem.isEmpty()) {
				throw new IllegalStateException(problem);
			}
			answer.println(line(seconds, sent - sentBefore, sent, before, after));
		}
		System.exit(0);
	}

	private static Reception.Reading read(Receivers receivers) {
		return Reception.Reading.of(JsonFields.of(receivers.reception().read(), ""));
	}

	private static JsonObject line(double seconds, long sent, long sentInAll, Reception.Reading before,
			Reception.Reading after) {
		Histogram times = after.queue();
		JsonObject line = new JsonObject();
		line.addProperty("sentPerSecond", sent / seconds);
		line.addProperty("receivedPerSecond", (after.received() - before.received()) / seconds);
		line.addProperty("waiting", sentInAll - after.received());
		line.addProperty("meanMs", Nanoseconds.toMilliseconds(times.getMean()));
		line.addProperty("p50Ms", Nanoseconds.toMilliseconds(times.getValueAtPercentile(50)));
		line.addProperty("p99Ms", Nanoseconds.toMilliseconds(times.getValueAtPercentile(99)));
		return line;
	}
}
