/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.binding;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.XmlForm;

/**
 * HTTP sync: the object is posted as XML. {@link HttpURLConnection} with a buffered body, the same transport as the SOAP
 * library has; a streamed body would cost a probe of 1 ms for each call, and another client library three thread changes.
 */
public final class HttpCaller implements Caller {

	private static final int MILLIS_IN_SECOND = 1000;
	private static final int LONGEST_PROBLEM = 300;

	private final URL address;
	private final int timeoutMillis;

	/**
	 * A caller.
	 *
	 * @param address where the receiver is
	 * @param timeoutSeconds how long it waits for a reply
	 * @throws IOException when the address cannot be one
	 */
	public HttpCaller(URI address, int timeoutSeconds) throws IOException {
		this.address = address.toURL();
		this.timeoutMillis = timeoutSeconds * MILLIS_IN_SECOND;
	}

	@Override
	public Receipt call(BusinessObject object) throws IOException {
		XmlForm xml = XmlForm.ofThread();
		HttpURLConnection connection = (HttpURLConnection) address.openConnection();
		connection.setRequestMethod("POST");
		connection.setDoOutput(true);
		connection.setConnectTimeout(timeoutMillis);
		connection.setReadTimeout(timeoutMillis);
		connection.setRequestProperty("Content-Type", "application/xml; charset=UTF-8");
		try (OutputStream body = connection.getOutputStream()) {
			body.write(xml.write(object));
		}
		if (connection.getResponseCode() != HttpURLConnection.HTTP_OK) {
			throw new IOException(TEXTS.get("http.refused", Integer.toString(connection.getResponseCode()), problem(connection)));
		}
		byte[] reply;
		try (InputStream stream = connection.getInputStream()) {
			// Read to its end, so that the connection can be used again.
			reply = stream.readAllBytes();
		}
		return xml.read(new ByteArrayInputStream(reply), Receipt.class);
	}

	@Override
	public void close() {
		// Connections are kept by the JDK and end with the process.
	}

	private static String problem(HttpURLConnection connection) throws IOException {
		try (InputStream stream = connection.getErrorStream()) {
			return stream == null ? "" : new String(stream.readNBytes(LONGEST_PROBLEM), StandardCharsets.UTF_8).strip();
		}
	}
}
