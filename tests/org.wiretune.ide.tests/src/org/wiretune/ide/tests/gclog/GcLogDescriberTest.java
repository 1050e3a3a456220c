/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

import org.eclipse.core.runtime.content.IContentDescriber;
import org.junit.jupiter.api.Test;
import org.wiretune.ide.gclog.GcLogDescriber;

/** The content type of collection logs. */
class GcLogDescriberTest {

	@Test
	void theContentTypeKnowsLogsByTheirLines() throws IOException {
		assertEquals(IContentDescriber.VALID, describe("[0.005s][info][gc] Using G1\n[1.001s][info][gc] GC(0) Pause Young (Normal) (G1 Evacuation Pause) 20M->10M(256M) 1.000ms\n"));
		assertEquals(IContentDescriber.INVALID, describe("<?xml version=\"1.0\"?>\n<server name=\"gc\"/>\n"));
		assertEquals(IContentDescriber.INDETERMINATE, describe(""));
	}

	private static int describe(String text) throws IOException {
		return new GcLogDescriber().describe(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), null);
	}
}
