/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.map;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.stream.StreamSupport;

import com.google.gson.JsonObject;
import org.junit.jupiter.api.Test;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.lint.read.MemoryTree;

/** A destination that several applications send to and several take from, as JSON. */
class ConsumersJsonTest {

	private final MemoryTree tree = new MemoryTree();

	private void application(String name, String imported, String body) {
		tree.with(name + "/pom.xml", "<project/>").with(name + "/src/main/java/shop/Work.java", "package shop;\n\nimport org.springframework." + imported + ";\n\nclass Work {\n" + body + "\n}\n");
	}

	private List<String> wiresBetweenModules() throws IOException {
		JsonObject json = ModuleJson.tree(Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).reading());
		return StreamSupport.stream(json.getAsJsonArray("wires").spliterator(), false).map(each -> each.getAsJsonObject()).filter(wire -> !wire.get("to").isJsonNull())
				.map(wire -> wire.get("from").getAsString() + " > " + wire.get("to").getAsString()).filter(wire -> !wire.substring(0, wire.indexOf('/')).equals(wire.substring(wire.indexOf("> ") + 2, wire.lastIndexOf('/'))))
				.toList();
	}

	@Test
	void eachSenderLeadsToEachConsumer() throws IOException {
		application("a", "jms.core.JmsTemplate", "\tprivate JmsTemplate jms;\n\tvoid one() {\n\t\tjms.convertAndSend(\"orders\", \"x\");\n\t}");
		application("b", "jms.core.JmsTemplate", "\tprivate JmsTemplate jms;\n\tvoid two() {\n\t\tjms.convertAndSend(\"orders\", \"y\");\n\t}");
		application("c", "jms.annotation.JmsListener", "\t@JmsListener(destination = \"orders\")\n\tvoid take(String order) {\n\t}");
		application("d", "jms.annotation.JmsListener", "\t@JmsListener(destination = \"orders\")\n\tvoid take(String order) {\n\t}");
		assertEquals(List.of("a/Work to orders > c/Work.take from orders", "a/Work to orders > d/Work.take from orders", "b/Work to orders > c/Work.take from orders", "b/Work to orders > d/Work.take from orders"),
				wiresBetweenModules());
	}

	@Test
	void oneConsumerHasOneWireAndADestinationOfAnotherKindNone() throws IOException {
		application("a", "jms.core.JmsTemplate", "\tprivate JmsTemplate jms;\n\tvoid one() {\n\t\tjms.convertAndSend(\"orders\", \"x\");\n\t}");
		application("c", "jms.annotation.JmsListener", "\t@JmsListener(destination = \"orders\")\n\tvoid take(String order) {\n\t}");
		application("d", "kafka.annotation.KafkaListener", "\t@KafkaListener(topics = \"orders\")\n\tvoid take(String order) {\n\t}");
		assertEquals(List.of("a/Work to orders > c/Work.take from orders"), wiresBetweenModules());
	}
}
