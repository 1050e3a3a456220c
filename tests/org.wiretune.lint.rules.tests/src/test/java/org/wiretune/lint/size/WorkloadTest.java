/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class WorkloadTest {

	@Test
	void littlesLaw() {
		assertEquals(20, Workload.concurrency(200, 100));
		assertEquals(1, Workload.concurrency(50, 20));
		assertEquals(2, Workload.concurrency(50, 20.1));
		assertEquals(0, Workload.concurrency(0, 100));
		assertEquals(3, Workload.concurrency(30, 100));
	}

	@Test
	void clientsThatThink() {
		assertEquals(10, Workload.concurrencyOfClients(100, 100, 900));
		assertEquals(100, Workload.concurrencyOfClients(100, 100, 0));
		assertEquals(1, Workload.concurrencyOfClients(1, 1, 1000));
	}

	@Test
	void refusesWhatIsNoLoad() {
		assertThrows(IllegalArgumentException.class, () -> Workload.concurrency(-1, 1));
		assertThrows(IllegalArgumentException.class, () -> Workload.concurrency(Double.NaN, 1));
		assertThrows(IllegalArgumentException.class, () -> Workload.concurrency(1e12, 1e12));
		assertThrows(IllegalArgumentException.class, () -> new Workload(-1, 0, 0, 1));
		assertThrows(IllegalArgumentException.class, () -> new Workload(1, 0, 0, 0));
		assertThrows(IllegalArgumentException.class, () -> Workload.concurrencyOfClients(1, 0, 0));
	}
}
