/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;

/**
 * Asks a remote engine whether it lives, by shaking hands with its registry: also an engine that stands still accepts
 * connections, because its operating system does, but it shakes no hands.
 */
final class EngineProbe {

	private static final int TIMEOUT_MILLIS = 3000;

	private final SSLContext context;

	EngineProbe(SSLContext context) {
		this.context = context;
	}

	/**
	 * Shakes hands.
	 *
	 * @return the address of this machine by which the engine is reached
	 * @throws SSLException when the engine has another key
	 * @throws IOException when it does not answer
	 */
	InetAddress ask(RemoteEngine engine) throws IOException {
		try (Socket plain = new Socket()) {
			plain.connect(new InetSocketAddress(engine.host(), engine.port()), TIMEOUT_MILLIS);
			plain.setSoTimeout(TIMEOUT_MILLIS);
			try (SSLSocket socket = (SSLSocket) context.getSocketFactory().createSocket(plain, engine.host(), engine.port(),
					false)) {
				socket.startHandshake();
				return plain.getLocalAddress();
			}
		}
	}
}
