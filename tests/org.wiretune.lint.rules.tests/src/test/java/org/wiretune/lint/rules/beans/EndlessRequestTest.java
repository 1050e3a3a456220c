/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rule {@code http-client-without-timeout}. */
class EndlessRequestTest {

	private static final String RULE = "http-client-without-timeout";
	private static final String POM = "<project><packaging>war</packaging></project>\n";

	private static Files code(String annotation, String members) {
		return new Files().with("Shop/pom.xml", POM).with("Shop/src/main/java/shop/Rates.java", """
				package shop;

				import java.net.HttpURLConnection;
				import java.net.http.HttpClient;
				import java.net.http.HttpRequest;
				import org.apache.http.impl.client.HttpClientBuilder;
				import org.apache.http.impl.client.HttpClients;
				import com.sun.jersey.api.client.Client;
				import org.glassfish.jersey.client.JerseyClient;
				import javax.ejb.Stateless;

				%s
				public class Rates {

					private HttpClient client = HttpClient.newHttpClient();

					%s
				}
				""".formatted(annotation, members));
	}

	private static int found(String body) {
		return code("@Stateless", "String rate(String from) throws Exception {\n\t\t" + body + "\n\t}").findings(RULE).size();
	}

	@ParameterizedTest
	@ValueSource(strings = {"return client.send(HttpRequest.newBuilder(URI.create(URL + from)).GET().build(), BodyHandlers.ofString()).body();",
			"HttpURLConnection connection = (HttpURLConnection) new URL(URL + from).openConnection(); return read(connection.getInputStream());",
			"try (CloseableHttpClient http = HttpClients.createDefault()) { return http.execute(new HttpGet(URL), handler); }",
			"CloseableHttpClient http = HttpClientBuilder.create().setUserAgent(NAME).build(); return http.execute(new HttpGet(URL), handler);",
			"return ClientBuilder.newClient().target(URL).request().get(String.class);", "return Client.create().resource(URL).get(String.class);"})
	void nothingSaysHowLong(String body) {
		assertEquals(1, found(body));
	}

	/** A timeout of the connection ends before the answer is awaited. */
	@Test
	void theConnectionOnly() {
		assertEquals(1, code("@Stateless", "HttpClient slow = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();\n\tString rate() throws Exception { return slow.send(HttpRequest.newBuilder(URL).build(), handler).body(); }").findings(RULE).size());
	}

	@ParameterizedTest
	@ValueSource(strings = {"return client.send(HttpRequest.newBuilder(URI.create(URL + from)).timeout(Duration.ofSeconds(5)).GET().build(), BodyHandlers.ofString()).body();",
			"return client.sendAsync(HttpRequest.newBuilder(URI.create(URL + from)).build(), BodyHandlers.ofString()).thenApply(Answer::body);",
			"HttpURLConnection connection = (HttpURLConnection) new URL(URL + from).openConnection(); connection.setReadTimeout(5000); return read(connection.getInputStream());",
			"HttpURLConnection connection = (HttpURLConnection) new URL(URL + from).openConnection(); configure(connection, TIME_OUT); return read(connection.getInputStream());",
			"URLConnection connection = new URL(\"file:\" + from).openConnection(); return read(connection.getInputStream());",
			"RequestConfig config = Limits.of(from); CloseableHttpClient http = HttpClientBuilder.create().setDefaultRequestConfig(config).build(); return http.execute(new HttpGet(URL), handler);",
			"Client client = ClientBuilder.newClient(new ClientConfig().property(ClientProperties.READ_TIMEOUT, 5000)); return client.target(URL).request().get(String.class);"})
	void limited(String body) {
		assertEquals(0, found(body));
	}

	private static Files mail(String server, String made, String sent) {
		return new Files().with("Shop/pom.xml", POM).with("Shop/src/main/java/shop/Mails.java", """
				package shop;

				import javax.ejb.Stateless;
				import javax.mail.Session;
				import javax.mail.Transport;

				@Stateless
				public class Mails {

					void send(Message message) throws Exception {
						Properties properties = new Properties();
						%s
						Session session = %s;
						%s
					}
				}
				""".formatted(server, made, sent));
	}

	private static final String SERVER = "properties.put(\"mail.smtp.host\", \"mail.acme.example\");";

	@ParameterizedTest
	@ValueSource(strings = {"Session.getInstance(properties)", "Session.getDefaultInstance(properties, null)"})
	void mails(String made) {
		Finding finding = mail(SERVER, made, "Transport.send(message);").finding(RULE);
		assertEquals("Session of Jakarta Mail", finding.measured());
		assertTrue(finding.message().contains("mail.smtp.connectiontimeout"), finding.message());
		assertEquals(1, mail(SERVER, made, "transport.sendMessage(message, to);").findings(RULE).size());
	}

	/** Limited, set up elsewhere, or not for sending. */
	@Test
	void otherMails() {
		String send = "Transport.send(message);";
		String made = "Session.getInstance(properties)";
		assertEquals(0, mail(SERVER + " properties.put(\"mail.smtp.timeout\", 5000);", made, send).findings(RULE).size());
		assertEquals(0, mail("settings.fill(properties);", made, send).findings(RULE).size());
		assertEquals(0, mail(SERVER, made, "parse(new MimeMessage(session));").findings(RULE).size());
		assertEquals(0, mail(SERVER, "sessions.getInstance(properties)", send).findings(RULE).size());
	}

	/** Without Jersey's own types the client may be one of Apache CXF, which waits 60 s. */
	@Test
	void anotherImplementation() {
		assertEquals(0, new Files().with("Shop/pom.xml", POM).with("Shop/src/main/java/shop/Rates.java", """
				package shop;

				import javax.ejb.Stateless;
				import javax.ws.rs.client.ClientBuilder;

				@Stateless
				public class Rates {

					String rate() {
						return ClientBuilder.newClient().target(URL).request().get(String.class);
					}
				}
				""").findings(RULE).size());
	}

	@Test
	void programsAndTestsWaitBeforeSomebody() {
		String main = "public static void main(String[] arguments) throws Exception { System.out.println(((HttpURLConnection) new URL(arguments[0]).openConnection()).getResponseCode()); }";
		assertEquals(0, code("", main).findings(RULE).size());
		assertEquals(0, new Files().with("Shop/pom.xml", POM).with("Shop/src/test/java/shop/RatesTest.java", """
				package shop;

				import java.net.HttpURLConnection;

				public class RatesTest {

					void answers() throws Exception {
						((HttpURLConnection) new URL(URL).openConnection()).getResponseCode();
					}
				}
				""").findings(RULE).size());
	}

	/** Once for a file, at the first. */
	@Test
	void onceForAFile() {
		Finding finding = code("@Stateless", """
				String rate() throws Exception { return client.send(HttpRequest.newBuilder(ONE).build(), handler).body(); }

				String other() throws Exception { return client.send(HttpRequest.newBuilder(TWO).build(), handler).body(); }
				""").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("Requests by java.net.http.HttpClient have no timeout", finding.headline());
	}
}
