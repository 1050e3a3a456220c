/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KitChoiceTest {

	@TempDir
	Path folder;

	private KitChoice choice() {
		return new KitChoice(new ServerInstallations(folder.resolve("cache"), new LocalRepository(folder.resolve("m2"))));
	}

	@Test
	void withoutAChoiceTheServerIsTheEmbeddedOne() throws Exception {
		KitChoice choice = choice();
		assertEquals("", choice.find(line -> { }).name());
		choice.take("--server", "embedded");
		assertEquals(Optional.empty(), choice.chosen());
		assertEquals("", choice.find(line -> { }).name());
	}

	@Test
	void settingsOfAServerNeedOne() {
		KitChoice choice = choice();
		choice.take("--mdb-pool", "15");
		String problem = assertThrows(IOException.class, () -> choice.find(line -> { })).getMessage();
		assertTrue(problem.contains("--mdb-pool") && problem.contains("wildfly, liberty"), problem);
	}

	@Test
	void wrongValuesAreNamed() {
		KitChoice choice = choice();
		assertTrue(assertThrows(IllegalArgumentException.class, () -> choice.take("--server", "jetty")).getMessage()
				.contains("embedded, wildfly, liberty"));
		assertTrue(assertThrows(IllegalArgumentException.class, () -> choice.take("--mdb-sessions", "many")).getMessage()
				.contains("\"many\""));
		assertTrue(assertThrows(IllegalArgumentException.class, () -> choice.take("--mdb-sessions", "0")).getMessage()
				.contains("1 to 2000"));
		assertTrue(assertThrows(IllegalArgumentException.class, () -> choice.take("--data-source", "8")).getMessage()
				.contains("MINIMUM:MAXIMUM"));
		assertTrue(assertThrows(IllegalArgumentException.class, () -> choice.take("--data-source", "9:8")).getMessage()
				.contains("minimum 9"));
	}

	@Test
	void aFolderThatHoldsNoServerIsToldWithWhatItShouldHold() {
		KitChoice choice = choice();
		choice.take("--server", "wildfly");
		choice.take("--server-home", folder.toString());
		String problem = assertThrows(IOException.class, () -> choice.find(line -> { })).getMessage();
		assertTrue(problem.contains(folder.toString()) && problem.contains("jboss-modules.jar"), problem);
	}
}
