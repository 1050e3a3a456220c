/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;

/** The files of the guide hold together: every page can be reached, and every link leads somewhere. */
class GuideTest {

	private static final Path BUNDLE = Path.of("../../bundles/org.wiretune.help");
	private static final Path UI = Path.of("../../bundles/org.wiretune.ui");
	private static final Pattern UI_CONTEXT = Pattern.compile("\"org\\.wiretune\\.ui\\.(\\w+)\"");
	private static final String ROOT = "/org.wiretune.help/";
	private static final Pattern IGNORE = Pattern.compile("wiretune:ignore\\s+([\\w-]+)");

	static Stream<String> pages() throws IOException {
		try (Stream<Path> files = Files.list(BUNDLE.resolve("html"))) {
			return files.map(file -> "html/" + file.getFileName()).sorted().toList().stream();
		}
	}

	@ParameterizedTest
	@MethodSource("pages")
	void pageIsWellFormedAndItsHeadingIsItsTitle(String page) throws Exception {
		Document document = read(page);

		assertEquals(1, Page.elements(document, "h1").size());
		assertEquals(Page.texts(document, "title"), Page.texts(document, "h1"));
	}

	@ParameterizedTest
	@MethodSource("pages")
	void linksOfAPageLeadSomewhere(String page) throws Exception {
		assertLinks(page, read(page));
	}

	@Test
	void linksOfTheRulePagesLeadSomewhere() throws Exception {
		for (Rule rule : RuleRegistry.standard().rules()) {
			assertLinks(HelpPlaces.page(rule.id()), Page.parse(RulePage.of(rule)));
		}
		assertLinks(HelpPlaces.RULES_PAGE, Page.parse(RuleIndexPage.of(RuleRegistry.standard().rules())));
	}

	@ParameterizedTest
	@MethodSource("pages")
	void pagesNameRulesThatExist(String page) throws Exception {
		Matcher ignore = IGNORE.matcher(Files.readString(BUNDLE.resolve(page)));
		while (ignore.find()) {
			String id = ignore.group(1);
			assertTrue(RuleRegistry.standard().rule(id).isPresent(), () -> page + " names the rule " + id);
		}
	}

	@Test
	void tableOfContentsHasEveryPageAndNoOther() throws Exception {
		Document toc = read("toc.xml");
		List<String> addresses = new ArrayList<>(Page.elements(toc, "topic").stream().map(topic -> topic.getAttribute("href")).toList());
		addresses.add(toc.getDocumentElement().getAttribute("topic"));

		Set<String> expected = new TreeSet<>(pages().toList());
		expected.add(HelpPlaces.RULES_PAGE);
		assertEquals(expected, new TreeSet<>(addresses));
		assertEquals(addresses.size(), new HashSet<>(addresses).size(), "a page stands twice in the table of contents");
		assertEquals(List.of("rules"), Page.elements(toc, "anchor").stream().map(anchor -> anchor.getAttribute("id")).toList());
	}

	@Test
	void labelsOfTheTableOfContentsAreTheTitlesOfThePages() throws Exception {
		for (Element topic : Page.elements(read("toc.xml"), "topic")) {
			String page = topic.getAttribute("href");
			assertEquals(Page.texts(document(page).orElseThrow(), "title").get(0), topic.getAttribute("label"), page);
		}
	}

	@Test
	void contextsLeadToPagesAndSaySomething() throws Exception {
		Document contexts = read("contexts.xml");
		for (Element topic : Page.elements(contexts, "topic")) {
			assertTarget("contexts.xml", topic.getAttribute("href"));
		}
		for (Element context : Page.elements(contexts, "context")) {
			String id = context.getAttribute("id");
			assertTrue(id.matches("\\w+"), () -> "the id " + id + " would be cut at a dot");
			assertFalse(context.getAttribute("title").isBlank(), id);
			assertTrue(context.getElementsByTagName("topic").getLength() > 0, id);
			assertFalse(context.getElementsByTagName("description").item(0).getTextContent().isBlank(), id);
		}
	}

