/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.control;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.tester.measure.CellOrder;
import org.wiretune.tester.measure.CellRunner;
import org.wiretune.tester.measure.ServerSnapshot;

/**
 * The driver's end of the control connection. One cell is measured at a time; {@link #stop()} and snapshots may come from
 * any thread.
 */
public final class ControlConnection implements ServerSnapshot.Probe, AutoCloseable {

	private static final int CONNECT_MILLIS = 5000;
	private static final int SNAPSHOT_MILLIS = 5000;
	/** How often the server is looked at while it measures, and how often in a row it may not answer. */
	private static final long LOOK_SECONDS = 5;
	private static final int MOST_UNANSWERED = 6;

	private final Socket socket;
	private final Writer writer;
	private final BlockingQueue<ServerSnapshot> snapshots = new LinkedBlockingQueue<>();
	private final BlockingQueue<Optional<String>> outcomes = new LinkedBlockingQueue<>();
	private final AtomicInteger numbers = new AtomicInteger();
	private final Map<Integer, CompletableFuture<JsonFields>> answers = new ConcurrentHashMap<>();
	private final Runnable onLoss;
	private volatile Consumer<RunEvent> events = event -> { };
	private volatile boolean lost;
	private volatile boolean closed;

	/**
	 * Connects to a server.
	 *
	 * @param port its control port on the loopback address
	 * @param token what it wants to hear first
	 * @param onLoss run once when the connection ends without having been closed
	 * @throws IOException when there is no server
	 */
	public ControlConnection(int port, String token, Runnable onLoss) throws IOException {
		this.onLoss = onLoss;
		socket = new Socket();
		socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), CONNECT_MILLIS);
		socket.setTcpNoDelay(true);
		writer = new BufferedWriter(new OutputStreamWriter(socket.getOutputStream(), StandardCharsets.UTF_8));
		send(ControlMessage.line(ControlMessage.HELLO, token));
		Thread reader = new Thread(this::read, "Control connection");
		reader.setDaemon(true);
		reader.start();
	}

	/** Asks the server, so that the loss of the connection is noticed now. */
	@Override
	public boolean isGone() {
		snapshot();
		return lost;
	}

	/**
	 * Has a cell measured in the server and waits for its end.
	 *
	 * @param order what to measure
	 * @param listener takes the events of the cell
	 * @return what became of it
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	public CellRunner.Outcome measure(CellOrder order, Consumer<RunEvent> listener) throws InterruptedException {
		events = listener;
		outcomes.clear();
		send(ControlMessage.line(ControlMessage.MEASURE, order.toJson()));
		int unanswered = 0;
		while (!lost && unanswered < MOST_UNANSWERED) {
			Optional<String> problem = outcomes.poll(LOOK_SECONDS, TimeUnit.SECONDS);
			if (problem != null) {
				return new CellRunner.Outcome(problem.orElseGet(() -> TEXTS.get("driver.serverLost")));
			}
			unanswered = snapshot() == ServerSnapshot.NONE ? unanswered + 1 : 0;
		}
		return new CellRunner.Outcome(TEXTS.get(lost ? "driver.serverLost" : "driver.serverSilent"));
	}

	/**
	 * Has the server do something and waits for its end. Several threads may ask at once.
	 *
	 * @param operation name of the operation, see {@link org.wiretune.tester.management.ServerOperations}
	 * @param arguments its arguments
	 * @param timeoutMillis how long to wait, 0 for as long as the server is there
	 * @return its answer
	 * @throws IOException when the operation failed, with its sentence; when the server is gone or does not answer in time
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	public JsonFields ask(String operation, JsonObject arguments, long timeoutMillis)
			throws IOException, InterruptedException {
		int number = numbers.incrementAndGet();
		CompletableFuture<JsonFields> answer = new CompletableFuture<>();
		answers.put(number, answer);
		JsonObject ask = new JsonObject();
		ask.addProperty(ControlMessage.NUMBER, number);
		ask.addProperty(ControlMessage.OPERATION, operation);
		ask.add(ControlMessage.ARGUMENTS, arguments);
		send(ControlMessage.line(ControlMessage.ASK, ask));
		try {
			if (lost) {
				throw new IOException(TEXTS.get("driver.serverLost"));
			}
			return timeoutMillis == 0 ? answer.get() : answer.get(timeoutMillis, TimeUnit.MILLISECONDS);
		} catch (TimeoutException e) {
			throw new IOException(TEXTS.get("driver.serverSilent"), e);
		} catch (ExecutionException e) {
			throw e.getCause() instanceof IOException said ? said : new IOException(e.getCause());
		} finally {
			answers.remove(number);
		}
	}

	/** Ends the cell that is being measured in the server after the call under way. */
	public void stop() {
		send(ControlMessage.line(ControlMessage.STOP));
	}

	@Override
	public synchronized ServerSnapshot snapshot() {
		if (lost) {
			return ServerSnapshot.NONE;
		}
		snapshots.clear();
		send(ControlMessage.line(ControlMessage.SNAPSHOT));
		try {
			ServerSnapshot snapshot = snapshots.poll(SNAPSHOT_MILLIS, TimeUnit.MILLISECONDS);
			return snapshot == null ? ServerSnapshot.NONE : snapshot;
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return ServerSnapshot.NONE;
		}
	}

	@Override
	public void close() throws IOException {
		closed = true;
		socket.close();
	}

	private void read() {
		try {
			BoundedLines lines = new BoundedLines(socket.getInputStream());
			for (String line = lines.next(); line != null; line = lines.next()) {
				take(line);
			}
		} catch (IOException | JsonParseException e) {
			System.getLogger(ControlConnection.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
		}
		if (!closed) {
			lost = true;
			snapshots.add(ServerSnapshot.NONE);
			outcomes.add(Optional.empty());
			answers.values().forEach(
					answer -> answer.completeExceptionally(new IOException(TEXTS.get("driver.serverLost"))));
			onLoss.run();
		}
	}

	private void take(String line) {
		Optional<RunEvent> event = RunEventFormat.parse(line);
		if (event.isPresent()) {
			events.accept(event.get());
			return;
		}
		JsonFields fields = JsonFields.of(JsonParser.parseString(line), "");
		if (fields.has(ControlMessage.SNAPSHOT)) {
			snapshots.add(ServerSnapshot.read(fields.object(ControlMessage.SNAPSHOT)));
		} else if (fields.has(ControlMessage.OUTCOME)) {
			outcomes.add(Optional.of(fields.text(ControlMessage.OUTCOME, "")));
		} else if (fields.has(ControlMessage.ANSWER)) {
			answered(fields.object(ControlMessage.ANSWER));
		}
	}

	private void answered(JsonFields answer) {
		CompletableFuture<JsonFields> waiting = answers.get(answer.integer(ControlMessage.NUMBER, 0));
		if (waiting == null) {
			// Nobody waits any more.
			return;
		}
		if (answer.has(ControlMessage.PROBLEM)) {
			waiting.completeExceptionally(new IOException(answer.text(ControlMessage.PROBLEM, "")));
		} else {
			waiting.complete(answer.object(ControlMessage.RESULT));
		}
	}

	private void send(String line) {
		synchronized (writer) {
			try {
				writer.write(line);
				writer.write('\n');
				writer.flush();
			} catch (IOException e) {
				// Reading ends as well, and that is where the loss is dealt with.
				System.getLogger(ControlConnection.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
			}
		}
	}
}
