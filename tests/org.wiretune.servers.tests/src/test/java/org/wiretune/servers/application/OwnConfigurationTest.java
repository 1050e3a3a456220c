/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.application;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
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
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Copies of an application and its files in which something is otherwise, beside originals that stay as they are. */
class OwnConfigurationTest {

	private static final String STORED = "BOOT-INF/lib/inner.jar";
	private static final String SETTINGS = "BOOT-INF/classes/application.properties";

	@TempDir
	Path folder;

	private Path archive;
	private Path files;

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

	@BeforeEach
	void files() throws IOException {
		archive = folder.resolve("app.jar");
		try (OutputStream to = Files.newOutputStream(archive); ZipOutputStream zip = new ZipOutputStream(to)) {
			ZipEntry inner = new ZipEntry(STORED);
			inner.setMethod(ZipEntry.STORED);
			CRC32 sum = new CRC32();
			sum.update(bytes("inner"));
			inner.setSize(5);
			inner.setCrc(sum.getValue());
			zip.putNextEntry(inner);
			zip.write(bytes("inner"));
			zip.closeEntry();
			zip.putNextEntry(new ZipEntry(SETTINGS));
			zip.write(bytes("a=1\n"));
			zip.closeEntry();
		}
		files = Files.createDirectories(folder.resolve("files"));
		Files.createDirectories(files.resolve("configuration"));
		Files.writeString(files.resolve("configuration").resolve("standalone.xml"), "<server/>");
		Files.createDirectories(files.resolve("log"));
		Files.writeString(files.resolve("log").resolve("server.log"), "old");
	}

	private OwnConfiguration asItIs() {
		return new OwnConfiguration(archive, Optional.of(files), List.of("-Xmx64m"));
	}

	private OwnConfiguration changed() {
		return new OwnConfiguration(archive, Optional.of(files), Map.of("configuration/standalone.xml", bytes("<server a='b'/>")), Map.of(SETTINGS, bytes("a=2\n")), List.of("-Xmx64m"));
	}

	@Test
	void copiesHoldTheChangeAndTheOriginalsDoNot() throws IOException {
		byte[] archiveBefore = Files.readAllBytes(archive);
		Path copy = changed().copyApplication(folder.resolve("copy"));
		changed().copyFiles(folder.resolve("server"));
		try (ZipFile zip = new ZipFile(copy.toFile())) {
			assertEquals("a=2\n", new String(zip.getInputStream(zip.getEntry(SETTINGS)).readAllBytes(), StandardCharsets.UTF_8));
			assertEquals(ZipEntry.STORED, zip.getEntry(STORED).getMethod(), "a jar in a jar is read in place");
			assertEquals("inner", new String(zip.getInputStream(zip.getEntry(STORED)).readAllBytes(), StandardCharsets.UTF_8));
		}
		assertEquals("<server a='b'/>", Files.readString(folder.resolve("server").resolve("configuration").resolve("standalone.xml")));
		assertFalse(Files.exists(folder.resolve("server").resolve("log")), "what a server wrote is not its configuration");
		assertArrayEquals(archiveBefore, Files.readAllBytes(archive));
		assertEquals("<server/>", Files.readString(files.resolve("configuration").resolve("standalone.xml")));
	}

	@Test
	void fingerprintsTellWhatCountsFromWhatDoesNot() throws IOException {
		String before = asItIs().fingerprint();
		assertEquals(16, before.length());
		assertNotEquals(before, changed().fingerprint());
		assertNotEquals(before, new OwnConfiguration(archive, Optional.of(files), List.of("-Xmx128m")).fingerprint());
		Files.writeString(files.resolve("log").resolve("server.log"), "new");
		assertEquals(before, asItIs().fingerprint(), "a log is no configuration");
		Files.writeString(files.resolve("configuration").resolve("standalone.xml"), "<server c='d'/>");
		assertNotEquals(before, asItIs().fingerprint());
	}

	@Test
	void anEntryThatIsNotThereIsNoChange() {
		OwnConfiguration wrong = new OwnConfiguration(archive, Optional.empty(), Map.of(), Map.of("other", bytes("x")), List.of());
		assertTrue(assertThrows(IOException.class, () -> wrong.copyApplication(folder.resolve("copy"))).getMessage().endsWith("app.jar!other"));
	}

	@Test
	void ofQuarkusAllPartsAreCopied() throws IOException {
		Path quarkus = Files.createDirectories(folder.resolve("quarkus-app"));
		Files.writeString(quarkus.resolve("quarkus-run.jar"), "runner");
		Files.createDirectories(quarkus.resolve("app"));
		Files.copy(archive, quarkus.resolve("app").resolve("orders.jar"));
		OwnConfiguration own = new OwnConfiguration(quarkus.resolve("quarkus-run.jar"), Optional.empty(), Map.of(), Map.of("app/orders.jar!" + SETTINGS, bytes("a=3\n")), List.of());
		Path copy = own.copyApplication(folder.resolve("copy"));
		assertEquals("runner", Files.readString(copy));
		try (ZipFile zip = new ZipFile(copy.resolveSibling("app").resolve("orders.jar").toFile())) {
			assertEquals("a=3\n", new String(zip.getInputStream(zip.getEntry(SETTINGS)).readAllBytes(), StandardCharsets.UTF_8));
		}
	}
}
