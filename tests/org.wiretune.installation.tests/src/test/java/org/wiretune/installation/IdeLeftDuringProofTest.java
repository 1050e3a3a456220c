/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.installation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The WireTune IDE is closed while a proof is made: no process stays, no file is changed, and the next day goes on from its pairs. */
class IdeLeftDuringProofTest {

	private static final String APPLICATION = "org.wiretune.demo.leaveDuringProof";

	@Test
	void aProofGoesOnFromItsPairsInTheNextIde(@TempDir Path folder) throws Exception {
		String first = Ide.play(folder, APPLICATION);
		Ide.noProcessStays(first);
		assertEquals("GOING_ON 7", Ide.after("Kept", first));
		Path proof = Path.of(Ide.after("Proof", first));
		String pairs = Files.readString(proof);
		Map<Path, String> sources = sources(folder.resolve("workspace"));
		assertTrue(sources.keySet().stream().anyMatch(file -> file.endsWith("OrderListener.java")), sources.keySet().toString());
		String second = Ide.play(folder, APPLICATION, "-again");
		assertEquals("GOING_ON 7", Ide.after("Kept", second), "what was finished before is kept, and what was not is no pair");
		assertTrue(Ide.after("Result", second).startsWith("0 "), second);
		assertEquals(proof, Path.of(Ide.after("Proof", second)));
		assertTrue(Files.readString(proof).length() > pairs.length(), "the missing pair was made");
		assertEquals(sources, sources(folder.resolve("workspace")));
	}

	/** The user's files: all but the proof and what the workbench keeps. */
	private static Map<Path, String> sources(Path workspace) throws Exception {
		Map<Path, String> sources = new TreeMap<>();
		try (Stream<Path> files = Files.walk(workspace)) {
			for (Path file : files.filter(Files::isRegularFile).filter(file -> !file.toString().contains(".metadata") && !file.toString().contains("wiretune-proofs")).toList()) {
				sources.put(file, Files.readString(file, java.nio.charset.StandardCharsets.ISO_8859_1));
			}
		}
		return sources;
	}
}
