/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/** TCP with encryption; the certificate has to be trusted by this Java and to name the host. */
final class TlsWire implements Wire {

	private static final int BUFFER_BYTES = 16 * 1024;

	private final Socket plain = new Socket();
	private final byte[] buffer = new byte[BUFFER_BYTES];
	private volatile SSLSocket socket;
	private InputStream input;
	private OutputStream output;

	void connect(HttpAddress address, SSLSocketFactory factory) throws IOException {
		plain.setTcpNoDelay(true);
		plain.connect(address.socket());
		socket = (SSLSocket) factory.createSocket(plain, address.host(), address.socket().getPort(), true);
		SSLParameters parameters = socket.getSSLParameters();
		parameters.setEndpointIdentificationAlgorithm("HTTPS");
		parameters.setApplicationProtocols(new String[] { "http/1.1" });
		socket.setSSLParameters(parameters);
		socket.startHandshake();
		input = socket.getInputStream();
		output = socket.getOutputStream();
	}

	@Override
	public int read(ByteBuffer target) throws IOException {
		int count = input.read(buffer, 0, Math.min(buffer.length, target.remaining()));
		if (count > 0) {
			target.put(buffer, 0, count);
		}
		return count;
	}

	@Override
	public void write(ByteBuffer source) throws IOException {
		while (source.hasRemaining()) {
			int count = Math.min(buffer.length, source.remaining());
			source.get(buffer, 0, count);
			output.write(buffer, 0, count);
		}
		output.flush();
	}

	@Override
	public boolean isStale() {
		try {
			socket.setSoTimeout(1);
			// Nothing is due between two calls: a byte, an end and an error all mean that it is of no more use.
			input.read();
			return true;
		} catch (SocketTimeoutException e) {
			return restore();
		} catch (IOException e) {
			return true;
		}
	}

	private boolean restore() {
		try {
			socket.setSoTimeout(0);
			return false;
		} catch (IOException e) {
			return true;
		}
	}

	@Override
	public void close() throws IOException {
		// The socket below, because closing an encrypted one waits for whoever is writing.
		plain.close();
	}
}
