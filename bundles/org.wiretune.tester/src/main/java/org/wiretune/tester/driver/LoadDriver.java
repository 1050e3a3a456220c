/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.driver;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import com.google.gson.JsonParseException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.perf.protocol.DriverOrder;
import org.wiretune.perf.result.RunState;
import org.wiretune.tester.text.LibraryLogging;
import org.wiretune.tester.text.Problem;

/**
 * The load driver as a process. Its first line of input is a {@link DriverOrder}. It prints a {@link RunEvent} on each
 * line, the last one {@link RunEvent.Finished}, and an empty JSON object every few seconds to say that it is alive. It
 * stops after the call under way when its input closes or says {@code stop}.
 */
public final class LoadDriver {

	private static final int EXIT_OK = 0;
	private static final int EXIT_NOT_COMPLETED = 1;
	private static final int EXIT_COULD_NOT_START = 2;
	private static final int SIGN_OF_LIFE_SECONDS = 5;
	private static final String STOP = "stop";

	private final PrintStream protocol;

	private LoadDriver(PrintStream protocol) {
		this.protocol = protocol;
	}

	/**
	 * Runs the driver until its work is done or its input closes.
	 *
	 * @param arguments none
	 * @throws IOException when its input cannot be read
	 */
	public static void main(String[] arguments) throws IOException {
		PrintStream protocol = System.out;
		// What a library prints must not come between the lines of the protocol.
		System.setOut(System.err);
		// As many connections are kept for the next call as there may be clients.
		System.setProperty("http.maxConnections", "1024");
		LibraryLogging.configure();
		System.exit(new LoadDriver(protocol).run());
	}

	private int run() throws IOException {
		BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
		DriverOrder order;
		try {
			String line = input.readLine();
			if (line == null) {
				return EXIT_COULD_NOT_START;
			}
			order = DriverOrder.parse(line);
		} catch (JsonParseException | IllegalArgumentException e) {
			print(new RunEvent.Finished(Instant.now(), RunState.FAILED,
					TEXTS.get("driver.wrongOrder", Problem.sentence(e))));
			return EXIT_COULD_NOT_START;
		}
		// For what the SOAP library reads by itself: the description of the service.
		String millis = String.valueOf(TimeUnit.SECONDS.toMillis(order.specification().callTimeoutSeconds()));
		System.setProperty("sun.net.client.defaultConnectTimeout", millis);
		System.setProperty("sun.net.client.defaultReadTimeout", millis);
		try (ScheduledExecutorService alive = Executors.newSingleThreadScheduledExecutor(LoadDriver::daemon)) {
			alive.scheduleAtFixedRate(() -> print("{}"), SIGN_OF_LIFE_SECONDS, SIGN_OF_LIFE_SECONDS, TimeUnit.SECONDS);
			DriverWork work = order.specification().isLoop() ? new Cells(order, this::print)
					: new WorkloadRun(order, this::print);
			Thread stopper = daemon(() -> awaitStop(input, work));
			stopper.start();
			RunEvent.Finished finished = work.run();
			print(finished);
			alive.shutdownNow();
			return finished.state() == RunState.COMPLETED ? EXIT_OK : EXIT_NOT_COMPLETED;
		}
	}

	private static void awaitStop(BufferedReader input, DriverWork work) {
		try {
			String line = input.readLine();
			while (line != null && !line.strip().equals(STOP)) {
				line = input.readLine();
			}
		} catch (IOException e) {
			System.getLogger(LoadDriver.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
		}
		work.stop();
	}

	private static Thread daemon(Runnable work) {
		Thread thread = new Thread(work, "Driver");
		thread.setDaemon(true);
		return thread;
	}

	private void print(RunEvent event) {
		print(RunEventFormat.toLine(event));
	}

	private synchronized void print(String line) {
		protocol.println(line);
		protocol.flush();
	}
}
