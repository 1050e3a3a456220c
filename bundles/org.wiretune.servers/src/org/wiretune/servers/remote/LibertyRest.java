/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;

import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;

import org.wiretune.servers.address.RemoteServer;

/** Asks the REST connector of Liberty by HTTPS and reads JSON. Follows no redirection, so that no other host is told the password. */
final class LibertyRest {

	private static final int OK = 200;
	private static final int MOST_BYTES = 50_000_000;
	private static final Duration ANSWER_LIMIT = Duration.ofSeconds(15);

	/** An answer that is none of JSON, or none at all. */
	static final class Refused extends IOException {
		private static final long serialVersionUID = 1L;
		private final int status;

		Refused(int status, String message) {
			super(message);
			this.status = status;
		}

		/** {@return status of HTTP} */
		int status() {
			return status;
		}
	}

	private final HttpClient client;
	private final String root;
	private final String origin;
	private final String login;

	/**
	 * Asks a server. Connects with the first question.
	 *
	 * @param server
	 *            of kind LIBERTY
	 * @param check
	 *            of its certificate
	 */
	LibertyRest(RemoteServer server, CertificateCheck check) {
		// The server gives a token for the password, which is quicker for it to check.
		client = HttpClient.newBuilder().sslContext(check.context()).connectTimeout(Reach.LIMIT).followRedirects(HttpClient.Redirect.NEVER)
				.cookieHandler(new CookieManager(null, CookiePolicy.ACCEPT_ORIGINAL_SERVER)).build();
		origin = "https://" + server.address().hostAndPort(); //$NON-NLS-1$
		root = origin + server.address().path();
		login = server.user().isEmpty() ? "" //$NON-NLS-1$
				: "Basic " + Base64.getEncoder().encodeToString((server.user() + ':' + new String(server.password().reveal())).getBytes(StandardCharsets.UTF_8)); //$NON-NLS-1$
	}

	/**
	 * {@return the answer to a question}
	 *
	 * @param path
	 *            below the path of the connector, encoded
	 * @throws IOException
	 *             when none came, or a {@link Refused}
	 */
	JsonElement get(String path) throws IOException {
		return send(request(path).GET().build());
	}

	/**
	 * {@return the answer to a call}
	 *
	 * @param path
	 *            below the path of the connector, encoded
	 * @param body
	 *            in JSON
	 * @throws IOException
	 *             when none came, or a {@link Refused}
	 */
	JsonElement post(String path, JsonElement body) throws IOException {
		return send(request(path).header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body.toString())).build()); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private HttpRequest.Builder request(String path) {
		HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(root + path)).timeout(ANSWER_LIMIT).header("Accept", "application/json"); //$NON-NLS-1$ //$NON-NLS-2$
		if (!login.isEmpty()) {
			request.header("Authorization", login); //$NON-NLS-1$
		}
		return request;
	}

	private JsonElement send(HttpRequest request) throws IOException {
		try {
			HttpResponse<InputStream> response = client.send(request, HttpResponse.BodyHandlers.ofInputStream());
			try (InputStream body = response.body()) {
				byte[] bytes = body.readNBytes(MOST_BYTES);
				String text = new String(bytes, StandardCharsets.UTF_8);
				if (response.statusCode() != OK || bytes.length == MOST_BYTES) {
					throw new Refused(response.statusCode(), text);
				}
				return JsonParser.parseString(text);
			}
		} catch (JsonParseException | StackOverflowError other) {
			throw new Refused(OK, String.valueOf(other.getMessage()));
		} catch (InterruptedException aborted) {
			Thread.currentThread().interrupt();
			throw new InterruptedIOException();
		}
	}
}
