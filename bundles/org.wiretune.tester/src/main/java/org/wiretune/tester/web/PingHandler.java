/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.web;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * The least an HTTP exchange costs here: a few bytes, answered on the transport's thread without a thread of the pool. It
 * measures the instrument, not the server. With a query of {@code ms=N} it answers N milliseconds later, up to 10,000,
 * which no thread waits for.
 */
final class PingHandler extends Handler.Abstract {

	private static final byte[] ANSWER = "pong\n".getBytes(StandardCharsets.US_ASCII);
	private static final String DELAY = "ms=";
	private static final int LONGEST_DELAY = 10_000;

	@Override
	public boolean handle(Request request, Response response, Callback callback) {
		if (!WebServer.PING_PATH.equals(Request.getPathInContext(request))) {
			return false;
		}
		String query = request.getHttpURI().getQuery();
		if (query == null || !query.startsWith(DELAY)) {
			answer(response, callback);
			return true;
		}
		try {
			int delay = Math.clamp(Integer.parseInt(query.substring(DELAY.length())), 0, LONGEST_DELAY);
			request.getConnectionMetaData().getConnector().getScheduler().schedule(() -> answer(response, callback), delay,
					TimeUnit.MILLISECONDS);
		} catch (NumberFormatException e) {
			Response.writeError(request, response, callback, HttpStatus.BAD_REQUEST_400);
		}
		return true;
	}

	private static void answer(Response response, Callback callback) {
		response.setStatus(HttpStatus.OK_200);
		response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/plain");
		response.getHeaders().put(HttpHeader.CONTENT_LENGTH, ANSWER.length);
		response.write(true, ByteBuffer.wrap(ANSWER), callback);
	}
}
