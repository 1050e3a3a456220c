/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.database;

import static org.wiretune.tester.data.base.DataTexts.TEXTS;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.wiretune.perf.launch.Folders;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.tester.process.ServiceProcess;

/**
 * A database that runs for this run only: on a free port of the loopback address, with a random password, in a folder of
 * its own that is removed with it. A process of ours starts and watches it; it ends when that one does, however it ends.
 */
public final class DatabaseProcess implements AutoCloseable {

	private static final Duration START_TIMEOUT = Duration.ofSeconds(25);

	private final DatabaseKind kind;
	private final ServiceProcess process;
	private final String password;

	private DatabaseProcess(DatabaseKind kind, ServiceProcess process, String password) {
		this.kind = kind;
		this.process = process;
		this.password = password;
	}

	/**
	 * Starts a database and waits until it takes connections.
	 *
	 * @param kind which
	 * @param folder folder of the run; H2 keeps its files below it, the others below the folder for temporary files,
	 *            because another user than ours has to reach them
	 * @return the database
	 * @throws IOException when it is not installed or cannot be started; the message is a sentence
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	public static DatabaseProcess start(DatabaseKind kind, Path folder) throws IOException, InterruptedException {
		byte[] random = new byte[16];
		new SecureRandom().nextBytes(random);
		String password = HexFormat.of().formatHex(random);
		JsonObject order = new JsonObject();
		order.addProperty(DatabaseMain.KIND, kind.name());
		order.addProperty(DatabaseMain.FOLDER, folder.toString());
		order.addProperty(DatabaseMain.PASSWORD, password);
		List<String> jvm = kind == DatabaseKind.H2 ? List.of("-Xmx512m", "-Dh2.bindAddress=127.0.0.1")
				: List.of("-Xmx64m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");
		return new DatabaseProcess(kind,
				ServiceProcess.start(kind.label(), DatabaseMain.class, jvm, order, folder, START_TIMEOUT), password);
	}

	/** {@return which database} */
	public DatabaseKind kind() {
		return kind;
	}

	/** {@return its port on the loopback address} */
	public int port() {
		return process.ready().integer(DatabaseMain.PORT, 0);
	}

	/** {@return the password of its user} */
	public String password() {
		return password;
	}

	/** {@return what it is and how it writes to disk, a sentence} */
	public String description() {
		return process.ready().text(DatabaseMain.DESCRIPTION, "");
	}

	/** {@return the process id of the process that was started for it} */
	public long pid() {
		return process.pid();
	}

	/** {@return completes with its exit code when it has ended} */
	public CompletableFuture<Integer> exit() {
		return process.exit();
	}

	/** {@return why it ended, a sentence} */
	public String end() {
		List<String> lines = process.lastLines();
		return TEXTS.get("database.ended", kind.label(), String.valueOf(process.exit().getNow(-1)),
				lines.isEmpty() ? "" : lines.getLast());
	}

	/** {@return processor seconds of its processes that live now, not a number where the system does not tell} */
	public double cpuSeconds() {
		return ProcessHandle.of(process.pid()).map(handle -> Stream.concat(Stream.of(handle), handle.descendants())
				.map(one -> one.info().totalCpuDuration()).filter(Optional::isPresent)
				.mapToDouble(time -> Nanoseconds.toSeconds(time.get().toNanos())).sum()).orElse(Double.NaN);
	}

	/** Ends it at once, whatever it does. */
	public void kill() {
		process.kill();
	}

	@Override
	public void close() {
		process.close();
		String left = process.ready().text(DatabaseMain.FOLDER, "");
		if (!left.isEmpty()) {
			// A process that was killed could not remove it.
			Folders.delete(Path.of(left));
		}
	}
}
