/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;

/**
 * An HTTP server to put load on: answers each request after a time and counts what each machine asked. Ends when its
 * standard input closes and prints the counts then. Arguments: address, port, milliseconds until the answer.
 */
public final class HttpTarget {

	private static final int THREADS = 200;

	private HttpTarget() {
	}

	public static void main(String[] arguments) throws Exception {
		// Without this an answer in two packets waits 40 ms for an acknowledgement.
		System.setProperty("sun.net.httpserver.nodelay", "true");
		long nanos = TimeUnit.MILLISECONDS.toNanos(Long.parseLong(arguments[2]));
		Map<String, LongAdder> counts = new ConcurrentHashMap<>();
		HttpServer server = HttpServer.create(
				new InetSocketAddress(InetAddress.getByName(arguments[0]), Integer.parseInt(arguments[1])), 1024);
		server.setExecutor(Executors.newFixedThreadPool(THREADS));
		server.createContext("/", exchange -> {
			exchange.getRequestBody().readAllBytes();
			long end = System.nanoTime() + nanos;
			for (long left = nanos; left > 0; left = end - System.nanoTime()) {
				LockSupport.parkNanos(left);
			}
			counts.computeIfAbsent(exchange.getRemoteAddress().getAddress().getHostAddress(), key -> new LongAdder())
					.increment();
			byte[] answer = "ok".getBytes();
			exchange.sendResponseHeaders(200, answer.length);
			exchange.getResponseBody().write(answer);
			exchange.close();
		});
		server.start();
		System.out.println("ready");
		while (System.in.read() >= 0) {
			// Only its end is waited for.
		}
		new TreeMap<>(counts).forEach((machine, count) -> System.out.println("The server answered " + machine + ": " + count.sum()));
		System.exit(0);
	}
}
