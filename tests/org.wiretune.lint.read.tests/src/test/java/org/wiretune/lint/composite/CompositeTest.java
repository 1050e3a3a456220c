/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.composite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.BindingKind;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/** Composites of the standard, of SwitchYard and of Oracle: what they hold and how they are wired. */
class CompositeTest {

	private static final String OASIS = "xmlns='http://docs.oasis-open.org/ns/opencsa/sca/200912'";
	private static final String OSOA = "xmlns='http://www.osoa.org/xmlns/sca/1.0'";
	private static final String ORACLE = "xmlns='http://xmlns.oracle.com/sca/1.0'";

	private final MemoryTree tree = new MemoryTree();

	private LintResult lint() throws IOException {
		return Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
	}

	private void composite(String path, String name, String attributes, String content) {
		tree.with(path, "<composite " + attributes + " name='" + name + "'>" + content + "</composite>");
	}

	private static Module module(LintResult result, String name) {
		return result.solution().getModules().stream().filter(module -> name.equals(module.getName())).findFirst().orElseThrow();
	}

	private static <T extends Element> T named(List<T> elements, String name) {
		return elements.stream().filter(element -> name.equals(element.getName())).findFirst().orElseThrow();
	}

	private static Reference reference(Module module, String component, String name) {
		return named(named(module.getComponents(), component).getReferences(), name);
	}

	private static List<Element> targets(Reference reference) {
		return reference.getWires().stream().map(Wire::getResolved).toList();
	}

	private static List<String> words(List<Setting> settings) {
		return settings.stream().map(setting -> setting.getName() + '=' + setting.getValue()).toList();
	}

	private static List<String> words(Stream<Qualifier> qualifiers) {
		return qualifiers.map(qualifier -> qualifier.getType() + '=' + qualifier.getValue().getValue()).toList();
	}

	/** The problem is told at the line and with the text of a name. */
	private static void assertUnresolved(LintResult result, String path, int line, String name) {
		assertEquals(1, result.problems().size(), () -> String.valueOf(result.problems()));
		ReadProblem problem = result.problems().getFirst();
		assertEquals(ReadProblem.Kind.UNRESOLVED, problem.kind());
		assertEquals(path, problem.origin().path());
		assertEquals(line, problem.origin().line());
		assertEquals(name.length(), problem.origin().length());
		assertTrue(problem.message().contains('"' + name + '"'), problem.message());
	}

	@ParameterizedTest
	@CsvSource({ "sca,SCA", "ws,JAX_WS", "soap,JAX_WS", "cxf,JAX_WS", "jms,JMS", "http,HTTP", "ejb,EJB", "jca,EIS", "rest,UNKNOWN", "atom,UNKNOWN", "file,UNKNOWN", "netty.tcp,UNKNOWN" })
	void theKindOfABindingIsToldByItsElementWhoseNameIsKept(String name, String kind) throws IOException {
		composite("c/a.composite", "a", OASIS + " xmlns:x='urn:x'", "<service name='S' promote='C'><x:binding." + name + " uri='u' limit='5'/></service><component name='C'/>");
		Binding binding = module(lint(), "a").getExports().getFirst().getBinding();
		assertEquals(kind, binding.getKind().name());
		assertEquals("binding." + name, binding.getName());
		assertEquals("x:binding." + name, binding.getType().getValue());
		assertEquals("u", binding.getEndpoint().getValue());
		assertEquals(List.of("uri=u", "limit=5"), words(binding.getProperties()));
	}

	@ParameterizedTest
	@CsvSource({ "http://www.osoa.org/xmlns/sca/1.0,c/a.composite,COMPOSITE", "http://docs.oasis-open.org/ns/opencsa/sca/200912,c/a.composite,COMPOSITE",
			"http://docs.oasis-open.org/ns/opencsa/sca/200912,c/composite.xml,COMPOSITE", "http://xmlns.oracle.com/sca/1.0,c/composite.xml,SOA_COMPOSITE" })
	void theNamespaceOfTheRootTellsTheFormat(String namespace, String path, String kind) throws IOException {
		composite(path, "a", "xmlns='" + namespace + "'", "<component name='C'/>");
		Module module = module(lint(), "a");
		assertEquals(kind, module.getKind().name());
		assertEquals("c", module.getPath());
	}

