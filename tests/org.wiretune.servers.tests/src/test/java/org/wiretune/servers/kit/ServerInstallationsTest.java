/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.launch.CacheFolder;

/** Archives in a local repository, whole and broken; nothing is fetched. */
class ServerInstallationsTest {

	private static final Map<String, String> LIBERTY = Map.of("wlp/bin/tools/ws-server.jar", "jar",
			"wlp/lib/versions/openliberty.properties",
			"com.ibm.websphere.productName=Open Liberty\ncom.ibm.websphere.productVersion=26.0.0.3\n");

	@TempDir
	Path folder;
	private Path archive;
	private String wanted;
	private ServerInstallations servers;
	private final List<String> said = new ArrayList<>();

	@BeforeEach
	void repository() throws IOException {
		LocalRepository repository = new LocalRepository(folder.resolve("repository"));
		archive = repository.archive(ServerKind.LIBERTY);
		Files.createDirectories(archive.getParent());
		servers = new ServerInstallations(folder.resolve("cache"), repository, kind -> wanted);
	}

	private void zip(Map<String, String> entries) throws IOException {
		try (OutputStream file = Files.newOutputStream(archive); ZipOutputStream zip = new ZipOutputStream(file)) {
			for (Map.Entry<String, String> entry : entries.entrySet()) {
				zip.putNextEntry(new ZipEntry(entry.getKey()));
				zip.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
				zip.closeEntry();
			}
		}
		wanted = digest("SHA-256", archive);
	}

