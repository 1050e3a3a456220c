/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.BusinessObjectPart;
import org.wiretune.tester.service.Payload;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.SerializedForm;
import org.wiretune.tester.service.XmlForm;

class WireFormTest {

	@TempDir
	Path folder;

	private final BusinessObject object = new BusinessObject("id <&> ü", 7, "sender", 1L, Payload.parts(100 * 1024, 100));

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
			String xml = "<!DOCTYPE businessObject [" + declaration + "]><businessObject><part>&e;</part>"
					+ "</businessObject>";
			try {
				BusinessObject read = XmlForm.ofThread().read(
						new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)), BusinessObject.class);
				String payload = payload(read);
				assertFalse(payload.matches("(?s).*(secret|a).*"), payload);
			} catch (IOException e) {
				assertFalse(String.valueOf(e.getMessage()).contains("the secret"), e.getMessage());
			}
		}
	}

	@Test
	void aPayloadInBusinessObjectsIsThePayload() {
		for (int part : new int[] { 16, 100, 1000, 1024, 5000 }) {
			BusinessObjectPart[] parts = Payload.parts(1024, part);
			assertEquals(Payload.count(1024, part), parts.length);
			assertEquals(Payload.of(1024), Arrays.stream(parts).map(BusinessObjectPart::text).collect(Collectors.joining()));
		}
	}

	@Test
	void aCopySharesNoBusinessObject() {
		BusinessObject copy = object.copy();
		assertSame(copy);
		for (int i = 0; i < copy.parts().length; i++) {
			assertNotSame(object.parts()[i], copy.parts()[i]);
		}
		BusinessObjectPart twice = new BusinessObjectPart(0, "twice");
		BusinessObjectPart[] met = new BusinessObject("id", 1, "sender", 0, twice, twice).copy().parts();
		assertNotSame(twice, met[0]);
		assertEquals(met[0], met[1], "what was one object is one in the copy");
	}

	@Test
	void theSmallestBusinessObjectsOfTheLargestPayloadAreRead() throws IOException {
		BusinessObject many = new BusinessObject("id", 1, "sender", 0, Payload.parts(ObjectSize.LARGEST_BYTES / 8, ObjectSize.SMALLEST_BUSINESS_OBJECT_BYTES));
		assertEquals(ObjectSize.LARGEST_BYTES / 8, SerializedForm.read(SerializedForm.write(many), BusinessObject.class).payloadBytes());
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
		assertEquals(payload(object), payload(read));
		assertEquals(object.parts().length, read.parts().length);
	}

	private static String payload(BusinessObject object) {
		return Arrays.stream(object.parts()).map(part -> part.number() + ":" + part.text()).collect(Collectors.joining("|"));
	}
}
