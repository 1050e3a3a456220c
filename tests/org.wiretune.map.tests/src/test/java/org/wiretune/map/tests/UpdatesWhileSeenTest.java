/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;
import org.wiretune.map.UpdatesWhileSeen;

class UpdatesWhileSeenTest {

	private final AtomicInteger updates = new AtomicInteger();
	private final UpdatesWhileSeen changes = new UpdatesWhileSeen(updates::incrementAndGet);

	@Test
	void eachChangeOfWhatIsSeenUpdatesIt() {
		changes.changed();
		changes.seen(true);
		changes.changed();
		assertEquals(2, updates.get());
	}

	@Test
	void changesOfWhatNobodySeesAreMadeUpForOnce() {
		changes.seen(false);
		changes.changed();
		changes.changed();
		assertEquals(0, updates.get());
		changes.seen(false);
		assertEquals(0, updates.get());
		changes.seen(true);
		assertEquals(1, updates.get());
		changes.seen(false);
		changes.seen(true);
		assertEquals(1, updates.get(), "nothing was missed");
		changes.changed();
		assertEquals(2, updates.get());
	}
}
