/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Attr;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.reading.Reading;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapOverlay;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapSceneBuilder;
import org.wiretune.map.MapWire;
import org.wiretune.map.svg.BindingMap;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.solution.Solution;
import org.wiretune.model.solution.SolutionFactory;
import org.xml.sax.InputSource;

class MapSvgTest {

	record Case(Solution solution, MapOverlay overlay) {
	}

	static Stream<Case> cases() {
		return Stream.of(new Case(Solutions.senderAndReceiver(), FixedOverlay.ofSample()),
				new Case(Solutions.troubled(), MapOverlay.NONE), new Case(Solutions.large(25), MapOverlay.NONE));
	}

	@ParameterizedTest
	@MethodSource("cases")
	void everyElementAndLabelIsThere(Case each) throws Exception {
		MapScene scene = MapSceneBuilder.build(Reading.of(each.solution), each.overlay, () -> false);
		Document svg = parse(BindingMap.svg(Reading.of(each.solution), each.overlay, "a <test> & more", () -> false));
		Set<String> drawn = new HashSet<>();
		for (Element group : elements(svg, "g")) {
			if (group.hasAttribute("data-id")) {
				assertTrue(drawn.add(group.getAttribute("data-id")), "drawn twice: " + group.getAttribute("data-id"));
				assertEquals("title", group.getFirstChild().getNodeName());
				assertFalse(group.getFirstChild().getTextContent().isBlank());
			}
		}
		assertEquals(new HashSet<>(scene.elements().stream().map(MapElement::id).toList()), drawn);
		List<String> texts = elements(svg, "text").stream().map(Element::getTextContent).toList();
		for (MapWire wire : scene.wires()) {
			assertTrue(wire.label().isEmpty() || texts.contains(wire.label()), wire.label());
			assertTrue(wire.measured() == null || texts.contains(wire.measuredLabel()), wire.measuredLabel());
		}
		assertEquals("Binding map of a <test> & more", elements(svg, "title").getFirst().getTextContent());
		assertFalse(elements(svg, "desc").getFirst().getTextContent().isBlank());
	}

	@ParameterizedTest
	@MethodSource("cases")
	void nothingLeadsOutOfTheFile(Case each) throws Exception {
		String text = BindingMap.svg(Reading.of(each.solution), each.overlay, "test", () -> false);
		Document svg = parse(text);
		for (Element element : elements(svg, "*")) {
			for (int i = 0; i < element.getAttributes().getLength(); i++) {
				Attr attribute = (Attr) element.getAttributes().item(i);
				assertFalse(attribute.getName().endsWith("href") || attribute.getName().equals("src") || attribute.getName().startsWith("on"),
						attribute.getName());
				assertFalse(attribute.getValue().contains("url("), attribute.getValue());
			}
			assertFalse(element.getNodeName().equals("script") || element.getNodeName().equals("image"), element.getNodeName());
		}
		assertFalse(text.contains("@import"));
		assertTrue(text.contains("prefers-color-scheme: dark"));
	}

	@ParameterizedTest
	@MethodSource("cases")
	void equalInputGivesEqualText(Case each) {
		assertEquals(BindingMap.svg(Reading.of(each.solution), each.overlay, "test", () -> false),
				BindingMap.svg(Reading.of(each.solution), each.overlay, "test", () -> false));
	}

	@Test
	void namesThatXmlForbidsDoNotBreakTheFile() throws Exception {
		Solutions build = new Solutions();
		Module module = build.module("a]]>b\u0001\uD800<script>&#x0;", ModuleKind.MODULE);
		Solutions.component(module, "\"' onload='x' \uFFFF", "JavaImplementation");
		Document svg = parse(BindingMap.svg(Reading.of(build.solution), MapOverlay.NONE, "\u0000", () -> false));
		List<String> texts = elements(svg, "text").stream().map(Element::getTextContent).toList();
		assertTrue(texts.contains("a]]>b\uFFFD\uFFFD<script>&#x0;"), texts.toString());
		assertEquals(0, elements(svg, "script").size());
	}

	@Test
	void anEmptySolutionGivesAnEmptyPicture() throws Exception {
		Document svg = parse(BindingMap.svg(Reading.of(SolutionFactory.INSTANCE.createSolution()), MapOverlay.NONE, "nothing", () -> false));
		assertEquals(0, elements(svg, "text").size());
		assertEquals("svg", svg.getDocumentElement().getNodeName());
	}

	static Document parse(String text) throws Exception {
		DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
		factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
		return factory.newDocumentBuilder().parse(new InputSource(new StringReader(text)));
	}

	private static List<Element> elements(Document document, String name) {
		NodeList nodes = document.getElementsByTagName(name);
		List<Element> elements = new ArrayList<>();
		for (int i = 0; i < nodes.getLength(); i++) {
			elements.add((Element) nodes.item(i));
		}
		return elements;
	}
}
