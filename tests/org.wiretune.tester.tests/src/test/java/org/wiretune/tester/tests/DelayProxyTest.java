/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.wiretune.tester.network.DelayProxy;
import org.wiretune.tester.network.RoundTripProbe;

/** The delay is a lower bound that holds on any machine; nothing here depends on how fast it is. */
class DelayProxyTest {

	private static final Duration ROUND_TRIP = Duration.ofMillis(40);

	private final List<AutoCloseable> open = new ArrayList<>();

	@AfterEach
	void close() throws Exception {
		for (AutoCloseable one : open.reversed()) {
			one.close();
		}
	}

	@Test
	void eachRoundTripTakesAtLeastTheDelayAndIsCounted() throws Exception {
		DelayProxy proxy = proxy(echo(), ROUND_TRIP);
		Socket socket = connect(proxy);
		long start = System.nanoTime();
		for (int i = 0; i < 5; i++) {
			socket.getOutputStream().write(i);
			assertEquals(i, socket.getInputStream().read());
		}
		assertTrue(System.nanoTime() - start >= 5 * ROUND_TRIP.toNanos());
		assertEquals(5, proxy.requests());
		assertTrue(RoundTripProbe.medianMillis(Duration.ofMillis(3)) >= 3);
	}

	@Test
	void whatIsSentWithoutWaitingIsDelayedOnceAndKeepsItsOrder() throws Exception {
		Socket socket = connect(proxy(echo(), Duration.ofMillis(400)));
		byte[] sent = new byte[4_000_000];
		new Random(1).nextBytes(sent);
		long start = System.nanoTime();
		CompletableFuture<Void> writing = CompletableFuture.runAsync(() -> {
			try {
				// Many small pieces: were each delayed after the one before, this would take minutes.
				for (int at = 0; at < sent.length; at += 4000) {
					socket.getOutputStream().write(sent, at, 4000);
				}
				socket.shutdownOutput();
			} catch (IOException e) {
				throw new IllegalStateException(e);
			}
		});
		byte[] received = socket.getInputStream().readAllBytes();
		long took = System.nanoTime() - start;
		writing.get(10, TimeUnit.SECONDS);
		assertArrayEquals(sent, received);
		assertTrue(took >= 400_000_000L && took < 100_000_000_000L, took + " ns");
	}

	@Test
	void oneDirectionMayEndWhileTheOtherGoesOn() throws Exception {
		ServerSocket server = listen();
		DelayProxy proxy = proxy(server.getLocalPort(), Duration.ofMillis(2));
		CompletableFuture<Void> answering = CompletableFuture.runAsync(() -> {
			try (Socket accepted = server.accept()) {
				assertEquals("question", new String(accepted.getInputStream().readAllBytes()));
				accepted.getOutputStream().write("answer".getBytes());
			} catch (IOException e) {
				throw new IllegalStateException(e);
			}
		});
		Socket socket = connect(proxy);
		socket.getOutputStream().write("question".getBytes());
		socket.shutdownOutput();
		assertEquals("answer", new String(socket.getInputStream().readAllBytes()));
		answering.get(10, TimeUnit.SECONDS);
		awaitNoSockets(proxy);
	}

	@Test
	void aServerThatRefusesOrDiesEndsTheConnection() throws Exception {
		ServerSocket server = listen();
		int port = server.getLocalPort();
		DelayProxy proxy = proxy(port, Duration.ofMillis(2));
		Socket socket = connect(proxy);
		Socket accepted = server.accept();
		accepted.setSoLinger(true, 0);
		accepted.close();
		assertEnds(socket.getInputStream());
		server.close();
		assertEnds(connect(proxy).getInputStream());
		awaitNoSockets(proxy);
	}

	@Test
	void closingEndsWhatIsUnderWay() throws Exception {
		ServerSocket server = listen();
		DelayProxy proxy = proxy(server.getLocalPort(), Duration.ofMillis(900));
		Socket socket = connect(proxy);
		open.add(server.accept());
		socket.getOutputStream().write(1);
		proxy.close();
		assertEnds(socket.getInputStream());
		assertEquals(0, proxy.openSockets());
	}

	private static void assertEnds(InputStream input) {
		try {
			assertEquals(-1, input.read());
		} catch (IOException e) {
			// A reset is an end, too.
			assertTrue(e.getMessage() != null);
		}
	}

	private static void awaitNoSockets(DelayProxy proxy) throws InterruptedException {
		assertTrue(proxy.awaitNoSockets(Duration.ofSeconds(20)));
		assertEquals(0, proxy.openSockets());
	}

	private int echo() throws IOException {
		ServerSocket server = listen();
		Thread thread = new Thread(() -> {
			try (Socket socket = server.accept()) {
				socket.getInputStream().transferTo(socket.getOutputStream());
			} catch (IOException e) {
				// The test is over.
				Thread.currentThread().interrupt();
			}
		}, "Echo");
		thread.setDaemon(true);
		thread.start();
		return server.getLocalPort();
	}

	private ServerSocket listen() throws IOException {
		ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
		open.add(server);
		return server;
	}

	private DelayProxy proxy(int port, Duration roundTrip) throws IOException {
		DelayProxy proxy = new DelayProxy(port, roundTrip);
		open.add(proxy);
		return proxy;
	}

	private Socket connect(DelayProxy proxy) throws IOException {
		Socket socket = new Socket(InetAddress.getLoopbackAddress(), proxy.port());
		socket.setSoTimeout(20_000);
		open.add(socket);
		return socket;
	}
}
