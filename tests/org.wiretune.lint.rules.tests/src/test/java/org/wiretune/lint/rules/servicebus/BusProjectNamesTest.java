/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;

/** Projects of a bus in a repository of another name. */
class BusProjectNamesTest {

	private static final String ONLY_CALL = "osb-callout-for-route";

	private static Files in(String folder) {
		return new Files().with(folder + "/.project", "<projectDescription/>").with(folder + "/pipeline/Order.pipeline", Buses.pipeline("request", Buses.CALLOUT, ""))
				.with(folder + "/business/Stock.bix", Buses.service("http://stock.example.com:8001/Stock", "", "20"));
	}

	@Test
	void servicesAreFoundUnderTheNameOfTheProject() {
		assertEquals(1, in("Orders").findings(ONLY_CALL).size());
		assertEquals(1, in("bank-orders-service").findings(ONLY_CALL).size());
	}

	@Test
	void aProofOfConceptIsNoProject() {
		assertTrue(in("bus/PoC/Orders").findings(ONLY_CALL).isEmpty());
		assertTrue(in("bus/poc-orders").findings(ONLY_CALL).isEmpty());
		assertEquals(1, in("bus/PoCket").findings(ONLY_CALL).size());
		assertEquals(1, in("bus/Epoch").findings(ONLY_CALL).size());
	}

	@Test
	void anotherProjectIsNotTakenForIt() {
		Files other = in("Sales").with("Orders/.project", "<projectDescription/>").with("Orders/pipeline/Order.pipeline", Buses.pipeline("request", "", ""));
		assertTrue(other.findings(ONLY_CALL).isEmpty(), "the project was read and has no such service");
		Files named = in("Sales").with("Sales/pipeline/Own.pipeline", Buses.pipeline("request", Buses.CALLOUT.replace("Orders/", "Sales/"), ""));
		assertEquals("Sales/pipeline/Own.pipeline", named.finding(ONLY_CALL).origin().path(), "the folder has the name of the project");
	}
}
