/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.cyclonedx.model.Component;
import org.cyclonedx.parsers.JsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The bill of a build that was made for it. */
class BillOfMaterialsTest {

	private static final String NOTICES = """
			Gson
			  licence: Apache-2.0
			  copyright: Google
			  home: https://x
			  carried: com.google.code.gson/gson
			  carried: com.google.gson

			Xtext
			  licence: EPL-2.0
			  copyright: itemis
			  home: https://y
			  carried: org.eclipse.xtext/org.eclipse.xtext.xbase.lib

			ASM
			  licence: BSD-3-Clause
			  copyright: INRIA
			  home: https://z
			  contained: org.ow2.asm/asm in com.google.code.gson/gson
			  contained: org.ow2.asm/asm-commons in com.google.code.gson/gson
			""";

	@TempDir
	Path folder;

	private static byte[] jar(String... artifacts) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
			for (String artifact : artifacts) {
				String[] parts = artifact.split(":");
				zip.putNextEntry(new ZipEntry("META-INF/maven/" + parts[0] + '/' + parts[1] + "/pom.properties"));
				zip.write("groupId=%s\r\nartifactId=%s\r\nversion=%s\r\n".formatted((Object[]) parts).getBytes(StandardCharsets.UTF_8));
			}
			zip.putNextEntry(new ZipEntry("META-INF/maven/pom.properties"));
		}
		return bytes.toByteArray();
	}

	private void write(String place, byte[] content) throws IOException {
		Path file = folder.resolve(place);
		Files.createDirectories(file.getParent());
		Files.write(file, content);
	}

	private List<Component> bill() throws Exception {
		write("NOTICES.txt", NOTICES.getBytes(StandardCharsets.UTF_8));
		Files.createDirectories(folder.resolve("site"));
		Files.createDirectories(folder.resolve("cli/lib"));
		List<CarriedJar> jars = BillOfMaterials.shipped(folder.resolve("site"), folder.resolve("cli"));
		String json = BillOfMaterials.json(jars, Notices.read(folder), "1", Instant.EPOCH);
		return new JsonParser().parse(json.getBytes(StandardCharsets.UTF_8)).getComponents();
	}

	@Test
	void theNameThatMavenGivesTellsTheArtifactOfABundle() throws Exception {
		byte[] same = jar();
		write("site/plugins/com.google.gson_2.13.2.jar", same);
		write("cli/lib/gson-2.13.2.jar", same);
		Component gson = bill().getFirst();
		assertEquals("pkg:maven/com.google.code.gson/gson@2.13.2?type=jar", gson.getPurl());
		assertEquals(List.of("site/plugins/com.google.gson_2.13.2.jar", "command-line/lib/gson-2.13.2.jar"), gson.getProperties().stream().map(each -> each.getValue()).toList());
	}

	@Test
	void aQualifierOfABundleIsNoVersionOfMaven() throws Exception {
		String xtext = "pkg:maven/org.eclipse.xtext/org.eclipse.xtext.xbase.lib@2.42.0?type=jar";
		String place = "site/plugins/org.eclipse.xtext.xbase.lib_2.42.0.v20260223-0608.jar";
		write(place, jar());
		assertEquals(xtext, bill().getFirst().getPurl());
		write(place, jar("org.eclipse.xtext:org.eclipse.xtext.xbase.lib:2.42.0-SNAPSHOT"));
		assertEquals(xtext, bill().getFirst().getPurl(), "a snapshot was not published");
		write(place, jar("org.eclipse.xtext:org.eclipse.xtext.xbase.lib:2.42.1"));
		assertEquals(xtext.replace("2.42.0", "2.42.1"), bill().getFirst().getPurl(), "the jar tells it itself");
	}

	@Test
	void aBundleWithoutCoordinatesHasNone() throws Exception {
		write("site/plugins/com.google.gson_2.13.2.jar", jar());
		assertNull(bill().getFirst().getPurl());
	}

	@Test
	void librariesAmongTheClassesAreComponentsWithinTheJar() throws Exception {
		write("cli/lib/gson-2.13.2.jar", jar("org.ow2.asm:asm:9.7", "com.google.code.gson:gson:2.13.2"));
		Component gson = bill().getFirst();
		assertEquals("pkg:maven/com.google.code.gson/gson@2.13.2?type=jar", gson.getPurl());
		assertEquals(2, gson.getComponents().size());
		Component asm = gson.getComponents().getFirst();
		assertEquals("asm 9.7 pkg:maven/org.ow2.asm/asm@9.7?type=jar", asm.getName() + ' ' + asm.getVersion() + ' ' + asm.getPurl());
		assertEquals("BSD-3-Clause", asm.getLicenses().getExpression().getValue());
		Component commons = gson.getComponents().getLast();
		assertEquals("pkg:maven/org.ow2.asm/asm-commons?type=jar", commons.getPurl(), "the notices name it, its version is not told");
		assertNull(commons.getVersion());
	}

	@Test
	void theCommandLineShipsItsOwnJarAndNoSources() throws Exception {
		write("cli/org.wiretune.cli-1.0.0-SNAPSHOT.jar", jar("org.wiretune:org.wiretune.cli:1"));
		write("cli/org.wiretune.cli-1.0.0-SNAPSHOT-sources.jar", jar("a:b:1"));
		write("cli/org.wiretune.cli-1.0.0-SNAPSHOT-tests.jar", jar("a:b:2"));
		write("cli/classes/other-1.0.jar", jar("a:b:3"));
		List<Component> components = bill();
		assertEquals(1, components.size());
		assertEquals("command-line/org.wiretune.cli-1.0.0-SNAPSHOT.jar", components.getFirst().getProperties().getFirst().getValue());
		assertNull(components.getFirst().getComponents());
	}
}