	@Test
	void filesOfOtherToolsWithTheSameNameAreLeftAlone() throws IOException {
		composite("c/composite.xml", "a", "", "<component name='C'/>");
		tree.with("d/switchyard.xml", "<switchyard xmlns='urn:other'/>").with("e/x.jca", "<adapter-config/>").with("f/x.composite", "no XML at all");
		LintResult result = lint();
		assertEquals(List.of(), result.solution().getModules());
		assertEquals(List.of(), result.problems());
	}

	@Test
	void aServiceWithSeveralBindingsIsAnExportForEachAndAReferenceAnImportForEach() throws IOException {
		composite("c/a.composite", "a", OASIS, "<service name='S' promote='C'><binding.ws/><binding.jms uri='jms:Q'/></service>"
				+ "<reference name='R' promote='C/r'><binding.ws uri='http://h/x'/><binding.ws uri='http://h/y'/></reference><reference name='N' promote='C/n'/><component name='C'/>");
		Module module = module(lint(), "a");
		assertEquals(List.of("S JAX_WS", "S JMS"), module.getExports().stream().map(export -> export.getName() + ' ' + export.getBinding().getKind().name()).toList());
		assertEquals(List.of("R http://h/x", "R http://h/y", "N null"), module.getImports().stream()
				.map(imported -> imported.getName() + ' ' + (imported.getBinding().getEndpoint() == null ? null : imported.getBinding().getEndpoint().getValue())).toList());
		assertEquals(BindingKind.NONE, module.getImports().get(2).getBinding().getKind());
		assertEquals(List.of(module.getImports().get(0), module.getImports().get(1)), targets(reference(module, "C", "r")));
		module.getExports().forEach(export -> assertSame(module.getComponents().getFirst(), export.getWire().getResolved()));
	}

	@Test
	void servicesAndReferencesOfAComponentWithABindingLeaveTheComposite() throws IOException {
		composite("c/a.composite", "a", OASIS, "<component name='C'><service name='S'><binding.ws uri='http://h/s'/></service><service name='Inner'/><service name='Also'><binding.sca/></service>"
				+ "<reference name='r'><binding.ws uri='http://h/r'/></reference></component>");
		Module module = module(lint(), "a");
		assertEquals(List.of("C/S"), module.getExports().stream().map(Export::getName).toList());
		assertSame(module.getComponents().getFirst(), module.getExports().getFirst().getWire().getResolved());
		assertEquals(List.of("C/r"), module.getImports().stream().map(Import::getName).toList());
		assertEquals(List.of(module.getImports().getFirst()), targets(reference(module, "C", "r")));
	}

	@Test
	void callbacksAreNoWaysIn() throws IOException {
		composite("c/a.composite", "a", OASIS, "<service name='S' promote='C'><binding.ws/><callback><binding.jms uri='jms:Q'/></callback></service><component name='C'/>");
		assertEquals(1, module(lint(), "a").getExports().size());
	}

	@Test
	void wiresAreStatedAtReferencesByElementsAndByAddressesOfScaBindings() throws IOException {
		composite("c/a.composite", "a", OASIS, "<component name='A'><reference name='list' target='B/s  C'/><reference name='sca'><binding.sca uri='B/s/b'/></reference></component>"
				+ "<component name='B'/><component name='C'/><wire source='A/made' target='C/x'/>");
		Module module = module(lint(), "a");
		Component b = module.getComponents().get(1);
		Component c = module.getComponents().get(2);
		assertEquals(List.of(b, c), targets(reference(module, "A", "list")));
		assertEquals(List.of("B/s", "C"), reference(module, "A", "list").getWires().stream().map(wire -> wire.getTarget().getValue()).toList());
		assertEquals(List.of(b), targets(reference(module, "A", "sca")));
		assertEquals(List.of(c), targets(reference(module, "A", "made")));
	}

