/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.materials.site.SiteRelease;

/** Releases of an update site: versions that stay, one address, an archive. */
class SiteReleaseTest {

	private static final long SECONDS = 1_795_800_000;
	private static final String INDEX = """
			<?xml version='1.0' encoding='UTF-8'?>
			<repository name='x' version='1'>
			  <properties size='1'>
			    <property name='p2.compressed' value='true'/>
			  </properties>
			  <artifacts size='1'>
			    <artifact classifier='osgi.bundle' id='a.b' version='1.0.0'>
			      <properties size='1'>
			        <property name='download.size' value='5'/>
			      </properties>
			    </artifact>
			  </artifacts>
			</repository>
			""";

	@TempDir
	private Path folder;

	private Path site;
	private Path releases;

	@BeforeEach
	void site() throws IOException {
		site = folder.resolve("site");
		releases = folder.resolve("releases");
		Files.createDirectories(site.resolve("plugins"));
		Files.writeString(site.resolve("plugins/a.b_1.0.0.jar"), "bytes");
		Files.writeString(site.resolve("p2.index"), "version=1\n");
		for (String name : List.of("artifacts", "content")) {
			try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(site.resolve(name + ".jar")))) {
				zip.putNextEntry(new ZipEntry(name + ".xml"));
				zip.write(INDEX.getBytes(StandardCharsets.UTF_8));
			}
		}
	}

	@Test
	void aFurtherVersionLeavesTheFirstAsItIsAndBothAreListed() throws IOException {
		release("1.0.0", "first.zip");
		byte[] index = Files.readAllBytes(releases.resolve("1.0.0/artifacts.jar"));
		FileTime time = Files.getLastModifiedTime(releases.resolve("1.0.0/artifacts.jar"));
		Files.writeString(site.resolve("plugins/a.b_1.0.0.jar"), "other");
		release("1.1.0", "second.zip");
		assertArrayEquals(index, Files.readAllBytes(releases.resolve("1.0.0/artifacts.jar")));
		assertEquals(time, Files.getLastModifiedTime(releases.resolve("1.0.0/artifacts.jar")));
		assertEquals("bytes", Files.readString(releases.resolve("1.0.0/plugins/a.b_1.0.0.jar")));
		assertEquals("other", Files.readString(releases.resolve("1.1.0/plugins/a.b_1.0.0.jar")));
		for (String list : List.of("compositeContent.xml", "compositeArtifacts.xml")) {
			String xml = Files.readString(releases.resolve(list));
			assertTrue(xml.contains("<children size='2'>") && xml.contains("<child location='1.0.0'/>") && xml.contains("<child location='1.1.0'/>"), xml);
			assertTrue(xml.contains("value='1795800000000'"), xml);
			assertTrue(Files.readString(releases.resolve("p2.index")).contains('=' + list + ",\\!"), list);
		}
	}

	@Test
	void aVersionThatIsReleasedIsRefused() throws IOException {
		release("1.0.0", "first.zip");
		Files.writeString(site.resolve("plugins/a.b_1.0.0.jar"), "other");
		IOException refused = assertThrows(IOException.class, () -> release("1.0.0", "second.zip"));
		assertTrue(refused.getMessage().contains("The version 1.0.0 is released already"), refused.getMessage());
		assertEquals("bytes", Files.readString(releases.resolve("1.0.0/plugins/a.b_1.0.0.jar")));
		assertFalse(Files.exists(folder.resolve("second.zip")));
		assertThrows(IOException.class, () -> release("../1.0.0", "second.zip"));
	}

	@Test
	void theArchiveHasTheSameBytesEachTime() throws IOException {
		release("1.0.0", "first.zip");
		release("1.0.1", "second.zip");
		assertArrayEquals(Files.readAllBytes(folder.resolve("first.zip")), Files.readAllBytes(folder.resolve("second.zip")));
		try (ZipFile zip = new ZipFile(folder.resolve("first.zip").toFile())) {
			assertEquals(List.of("artifacts.jar", "content.jar", "p2.index", "plugins/a.b_1.0.0.jar"), zip.stream().map(ZipEntry::getName).toList());
		}
	}

	private void release(String version, String archive) throws IOException {
		SiteRelease.make(site, version, releases, folder.resolve(archive), SECONDS, "");
	}
}
