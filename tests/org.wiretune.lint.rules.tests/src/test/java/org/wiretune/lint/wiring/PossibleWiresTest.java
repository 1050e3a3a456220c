/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Files;
import org.wiretune.lint.editor.SampleSolution;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;

/** Wires in the sample solution: what is offered, what is written, and that what is read afterwards is what was wanted. */
class PossibleWiresTest {

	private static final String COMPONENT = "SenderModule/SenderComponent.component";
	private static final String PARTNER = "ReceiverSCASyncPartner";
	private static final String RECEIVER = "ReceiverModule/ReceiverComponent";

	private final WiredFiles files = new WiredFiles(SampleSolution.files());

	/** The sender with a reference that leads nowhere. */
	private WireStart free() {
		files.files().replace(COMPONENT, "      <wire target=\"ReceiverSCASync\"/>\n", "");
		return files.start("SenderModule/SenderComponent", PARTNER);
	}

	private static List<String> labels(WiringOffer offer) {
		return offer.choices().stream().map(WiringChoice::label).toList();
	}

	@Test
	void aComponentOfAnotherModuleIsOfferedByEachOfItsExports() {
		WiringOffer offer = files.between(free(), RECEIVER);
		assertEquals(List.of("HTTP \u00b7 sync to HTTP_Export", "JMS \u00b7 async to JMS_Export", "SCA \u00b7 sync to SCA_Export", "SCA \u00b7 async to SCA_Export", "JAX-WS \u00b7 sync to WS_Export"),
				labels(offer));
		assertEquals(labels(offer), labels(files.between(free0(), "ReceiverModule")), "and so is its module");
	}

	private WireStart free0() {
		return files.start("SenderModule/SenderComponent", PARTNER);
	}

	@Test
	void theExportThatIsPointedAtComesFirst() {
		assertEquals("JAX-WS \u00b7 sync to WS_Export", labels(files.between(free(), "ReceiverModule/WS_Export")).getFirst());
		assertEquals(5, files.between(free0(), "ReceiverModule/WS_Export").choices().size());
	}

	@ParameterizedTest
	@CsvSource({ "SCA,sync,SCA_Import,SCA_Export", "SCA,async,SCA_Import,SCA_Export", "JMS,async,JMS_Import,JMS_Export", "HTTP,sync,HTTP_Import,HTTP_Export", "JAX-WS,sync,WS_Import,WS_Export" })
	void aWireToAnotherModuleIsAnImportThatLeadsThere(String binding, String style, String name, String export) {
		// What is there would be used again.
		files.files().map(text -> text.replace("<scdl:import ", "<scdl:imported "));
		WiringChoice choice = files.between(free(), "ReceiverModule/" + export).choices().stream()
				.filter(each -> each.binding().getLiteral().equals(binding) && each.style().getLiteral().equals(style)).findFirst().orElseThrow();
		List<String> written = files.write(choice.edit());
		assertEquals(List.of(COMPONENT, "SenderModule/" + name + ".import"), written);
		assertTrue(files.files().text(COMPONENT).contains(
				"      <scdl:referenceQualifier xsi:type=\"scdl:DeliverAsyncAt\" value=\"commit\"/>\n      <wire target=\"" + name + "\"/>\n    </reference>\n    <reference name=\"ReceiverSCAAsyncPartner\">"), files.files().text(COMPONENT));
		Import read = (Import) files.element("SenderModule/" + name);
		assertEquals(binding, read.getBinding().getKind().getLiteral());
		assertSame(files.element("ReceiverModule/" + export), read.getWire().getResolved());
		assertEquals(style, read.getInterfaces().getFirst().interactionStyle().getLiteral());
		assertSame(read, free0().reference().getWires().getFirst().getResolved());
		assertEquals(List.of(), files.read().problems().stream().filter(each -> each.origin().path().endsWith(name + ".import")).toList());
	}

