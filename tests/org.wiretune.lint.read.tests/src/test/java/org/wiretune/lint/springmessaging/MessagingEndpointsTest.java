/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springmessaging;

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
import org.wiretune.lint.Linter;
import org.wiretune.lint.flow.BrokerKinds;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;

/** Listeners and templates of Spring as exports and imports, and destinations by which applications of several kinds meet. */
class MessagingEndpointsTest {

	private final MemoryTree tree = new MemoryTree();

	private void application(String name, String body) {
		tree.with(name + "/pom.xml", "<project/>").with(name + "/src/main/java/shop/Work.java",
				"package shop;\n\nimport org.springframework.jms.annotation.JmsListener;\nimport org.springframework.jms.core.JmsTemplate;\nimport org.springframework.kafka.annotation.KafkaListener;\nimport org.springframework.kafka.core.KafkaTemplate;\n\nclass Work {\n"
						+ "\tprivate JmsTemplate jms;\n\tprivate KafkaTemplate<String, String> kafka;\n\tprivate Other other;\n\tprivate static final String ORDERS = \"orders\";\n\n" + body + "\n}\n");
	}

	private List<Module> modules() throws IOException {
		return Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).solution().getModules();
	}

	@Test
	void listenersAreExportsAndSendsImports() throws IOException {
		application("orders", "\t@JmsListener(destination = ORDERS)\n\tvoid take(String order) {\n\t\tkafka.send(\"events\", order);\n\t\tObject price = jms.convertSendAndReceive(\"prices\", order);\n\t\tother.send(\"nothing\", order);\n\t}");
		Module module = modules().getFirst();
		Export take = module.getExports().getFirst();
		Component work = module.getComponents().getFirst();
		assertEquals("Work.take from orders", take.getName());
		assertEquals(BindingKind.GENERIC_JMS, take.getBinding().getKind());
		assertSame(work, take.getWire().getResolved());
		assertEquals(List.of("Work to events", "Work to prices"), module.getImports().stream().map(Import::getName).toList());
		assertEquals(BrokerKinds.KAFKA, module.getImports().getFirst().getBinding().getKind());
		assertEquals(List.of(InteractionStyle.ASYNC, InteractionStyle.SYNC), module.getImports().stream().map(each -> each.getInterfaces().getFirst().interactionStyle()).toList());
		assertSame(module.getImports().getFirst(), work.getReferences().getFirst().getWires().getFirst().getResolved());
	}

	@Test
	void applicationsMeetByADestinationOfOneKind() throws IOException {
		application("web", "\tvoid order(String order) {\n\t\tjms.convertAndSend(\"orders\", order);\n\t\tjms.convertAndSend(\"events\", order);\n\t\tjms.convertAndSend(\"${mails:mails}\", order);\n\t\tjms.convertAndSend(\"${other}\", order);\n\t}");
		application("work", "\t@KafkaListener(topics = {\"events\"})\n\tvoid event(String event) {\n\t}\n\n\t@JmsListener(destination = \"mails\")\n\tvoid mail(String mail) {\n\t}\n\n\t@JmsListener(destination = \"${other}\")\n\tvoid other(String other) {\n\t}");
		tree.with("camel/pom.xml", "<project/>").with("camel/src/main/resources/camel/routes.xml", "<routes xmlns='http://camel.apache.org/schema/spring'><route id='orders'><from uri='jms:queue:orders'/><to uri='kafka:events'/></route></routes>");
		List<Module> modules = modules();
		assertEquals(List.of("camel", "web", "work"), modules.stream().map(Module::getName).toList());
		List<Import> sends = modules.get(1).getImports();
		assertSame(modules.getFirst().getExports().getFirst(), sends.getFirst().getWire().getResolved());
		assertNull(sends.get(1).getWire(), "a topic is no queue of that name");
		assertEquals("Work.mail from mails", sends.get(2).getWire().getResolved().getName());
		assertNull(sends.get(3).getWire(), "two names that nobody knows are not one");
		assertEquals("Work.event from events", modules.getFirst().getImports().getFirst().getWire().getResolved().getName());
	}

	@Test
	void othersThatSendAreNone() throws IOException {
		application("orders", "\tvoid take(String order) {\n\t\tother.send(\"nothing\", order);\n\t}");
		assertTrue(modules().isEmpty());
	}
}
