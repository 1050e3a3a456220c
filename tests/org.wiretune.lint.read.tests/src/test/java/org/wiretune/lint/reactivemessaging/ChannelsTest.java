/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.reactivemessaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.lint.flow.BrokerKinds;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;

/** Channels of MicroProfile Reactive Messaging as parts of a module. */
class ChannelsTest {

	private static final String CODE = "package a;\n\nimport org.eclipse.microprofile.reactive.messaging.*;\n\nclass Work {\n\t@Channel(\"bookings\")\n\tEmitter<String> emitter;\n\t@Channel(\"told\")\n\tMulti<String> told;\n\n"
			+ "\t@Incoming(\"events\")\n\tvoid take(String event) {\n\t\temitter.send(event);\n\t}\n}\n";

	private static Module module(String settings) throws IOException {
		MemoryTree tree = new MemoryTree().with("a/pom.xml", "<project/>").with("a/src/main/java/a/Work.java", CODE).with("a/src/main/resources/application.properties", settings);
		return Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).solution().getModules().getFirst();
	}

	@Test
	void topicsOfSettingsMeetMethodsAndEmitters() throws IOException {
		Module module = module("mp.messaging.incoming.events.connector=smallrye-kafka\nmp.messaging.incoming.events.topic=order-events\nmp.messaging.outgoing.bookings.connector=smallrye-kafka\n");
		assertEquals(List.of("Work", "Work.take"), module.getComponents().stream().map(Component::getName).sorted().toList());
		Export events = module.getExports().getFirst();
		assertEquals("order-events", events.getBinding().getDestinations().getFirst().getValue());
		assertSame(BrokerKinds.KAFKA, events.getBinding().getKind());
		assertEquals("Work.take", events.getWire().getResolved().getName());
		Import bookings = module.getImports().getFirst();
		assertEquals("bookings", bookings.getBinding().getDestinations().getFirst().getValue(), "a channel without a topic has one of its own name");
		Component work = module.getComponents().stream().filter(each -> each.getName().equals("Work")).findFirst().orElseThrow();
		assertSame(bookings, work.getReferences().getFirst().getWires().getFirst().getResolved());
	}

	@Test
	void whatNoSettingConnectsIsNotWrong() throws IOException {
		Module module = module("mp.messaging.incoming.other.connector=smallrye-kafka\nmp.messaging.incoming.camel.connector=smallrye-camel\nmp.messaging.incoming.camel.topic=x\n");
		assertTrue(module.getComponents().stream().allMatch(each -> each.getReferences().isEmpty()));
		assertEquals(List.of("other"), module.getExports().stream().map(Export::getName).toList());
		assertNull(module.getExports().getFirst().getWire());
	}
}
