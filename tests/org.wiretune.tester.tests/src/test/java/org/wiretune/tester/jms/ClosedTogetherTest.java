/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.jms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What a broker answers for each is closed at the same time. */
class ClosedTogetherTest {

	@Test
	void noneWaitsForTheOneBefore() {
		int parts = 8;
		CyclicBarrier all = new CyclicBarrier(parts);
		AtomicInteger closed = new AtomicInteger();
		// Each is only closed when all are being closed.
		assertTrue(ClosedTogether.close(Collections.nCopies(parts, () -> {
			all.await();
			closed.incrementAndGet();
		})));
		assertEquals(parts, closed.get());
	}

	@Test
	void oneThatFailsKeepsNoneOpen() {
		AtomicInteger closed = new AtomicInteger();
		AutoCloseable failing = () -> {
			throw new IllegalStateException("gone");
		};
		AutoCloseable missing = () -> {
			throw new NoClassDefFoundError("gone");
		};
		assertTrue(ClosedTogether.close(List.of(failing, missing, closed::incrementAndGet)));
		assertEquals(1, closed.get());
		assertTrue(ClosedTogether.close(List.of()));
	}
}
