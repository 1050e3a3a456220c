/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.wiretune.core.BindingKind;
import org.wiretune.lint.reading.Reading;
import org.wiretune.map.FilterText;
import org.wiretune.map.HoverLine;
import org.wiretune.map.MapChoice;
import org.wiretune.map.MapCrumb;
import org.wiretune.map.MapDescription;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapFilter;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapSceneBuilder;
import org.wiretune.map.MapScope;
import org.wiretune.map.ShownScene;
import org.wiretune.map.govern.ElementProperties;
import org.wiretune.map.govern.ElementProperty;
import org.wiretune.map.govern.Governance;
import org.wiretune.map.govern.GoverningSetting.Edit;
import org.wiretune.map.govern.HoverText;
import org.wiretune.model.solution.Solution;

/** The words of hover, properties, breadcrumb and filter. */
class MapWordsTest {

	private final Solution solution = Solutions.senderAndReceiver();
	private final MapScene scene = MapSceneBuilder.build(Reading.of(solution), FixedOverlay.ofSample(), () -> false);

	@Test
	void theHoverSaysWhatItIsThenFindingsThenSettings() {
		MapElement wire = MapSceneTest.call(scene, "ReceiverAsync");
		List<HoverLine> lines = HoverText.of(scene, wire, Governance.of(Reading.of(solution), scene, wire));
		assertEquals(HoverLine.Kind.TITLE, lines.getFirst().kind());
		assertEquals("ReceiverAsync.import:" + wire.origin().line(), lines.getFirst().link());
		assertEquals(HoverLine.Kind.WARNING, lines.get(1).kind());
		HoverLine style = lines.stream().filter(line -> line.text().equals("Preferred interaction style = async")).findFirst().orElseThrow();
		assertEquals("SenderModule/ReceiverAsync.import", style.origin().path());
		assertEquals(HoverLine.Kind.GROUP, lines.get(lines.indexOf(style) - 1).kind());
		assertTrue(lines.getLast().text().contains("cannot be told"), "what is not known is said: " + lines.getLast().text());
	}

	@Test
	void everyElementHasAHoverAndProperties() {
		for (Solution each : List.of(solution, Solutions.troubled())) {
			MapScene all = MapSceneTest.scene(each);
			for (MapElement element : all.elements()) {
				Governance governance = Governance.of(Reading.of(each), all, element);
				assertEquals(HoverLine.Kind.TITLE, HoverText.of(all, element, governance).getFirst().kind());
				List<ElementProperty> properties = ElementProperties.of(all, element, governance);
				assertEquals(properties.size(), properties.stream().map(ElementProperty::id).distinct().count(), element.id());
				assertTrue(ElementProperties.categories().containsAll(properties.stream().map(ElementProperty::category).toList()), element.id());
			}
		}
	}

	@Test
	void propertiesAreInTheOrderOfTheirCategories() {
		MapElement wire = MapSceneTest.call(scene, "ReceiverAsync");
		List<ElementProperty> properties = ElementProperties.of(scene, wire, Governance.of(Reading.of(solution), scene, wire));
		List<Integer> order = properties.stream().map(property -> ElementProperties.categories().indexOf(property.category())).toList();
		assertEquals(order.stream().sorted().toList(), order);
		ElementProperty style = properties.stream().filter(property -> property.id().equals("call.preferredInteractionStyle")).findFirst().orElseThrow();
		assertEquals(Edit.CHOICE, style.edit());
		assertEquals("async", style.value());
		assertTrue(style.shown().startsWith("async   (ReceiverAsync.import:"), style.shown());
		assertTrue(style.description().contains("SenderModule/ReceiverAsync.import, line "), style.description());
		ElementProperty from = properties.stream().filter(property -> property.id().equals("element.from")).findFirst().orElseThrow();
		assertEquals("SenderModule / ReceiverAsync", from.value());
	}

	@Test
	void theBreadcrumbLeadsBackUp() {
		MapModule module = scene.modules().get(1);
		List<MapCrumb> crumbs = MapCrumb.to(scene, MapScope.module(module));
		assertEquals(List.of("Workspace", module.project(), module.name()), crumbs.stream().map(MapCrumb::label).toList());
		assertEquals(MapScope.project(module), MapCrumb.up(scene, MapScope.module(module)));
		assertEquals(MapScope.WORKSPACE, MapCrumb.up(scene, MapScope.project(module)));
		assertEquals(MapScope.WORKSPACE, MapCrumb.up(scene, MapScope.WORKSPACE));
	}

	@Test
	void theFilterIsSaidInWords() {
		assertEquals("", FilterText.of(MapFilter.ALL));
		assertEquals("SCA, JMS, with warnings, on server1",
				FilterText.of(new MapFilter(Set.of(BindingKind.JMS, BindingKind.SCA), MapFilter.Findings.WARNINGS, "server1")));
		assertEquals(List.of(BindingKind.SCA, BindingKind.JAX_WS, BindingKind.JMS, BindingKind.HTTP), FilterText.bindings(scene));
		assertEquals(List.of(), FilterText.servers(scene));
		MapScene shown = ShownScene.of(scene, MapChoice.ALL.with(MapFilter.ALL.with(BindingKind.JMS, true)));
		assertEquals("2 of 3 modules", FilterText.share(shown, scene));
	}

	@Test
	void aClosedModuleIsCalledClosed() {
		MapScene closed = ShownScene.of(scene, MapChoice.ALL.withAllCollapsed(scene, true));
		MapModule sender = closed.modules().stream().filter(MapModule::collapsed).findFirst().orElseThrow();
		String sentence = new MapDescription(closed).sentence(sender);
		assertTrue(sentence.endsWith("with 6 elements. It is closed."), sentence);
	}
}
