/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;

/** Folders for development above whole projects of a bus. */
class BranchFoldersTest {

	private static final String LOG = "osb-log-message";
	private static final String ACTION = "          <con5:log>\n            <con5:logLevel>info</con5:logLevel>\n            <con5:expr>\n              <con1:xqueryText>$body</con1:xqueryText>\n            </con5:expr>\n          </con5:log>\n";

	/** A second project makes the folder at the top say nothing by itself. */
	private static Files in(String... folders) {
		Files files = new Files().with("bank/other/Other/business/Stock.bix", Buses.service("http://stock.example.com:8001/Stock", "", "20"));
		for (String folder : folders) {
			files.with(folder + Buses.PIPELINE, Buses.pipeline("request", ACTION, Buses.ROUTE)).with(folder + Buses.SERVICE, Buses.service("http://stock.example.com:8001/Stock", "", "20"));
		}
		return files;
	}

	@Test
	void theOnlyFolderWithAProjectIsWhereItIsKept() {
		assertEquals(1, in("bank/dev/").findings(LOG).size());
		assertEquals(1, in("bank/Develop/soa/").findings(LOG).size());
	}

	@Test
	void aCopyForDevelopmentIsLeftAlone() {
		assertEquals("bank/qa/" + Buses.PIPELINE, in("bank/dev/", "bank/qa/").finding(LOG).origin().path());
	}

	@Test
	void otherWordsStillCount() {
		assertTrue(in("bank/dev/sandbox/").findings(LOG).isEmpty());
		assertTrue(in("bank/test/").findings(LOG).isEmpty());
	}
}
