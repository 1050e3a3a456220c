/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.help.HelpSystem;
import org.eclipse.help.IContext;
import org.eclipse.help.IHelpResource;
import org.eclipse.help.IToc;
import org.eclipse.help.ITopic;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.forms.widgets.ExpandableComposite;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.help.HelpPlaces;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** The help system shows the guide, a page for each rule, and what F1 asks for. */
@ExtendWith(WorkbenchCheck.class)
class HelpSystemTest {

	private static final String HELP_VIEW = "org.eclipse.help.ui.HelpView";
	private static final List<String> CONTEXTS = List.of("bindingMap", "gauges", "testCaseLog", "sampleWizard", "launchMain", "launchWorkload", "rules",
			"readProblem", "settings");

	@Test
	void bookHoldsTheGuideAndATopicForEachRule() {
		List<String> pages = topics().map(ITopic::getHref).filter(href -> href != null).toList();

		assertTrue(pages.contains("/org.wiretune.help/html/first-performance-test.html"), pages.toString());
		for (Rule rule : RuleRegistry.standard().rules()) {
			assertEquals(1, pages.stream().filter(HelpPlaces.address(HelpPlaces.page(rule.id()))::equals).count(), rule.id());
		}
	}

	@Test
	void serverOfTheHelpSystemShowsEachPageOfTheBook() throws Exception {
		try (HttpClient client = HttpClient.newHttpClient()) {
			for (ITopic topic : topics().filter(each -> each.getHref() != null).toList()) {
				URL address = Ui.get(() -> PlatformUI.getWorkbench().getHelpSystem().resolve(topic.getHref(), true));
				assertTrue(List.of("127.0.0.1", "localhost").contains(address.getHost()), address.toString());
				HttpResponse<String> page = client.send(HttpRequest.newBuilder(URI.create(address.toString())).build(), HttpResponse.BodyHandlers.ofString());
				assertEquals(200, page.statusCode(), address.toString());
				assertTrue(page.body().contains("<h1>" + topic.getLabel() + "</h1>"), address.toString());
			}
		}
	}

	@Test
	void contextOfEachRuleLeadsToItsPage() {
		for (Rule rule : RuleRegistry.standard().rules()) {
			IContext context = HelpSystem.getContext(HelpPlaces.contextId(rule.id()));
			assertNotNull(context, rule.id());
			assertTrue(addresses(context).contains(HelpPlaces.address(HelpPlaces.page(rule.id()))), rule.id());
		}
	}

	/** F1 on a marker asks the registry of marker help for a context. */
	@Test
	void markerOfAFindingLeadsToThePageOfItsRule() throws Exception {
		IResource root = ResourcesPlugin.getWorkspace().getRoot();
		IMarker finding = root.createMarker("org.wiretune.ide.persistenceFinding", Map.of("org.wiretune.ruleId", "identity-defeats-batching"));
		IMarker problem = root.createMarker("org.wiretune.ide.readProblem");
		try {
			IContext context = HelpSystem.getContext(Ui.get(() -> IDE.getMarkerHelpRegistry().getHelp(finding)));
			assertTrue(addresses(context).contains("/org.wiretune.help/rules/identity-defeats-batching.html"), () -> addresses(context).toString());
			assertEquals("org.wiretune.ui.readProblem", Ui.get(() -> IDE.getMarkerHelpRegistry().getHelp(problem)));
		} finally {
			finding.delete();
			problem.delete();
		}
	}

	@Test
	void partsOfTheWorkbenchHaveContexts() {
		List<String> pages = topics().map(ITopic::getHref).toList();
		for (String id : CONTEXTS) {
			IContext context = HelpSystem.getContext("org.wiretune.ui." + id);
			assertNotNull(context, id);
			for (String address : addresses(context)) {
				assertTrue(pages.contains(address.replaceAll("#.*", "")), () -> id + " leads to " + address);
			}
		}
	}

	/** What F1 on a finding does: the Help view opens on the context of its rule. */
	@Test
	void contextOfAFindingOpensInTheHelpView() throws Exception {
		Rule rule = RuleRegistry.standard().rule("sca-async-binding").orElseThrow();
		// Without an active window the platform has no Help view to show it in, and fails.
		Ui.run(() -> Workbench.window().getShell().forceActive());
		Wait.until("the window is active", () -> Ui.display().getActiveShell() == Workbench.window().getShell());
		// A part with a context of its own is asked for it instead; a cheat sheet that was left open has none.
		Workbench.open("org.wiretune.ui.findingsView");
		Ui.run(() -> PlatformUI.getWorkbench().getHelpSystem().displayHelp(HelpPlaces.contextId(rule.id())));
		try {
			Wait.until("the Help view", () -> Workbench.page().findView(HELP_VIEW) != null);
			String title = RuleRegistry.texts(rule).title();
			Wait.until("the title of the rule in the Help view", () -> Widgets.first(Workbench.window().getShell(), ExpandableComposite.class,
					section -> title.equals(section.getText())).isPresent());
			Screenshot.ofScreen(WorkbenchCheck.screenshot("help-finding"));
		} finally {
			Workbench.close(HELP_VIEW);
			Workbench.close("org.wiretune.ui.findingsView");
		}
	}

	private static List<String> addresses(IContext context) {
		return Arrays.stream(context.getRelatedTopics()).map(IHelpResource::getHref).toList();
	}

	/** {@return all topics of the book of WireTune} */
	private static Stream<ITopic> topics() {
		IToc book = Arrays.stream(HelpSystem.getTocs()).filter(toc -> toc.getLabel().equals("WireTune User Guide")).findFirst().orElseThrow();
		List<ITopic> topics = new ArrayList<>();
		collect(book.getTopics(), topics);
		return topics.stream();
	}

	private static void collect(ITopic[] from, List<ITopic> into) {
		for (ITopic topic : from) {
			into.add(topic);
			collect(topic.getSubtopics(), into);
		}
	}
}
