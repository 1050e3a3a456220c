/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.composite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.IOException;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/** Applications of SwitchYard. */
class SwitchYardTest {

	private final MemoryTree tree = new MemoryTree();

	private LintResult lint() throws IOException {
		return Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
	}

	private void application(String folder, String name, String content) {
		tree.with(folder + "/switchyard.xml", "<switchyard xmlns='urn:switchyard-config:switchyard:1.0' xmlns:sy='urn:switchyard-config:switchyard:1.0' name='app'>"
				+ "<composite xmlns='http://docs.oasis-open.org/ns/opencsa/sca/200912'" + name + ">" + content + "</composite></switchyard>");
	}

	private static Element served(Component component, int reference) {
		return component.getReferences().get(reference).getWires().getFirst().getResolved();
	}

	private static List<String> words(List<Setting> settings) {
		return settings.stream().map(setting -> setting.getName() + '=' + setting.getValue()).toList();
	}

	@Test
	void referencesArePromotedOrServedByTheServiceOfTheirName() throws IOException {
		application("a", " name='a'", "<reference name='Out' promote='A/Out'><binding.http xmlns='urn:h'><address>http://h/x</address></binding.http></reference>"
				+ "<component name='A'><reference name='Out'/><reference name='Helper'/><reference name='Shared'/><reference name='Elsewhere'/></component>"
				+ "<component name='HelperBean'><service name='Helper'/></component><reference name='Shared' promote='HelperBean/Shared'/>");
		LintResult result = lint();
		Module module = result.solution().getModules().getFirst();
		assertEquals(ModuleKind.SWITCHYARD, module.getKind());
		Component a = module.getComponents().getFirst();
		assertSame(module.getImports().get(0), served(a, 0));
		assertSame(module.getComponents().get(1), served(a, 1));
		assertSame(module.getImports().get(1), served(a, 2));
		assertNull(served(a, 3));
		assertEquals("http://h/x", module.getImports().getFirst().getBinding().getEndpoint().getValue());
		// The service may be that of another application.
		assertEquals(List.of(), result.problems());
	}

	@Test
	void applicationsCallEachOtherByScaBindings() throws IOException {
		application("a", " name='a'", "<reference name='Credit' promote='A/Credit'><binding.sca sy:targetService='CreditCheck' sy:clustered='true'/></reference><component name='A'><reference name='Credit'/><reference name='Loose'/></component>");
		application("b", " name='b'", "<service name='CreditCheck' promote='B'><binding.sca/></service><service name='Loose' promote='B'><binding.sca/></service><component name='B'/>");
		LintResult result = lint();
		Module a = result.solution().getModules().getFirst();
		Module b = result.solution().getModules().get(1);
		assertSame(b.getExports().getFirst(), a.getImports().getFirst().getWire().getResolved());
		assertSame(b.getExports().get(1), served(a.getComponents().getFirst(), 1));
		assertEquals(List.of("targetService=CreditCheck", "clustered=true"), words(a.getImports().getFirst().getBinding().getProperties()));
	}

	@Test
	void targetIsTheWordOfTheSchema() throws IOException {
		application("a", " name='a'", "<reference name='Credit' promote='A/Credit'><binding.sca sy:target='CreditCheck'/></reference><component name='A'><reference name='Credit'/></component>");
		application("b", " name='b'", "<service name='CreditCheck' promote='B'><binding.sca/></service><service name='Credit' promote='B'><binding.sca/></service><component name='B'/>");
		LintResult result = lint();
		assertSame(result.solution().getModules().get(1).getExports().getFirst(), result.solution().getModules().getFirst().getImports().getFirst().getWire().getResolved());
	}

	@Test
	void queuesAndResourceAdaptersHaveTheirPlaces() throws IOException {
		application("a", " name='a'", "<service name='In' promote='A'><j:binding.jms xmlns:j='urn:j'><j:queue>InQueue</j:queue><j:connectionFactory>#CF</j:connectionFactory><j:maxConcurrentConsumers>7</j:maxConcurrentConsumers></j:binding.jms></service>"
				+ "<service name='Adapter' promote='A'><j:binding.jca xmlns:j='urn:j'><j:inboundConnection><j:resourceAdapter name='a.rar'/><j:activationSpec><j:property name='destination' value='AQ'/><j:property name='maxSessions' value='15'/></j:activationSpec></j:inboundConnection></j:binding.jca></service>"
				+ "<reference name='Out' promote='A/Out'><j:binding.jca xmlns:j='urn:j'><j:outboundConnection><j:connection jndiName='java:/XA'/></j:outboundConnection><j:outboundInteraction><j:processor type='P'><j:property name='destination' value='OQ'/></j:processor></j:outboundInteraction></j:binding.jca></reference><component name='A'/>");
		Module module = lint().solution().getModules().getFirst();
		Binding jms = module.getExports().get(0).getBinding();
		assertEquals(List.of("receive=InQueue"), words(jms.getDestinations()));
		assertEquals(List.of("connectionFactory=#CF"), words(jms.getConnectionFactories()));
		assertEquals("maxConcurrentConsumers=7", words(jms.getProperties()).getLast());
		Binding adapter = module.getExports().get(1).getBinding();
		assertEquals(BindingKind.EIS, adapter.getKind());
		assertEquals(List.of("receive=AQ"), words(adapter.getDestinations()));
		assertEquals("inboundConnection.activationSpec.maxSessions=15", words(adapter.getProperties()).getLast());
		Binding out = module.getImports().getFirst().getBinding();
		assertEquals(List.of("send=OQ"), words(out.getDestinations()));
		assertEquals(List.of("outboundConnection.connection.jndiName=java:/XA"), words(out.getConnectionFactories()));
	}

	@Test
	void variablesAreReplacedByPropertiesOfTheDomainAndByDefaults() throws IOException {
		tree.with("a/switchyard.xml", "<switchyard xmlns='urn:switchyard-config:switchyard:1.0'><composite xmlns='http://docs.oasis-open.org/ns/opencsa/sca/200912' name='a'>"
				+ "<reference name='R' promote='A/r'><binding.http><address>http://h:${port}/x</address><timeout>${open}</timeout><turn>${one}</turn><plain>${none:7}</plain></binding.http></reference><component name='A'/></composite>"
				+ "<domain><properties><property name='port' value='${system.port:8080}'/><property name='one' value='${two}'/><property name='two' value='${one}'/></properties></domain></switchyard>");
		List<Setting> properties = lint().solution().getModules().getFirst().getImports().getFirst().getBinding().getProperties();
		assertEquals(java.util.Arrays.asList("http://h:8080/x", null, null, "7"), properties.stream().map(Setting::getResolved).toList());
		assertEquals("http://h:${port}/x", properties.getFirst().getValue());
	}

	@Test
	void anApplicationWithoutANameOfItsCompositeHasItsOwn() throws IOException {
		application("a", "", "<component name='A'/>");
		assertEquals("app", lint().solution().getModules().getFirst().getName());
	}
}
