/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.Samples;

/** A stub on this machine stands in for a service that runs elsewhere, so the protocol is that of the service. */
class StubTargetsTest {

	private static final String RULE = "ws-binding-same-server";

	private static Files below(String folder) {
		Files files = Samples.modules().with("Sender/ToReceiver.import", Samples.webServiceImport("http://localhost:9080/ReceiverWeb/sca/StockWSExport"));
		Files moved = files.copy();
		for (String path : files.paths()) {
			if (path.startsWith("Receiver/")) {
				moved.with(folder + path, files.bytes(path)).without(path);
			}
		}
		return moved;
	}

	@Test
	void silentForAStub() {
		assertEquals(1, below("services/").findings(RULE).size());
		assertEquals(1, below("stubborn/").findings(RULE).size());
		assertEquals(List.of(), below("services_Stubs/").findings(RULE));
		assertEquals(List.of(), below("mock-services/").findings(RULE));
	}
}
