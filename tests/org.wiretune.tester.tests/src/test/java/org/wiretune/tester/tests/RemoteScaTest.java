/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.wiretune.tester.remote.RemoteScaCaller;
import org.wiretune.tester.remote.RemoteScaService;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Payload;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.ReceiverModule;

class RemoteScaTest {

	private static final String TOKEN = "0123456789abcdef";
	private static final byte HELLO = 1;
	private static final byte REQUEST = 2;
	private static final byte PROBLEM = 4;

	private final ExecutorService pool = Executors.newCachedThreadPool();
	private final ReceiverModule receiver = new ReceiverModule();
	private final CountDownLatch release = new CountDownLatch(1);
	private RemoteScaService service;

	@BeforeEach
	void open() throws IOException {
		service = new RemoteScaService(TOKEN, object -> {
			if (object.sequence() < 0) {
				try {
					release.await();
				} catch (InterruptedException e) {
					Thread.currentThread().interrupt();
				}
			}
			return receiver.receive(object);
		}, pool);
	}

	@AfterEach
	void close() throws IOException {
		release.countDown();
		service.close();
		pool.shutdownNow();
	}

	private static BusinessObject object(int sequence, int bytes) {
		return new BusinessObject("object " + sequence, sequence, "test", 0, Payload.of(bytes));
	}

	private Socket greet(String token) throws IOException {
		Socket socket = new Socket(InetAddress.getLoopbackAddress(), service.port());
		send(socket, HELLO, token.getBytes(StandardCharsets.UTF_8));
		return socket;
	}

	private static void send(Socket socket, byte kind, byte[] body) throws IOException {
		DataOutputStream output = new DataOutputStream(socket.getOutputStream());
		output.writeByte(kind);
		output.writeInt(body.length);
		output.write(body);
		output.flush();
	}

	private static boolean isClosed(Socket socket) throws IOException {
		try {
			return socket.getInputStream().read() < 0;
		} catch (SocketException e) {
			return true;
		}
	}

	@Test
	void anObjectGoesByValueAndItsReceiptComesBack() throws Exception {
		try (RemoteScaCaller caller = new RemoteScaCaller(service.port(), TOKEN, 30)) {
			for (int bytes : new int[] { 1, 1024, 3 * 1024 * 1024 }) {
				Receipt receipt = caller.call(object(bytes, bytes));
				assertEquals("object " + bytes, receipt.id());
				assertEquals(bytes, receipt.receivedBytes());
			}
		}
	}

	@Test
	void whoDoesNotKnowTheTokenIsTurnedAway() throws Exception {
		try (RemoteScaCaller caller = new RemoteScaCaller(service.port(), "another", 30)) {
			assertThrows(IOException.class, () -> caller.call(object(1, 10)));
		}
		try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), service.port())) {
			new DataOutputStream(socket.getOutputStream()).write(new byte[] { HELLO, 127, -1, -1, -1, 0 });
			assertTrue(isClosed(socket), "a token of two gigabytes");
		}
		assertEquals(0, receiver.receivedBytes());
	}

	@Test
	void anAnnouncementOfTooMuchEndsTheConnection() throws Exception {
		try (Socket socket = greet(TOKEN)) {
			new DataOutputStream(socket.getOutputStream()).write(new byte[] { REQUEST, 127, -1, -1, -1, 0 });
			assertTrue(isClosed(socket));
		}
	}

	@Test
	void anObjectOfAnotherClassIsRefusedAndTheNextIsTaken() throws Exception {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ObjectOutputStream objects = new ObjectOutputStream(bytes)) {
			objects.writeObject(new ArrayList<>(List.of("a", "b")));
		}
		try (Socket socket = greet(TOKEN)) {
			DataInputStream input = new DataInputStream(socket.getInputStream());
			for (int i = 0; i < 2; i++) {
				send(socket, REQUEST, bytes.toByteArray());
				assertEquals(PROBLEM, input.readByte());
				String sentence = new String(input.readNBytes(input.readInt()), StandardCharsets.UTF_8);
				assertTrue(sentence.contains("REJECTED"), sentence);
			}
		}
	}

	@Test
	void aLateReplyIsNotTakenForTheNext() throws Exception {
		try (RemoteScaCaller caller = new RemoteScaCaller(service.port(), TOKEN, 1)) {
			assertThrows(TimeoutException.class, () -> caller.call(object(-1, 10)));
			release.countDown();
			assertEquals("object 2", caller.call(object(2, 10)).id());
		}
	}
}
