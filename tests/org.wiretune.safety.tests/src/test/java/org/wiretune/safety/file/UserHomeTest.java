/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A user whom the system does not know has no home; Java calls it a question mark. */
class UserHomeTest {

	@TempDir
	Path folder;

	private final String home = System.getProperty("user.home");
	private final String state = System.getProperty(StateFolder.PROPERTY, "");

	@BeforeEach
	void noState() {
		System.clearProperty(StateFolder.PROPERTY);
	}

	@AfterEach
	void asItWas() {
		System.setProperty("user.home", home);
		if (!state.isEmpty()) {
			System.setProperty(StateFolder.PROPERTY, state);
		}
	}

	@Test
	void whatIsNoFolderOfTheUserIsNone() {
		for (String nowhere : new String[] { "?", "", "home", "a\0b" }) {
			System.setProperty("user.home", nowhere);
			assertEquals(Optional.empty(), UserHome.path(), nowhere);
		}
		System.setProperty("user.home", folder.toString());
		assertEquals(Optional.of(folder), UserHome.path());
	}

	@Test
	void withoutAHomeNothingIsKeptAndFilesAreWritten() throws IOException {
		assumeTrue(System.getenv("XDG_STATE_HOME") == null && System.getenv("LOCALAPPDATA") == null, "the system names a folder besides the home");
		System.setProperty("user.home", "?");
		assertEquals(Optional.empty(), StateFolder.path());
		assertTrue(assertThrows(IOException.class, () -> StateFolder.folder("undo")).getMessage().contains("has no home folder"));
		Path file = folder.resolve("a");
		WholeFile.write(file, new byte[1]);
		WholeFile.replace(file, FileVersion.of(new byte[1]), new byte[2]);
		assertEquals(2, Files.size(file));
		assertFalse(Files.exists(Path.of("?")));
	}
}
