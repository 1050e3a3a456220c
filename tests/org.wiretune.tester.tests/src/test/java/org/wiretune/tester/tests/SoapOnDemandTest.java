/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.tester.pool.ThreadPool;
import org.wiretune.tester.service.ReceiverModule;
import org.wiretune.tester.text.LibraryLogging;
import org.wiretune.tester.web.WebServer;

/** The SOAP endpoint of a server that nobody has asked before. */
class SoapOnDemandTest {

	private static final int CLIENTS = 4;

	@BeforeAll
	static void quiet() {
		LibraryLogging.configure();
	}

	private static HttpRequest description(WebServer web) {
		return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + web.port() + WebServer.SOAP_PATH + "?wsdl")).build();
	}

	@Test
	void allWhoAskFirstAtTheSameTimeGetTheDescription() throws Exception {
		try (ThreadPool pool = new ThreadPool(new ThreadPoolSettings("WebContainer", CLIENTS, CLIENTS, 1000));
				WebServer web = new WebServer(0, pool, new ReceiverModule()); HttpClient client = HttpClient.newHttpClient()) {
			List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
			for (int i = 0; i < CLIENTS; i++) {
				answers.add(client.sendAsync(description(web), HttpResponse.BodyHandlers.ofString()));
			}
			for (CompletableFuture<HttpResponse<String>> answer : answers) {
				HttpResponse<String> description = answer.get(60, TimeUnit.SECONDS);
				assertEquals(200, description.statusCode(), description.body());
				assertTrue(description.body().contains("definitions"), description.body());
			}
		}
	}

	@Test
	void aServerThatNobodyAskedIsClosedAndAnswersNoMore() throws Exception {
		try (ThreadPool pool = new ThreadPool(new ThreadPoolSettings("WebContainer", 1, 1, 1000)); HttpClient client = HttpClient.newHttpClient()) {
			WebServer web = new WebServer(0, pool, new ReceiverModule());
			HttpRequest late = description(web);
			web.close();
			assertThrows(IOException.class, () -> client.send(late, HttpResponse.BodyHandlers.ofString()));
		}
	}
}
