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
		return problems(notices, List.of(places).stream().map(place -> CarriedJar.of(place, "", "00", List.of())).toList());
	}

	private List<String> problems(String notices, List<CarriedJar> jars) throws IOException {
		Files.createDirectories(folder.resolve("licenses"));
		Files.writeString(folder.resolve("licenses/Apache-2.0.txt"), "text");
		Files.writeString(folder.resolve("NOTICES.txt"), "Notices\n=======\n\nSome words.\n\n" + notices);
		return NoticeCheck.problems(jars, Notices.read(folder));
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
	void ofASumEveryLicenceHasAText() throws IOException {
		assertEquals(List.of(), problems(GSON.replace("Apache-2.0", "Apache-2.0 OR MIT"), "gson-2.13.2.jar"));
		List<String> problems = problems(GSON.replace("Apache-2.0", "Apache-2.0 AND MIT OR EPL-1.0"), "gson-2.13.2.jar");
		assertEquals(1, problems.size());
		assertTrue(problems.getFirst().startsWith("The licence MIT of"), problems.toString());
	}

	private static final String ASM = "\nASM\n  licence: Apache-2.0\n  copyright: INRIA\n  home: https://x\n  contained: org.ow2.asm/asm in com.google.code.gson/gson\n";

	private static CarriedJar withAsm(String place) {
		return CarriedJar.of(place, "", "00", List.of(new MavenArtifact("com.google.code.gson/gson", "2.13.2"), new MavenArtifact("org.ow2.asm/asm", "9.7")));
	}

	@Test
	void aLibraryAmongTheClassesOfAJarHasANoticeOfItsOwn() throws IOException {
		List<String> problems = problems(GSON, List.of(withAsm("lib/gson-2.13.2.jar")));
		assertEquals(1, problems.size());
		assertTrue(problems.getFirst().startsWith("lib/gson-2.13.2.jar contains org.ow2.asm/asm, which has no notice"), problems.toString());
		assertTrue(problems.getFirst().contains("'contained: org.ow2.asm/asm in com.google.code.gson/gson'"), problems.toString());
		assertEquals(List.of(), problems(GSON + ASM, List.of(withAsm("lib/gson-2.13.2.jar"))));
		assertEquals(1, problems(GSON + ASM.replace("Apache-2.0", "BSD-3-Clause"), List.of(withAsm("lib/gson-2.13.2.jar"))).size(), "its licence needs a text too");
	}

	@Test
	void whatAJarIsAndOurOwnAreNotContained() throws IOException {
		MavenArtifact itself = new MavenArtifact("com.google.code.gson/gson", "2.13.2");
		assertEquals(List.of(), problems(GSON, List.of(CarriedJar.of("gson-2.13.2.jar", "", "00", List.of(itself)),
				CarriedJar.of("org.wiretune.perf-1.0.0.jar", "", "01", List.of(new MavenArtifact("org.wiretune/org.wiretune.perf", "1"), new MavenArtifact("a/b", "1"))))));
	}

	@Test
	void anEntryOfSomethingContainedThatIsNotShippedIsNamed() throws IOException {
		List<String> problems = problems(GSON + ASM.replace("gson/gson", "other/other"), "gson-2.13.2.jar");
		assertEquals(1, problems.size());
		assertTrue(problems.getFirst().startsWith("org.ow2.asm/asm in com.google.code.other/other has a notice") && problems.getFirst().contains("not shipped"), problems.toString());
	}

	@Test
	void anEntryThatDoesNotSayWhereIsRefused() {
		assertTrue(assertThrows(IOException.class, () -> problems(GSON + ASM.replace(" in ", " "), "gson-1.jar")).getMessage().contains("does not say in what"));
	}

	@Test
	void anEntryThatStatesNoLicenceIsRefused() {
		assertTrue(assertThrows(IOException.class, () -> problems(GSON.replace("licence", "license"), "gson-1.jar")).getMessage().contains("no line 'licence: '"));
	}
}
