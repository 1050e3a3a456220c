/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.Proxy;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunEventFormat;

/**
 * Asks the application on a server whether it is ready, by HTTP.
 *
 * @param port port for HTTP on the loopback address
 * @param token the token of the run
 */
record ReadyProbe(int port, String token) implements Readiness {

	private static final int TIMEOUT_MILLIS = 10_000;
	private static final int LONGEST_ANSWER = 1 << 16;
	private static final String PATH = "/control";
	private static final String TOKEN_HEADER = "WireTune-Token";

	@Override
	public RunEvent.ServerReady ask(long pid) throws IOException {
		return ask(TIMEOUT_MILLIS);
	}

	/**
	 * Asks with a patience of one's own.
	 *
	 * @param millis how long each step of it may take
	 * @return what the application says of itself
	 * @throws IOException when it does not answer, or not so; the message says what it answered
	 */
	RunEvent.ServerReady ask(int millis) throws IOException {
		URI address = URI.create("http://" + InetAddress.getLoopbackAddress().getHostAddress() + ':' + port + PATH);
		HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection(Proxy.NO_PROXY);
		connection.setConnectTimeout(millis);
		connection.setReadTimeout(millis);
		connection.setRequestProperty(TOKEN_HEADER, token);
		if (connection.getResponseCode() != HttpURLConnection.HTTP_OK) {
			throw new IOException(TEXTS.get("probe.status", Integer.toString(connection.getResponseCode()), address));
		}
		try (InputStream body = connection.getInputStream()) {
			String line = new String(body.readNBytes(LONGEST_ANSWER), StandardCharsets.UTF_8);
			Optional<RunEvent> event = RunEventFormat.parse(line);
			if (event.isPresent() && event.get() instanceof RunEvent.ServerReady ready) {
				return ready;
			}
			throw new IOException(TEXTS.get("probe.answer", address));
		}
	}
}