	@Test
	void autowiringLeadsToEveryComponentThatOffersTheInterface() throws IOException {
		String needs = "<reference name='r'><interface.java interface='p.I'/></reference>";
		String offers = "<service name='S'><interface.java interface='p.I'/></service>";
		composite("c/a.composite", "a", OASIS + " autowire='true'", "<component name='A'>" + needs + "</component><component name='Off' autowire='false'>" + needs + "</component>"
				+ "<component name='B'>" + offers + "</component><component name='C'>" + offers + needs + "</component><component name='D'><service name='S'><interface.java interface='p.J'/></service></component>");
		Module module = module(lint(), "a");
		assertEquals(List.of(module.getComponents().get(2), module.getComponents().get(3)), targets(reference(module, "A", "r")));
		assertEquals(List.of(), targets(reference(module, "Off", "r")));
		assertEquals(List.of(module.getComponents().get(2)), targets(reference(module, "C", "r")));
	}

	@Test
	void intentsAndPolicySetsAreQualifiersEachForItself() throws IOException {
		composite("c/a.composite", "a", OASIS + " requires='x:one\n  x:two'", "<requires intents='x:three'/><component name='C' policySets='p:set'><implementation.java class='p.C' requires='x:four'/>"
				+ "<reference name='r' requires='x:five'/></component><service name='S' promote='C' requires='x:six'><binding.ws requires='SOAP.v1_2'/></service>");
		Module module = module(lint(), "a");
		assertEquals(List.of("intent=x:one", "intent=x:two", "intent=x:three"), words(module.getQualifiers().stream()));
		assertEquals(List.of("policySet=p:set"), words(module.getComponents().getFirst().getQualifiers().stream()));
		assertEquals(List.of("intent=x:four"), words(module.getComponents().getFirst().getImplementation().getQualifiers().stream()));
		assertEquals("p.C", module.getComponents().getFirst().getImplementation().getArtifact().getValue());
		assertEquals(List.of("intent=x:five"), words(reference(module, "C", "r").getQualifiers().stream()));
		assertEquals(List.of("intent=x:six"), words(module.getExports().getFirst().getQualifiers().stream()));
		assertEquals(List.of("intent=SOAP.v1_2"), words(module.getExports().getFirst().getBinding().getQualifiers().stream()));
	}

	@Test
	void aCompositeThatImplementsAComponentIsFoundAndItsReferencesLeadOutward() throws IOException {
		composite("c/outer.composite", "outer", OASIS, "<component name='Inner'><implementation.composite name='n:inner'/><reference name='out' target='Server'/></component><component name='Server'/>");
		composite("c/inner.composite", "inner", OASIS, "<component name='Worker'><reference name='need'/></component><reference name='out' promote='Worker/need'/>");
		LintResult result = lint();
		assertEquals(List.of(), result.problems());
		Module outer = module(result, "outer");
		Module inner = module(result, "inner");
		assertSame(inner, outer.getComponents().getFirst().getImplementation().getModule());
		assertSame(outer.getComponents().get(1), inner.getImports().getFirst().getWire().getResolved());
		assertEquals(List.of("c/inner.composite", "c/outer.composite"), result.solution().getModules().stream().map(Module::getPath).toList());
	}

	@Test
	void includedCompositesAreOneWithThoseThatIncludeThem() throws IOException {
		composite("c/whole.composite", "whole", OSOA, "<include name='n:part'/><component name='A'><reference name='r' target='B'/></component><service name='S' promote='B'/>");
		composite("d/part.composite", "part", OSOA, "<component name='B'><reference name='r' target='A'/></component>");
		LintResult result = lint();
		assertEquals(List.of(), result.problems());
		Module whole = module(result, "whole");
		Module part = module(result, "part");
		assertEquals(List.of(part.getComponents().getFirst()), targets(reference(whole, "A", "r")));
		assertEquals(List.of(whole.getComponents().getFirst()), targets(reference(part, "B", "r")));
		assertSame(part.getComponents().getFirst(), whole.getExports().getFirst().getWire().getResolved());
	}

