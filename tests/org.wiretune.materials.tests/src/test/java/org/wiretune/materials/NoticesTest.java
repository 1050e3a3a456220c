/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the check of notices says about jars and notices that were made for it. */
class NoticesTest {

	private static final String GSON = "Gson\n  licence: Apache-2.0\n  copyright: Google\n  home: https://x\n  carried: com.google.code.gson/gson\n";

	@TempDir
	Path folder;

	private List<String> problems(String notices, String... places) throws IOException {
		Files.createDirectories(folder.resolve("licenses"));
		Files.writeString(folder.resolve("licenses/Apache-2.0.txt"), "text");
		Files.writeString(folder.resolve("NOTICES.txt"), "Notices\n=======\n\nSome words.\n\n" + notices);
		return NoticeCheck.problems(List.of(places).stream().map(place -> CarriedJar.of(place, "", "00")).toList(), Notices.read(folder));
	}

	@Test
	void aJarWithANoticeAndOurOwnPass() throws IOException {
		assertEquals(List.of(), problems(GSON, "plugins/gson-2.13.2.jar", "plugins/org.wiretune.lint_1.0.0.2026.jar", "plugins/org.wiretune.servers_1.0.0.2026.jar!/tester/app/org.wiretune.tester.app.war"));
	}

	@Test
	void aJarWithoutANoticeIsNamedWithItsPlace() throws IOException {
		List<String> problems = problems(GSON, "gson-2.13.2.jar", "plugins/a.jar!/tester/lib/jboss-transaction-spi-8.0.0.Final.jar");
		assertEquals(1, problems.size());
		assertTrue(problems.getFirst().startsWith("plugins/a.jar!/tester/lib/jboss-transaction-spi-8.0.0.Final.jar has no notice"), problems.toString());
	}

	@Test
	void aJarWithinALibraryComesWithIt() throws IOException {
		assertEquals(List.of(), problems(GSON, "org.wiretune.servers_1.0.0.jar!/lib/gson-2.13.2.jar!/ant/tasks.jar"));
	}

	@Test
	void aNameThatOnlyEndsAlikeIsAnother() throws IOException {
		assertTrue(problems(GSON, "my-gson-2.13.2.jar").getFirst().startsWith("my-gson-2.13.2.jar has no notice"));
	}

	@Test
	void aLicenceWithoutATextAndANoticeOfNothingAreNamed() throws IOException {
		assertTrue(problems(GSON.replace("Apache-2.0", "LGPL-2.1 OR MIT"), "gson-2.13.2.jar").getFirst().startsWith("The licence LGPL-2.1 of"));
		assertTrue(problems(GSON).getFirst().contains("is not shipped"));
	}

	@Test
	void anEntryThatStatesNoLicenceIsRefused() {
		assertTrue(assertThrows(IOException.class, () -> problems(GSON.replace("licence", "license"), "gson-1.jar")).getMessage().contains("no line 'licence: '"));
	}
}
