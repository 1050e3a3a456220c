/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springintegration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Element;

/** Parts of contexts that the graph of a running application does not tell, or tells of one choice of files only. */
class ContextEndsTest {

	private static final String FOLDER = "stock/src/main/resources/META-INF/spring/";

	private final MemoryTree tree = new MemoryTree().with("stock/pom.xml", "<project/>");

	private static String context(String content) {
		return "<beans xmlns='http://www.springframework.org/schema/beans' xmlns:int='http://www.springframework.org/schema/integration' xmlns:jms='http://www.springframework.org/schema/integration/jms'>" + content + "</beans>";
	}

	private Module module() throws IOException {
		LintResult result = Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
		assertTrue(result.problems().isEmpty(), () -> result.problems().toString());
		return result.solution().getModules().getFirst();
	}

	private static List<String> targets(Module module, String component) {
		Component found = module.getComponents().stream().filter(each -> component.equals(each.getName())).findFirst().orElseThrow(() -> new AssertionError(module.getComponents().stream().map(Element::getName).toList()));
		return found.getReferences().stream().flatMap(reference -> reference.getWires().stream()).map(wire -> wire.getResolved() == null ? "nothing" : wire.getResolved().getName()).toList();
	}

	@Test
	void aChainSendsByItsRouterAndItsAdapters() throws IOException {
		tree.with(FOLDER + "stock.xml", context("<int:chain id='checked' input-channel='in'><int:filter expression='true' discard-channel='nullChannel'/><int:recipient-list-router><int:recipient channel='a'/><int:recipient channel='b'/></int:recipient-list-router></int:chain>"
				+ "<int:service-activator id='first' input-channel='a' expression='1'/><int:chain id='second' input-channel='b'><jms:outbound-channel-adapter destination-name='done'/></int:chain>"));
		Module module = module();
		assertEquals(List.of("first", "second"), targets(module, "checked"));
		assertEquals(List.of("second outbound-channel-adapter"), targets(module, "second"));
	}

	@Test
	void aQueueThatTwoFilesDeclareLeadsToItsTakersOnly() throws IOException {
		String queue = "<int:channel id='work'><int:queue/></int:channel>";
		tree.with(FOLDER + "one.xml", context(queue + "<int:service-activator id='taker' input-channel='work' expression='1'/>")).with(FOLDER + "two.xml", context(queue));
		assertEquals(List.of("taker"), targets(module(), "work"));
	}

	@Test
	void whatComesInLeadsToWhoeverWorksOnItAndATapTakesACopy() throws IOException {
		tree.with(FOLDER + "stock.xml", context("<int:gateway id='stock' service-interface='shop.Stock' default-request-channel='in'/><int:channel id='in'><int:interceptors><int:wire-tap channel='audit'/></int:interceptors></int:channel>"
				+ "<int:service-activator id='work' input-channel='in' expression='1'/><int:service-activator id='audited' input-channel='audit' expression='1'/>"));
		Module module = module();
		assertEquals("work", module.getExports().getFirst().getWire().getResolved().getName());
		assertEquals(List.of("audited"), targets(module, "wire-tap of in"));
	}

	@Test
	void methodsOfAnInterfaceHaveChannelsOfTheirOwn() throws IOException {
		tree.with("stock/src/main/java/shop/Stock.java", "package shop;\n\nimport org.springframework.integration.annotation.Gateway;\n\npublic interface Stock {\n\t@Gateway(requestChannel = \"orders\")\n\tvoid order(String order);\n\n\tvoid other();\n}\n").with(FOLDER + "stock.xml",
				context("<int:gateway id='prices' service-interface='shop.Prices'><int:method name='ask' request-channel='orders'/></int:gateway><int:service-activator id='work' input-channel='orders' expression='1'/>"));
		Module module = module();
		assertEquals(List.of("Stock.order", "prices.ask"), module.getExports().stream().map(Element::getName).sorted().toList());
		assertEquals(List.of("work", "work"), module.getExports().stream().map(export -> export.getWire().getResolved().getName()).toList());
	}

	@Test
	void constantsOfOtherClassesAreNamesOfChannels() throws IOException {
		String annotations = "import org.springframework.integration.annotation.";
		tree.with("stock/src/main/java/shop/StockGateway.java", "package shop;\n\n" + annotations + "MessagingGateway;\n\n@MessagingGateway(defaultRequestChannel = Names.OUT)\npublic interface StockGateway {\n\tvoid send(String text);\n}\n")
				.with("stock/src/main/java/shop/Work.java", "package shop;\n\n" + annotations + "ServiceActivator;\nimport static shop.names.Names.IN;\n\nclass Work {\n\t@ServiceActivator(inputChannel = IN, outputChannel = shop.names.Names.OUT)\n\tString work(String text) {\n\t\treturn text;\n\t}\n}\n")
				.with("stock/src/main/java/shop/Sensors.java", """
						package shop;

						import org.springframework.context.annotation.Bean;
						import org.springframework.integration.annotation.ServiceActivator;
						import org.springframework.integration.mqtt.inbound.MqttPahoMessageDrivenChannelAdapter;
						import org.springframework.integration.mqtt.outbound.MqttPahoMessageHandler;

						class Sensors {
							@Bean
							MqttPahoMessageDrivenChannelAdapter readings() {
								MqttPahoMessageDrivenChannelAdapter adapter = new MqttPahoMessageDrivenChannelAdapter("a", "b", "c");
								adapter.setOutputChannelName(Names.IN);
								return adapter;
							}

							@Bean
							@ServiceActivator(inputChannel = Names.OUT)
							MessageHandler commands() {
								return new MqttPahoMessageHandler("a", factory);
							}
						}
						""");
		Module module = module();
		assertEquals(List.of("commands"), module.getImports().stream().map(Element::getName).toList());
		assertEquals(List.of("StockGateway commands", "readings Work.work"), module.getExports().stream().map(export -> export.getName() + ' ' + export.getWire().getResolved().getName()).sorted().toList());
		assertEquals(List.of("commands"), targets(module, "Work.work"));
	}

	@Test
	void whoDeclaresAConstantTakesWhatOthersSendByIt() throws IOException {
		tree.with("stock/src/main/java/shop/Work.java", "package shop;\n\nimport org.springframework.integration.annotation.ServiceActivator;\n\nclass Work {\n\tstatic final String IN = \"in\";\n\n\t@ServiceActivator(inputChannel = IN)\n\tvoid work(String text) {\n\t}\n}\n")
				.with("stock/src/main/java/shop/StockGateway.java", "package shop;\n\nimport org.springframework.integration.annotation.MessagingGateway;\n\n@MessagingGateway(defaultRequestChannel = Work.IN)\npublic interface StockGateway {\n\tvoid send(String text);\n}\n");
		assertEquals("Work.work", module().getExports().getFirst().getWire().getResolved().getName());
	}
}
