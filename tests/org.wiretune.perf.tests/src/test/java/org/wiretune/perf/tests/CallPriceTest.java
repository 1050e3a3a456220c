/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.perf.base.BindingUnderTest.HTTP_SYNC;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.BindingKind;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.perf.judged.JudgedRuns;
import org.wiretune.perf.wiring.CallPrice;

/** What is said of the price of a call that is about to be wired. */
class CallPriceTest {

	private static final int KB_100 = 100 * 1024;
	private static final JudgedRuns NOTHING = JudgedRuns.of(List.of());

	private static CallPrice price(BindingKind kind, InteractionStyle style, JudgedRuns runs) {
		return CallPrice.of(kind, style, false, runs);
	}

	@Test
	void whatWasMeasuredHereCountsMost() {
		JudgedRuns runs = JudgedRuns.of(List.of(LabRuns.number(1).cell(HTTP_SYNC, KB_100, 20.3).build()));
		CallPrice http = price(BindingKind.HTTP, InteractionStyle.SYNC, runs);
		assertEquals("20.3 ms, measured here (100 KB)", http.words());
		assertEquals(CallPrice.Origin.HERE, http.origin());
		assertTrue(http.sentence().startsWith("HTTP sync was measured in this project: 20.3 ms"), http.sentence());
		assertEquals("77 ms in the source (100 KB)", price(BindingKind.JAX_WS, InteractionStyle.SYNC, runs).words());
	}

	@Test
	void theSourceSpeaksForWhatWasNotMeasured() {
		assertEquals("1.4 ms in the source (100 KB)", price(BindingKind.SCA, InteractionStyle.SYNC, NOTHING).words());
		assertEquals("1,400 ms in the source (100 KB)", price(BindingKind.SCA, InteractionStyle.ASYNC, NOTHING).words());
		assertTrue(price(BindingKind.SCA, InteractionStyle.ASYNC, NOTHING).sentence().contains("time in the queue. It was not measured in this project"));
		assertEquals("70 ms in the source (100 KB)", price(BindingKind.JMS, InteractionStyle.ASYNC, NOTHING).words());
	}

	@Test
	void aRunThatFailedGivesNoPriceAndSaysSo() {
		CallPrice price = price(BindingKind.HTTP, InteractionStyle.SYNC, JudgedRuns.of(List.of(LabRuns.number(1).cell(HTTP_SYNC, KB_100, 20.3).failed().build())));
		assertEquals(CallPrice.Origin.SOURCE, price.origin());
		assertTrue(price.sentence().contains("What was measured in this project cannot be used"), price.sentence());
	}

	@Test
	void thereIsNoFigureWhereNobodyMeasured() {
		for (CallPrice none : List.of(price(BindingKind.EJB, InteractionStyle.SYNC, NOTHING), price(BindingKind.NONE, InteractionStyle.UNSTATED, NOTHING),
				CallPrice.of(BindingKind.HTTP, InteractionStyle.SYNC, true, NOTHING))) {
			assertEquals("", none.words());
			assertEquals(CallPrice.Origin.NONE, none.origin());
			assertTrue(none.sentence().endsWith("."));
		}
	}
}
