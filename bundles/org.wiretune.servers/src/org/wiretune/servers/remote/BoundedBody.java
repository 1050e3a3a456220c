/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;

/** The body of an answer up to a length; one that is longer fails, and no more of it is fetched. */
final class BoundedBody implements HttpResponse.BodySubscriber<byte[]> {

	private final int most;
	private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
	private final CompletableFuture<byte[]> body = new CompletableFuture<>();
	private Flow.Subscription subscription;

	/** Takes so many bytes at most. */
	BoundedBody(int most) {
		this.most = most;
	}

	@Override
	public CompletionStage<byte[]> getBody() {
		return body;
	}

	@Override
	public void onSubscribe(Flow.Subscription offered) {
		subscription = offered;
		offered.request(1);
	}

	@Override
	public void onNext(List<ByteBuffer> parts) {
		for (ByteBuffer part : parts) {
			if (bytes.size() + part.remaining() > most) {
				subscription.cancel();
				body.completeExceptionally(new IOException(RemoteFailure.TEXTS.get("meters.tooLong", Integer.toString(most >> 20)))); //$NON-NLS-1$
				return;
			}
			byte[] copy = new byte[part.remaining()];
			part.get(copy);
			bytes.writeBytes(copy);
		}
		subscription.request(1);
	}

	@Override
	public void onError(Throwable failure) {
		body.completeExceptionally(failure);
	}

	@Override
	public void onComplete() {
		body.complete(bytes.toByteArray());
	}
}