	@Test
	void whatIsWrittenIsWhatIntegrationDesignerWrote() {
		for (String kind : List.of("SCASync", "SCAAsync", "JMS", "HTTP", "WebService")) {
			String path = "SenderModule/Receiver" + kind + ".import";
			String theirs = files.files().text(path).replace("\n      <scdl:interfaceQualifier xsi:type=\"scdl:JoinTransaction\" value=\"false\"/>\n    </interface>", "")
					.replace("\n      <scdl:interfaceQualifier xsi:type=\"scdl:JoinTransaction\" value=\"true\"/>\n    </interface>", "")
					.replace("portType=\"ns1:PerformanceInterface\">", "portType=\"ns1:PerformanceInterface\"/>");
			Files others = SampleSolution.files().without(path);
			WiredFiles without = new WiredFiles(others);
			String export = kind.startsWith("SCA") ? "SCA_Export" : kind.equals("WebService") ? "WS_Export" : kind + "_Export";
			String style = kind.equals("SCAAsync") || kind.equals("JMS") ? "async" : "sync";
			WiringChoice choice = without.between(without.start("SenderModule"), "ReceiverModule/" + export).choices().stream()
					.filter(each -> each.label().endsWith(style + " to " + export)).findFirst().orElseThrow();
			NewFile ours = choice.edit().files().getFirst();
			String stem = ours.path().substring(ours.path().indexOf('/') + 1, ours.path().lastIndexOf('.'));
			assertEquals(theirs, ours.text().replace(stem, "Receiver" + kind));
		}
	}

	@Test
	void anImportThatDoesTheSameIsUsedAgain() {
		WiringChoice choice = files.between(free(), "ReceiverModule/SCA_Export").choices().getFirst();
		assertEquals("SCA \u00b7 sync to SCA_Export", choice.label());
		assertEquals(List.of(COMPONENT), files.write(choice.edit()));
		assertTrue(files.files().text(COMPONENT).contains("<wire target=\"ReceiverSCASync\"/>"));
	}

	@Test
	void aReferenceThatIsWiredGivesUpItsWire() {
		WiringOffer offer = files.between(files.start("SenderModule/SenderComponent", PARTNER), "SenderModule/ReceiverJMS");
		assertEquals("ReceiverSCASyncPartner, instead of ReceiverSCASync", offer.choices().getFirst().start());
		String before = files.files().text(COMPONENT);
		files.write(offer.choices().getFirst().edit());
		assertEquals(before.replace("<wire target=\"ReceiverSCASync\"/>", "<wire target=\"ReceiverJMS\"/>"), files.files().text(COMPONENT));
		assertEquals("ReceiverSCASyncPartner leads to ReceiverJMS already.", files.between(files.start("SenderModule/SenderComponent", PARTNER), "SenderModule/ReceiverJMS").refusal());
	}

	@Test
	void aReferenceThatMayHaveManyWiresKeepsItsOthers() {
		files.files().replace(COMPONENT, "<reference name=\"" + PARTNER + "\">", "<reference multiplicity=\"0..n\" name=\"" + PARTNER + "\">");
		WiringChoice choice = files.between(files.start("SenderModule/SenderComponent", PARTNER), "SenderModule/ReceiverJMS").choices().getFirst();
		assertEquals("", choice.instead());
		files.write(choice.edit());
		assertTrue(files.files().text(COMPONENT).contains("      <wire target=\"ReceiverSCASync\"/>\n      <wire target=\"ReceiverJMS\"/>\n"));
	}

	@Test
	void aClassGetsAReferenceWhereNoneIsFree() {
		WiringOffer offer = files.between(files.start("SenderModule/SenderComponent"), "SenderModule/ReceiverJMS");
		WiringChoice first = offer.choices().getFirst();
		assertEquals("a new reference PerformanceInterfacePartner", first.start());
		assertEquals(List.of("ReceiverSCASyncPartner, instead of ReceiverSCASync"), offer.choices().stream().skip(1).limit(1).map(WiringChoice::start).toList());
		files.write(first.edit());
		assertTrue(files.files().text(COMPONENT).contains("""
				#    <reference name="PerformanceInterfacePartner">
				#      <interface xsi:type="wsdl:WSDLPortType" portType="ns2:PerformanceInterface"/>
				#      <scdl:referenceQualifier xsi:type="scdl:SuspendTransaction" value="false"/>
				#      <scdl:referenceQualifier xsi:type="scdl:Reliability"/>
				#      <scdl:referenceQualifier xsi:type="scdl:DeliverAsyncAt" value="commit"/>
				#      <wire target="ReceiverJMS"/>
				#    </reference>
				#  </references>""".replace("#", "")), files.files().text(COMPONENT));
		assertEquals(6, free0().element() instanceof org.wiretune.model.assembly.Component component ? component.getReferences().size() : 0);
	}

