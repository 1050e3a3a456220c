/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.web;

import java.util.concurrent.RejectedExecutionException;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.wiretune.tester.pool.ThreadPool;

/** Hands each request from the transport's thread to a thread of the WebContainer pool. */
final class PoolDispatcher extends Handler.Wrapper {

	private final ThreadPool pool;

	PoolDispatcher(ThreadPool pool, Handler handler) {
		super(handler);
		this.pool = pool;
	}

	@Override
	public boolean handle(Request request, Response response, Callback callback) {
		try {
			pool.execute(() -> handleOnPool(request, response, callback));
		} catch (RejectedExecutionException e) {
			Response.writeError(request, response, callback, HttpStatus.SERVICE_UNAVAILABLE_503);
		}
		return true;
	}

	private void handleOnPool(Request request, Response response, Callback callback) {
		try {
			if (!super.handle(request, response, callback)) {
				Response.writeError(request, response, callback, HttpStatus.NOT_FOUND_404);
			}
		} catch (Exception e) {
			Response.writeError(request, response, callback, e);
		}
	}
}
