/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.ServerSettings;

/** Arguments for embedded servers that somebody states by a system property. */
class ServerArgumentsTest {

	private static final String OF_SETTINGS = "-XX:TieredStopAtLevel=4";

	@TempDir
	Path tester;

	private final String before = System.getProperty(ServerArguments.PROPERTY);

	@AfterEach
	void putBack() {
		if (before == null) {
			System.clearProperty(ServerArguments.PROPERTY);
		} else {
			System.setProperty(ServerArguments.PROPERTY, before);
		}
	}

	private List<String> server() throws Exception {
		Files.write(tester.resolve("org.wiretune.tester.jar"), new byte[0]);
		ServerSettings settings = ServerSettings.builder().jvmArguments(List.of(OF_SETTINGS)).build();
		return new JvmCommand(JavaInstallation.current(), TesterInstallation.in(tester)).server(settings, ClassArchive.none(), List.of());
	}

	@Test
	void withoutThePropertyThereAreNone() throws Exception {
		System.clearProperty(ServerArguments.PROPERTY);
		assertEquals(List.of(), ServerArguments.stated());
		List<String> plain = server();
		System.setProperty(ServerArguments.PROPERTY, "  ");
		assertEquals(plain, server());
	}

	@Test
	void theyStandBeforeThoseOfTheSettings() throws Exception {
		System.clearProperty(ServerArguments.PROPERTY);
		List<String> expected = new ArrayList<>(server());
		int at = expected.indexOf(OF_SETTINGS);
		assertTrue(at > 0, expected.toString());
		expected.addAll(at, List.of("-XX:TieredStopAtLevel=1", "-Db=2"));
		System.setProperty(ServerArguments.PROPERTY, " -XX:TieredStopAtLevel=1  -Db=2 ");
		assertEquals(expected, server());
	}
}
