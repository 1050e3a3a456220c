/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Starts Apache JMeter in this process and keeps it on a leash: the line {@code stop} on the standard input ends the test
 * at once, here or on the remote engines, and so does the end of the input, after which the process ends too, whatever
 * JMeter does. JMeter's own way, a datagram to a port, would listen on every address of the machine.
 *
 * <p>
 * Needs nothing but the JDK and the launcher of JMeter, so that none of our libraries come between those of JMeter.
 */
public final class JMeterMain {

	/** First argument when there are no remote engines. */
	public static final String NO_ENGINES = "-";

	private static final long END_MILLIS = 6000;
	private static final int ENDED_BY_INPUT = 3;

	private JMeterMain() {
	}

	/**
	 * Starts JMeter.
	 *
	 * @param arguments remote engines as {@code host:port,host:port}, or {@value #NO_ENGINES}; then the arguments of JMeter
	 * @throws ReflectiveOperationException when the launcher of JMeter is not there
	 */
	public static void main(String[] arguments) throws ReflectiveOperationException {
		List<String> engines = arguments[0].equals(NO_ENGINES) ? List.of() : List.of(arguments[0].split(","));
		Thread starter = Thread.currentThread();
		Thread leash = new Thread(() -> follow(starter, engines), "Leash");
		leash.setDaemon(true);
		leash.start();
		Class.forName("org.apache.jmeter.NewDriver").getMethod("main", String[].class).invoke(null,
				(Object) Arrays.copyOfRange(arguments, 1, arguments.length));
	}

	private static void follow(Thread starter, List<String> engines) {
		try (BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
			for (String line = input.readLine(); line != null; line = input.readLine()) {
				if (line.equals("stop")) {
					stop(starter, engines);
				}
			}
		} catch (IOException e) {
			System.err.println(e.getMessage());
		}
		Thread stopping = new Thread(() -> stop(starter, engines), "Last stop");
		stopping.setDaemon(true);
		stopping.start();
		try {
			stopping.join(END_MILLIS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
		Runtime.getRuntime().halt(ENDED_BY_INPUT);
	}

	/** The loader of JMeter's classes is the one its launcher gives to the thread that starts it. */
	private static void stop(Thread starter, List<String> engines) {
		ClassLoader loader = starter.getContextClassLoader();
		if (engines.isEmpty()) {
			try {
				loader.loadClass("org.apache.jmeter.engine.StandardJMeterEngine").getMethod("stopEngineNow").invoke(null);
			} catch (ReflectiveOperationException | LinkageError e) {
				System.err.println(e);
			}
			return;
		}
		List<Thread> threads = new ArrayList<>();
		for (String engine : engines) {
			Thread thread = new Thread(() -> stopRemote(loader, engine), "Stop " + engine);
			thread.setDaemon(true);
			thread.setContextClassLoader(loader);
			thread.start();
			threads.add(thread);
		}
		for (Thread thread : threads) {
			try {
				thread.join(END_MILLIS - 1000);
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
				return;
			}
		}
	}

	private static void stopRemote(ClassLoader loader, String engine) {
		try {
			Class<?> type = loader.loadClass("org.apache.jmeter.engine.ClientJMeterEngine");
			Object remote = type.getConstructor(String.class).newInstance(engine);
			type.getMethod("stopTest", boolean.class).invoke(remote, true);
		} catch (ReflectiveOperationException | LinkageError e) {
			// An engine that is gone needs no stop.
			System.err.println(engine + ": " + (e.getCause() == null ? e : e.getCause()));
		}
	}
}
