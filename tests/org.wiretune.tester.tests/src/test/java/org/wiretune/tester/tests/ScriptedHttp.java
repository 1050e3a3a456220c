/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/** A web server in a few lines, on the loopback address: GET is answered, POST refused with 503; both are counted. */
final class ScriptedHttp implements AutoCloseable {

	private final ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
	private final String expectedBody;
	private final AtomicInteger gets = new AtomicInteger();
	private final AtomicInteger posts = new AtomicInteger();
	private final AtomicInteger wrongBodies = new AtomicInteger();

	ScriptedHttp(String expectedBody) throws IOException {
		this.expectedBody = expectedBody;
		daemon(() -> {
			while (true) {
				Socket socket = server.accept();
				daemon(() -> serve(socket));
			}
		});
	}

	int port() {
		return server.getLocalPort();
	}

	int gets() {
		return gets.get();
	}

	int posts() {
		return posts.get();
	}

	int wrongBodies() {
		return wrongBodies.get();
	}

	private interface Work {
		void run() throws IOException;
	}

	private static void daemon(Work work) {
		Thread thread = new Thread(() -> {
			try {
				work.run();
			} catch (IOException e) {
				// The other side or the test is over.
			}
		});
		thread.setDaemon(true);
		thread.start();
	}

	private void serve(Socket socket) throws IOException {
		try (socket) {
			socket.setTcpNoDelay(true);
			InputStream input = new BufferedInputStream(socket.getInputStream());
			for (String first = line(input); !first.isEmpty(); first = line(input)) {
				int length = 0;
				for (String header = line(input); !header.isEmpty(); header = line(input)) {
					if (header.toLowerCase().startsWith("content-length:")) {
						length = Integer.parseInt(header.substring(header.indexOf(':') + 1).strip());
					}
				}
				String body = new String(input.readNBytes(length), StandardCharsets.UTF_8);
				boolean post = first.startsWith("POST");
				(post ? posts : gets).incrementAndGet();
				if (post && !body.equals(expectedBody)) {
					wrongBodies.incrementAndGet();
				}
				String answer = post ? "503 Service Unavailable" : "200 OK";
				socket.getOutputStream().write(("HTTP/1.1 " + answer + "\r\nContent-Length: 0\r\n\r\n")
						.getBytes(StandardCharsets.US_ASCII));
			}
		}
	}

	private static String line(InputStream input) throws IOException {
		StringBuilder text = new StringBuilder();
		for (int sign = input.read(); sign >= 0 && sign != '\n'; sign = input.read()) {
			if (sign != '\r') {
				text.append((char) sign);
			}
		}
		return text.toString();
	}

	@Override
	public void close() throws IOException {
		server.close();
	}
}
