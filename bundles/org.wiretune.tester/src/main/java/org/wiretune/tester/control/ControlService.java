/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.control;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.tester.management.ServerOperations;
import org.wiretune.tester.measure.CellOrder;
import org.wiretune.tester.measure.CellRunner;
import org.wiretune.tester.measure.ServerSnapshot;
import org.wiretune.tester.text.Problem;

/**
 * The server's end of the control connection: a port on the loopback address over which the load driver has the cells
 * measured whose sender is in the server. Who does not know the token is turned away.
 */
public final class ControlService implements AutoCloseable {

	private static final int HELLO_MILLIS = 5000;

	/** Makes the runner of a cell. */
	@FunctionalInterface
	public interface Runners {

		/**
		 * Makes a runner.
		 *
		 * @param order what to measure
		 * @param events takes the events
		 * @return the runner
		 */
		CellRunner runner(CellOrder order, Consumer<RunEvent> events);
	}

	private final ServerSocket socket;
	private final String token;
	private final ServerSnapshot.Probe probe;
	private final Runners runners;
	private final ServerOperations operations;
	private final Map<Socket, Thread> connections = new ConcurrentHashMap<>();

	/**
	 * Opens the port and listens.
	 *
	 * @param token what a driver has to say first
	 * @param probe looks at the server
	 * @param runners makes runners
	 * @param operations what else a driver can have done
	 * @throws IOException when no port is free
	 */
	public ControlService(String token, ServerSnapshot.Probe probe, Runners runners, ServerOperations operations)
			throws IOException {
		this.token = token;
		this.probe = probe;
		this.runners = runners;
		this.operations = operations;
		socket = new ServerSocket(0, 4, InetAddress.getLoopbackAddress());
		daemon("Control port", this::accept);
	}

	/** {@return the port on the loopback address} */
	public int port() {
		return socket.getLocalPort();
	}

	private void accept() {
		while (!socket.isClosed()) {
			try {
				Socket connection = socket.accept();
				connections.put(connection, daemon("Control connection", () -> serve(connection)));
			} catch (IOException e) {
				if (!socket.isClosed()) {
					System.getLogger(ControlService.class.getName()).log(System.Logger.Level.WARNING, e.getMessage());
				}
			}
		}
	}

	private void serve(Socket connection) {
		try (connection) {
			connection.setTcpNoDelay(true);
			connection.setSoTimeout(HELLO_MILLIS);
			BoundedLines lines = new BoundedLines(connection.getInputStream());
			if (!knowsToken(lines.next())) {
				return;
			}
			connection.setSoTimeout(0);
			new Session(connection).serve(lines);
		} catch (IOException | JsonParseException | IllegalStateException e) {
			// The driver is gone or is none; nothing is left to tell it.
			System.getLogger(ControlService.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
		} finally {
			connections.remove(connection);
		}
	}

	private boolean knowsToken(String line) {
		if (line == null) {
			return false;
		}
		String said = JsonFields.of(JsonParser.parseString(line), "").text(ControlMessage.HELLO, "");
		return MessageDigest.isEqual(said.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
	}

	private static Thread daemon(String name, Runnable work) {
		Thread thread = new Thread(work, name);
		thread.setDaemon(true);
		thread.start();
		return thread;
	}

	@Override
	public void close() throws IOException {
		socket.close();
		for (Socket connection : connections.keySet()) {
			connection.close();
		}
	}

	/** One driver. */
	private final class Session {

		private final Writer writer;
		private CellRunner running;

		Session(Socket connection) throws IOException {
			writer = new BufferedWriter(new OutputStreamWriter(connection.getOutputStream(), StandardCharsets.UTF_8));
		}

		void serve(BoundedLines lines) throws IOException {
			try {
				for (String line = lines.next(); line != null; line = lines.next()) {
					JsonFields fields = JsonFields.of(JsonParser.parseString(line), "");
					if (fields.has(ControlMessage.SNAPSHOT)) {
						send(ControlMessage.line(ControlMessage.SNAPSHOT, probe.snapshot().toJson()));
					} else if (fields.has(ControlMessage.MEASURE)) {
						measure(CellOrder.read(fields.object(ControlMessage.MEASURE)));
					} else if (fields.has(ControlMessage.ASK)) {
						JsonFields ask = fields.object(ControlMessage.ASK);
						daemon("Operation", () -> answer(ask));
					} else if (fields.has(ControlMessage.STOP)) {
						stop();
					}
				}
			} finally {
				stop();
			}
		}

		private synchronized void measure(CellOrder order) {
			CellRunner runner = runners.runner(order, event -> send(RunEventFormat.toLine(event)));
			running = runner;
			daemon("Cell", () -> {
				CellRunner.Outcome outcome = runner.run();
				send(ControlMessage.line(ControlMessage.OUTCOME, outcome.problem()));
			});
		}

		private void answer(JsonFields ask) {
			JsonObject answer = new JsonObject();
			answer.addProperty(ControlMessage.NUMBER, ask.integer(ControlMessage.NUMBER, 0));
			try {
				answer.add(ControlMessage.RESULT, operations.run(ask.text(ControlMessage.OPERATION, ""),
						ask.object(ControlMessage.ARGUMENTS)));
			} catch (Exception | LinkageError | OutOfMemoryError e) {
				answer.addProperty(ControlMessage.PROBLEM, Problem.sentence(e));
			}
			send(ControlMessage.line(ControlMessage.ANSWER, answer));
		}

		private synchronized void stop() {
			if (running != null) {
				running.stop();
			}
		}

		private void send(String line) {
			synchronized (writer) {
				try {
					writer.write(line);
					writer.write('\n');
					writer.flush();
				} catch (IOException e) {
					// The driver is gone; reading from it ends, and that stops the cell.
					System.getLogger(ControlService.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
				}
			}
		}
	}
}
