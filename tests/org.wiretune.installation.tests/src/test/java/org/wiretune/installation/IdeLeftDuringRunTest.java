/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.installation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The WireTune IDE is left while a performance test runs: no process stays, and what was measured is kept. */
class IdeLeftDuringRunTest {

	@ParameterizedTest
	@ValueSource(strings = { "-close", "-halt" })
	void noProcessStaysAndWhatWasMeasuredIsKept(String how, @TempDir Path folder) throws Exception {
		String said = Ide.play(folder, "org.wiretune.demo.leaveDuringRun", how);
		Ide.noProcessStays(said);
		Path runs = Path.of(Ide.after("Runs", said));
		try (Stream<Path> files = Files.list(runs)) {
			// The log of the server's garbage collector lies beside it.
			List<Path> kept = files.filter(file -> file.toString().endsWith(".json")).toList();
			assertEquals(1, kept.size(), kept.toString());
			// What came since the file was last written stands in its journal; readers join them.
			Path journal = Path.of(kept.get(0) + ".journal");
			String run = Files.readString(kept.get(0)) + (Files.exists(journal) ? Files.readString(journal) : "");
			assertTrue(run.contains("\"sca-sync\"") && run.contains("\"meanMs\""), run);
			assertFalse(run.contains("\"state\": \"completed\""), run);
		}
	}
}
