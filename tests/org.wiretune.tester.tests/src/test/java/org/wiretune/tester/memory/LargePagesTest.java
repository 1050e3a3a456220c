/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** Memory on large pages, transparent or reserved, from what Linux tells of a process. */
class LargePagesTest {

	@Test
	void transparentAndReservedPagesAreAdded() {
		assertEquals(OptionalDouble.of((2048 + 4096) * 1024.0), LargePages.told("""
				5610ab7f8000-7ffd63dfe000 ---p 00000000 00:00 0                          [rollup]
				Rss:              812344 kB
				Anonymous:        800000 kB
				AnonHugePages:      2048 kB
				ShmemPmdMapped:        0 kB
				FilePmdMapped:       512 kB
				Shared_Hugetlb:        0 kB
				Private_Hugetlb:    4096 kB
				Locked:                0 kB
				"""));
	}

	@Test
	void whatTheSystemDoesNotTellIsUnknown() {
		assertEquals(OptionalDouble.empty(), LargePages.told("Rss: 12 kB\nAnonHugePages: many kB\n"));
		assertEquals(OptionalDouble.empty(), LargePages.of(0));
	}
}
