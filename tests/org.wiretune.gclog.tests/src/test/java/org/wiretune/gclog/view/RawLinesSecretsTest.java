/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lines of a file are shown without those before them, where a key may have begun. */
class RawLinesSecretsTest {

	private static final String KEY = "before\n-----BEGIN PRIVATE KEY-----\nZq771Kw\nZq772Kw\nZq773Kw\nZq774Kw\n-----END PRIVATE KEY-----\nafter\n";

	@TempDir
	Path folder;

	private RawLines around(String text, long line, int before, int after) throws IOException {
		return RawLines.around(GcLogFile.read(Files.writeString(folder.resolve("gc.log"), text), GcLogFile.Progress.NONE).log(), line, before, after);
	}

	@Test
	void theInnerLinesOfAKey() throws IOException {
		String log = GcLogs.steady(100);
		int first = (int) log.lines().count() + 1;
		String text = log + KEY;
		assertEquals(List.of("before", "-----BEGIN PRIVATE KEY-----", "***", "***", "***", "***", "-----END PRIVATE KEY-----", "after"), around(text, first, 0, 7).lines());
		assertEquals(List.of("***", "***"), around(text, first + 3, 0, 1).lines(), "the key begins before them");
		assertEquals(List.of("-----END PRIVATE KEY-----", "after"), around(text, first + 6, 0, 5).lines());
		assertEquals(List.of("after"), around(text, first + 7, 0, 5).lines());
		for (int line = first; line < first + 8; line++) {
			RawLines lines = around(text, line, 3, 3);
			assertFalse(lines.text().contains("Zq77"), lines.text());
		}
	}
}
