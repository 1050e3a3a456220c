/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import com.sun.net.httpserver.HttpServer;

import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.Executors;

/**
 * An application of which the truth is known: each call takes 2 ms of processor time, and three of the eight settings that are
 * found in its files add some. The others it does not read, or they are what the virtual machine does anyway.
 */
public final class RankedShop {

	private static final long WORK_NANOS = 2_000_000;
	/** What a setting adds to each call while it has this value. */
	private static final Map<String, Long> ADDED_NANOS = Map.of("spring.jpa.show-sql=true", 1_200_000L, "logging.level.root=DEBUG", 800_000L,
			"spring.jpa.properties.hibernate.generate_statistics=true", 500_000L);
	private static final int THREADS = 4;
	/** Between two looks at the clock, which is a call of the operating system. */
	private static final int STEPS = 5000;

	private RankedShop() {
	}

	/** Starts it on the port that it is told. @param arguments none @throws IOException where the port is in use */
	public static void main(String[] arguments) throws IOException {
		Properties settings = new Properties();
		try (InputStream file = RankedShop.class.getResourceAsStream("/application.properties")) {
			settings.load(file);
		}
		long nanos = WORK_NANOS + ADDED_NANOS.entrySet().stream().filter(each -> each.getKey().equals(word(settings, each.getKey()))).mapToLong(Map.Entry::getValue).sum();
		ThreadMXBean threads = ManagementFactory.getThreadMXBean();
		HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.getInteger("server.port")), 0);
		server.setExecutor(Executors.newFixedThreadPool(THREADS));
		server.createContext("/", exchange -> {
			byte[] answer = Long.toString(work(threads, nanos)).getBytes(StandardCharsets.UTF_8);
			exchange.sendResponseHeaders(200, answer.length);
			exchange.getResponseBody().write(answer);
			exchange.close();
		});
		server.start();
	}

	private static String word(Properties settings, String assignment) {
		String key = assignment.substring(0, assignment.indexOf('='));
		return key + '=' + settings.getProperty(key);
	}

	private static long work(ThreadMXBean threads, long nanos) {
		long end = threads.getCurrentThreadCpuTime() + nanos;
		long mixed = end;
		while (threads.getCurrentThreadCpuTime() < end) {
			for (int i = 0; i < STEPS; i++) {
				mixed = mixed * 6364136223846793005L + 1442695040888963407L;
			}
		}
		return mixed;
	}
}
