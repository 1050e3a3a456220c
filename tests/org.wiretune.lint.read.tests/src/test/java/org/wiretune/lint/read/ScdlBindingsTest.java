/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.BindingKind;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.FileReader;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.MethodBinding;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.settings.Setting;

/** All that bindings and qualifiers of SCDL state, on both sides. */
class ScdlBindingsTest {

	private static Object read(String path) {
		return read(path, Samples.files().get(path));
	}

	private static Object read(String path, byte[] bytes) {
		FileParts parts = new FileReader(FileFormats.all(), SourceText.DEFAULT_MAXIMUM_BYTES).read(new MemoryTree.MemoryFile(path, bytes));
		assertEquals(List.of(), parts.problems());
		return parts.elements().getFirst();
	}

	private static Object read(String end, String content) {
		String text = "<s:" + end + " " + Samples.SCDL + " xmlns:p='urn:p' name='X'>" + content + "</s:" + end + ">";
		return read("m/X." + end, text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
	}

	private static List<String> words(List<Setting> settings) {
		return settings.stream().map(setting -> setting.getName() + '=' + setting.getValue()).toList();
	}

	private static List<String> words(Stream<Qualifier> qualifiers) {
		return qualifiers.map(qualifier -> qualifier.getType() + '=' + qualifier.getValue().getValue()).toList();
	}

	@Test
	void aJmsExportHasItsActivationSpecificationConnectionFactoryDestinationsAndMethods() {
		Binding binding = ((Export) read("m/Queue.export")).getBinding();
		assertEquals(BindingKind.JMS, binding.getKind());
		assertEquals("m/Queue_AS", binding.getActivationSpecification().getValue());
		assertEquals(List.of("responseConnection=m/Queue_CF"), words(binding.getConnectionFactories()));
		assertEquals(List.of("send=m/Queue_SEND", "receive=m/Queue_RECEIVE"), words(binding.getDestinations()));
		List<String> properties = words(binding.getProperties());
		assertTrue(properties.containsAll(List.of("dataBindingType=com.example.Text", "contextPropagationEnabled=true", "connection.selectorType=com.example.Selector",
				"connection.properties.maxConcurrency=7", "sendDestination.properties.deliveryMode=Persistent")), properties::toString);
		assertTrue(properties.stream().noneMatch(property -> property.contains("hidden")), properties::toString);
		MethodBinding method = binding.getMethods().getFirst();
		assertEquals("put", method.getName());
		assertEquals(List.of("inDataBindingType=com.example.In", "nativeMethod=PUT"), words(method.getProperties()));
	}

	@Test
	void anHttpImportHasItsAddressItsPropertiesAndThoseOfItsMethods() {
		Import web = (Import) read("m/Web.import");
		Binding binding = web.getBinding();
		assertEquals("http://h:9080/mWeb/x?a=1&b=2", binding.getEndpoint().getValue());
		assertEquals(List.of("dataBindingReferenceName=b", "endpointURL=http://h:9080/mWeb/x?a=1&b=2", "httpMethod=POST", "httpVersion=1.1"), words(binding.getProperties()));
		assertEquals(List.of("responseReadTimeout=30", "endpointURL=http://h/one"), words(binding.getMethods().getFirst().getProperties()));
		assertEquals("StoreAndForward", web.getQualifiers().getFirst().getType());
		assertEquals(List.of("configurationName=web", "exceptions.name=java.net.ConnectException"), words(web.getQualifiers().getFirst().getProperties()));
	}

	@Test
	void anAdapterImportHasItsConnectionAndInteractionsButNoFaults() {
		Binding binding = ((Import) read("m/Table.import")).getBinding();
		assertEquals(BindingKind.EIS, binding.getKind());
		assertEquals(List.of("connection=jdbc/table"), words(binding.getConnectionFactories()));
		assertNull(binding.getActivationSpecification());
		assertTrue(words(binding.getProperties()).containsAll(List.of("resourceAdapter.version=7.5.0.5", "resourceAdapter.properties.adapterID=001", "connection.interactionType=com.example.InteractionSpec")));
		assertEquals(List.of("inDataBindingType=com.example.CreateIn", "interaction.properties.functionName=Create"), words(binding.getMethods().getFirst().getProperties()));
	}

	@ParameterizedTest
	@CsvSource({ "import,JMS,cf,as", "export,JMS,as,cf", "import,MQ,cf,as", "export,MQ,as,cf", "import,MQJMS,cf,as", "export,MQJMS,as,cf", "import,GENJMS,cf,as", "export,GENJMS,as,cf" })
	void aConnectionWithoutATypeIsToldByItsSide(String end, String kind, String connection, String response) {
		Object read = read(end, "<esbBinding xsi:type='p:" + kind + (end.equals("import") ? "ImportBinding'>" : "ExportBinding'>") + "<connection target='" + connection + "'/><responseConnection target='" + response + "'/></esbBinding>");
		Binding binding = read instanceof Import imported ? imported.getBinding() : ((Export) read).getBinding();
		assertEquals("as", binding.getActivationSpecification().getValue());
		assertEquals("cf", binding.getConnectionFactories().getFirst().getValue());
	}

	@ParameterizedTest
	@ValueSource(strings = { "JoinTransaction", "SuspendTransaction", "SuspendActivitySession", "JoinActivitySession", "DeliverAsyncAt", "Reliability", "RequestExpiration", "ResponseExpiration",
			"EventSequencing", "SecurityPermission", "StoreAndForward", "Transaction", "ActivitySession", "SecurityIdentity", "SomethingNew" })
	void everyQualifierIsReadWhereverItStands(String type) {
		String value = " xsi:type='s:" + type + "' value='v'/>";
		Component component = (Component) read("component", "<s:componentQualifier" + value + "<interfaces><interface portType='P'><s:interfaceQualifier" + value + "<method name='op'><s:interfaceQualifier" + value
				+ "</method></interface></interfaces><references><reference name='r'><s:referenceQualifier" + value + "</reference></references><implementation xsi:type='j:JavaImplementation' class='p.C'><s:implementationQualifier"
				+ value + "</implementation>");
		String word = type + "=v";
		assertEquals(List.of(word), words(component.getQualifiers().stream()));
		ServiceInterface service = component.getInterfaces().getFirst();
		assertEquals(List.of(word, word), words(service.getQualifiers().stream()));
		assertEquals("op", service.getQualifiers().getFirst().getOperation());
		assertNull(service.getQualifiers().get(1).getOperation());
		assertEquals(List.of(word), words(component.getReferences().getFirst().getQualifiers().stream()));
		assertEquals(List.of(word), words(component.getImplementation().getQualifiers().stream()));
		Import imported = (Import) read("import", "<interfaces><s:interfaceQualifier" + value + "</interfaces><esbBinding xsi:type='s:SCAImportBinding'><s:bindingQualifier" + value + "</esbBinding>");
		assertEquals(List.of(word), words(imported.getQualifiers().stream()));
		assertEquals(List.of(word), words(imported.getBinding().getQualifiers().stream()));
	}

	@Test
	void qualifiersKeepWhatTheyStateBesidesAValue() {
		Export queue = (Export) read("m/Queue.export");
		assertEquals(List.of("role=clerks"), words(queue.getQualifiers().getFirst().getProperties()));
		Qualifier sequencing = queue.getInterfaces().getFirst().getQualifiers().getFirst();
		assertEquals("EventSequencing", sequencing.getType());
		assertEquals("put", sequencing.getOperation());
		assertEquals(List.of("keySpecification.name=number", "keySpecification.parameter=order"), words(sequencing.getProperties()));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "j:JavaImplementation | class='p.C' || p.C", "p:ProcessImplementation || <process bpel='/a.bpel'/> | /a.bpel", "mfc:MediationFlowImplementation | mfcFile='a.mfc' || a.mfc",
			"t:TaskImplementation || <task tel='a.tel'/> | a.tel", "b:BusinessRuleGroupImplementation | brgFile='a.brg' || a.brg", "sm:StateMachineImplementation || <stateMachine sacl='a.sacl'/> | a.sacl",
			"sel:SelectorImplementation | selFile='a.sel' || a.sel" })
	void everyImplementationHasItsFileOrClass(String type, String attributes, String content, String artifact) {
		Component component = (Component) read("component", "<implementation xsi:type='" + type + "' " + (attributes == null ? "" : attributes) + ">" + (content == null ? "" : content)
				+ "<s:implementationQualifier xsi:type='s:Transaction' value='global'/></implementation>");
		assertEquals(type.substring(type.indexOf(':') + 1), component.getImplementation().getType());
		assertEquals(artifact, component.getImplementation().getArtifact().getValue());
		assertEquals(List.of(), component.getImplementation().getProperties());
		assertEquals(List.of("Transaction=global"), words(component.getImplementation().getQualifiers().stream()));
	}
}
