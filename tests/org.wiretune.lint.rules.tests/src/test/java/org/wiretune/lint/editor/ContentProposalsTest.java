/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;

/** The caret is where the bar stands. */
class ContentProposalsTest {

	private static final String SCDL = "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\"";
	private static final String HEAD = "<?xml version=\"1.0\"?>\n<scdl:import " + SCDL + " name=\"I\">\n";

	private final KnownNames names = KnownNames.of(SampleSolution.files().lint().solution(), SampleSolution.COMPONENT);

	@Test
	void interactionStyles() {
		assertEquals(List.of("sync", "async", "any"), labels(HEAD + "<interface preferredInteractionStyle=\"|\"/>"));
		assertEquals(List.of("async", "any"), labels(HEAD + "<interface preferredInteractionStyle=\"a|\"/>"));
		assertEquals("<interface preferredInteractionStyle=\"sync|\" portType=\"x\"/>", applied("<interface preferredInteractionStyle=\"|async\" portType=\"x\"/>", "sync"));
	}

	@Test
	void aValueThatIsNotClosedGetsItsQuote() {
		assertEquals("<interface preferredInteractionStyle=\"sync|\"", applied("<interface preferredInteractionStyle=\"s|", "sync"));
		assertEquals("<interface preferredInteractionStyle='sync|' portType=\"x\"/>", applied("<interface preferredInteractionStyle='| portType=\"x\"/>", "sync"));
	}

	@Test
	void attributesThatAreMissing() {
		assertEquals("<interface preferredInteractionStyle=\"|\"/>", applied("<interface |/>", "preferredInteractionStyle"));
		assertEquals(List.of(), labels(HEAD + "<interface preferredInteractionStyle=\"sync\" |/>"));
	}

	@Test
	void bindingTypesWithTheirNamespace() {
		List<String> types = labels(HEAD + "<esbBinding xsi:type=\"|\"/>");
		assertTrue(types.contains("scdl:SCAImportBinding") && types.contains("jaxws:JaxWsImportBinding"), types.toString());
		assertTrue(types.stream().noneMatch(type -> type.contains("Export")), types.toString());
		assertEquals("<esbBinding xsi:type=\"scdl:SCAImportBinding|\"/>", applied("<esbBinding xsi:type=\"|\"/>", "scdl:SCAImportBinding"));
		String text = HEAD + "<esbBinding xsi:type=\"ja\"/></scdl:import>";
		ContentProposal proposal = ContentProposals.at("I.import", text, text.indexOf("ja\"") + 2, names).get(0);
		String changed = proposal.applyTo(text);
		assertTrue(changed.contains("<scdl:import xmlns:jaxws=\"http://www.ibm.com/xmlns/prod/websphere/scdl/jaxws/6.0.0\" xmlns:xsi"), changed);
		assertTrue(changed.substring(0, proposal.caret()).endsWith("xsi:type=\"jaxws:JaxWsImportBinding"), changed);
	}

	@Test
	void qualifiersAndTheirValues() {
		assertEquals(List.of("scdl:JoinTransaction", "scdl:JoinActivitySession"), labels(HEAD + "<interface><scdl:interfaceQualifier xsi:type=\"|\"/>"));
		assertEquals(List.of("call", "commit"), labels(HEAD + "<scdl:referenceQualifier xsi:type=\"scdl:DeliverAsyncAt\" value=\"|\"/>"));
		assertEquals(List.of("assured"), labels(HEAD + "<scdl:referenceQualifier xsi:type=\"scdl:Reliability\" value=\"as|\"/>"));
		assertEquals(List.of(), labels(HEAD + "<scdl:referenceQualifier xsi:type=\"scdl:RequestExpiration\" value=\"|\"/>"));
	}

	@Test
	void namesOfTheWorkspace() {
		assertEquals(List.of("ReceiverModule"), labels(HEAD + "<esbBinding xsi:type=\"scdl:SCAImportBinding\" module=\"|\"/>"));
		assertEquals(List.of("HTTP_Export", "JMS_Export", "SCA_Export", "WS_Export"), labels(HEAD + "<esbBinding module=\"ReceiverModule\" export=\"|\"/>"));
		assertEquals(List.of("SCA_Export"), labels(HEAD + "<esbBinding module=\"ReceiverModule\" export=\"sca|\"/>"));
		assertTrue(labels(HEAD + "<wire target=\"|\"/>").containsAll(List.of("ReceiverJMS", "SenderComponent")));
		assertTrue(labels(HEAD + "<destination usage=\"send\" target=\"|\"/>").contains("ReceiverModule/JMS_Export_SEND_D"));
	}

	@Test
	void promotionsOfAComposite() {
		String composite = "<composite name=\"c\"><component name=\"A\"><service name=\"S\"/><reference name=\"R\"/></component>";
		assertEquals(List.of("A/S"), labels(composite + "<service name=\"X\" promote=\"|\"/></composite>"));
		assertEquals(List.of("A/R"), labels(composite + "<reference name=\"Y\" promote=\"|\"/></composite>"));
	}

	@Test
	void namesAreEscaped() {
		KnownNames odd = new KnownNames(List.of("A&B"), java.util.Map.of(), List.of(), List.of());
		String text = "<import><esbBinding module=\"\"/></import>";
		assertEquals("<import><esbBinding module=\"A&amp;B\"/></import>", ContentProposals.at("I.import", text, text.indexOf("\"\"") + 1, odd).get(0).applyTo(text));
	}

	@Test
	void nothingOutsideTags() {
		for (String text : List.of("|", "<|", "<a>|</a>", "<!-- <interface preferredInteractionStyle=\"|\" -->", "<![CDATA[<wire target=\"|\"]]>", "</wire |>", "<?xml version=\"|\"?>",
				"<other target=\"|\"/>")) {
			assertEquals(List.of(), labels(text), text);
		}
	}

	@Test
	void everyCaretOfEveryPrefixIsSafe() {
		String text = SampleSolution.files().text(SampleSolution.IMPORT);
		for (int end = 0; end <= text.length(); end++) {
			for (ContentProposal proposal : ContentProposals.at("I.import", text.substring(0, end), end, names)) {
				String changed = proposal.applyTo(text.substring(0, end));
				assertTrue(proposal.caret() >= 0 && proposal.caret() <= changed.length(), () -> proposal.toString());
			}
		}
	}

	private List<String> labels(String marked) {
		return ContentProposals.at("I.import", marked.replace("|", ""), marked.indexOf('|'), names).stream().map(ContentProposal::label).toList();
	}

	/** The text behind the head after a proposal was applied, with the caret. */
	private String applied(String marked, String label) {
		String all = HEAD + marked;
		String text = all.replace("|", "");
		ContentProposal proposal = ContentProposals.at("I.import", text, all.indexOf('|'), names).stream().filter(each -> each.label().equals(label)).findFirst().orElseThrow();
		String changed = proposal.applyTo(text);
		return (changed.substring(0, proposal.caret()) + '|' + changed.substring(proposal.caret())).substring(HEAD.length());
	}
}
