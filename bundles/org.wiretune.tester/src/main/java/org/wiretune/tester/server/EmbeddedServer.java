/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.server;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import com.google.gson.JsonParseException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.perf.protocol.ServerOrder;
import org.wiretune.tester.text.LibraryLogging;
import org.wiretune.tester.text.Problem;

/**
 * The embedded server as a process. Its first line of input is a {@link ServerOrder}. It prints one line of JSON when it
 * is ready, a {@link RunEvent.ServerReady}, or a {@link RunEvent.Failure} when it cannot start. It ends, and removes its
 * data, when its input closes or says {@code stop}.
 *
 * <p>
 * Argument: {@code --http-port N} sets the port for HTTP and SOAP over the one in the order.
 */
public final class EmbeddedServer {

	private static final int EXIT_OK = 0;
	private static final int EXIT_COULD_NOT_START = 2;
	private static final String STOP = "stop";

	private final PrintStream protocol;

	private EmbeddedServer(PrintStream protocol) {
		this.protocol = protocol;
	}

	/**
	 * Runs the server until its input closes.
	 *
	 * @param arguments see the class
	 * @throws IOException when its input cannot be read
	 */
	public static void main(String[] arguments) throws IOException {
		PrintStream protocol = System.out;
		// What a library prints must not come between the lines of the protocol.
		System.setOut(System.err);
		LibraryLogging.configure();
		System.exit(new EmbeddedServer(protocol).run(arguments));
	}

	private int run(String[] arguments) throws IOException {
		BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
		ServerRuntime runtime;
		try {
			String order = input.readLine();
			if (order == null) {
				return EXIT_COULD_NOT_START;
			}
			runtime = new ServerRuntime(withArguments(ServerOrder.parse(order), arguments), this::print);
		} catch (JsonParseException | IllegalArgumentException e) {
			print(new RunEvent.Failure(Instant.now(), TEXTS.get("server.wrongOrder", Problem.sentence(e))));
			return EXIT_COULD_NOT_START;
		}
		Runtime.getRuntime().addShutdownHook(new Thread(() -> {
			runtime.close();
			// Says that nothing is left to do; whoever started the server need not wait for the JVM.
			protocol.close();
		}, "Server end"));
		try {
			print(runtime.start());
		} catch (Exception e) {
			print(new RunEvent.Failure(Instant.now(), e instanceof IOException said ? said.getMessage()
					: TEXTS.get("server.cannotStart", Problem.sentence(e))));
			return EXIT_COULD_NOT_START;
		}
		for (String line = input.readLine(); line != null && !line.strip().equals(STOP); line = input.readLine()) {
			print(new RunEvent.Message(Instant.now(), TEXTS.get("server.unknownCommand", line)));
		}
		return EXIT_OK;
	}

	private static ServerOrder withArguments(ServerOrder order, String[] arguments) {
		if (arguments.length == 0) {
			return order;
		}
		if (arguments.length != 2 || !arguments[0].equals("--http-port")) {
			throw new IllegalArgumentException(TEXTS.get("server.arguments", String.join(" ", arguments)));
		}
		return new ServerOrder(order.settings().toBuilder().httpPort(Integer.parseInt(arguments[1])).build(),
				order.dataDirectory(), order.token());
	}

	private synchronized void print(RunEvent event) {
		protocol.println(RunEventFormat.toLine(event));
		protocol.flush();
	}
}
