/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.gauges;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A real Java process with two thread pools under load, whose heap fills and is collected. */
public final class BusyServer implements AutoCloseable {

	private static final String SOURCE = """
			import java.lang.management.ManagementFactory;
			import java.util.ArrayDeque;
			import java.util.concurrent.*;
			import javax.management.ObjectName;

			public class BusyServer {

				public interface PoolMXBean {
					int getActiveCount();
					int getPoolSize();
					int getMaximumPoolSize();
					int getQueueSize();
				}

				record Pool(ThreadPoolExecutor executor) implements PoolMXBean {
					public int getActiveCount() { return executor.getActiveCount(); }
					public int getPoolSize() { return executor.getPoolSize(); }
					public int getMaximumPoolSize() { return executor.getMaximumPoolSize(); }
					public int getQueueSize() { return executor.getQueue().size(); }
				}

				static ThreadPoolExecutor pool(String name, int size) throws Exception {
					ThreadPoolExecutor executor = new ThreadPoolExecutor(size, size, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>());
					ManagementFactory.getPlatformMBeanServer().registerMBean(new Pool(executor), new ObjectName("org.wiretune:type=ThreadPool,name=" + name));
					return executor;
				}

				public static void main(String[] arguments) throws Exception {
					ThreadPoolExecutor full = pool("Default", 10);
					ThreadPoolExecutor easy = pool("WebContainer", 50);
					CountDownLatch never = new CountDownLatch(1);
					for (int i = 0; i < 33; i++) {
						full.execute(() -> { try { never.await(); } catch (InterruptedException end) { } });
					}
					for (int i = 0; i < 6; i++) {
						easy.execute(() -> {
							ArrayDeque<byte[]> kept = new ArrayDeque<>();
							try {
								while (!never.await(4, TimeUnit.MILLISECONDS)) {
									kept.add(new byte[100_000]);
									if (kept.size() > 50) kept.clear();
								}
							} catch (InterruptedException end) { }
						});
					}
					System.out.println("ready");
					System.in.read();
					System.exit(0);
				}
			}
			""";

	private final Process process;

	/**
	 * Starts the process and waits until it is ready.
	 *
	 * @param folder
	 *            for its source
	 */
	public BusyServer(Path folder) throws IOException {
		Path source = Files.writeString(folder.resolve("BusyServer.java"), SOURCE);
		process = new ProcessBuilder(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx96m",
				"-XX:TieredStopAtLevel=1", source.toString())).redirectErrorStream(true).start();
		BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
		StringBuilder said = new StringBuilder();
		for (String line = output.readLine(); !"ready".equals(line); line = output.readLine()) {
			if (line == null) {
				throw new IOException("The process did not start: " + said);
			}
			said.append(line).append('\n');
		}
	}

	public long pid() {
		return process.pid();
	}

	/** Kills the process and waits for its end. */
	@Override
	public void close() {
		process.destroyForcibly().onExit().join();
	}
}