	/** What sources and plugin.xml of org.wiretune.ui name as context exists, and no context is there for nothing. */
	@Test
	void contextsAreThoseThatTheWorkbenchNames() throws Exception {
		Set<String> named = new TreeSet<>();
		try (Stream<Path> files = Files.walk(UI.resolve("src"))) {
			for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
				Files.readAllLines(file).stream().filter(line -> line.contains("HELP") || line.contains("setHelp(")).forEach(line -> addContexts(line, named));
			}
		}
		for (Element element : Page.elements(Page.parse(Files.readString(UI.resolve("plugin.xml"))), "*")) {
			addContexts('"' + element.getAttribute("helpContextId") + '"', named);
		}
		Set<String> written = new TreeSet<>(Page.elements(read("contexts.xml"), "context").stream().map(context -> context.getAttribute("id")).toList());
		assertEquals(named, written);
	}

	private static void addContexts(String line, Set<String> contexts) {
		Matcher context = UI_CONTEXT.matcher(line);
		while (context.find()) {
			contexts.add(context.group(1));
		}
	}

	@Test
	void cheatSheetLeadsToPages() throws Exception {
		Document sheet = read("cheatsheets/first-performance-test.xml");
		List<Element> steps = new ArrayList<>(Page.elements(sheet, "item"));
		assertFalse(steps.isEmpty());
		steps.addAll(Page.elements(sheet, "intro"));
		for (Element step : steps) {
			assertTrue(step.getAttribute("href").startsWith(ROOT), step.getAttribute("href"));
			assertTarget("toc.xml", step.getAttribute("href").substring(ROOT.length()));
			assertFalse(step.getElementsByTagName("description").item(0).getTextContent().isBlank());
		}
	}

	@Test
	void extensionsNameClassesFilesAndTextsThatExist() throws Exception {
		Document plugin = read("plugin.xml");
		Properties texts = new Properties();
		try (var reader = Files.newBufferedReader(BUNDLE.resolve("plugin.properties"))) {
			texts.load(reader);
		}
		String packed = Files.readString(BUNDLE.resolve("build.properties"));
		for (String tag : List.of("toc", "tocProvider", "contentProducer", "contexts", "contextProvider", "cheatsheet", "category")) {
			for (Element element : Page.elements(plugin, tag)) {
				for (String attribute : List.of("class", "producer")) {
					if (element.hasAttribute(attribute)) {
						Class.forName(element.getAttribute(attribute)).getConstructor().newInstance();
					}
				}
				for (String attribute : List.of("file", "contentFile")) {
					if (element.hasAttribute(attribute)) {
						String file = element.getAttribute(attribute);
						assertTrue(Files.exists(BUNDLE.resolve(file)), file);
						assertTrue(packed.contains(file.replaceAll("/.*", "/")), () -> file + " is not packed");
					}
				}
				if (element.getAttribute("name").startsWith("%")) {
					assertTrue(texts.containsKey(element.getAttribute("name").substring(1)), element.getAttribute("name"));
				}
			}
		}
	}

	private static void assertLinks(String page, Document document) throws Exception {
		for (Element link : Page.elements(document, "a")) {
			if (link.hasAttribute("href")) {
				assertTarget(page, link.getAttribute("href"));
			}
		}
		for (Element link : Page.elements(document, "link")) {
			String address = link.getAttribute("href");
			if (!address.startsWith("PLUGINS_ROOT/")) {
				assertTarget(page, address);
			}
		}
	}

	/** The address is one that the bundle holds or makes, and its anchor is there. */
	private static void assertTarget(String from, String address) throws Exception {
		int hash = address.indexOf('#');
		String path = hash < 0 ? address : address.substring(0, hash);
		Path folder = Optional.ofNullable(Path.of(from).getParent()).orElse(Path.of(""));
		String page = path.isEmpty() ? from : folder.resolve(path).normalize().toString().replace('\\', '/');
		if (!page.endsWith(".html")) {
			assertTrue(Files.isRegularFile(BUNDLE.resolve(page)), () -> from + " leads to " + address);
			return;
		}
		Optional<Document> target = document(page);
		assertTrue(target.isPresent(), () -> from + " leads to " + address);
		if (hash >= 0) {
			String anchor = address.substring(hash + 1);
			assertTrue(Page.elements(target.get(), "*").stream().anyMatch(element -> element.getAttribute("id").equals(anchor)),
					() -> from + " leads to the anchor of " + address);
		}
	}

	private static Optional<Document> document(String page) throws Exception {
		if (page.equals(HelpPlaces.GUIDE_PAGE)) {
			return Optional.of(Page.parse(GuidePage.of(org.wiretune.lint.registry.Catalogue.all())));
		}
		if (page.equals(HelpPlaces.RULES_PAGE)) {
			return Optional.of(Page.parse(RuleIndexPage.of(RuleRegistry.standard().rules())));
		}
		Optional<Rule> rule = HelpPlaces.ruleOfPage(page).flatMap(RuleRegistry.standard()::rule);
		if (rule.isPresent()) {
			return Optional.of(Page.parse(RulePage.of(rule.get())));
		}
		return Files.isRegularFile(BUNDLE.resolve(page)) ? Optional.of(read(page)) : Optional.empty();
	}

	private static Document read(String file) throws Exception {
		return Page.parse(Files.readString(BUNDLE.resolve(file)));
	}
}
