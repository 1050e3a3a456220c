/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.xml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.UnsupportedEncodingException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.read.Corpus;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.lint.source.SourceText;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** The scanner against the parser of the JDK, over every XML file of the corpus. */
@Tag("slow")
class XmlAgainstJdkTest {

	private static final ErrorHandler SILENT = new ErrorHandler() {

		@Override
		public void warning(SAXParseException exception) {
			// Not of interest.
		}

		@Override
		public void error(SAXParseException exception) {
			// Not of interest.
		}

		@Override
		public void fatalError(SAXParseException exception) throws SAXException {
			throw exception;
		}
	};

	/** So many characters of each file are changed, one at a time: some 10,000 in all. */
	private static final int CHANGES = 25;

	private DocumentBuilder builder;

	@BeforeEach
	void makeBuilder() throws ParserConfigurationException {
		DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
		factory.setNamespaceAware(true);
		factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
		factory.setFeature("http://xml.org/sax/features/external-general-entities", false);
		factory.setFeature("http://xml.org/sax/features/external-parameter-entities", false);
		builder = factory.newDocumentBuilder();
		builder.setErrorHandler(SILENT);
		builder.setEntityResolver((publicId, systemId) -> new InputSource(new StringReader("")));
	}

	private static List<Path> xmlFiles() throws IOException {
		try (Stream<Path> files = Files.walk(Corpus.folder(""))) {
			return files.filter(Files::isRegularFile).filter(XmlAgainstJdkTest::startsLikeXml).sorted().toList();
		}
	}

	private static boolean startsLikeXml(Path file) {
		try (var in = Files.newInputStream(file)) {
			String head = new String(in.readNBytes(64), StandardCharsets.ISO_8859_1).strip();
			return head.startsWith("<?xml") || head.startsWith("<!--") || head.matches("(?s)<[A-Za-z:]+[ >].*");
		} catch (IOException unreadable) {
			return false;
		}
	}

	private Element parse(byte[] bytes) throws IOException {
		try {
			return builder.parse(new InputSource(new ByteArrayInputStream(bytes))).getDocumentElement();
		} catch (SAXException | UnsupportedEncodingException | CharacterCodingException notWellFormed) {
			return null;
		}
	}

	private static XmlDocument scan(String path, byte[] bytes, List<ReadProblem> problems) {
		FileParts parts = new FileParts(path);
		SourceText text = SourceText.decode(new MemoryTree().with(path, bytes).file(path), parts);
		return XmlDocument.parse(text, root -> true, problems::add);
	}

	@Test
	void everyXmlFileOfTheCorpusHasTheSameTree() throws IOException {
		int same = 0;
		int broken = 0;
		for (Path file : xmlFiles()) {
			byte[] bytes = Files.readAllBytes(file);
			List<ReadProblem> problems = new ArrayList<>();
			XmlDocument document = scan(file.toString(), bytes, problems);
			Element expected = parse(bytes);
			boolean syntax = problems.stream().anyMatch(problem -> problem.kind() == ReadProblem.Kind.SYNTAX);
			if (expected == null) {
				assertTrue(syntax, () -> "the JDK rejects " + file);
				broken++;
				continue;
			}
			assertEquals(List.of(), problems.stream().filter(problem -> problem.kind() != ReadProblem.Kind.ENTITY).toList());
			if (problems.isEmpty()) {
				compare(expected, document.root(), file);
				same++;
			}
		}
		System.out.println("XML files of the corpus with the tree that the JDK reads: " + same + ", broken for both: " + broken);
		assertTrue(same > 300, "only " + same);
	}

	private static void compare(Element expected, XmlElement actual, Path file) {
		assertEquals(expected.getNodeName(), actual.name(), file::toString);
		assertEquals(expected.getNamespaceURI(), actual.namespace(), file::toString);
		NamedNodeMap attributes = expected.getAttributes();
		assertEquals(attributes.getLength(), actual.attributes().size(), file::toString);
		for (XmlAttribute attribute : actual.attributes()) {
			assertEquals(expected.getAttribute(attribute.name()).strip(), attribute.value(), file::toString);
		}
		XmlElement child = actual.firstChild();
		StringBuilder text = new StringBuilder();
		for (Node node = expected.getFirstChild(); node != null; node = node.getNextSibling()) {
			if (node instanceof Element element) {
				compare(element, child, file);
				child = child.next();
			} else if (node.getNodeType() == Node.TEXT_NODE || node.getNodeType() == Node.CDATA_SECTION_NODE) {
				text.append(node.getNodeValue());
			}
		}
		assertEquals(null, child, file::toString);
		if (actual.firstChild() == null) {
			assertEquals(text.toString().strip(), actual.hasText() ? actual.text() : "", file::toString);
		}
	}

	/** Every fourth of a hundred places, in the next file those beside them. */
	@Test
	void aFileThatIsCutAnywhereIsBrokenForBoth() throws IOException {
		int cuts = 0;
		List<Path> files = Corpus.readXmlFiles("");
		for (int place = 0; place < files.size(); place++) {
			Path file = files.get(place);
			byte[] bytes = Files.readAllBytes(file);
			for (int i = place % 4; i < 100; i += 4) {
				byte[] cut = Arrays.copyOf(bytes, (int) ((long) bytes.length * i / 100));
				List<ReadProblem> problems = new ArrayList<>();
				scan(file.toString(), cut, problems);
				long syntax = problems.stream().filter(problem -> problem.kind() == ReadProblem.Kind.SYNTAX).count();
				assertEquals(parse(cut) == null ? 1 : 0, syntax, () -> file + " cut to " + cut.length + " bytes");
				cuts++;
			}
		}
		System.out.println("Files cut: " + cuts);
	}

	@Test
	void aFileThatTheJdkTakesIsNotToldAsBrokenWhateverCharacterIsChanged() throws IOException {
		Random random = new Random(5);
		int taken = 0;
		int bothBroken = 0;
		int lenient = 0;
		for (Path file : Corpus.readXmlFiles("")) {
			byte[] bytes = Files.readAllBytes(file);
			for (int i = 0; i < CHANGES; i++) {
				byte[] changed = bytes.clone();
				changed[random.nextInt(changed.length)] = (byte) "<>/\"'=&;! -x]?:".charAt(random.nextInt(15));
				List<ReadProblem> problems = new ArrayList<>();
				scan(file.toString(), changed, problems);
				boolean syntax = problems.stream().anyMatch(problem -> problem.kind() == ReadProblem.Kind.SYNTAX);
				if (parse(changed) != null) {
					assertEquals(List.of(), problems.stream().filter(problem -> problem.kind() == ReadProblem.Kind.SYNTAX).toList(), file::toString);
					taken++;
				} else if (syntax) {
					bothBroken++;
				} else {
					lenient++;
				}
			}
		}
		System.out.println("Changed files: taken by both " + taken + ", broken for both " + bothBroken + ", broken for the JDK only " + lenient);
		assertTrue(bothBroken > lenient * 5, "the scanner overlooks too much");
	}
}
