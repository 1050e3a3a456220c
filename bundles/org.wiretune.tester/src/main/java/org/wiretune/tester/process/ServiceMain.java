/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.process;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.tester.text.LibraryLogging;
import org.wiretune.tester.text.Problem;

/**
 * What the main class of a {@link ServiceProcess} does: reads its order from the first line of input, starts what it is
 * for, says in a line of JSON that it is ready, and ends when its input closes.
 */
public final class ServiceMain {

	static final String PROBLEM = "problem";

	private ServiceMain() {
	}

	/** Starts what the process is for. */
	@FunctionalInterface
	public interface Start {

		/**
		 * Starts it.
		 *
		 * @param order the order
		 * @param ready to be filled with what the other side has to know, such as ports
		 * @return what is closed at the end
		 * @throws Exception when it cannot be started; the other side is told the sentence
		 */
		AutoCloseable start(JsonFields order, JsonObject ready) throws Exception;
	}

	/**
	 * Runs the process to its end; does not return.
	 *
	 * @param start starts what it is for
	 * @throws IOException when its input cannot be read
	 */
	public static void run(Start start) throws IOException {
		PrintStream protocol = System.out;
		// What a library prints must not come between the lines of the protocol.
		System.setOut(System.err);
		LibraryLogging.configure();
		BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
		String line = input.readLine();
		if (line == null) {
			System.exit(2);
			return;
		}
		JsonObject ready = new JsonObject();
		try {
			AutoCloseable started = start.start(JsonFields.of(JsonParser.parseString(line), ""), ready);
			Runtime.getRuntime().addShutdownHook(new Thread(() -> close(started), "Service end"));
			protocol.println(ready);
			protocol.flush();
		} catch (Exception e) {
			JsonObject problem = new JsonObject();
			problem.addProperty(PROBLEM, e instanceof CannotStartException ? e.getMessage() : Problem.sentence(e));
			protocol.println(problem);
			protocol.flush();
			System.exit(2);
		}
		while (input.readLine() != null) {
			// Only its end is waited for.
		}
		System.exit(0);
	}

	private static void close(AutoCloseable started) {
		try {
			started.close();
		} catch (Exception e) {
			System.getLogger(ServiceMain.class.getName()).log(System.Logger.Level.WARNING, e.getMessage());
		}
	}
}
