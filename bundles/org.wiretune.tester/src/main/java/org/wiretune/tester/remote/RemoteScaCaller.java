/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.remote;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wiretune.tester.binding.Caller;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.SerializedForm;

/**
 * SCA sync to a receiver in another JVM: the object goes by value over a connection that stays open, one for each caller.
 * After a timeout the connection is opened anew, because a late reply would be taken for the next one.
 */
public final class RemoteScaCaller implements Caller {

	private final int port;
	private final String token;
	private final int timeoutMillis;
	private Socket socket;
	private Frames frames;

	/**
	 * Opens a caller.
	 *
	 * @param port port of the receiver on the loopback address
	 * @param token what it wants to hear first
	 * @param timeoutSeconds how long the caller waits for a reply
	 * @throws IOException when the receiver cannot be reached
	 */
	public RemoteScaCaller(int port, String token, int timeoutSeconds) throws IOException {
		this.port = port;
		this.token = token;
		this.timeoutMillis = Math.toIntExact(TimeUnit.SECONDS.toMillis(timeoutSeconds));
		connect();
	}

	private void connect() throws IOException {
		socket = new Socket();
		socket.setTcpNoDelay(true);
		socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), timeoutMillis);
		socket.setSoTimeout(timeoutMillis);
		frames = new Frames(socket);
		frames.write(Frames.HELLO, token);
	}

	@Override
	public Receipt call(BusinessObject object) throws IOException, TimeoutException {
		if (socket.isClosed()) {
			connect();
		}
		Frames.Frame reply;
		try {
			frames.write(Frames.REQUEST, SerializedForm.write(object));
			reply = frames.read();
		} catch (SocketTimeoutException e) {
			socket.close();
			throw new TimeoutException(e.getMessage());
		} catch (IOException e) {
			socket.close();
			throw e;
		}
		if (reply == null) {
			socket.close();
			throw new IOException(TEXTS.get("remote.closed"));
		}
		if (reply.kind() != Frames.REPLY) {
			throw new IOException(reply.text());
		}
		return SerializedForm.read(reply.body(), Receipt.class);
	}

	@Override
	public void close() throws IOException {
		socket.close();
	}
}
