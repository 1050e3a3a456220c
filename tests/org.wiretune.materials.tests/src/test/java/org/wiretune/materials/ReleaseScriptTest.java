/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code releng/release} refuses before it builds anything. A whole release takes two minutes and is made by hand. */
class ReleaseScriptTest {

	private static final Path ROOT = Path.of(System.getProperty("wiretune.root"));

	private static String said(int code, String... words) throws IOException, InterruptedException {
		return called("releng/release", code, words);
	}

	private static String called(String program, int code, String... words) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(List.of(ROOT.resolve(program).toString()));
		command.addAll(List.of(words));
		Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
		process.getOutputStream().close();
		String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertEquals(code, process.waitFor(), said);
		return said;
	}

	@ParameterizedTest
	@CsvSource({"1.2,Name the version by three numbers", "v1.2.0,Name the version by three numbers", "1.2.0,Say how the release is signed", "1.2.0 --kee X,is not an option of releng/release", "1.2.0 1.3.0,A release has one version",
			"1.2.0 --url pages,--url needs the address of the pages", "1.2.0 --scm here,--scm needs the address of the repository", "1.2.0 --key,--key needs what names a key to gpg"})
	void wrongUse(String words, String sentence) throws Exception {
		assertTrue(said(2, words.split(" ")).contains(sentence), words);
	}

	@Test
	void help() throws Exception {
		assertTrue(said(0, "--help").contains("  releng/release VERSION (--key KEY"));
	}

	@ParameterizedTest
	@CsvSource({"nothing.tar.gz image.tar,Name the archive and the file for the image", "a b c,is one word too many", "--base nothing.tar,--base needs the tar of an image", "--bass x,is not an option of releng/image/run"})
	void wrongUseOfTheImage(String words, String sentence) throws Exception {
		assertTrue(called("releng/image/run", 2, words.split(" ")).contains(sentence), words);
	}

	/** A release tries the task for Gradle that the help shows. */
	@Test
	void theHelpShowsTheTaskThatIsTried() throws Exception {
		String task = Files.readString(ROOT.resolve("releng/release.d/gradle/build.gradle")).strip();
		assertTrue(Files.readString(ROOT.resolve("bundles/org.wiretune.help/html/command-line.html")).contains("<pre>" + task + "</pre>"), task);
	}
}
