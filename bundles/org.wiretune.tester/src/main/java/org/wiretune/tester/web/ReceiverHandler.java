/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.web;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.ReceiverService;
import org.wiretune.tester.service.XmlForm;

/** The HTTP export of the receiver module: XML in, XML out. */
final class ReceiverHandler extends Handler.Abstract {

	/** The largest payload with its XML around it. */
	/** Each business object has its frame around its piece of the payload. */
	private static final long LARGEST_REQUEST_BYTES = 3L * ObjectSize.LARGEST_BYTES + 64L * 1024;

	private final ReceiverService receiver;

	ReceiverHandler(ReceiverService receiver) {
		this.receiver = receiver;
	}

	@Override
	public boolean handle(Request request, Response response, Callback callback) {
		if (!WebServer.HTTP_PATH.equals(Request.getPathInContext(request))) {
			return false;
		}
		if (!HttpMethod.POST.is(request.getMethod())) {
			answer(response, callback, HttpStatus.METHOD_NOT_ALLOWED_405, "text/plain",
					text("http.onlyPost", request.getMethod()));
		} else if (request.getLength() < 0 || request.getLength() > LARGEST_REQUEST_BYTES) {
			answer(response, callback, HttpStatus.PAYLOAD_TOO_LARGE_413, "text/plain",
					text("http.tooLarge", LARGEST_REQUEST_BYTES));
		} else {
			receive(request, response, callback);
		}
		return true;
	}

	private void receive(Request request, Response response, Callback callback) {
		byte[] reply;
		try (InputStream body = Content.Source.asInputStream(request)) {
			XmlForm xml = XmlForm.ofThread();
			BusinessObject object = xml.read(body, BusinessObject.class);
			Receipt receipt = receiver.receive(object);
			reply = xml.write(receipt);
		} catch (IOException | IllegalArgumentException e) {
			answer(response, callback, HttpStatus.BAD_REQUEST_400, "text/plain",
					text("http.notReadable", String.valueOf(e.getMessage())));
			return;
		}
		answer(response, callback, HttpStatus.OK_200, "application/xml", reply);
	}

	private static byte[] text(String key, Object value) {
		return TEXTS.get(key, value).getBytes(StandardCharsets.UTF_8);
	}

	private static void answer(Response response, Callback callback, int status, String type, byte[] body) {
		response.setStatus(status);
		response.getHeaders().put(HttpHeader.CONTENT_TYPE, type + ";charset=UTF-8");
		response.getHeaders().put(HttpHeader.CONTENT_LENGTH, body.length);
		response.write(true, ByteBuffer.wrap(body), callback);
	}
}
