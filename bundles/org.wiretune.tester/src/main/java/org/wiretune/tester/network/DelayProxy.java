/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.network;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/**
 * Stands between clients and a server on the loopback interface and keeps each byte for half of a round-trip time in each
 * direction, as a longer wire would. The delay is one of time, not of rate: what is sent in one go arrives in one go, and
 * bytes that are under way at the same time wait at the same time. Order is kept; the end of one direction is passed on
 * after the same delay while the other goes on. The operating system wakes a waiting thread some 0.05 ms late, so that a
 * round trip takes about 0.1 to 0.2 ms more than it is told; {@link RoundTripProbe} measures it.
 */
public final class DelayProxy implements AutoCloseable {

	private static final int CONNECT_MILLIS = 10_000;
	private static final int BACKLOG = 128;

	private final ServerSocket listener;
	private final InetSocketAddress target;
	private final long oneWayNanos;
	private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
	private final LongAdder requests = new LongAdder();
	private volatile boolean closed;

	/**
	 * Opens a proxy on a free port of the loopback address.
	 *
	 * @param port port of the server on the loopback address
	 * @param roundTrip time that is added to a round trip, half of it in each direction
	 * @throws IOException when no port can be opened
	 */
	public DelayProxy(int port, Duration roundTrip) throws IOException {
		target = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
		oneWayNanos = roundTrip.toNanos() / 2;
		listener = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
		thread("Delay proxy", this::accept);
	}

	/** {@return the port to connect to instead of the server's} */
	public int port() {
		return listener.getLocalPort();
	}

	/**
	 * How often clients spoke and were answered: bytes of a client that follow bytes of the server begin a request.
	 *
	 * @return requests of all connections since the beginning
	 */
	public long requests() {
		return requests.sum();
	}

	/** {@return the open sockets, two for each connection} */
	public int openSockets() {
		return sockets.size();
	}

	private void accept() {
		while (!closed) {
			try {
				Socket client = listener.accept();
				sockets.add(client);
				// The server may take its time to answer; others must not wait for that.
				thread("Delay proxy connection", () -> connect(client));
			} catch (IOException e) {
				if (!closed) {
					System.getLogger(DelayProxy.class.getName()).log(System.Logger.Level.WARNING, e.getMessage());
				}
			}
		}
	}

	private void connect(Socket client) {
		Socket server = new Socket();
		sockets.add(server);
		try {
			client.setTcpNoDelay(true);
			server.setTcpNoDelay(true);
			server.connect(target, CONNECT_MILLIS);
			DelayedConnection connection = new DelayedConnection(client, server, oneWayNanos, requests::increment,
					() -> remove(client, server));
			connection.start();
		} catch (IOException e) {
			// As a server that refuses: the client's connection ends.
			remove(client, server);
		}
		if (closed) {
			remove(client, server);
		}
	}

	/**
	 * Waits until all connections are closed.
	 *
	 * @param timeout how long
	 * @return whether they are
	 * @throws InterruptedException when the thread is interrupted
	 */
	public boolean awaitNoSockets(Duration timeout) throws InterruptedException {
		long deadline = System.nanoTime() + timeout.toNanos();
		synchronized (sockets) {
			for (long left = timeout.toMillis(); !sockets.isEmpty() && left > 0; left = (deadline - System.nanoTime()) / 1_000_000) {
				sockets.wait(left);
			}
			return sockets.isEmpty();
		}
	}

	private void remove(Socket client, Socket server) {
		closeQuietly(client);
		closeQuietly(server);
		synchronized (sockets) {
			sockets.remove(client);
			sockets.remove(server);
			sockets.notifyAll();
		}
	}

	/** Ends all connections and takes no more. */
	@Override
	public void close() {
		closed = true;
		try {
			listener.close();
		} catch (IOException e) {
			System.getLogger(DelayProxy.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
		}
		sockets.forEach(DelayProxy::closeQuietly);
		sockets.clear();
	}

	static void closeQuietly(Socket socket) {
		try {
			socket.close();
		} catch (IOException e) {
			System.getLogger(DelayProxy.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
		}
	}

	static Thread thread(String name, Runnable work) {
		Thread thread = new Thread(work, name);
		thread.setDaemon(true);
		thread.start();
		return thread;
	}
}
