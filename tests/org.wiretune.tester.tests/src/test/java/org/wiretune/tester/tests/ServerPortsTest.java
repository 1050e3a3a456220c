/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.tester.binding.HttpCaller;
import org.wiretune.tester.binding.SoapCaller;
import org.wiretune.tester.control.BoundedLines;
import org.wiretune.tester.control.ControlConnection;
import org.wiretune.tester.control.ControlService;
import org.wiretune.tester.management.ServerOperations;
import org.wiretune.tester.measure.ServerSnapshot;
import org.wiretune.tester.pool.ThreadPool;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.BusinessObjectPart;
import org.wiretune.tester.service.ReceiverModule;
import org.wiretune.tester.text.LibraryLogging;
import org.wiretune.tester.web.WebServer;

class ServerPortsTest {

	private static final ServerSnapshot SNAPSHOT = new ServerSnapshot(17, "Default : 0", 400, 100);

	private static ThreadPool pool;
	private static WebServer web;

	@BeforeAll
	static void startWeb() throws Exception {
		LibraryLogging.configure();
		// One thread: a pool that small serves requests one after the other, and never hangs.
		pool = new ThreadPool(new ThreadPoolSettings("WebContainer", 1, 1, 1000));
		web = new WebServer(0, pool, new ReceiverModule());
	}

	@AfterAll
	static void stopWeb() throws Exception {
		web.close();
		pool.close();
	}

	@Test
	void onlyWhatIsABusinessObjectIsReceived() throws Exception {
		assertEquals(405, status("GET", WebServer.HTTP_PATH, ""));
		assertEquals(400, status("POST", WebServer.HTTP_PATH, "<businessObject>"));
		assertEquals(400, status("POST", WebServer.HTTP_PATH, "<businessObject/>"));
		assertEquals(400, status("POST", WebServer.HTTP_PATH, "not xml"));
		assertEquals(404, status("POST", "/elsewhere", ""));
		assertEquals(200, status("POST", WebServer.HTTP_PATH,
				"<businessObject><id>1</id><sequence>1</sequence><part number=\"0\">x</part></businessObject>"));
	}

	@Test
	void theServerTimesWhatItAnswers() throws Exception {
		web.times().tell(null);
		assertEquals(200, status("GET", WebServer.PING_PATH, ""));
		assertEquals(200, status("GET", WebServer.PING_PATH + "?ms=20", ""));
		assertEquals(400, status("GET", WebServer.PING_PATH + "?ms=soon", ""));
		int count = 0;
		double longest = 0;
		// A time is written down when the answer is out, which is a moment after the caller has it.
		while (count < 3) {
			JsonObject times = web.times().tell(null);
			count += times.get("count").getAsInt();
			longest = Math.max(longest, times.has("maxMs") ? times.get("maxMs").getAsDouble() : 0);
		}
		// What another test asked may be written down late too.
		assertTrue(count >= 3, "" + count);
		assertTrue(longest >= 20, "" + longest);
	}

	@Test
	void aWrongSoapMessageIsAFault() throws Exception {
		assertEquals(500, status("POST", WebServer.SOAP_PATH, """
				<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><other/></s:Body></s:Envelope>"""));
		BusinessObject without = new BusinessObject("1", 1, "s", 1, new BusinessObjectPart[0]);
		try (SoapCaller caller = new SoapCaller(uri(WebServer.SOAP_PATH), 10)) {
			assertThrows(RuntimeException.class, () -> caller.call(without));
			assertEquals(3, caller.call(new BusinessObject("1", 1, "s", 1, "abc")).receivedBytes());
		}
	}

	@Test
	void aRefusedCallSaysTheStatusAndWhy() throws Exception {
		try (HttpCaller caller = new HttpCaller(uri("/elsewhere"), 10)) {
			String message = assertThrows(IOException.class,
					() -> caller.call(new BusinessObject("1", 1, "s", 1, "abc"))).getMessage();
			assertTrue(message.contains("404"), message);
		}
	}

	@Test
	void aDriverWithTheTokenIsServed() throws Exception {
		try (ControlService service = service(); ControlConnection driver = new ControlConnection(service.port(), "secret",
				() -> { })) {
			assertEquals(SNAPSHOT, driver.snapshot());
		}
	}

	@Test
	void aStrangerIsTurnedAway() throws Exception {
		try (ControlService service = service()) {
			for (String hello : List.of("{\"hello\":\"guess\"}\n", "{\"snapshot\":true}\n", "rubbish\n",
					"x".repeat(BoundedLines.LONGEST_LINE + 1))) {
				try (Socket stranger = new Socket(InetAddress.getLoopbackAddress(), service.port())) {
					stranger.setSoTimeout(10_000);
					assertNull(answer(stranger, hello));
				}
			}
		}
	}

	private static String answer(Socket stranger, String hello) throws IOException {
		try {
			stranger.getOutputStream().write((hello + "{\"snapshot\":true}\n").getBytes(StandardCharsets.UTF_8));
			return new BufferedReader(new InputStreamReader(stranger.getInputStream(), StandardCharsets.UTF_8)).readLine();
		} catch (SocketException e) {
			// The server closed while it was still being spoken to.
			return null;
		}
	}

	private static ControlService service() throws IOException {
		return new ControlService("secret", () -> SNAPSHOT, (order, events) -> {
			throw new IllegalStateException("nothing is measured here");
		}, new ServerOperations());
	}

	private static URI uri(String path) {
		return URI.create("http://" + InetAddress.getLoopbackAddress().getHostAddress() + ':' + web.port() + path);
	}

	private static int status(String method, String path, String body) throws Exception {
		HttpRequest request = HttpRequest.newBuilder(uri(path)).header("Content-Type", "text/xml; charset=utf-8")
				.method(method, HttpRequest.BodyPublishers.ofString(body)).build();
		return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).statusCode();
	}
}
