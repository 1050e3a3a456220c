/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.memory;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.launch.JvmArguments;
import org.wiretune.perf.workload.HeapSize;
import org.wiretune.perf.workload.MemoryKeys.Collector;
import org.wiretune.tester.control.ControlConnection;
import org.wiretune.tester.process.ServiceProcess;
import org.wiretune.tester.server.ServerOperations;

/** The server whose heap is loaded, seen from the load driver. Its garbage collector writes a log. */
final class HeapProcess implements AutoCloseable {

	private static final Duration READY = Duration.ofMinutes(5);
	/** A server that collects garbage without end still is to be heard of now and then. */
	private static final long ANSWER_MILLIS = 60_000;
	private static final long EXIT_SECONDS = 5;
	/** Exit code of a JVM with {@code -XX:+ExitOnOutOfMemoryError}. */
	static final int OUT_OF_MEMORY = 3;
	private static final String LOG = "gc.log";
	private static final String EXHAUSTED = "OutOfMemoryError";

	private final ServiceProcess process;
	private final ControlConnection control;
	private final Path folder;
	private volatile JsonFields resources = new JsonFields(new JsonObject(), "");
	private volatile boolean lost;

	private HeapProcess(ServiceProcess process, Path folder, String token) throws IOException {
		this.process = process;
		this.folder = folder;
		control = new ControlConnection(process.ready().integer(HeapServer.PORT, 0), token, () -> lost = true);
	}

	/**
	 * Starts a server.
	 *
	 * @param heap its largest heap
	 * @param collector its garbage collector
	 * @param settings settings of the run's server, whose arguments of the JVM are passed on
	 * @param order what it is told; the token is added
	 * @param folder folder of its data
	 * @return the server, ready
	 * @throws IOException when it cannot be started
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	static HeapProcess start(HeapSize heap, Collector collector, ServerSettings settings, JsonObject order, Path folder)
			throws IOException, InterruptedException {
		byte[] random = new byte[16];
		new SecureRandom().nextBytes(random);
		String token = HexFormat.of().formatHex(random);
		order.addProperty(HeapServer.TOKEN, token);
		order.addProperty(HeapServer.DATA, folder.toString());
		List<String> arguments = new ArrayList<>();
		for (String argument : JvmArguments.of(settings.jvmArguments()).passedOn()) {
			boolean ours = argument.startsWith("-Xm") || collector != Collector.STANDARD && argument.matches("-XX:[+-]Use\\w+GC");
			if (!ours) {
				arguments.add(argument);
			}
		}
		arguments.add("-Xmx" + heap.megabytes() + 'm');
		switch (collector) {
			case SERIAL -> arguments.add("-XX:+UseSerialGC");
			case PARALLEL -> arguments.add("-XX:+UseParallelGC");
			case G1 -> arguments.add("-XX:+UseG1GC");
			case STANDARD -> {
				// The JVM chooses.
			}
		}
		// Relative to its folder, so that no path has to be quoted.
		arguments.add("-Xlog:gc*:file=" + LOG + ":time,uptime,level,tags:filecount=0");
		Files.deleteIfExists(folder.resolve(LOG));
		ServiceProcess process = ServiceProcess.start("Heap server", HeapServer.class, arguments, order, folder, READY);
		try {
			return new HeapProcess(process, folder, token);
		} catch (IOException e) {
			process.close();
			throw e;
		}
	}

	JsonFields ask(String operation, JsonObject arguments) throws IOException, InterruptedException {
		return control.ask(operation, arguments, ANSWER_MILLIS);
	}

	/** {@return what the server said last of itself; asked anew where nothing is known yet} */
	JsonFields resources() {
		if (!resources.has("cpuNanos") && !lost) {
			try {
				resources = control.ask(ServerOperations.RESOURCES, new JsonObject(), 1000);
			} catch (IOException e) {
				System.getLogger(HeapProcess.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
			}
		}
		return resources;
	}

	/** Keeps what the server said of itself. */
	void resources(JsonFields said) {
		resources = said;
	}

	/** {@return its exit code, waited for a while, because a connection ends before its process; empty when it goes on} */
	OptionalInt exitCode() throws InterruptedException {
		try {
			return OptionalInt.of(process.exit().get(EXIT_SECONDS, TimeUnit.SECONDS));
		} catch (ExecutionException | TimeoutException e) {
			return OptionalInt.empty();
		}
	}

	/**
	 * Copies the log of the garbage collector. What the server said at its end about its memory is put behind it, as in the one
	 * file that an application server keeps for both.
	 *
	 * @param target where to
	 * @throws IOException when it cannot be copied
	 */
	void copyLog(Path target) throws IOException {
		Path log = folder.resolve(LOG);
		if (Files.exists(log)) {
			Files.copy(log, target, StandardCopyOption.REPLACE_EXISTING);
			List<String> end = process.lastLines().stream().filter(line -> line.contains(EXHAUSTED)).toList();
			Files.write(target, end, StandardOpenOption.APPEND);
		}
	}

	/** Ends the server, however it hangs; asking it fails from then on. */
	@Override
	public void close() {
		process.close();
		try {
			control.close();
		} catch (IOException e) {
			System.getLogger(HeapProcess.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
		}
	}
}
