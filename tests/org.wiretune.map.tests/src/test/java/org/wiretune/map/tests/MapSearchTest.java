/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.reading.Reading;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapSceneBuilder;
import org.wiretune.map.MapSearch;

class MapSearchTest {

	private final MapScene scene = MapSceneBuilder.build(Reading.of(Solutions.senderAndReceiver()), FixedOverlay.ofSample(), () -> false);

	@Test
	void namesBindingsAndFindingsAreFound() {
		assertEquals(List.of("ReceiverJmsExport", "ReceiverJms"), names("receiverjms"));
		assertEquals(List.of("Receiver", "Sender"), names("java"));
		assertEquals(List.of("ReceiverJms"), names(" jms IMPORT "));
		assertEquals(List.of(), names("nothing like this"));
		assertEquals(List.of(), names("  "));
		String message = MapSceneTest.call(scene, "ReceiverAsync").findings().getFirst().message();
		assertEquals(MapSceneTest.node(scene, "ReceiverAsync"), new MapSearch(scene, message).matches().getFirst());
	}

	private List<String> names(String words) {
		return new MapSearch(scene, words).matches().stream().map(MapElement::name).filter(name -> !name.isEmpty()).toList();
	}

	@Test
	void jumpsGoRoundAndStartWhereOneIs() {
		MapSearch search = new MapSearch(scene, "receiverjms");
		MapElement export = MapSceneTest.node(scene, "ReceiverJmsExport");
		MapElement caller = MapSceneTest.node(scene, "ReceiverJms");
		assertEquals(export, search.next(null, 1));
		assertEquals(caller, search.next(export, 1));
		assertEquals(export, search.next(caller, 1));
		assertEquals(caller, search.next(export, -1));
		MapElement between = MapSceneTest.node(scene, "Sender");
		assertEquals(caller, search.next(between, 1));
		assertEquals(export, search.next(between, -1));
		assertEquals(caller, search.next(null, -1));
		assertNull(new MapSearch(scene, "zzz").next(null, 1));
	}

	@Test
	void theSummarySaysWhereOneIs() {
		MapSearch search = new MapSearch(scene, "receiverjms");
		assertEquals("2 matches", search.summary(null));
		assertEquals("2 of 2", search.summary(MapSceneTest.node(scene, "ReceiverJms")));
		assertEquals("nothing found", new MapSearch(scene, "zzz").summary(null));
	}
}
