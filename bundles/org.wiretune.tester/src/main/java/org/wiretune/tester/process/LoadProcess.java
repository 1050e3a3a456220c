/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.process;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.tester.control.ControlConnection;
import org.wiretune.tester.management.ServerOperations;

/**
 * A process of its own in which a load runs, seen from the load driver: its order gets the token of its control connection,
 * and it says the port of that.
 */
public final class LoadProcess implements AutoCloseable {

	/** Order: what a driver has to say first. */
	public static final String TOKEN = "token";
	/** Answer: port of the control connection. */
	public static final String PORT = "port";

	private static final Duration READY = Duration.ofMinutes(5);
	/** A server that collects garbage without end still is to be heard of now and then. */
	private static final long ANSWER_MILLIS = 60_000;
	private static final long EXIT_SECONDS = 5;
	private static final int TOKEN_BYTES = 16;

	private final ServiceProcess process;
	private final ControlConnection control;
	private volatile JsonFields resources = new JsonFields(new JsonObject(), "");
	private volatile boolean lost;

	private LoadProcess(ServiceProcess process, String token) throws IOException {
		this.process = process;
		control = new ControlConnection(process.ready().integer(PORT, 0), token, () -> lost = true);
	}

	/**
	 * Starts a process and waits until it is ready.
	 *
	 * @param name what it is, for messages
	 * @param main its main class, which follows {@link ServiceMain}
	 * @param jvmArguments arguments of its JVM
	 * @param order what it is told; the token is added
	 * @param folder its working directory
	 * @return the process
	 * @throws IOException when it cannot be started
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	public static LoadProcess start(String name, Class<?> main, List<String> jvmArguments, JsonObject order, Path folder)
			throws IOException, InterruptedException {
		byte[] random = new byte[TOKEN_BYTES];
		new SecureRandom().nextBytes(random);
		String token = HexFormat.of().formatHex(random);
		order.addProperty(TOKEN, token);
		ServiceProcess process = ServiceProcess.start(name, main, jvmArguments, order, folder, READY);
		try {
			return new LoadProcess(process, token);
		} catch (IOException e) {
			process.close();
			throw e;
		}
	}

	/**
	 * Has it do something.
	 *
	 * @param operation name of the operation
	 * @param arguments its arguments
	 * @return its answer
	 * @throws IOException when it failed or the process is gone
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	public JsonFields ask(String operation, JsonObject arguments) throws IOException, InterruptedException {
		return control.ask(operation, arguments, ANSWER_MILLIS);
	}

	/** {@return what it said last of itself; asked anew where nothing is known yet} */
	public JsonFields resources() {
		if (!resources.has("cpuNanos") && !lost) {
			try {
				resources = control.ask(ServerOperations.RESOURCES, new JsonObject(), 1000);
			} catch (IOException e) {
				System.getLogger(LoadProcess.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
			}
		}
		return resources;
	}

	/**
	 * Keeps what it said of itself.
	 *
	 * @param said see {@link org.wiretune.tester.probe.MachineProbe#ofThisProcess()}
	 */
	public void resources(JsonFields said) {
		resources = said;
	}

	/**
	 * Its exit code, waited for a while, because a connection ends before its process.
	 *
	 * @return the code, empty when it goes on
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	public OptionalInt exitCode() throws InterruptedException {
		try {
			return OptionalInt.of(process.exit().get(EXIT_SECONDS, TimeUnit.SECONDS));
		} catch (ExecutionException | TimeoutException e) {
			return OptionalInt.empty();
		}
	}

	/** {@return its process id} */
	public long pid() {
		return process.pid();
	}

	/** {@return its last lines of output, oldest first} */
	public List<String> lastLines() {
		return process.lastLines();
	}

	/** Ends it without waiting, on a thread of its own: a process that is busy does not answer, and a stop does not wait. */
	public void closeLater() {
		Thread thread = new Thread(this::close, "Stop of a load");
		thread.setDaemon(true);
		thread.start();
	}

	/** Ends it, however it hangs; asking it fails from then on. */
	@Override
	public void close() {
		process.close();
		try {
			control.close();
		} catch (IOException e) {
			System.getLogger(LoadProcess.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
		}
	}
}
