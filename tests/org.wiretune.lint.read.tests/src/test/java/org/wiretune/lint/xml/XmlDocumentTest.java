/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.xml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.source.SourceText;

/** The positioned tree of XML files, good and broken. */
class XmlDocumentTest {

	private final List<ReadProblem> problems = new ArrayList<>();

	private XmlDocument parse(String text) {
		return XmlDocument.parse(SourceText.of("f.xml", text), root -> true, problems::add);
	}

	private String only(ReadProblem.Kind kind) {
		assertEquals(1, problems.size(), problems::toString);
		assertEquals(kind, problems.getFirst().kind());
		return problems.getFirst().message();
	}

	@Test
	void everyRangeIsWhereItsTextStands() {
		String text = "<?xml version='1.0'?>\r\n<p:a xmlns:p=\"u\" x = 'y'>\r\n  <b>  text </b>\r\n</p:a>";
		XmlElement root = parse(text).root();
		assertEquals("<p:a xmlns:p=\"u\" x = 'y'>", text.substring(root.start(), root.startTagEnd()));
		assertEquals("p:a", text.substring(root.start() + 1, root.nameEnd()));
		assertEquals("</p:a>", text.substring(root.contentEnd(), root.end()));
		XmlAttribute attribute = root.attribute("x");
		assertEquals("x", text.substring(attribute.nameStart(), attribute.nameEnd()));
		assertEquals("y", text.substring(attribute.valueStart(), attribute.valueEnd()));
		XmlElement child = root.child("b");
		assertEquals("text", text.substring(child.textStart(), child.textEnd()));
		assertEquals("u", root.namespace());
		assertNull(child.namespace());
		assertEquals("p", root.prefix());
		assertTrue(problems.isEmpty());
	}

	@Test
	void prefixesAreResolvedWhereTheyAreDeclared() {
		XmlElement root = parse("<a xmlns='d' xmlns:p='1'><p:b xmlns:p='2'><c/><p:d/></p:b><p:e xmlns=''><f/></p:e></a>").root();
		assertEquals("d", root.namespace());
		assertEquals("2", root.child("b").namespace());
		assertEquals("d", root.child("b").child("c").namespace());
		assertEquals("2", root.child("b").child("d").namespace());
		assertEquals("1", root.child("e").namespace());
		assertNull(root.child("e").child("f").namespace());
	}

	@Test
	void anAttributeWithAPrefixIsNotTheOneWithout() {
		XmlElement root = parse("<a xmlns:type='n' xmlns:xsi='i' xsi:type='p:T' type='t'/>").root();
		assertEquals("t", root.attributeValue("type"));
		assertEquals("T", root.typeName());
		assertEquals(4, root.attributes().size());
	}

	@Test
	void referencesThatXmlDefinesAreReplaced() {
		XmlElement root = parse("<a x='&lt;&#65;&#x1F600;&amp;lt; &quot;&apos;&gt;'>&lt;b&gt; &#x20AC;</a>").root();
		assertEquals("<A\uD83D\uDE00&lt; \"'>", root.attributeValue("x"));
		assertEquals("<b> €", root.text());
		assertTrue(problems.isEmpty());
	}

	@Test
	void textWithCdataAndCommentsIsReadAsOneValue() {
		XmlElement root = parse("<a><b>x<!-- no -->y<![CDATA[<z>&amp;]]></b><c><![CDATA[ jdbc:a?b&c ]]></c><d><!-- d --></d><e>\n <!-- e -->\n 5\n</e></a>").root();
		assertEquals("xy<z>&amp;", root.child("b").text());
		assertEquals("jdbc:a?b&c", root.child("c").text());
		assertFalse(root.child("d").hasText());
		assertEquals("5", root.child("e").text());
		assertEquals("5", root.child("e").rawText());
		assertTrue(problems.isEmpty());
	}

	@Test
	void lineEndsInValuesAreNormalized() {
		XmlElement root = parse("<a x='1\r\n2\t3'>4\r\n5</a>").root();
		assertEquals("1 2 3", root.attributeValue("x"));
		assertEquals("4\n5", root.text());
	}

	@Test
	void anElementWithChildElementsHasNoTextOfItsOwn() {
		XmlElement root = parse("<a>x<b/>y</a>").root();
		assertFalse(root.hasText());
		assertNull(root.text());
	}

	@Test
	void mismatchedTagsAreNamedWithTheirLinesAndWhatStandsBeforeIsThere() {
		XmlElement root = parse("<a>\n  <b>1</b>\n  <c>\n    <d>2</d>\n</a>").root();
		assertEquals("The end tag </a> on line 5 does not belong to the start tag <c> on line 3. Nothing behind it was read; correct one of the two.",
				only(ReadProblem.Kind.SYNTAX));
		assertEquals(5, problems.getFirst().origin().line());
		assertEquals("1", root.child("b").text());
		assertEquals("2", root.child("c").child("d").text());
		assertFalse(root.child("c").isClosed());
		assertTrue(root.child("b").isClosed());
	}

