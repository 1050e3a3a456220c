/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * The version of a library or plug-in that several modules use stands in the pom at the root; nothing else states it again,
 * and what builds by itself, or for an Eclipse, has the same one.
 */
class VersionsInOnePlaceTest {

	private static final Path ROOT = Path.of(System.getProperty("wiretune.root"));
	private static final Path TARGET = ROOT.resolve("releng/target-platform/wiretune.target");
	private static final String OF_THIS_BUILD = "${project.version}";
	private static final int LEAST_MODULES = 30;
	private static final int LEAST_SHARED = 20;

	/**
	 * A version as it is written.
	 *
	 * @param artifact group and name
	 * @param version the version
	 */
	private record Stated(String artifact, String version) {
	}

	@Test
	void noVersionIsStatedTwice() throws Exception {
		Map<String, Set<String>> places = new TreeMap<>();
		int modules = 0;
		for (Path pom : poms()) {
			Document document = parse(pom);
			if (child(document.getDocumentElement(), "parent") == null && !pom.equals(ROOT.resolve("pom.xml"))) {
				continue;
			}
			modules++;
			Map<String, Integer> here = new TreeMap<>();
			for (Stated each : stated(document)) {
				if (!each.version().equals(OF_THIS_BUILD)) {
					int times = here.merge(each.artifact(), 1, Integer::sum);
					places.computeIfAbsent(each.artifact(), key -> new TreeSet<>()).add(ROOT.relativize(pom) + (times > 1 ? " again" : ""));
				}
			}
		}
		int found = modules;
		assertTrue(modules >= LEAST_MODULES, () -> "only " + found);
		places.values().removeIf(each -> each.size() == 1);
		assertEquals(Map.of(), places);
	}

	@Test
	void whatIsBuiltBesidesHasTheSameVersions() throws Exception {
		Document root = parse(ROOT.resolve("pom.xml"));
		Element properties = child(root.getDocumentElement(), "properties");
		Map<String, String> shared = new TreeMap<>();
		for (Stated each : stated(root)) {
			String version = each.version();
			if (version.startsWith("${")) {
				version = child(properties, version.substring(2, version.length() - 1)).getTextContent().strip();
			}
			shared.put(each.artifact(), version);
		}
		assertTrue(shared.size() >= LEAST_SHARED, shared::toString);
		List<String> others = new ArrayList<>();
		List<Path> files = new ArrayList<>(poms());
		files.removeIf(pom -> pom.equals(ROOT.resolve("pom.xml")));
		files.add(TARGET);
		for (Path file : files) {
			for (Stated each : stated(parse(file))) {
				String version = shared.get(each.artifact());
				if (version != null && !version.equals(each.version())) {
					others.add(ROOT.relativize(file) + ": " + each + ", and not " + version);
				}
			}
		}
		assertEquals(List.of(), others);
	}

	private static List<Path> poms() throws IOException {
		List<Path> poms = new ArrayList<>(List.of(ROOT.resolve("pom.xml")));
		for (String room : List.of("bundles", "features", "releng", "tests", "update-site")) {
			SourceTree.files(ROOT.resolve(room)).stream().filter(file -> file.getFileName().toString().endsWith("pom.xml") && !file.getFileName().toString().startsWith(".")).filter(file -> {
				String path = file.toString().replace('\\', '/');
				// What an earlier Eclipse held is no version of ours.
				return !path.contains("/samples/") && !path.contains("/resources/") && !path.contains("/eclipse-releases/4.");
			}).forEach(poms::add);
		}
		return poms;
	}

	private static Document parse(Path file) throws Exception {
		return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
	}

	private static List<Stated> stated(Document document) {
		List<Stated> found = new ArrayList<>();
		for (String kind : List.of("dependency", "plugin", "artifactItem")) {
			var elements = document.getElementsByTagName(kind);
			for (int i = 0; i < elements.getLength(); i++) {
				Element element = (Element) elements.item(i);
				Element version = child(element, "version");
				if (version != null) {
					Element group = child(element, "groupId");
					found.add(new Stated((group == null ? "org.apache.maven.plugins" : group.getTextContent()) + ':' + child(element, "artifactId").getTextContent(),
							version.getTextContent().strip()));
				}
			}
		}
		return found;
	}

	private static Element child(Element parent, String name) {
		for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
			if (node instanceof Element element && element.getTagName().equals(name)) {
				return element;
			}
		}
		return null;
	}
}
