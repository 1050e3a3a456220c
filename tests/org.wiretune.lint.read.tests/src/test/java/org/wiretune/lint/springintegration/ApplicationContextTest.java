/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springintegration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.BindingKind;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;

/** Application contexts of Spring Integration, of several files of a project. */
class ApplicationContextTest {

	private static final String SPACES = " xmlns='http://www.springframework.org/schema/beans' xmlns:i='http://www.springframework.org/schema/integration' xmlns:h='http://www.springframework.org/schema/integration/http'"
			+ " xmlns:j='http://www.springframework.org/schema/integration/jms' xmlns:f='http://www.springframework.org/schema/integration/file'";
	private static final String FLOWS = "orders/src/main/resources/flows.xml";

	private final MemoryTree tree = new MemoryTree().with("orders/pom.xml", "<project/>");

	private static String context(String body) {
		return "<beans" + SPACES + ">" + body + "</beans>";
	}

	private Module module() throws IOException {
		LintResult result = Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
		assertTrue(result.problems().isEmpty(), () -> result.problems().toString());
		return result.solution().getModules().getFirst();
	}

	private static Component component(Module module, String name) {
		return module.getComponents().stream().filter(each -> name.equals(each.getName())).findFirst().orElseThrow();
	}

	private static Element led(Component component, int reference) {
		return component.getReferences().get(reference).getWires().getFirst().getResolved();
	}

	@Test
	void adaptersAreExportsAndImportsAndEndpointsComponents() throws IOException {
		tree.with(FLOWS, context("<h:inbound-gateway id='rest' path='/orders' request-channel='in'/><i:transformer id='change' input-channel='in' output-channel='out'/><j:outbound-gateway id='ask' request-channel='out' request-destination-name='orders' reply-channel='answers'/>"
				+ "<i:service-activator id='answer' input-channel='answers' ref='b'/>"));
		Module module = module();
		assertEquals("spring.application-context", module.getKind().getLiteral());
		assertEquals("orders", module.getName());
		Export rest = module.getExports().getFirst();
		assertEquals(BindingKind.HTTP, rest.getBinding().getKind());
		assertEquals("/orders", rest.getBinding().getEndpoint().getValue());
		assertSame(component(module, "change"), rest.getWire().getResolved());
		Import ask = module.getImports().getFirst();
		assertEquals(BindingKind.GENERIC_JMS, ask.getBinding().getKind());
		assertEquals("orders", ask.getBinding().getDestinations().getFirst().getValue());
		assertSame(ask, led(component(module, "change"), 0));
		assertSame(component(module, "answer"), led(component(module, "ask reply"), 0));
	}

	@Test
	void aQueueOfAnotherFileIsAComponentWhoseWiresAreAsynchronous() throws IOException {
		tree.with(FLOWS, context("<i:gateway id='orders' service-interface='shop.Orders' default-request-channel='work'/><i:service-activator id='one' input-channel='work' ref='b'/>"))
				.with("orders/src/main/resources/channels.xml", context("<i:channel id='work'><i:queue capacity='5'/></i:channel><i:channel id='direct'/>"));
		Module module = module();
		Component work = component(module, "work");
		assertEquals("queue", work.getImplementation().getType());
		assertSame(work, module.getExports().getFirst().getWire().getResolved());
		assertSame(component(module, "one"), led(work, 0));
		assertEquals(InteractionStyle.ASYNC, work.getReferences().getFirst().getInterfaces().getFirst().interactionStyle());
		assertTrue(module.getComponents().stream().noneMatch(each -> "direct".equals(each.getName())), "is a wire");
	}

	@Test
	void severalThatTakeAreSeveralWires() throws IOException {
		tree.with(FLOWS, context("<i:publish-subscribe-channel id='news'/><i:splitter id='split' input-channel='in' output-channel='news'/><i:service-activator id='a' input-channel='news' ref='b'/><i:service-activator id='b' input-channel='news' ref='b'/>"
				+ "<i:router id='which' input-channel='x' expression='payload'><i:mapping value='1' channel='in'/><i:mapping value='2' channel='nowhere'/></i:router>"));
		Module module = module();
		List<Wire> wires = component(module, "split").getReferences().getFirst().getWires();
		assertEquals(List.of("a", "b"), wires.stream().map(wire -> wire.getResolved().getName()).toList());
		assertSame(component(module, "split"), led(component(module, "which"), 0));
		assertNull(led(component(module, "which"), 1), "nobody that was read takes it");
	}

	@Test
	void flowsOfCodeAreComponentsBesideThoseOfFiles() throws IOException {
		tree.with(FLOWS, context("<i:service-activator id='answer' input-channel='answers' ref='b'/>")).with("orders/src/main/java/shop/Flows.java", """
				package shop;

				import org.springframework.context.annotation.Bean;
				import org.springframework.integration.annotation.MessagingGateway;
				import org.springframework.integration.annotation.ServiceActivator;
				import org.springframework.integration.channel.QueueChannel;
				import org.springframework.integration.dsl.IntegrationFlow;
				import org.springframework.integration.http.dsl.Http;
				import org.springframework.integration.jms.dsl.Jms;

				class Flows {

					@MessagingGateway(defaultRequestChannel = "work")
					interface Orders {
						void take(String order);
					}

					@Bean
					QueueChannel work() {
						return new QueueChannel(10);
					}

					@ServiceActivator(inputChannel = "work", outputChannel = "ask.input")
					String check(String order) {
						return order;
					}

					@Bean
					IntegrationFlow rest() {
						return IntegrationFlow.from(Http.inboundGateway("/orders")).transform(o -> o).channel("ask.input").get();
					}

					@Bean
					IntegrationFlow ask(ConnectionFactory factory) {
						return f -> f.handle(Jms.outboundGateway(factory).requestDestination("orders")).channel("answers");
					}
				}
				""");
		Module module = module();
		assertEquals("spring.application-context", module.getKind().getLiteral());
		assertEquals(List.of("Orders", "rest source"), module.getExports().stream().map(Export::getName).sorted().toList());
		Component ask = component(module, "ask");
		assertSame(ask, led(component(module, "rest"), 0));
		assertSame(ask, led(component(module, "Flows.check"), 0));
		assertSame(component(module, "Flows.check"), led(component(module, "work"), 0));
		assertSame(module.getImports().getFirst(), led(ask, 0));
		assertEquals(BindingKind.GENERIC_JMS, module.getImports().getFirst().getBinding().getKind());
		assertSame(component(module, "answer"), led(ask, 1));
	}

	@Test
	void otherBeansMakeNoModule() throws IOException {
		tree.with(FLOWS, context("<bean id='f' class='org.springframework.jms.connection.CachingConnectionFactory'/>"));
		assertTrue(Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).solution().getModules().isEmpty());
	}
}
