/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JMeterChecksumsTest {

	/** Of the three bytes "abc", from FIPS 180-4. */
	private static final String ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

	@TempDir
	Path jars;

	private String problem(Map<String, String> known) {
		return assertThrows(IOException.class, () -> JMeterChecksums.verify(jars, known)).getMessage();
	}

	@Test
	void whatIsKnownIsTaken() throws IOException {
		Files.writeString(jars.resolve("a.jar"), "abc");
		assertDoesNotThrow(() -> JMeterChecksums.verify(jars, Map.of("a.jar", ABC)));
	}

	@Test
	void anotherAnUnknownAndAMissingJarAreNamed() throws IOException {
		Files.writeString(jars.resolve("a.jar"), "abd");
		String other = problem(Map.of("a.jar", ABC));
		assertTrue(other.contains("a.jar") && other.contains("not " + ABC), other);
		Files.writeString(jars.resolve("a.jar"), "abc");
		assertTrue(problem(Map.of()).contains("not one that is known"));
		assertTrue(problem(Map.of("a.jar", ABC, "b.jar", ABC)).contains("1 of its libraries are missing, b.jar among them"));
	}

	@Test
	void theListNamesJMeterOfTheVersionThatIsFetched() {
		Map<String, String> known = JMeterChecksums.known();
		assertTrue(known.containsKey("ApacheJMeter_core-" + JMeterInstallation.VERSION + ".jar"));
		assertEquals(0, known.values().stream().filter(digest -> !digest.matches("[0-9a-f]{64}")).count());
	}
}
