/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.gauges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.servers.gauges.ChartRange;

/** Which time charts show. */
class ChartRangeTest {

	private static final long NEWEST = 1_000_000;

	@Test
	void followsTheNewestValueUntilSomebodyLooksBack() {
		ChartRange live = ChartRange.STANDARD;
		assertTrue(live.isLive());
		assertEquals(NEWEST - 300_000, live.from(NEWEST));
		ChartRange back = live.moved(-0.5, NEWEST);
		assertFalse(back.isLive());
		assertEquals(NEWEST - 150_000, back.to(NEWEST));
		assertEquals(NEWEST - 150_000, back.to(NEWEST + 60_000), "a time that was chosen stays");
		assertTrue(back.moved(0.5, NEWEST).isLive());
		assertTrue(back.live().isLive());
	}

	@Test
	void zoomKeepsTheMiddleOfATimeThatWasChosen() {
		ChartRange chosen = new ChartRange(60_000, 500_000);
		assertEquals(new ChartRange(30_000, 485_000), chosen.zoomedIn());
		assertEquals(new ChartRange(120_000, 530_000), chosen.zoomedOut());
		assertTrue(ChartRange.STANDARD.zoomedIn().isLive());
	}

	@Test
	void staysWithinWhatIsKept() {
		ChartRange range = ChartRange.STANDARD;
		for (int i = 0; i < 20; i++) {
			range = range.zoomedOut();
		}
		assertEquals(ChartRange.LONGEST, range.length());
		for (int i = 0; i < 40; i++) {
			range = range.zoomedIn();
		}
		assertEquals(ChartRange.SHORTEST, range.length());
	}

	@Test
	void anAlarmIsShownWithALittleBeforeAndAfter() {
		ChartRange range = ChartRange.around(400_000, 410_000);
		assertEquals(385_000, range.from(NEWEST));
		assertEquals(425_000, range.to(NEWEST));
	}

	@Test
	void aDrawnTimeIsShownExactly() {
		ChartRange range = ChartRange.between(400_000, 460_000);
		assertEquals(400_000, range.from(NEWEST));
		assertEquals(460_000, range.to(NEWEST));
		ChartRange least = ChartRange.between(400_000, 402_000);
		assertEquals(ChartRange.SHORTEST, least.length());
		assertEquals(401_000, (least.from(NEWEST) + least.to(NEWEST)) / 2);
	}
}
