/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.database;

import static org.wiretune.tester.data.base.DataTexts.TEXTS;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wiretune.perf.launch.Folders;
import org.wiretune.perf.launch.ProcessTree;
import org.wiretune.tester.process.CannotStartException;

/** A running program of a database: waits until it is up, ends this process when it dies, removes its folder at the end. */
final class NativeServer implements AutoCloseable {

	private static final Duration UP_TIMEOUT = Duration.ofSeconds(20);
	private static final long POLL_MILLIS = 50;
	private static final long END_SECONDS = 5;
	private static final int LOST = 3;

	private final Process process;
	private final Path folder;
	private final Path log;
	private volatile boolean closing;

	NativeServer(Process process, Path folder, Path log) {
		this.process = process;
		this.folder = folder;
		this.log = log;
	}

	/** A port that is free now. Another program may take it before the database does; then the database says so. */
	static int freePort() throws IOException {
		try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			return socket.getLocalPort();
		}
	}

	/** Waits until a connection can be opened; then an end that nobody asked for ends this process. */
	Connection up(String label, String address, Properties login) throws IOException, InterruptedException {
		long deadline = System.nanoTime() + UP_TIMEOUT.toNanos();
		while (true) {
			try {
				Connection connection = DriverManager.getConnection(address, login);
				watch();
				return connection;
			} catch (SQLException e) {
				if (!process.isAlive() || System.nanoTime() > deadline) {
					String said = NativeProgram.tail(log);
					close();
					throw new CannotStartException(TEXTS.get("database.notUp", label, said.isEmpty() ? e.getMessage() : said));
				}
				TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
			}
		}
	}

	private void watch() {
		process.onExit().thenRun(() -> {
			if (!closing) {
				System.err.println(TEXTS.get("database.programEnded", Integer.toString(process.exitValue()), NativeProgram.tail(log)));
				System.err.flush();
				removeFolder();
				Runtime.getRuntime().halt(LOST);
			}
		});
	}

	/** Stops the program: nothing of its data is needed any more. */
	@Override
	public void close() {
		closing = true;
		// What setpriv became is the program itself.
		try {
			for (ProcessHandle killed : ProcessTree.kill(process.toHandle())) {
				killed.onExit().get(END_SECONDS, TimeUnit.SECONDS);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		} catch (ExecutionException | TimeoutException e) {
			System.getLogger(NativeServer.class.getName()).log(System.Logger.Level.WARNING, e.toString());
		}
		removeFolder();
	}

	private void removeFolder() {
		Folders.delete(folder);
	}
}