	@Test
	void compositesThatIncludeEachOtherEndTheSearch() throws IOException {
		composite("c/a.composite", "a", OSOA, "<include name='b'/><include name='a'/><component name='A'><implementation.composite name='a'/><reference name='r' target='Gone'/></component>");
		composite("c/b.composite", "b", OSOA, "<include name='a'/>");
		assertNull(reference(module(lint(), "a"), "A", "r").getWires().getFirst().getResolved());
	}

	@Test
	void aReferenceOfADeployedCompositeMayBeServedByAnotherOfTheDomain() throws IOException {
		composite("c/client.composite", "client", OASIS, "<component name='A'><reference name='near' target='Near'/><reference name='twice' target='Twice'/></component>");
		composite("c/server.composite", "server", OASIS, "<component name='Near'/>");
		composite("x/one.composite", "one", OASIS, "<component name='Twice'/><component name='Near'/>");
		composite("x/two.composite", "two", OASIS, "<component name='Twice'/>");
		LintResult result = lint();
		assertEquals(List.of(), result.problems());
		Module client = module(result, "client");
		assertEquals(List.of(module(result, "server").getComponents().getFirst()), targets(reference(client, "A", "near")));
		assertNull(reference(client, "A", "twice").getWires().getFirst().getResolved());
	}

	@Test
	void aTargetThatNoCompositeHasIsTold() throws IOException {
		composite("c/client.composite", "client", OASIS, "\n<component name='A'><reference name='r' target='Gone/s'/></component>");
		composite("c/server.composite", "server", OASIS, "<component name='B'/>");
		assertUnresolved(lint(), "c/client.composite", 2, "Gone/s");
	}

	@Test
	void aCompositeThatImplementsAComponentIsClosed() throws IOException {
		composite("c/outer.composite", "outer", OASIS, "<component name='Inner'><implementation.composite name='n:inner'/></component><component name='Server'/>");
		composite("c/inner.composite", "inner", OASIS, "\n<component name='Worker'><reference name='need' target='Server'/></component>");
		assertUnresolved(lint(), "c/inner.composite", 2, "Server");
	}

	@Test
	void whatMustBeInTheCompositeAndIsNotIsToldWithItsLine() throws IOException {
		composite("c/a.composite", "a", OASIS, "\n<service name='S' promote='Gone/s'/>\n<component name='C'/>");
		assertUnresolved(lint(), "c/a.composite", 2, "Gone/s");
	}

	@Test
	void aPromotedReferenceOfNoComponentIsTold() throws IOException {
		composite("c/a.composite", "a", OASIS, "\n<component name='C'/>\n<reference name='R' promote='C/r\n Gone/r'><binding.ws/></reference>");
		assertUnresolved(lint(), "c/a.composite", 4, "Gone/r");
	}

	@Test
	void aWireThatStartsNowhereIsTold() throws IOException {
		composite("c/composite.xml", "a", ORACLE, "<component name='C'/>\n<wire><source.uri>Gone/r</source.uri><target.uri>C/s</target.uri></wire>");
		assertUnresolved(lint(), "c/composite.xml", 2, "Gone/r");
	}

	@Test
	void aWireOfAClosedCompositeThatLeadsNowhereIsTold() throws IOException {
		composite("c/composite.xml", "a", ORACLE, "<component name='C'/>\n<wire><source.uri>C/r</source.uri>\n<target.uri> <![CDATA[Gone]]> </target.uri></wire>");
		LintResult result = lint();
		assertEquals(1, result.problems().size());
		assertEquals(3, result.problems().getFirst().origin().line());
		assertEquals("\"Gone\" is neither a component nor an import of the module a. Wire to an existing one, or restore it.", result.problems().getFirst().message());
	}

	@Test
	void aFileThatBreaksIsNotBlamedForWhatMayStandBehindTheBreak() throws IOException {
		tree.with("c/a.composite", "<composite " + OASIS + " name='a'><service name='S' promote='C'/><reference name='R' promote='C/r'/><component name='D'></compnent></composite>");
		LintResult result = lint();
		assertEquals(List.of(ReadProblem.Kind.SYNTAX), result.problems().stream().map(ReadProblem::kind).toList());
		assertEquals(1, module(result, "a").getExports().size());
	}

