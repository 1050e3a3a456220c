/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.application;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.source.FolderTree;
import org.wiretune.servers.application.OwnConfiguration;

/** Which way a changed file reaches what runs: as a file of the server, in the archive, or as arguments of the virtual machine. */
class OwnApplicationTest {

	private static final String SCRIPT = "#!/bin/sh\nexec java -Xmx512m -XX:+UseParallelGC -XX:MaxGCPauseMillis=200 -Dshop.mode=fast -Xlog:gc -Dhome=$HOME -jar target/shop.jar --x\n";

	@TempDir
	Path folder;

	private Path archive;
	private Path files;

	@BeforeEach
	void files() throws IOException {
		Files.createDirectories(folder.resolve("project"));
		files = Files.createDirectories(folder.resolve("project").resolve("server"));
		Files.writeString(files.resolve("server.xml"), "<server/>");
		Files.writeString(folder.resolve("project").resolve("application.properties"), "a=1\n");
		Files.writeString(folder.resolve("project").resolve("start.sh"), SCRIPT);
		archive = folder.resolve("shop.jar");
		try (OutputStream to = Files.newOutputStream(archive); ZipOutputStream zip = new ZipOutputStream(to)) {
			zip.putNextEntry(new ZipEntry("BOOT-INF/classes/application.properties"));
			zip.write("a=1\n".getBytes(StandardCharsets.UTF_8));
			zip.closeEntry();
		}
	}

	private Reading reading() throws IOException {
		return Linter.lint(new FolderTree(folder.resolve("project")), LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).reading();
	}

	private OwnApplication application() throws IOException {
		return new OwnApplication(archive, Optional.of(files), path -> folder.resolve("project").resolve(path), reading());
	}

	private static Map<String, byte[]> changed(String path, String text) {
		return Map.of(path, text.getBytes(StandardCharsets.UTF_8));
	}

	@Test
	void argumentsOfTheScriptAreThoseOfTheVirtualMachine() throws IOException {
		assertEquals(List.of("-Xmx512m", "-XX:+UseParallelGC", "-XX:MaxGCPauseMillis=200", "-Dshop.mode=fast", "-Xlog:gc"), application().asItIs().jvmArguments());
	}

	@Test
	void aFileOfTheServerIsReplacedInTheCopy() throws IOException {
		OwnConfiguration side = application().with(changed("server/server.xml", "<server a='b'/>"), reading());
		assertEquals(Set.of("server.xml"), side.replaced().keySet());
		assertTrue(side.entries().isEmpty());
	}

	@Test
	void anEqualEntryOfTheArchiveIsReplacedInTheCopy() throws IOException {
		OwnConfiguration side = application().with(changed("application.properties", "a=2\n"), reading());
		assertEquals(Set.of("BOOT-INF/classes/application.properties"), side.entries().keySet());
		assertTrue(side.replaced().isEmpty());
	}

	@Test
	void aChangedScriptCountsByItsArguments() throws IOException {
		OwnApplication application = application();
		Files.writeString(folder.resolve("project").resolve("start.sh"), SCRIPT.replace("512m", "256m"));
		OwnConfiguration side = application.with(changed("start.sh", SCRIPT.replace("512m", "256m")), reading());
		assertEquals("-Xmx256m", side.jvmArguments().getFirst());
	}

	@Test
	void aFileThatIsNoPartOfWhatRunsIsRefused() throws IOException {
		Files.writeString(folder.resolve("project").resolve("application.properties"), "a=1 and not built since\n");
		OwnApplication application = application();
		Reading reading = reading();
		String sentence = assertThrows(IOException.class, () -> application.with(changed("application.properties", "a=2\n"), reading)).getMessage();
		assertTrue(sentence.startsWith("The fix changes application.properties, which is no file of the server and of which shop.jar holds no equal copy."), sentence);
	}
}
