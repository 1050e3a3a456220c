/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.process;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.launch.ChildProcess;
import org.wiretune.perf.launch.DriverArguments;

/**
 * A further process of a run, a main class on the class path of this one that follows {@link ServiceMain}. It ends when it
 * is closed and when this process ends, however that ends.
 */
public final class ServiceProcess implements AutoCloseable {

	private static final int END_SECONDS = 10;

	private final String name;
	private final CompletableFuture<JsonFields> ready = new CompletableFuture<>();
	private final CompletableFuture<Integer> exit = new CompletableFuture<>();
	/** One for all who ask: they may ask very often, and each copy stays with the original. */
	private final CompletableFuture<Integer> toldExit = exit.copy();
	private ChildProcess process;

	private ServiceProcess(String name) {
		this.name = name;
	}

	/**
	 * Starts a process and waits until it is ready.
	 *
	 * @param name what it is, for messages
	 * @param main its main class
	 * @param jvmArguments arguments of its JVM, such as {@code -Xmx256m}
	 * @param order its first line of input
	 * @param folder its working directory
	 * @param timeout how long it may take to be ready
	 * @return the process
	 * @throws IOException when it cannot be started, or ends or says nothing before it is ready; the message says why
	 * @throws InterruptedException when the calling thread is interrupted; the process is killed then
	 */
	public static ServiceProcess start(String name, Class<?> main, List<String> jvmArguments, JsonObject order,
			Path folder, Duration timeout) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>();
		command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
		command.add("-Djava.awt.headless=true");
		command.add("-XX:+ExitOnOutOfMemoryError");
		if (Runtime.version().feature() >= 23) {
			command.add("--sun-misc-unsafe-memory-access=allow");
		}
		command.addAll(DriverArguments.stated());
		command.addAll(jvmArguments);
		command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
		ServiceProcess service = new ServiceProcess(name);
		service.process = ChildProcess.start(name, command, folder, service::heard, service::ended);
		service.process.send(order.toString());
		try {
			service.ready.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
			return service;
		} catch (TimeoutException e) {
			service.process.kill();
			throw new IOException(TEXTS.get("process.notReady", name, timeout.toSeconds()), e);
		} catch (ExecutionException e) {
			service.close();
			throw new IOException(e.getCause().getMessage(), e);
		} catch (InterruptedException e) {
			service.process.kill();
			throw e;
		}
	}

	private void heard(String line) {
		if (!line.startsWith("{")) {
			return;
		}
		try {
			JsonFields fields = JsonFields.of(JsonParser.parseString(line), "");
			if (fields.has(ServiceMain.PROBLEM)) {
				ready.completeExceptionally(new IOException(fields.text(ServiceMain.PROBLEM, "")));
			} else {
				ready.complete(fields);
			}
		} catch (JsonParseException e) {
			ready.completeExceptionally(e);
		}
	}

	private void ended(int code) {
		ready.completeExceptionally(new IOException(TEXTS.get("process.ended", name, Integer.toString(code), lastLine())));
		exit.complete(code);
	}

	/** {@return what it said when it was ready, such as its ports} */
	public JsonFields ready() {
		return ready.join();
	}

	/** {@return its process id} */
	public long pid() {
		return process.pid();
	}

	/** {@return whether it has not ended} */
	public boolean isAlive() {
		return process.isAlive();
	}

	/** {@return completes with its exit code when it has ended} */
	public CompletableFuture<Integer> exit() {
		return toldExit;
	}

	/** {@return the last line with a text that it said and that was no answer, empty when it said nothing} */
	public String lastLine() {
		return process.lastLines().reversed().stream().filter(line -> !line.isBlank()).findFirst().orElse("");
	}

	/** {@return its last lines of output, oldest first; they may say why it ended} */
	public List<String> lastLines() {
		return process.lastLines();
	}

	/** Kills it and what it started, at once; for a process that does not answer. */
	public void kill() {
		process.kill();
	}

	/** Ends it, and kills it when that takes too long. */
	@Override
	public void close() {
		process.end(END_SECONDS, TimeUnit.SECONDS);
	}
}
