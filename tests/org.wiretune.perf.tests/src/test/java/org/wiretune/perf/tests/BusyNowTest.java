/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.wiretune.perf.validity.BusyNow;

/** What is said of a busy machine before runs are made on it. */
class BusyNowTest {

	@Test
	void aMachineWithMoreToDoThanItCanIsToldBeforeTheRuns() {
		assertEquals("The machine had a load of 4.34 on 2 processors in the last minute. Runs in which other programs use more than 25 % of it allow no verdict: end them first.",
				BusyNow.warning(4.34, 2));
	}

	@Test
	void nothingIsSaidOfAQuietMachineAndWhereTheSystemDoesNotTell() {
		assertEquals("", BusyNow.warning(2, 2));
		assertEquals("", BusyNow.warning(-1, 2));
	}
}
