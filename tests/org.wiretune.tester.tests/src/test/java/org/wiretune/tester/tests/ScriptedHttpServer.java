/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/**
 * An HTTP server that answers as the path says, rightly and wrongly. As a program it prints its port and ends with its
 * input.
 */
public final class ScriptedHttpServer implements AutoCloseable {

	private static final String OK = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
	private static final String CHUNKED = "HTTP/1.1 200 OK\r\nTRANSFER-ENCODING: Chunked\r\n\r\n"
			+ "3;x=y\r\nabc\r\nA\r\n0123456789\r\n0\r\nTrailer: 1\r\n\r\n";
	private static final Map<String, String> ANSWERS = Map.ofEntries(Map.entry("/ok", OK), Map.entry("/chunked", CHUNKED),
			Map.entry("/continue", "HTTP/1.1 100 Continue\r\n\r\n" + OK),
			Map.entry("/empty", "HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\n"),
			Map.entry("/unavailable", "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 4\r\n\r\nbusy"),
			Map.entry("/half", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf"),
			Map.entry("/half-head", "HTTP/1.1 200 OK\r\nContent-"),
			Map.entry("/half-chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab"),
			Map.entry("/closing", "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok"),
			Map.entry("/until-end", "HTTP/1.0 200 OK\r\n\r\nas long as it takes"), Map.entry("/nothing", ""),
			Map.entry("/rubbish", "SSH-2.0-OpenSSH_9.2p1\r\n"),
			Map.entry("/wrong-chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n"),
			Map.entry("/negative", "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n"),
			Map.entry("/huge", "HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n"),
			Map.entry("/long-head", "HTTP/1.1 200 OK\r\nX: " + "x".repeat(100_000) + "\r\n\r\n"),
			Map.entry("/twice", OK + OK), Map.entry("/silent-close", OK));
	private static final Set<String> CLOSING = Set.of("/half", "/half-head", "/half-chunk", "/closing", "/until-end",
			"/nothing", "/silent-close");

	private final ServerSocket listener;
	private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
	private final Map<String, LongAdder> counts = new ConcurrentHashMap<>();
	private final AtomicInteger connections = new AtomicInteger();
	private final Object gate = new Object();
	private boolean standing;
	private long letThrough;

	ScriptedHttpServer() throws IOException {
		listener = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
		daemon(this::accept);
	}

	/**
	 * Runs the server as a process.
	 *
	 * @param arguments none
	 * @throws IOException when it cannot listen
	 */
	public static void main(String[] arguments) throws IOException {
		try (ScriptedHttpServer server = new ScriptedHttpServer()) {
			System.out.println(server.listener.getLocalPort());
			while (System.in.read() >= 0) {
				// Only its end is waited for.
			}
		}
		System.exit(0);
	}

	URI uri() {
		return URI.create("http://" + InetAddress.getLoopbackAddress().getHostAddress() + ':' + listener.getLocalPort());
	}

	/** Requests that were read, by path. */
	long count(String path) {
		return counts.getOrDefault(path, new LongAdder()).sum();
	}

	/** Connections that were accepted. */
	int connections() {
		return connections.get();
	}

	/** From now on nothing is answered. */
	void stand() {
		standAfter(0);
	}

	/** From now on so many requests are answered, and then none. */
	void standAfter(long requests) {
		synchronized (gate) {
			standing = true;
			letThrough = requests;
		}
	}

	/** What waits is answered now. */
	void goOn() {
		synchronized (gate) {
			standing = false;
			gate.notifyAll();
		}
	}

	/** Ends as a process that is killed: nobody listens any more and all connections break. */
	@Override
	public void close() throws IOException {
		listener.close();
		for (Socket socket : sockets) {
			reset(socket);
		}
		goOn();
	}

	private void accept() {
		try {
			while (true) {
				Socket socket = listener.accept();
				connections.incrementAndGet();
				socket.setTcpNoDelay(true);
				sockets.add(socket);
				daemon(() -> serve(socket));
			}
		} catch (IOException e) {
			// Closed.
		}
	}

	private void serve(Socket socket) {
		try (socket) {
			BufferedReader lines = new BufferedReader(
					new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
			OutputStream output = socket.getOutputStream();
			for (String request = lines.readLine(); request != null; request = lines.readLine()) {
				skip(lines);
				String path = request.split(" ")[1];
				counts.computeIfAbsent(path, key -> new LongAdder()).increment();
				if (!answer(socket, output, request, path)) {
					return;
				}
			}
		} catch (IOException | InterruptedException e) {
			// The caller went away, or this ends.
		} finally {
			sockets.remove(socket);
		}
	}

	private static void skip(BufferedReader lines) throws IOException {
		int length = 0;
		for (String line = lines.readLine(); line != null && !line.isEmpty(); line = lines.readLine()) {
			if (line.startsWith("Content-Length: ")) {
				length = Integer.parseInt(line.substring(16));
			}
		}
		for (int i = 0; i < length; i++) {
			lines.read();
		}
	}

	private boolean answer(Socket socket, OutputStream output, String request, String path)
			throws IOException, InterruptedException {
		synchronized (gate) {
			while (standing && letThrough == 0) {
				gate.wait();
			}
			letThrough = Math.max(0, letThrough - 1);
		}
		if (path.equals("/reset")) {
			reset(socket);
			return false;
		}
		if (path.equals("/never")) {
			return true;
		}
		String answer = ANSWERS.getOrDefault(path, "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
		int end = request.startsWith("HEAD ") ? answer.indexOf("\r\n\r\n") + 4 : answer.length();
		output.write(answer.substring(0, end).getBytes(StandardCharsets.ISO_8859_1));
		output.flush();
		return !CLOSING.contains(path);
	}

	private static void reset(Socket socket) throws IOException {
		try {
			socket.setSoLinger(true, 0);
		} catch (SocketException e) {
			// The other side was faster.
		}
		socket.close();
	}

	private static void daemon(Runnable work) {
		Thread thread = new Thread(work, "Scripted server");
		thread.setDaemon(true);
		thread.start();
	}
}
