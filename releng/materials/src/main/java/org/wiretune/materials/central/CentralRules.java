/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials.central;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * Checks a staged repository by what Maven Central demands of what it takes ("Requirements" of its documentation): of a POM its
 * coordinates, a version that is no snapshot, name, description, address, licence, developer and repository of the sources, its own or
 * those of its parent, and no repositories; of a jar the jars of its sources and its comments; of each file checksums, and where it is
 * signed a signature.
 */
public final class CentralRules {

	private static final List<String> COORDINATES = List.of("groupId", "artifactId", "version");
	/** Inherited all but the name. */
	private static final List<String> NEEDED = List.of("name", "description", "url", "licenses/license/name", "licenses/license/url", "developers/developer/name", "scm/connection", "scm/url");

	private final Map<String, Element> poms = new HashMap<>();
	private final List<String> missed = new ArrayList<>();

	private CentralRules() {
	}

	/**
	 * Prints what is missed, a line each, and ends with 1 where there is something.
	 *
	 * @param arguments the staged repository, and behind it the word signed where each file has to have a signature
	 * @throws IOException where it cannot be read
	 */
	public static void main(String[] arguments) throws IOException {
		List<String> missed = check(Path.of(arguments[0]), arguments.length > 1 && arguments[1].equals("signed"));
		missed.forEach(System.out::println);
		System.exit(missed.isEmpty() ? 0 : 1);
	}

	/**
	 * {@return what is missed, a sentence each; empty where Maven Central would take it}
	 *
	 * @param repository the folder
	 * @param isSigned whether each file has to have a signature
	 * @throws IOException where it cannot be read
	 */
	public static List<String> check(Path repository, boolean isSigned) throws IOException {
		CentralRules rules = new CentralRules();
		List<StagedArtifact> artifacts = StagedArtifact.all(repository);
		if (artifacts.isEmpty()) {
			rules.missed.add("There is no artifact in " + repository + '.');
		}
		for (StagedArtifact each : artifacts) {
			rules.poms.put(each.artifactId() + ':' + each.version(), parse(each.pom()));
		}
		for (StagedArtifact each : artifacts) {
			rules.pom(each);
			rules.jars(each);
		}
		for (Path each : StagedArtifact.files(repository)) {
			rules.besides(each, isSigned);
		}
		return rules.missed;
	}

	private void pom(StagedArtifact artifact) {
		Element pom = poms.get(artifact.artifactId() + ':' + artifact.version());
		String name = artifact.pom().getFileName().toString();
		for (String each : COORDINATES) {
			String value = value(pom, each).isEmpty() && !each.equals("artifactId") ? value(pom, "parent/" + each) : value(pom, each);
			if (value.isEmpty()) {
				missed.add(name + " has no " + each + '.');
			}
		}
		if (artifact.version().endsWith("-SNAPSHOT")) {
			missed.add(name + " is a snapshot.");
		}
		for (String each : NEEDED) {
			String value = each.equals("name") ? value(pom, each) : inherited(pom, each);
			if (value.isEmpty() || value.equals("scm:git:")) {
				missed.add(name + " has no " + each + '.');
			}
		}
		for (String each : List.of("repositories", "pluginRepositories")) {
			if (child(pom, each) != null) {
				missed.add(name + " names repositories; all that it needs has to be in Maven Central.");
			}
		}
	}

	private void jars(StagedArtifact artifact) {
		Element pom = poms.get(artifact.artifactId() + ':' + artifact.version());
		if (!value(pom, "packaging").equals("pom")) {
			for (String each : List.of("", "sources", "javadoc")) {
				if (!Files.exists(artifact.jar(each))) {
					missed.add("There is no " + artifact.jar(each).getFileName() + '.');
				}
			}
		}
	}

	private void besides(Path file, boolean isSigned) throws IOException {
		for (String[] each : new String[][] {{"MD5", ".md5"}, {"SHA-1", ".sha1"}}) {
			Path sum = file.resolveSibling(file.getFileName() + each[1]);
			if (!Files.exists(sum) || !Files.readString(sum).strip().equals(StagedArtifact.checksum(file, each[0]))) {
				missed.add(file.getFileName() + " has no right checksum of " + each[0] + '.');
			}
		}
		if (isSigned && !Files.exists(file.resolveSibling(file.getFileName() + ".asc"))) {
			missed.add(file.getFileName() + " is not signed.");
		}
	}

	/** The value with properties of the same POM and its parents filled in. */
	private String inherited(Element pom, String path) {
		for (Element at = pom; at != null; at = parent(at)) {
			String value = value(at, path);
			if (!value.isEmpty()) {
				return filled(value, at);
			}
		}
		return "";
	}

	private String filled(String value, Element pom) {
		int begin = value.indexOf("${");
		int end = value.indexOf('}', begin);
		if (begin < 0 || end < 0) {
			return value;
		}
		return filled(value.substring(0, begin) + inherited(pom, "properties/" + value.substring(begin + 2, end)) + value.substring(end + 1), pom);
	}

	private Element parent(Element pom) {
		return poms.get(value(pom, "parent/artifactId") + ':' + value(pom, "parent/version"));
	}

	private static String value(Element pom, String path) {
		Element at = pom;
		for (String name : path.split("/")) {
			at = at == null ? null : child(at, name);
		}
		return at == null ? "" : at.getTextContent().strip();
	}

	private static Element child(Element element, String name) {
		for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
			if (child instanceof Element found && found.getTagName().equals(name)) {
				return found;
			}
		}
		return null;
	}

	private static Element parse(Path pom) throws IOException {
		try {
			DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
			factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
			factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
			Document document = factory.newDocumentBuilder().parse(pom.toFile());
			return document.getDocumentElement();
		} catch (SAXException | ParserConfigurationException malformed) {
			throw new IOException(pom + ": " + malformed.getMessage(), malformed);
		}
	}
}
