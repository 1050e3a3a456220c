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

class AsynchronousFloodTest {

	private static final String RULE = "async-flood-heap";
	private static final String CODE = "Sender/src/impl/SenderImpl.java";

	private static Files files(String loops, String bytes) {
		return Samples.server().with("Sender/sca.module", Samples.modules().text("Sender/sca.module")).with(CODE, """
				package impl;

				import com.ibm.websphere.sca.Service;

				public class SenderImpl {

					private static final int LOOPS = %s;

					public void send(Service stock) {
						for (int i = 0; i < LOOPS; i++) {
							stock.invokeAsync("store", new byte[%s]);
						}
					}
				}
				""".formatted(loops, bytes));
	}

	@Test
	void lab() {
		Finding finding = files("400", "1024 * 1024").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("760 MB", finding.measured());
		assertEquals("384 MB", finding.limit());
		assertTrue(finding.message().contains("400 objects of 1 MB") && finding.message().contains("Raise the heap to 1024 MB"), finding.message());
		assertTrue(finding.assumption().contains("server1"));
	}

	@Test
	void boundary() {
		// 1.9 * 202 is 383.8, rounded up 384.
		assertTrue(files("202", "1048576").findings(RULE).isEmpty());
		assertEquals("386 MB", files("203", "1048576").finding(RULE).measured());
	}

	@Test
	void silentWithEnoughHeapAndWithoutNumbers() {
		assertTrue(files("400", "1048576").replace(Samples.SERVER, "maximumHeapSize=\"384\"", "maximumHeapSize=\"1024\"").findings(RULE).isEmpty());
		assertTrue(files("400", "100 * 1024").findings(RULE).isEmpty());
		assertTrue(files("Integer.parseInt(\"400\")", "1048576").findings(RULE).isEmpty());
		assertTrue(files("400", "1048576").without(Samples.SERVER).findings(RULE).isEmpty());
	}

	@Test
	void throttlesWhatNoHeapHolds() {
		Finding finding = files("400_000", "1048576").finding(RULE);
		assertTrue(finding.message().contains("no sensible heap"), finding.message());
		assertTrue(finding.fixes().isEmpty());
	}

	@Test
	void silentWhereSeveralServersMayBeMeant() {
		Files files = files("400", "1048576");
		files.with(Samples.SERVER.replace("server1", "server2"), files.text(Samples.SERVER).replace("server1", "server2"));
		assertTrue(files.findings(RULE).isEmpty());
	}

	@Test
	void fixRaiseHeap() {
		FixContract.verify(files("400", "1048576"), RULE + "/raise-heap", Map.of(Samples.SERVER, Map.of("maximumHeapSize=\"384\"", "maximumHeapSize=\"1024\"")));
	}

	@Test
	void fixSetsAHeapThatWasNotStated() {
		Files files = files("400", "1048576").replace(Samples.SERVER, " initialHeapSize=\"256\" maximumHeapSize=\"384\"", "");
		assertEquals("512 MB", files.finding(RULE).limit());
		FixContract.verify(files, RULE + "/raise-heap", Map.of(Samples.SERVER, Map.of("genericJvmArguments=\"\"", "genericJvmArguments=\"\" maximumHeapSize=\"1024\"")));
	}
}
