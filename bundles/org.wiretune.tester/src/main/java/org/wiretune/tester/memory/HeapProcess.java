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
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.launch.JvmArguments;
import org.wiretune.perf.workload.HeapSize;
import org.wiretune.perf.workload.MemoryKeys.Collector;
import org.wiretune.tester.process.LoadProcess;

/** The server whose heap is loaded, seen from the load driver. Its garbage collector writes a log. */
final class HeapProcess implements AutoCloseable {

	/** Exit code of a JVM with {@code -XX:+ExitOnOutOfMemoryError}. */
	static final int OUT_OF_MEMORY = 3;
	private static final String LOG = "gc.log";
	private static final String EXHAUSTED = "OutOfMemoryError";

	private final LoadProcess process;
	private final Path folder;

	private HeapProcess(LoadProcess process, Path folder) {
		this.process = process;
		this.folder = folder;
	}

	/**
	 * Starts a server.
	 *
	 * @param heap its largest heap
	 * @param collector its garbage collector
	 * @param settings settings of the run's server, whose arguments of the JVM are passed on
	 * @param order what it is told; the folder of its data is added
	 * @param folder folder of its data
	 * @return the server, ready
	 * @throws IOException when it cannot be started
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	static HeapProcess start(HeapSize heap, Collector collector, ServerSettings settings, JsonObject order, Path folder)
			throws IOException, InterruptedException {
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
			case ZGC -> arguments.add("-XX:+UseZGC");
			case STANDARD -> {
				// The JVM chooses.
			}
		}
		// Relative to its folder, so that no path has to be quoted.
		arguments.add("-Xlog:gc*:file=" + LOG + ":time,uptime,level,tags:filecount=0");
		Files.deleteIfExists(folder.resolve(LOG));
		return new HeapProcess(LoadProcess.start("Heap server", HeapServer.class, arguments, order, folder), folder);
	}

	JsonFields ask(String operation, JsonObject arguments) throws IOException, InterruptedException {
		return process.ask(operation, arguments);
	}

	/** {@return what the server said last of itself} */
	JsonFields resources() {
		return process.resources();
	}

	/** Keeps what the server said of itself. */
	void resources(JsonFields said) {
		process.resources(said);
	}

	/** {@return bytes of its memory that lie on large pages now; empty where the system does not tell them} */
	OptionalDouble onLargePages() {
		return LargePages.of(process.pid());
	}

	/** {@return its exit code, waited for a while; empty when it goes on} */
	OptionalInt exitCode() throws InterruptedException {
		return process.exitCode();
	}

	/** Ends it without waiting. */
	void closeLater() {
		process.closeLater();
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
	}
}
