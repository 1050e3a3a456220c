/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Payload;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.SerializedForm;
import org.wiretune.tester.service.XmlForm;

class WireFormTest {

	@TempDir
	Path folder;

	private final BusinessObject object = new BusinessObject("id <&> ü", 7, "sender", 1L, Payload.of(100 * 1024));

	@Test
	void anObjectSurvivesXml() throws IOException {
		byte[] xml = XmlForm.ofThread().write(object);
		assertSame(XmlForm.ofThread().read(new ByteArrayInputStream(xml), BusinessObject.class));
	}

	@Test
	void anObjectSurvivesSerialisation() throws IOException {
		assertSame(SerializedForm.read(SerializedForm.write(object), BusinessObject.class));
	}

	@Test
	void otherClassesAreNotDeserialised() {
		var list = new ArrayList<>(List.of("x"));
		assertThrows(IOException.class, () -> SerializedForm.read(SerializedForm.write(list), BusinessObject.class));
		assertThrows(IOException.class,
				() -> SerializedForm.read(SerializedForm.write(new Receipt("i", 1, 1, "t")), BusinessObject.class));
		assertThrows(IOException.class, () -> SerializedForm.read(new byte[] { 1, 2 }, BusinessObject.class));
	}

	@Test
	void externalEntitiesAndBombsAreNotRead() throws IOException {
		Path secret = Files.writeString(folder.resolve("secret.txt"), "the secret");
		for (String declaration : new String[] { "<!ENTITY e SYSTEM \"" + secret.toUri() + "\">",
				"<!ENTITY a \"aaaaaaaaaa\"><!ENTITY e \"&a;&a;&a;&a;&a;&a;\">" }) {
			String xml = "<!DOCTYPE businessObject [" + declaration + "]><businessObject><payload>&e;</payload>"
					+ "</businessObject>";
			try {
				BusinessObject read = XmlForm.ofThread().read(
						new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)), BusinessObject.class);
				assertFalse(String.valueOf(read.payload()).matches("(?s).*(secret|a).*"), read.payload());
			} catch (IOException e) {
				assertFalse(String.valueOf(e.getMessage()).contains("the secret"), e.getMessage());
			}
		}
	}

	@Test
	void aPayloadHasItsSizeInEveryEncoding() {
		for (int size : new int[] { 1, 1024, 100 * 1024 }) {
			assertEquals(size, Payload.of(size).getBytes(StandardCharsets.UTF_8).length);
			assertEquals(Payload.of(size), Payload.of(size));
		}
	}

	private void assertSame(BusinessObject read) {
		assertEquals(object.id(), read.id());
		assertEquals(object.sequence(), read.sequence());
		assertEquals(object.sender(), read.sender());
		assertEquals(object.time(), read.time());
		assertEquals(object.payload(), read.payload());
	}
}
