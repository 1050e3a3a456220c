/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Answers each call later than the one before, or sooner, so that a measurement of it drifts; until its input ends. */
public final class DriftingTarget {

	private static final int FIRST_MILLIS_SLOWER = 20;
	private static final int FIRST_MILLIS_FASTER = 60;
	private static final int MOST_MILLIS = 80;
	private static final int LEAST_MILLIS = 2;
	private static final double MILLIS_A_SECOND = 2;

	private DriftingTarget() {
	}

	/**
	 * Serves; prints its port when it is ready.
	 *
	 * @param arguments {@code slower} or {@code faster}
	 * @throws Exception when no port can be opened
	 */
	public static void main(String[] arguments) throws Exception {
		boolean slower = arguments[0].equals("slower");
		double first = slower ? FIRST_MILLIS_SLOWER : FIRST_MILLIS_FASTER;
		double direction = slower ? 1 : -1;
		HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 50);
		server.setExecutor(Executors.newCachedThreadPool());
		long start = System.nanoTime();
		server.createContext("/", exchange -> {
			double seconds = (System.nanoTime() - start) / 1e9;
			double millis = Math.clamp(first + direction * MILLIS_A_SECOND * seconds, LEAST_MILLIS, MOST_MILLIS);
			try {
				TimeUnit.MICROSECONDS.sleep((long) (millis * 1000));
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
			}
			exchange.sendResponseHeaders(204, -1);
			exchange.close();
		});
		server.start();
		System.out.println(server.getAddress().getPort());
		while (System.in.read() >= 0) {
			// Its input is its lifeline.
		}
		System.exit(0);
	}
}
