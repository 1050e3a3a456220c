/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Setting;

/** Whether who sends by an adapter of Spring Integration or a step of Camel waits, and why. */
class SendingStyleTest {

	private final MemoryTree tree = new MemoryTree().with("a/pom.xml", "<project/>");

	private Module module() throws IOException {
		return Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).solution().getModules().getFirst();
	}

	private static String told(Import sender) {
		return SendingStyle.of(sender).map(each -> each.style().getLiteral() + ' ' + each.reason()).orElse("nothing");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"timer:t | to(\"jms:orders\") | async NO_REPLY",
			"kafka:t | to(\"jms:orders\") | async NO_REPLY",
			"jms:t | to(\"jms:orders\") | any BEGINNING_DECIDES",
			"direct:t | to(\"activemq:orders\") | any BEGINNING_DECIDES",
			"platform-http:/t | to(\"jms:orders\") | sync REPLY_BY_QUEUE",
			"platform-http:/t | to(\"jms:orders?exchangePattern=InOnly\") | async NO_REPLY",
			"timer:t | to(\"jms:orders?exchangePattern=InOut\") | sync REPLY_BY_QUEUE",
			"timer:t | inOut(\"jms:orders\") | sync REPLY_BY_QUEUE",
			"platform-http:/t | inOnly(\"jms:orders\") | async NO_REPLY",
			"platform-http:/t | wireTap(\"jms:orders\") | async NO_REPLY",
			"platform-http:/t | to(\"kafka:orders\") | async NO_REPLY",
			"timer:t | to(\"http://h/orders\") | sync ANSWER",
			"timer:t | to(\"sql:select 1\") | sync SAME_THREAD" })
	void stepsOfCamel(String from, String step, String wanted) throws IOException {
		tree.with("a/src/main/java/R.java", "import org.apache.camel.builder.RouteBuilder;\n\npublic class R extends RouteBuilder {\n\tpublic void configure() {\n\t\tfrom(\"" + from + "\").routeId(\"r\")." + step + ";\n\t}\n}\n");
		assertEquals(List.of(wanted), module().getImports().stream().map(SendingStyleTest::told).toList());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"jms | outbound-channel-adapter | async NO_REPLY", "jms | outbound-gateway | sync REPLY_BY_QUEUE", "kafka | outbound-channel-adapter | async NO_REPLY", "amqp | outbound-gateway | sync REPLY_BY_QUEUE",
			"http | outbound-gateway | sync ANSWER", "jdbc | outbound-channel-adapter | sync SAME_THREAD" })
	void adaptersOfSpringIntegration(String transport, String element, String wanted) throws IOException {
		tree.with("a/src/main/resources/context.xml", "<beans xmlns='http://www.springframework.org/schema/beans' xmlns:int='http://www.springframework.org/schema/integration' xmlns:t='http://www.springframework.org/schema/integration/" + transport
				+ "'><int:channel id='c'/><t:" + element + " id='out' " + (element.endsWith("gateway") ? "request-channel" : "channel") + "='c'/></beans>");
		assertEquals(List.of(wanted), module().getImports().stream().map(SendingStyleTest::told).toList());
	}

	@Test
	void flowsInJavaTellDestinationsAndStyles() throws IOException {
		tree.with("a/src/main/java/F.java", """
				import org.springframework.context.annotation.Bean;
				import org.springframework.integration.dsl.IntegrationFlow;
				import org.springframework.integration.jms.dsl.Jms;
				import org.springframework.integration.kafka.dsl.Kafka;

				class F {
					@Bean
					IntegrationFlow orders() {
						return IntegrationFlow.from(Jms.messageDrivenChannelAdapter(factory).destination("orders")).handle(Kafka.outboundChannelAdapter(template).topic("events")).get();
					}
				}
				""");
		Module module = module();
		assertEquals(List.of("async NO_REPLY"), module.getImports().stream().map(SendingStyleTest::told).toList());
		assertEquals(List.of("send events"), module.getImports().getFirst().getBinding().getDestinations().stream().map(SendingStyleTest::named).toList());
		assertEquals(List.of("receive orders"), module.getExports().getFirst().getBinding().getDestinations().stream().map(SendingStyleTest::named).toList());
	}

	private static String named(Setting destination) {
		return destination.getName() + ' ' + destination.getValue();
	}
}
