/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What lies beside a run file. */
class RunCompanionsTest {

	@TempDir
	Path folder;

	@Test
	void whatARunKeepsIsFoundByItsName() throws IOException {
		Path run = file("20260101-run.json");
		assertEquals(List.of(), RunCompanions.of(run));
		Path log = file("20260101-run.gc.log");
		Path earlier = file("20260101-run.gc.log.0");
		file("20260101-run2.gc.log");
		assertEquals(List.of(log, earlier), RunCompanions.of(run));
		assertEquals(log, RunCompanions.keptGcLog(run).orElseThrow());
	}

	private Path file(String name) throws IOException {
		return Files.writeString(folder.resolve(name), "text");
	}
}
