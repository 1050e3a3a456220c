/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.io.OutputStreamWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

import org.wiretune.perf.compiler.CompilerClock;
import org.wiretune.safety.thread.DaemonThread;

/**
 * The control port of a server in which nothing of ours runs: it answers the load driver what the process has used of the
 * processors, by the operating system, and knows nothing else. Who does not know the token is turned away.
 */
final class ControlPort implements AutoCloseable {

	private static final int HELLO_MILLIS = 5000;

	private final ProcessHandle process;
	private final CompilerClock compilers;
	private final String token;
	private final ServerSocket socket;

	/**
	 * Opens the port and listens.
	 *
	 * @param process the server
	 * @param token what a driver has to say first
	 * @throws IOException when no port is free
	 */
	ControlPort(ProcessHandle process, String token) throws IOException {
		this.process = process;
		compilers = new CompilerClock(process.pid());
		this.token = token;
		socket = new ServerSocket(0, 4, InetAddress.getLoopbackAddress());
		DaemonThread.start("WireTune control port", this::accept);
	}

	/** {@return the port on the loopback address} */
	int port() {
		return socket.getLocalPort();
	}

	private void accept() {
		while (!socket.isClosed()) {
			try {
				Socket connection = socket.accept();
				DaemonThread.start("WireTune control connection", () -> serve(connection));
			} catch (IOException e) {
				if (!socket.isClosed()) {
					throw new UncheckedIOException(e);
				}
			}
		}
	}

	private void serve(Socket connection) {
		try (connection; BufferedReader lines = new BufferedReader(new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8));
				Writer writer = new OutputStreamWriter(connection.getOutputStream(), StandardCharsets.UTF_8)) {
			connection.setTcpNoDelay(true);
			connection.setSoTimeout(HELLO_MILLIS);
			if (!knowsToken(lines.readLine())) {
				return;
			}
			connection.setSoTimeout(0);
			// The connection ends with the server, by which a driver sees that it is lost.
			process.onExit().thenRun(() -> close(connection));
			for (String line = lines.readLine(); line != null; line = lines.readLine()) {
				JsonObject said = JsonParser.parseString(line).getAsJsonObject();
				if (said.has("ask")) {
					writer.write(answer(said.getAsJsonObject("ask")) + "\n");
				} else if (said.has("snapshot")) {
					JsonObject nothing = new JsonObject();
					nothing.add("snapshot", new JsonObject());
					writer.write(nothing + "\n");
				}
				writer.flush();
			}
		} catch (IOException | JsonParseException | IllegalStateException | UnsupportedOperationException e) {
			// The driver is gone or is none; nothing is left to tell it.
			System.getLogger(ControlPort.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
		}
	}

	private boolean knowsToken(String line) {
		JsonObject said = line == null ? new JsonObject() : JsonParser.parseString(line).getAsJsonObject();
		return said.has("hello") && MessageDigest.isEqual(said.get("hello").getAsString().getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
	}

	private JsonObject answer(JsonObject ask) {
		JsonObject answer = new JsonObject();
		answer.addProperty("number", ask.get("number").getAsInt());
		if (ask.get("operation").getAsString().equals("resources")) {
			JsonObject resources = new JsonObject();
			process.info().totalCpuDuration().ifPresent(used -> resources.addProperty("cpuNanos", used.toNanos()));
			long compiled = compilers.nanos();
			if (compiled >= 0) {
				resources.addProperty("compilerNanos", compiled);
			}
			answer.add("result", resources);
		} else {
			answer.addProperty("problem", KitTexts.TEXTS.get("own.noOperation"));
		}
		JsonObject message = new JsonObject();
		message.add("answer", answer);
		return message;
	}

	private static void close(Socket connection) {
		try {
			connection.close();
		} catch (IOException gone) {
			System.getLogger(ControlPort.class.getName()).log(System.Logger.Level.DEBUG, gone.getMessage());
		}
	}

	@Override
	public void close() {
		try {
			socket.close();
		} catch (IOException gone) {
			System.getLogger(ControlPort.class.getName()).log(System.Logger.Level.DEBUG, gone.getMessage());
		}
	}
}