	@Test
	void theFormOfTheFileStays() {
		files.files().map(text -> text.replace("\n", "\r\n")).with(COMPONENT, files.files().text(COMPONENT).replace("encoding=\"UTF-8\"", "encoding=\"UTF-16\"").replace("      <wire target=\"ReceiverSCASync\"/>\r\n", "")
				.replace("displayName=\"SenderComponent\"", "displayName=\"S\u00fcnder\""), StandardCharsets.UTF_16);
		WiringChoice choice = files.between(free0(), "ReceiverModule/HTTP_Export").choices().getFirst();
		files.files().without("SenderModule/ReceiverHTTP.import");
		WiredFiles anew = new WiredFiles(files.files());
		anew.write(anew.between(anew.start("SenderModule/SenderComponent", PARTNER), "ReceiverModule/HTTP_Export").choices().getFirst().edit());
		String changed = new String(anew.files().bytes(COMPONENT), StandardCharsets.UTF_16);
		assertTrue(changed.contains("commit\"/>\r\n      <wire target=\"HTTP_Import\"/>\r\n    </reference>"), changed);
		assertTrue(changed.contains("S\u00fcnder"));
		String added = anew.files().text("SenderModule/HTTP_Import.import");
		assertEquals(added.lines().count(), added.chars().filter(each -> each == '\r').count());
		assertEquals("HTTP \u00b7 sync to HTTP_Export", choice.label());
	}

	@Test
	void aReferenceOnOneLineStaysOnOneLine() {
		String scdl = "xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\"";
		WiredFiles small = new WiredFiles(new Files().with("M/sca.module", "<scdl:module " + scdl + " name=\"M\"/>")
				.with("M/A.component", "<scdl:component " + scdl + " name=\"A\"><references><reference name=\"next\"/></references></scdl:component>").with("M/B.component", "<scdl:component " + scdl + " name=\"B\"/>"));
		small.write(small.between(small.start("M/A"), "M/B").choices().getFirst().edit());
		assertEquals("<scdl:component " + scdl + " name=\"A\"><references><reference name=\"next\"><wire target=\"B\"/></reference></references></scdl:component>", small.files().text("M/A.component"));
	}

	@Test
	void aWireIsTakenAwayWithItsLine() {
		String before = files.files().text(COMPONENT);
		files.write(files.possible().without(free0(), "ReceiverSCASync"));
		assertEquals(before.replace("      <wire target=\"ReceiverSCASync\"/>\n", ""), files.files().text(COMPONENT));
		assertTrue(files.possible().without(free0(), "ReceiverSCASync").isEmpty(), "twice does nothing");
		String export = files.files().text("ReceiverModule/SCA_Export.export");
		files.write(files.possible().without(files.start("ReceiverModule/SCA_Export"), "ReceiverComponent"));
		assertEquals(export.replace(" target=\"ReceiverComponent\"", ""), files.files().text("ReceiverModule/SCA_Export.export"));
		files.write(files.between(files.start("ReceiverModule/SCA_Export"), RECEIVER).choices().getFirst().edit());
		assertEquals(export, files.files().text("ReceiverModule/SCA_Export.export"), "and wired again");
	}

