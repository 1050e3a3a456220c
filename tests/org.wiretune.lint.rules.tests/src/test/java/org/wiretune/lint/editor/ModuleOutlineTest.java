/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;

class ModuleOutlineTest {

	@Test
	void aModuleShowsThePartsInItsFolder() {
		Files files = SampleSolution.files();
		List<OutlineItem> items = ModuleOutline.of(SampleSolution.MODULE, files.text(SampleSolution.MODULE), files.lint().solution());
		assertEquals(List.of("SenderModule"), items.stream().map(OutlineItem::name).toList());
		assertEquals(List.of("COMPONENT SenderComponent", "COMPONENT SenderProcess", "IMPORT ReceiverHTTP", "IMPORT ReceiverJMS", "IMPORT ReceiverSCAAsync", "IMPORT ReceiverSCASync",
				"IMPORT ReceiverWebService"), items.get(0).children().stream().map(item -> item.role() + " " + item.name()).toList());
		assertEquals(SampleSolution.IMPORT, items.get(0).children().get(4).origin().path());
		assertEquals("ReceiverSCAAsync", ModuleOutline.at(items, SampleSolution.IMPORT, items.get(0).children().get(4).origin().offset()).orElseThrow().name());
	}

	@Test
	void aComponentShowsItsReferencesAndWhereTheCaretIs() {
		String text = SampleSolution.files().text(SampleSolution.COMPONENT);
		List<OutlineItem> items = ModuleOutline.of(SampleSolution.COMPONENT, text, null);
		assertEquals(5, items.get(0).children().size());
		assertEquals("JavaImplementation", items.get(0).detail());
		assertEquals("ReceiverHTTPPartner", ModuleOutline.at(items, SampleSolution.COMPONENT, text.indexOf("\"ReceiverHTTP\"")).orElseThrow().name());
		OutlineItem jms = items.get(0).children().get(2);
		assertEquals("ReceiverJMSPartner", text.substring(jms.origin().offset(), jms.origin().end()));
		assertEquals("SenderComponent", ModuleOutline.at(items, SampleSolution.COMPONENT, text.indexOf("class=")).orElseThrow().name());
	}

	@Test
	void aCompositeShowsComponentsServicesAndReferences() {
		String text = "<composite name=\"c\"><service name=\"S\" promote=\"A/s\"><binding.ws/></service><component name=\"A\"><service name=\"s\"/><reference name=\"r\"/></component>"
				+ "<reference name=\"R\"/></composite>";
		OutlineItem composite = ModuleOutline.of("c.composite", text, null).get(0);
		assertEquals(List.of("EXPORT S", "COMPONENT A", "IMPORT R"), composite.children().stream().map(item -> item.role() + " " + item.name()).toList());
		assertEquals(List.of("binding.ws"), composite.children().get(0).children().stream().map(OutlineItem::name).toList());
		assertEquals(List.of("EXPORT s", "REFERENCE r"), composite.children().get(1).children().stream().map(item -> item.role() + " " + item.name()).toList());
	}

	@Test
	void brokenTextsShowWhatStandsBefore() {
		String text = SampleSolution.files().text(SampleSolution.COMPONENT);
		for (int end = 0; end < text.length(); end += 7) {
			assertNotNull(ModuleOutline.of("x.component", text.substring(0, end), null));
		}
		List<OutlineItem> items = ModuleOutline.of("x.component", text.substring(0, text.indexOf("<reference name=\"ReceiverHTTPPartner\"") + 20), null);
		assertTrue(items.get(0).children().size() >= 3, items.toString());
		assertTrue(ModuleOutline.of("x.component", "<a>".repeat(5000), null).isEmpty());
	}
}
