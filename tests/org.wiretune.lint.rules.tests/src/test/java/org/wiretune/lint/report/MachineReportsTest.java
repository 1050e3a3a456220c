/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.Samples;
import org.wiretune.lint.registry.RuleRegistry;
import org.xml.sax.InputSource;

/** The reports as JUnit XML and HTML. */
class MachineReportsTest {

	private static final String HOSTILE = "<script>alert(1)</script>";

	private static Files files() {
		return Samples.modules().replace("Sender/ToReceiver.import", "\"sync\"", "\"async\"").without("Sender/SenderComponent.component").with("Sender/Broken.import", "<scdl:import")
				.with("Sender/src/impl/" + "Suppressed.java",
						"package impl;\nclass Suppressed { void run(java.util.List<String> d) { for (String b : d) {\n\t// wiretune:ignore log-unguarded-concat: reason & " + HOSTILE
								+ "\n\tlog.debug(\"a\" + b);\n\tlog.debug(\"c\" + d);\n} } }\n");
	}

	private static LintReport report() {
		Files files = files();
		return new LintReport(files.lint(), "1.2.3", 0.25, "file:///work/", files::source);
	}

	private static Document junit(Optional<Severity> failOn) throws Exception {
		StringBuilder out = new StringBuilder();
		JUnitReport.write(report(), RuleRegistry.standard(), failOn, out);
		return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(out.toString())));
	}

	private static int count(Document document, String name) {
		return document.getElementsByTagName(name).getLength();
	}

	@Test
	void junitFollowsFailOn() throws Exception {
		for (Optional<Severity> failOn : List.of(Optional.of(Severity.WARNING), Optional.of(Severity.INFO), Optional.<Severity>empty())) {
			Document document = junit(failOn);
			int expected = failOn.isEmpty() ? 0 : failOn.get() == Severity.WARNING ? 1 : 2;
			assertEquals(expected, count(document, "failure"));
			Element root = document.getDocumentElement();
			assertEquals(String.valueOf(expected), root.getAttribute("failures"));
			assertEquals(String.valueOf(count(document, "testcase")), root.getAttribute("tests"));
			assertEquals(RuleRegistry.standard().rules().size(), count(document, "testsuite"));
			assertEquals(1, count(document, "skipped"));
			assertTrue(document.getElementsByTagName("skipped").item(0).getAttributes().getNamedItem("message").getTextContent().contains("reason & " + HOSTILE));
			assertEquals(1, count(document, "system-err"));
			assertEquals(2 - expected, count(document, "system-out"));
		}
	}

	@Test
	void junitTellsTheStoryBehindItsHeadline() throws Exception {
		Element failure = (Element) junit(Optional.of(Severity.WARNING)).getElementsByTagName("failure").item(0);
		assertTrue(failure.getAttribute("message").startsWith("Asynchronous call from ToReceiver to "), failure.getAttribute("message"));
		for (String part : List.of("ToReceiver calls ", "Why: ", "Evidence: ", "If you follow it: ", "Not when: ", "Source: ")) {
			assertTrue(failure.getTextContent().contains("\n" + part), failure.getTextContent());
		}
	}

	@Test
	void junitSuitesCountTheirCases() throws Exception {
		NodeList suites = junit(Optional.of(Severity.INFO)).getElementsByTagName("testsuite");
		for (int i = 0; i < suites.getLength(); i++) {
			Element suite = (Element) suites.item(i);
			assertEquals(suite.getAttribute("tests"), String.valueOf(suite.getElementsByTagName("testcase").getLength()), suite.getAttribute("name"));
			assertEquals(suite.getAttribute("failures"), String.valueOf(suite.getElementsByTagName("failure").getLength()), suite.getAttribute("name"));
			assertEquals(suite.getAttribute("skipped"), String.valueOf(suite.getElementsByTagName("skipped").getLength()), suite.getAttribute("name"));
		}
	}

	private static String html() throws IOException {
		StringBuilder out = new StringBuilder();
		HtmlReport.write(report(), "my <modules>", out);
		return out.toString();
	}

	@Test
	void htmlTellsEachFindingWithItsFix() throws IOException {
		String html = html();
		for (String text : List.of("Sender/ToReceiver.import:4:", "<p class=\"headline\">Asynchronous call from ToReceiver to ", "<p>ToReceiver calls ", "Call synchronously (preferredInteractionStyle=&quot;sync&quot;)", RuleRegistry.texts(RuleRegistry.standard().rule("sca-async-binding").get()).title(),
				"<code>sca-async-binding</code>", "Sender/Broken.import:1:", "my &lt;modules&gt;", "<ins>+", "<del>-", "Wiring", "Logging", "prefers-color-scheme: dark")) {
			assertTrue(html.contains(text), text);
		}
		assertEquals(2, html.split("<li class=\"finding", -1).length - 1);
	}

	@Test
	void htmlNeedsAndAllowsNothingFromOutside() throws IOException {
		String html = html();
		assertFalse(html.contains(HOSTILE));
		assertTrue(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;"));
		assertEquals(1, html.split("<script", -1).length - 1);
		for (String outside : List.of("href=\"http", " src=", "url(", "@import", "<link", " onclick", "<iframe", "<img")) {
			assertFalse(html.contains(outside), outside);
		}
		assertTrue(html.contains("default-src 'none'"));
	}

	@Test
	void htmlIsWellFormedInItsNesting() throws IOException {
		String html = html().replaceAll("(?s)<(style|script)>.*?</\\1>", "");
		Matcher tag = Pattern.compile("<(/?)([a-z0-9]+)[^>]*>").matcher(html);
		java.util.ArrayDeque<String> open = new java.util.ArrayDeque<>();
		while (tag.find()) {
			if (List.of("meta", "input").contains(tag.group(2))) {
				continue;
			}
			if (tag.group(1).isEmpty()) {
				open.push(tag.group(2));
			} else {
				assertEquals(open.pop(), tag.group(2), () -> html.substring(Math.max(0, tag.start() - 80), tag.end()));
			}
		}
		assertTrue(open.isEmpty());
	}

	@Test
	void htmlNamesItsControls() throws IOException {
		String html = html();
		assertTrue(html.contains("<html lang=\"en\">") && html.contains("<main") && html.contains("<h1>") && html.contains("<legend>"));
		assertTrue(html.contains("class=\"skip\""));
		assertTrue(html.contains("Filter<input type=\"search\" id=\"words\""));
		assertTrue(html.contains("<output id=\"shown\""));
	}
}