	@Test
	void anImportGetsAnotherBindingInItsFile() {
		WiringOffer offer = files.possible().bindings(files.module("SenderModule"), (Import) files.element("SenderModule/ReceiverSCAAsync"));
		assertEquals(List.of("SCA \u00b7 sync to SCA_Export", "HTTP \u00b7 sync to HTTP_Export", "JMS \u00b7 async to JMS_Export", "JAX-WS \u00b7 sync to WS_Export"), labels(offer));
		for (WiringChoice choice : offer.choices()) {
			WiredFiles other = new WiredFiles(SampleSolution.files());
			WiringOffer again = other.possible().bindings(other.module("SenderModule"), (Import) other.element("SenderModule/ReceiverSCAAsync"));
			other.write(again.choice(choice.id()).orElseThrow().edit());
			Import read = (Import) other.element("SenderModule/ReceiverSCAAsync");
			assertEquals(choice.binding(), read.getBinding().getKind(), choice.id());
			assertEquals(choice.style(), read.getInterfaces().getFirst().interactionStyle(), choice.id());
			assertTrue(choice.id().endsWith(((Export) read.getWire().getResolved()).getName()), choice.id());
			assertTrue(other.files().text("SenderModule/ReceiverSCAAsync.import").contains("JoinTransaction"), "the rest stays");
		}
	}

	@Test
	void onlyTheStyleOfAnScaCallIsWrittenWhereNothingElseChanges() {
		String before = files.files().text("SenderModule/ReceiverSCAAsync.import");
		files.write(files.possible().bindings(files.module("SenderModule"), (Import) files.element("SenderModule/ReceiverSCAAsync")).choices().getFirst().edit());
		assertEquals(before.replace("preferredInteractionStyle=\"async\"", "preferredInteractionStyle=\"sync\""), files.files().text("SenderModule/ReceiverSCAAsync.import"));
	}

	@Test
	void aComponentGetsAnExportThatIsCalledAsTheOthers() {
		WiringOffer offer = files.possible().exports(files.module("ReceiverModule"), (org.wiretune.model.assembly.Component) files.element(RECEIVER));
		assertEquals(List.of("SCA, named ReceiverComponentExport", "JMS \u00b7 async, named ReceiverComponentJMSExport", "HTTP \u00b7 sync, named ReceiverComponentHTTPExport"), labels(offer));
		for (int i = 0; i < 3; i++) {
			WiredFiles other = new WiredFiles(SampleSolution.files());
			NewFile added = other.possible().exports(other.module("ReceiverModule"), (org.wiretune.model.assembly.Component) other.element(RECEIVER)).choices().get(i).edit().files().getFirst();
			String kind = List.of("SCA", "JMS", "HTTP").get(i);
			String name = "ReceiverComponent" + (i == 0 ? "" : kind) + "Export";
			assertEquals("ReceiverModule/" + name + ".export", added.path());
			assertEquals(other.files().text("ReceiverModule/" + kind + "_Export.export"), added.text().replace(name, kind + "_Export"));
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "SenderModule/SenderProcess|SenderModule/SenderComponent|SenderProcess needs PerformanceInterface, and SenderComponent offers SenderInterface.",
			"SenderModule/SenderComponent|SenderModule/SenderComponent|SenderComponent cannot be wired to itself.",
			"ReceiverModule/ReceiverComponent|ReceiverModule/SCA_Export|SCA_Export is an export of the same module.",
			"SenderModule/ReceiverJMS|SenderModule/SenderComponent|SenderComponent is in the same module",
			"ReceiverModule/SCA_Export|SenderModule/ReceiverJMS|ReceiverJMS is an import of SenderModule",
			"SenderModule/SenderComponent|PerformanceLibrary|PerformanceLibrary is no module of IBM Integration Designer",
			"PerformanceLibrary|ReceiverModule/SCA_Export|PerformanceLibrary is a library",
			"ReceiverModule/SCA_Export|ReceiverModule/ReceiverComponent|SCA_Export leads to ReceiverComponent already.",
			"SenderModule/ReceiverSCASync|SenderModule|ReceiverSCASync cannot", "ReceiverModule/SCA_Export|SenderModule|SenderModule has no export" })
	void whatCannotBeWiredIsSaid(String from, String to, String sentence) {
		WiringOffer offer = files.between(files.start(from), to);
		assertFalse(offer.isPossible());
		if (!from.equals("SenderModule/ReceiverSCASync")) {
			assertTrue(offer.refusal().startsWith(sentence), offer.refusal());
		}
	}

