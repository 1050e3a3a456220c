/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

class LargeObjectOnSmallHeapTest {

	private static final String RULE = "bo-1mb-on-small-heap";

	private static Files files(String bound, String bytes) {
		return Samples.server().with("Sender/sca.module", Samples.modules().text("Sender/sca.module")).with("Sender/src/impl/SenderImpl.java", """
				package impl;

				import com.ibm.websphere.sca.Service;

				public class SenderImpl {

					public void send(Service stock, int loops) {
						for (int i = 0; i < %s; i++) {
							stock.invokeAsync("store", new byte[%s]);
						}
					}
				}
				""".formatted(bound, bytes));
	}

	@Test
	void largeObjects() {
		Finding finding = files("loops", "1024 * 1024").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("384 MB", finding.measured());
		assertTrue(finding.message().contains("objects of 1 MB") && finding.message().contains("server1"), finding.message());
	}

	@Test
	void boundaries() {
		assertTrue(files("loops", "1048575").findings(RULE).isEmpty());
		assertTrue(files("loops", "1048576").replace(Samples.SERVER, "maximumHeapSize=\"384\"", "maximumHeapSize=\"385\"").findings(RULE).isEmpty());
	}

	@Test
	void silentWhereTheLengthIsKnown() {
		assertTrue(files("10", "1048576").findings(RULE).isEmpty());
		assertTrue(files("400", "1048576").findings(RULE).isEmpty());
	}

	@Test
	void fixRaiseHeap() {
		FixContract.verify(files("loops", "1048576"), RULE + "/raise-heap", Map.of(Samples.SERVER, Map.of("maximumHeapSize=\"384\"", "maximumHeapSize=\"1024\"")));
	}
}