	@Test
	void aValueThatIsCutByTheEndOfTheFileIsNoValue() {
		XmlElement root = parse("<a><b>12</b><c>34").root();
		assertEquals("The file ends before the element <c> of line 1 is closed. What stands before was read.", only(ReadProblem.Kind.SYNTAX));
		assertEquals("12", root.child("b").text());
		assertFalse(root.child("c").hasText());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"'' | The file has no XML element. Restore its content.",
			"text | Only white space, comments and declarations may stand before the first element. Remove this text.",
			"<a/>text | Only white space and comments may stand behind the root element. Remove this text.",
			"<a/><b/> | A second root element <b> starts here. Only the first was read.",
			"<a x/> | The attribute x of <a> has no value in quotes. Nothing behind it was read.",
			"<a x=y/> | The attribute x of <a> has no value in quotes. Nothing behind it was read.",
			"<a x=\"y/> | The value of the attribute x of <a> is not closed with a quote. Nothing behind it was read.",
			"<a x=\"y><b z=\"1\"/></a> | The value of the attribute x of <a> is not closed with a quote. Nothing behind it was read.",
			"<a x=\"1\"y=\"2\"/> | A space is missing between two attributes of <a>.",
			"<a x=\"1\" x=\"2\"/> | The attribute x stands twice in <a>. The first was read.",
			"<a b=\"\" | The tag <a> is not closed with \">\". Nothing behind it was read.",
			"<a><b<c/></a> | The tag <b> is not closed with \">\". Nothing behind it was read.",
			"<a></a | The tag </a> is not closed with \">\". Nothing behind it was read.",
			"</a> | The end tag </a> on line 1 has no start tag. Nothing behind it was read.",
			"<a><!-- </a> | A comment starts here and is not closed with \"-->\". Nothing behind it was read.",
			"<a><![CDATA[ </a> | A CDATA section starts here and is not closed with \"]]>\". Nothing behind it was read.",
			"<?xml <a/> | A processing instruction starts here and is not closed with \"?>\". Nothing behind it was read.",
			"<!DOCTYPE a [<!ENTITY x \"y\"> | The document type that starts here is not closed. Nothing behind it was read.",
			"<a>1 < 2</a> | A \"<\" stands here that starts no tag. Write it as &lt; or complete the tag.",
			"<a x=\"b&c\"/> | An \"&\" stands alone here. Write it as &amp;.",
			"<a>b & c</a> | An \"&\" stands alone here. Write it as &amp;.",
			"<a><p:b/></a> | The prefix p of p:b is not declared. Add its namespace declaration to the root element.",
			"<a p:x=\"\"/> | The prefix p of p:x is not declared. Add its namespace declaration to the root element.",
			"<a>&#xZZ;</a> | The reference &#xZZ; stands for no character. It was left as written.",
			"<![CDATA[x]]><a/> | A CDATA section stands outside the root element. Remove it." })
	void eachMistakeHasOneSentence(String text, String message) {
		parse(text);
		assertEquals(message, only(ReadProblem.Kind.SYNTAX));
	}

	@Test
	void whatIsReadableBehindASmallMistakeIsRead() {
		XmlElement root = parse("<a url='x?a=1&b=2'><b>&</b><c>7</c></a>").root();
		only(ReadProblem.Kind.SYNTAX);
		assertEquals("x?a=1&b=2", root.attributeValue("url"));
		assertEquals("7", root.child("c").text());
		assertTrue(root.isClosed());
	}

	@Test
	void aDocumentTypeIsSkippedWhateverStandsInIt() {
		XmlElement root = parse("""
				<!DOCTYPE a PUBLIC "-//x > y//" 'http://localhost:1/no.dtd' [
				  <!-- ]> -->
				  <?pi ]> ?>
				  <!ELEMENT a (b*)>
				  <!ATTLIST a x CDATA "]>">
				  <!ENTITY unused "<c/>">
				]>
				<a/>""").root();
		assertEquals("a", root.localName());
		assertTrue(problems.isEmpty(), problems::toString);
	}

	@Test
	void anEntityBombIsToldOnceAndLeftAsWritten() {
		StringBuilder bomb = new StringBuilder("<!DOCTYPE a [<!ENTITY l0 'lol'>\n");
		for (int i = 1; i < 30; i++) {
			bomb.append("<!ENTITY l").append(i).append(" '").append(("&l" + (i - 1) + ";").repeat(10)).append("'>\n");
		}
		bomb.append("]>\n<a x='&l29;'>&l29;&l28;</a>");
		XmlElement root = Assertions.assertTimeout(Duration.ofSeconds(1), () -> parse(bomb.toString()).root());
		assertTrue(only(ReadProblem.Kind.ENTITY).startsWith("The entity &l29; was not expanded but left as written"));
		assertEquals(32, problems.getFirst().origin().line());
		assertEquals("&l29;", root.attributeValue("x"));
		assertEquals("&l29;&l28;", root.text());
	}

	@Test
	void anEntityOfAnotherFileIsNotRead(@TempDir Path folder) throws IOException {
		Path secret = Files.writeString(folder.resolve("secret.txt"), "the secret");
		XmlElement root = parse("<!DOCTYPE a [<!ENTITY s SYSTEM \"" + secret.toUri() + "\">]>\n<a>&s;</a>").root();
		only(ReadProblem.Kind.ENTITY);
		assertEquals(2, problems.getFirst().origin().line());
		assertEquals("&s;", root.text());
	}

	@Test
	void nothingIsFetchedFromTheNetwork() throws IOException {
		try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			String address = "http://localhost:" + server.getLocalPort() + "/x";
			parse("<!DOCTYPE a PUBLIC 'p' '" + address + ".dtd' [<!ENTITY % p SYSTEM '" + address + "'> %p; <!ENTITY s SYSTEM '" + address + "'>]><a>&s;</a>");
			server.setSoTimeout(1);
			Assertions.assertThrows(SocketTimeoutException.class, server::accept);
		}
		only(ReadProblem.Kind.ENTITY);
	}

	@Test
	void anExternalEntityThatNobodyUsesIsToldWhereItIsDeclared() {
		parse("<!DOCTYPE a [\n<!ENTITY % p SYSTEM 'file:///etc/passwd'>\n%p;]>\n<a/>");
		assertEquals("The document type declares an entity of another file. It was not fetched.", only(ReadProblem.Kind.ENTITY));
		assertEquals(2, problems.getFirst().origin().line());
	}

	@Test
	void deepNestingEndsAtTheBoundWithoutOverflow() {
		XmlElement root = parse("<a>".repeat(100_000)).root();
		assertTrue(only(ReadProblem.Kind.TOO_LARGE).startsWith("More than 1,000 elements stand inside one another on line 1."));
		int depth = 0;
		for (XmlElement element : root.withDescendants()) {
			depth += element.localName().length();
		}
		assertEquals(1001, depth);
	}

	@Test
	void theNumberOfElementsAndAttributesIsBounded() {
		parse("<a>" + "<b c='1'/>".repeat(600_000) + "</a>");
		assertTrue(only(ReadProblem.Kind.TOO_LARGE).startsWith("The file has more than 1,000,000 elements and attributes."));
		problems.clear();
		parse("<a " + "b='' ".repeat(1_200_000) + "/>");
		assertTrue(problems.stream().anyMatch(problem -> problem.kind() == ReadProblem.Kind.TOO_LARGE));
	}

	@ParameterizedTest
	@CsvSource({ "<a>,&,</a>", "<a x=',&,/>", "<a>,&a,</a>", "<a>,<!--,</a>", "<a>,<b ,</a>", "<a>,<b>x</c>,</a>", "'',<,''", "'',<![CDATA[,''", "<a>,]]>,</a>", "<a>,<!-- x -->,</a>",
			"<!DOCTYPE a [,<!ENTITY x ',]><a/>" })
	void repeatedFragmentsTakeNoLongerThanTheirLength(String before, String fragment, String after) {
		String text = before + fragment.repeat(2_000_000 / fragment.length()) + after;
		Assertions.assertTimeout(Duration.ofSeconds(2), () -> parse(text));
	}

	@Test
	void aRootThatIsNotWantedEndsTheScanWithoutProblems() {
		assertNull(XmlDocument.parse(SourceText.of("f", "<a><b"), root -> false, problems::add));
		assertTrue(problems.isEmpty());
	}

	@Test
	void theLastAttributeOfManyIsFoundAndARepetitionToldOnce() {
		StringBuilder text = new StringBuilder("<a");
		for (int i = 0; i < 200; i++) {
			text.append(" n").append(i).append("='").append(i).append('\'');
		}
		assertEquals("199", parse(text + "/>").root().attributeValue("n199"));
		assertTrue(problems.isEmpty());
		parse(text + " n7=''/>");
		assertEquals("The attribute n7 stands twice in <a>. The first was read.", only(ReadProblem.Kind.SYNTAX));
	}

	@Test
	void descendantsComeInFileOrder() {
		StringBuilder names = new StringBuilder();
		XmlElement root = parse("<a><b><c/><d/></b><e/><f><g><h/></g></f></a>").root();
		for (XmlElement element : root.withDescendants()) {
			names.append(element.localName());
		}
		assertEquals("abcdefgh", names.toString());
		StringBuilder inner = new StringBuilder();
		for (XmlElement element : root.child("b").withDescendants()) {
			inner.append(element.localName());
		}
		assertEquals("bcd", inner.toString());
	}
}
