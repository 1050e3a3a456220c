/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.network;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Arrays;

import org.wiretune.safety.quantity.Nanoseconds;

/** Measures what a round trip through a {@link DelayProxy} really takes on this machine, by sending a byte to and fro. */
public final class RoundTripProbe {

	private static final int PINGS = 21;

	private RoundTripProbe() {
	}

	/**
	 * Measures.
	 *
	 * @param roundTrip what the proxy is told
	 * @return the median of 21 round trips in milliseconds
	 * @throws IOException when the loopback interface cannot be used
	 */
	public static double medianMillis(Duration roundTrip) throws IOException {
		try (ServerSocket echo = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
				DelayProxy proxy = new DelayProxy(echo.getLocalPort(), roundTrip)) {
			DelayProxy.thread("Echo", () -> echo(echo));
			try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), proxy.port())) {
				socket.setTcpNoDelay(true);
				socket.setSoTimeout((int) roundTrip.toMillis() + 10_000);
				InputStream input = socket.getInputStream();
				OutputStream output = socket.getOutputStream();
				long[] times = new long[PINGS];
				for (int i = 0; i < PINGS; i++) {
					long start = System.nanoTime();
					output.write(1);
					if (input.read() < 0) {
						throw new IOException("The echo ended.");
					}
					times[i] = System.nanoTime() - start;
				}
				Arrays.sort(times);
				return Nanoseconds.toMilliseconds(times[PINGS / 2]);
			}
		}
	}

	private static void echo(ServerSocket listener) {
		try (Socket socket = listener.accept()) {
			socket.setTcpNoDelay(true);
			int read = socket.getInputStream().read();
			while (read >= 0) {
				socket.getOutputStream().write(read);
				read = socket.getInputStream().read();
			}
		} catch (IOException e) {
			System.getLogger(RoundTripProbe.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
		}
	}
}
