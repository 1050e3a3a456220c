/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wiretune.perf.event.RunEvent;

/**
 * Asks an application of the user whether it is ready, by the first request of its load: what is measured afterwards has to be
 * answered. Whatever it costs is asked of the operating system, since nothing of ours runs in such a server.
 */
final class AnswerProbe implements Readiness {

	private static final int CONNECT_MILLIS = 200;
	private static final int LOOK_MILLIS = 100;
	private static final int TIMEOUT_MILLIS = 30_000;
	private static final long PATIENCE_SECONDS = 10;
	/** A server that listens and is not yet ready says so. */
	private static final int UNAVAILABLE = 503;
	private static final int FIRST_FAILURE = 400;

	private final String path;
	private final Pattern listening;
	private final boolean hasMessages;
	private final String token;
	private final String jvm;
	private volatile int port;
	// Guarded by this.
	private ControlPort control;
	private boolean ended;

	/**
	 * A probe.
	 *
	 * @param port the port that the server was given
	 * @param path what it is asked, path and query
	 * @param listening matches the line in which it says on which port it listens, in its first group
	 * @param hasMessages whether it says itself that it is ready
	 * @param token the token of the run
	 * @param jvm name of its virtual machine
	 */
	AnswerProbe(int port, String path, Pattern listening, boolean hasMessages, String token, String jvm) {
		this.port = port;
		this.path = path;
		this.listening = listening;
		this.hasMessages = hasMessages;
		this.token = token;
		this.jvm = jvm;
	}

	@Override
	public int lookMillis() {
		return hasMessages ? SELDOM_MILLIS : LOOK_MILLIS;
	}

	@Override
	public void line(String line) {
		Matcher says = listening.matcher(line);
		if (says.find()) {
			port = Integer.parseInt(says.group(1));
		}
	}

	@Override
	public boolean isUp() {
		if (hasMessages) {
			return false;
		}
		try (Socket socket = new Socket()) {
			socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), CONNECT_MILLIS);
			return true;
		} catch (IOException notYet) {
			return false;
		}
	}

	@Override
	public RunEvent.ServerReady ask(long pid) throws IOException {
		answered();
		ProcessHandle process = ProcessHandle.of(pid).orElseThrow(() -> new IOException(TEXTS.get("own.gone")));
		Instant now = Instant.now();
		long millis = process.info().startInstant().map(start -> Duration.between(start, now).toMillis()).orElse(0L);
		int controlPort;
		synchronized (this) {
			if (ended) {
				throw new IOException(TEXTS.get("own.gone"));
			}
			control = new ControlPort(process, token);
			controlPort = control.port();
		}
		return new RunEvent.ServerReady(now, pid, port, controlPort, "", jvm, System.getProperty("os.name") + ' ' + System.getProperty("os.version"),
				Runtime.getRuntime().availableProcessors(), 0, millis, notes(pid, port));
	}

	private static List<String> notes(long pid, int port) throws IOException {
		List<String> notes = new ArrayList<>();
		notes.add(TEXTS.get("own.processor"));
		try {
			notes.addAll(ToldLimits.of(pid, TEXTS.get("own.server"), port));
		} catch (InterruptedException stopped) {
			Thread.currentThread().interrupt();
			throw new IOException(TEXTS.get("own.gone"), stopped);
		}
		return notes;
	}

	/** A port is open some moments before what is behind it. */
	private void answered() throws IOException {
		URI address = URI.create("http://" + InetAddress.getLoopbackAddress().getHostAddress() + ':' + port + path);
		long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
		while (true) {
			boolean isLate = System.nanoTime() > deadline;
			try {
				int status = status(address);
				if (status < FIRST_FAILURE) {
					return;
				}
				if (status != UNAVAILABLE || isLate) {
					throw new IOException(TEXTS.get("probe.status", Integer.toString(status), address));
				}
			} catch (SocketException notYet) {
				if (isLate) {
					throw notYet;
				}
			}
			try {
				Thread.sleep(LOOK_MILLIS);
			} catch (InterruptedException stopped) {
				Thread.currentThread().interrupt();
				throw new IOException(TEXTS.get("own.gone"), stopped);
			}
		}
	}

	private static int status(URI address) throws IOException {
		HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection(Proxy.NO_PROXY);
		connection.setInstanceFollowRedirects(false);
		connection.setConnectTimeout(TIMEOUT_MILLIS);
		connection.setReadTimeout(TIMEOUT_MILLIS);
		try {
			return connection.getResponseCode();
		} finally {
			connection.disconnect();
		}
	}

	@Override
	public synchronized void ended() {
		ended = true;
		if (control != null) {
			control.close();
		}
	}
}
