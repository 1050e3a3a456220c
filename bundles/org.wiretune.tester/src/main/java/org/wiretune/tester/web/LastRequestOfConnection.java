/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.web;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Closes a connection after so many requests, as {@code maxKeepAliveRequests} of JBoss Web and Liberty does: the answer to
 * the last one says so, and the server closes (RFC 9112, 9.6).
 */
final class LastRequestOfConnection extends Handler.Wrapper {

	private final int requests;

	LastRequestOfConnection(int requests, Handler handler) {
		super(handler);
		this.requests = requests;
	}

	@Override
	public boolean handle(Request request, Response response, Callback callback) throws Exception {
		if (request.getConnectionMetaData().getConnection().getMessagesIn() >= requests) {
			response.getHeaders().put(HttpHeader.CONNECTION, HttpHeaderValue.CLOSE.asString());
		}
		return super.handle(request, response, callback);
	}
}
