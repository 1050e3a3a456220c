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
import org.wiretune.servers.gauges.ChartWindow;

/** Which time charts show. */
class ChartRangeTest {

	private static final long NEWEST = 1_000_000;
	/** Long ago. */
	private static final long FIRST = 0;

	@Test
	void followsTheNewestValueUntilSomebodyLooksBack() {
		ChartRange live = ChartRange.STANDARD;
		assertTrue(live.isLive());
		assertEquals(new ChartWindow(NEWEST - 300_000, NEWEST), live.window(FIRST, NEWEST));
		ChartRange back = live.moved(-0.5, NEWEST);
		assertFalse(back.isLive());
		assertEquals(NEWEST - 150_000, back.window(FIRST, NEWEST).to());
		assertEquals(NEWEST - 150_000, back.window(FIRST, NEWEST + 60_000).to(), "a time that was chosen stays");
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
		assertEquals(new ChartWindow(385_000, 425_000), range.window(FIRST, NEWEST));
	}

	@Test
	void aDrawnTimeIsShownExactly() {
		ChartRange range = ChartRange.between(400_000, 460_000);
		assertEquals(new ChartWindow(400_000, 460_000), range.window(FIRST, NEWEST));
		ChartRange least = ChartRange.between(400_000, 402_000);
		assertEquals(ChartRange.SHORTEST, least.length());
		ChartWindow window = least.window(FIRST, NEWEST);
		assertEquals(401_000, (window.from() + window.to()) / 2);
	}

	@Test
	void whatHasJustBegunFillsTheChart() {
		ChartRange range = ChartRange.STANDARD;
		assertEquals(new ChartWindow(NEWEST - 60_000, NEWEST), range.window(NEWEST - 60_000, NEWEST));
		assertEquals(new ChartWindow(NEWEST - 299_000, NEWEST), range.window(NEWEST - 299_000, NEWEST));
		assertEquals(new ChartWindow(NEWEST - 300_000, NEWEST), range.window(NEWEST - 301_000, NEWEST), "not more than five minutes");
		assertEquals(new ChartWindow(NEWEST - 5_000, NEWEST + 25_000), range.window(NEWEST - 5_000, NEWEST), "a few seconds grow from the left");
		assertEquals(new ChartWindow(NEWEST - 60_000, NEWEST), new ChartRange(60_000, ChartRange.NOW).window(NEWEST - 5_000, NEWEST), "a length that was chosen stays");
	}

	@Test
	void zoomingAndMovingGoOnFromWhatIsShown() {
		ChartRange settled = ChartRange.STANDARD.settled(NEWEST - 60_000, NEWEST);
		assertEquals(new ChartRange(60_000, ChartRange.NOW), settled);
		assertFalse(settled.fitting());
		assertEquals(30_000, settled.zoomedIn().length());
		assertEquals(new ChartWindow(NEWEST - 75_000, NEWEST - 15_000), settled.moved(-0.25, NEWEST).window(NEWEST - 60_000, NEWEST));
		ChartRange chosen = new ChartRange(60_000, 500_000);
		assertEquals(chosen, chosen.settled(FIRST, NEWEST));
		assertFalse(new ChartRange(60_000, 500_000, true).fitting(), "a certain time does not grow");
	}

	@Test
	void followingAgainKeepsWhatFits() {
		assertTrue(ChartRange.STANDARD.live().fitting());
		assertEquals(new ChartRange(60_000, ChartRange.NOW), new ChartRange(60_000, 500_000).live());
	}
}
