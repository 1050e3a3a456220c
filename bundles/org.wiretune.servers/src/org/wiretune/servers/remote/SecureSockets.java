/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.rmi.server.RMIClientSocketFactory;
import java.time.Duration;

import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;

/** Sockets of one connection over RMI with TLS: they reach a host within some seconds, check it, and do not wait for an answer for ever. */
final class SecureSockets implements RMIClientSocketFactory {

	private static final int ANSWER_LIMIT = (int) Duration.ofSeconds(30).toMillis();

	private final CertificateCheck check;
	private final SSLContext context;

	SecureSockets(CertificateCheck check) {
		this.check = check;
		context = check.context();
	}

	/** {@return whether anything has shown a certificate, taken or not} */
	boolean hasSeenCertificate() {
		return check.hasSeen();
	}

	@Override
	public Socket createSocket(String host, int port) throws IOException {
		Socket plain = new Socket();
		try {
			plain.connect(new InetSocketAddress(host, port), (int) Reach.LIMIT.toMillis());
			plain.setSoTimeout(ANSWER_LIMIT);
			SSLSocket socket = (SSLSocket) context.getSocketFactory().createSocket(plain, host, port, true);
			SSLParameters parameters = socket.getSSLParameters();
			parameters.setEndpointIdentificationAlgorithm("HTTPS"); //$NON-NLS-1$
			socket.setSSLParameters(parameters);
			// Now, because RMI reads a failure of a later handshake as one of the call.
			socket.startHandshake();
			return socket;
		} catch (IOException | RuntimeException failure) {
			plain.close();
			throw failure;
		}
	}
}
