/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.app;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.Serial;
import java.nio.charset.StandardCharsets;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.XmlForm;

/** HTTP sync: the HTTP export of the receiver module, XML in and XML out, as the embedded server has it. */
public class ReceiverServlet extends HttpServlet {

	@Serial
	private static final long serialVersionUID = 1L;

	/** The largest payload with its XML around it. */
	/** Each business object has its frame around its piece of the payload. */
	private static final long LARGEST_REQUEST_BYTES = 3L * ObjectSize.LARGEST_BYTES + 64L * 1024;

	@Override
	protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
		if (request.getContentLengthLong() < 0 || request.getContentLengthLong() > LARGEST_REQUEST_BYTES) {
			answer(response, HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE, "text/plain",
					text("http.tooLarge", LARGEST_REQUEST_BYTES));
			return;
		}
		byte[] reply;
		try {
			XmlForm xml = XmlForm.ofThread();
			Receipt receipt = Receiver.module().receive(xml.read(request.getInputStream(), BusinessObject.class));
			reply = xml.write(receipt);
		} catch (IOException | IllegalArgumentException e) {
			answer(response, HttpServletResponse.SC_BAD_REQUEST, "text/plain",
					text("http.notReadable", String.valueOf(e.getMessage())));
			return;
		}
		answer(response, HttpServletResponse.SC_OK, "application/xml", reply);
	}

	private static byte[] text(String key, Object value) {
		return TEXTS.get(key, value).getBytes(StandardCharsets.UTF_8);
	}

	private static void answer(HttpServletResponse response, int status, String type, byte[] body) throws IOException {
		response.setStatus(status);
		response.setContentType(type + ";charset=UTF-8");
		response.setContentLength(body.length);
		response.getOutputStream().write(body);
	}
}
