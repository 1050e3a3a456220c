/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.remote;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.ReceiverService;
import org.wiretune.tester.service.SerializedForm;
import org.wiretune.tester.text.Problem;

/**
 * The receiver's side of the remote SCA call: a port on the loopback address. A thread reads each connection and hands the
 * requests to a pool, as an object request broker does, where they are deserialised, worked on and answered. Who does not
 * know the token is turned away before anything is deserialised.
 */
public final class RemoteScaService implements AutoCloseable {

	private static final int HELLO_MILLIS = 5000;
	private static final int LONGEST_HELLO = 1024;

	private final ServerSocket socket;
	private final byte[] token;
	private final ReceiverService receiver;
	private final Executor pool;
	private final Set<Socket> connections = ConcurrentHashMap.newKeySet();

	/**
	 * Opens the port and listens.
	 *
	 * @param token what a sender has to say first
	 * @param receiver the receiver
	 * @param pool threads for the requests
	 * @throws IOException when no port is free
	 */
	public RemoteScaService(String token, ReceiverService receiver, Executor pool) throws IOException {
		this.token = token.getBytes(StandardCharsets.UTF_8);
		this.receiver = receiver;
		this.pool = pool;
		socket = new ServerSocket(0, 64, InetAddress.getLoopbackAddress());
		daemon("Remote SCA port", this::accept);
	}

	/** {@return the port on the loopback address} */
	public int port() {
		return socket.getLocalPort();
	}

	private void accept() {
		while (!socket.isClosed()) {
			try {
				Socket connection = socket.accept();
				connections.add(connection);
				daemon("Remote SCA connection", () -> serve(connection));
			} catch (IOException e) {
				if (!socket.isClosed()) {
					System.getLogger(RemoteScaService.class.getName()).log(System.Logger.Level.WARNING, e.getMessage());
				}
			}
		}
	}

	private void serve(Socket connection) {
		try (connection) {
			connection.setTcpNoDelay(true);
			connection.setSoTimeout(HELLO_MILLIS);
			Frames frames = new Frames(connection);
			Frames.Frame hello = frames.read(LONGEST_HELLO);
			if (hello == null || hello.kind() != Frames.HELLO || !MessageDigest.isEqual(hello.body(), token)) {
				return;
			}
			connection.setSoTimeout(0);
			for (Frames.Frame request = frames.read(); request != null; request = frames.read()) {
				byte[] body = request.body();
				pool.execute(() -> answer(frames, body));
			}
		} catch (IOException | RejectedExecutionException e) {
			// The sender is gone or is none, or the server ends.
			System.getLogger(RemoteScaService.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
		} finally {
			connections.remove(connection);
		}
	}

	private void answer(Frames frames, byte[] request) {
		try {
			byte[] reply;
			try {
				reply = SerializedForm.write(receiver.receive(SerializedForm.read(request, BusinessObject.class)));
			} catch (IOException | RuntimeException e) {
				frames.write(Frames.PROBLEM, Problem.sentence(e));
				return;
			}
			frames.write(Frames.REPLY, reply);
		} catch (IOException e) {
			// The sender is gone; reading from it ends.
			System.getLogger(RemoteScaService.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
		}
	}

	private static void daemon(String name, Runnable work) {
		Thread thread = new Thread(work, name);
		thread.setDaemon(true);
		thread.start();
	}

	@Override
	public void close() throws IOException {
		socket.close();
		for (Socket connection : connections) {
			connection.close();
		}
	}
}