	@Test
	void anIncludeThatWasNotReadLeavesOpenWhatItHolds() throws IOException {
		composite("c/a.composite", "a", OASIS, "<include name='n:elsewhere'/><service name='S' promote='There'/><reference name='R' promote='There/r'/><wire source='There/x' target='There'/>");
		assertEquals(List.of(), lint().problems());
	}

	@Test
	void destinationsConnectionFactoriesAndActivationSpecificationsHaveTheirPlaces() throws IOException {
		String jms = "<binding.jms><destination name='D'/><connectionFactory name='CF'/><activationSpec name='AS'/><response><destination name='RD'/><connectionFactory name='RCF'/></response></binding.jms>";
		composite("c/a.composite", "a", OSOA, "<component name='C'/><service name='S' promote='C'>" + jms + "</service><reference name='R' promote='C/r'>" + jms + "</reference>"
				+ "<reference name='U' promote='C/u'><binding.jms uri='jms:jndi:Q?timeToLive=5'/></reference>");
		Module module = module(lint(), "a");
		Binding in = module.getExports().getFirst().getBinding();
		assertEquals(List.of("send=RD", "receive=D"), words(in.getDestinations()));
		assertEquals(List.of("connectionFactory.name=CF", "response.connectionFactory.name=RCF"), words(in.getConnectionFactories()));
		assertEquals("AS", in.getActivationSpecification().getValue());
		assertEquals(List.of("send=D", "receive=RD"), words(module.getImports().get(0).getBinding().getDestinations()));
		assertEquals(List.of("send=Q"), words(module.getImports().get(1).getBinding().getDestinations()));
	}

	@Test
	void compositesMeetAtAddressesOfTheSameTypeAndAtDestinations() throws IOException {
		composite("c/client.composite", "client", OASIS + " xmlns:t='urn:t'", "<component name='C'><reference name='full'><t:binding.rmi uri='rmi://h:1/X'/></reference><reference name='path'><t:binding.jsonrpc uri='http://h:8080/Y?a'/></reference>"
				+ "<reference name='other'><t:binding.atom uri='http://h:8080/Y'/></reference><reference name='queue'><binding.jms uri='jms:Q'/></reference></component>");
		composite("d/server.composite", "server", OASIS + " xmlns:t='urn:t'", "<component name='S'><service name='X'><t:binding.rmi uri='rmi://h:1/X'/></service><service name='Y'><t:binding.jsonrpc uri='/Y'/></service>"
				+ "<service name='Q'><binding.jms uri='jms:Q'/></service></component>");
		LintResult result = lint();
		List<Import> imports = module(result, "client").getImports();
		List<Export> exports = module(result, "server").getExports();
		assertSame(exports.get(0), imports.get(0).getWire().getResolved());
		assertSame(exports.get(1), imports.get(1).getWire().getResolved());
		assertNull(imports.get(2).getWire());
		assertSame(exports.get(2), imports.get(3).getWire().getResolved());
	}

	@Test
	void propertiesOfComponentsAndMethodsOfBindingsAreSettings() throws IOException {
		composite("c/a.composite", "a", OSOA, "<component name='C'><property name='p'>1</property><property name='v' value='2'/><property name='tree'><x>3</x></property></component>"
				+ "<service name='S' promote='C'><binding.jms><operationProperties name='op'><headers JMSTimeToLive='9'/><property name='more'>m</property></operationProperties><property name='password'>secret</property></binding.jms></service>");
		Module module = module(lint(), "a");
		assertEquals(List.of("p=1", "v=2"), words(module.getComponents().getFirst().getProperties()));
		Binding binding = module.getExports().getFirst().getBinding();
		assertEquals("op", binding.getMethods().getFirst().getName());
		assertEquals(List.of("headers.JMSTimeToLive=9", "more=m"), words(binding.getMethods().getFirst().getProperties()));
		assertEquals(List.of(), binding.getProperties());
	}
}
