/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

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

	private ServerInstallations installations() {
		return new ServerInstallations(folder.resolve("cache"), new LocalRepository(folder.resolve("m2")));
	}

	@Test
	void aFolderThatHoldsNoServerIsToldWithWhatItShouldHold() {
		KitChoice choice = new KitChoice(ServerKind.WILDFLY, Optional.of(folder), Optional.empty(), KitServer.START_SECONDS);
		String problem = assertThrows(IOException.class, () -> choice.find(installations(), line -> { })).getMessage();
		assertTrue(problem.contains(folder.toString()) && problem.contains("jboss-modules.jar"), problem);
	}

	@Test
	void whatIsDeployedIsLookedAtBeforeAServerIsFetched() {
		Path missing = folder.resolve("shop.war");
		KitChoice choice = new KitChoice(ServerKind.LIBERTY, Optional.of(folder), Optional.of(missing), KitServer.START_SECONDS);
		String problem = assertThrows(IOException.class, () -> choice.find(installations(), line -> { })).getMessage();
		assertTrue(problem.contains(missing.toString()), problem);
	}
}
