/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

import org.junit.jupiter.api.Test;

class FileMarkTest {

	private static final byte[] TEXT = "<server>\n\t<pool size=\"15\"/>\n</server>\n".repeat(8).getBytes(StandardCharsets.UTF_8);

	@Test
	void theSameBytesHaveTheSameMark() {
		assertEquals(FileMark.of(TEXT), FileMark.of(TEXT.clone()));
	}

	@Test
	void eachChangedBitGivesAnotherMark() {
		Set<FileMark> marks = new HashSet<>();
		marks.add(FileMark.of(TEXT));
		for (int bit = 0; bit < TEXT.length * 8; bit++) {
			byte[] changed = TEXT.clone();
			changed[bit / 8] ^= (byte) (1 << bit % 8);
			assertTrue(marks.add(FileMark.of(changed)), "bit " + bit);
		}
	}

	@Test
	void whatWasCutOrGrewHasAnotherMark() {
		Set<FileMark> marks = new HashSet<>();
		for (int length = 0; length <= TEXT.length + 3; length++) {
			assertTrue(marks.add(FileMark.of(Arrays.copyOf(TEXT, length))), length + " bytes");
		}
	}
}