	private static String digest(String algorithm, Path file) throws IOException {
		try {
			return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(Files.readAllBytes(file)));
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException(e);
		}
	}

	private String problem() {
		return assertThrows(IOException.class, () -> servers.get(ServerKind.LIBERTY, said::add, () -> false)).getMessage();
	}

	private void nothingIsLeft() throws IOException {
		try (var files = Files.list(folder.resolve("cache"))) {
			assertEquals(List.of(), files.toList());
		}
	}

	@Test
	void anArchiveIsUnpackedOnceAndRecognised() throws Exception {
		zip(LIBERTY);
		ServerInstallation server = servers.get(ServerKind.LIBERTY, said::add, () -> false);
		assertEquals("Open Liberty 26.0.0.3", server.name());
		assertEquals(folder.resolve("cache").resolve("liberty-26.0.0.3"), server.home());
		assertEquals(1, said.size());
		Files.delete(archive);
		assertTrue(servers.isHere(ServerKind.LIBERTY));
		assertEquals(server, servers.get(ServerKind.LIBERTY, said::add, () -> false));
		assertEquals(1, said.size(), "the second time there is nothing to say");
	}

	@Test
	void anArchiveWithAnotherChecksumIsNotUnpacked() throws IOException {
		zip(LIBERTY);
		String found = wanted;
		wanted = "0".repeat(64);
		String problem = problem();
		assertTrue(problem.contains("its SHA-256 is " + found + " and not " + wanted), problem);
		nothingIsLeft();
	}

	@Test
	void aChecksumBesideTheArchiveVouchesForNothing() throws IOException {
		zip(LIBERTY);
		wanted = ServerKind.LIBERTY.sha256();
		Files.writeString(archive.resolveSibling(archive.getFileName() + ".sha1"), digest("SHA-1", archive));
		Files.writeString(archive.resolveSibling(archive.getFileName() + ".sha256"), digest("SHA-256", archive));
		assertTrue(problem().contains("Nothing was unpacked"));
		nothingIsLeft();
	}

	@Test
	void everyKindNamesAChecksumOfItsOwn() {
		assertEquals(ServerKind.values().length, Arrays.stream(ServerKind.values()).map(ServerKind::sha256).distinct().count());
		for (ServerKind kind : ServerKind.values()) {
			assertTrue(kind.sha256().matches("[0-9a-f]{64}"), kind.id());
		}
	}

	@Test
	void aBrokenArchiveIsNamedWithWhatToDo() throws IOException {
		zip(LIBERTY);
		byte[] bytes = Files.readAllBytes(archive);
		Files.write(archive, Arrays.copyOf(bytes, bytes.length / 2));
		wanted = digest("SHA-256", archive);
		String problem = problem();
		assertTrue(problem.contains(archive.toString()) && problem.contains("is broken") && problem.contains("Remove the file"),
				problem);
		nothingIsLeft();
	}

	@Test
	void anEntryThatLeadsOutOfTheFolderIsRefused() throws IOException {
		zip(Map.of("wlp/../../../outside.txt", "x"));
		assertTrue(problem().contains("leads out of the folder"));
		assertFalse(Files.exists(folder.resolve("outside.txt")));
		nothingIsLeft();
	}

	@Test
	void anArchiveOfSomethingElseIsNoServer() throws IOException {
		zip(Map.of("other/readme.txt", "x"));
		assertTrue(problem().contains("holds no Liberty"));
		nothingIsLeft();
	}

	@Test
	void unpackingCanBeCancelled() throws IOException {
		zip(LIBERTY);
		assertThrows(IOException.class, () -> servers.get(ServerKind.LIBERTY, said::add, () -> true));
		nothingIsLeft();
	}

	@Test
	void versionsAreThoseOfTheFilesAndOldOnesAreRefused() throws IOException {
		Path wildFly = folder.resolve("wildfly");
		Path product = wildFly.resolve("modules/system/layers/base/org/jboss/as/product/main/dir/META-INF/MANIFEST.MF");
		Files.createDirectories(product.getParent());
		Files.createDirectories(wildFly.resolve("standalone/configuration"));
		Files.writeString(wildFly.resolve("standalone/configuration/standalone-full.xml"), "<server/>");
		Files.writeString(wildFly.resolve("jboss-modules.jar"), "");
		Files.writeString(product, "Manifest-Version: 1.0\nJBoss-Product-Release-Name: WildFly\nJBoss-Product-Release-Version: 39.0.1.Final\n");
		assertEquals("WildFly 39.0.1.Final", ServerInstallation.in(ServerKind.WILDFLY, wildFly).name());
		Files.delete(product);
		Manifest manifest = new Manifest();
		manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		manifest.getMainAttributes().putValue("JBoss-Product-Release-Version", "38.0.0.Final");
		try (OutputStream jar = Files.newOutputStream(product.getParent().getParent().getParent().resolve("product.jar"))) {
			new JarOutputStream(jar, manifest).close();
		}
		assertEquals("WildFly 38.0.0.Final", ServerInstallation.in(ServerKind.WILDFLY, wildFly).name(), "in a jar");
		Files.writeString(product, "Manifest-Version: 1.0\nJBoss-Product-Release-Name: JBoss EAP\nJBoss-Product-Release-Version: 7.4.0.GA\n");
		String old = assertThrows(IOException.class, () -> ServerInstallation.in(ServerKind.WILDFLY, wildFly)).getMessage();
		assertTrue(old.contains("JBoss EAP 7.4.0.GA") && old.contains("too old"), old);
		String none = assertThrows(IOException.class, () -> ServerInstallation.in(ServerKind.LIBERTY, wildFly)).getMessage();
		assertTrue(none.contains("holds no Liberty"), none);
	}

	@Test
	void theLocalRepositoryIsTheOneThatMavenUses() throws IOException {
		Path home = folder.resolve("home");
		Files.createDirectories(home.resolve(".m2"));
		assertEquals(home.resolve(".m2/repository"), LocalRepository.of(Map.of(), home).folder());
		Files.writeString(home.resolve(".m2/settings.xml"),
				"<settings><!-- <localRepository>/no</localRepository> --><localRepository>${user.home}/mine</localRepository></settings>");
		assertEquals(home.resolve("mine"), LocalRepository.of(Map.of(), home).folder());
		assertEquals(Path.of("/elsewhere"),
				LocalRepository.of(Map.of("MAVEN_OPTS", "-Xmx1g -Dmaven.repo.local=/elsewhere"), home).folder());
	}

	@Test
	void whatAKilledProgramBeganAndOldVersionsGo() throws Exception {
		zip(LIBERTY);
		Path cache = Files.createDirectories(folder.resolve("cache"));
		for (String name : List.of(".part-1", "liberty-1.0", "liberty-2.0", "liberty-other", "wildfly-1.0")) {
			FileTime written = FileTime.from(Instant.now().minus(Duration.ofDays(name.equals("liberty-2.0") ? 10 : 20)));
			Files.setLastModifiedTime(Files.createDirectory(cache.resolve(name)), written);
		}
		servers.get(ServerKind.LIBERTY, said::add, () -> false);
		try (Stream<Path> all = Files.list(cache)) {
			assertEquals(Stream.of("liberty-2.0", "liberty-other", "wildfly-1.0", ServerKind.LIBERTY.folderName()).sorted().toList(), all.map(path -> path.getFileName().toString()).sorted().toList());
		}
	}

	@Test
	void withoutAHomeServersAreNamedAndNotFetched() {
		Assumptions.assumeTrue(System.getenv("XDG_CACHE_HOME") == null && System.getenv("LOCALAPPDATA") == null && System.getProperty(CacheFolder.PROPERTY) == null, "there is a cache folder besides the home");
		String home = System.getProperty("user.home");
		System.setProperty("user.home", "?");
		try {
			ServerInstallations none = new ServerInstallations();
			assertFalse(none.isHere(ServerKind.LIBERTY));
			IOException told = assertThrows(IOException.class, () -> none.get(ServerKind.LIBERTY, said::add, () -> false));
			assertTrue(told.getMessage().contains("has no home folder") && told.getMessage().contains("--server-home"), told.getMessage());
			assertFalse(Files.exists(Path.of("?")));
		} finally {
			System.setProperty("user.home", home);
		}
	}
}
