/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.core.BindingSign;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Transport;
import org.wiretune.lint.reading.Reading;
import org.wiretune.map.MapOverlay;
import org.wiretune.map.svg.BindingMap;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Module;

/** Kinds of modules and bindings that others define stand on the map beside those of the house. */
class ForeignKindsTest {

	private static final BindingKind SEDA = seda(BindingSign.ENVELOPE);
	private static final ModuleKind CONTEXT = ModuleKind.define("test-kinds.context", "Test context");

	private static BindingKind seda(BindingSign sign) {
		return BindingKind.define("test-kinds.seda", "Test SEDA", BindingFamily.MESSAGING, sign, Transport.MESSAGE);
	}

	@Test
	void theMapNamesThem() {
		Solutions build = new Solutions();
		Module module = build.module("Routes", CONTEXT);
		Export export = Solutions.export(module, "Orders", SEDA, null);
		assertSame(SEDA, export.getBinding().getKind());
		String svg = BindingMap.svg(Reading.of(build.solution), MapOverlay.NONE, "test", () -> false);
		assertTrue(svg.contains("Test SEDA"), svg);
		assertTrue(svg.contains("Test context"), svg);
	}

	@Test
	void aKindIsDefinedOnce() {
		assertSame(SEDA, seda(BindingSign.ENVELOPE));
		assertSame(SEDA, BindingKind.get("test-kinds.seda"));
		assertThrows(IllegalArgumentException.class, () -> seda(BindingSign.GLOBE));
		assertTrue(SEDA.compareTo(BindingKind.UNKNOWN) > 0, "those of the house come first");
		assertEquals(BindingKind.NONE, BindingKind.all().getFirst());
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "seda", "SCA", "JAX-WS", "Camel.seda", "camel.", ".seda", "camel.seda.more", "camel.se da", "camel.-seda" })
	void theIdOfAForeignKindHasTheNameOfWhoDefinesIt(String literal) {
		assertThrows(IllegalArgumentException.class, () -> ModuleKind.define(literal, "Label"));
		assertThrows(IllegalArgumentException.class, () -> BindingKind.define(literal, "Label", BindingFamily.OTHER, BindingSign.BEAN, Transport.OTHER));
	}

	@Test
	void aLabelIsANameOnOneLine() {
		assertThrows(IllegalArgumentException.class, () -> ModuleKind.define("test-kinds.blank", " "));
		assertThrows(IllegalArgumentException.class, () -> ModuleKind.define("test-kinds.lines", "a\nb"));
		assertThrows(IllegalArgumentException.class, () -> ModuleKind.define("test-kinds.long", "a".repeat(61)));
	}

	@Test
	void whatNobodyDefinedIsUnknown() {
		assertSame(BindingKind.UNKNOWN, BindingKind.get("test-kinds.nothing"));
		assertSame(BindingKind.UNKNOWN, BindingKind.get(null));
		assertThrows(IllegalArgumentException.class, () -> ModuleKind.get("test-kinds.nothing"));
	}
}
