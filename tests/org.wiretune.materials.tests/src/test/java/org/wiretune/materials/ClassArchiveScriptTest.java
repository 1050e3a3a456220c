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
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

import javax.tools.ToolProvider;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The archive of classes that {@code releng/lib/class-archive.sh} keeps for a command: it never changes what a command says. */
@Tag("processes")
class ClassArchiveScriptTest {

	private static final Path ROOT = Path.of(System.getProperty("wiretune.root"));
	private static final int KEPT = 6;

	@TempDir
	Path folder;

	/** A command line of one class. */
	@BeforeEach
	void compile() throws IOException {
		Path source = folder.resolve("Hello.java");
		Files.writeString(source, "public class Hello { public static void main(String[] words) { System.out.println(\"hello \" + String.join(\" \", words)); } }");
		assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", folder.toString(), source.toString()));
		Path library = Files.createDirectories(folder.resolve("cli/lib")).resolve("hello.jar");
		try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(library))) {
			out.putNextEntry(new JarEntry("Hello.class"));
			Files.copy(folder.resolve("Hello.class"), out);
		}
		Files.copy(library, folder.resolve("cli/main.jar"));
		age(library, Duration.ofDays(1));
		age(folder.resolve("cli/main.jar"), Duration.ofDays(1));
	}

	private static void age(Path file, Duration age) throws IOException {
		Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(age)));
	}

	private void helloIsSaid(String javaOptions) throws IOException, InterruptedException {
		String script = """
				. releng/lib/say.sh; . releng/lib/jdk.sh; . releng/lib/class-archive.sh
				jdk=$(find_jdk) || exit; options=(-XX:+UseSerialGC)
				use_class_archive "$jdk" hello "$1" "$1/cli"
				exec "$jdk/bin/java" "${options[@]}" $WIRETUNE_JAVA_OPTIONS -cp "$1/cli/*:$1/cli/lib/*" Hello you
				""";
		ProcessBuilder builder = new ProcessBuilder("bash", "-c", script, "bash", folder.toString()).directory(ROOT.toFile()).redirectErrorStream(true);
		builder.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
		builder.environment().put("WIRETUNE_JAVA_OPTIONS", javaOptions);
		Process process = builder.start();
		assertEquals("hello you\n", new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
		assertEquals(0, process.waitFor());
	}

	private List<Path> kept() throws IOException {
		try (Stream<Path> files = Files.list(folder.resolve("cache/wiretune"))) {
			return files.sorted().toList();
		}
	}

	private Path archive() throws IOException {
		List<Path> kept = kept();
		assertEquals(1, kept.size(), kept::toString);
		assertTrue(kept.get(0).toString().matches(".*\\.(aot|jsa)"), kept::toString);
		return kept.get(0);
	}

	@Test
	void oneArchiveIsMadeAndUsedAndNothingElseIsLeft() throws Exception {
		helloIsSaid("");
		helloIsSaid("");
		FileTime made = Files.getLastModifiedTime(archive());
		helloIsSaid("");
		assertEquals(made, Files.getLastModifiedTime(archive()));
		age(archive(), Duration.ofDays(2));
		helloIsSaid("");
		helloIsSaid("");
		assertTrue(Files.getLastModifiedTime(archive()).compareTo(made) >= 0, "one that is older than a library is written anew");
	}

	@Test
	void aDamagedArchiveOrRecordChangesNothing() throws Exception {
		helloIsSaid("");
		for (Path each : kept()) {
			Files.writeString(each, "no archive");
		}
		helloIsSaid("");
		helloIsSaid("");
		for (Path each : kept()) {
			Files.writeString(each, "no archive");
		}
		helloIsSaid("");
	}

	@Test
	void optionsThatStateAnArchiveAreLeftAlone() throws Exception {
		helloIsSaid("-Xshare:off");
		helloIsSaid("-Xshare:off");
	}

	@Test
	void theArchivesOfAllCommandsAreBounded() throws Exception {
		Path cache = Files.createDirectories(folder.resolve("cache/wiretune"));
		for (int i = 0; i < 2 * KEPT; i++) {
			Files.writeString(cache.resolve("command-line-lint-25_" + i + ".aot"), "archive");
		}
		Path foreign = Files.writeString(cache.resolve("something else"), "kept");
		helloIsSaid("");
		assertTrue(kept().contains(foreign));
		assertTrue(kept().size() - 1 <= KEPT, kept()::toString);
	}
}
