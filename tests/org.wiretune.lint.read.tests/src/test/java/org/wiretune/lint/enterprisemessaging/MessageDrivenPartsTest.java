/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.enterprisemessaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.BindingKind;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Module;

/** Message-driven beans as exports. */
class MessageDrivenPartsTest {

	private static List<Module> modules(String path, String property, String value) throws IOException {
		MemoryTree tree = new MemoryTree().with("a/pom.xml", "<project/>").with(path, "package a;\n\nimport javax.ejb.*;\n\n@MessageDriven(activationConfig = { @ActivationConfigProperty(propertyName = \"" + property + "\", propertyValue = \"" + value
				+ "\"), @ActivationConfigProperty(propertyName = \"maxSession\", propertyValue = \"7\") })\npublic class Take implements javax.jms.MessageListener {\n}\n");
		return Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).solution().getModules();
	}

	@ParameterizedTest
	@CsvSource({ "destinationLookup, java:/jms/queue/orders, orders", "destinationLookup, java:jboss/exported/jms/topic/news, news", "destinationLookup, queue/orders, orders", "destinationLookup, orders, orders",
			"destinationLookup, jms/OrdersQueue, OrdersQueue", "destinationLookup, queue/, queue/", "destinationLookup, java:/queue/shop/orders, shop/orders" })
	void theDestinationIsCalledAsOthersCallIt(String property, String value, String name) throws IOException {
		Module module = modules("a/src/main/java/a/Take.java", property, value).getFirst();
		assertSame(MessageDrivenParts.APPLICATION, module.getKind());
		Export export = module.getExports().getFirst();
		assertEquals(BindingKind.GENERIC_JMS, export.getBinding().getKind());
		assertEquals(name, export.getBinding().getDestinations().getFirst().getValue());
		assertEquals("Take", export.getWire().getResolved().getName());
		assertEquals("7", export.getBinding().getProperties().stream().filter(each -> each.getName().equals("maxSession")).findFirst().orElseThrow().getValue());
	}

	@Test
	void aBeanWithoutADestinationAndOneOfATestAreNone() throws IOException {
		assertTrue(modules("a/src/main/java/a/Take.java", "destinationType", "javax.jms.Queue").isEmpty());
		assertTrue(modules("a/src/main/java/a/Take.java", "destination", "queue/orders").isEmpty(), "a queue of its own server");
		assertTrue(modules("a/src/test/java/a/Take.java", "destinationLookup", "orders").isEmpty());
	}
}