	@Test
	void theDescriptionOfAWebServiceIsCopiedWhereTheCallerHasNone() {
		String theirs = "ReceiverModule/ReceiverModule_WS_Export.wsdl";
		String own = "SenderModule/ReceiverModule_WS_Export.wsdl";
		files.files().without(own).replace(theirs, "encoding=\"UTF-8\"", "encoding=\"ISO-8859-1\"");
		WiringChoice choice = files.between(files.start("SenderModule"), "ReceiverModule/WS_Export").choices().getFirst();
		assertEquals(List.of("The address is supposed to be http://localhost:9080/ReceiverModuleWeb/sca/WS_Export. Change it where the server listens elsewhere."), choice.remarks());
		assertEquals(List.of("SenderModule/WS_Import.import", own), files.write(choice.edit()));
		assertEquals(files.files().text(theirs).replace("ISO-8859-1", "UTF-8"), files.files().text(own), "new files are in UTF-8");
		files.files().without(theirs);
		WiredFiles without = new WiredFiles(files.files());
		assertTrue(without.between(without.start("SenderModule"), "ReceiverModule/WS_Export").choices().stream().noneMatch(each -> each.binding().title().equals("JAX-WS")), "without it there is nothing to copy");
	}

	@Test
	void whatAnExportStatesBeyondItsCounterpartIsNotDropped() {
		files.files().replace("ReceiverModule/JMS_Export.export", "    <methodBinding method", "    <inputSelector>x.Selector</inputSelector>\n    <methodBinding method");
		files.files().with("ReceiverModule/sca.module", files.files().text("ReceiverModule/sca.module"));
		for (String other : List.of("SCA", "HTTP", "WS")) {
			files.files().without("ReceiverModule/" + other + "_Export.export");
		}
		assertEquals("JMS_Export states more than can be taken over (inputSelector). Generate the import by Integration Designer.",
				files.between(files.start("SenderModule"), "ReceiverModule/JMS_Export").refusal());
	}

	@Test
	void standAloneReferencesAreWiredAndNotCalled() {
		String references = "SenderModule/sca.references";
		String before = """
				<?xml version="1.0" encoding="UTF-8"?>
				<scdl:references xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:ns1="http://PerformanceLibrary/PerformanceInterface" xmlns:scdl="http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0" xmlns:wsdl="http://www.ibm.com/xmlns/prod/websphere/scdl/wsdl/6.0.0">
				  <reference name="client">
				    <interface xsi:type="wsdl:WSDLPortType" portType="ns1:PerformanceInterface"/>
				  </reference>
				</scdl:references>
				""";
		files.files().with(references, before);
		WireStart start = new WireStart(files.module("SenderModule"), null, files.module("SenderModule").getReferences().getFirst());
		files.write(files.between(start, "SenderModule/ReceiverHTTP").choices().getFirst().edit());
		assertEquals(before.replace("  </reference>", "    <wire target=\"ReceiverHTTP\"/>\n  </reference>"), files.files().text(references));
		assertTrue(files.possible().between(files.start("SenderModule/SenderComponent"), files.module("SenderModule").getReferences().getFirst()).refusal().startsWith("client is a reference"));
	}

	@Test
	void theSolutionIsStillSoundAfterwards() {
		int problems = files.read().problems().size();
		WiringOffer offer = files.between(files.start("SenderModule/SenderComponent", PARTNER), RECEIVER);
		files.write(offer.choices().stream().filter(each -> each.binding().getLiteral().equals("SCA") && each.style().getLiteral().equals("async")).findFirst().orElseThrow().edit());
		assertEquals(problems, files.read().problems().size());
		assertEquals("ReceiverSCAAsync", free0().reference().getWires().getFirst().getTarget().getValue());
	}
}
