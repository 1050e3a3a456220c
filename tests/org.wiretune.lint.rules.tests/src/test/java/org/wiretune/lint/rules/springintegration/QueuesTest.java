/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.springintegration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class QueuesTest {

	private static final String UNBOUNDED = "si-queue-channel-unbounded";
	private static final String CALL = "si-queue-channel-in-sync-flow";
	private static final String DATABASE = "si-jdbc-channel-as-queue";
	private static final String HISTORY = "si-message-history-on";
	private static final String EXECUTOR = "si-poller-executor-unbounded";

	private static Files queue(String attributes) {
		return Contexts.context("  <int:channel id=\"work\">\n    <int:queue" + attributes + "/>\n  </int:channel>\n");
	}

	@Test
	void aQueueWithoutABound() {
		Finding finding = queue("").finding(UNBOUNDED);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("The queue of channel work has no bound", finding.headline());
		assertTrue(queue(" capacity=\"1\"").findings(UNBOUNDED).isEmpty());
		assertTrue(queue(" message-store=\"store\"").findings(UNBOUNDED).isEmpty());
		assertTrue(queue("").map(text -> text.replace("<int:queue/>", "<int:rendezvous-queue/>")).findings(UNBOUNDED).isEmpty());
		FixContract.verify(queue(""), UNBOUNDED + "/bound", Map.of(Contexts.CONTEXT, Map.of("<int:queue/>", "<int:queue capacity=\"1000\"/>")));
	}

	private static Files bean(String made) {
		return Contexts.code("org.springframework.context.annotation.Bean;org.springframework.integration.channel.QueueChannel;org.springframework.integration.dsl.MessageChannels;org.springframework.messaging.MessageChannel",
				"\t@Bean\n\tMessageChannel work() {\n\t\treturn " + made + ";\n\t}\n");
	}

	@Test
	void queuesOfCode() {
		assertEquals("The queue of channel work has no bound", bean("new QueueChannel()").finding(UNBOUNDED).headline());
		assertEquals(1, bean("MessageChannels.queue().get()").findings(UNBOUNDED).size());
		assertEquals(1, bean("MessageChannels.queue(\"work\").get()").findings(UNBOUNDED).size());
		assertTrue(bean("new QueueChannel(50)").findings(UNBOUNDED).isEmpty());
		assertTrue(bean("MessageChannels.queue(\"work\", 50).get()").findings(UNBOUNDED).isEmpty());
		assertTrue(bean("MessageChannels.queue(store, \"group\").get()").findings(UNBOUNDED).isEmpty());
	}

	private static Files call(String gateway, String period) {
		return Contexts.context("  " + gateway + "\n  <int:transformer input-channel=\"first\" output-channel=\"work\" ref=\"t\"/>\n  <int:channel id=\"work\">\n    <int:queue capacity=\"10\"/>\n  </int:channel>\n"
				+ "  <int:service-activator input-channel=\"work\" ref=\"orders\">\n    <int:poller fixed-delay=\"" + period + "\"/>\n  </int:service-activator>\n");
	}

	private static final String GATEWAY = "<int-http:inbound-gateway id=\"rest\" request-channel=\"first\" path=\"/orders\"/>";

	@Test
	void aQueueOnTheWayOfACall() {
		Finding finding = call(GATEWAY, "50").finding(CALL);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("Callers of rest wait for the poller of work", finding.headline());
		assertEquals(Severity.INFO, call(GATEWAY, "49").finding(CALL).severity());
		assertTrue(call(GATEWAY, "${period}").finding(CALL).message().contains("the caller waits for a poller"));
		assertTrue(call("<int-http:inbound-channel-adapter id=\"rest\" channel=\"first\" path=\"/orders\"/>", "50").findings(CALL).isEmpty(), "nobody waits");
		assertTrue(call("<int:gateway id=\"orders\" service-interface=\"shop.Orders\" default-request-channel=\"first\"/>", "50").findings(CALL).isEmpty(), "may be one-way");
		assertEquals(1, call("<int:gateway id=\"orders\" service-interface=\"shop.Orders\" default-request-channel=\"first\" default-reply-channel=\"answers\"/>", "50").findings(CALL).size());
		assertTrue(call(GATEWAY, "50").replace(Contexts.CONTEXT, "capacity=\"10\"", "message-store=\"store\"").findings(CALL).isEmpty());
	}

	@Test
	void queuesForWorkSideBySideAreLeftAlone() {
		assertTrue(call(GATEWAY, "50").replace(Contexts.CONTEXT, "<int:transformer", "<int:splitter").findings(CALL).isEmpty());
		assertTrue(call(GATEWAY + "<int:publish-subscribe-channel id=\"first\"/>", "50").findings(CALL).isEmpty());
	}

	@Test
	void aQueueInTheFlowOfAGateway() {
		Files files = Contexts.code("org.springframework.integration.dsl.IntegrationFlow;org.springframework.integration.http.dsl.Http",
				"\tIntegrationFlow rest() {\n\t\treturn IntegrationFlow.from(Http.inboundGateway(\"/orders\")).channel(c -> c.queue(10)).handle(\"orders\", \"take\", e -> e.poller(p -> p.fixedDelay(500))).get();\n\t}\n");
		assertEquals(1, files.findings(CALL).size());
		assertTrue(files.copy().replace(Contexts.CODE, "inboundGateway", "inboundChannelAdapter").findings(CALL).isEmpty());
	}

	private static Files gateway(String returns) {
		return Contexts.code("org.springframework.context.annotation.Bean;org.springframework.integration.annotation.MessagingGateway;org.springframework.integration.annotation.Poller;org.springframework.integration.annotation.ServiceActivator;org.springframework.integration.channel.QueueChannel",
				"\t@MessagingGateway(defaultRequestChannel = \"work\")\n\tinterface Orders {\n\t\t" + returns + " take(String order);\n\t}\n\n\t@Bean\n\tQueueChannel work() {\n\t\treturn new QueueChannel(10);\n\t}\n\n"
						+ "\t@ServiceActivator(inputChannel = \"work\", poller = @Poller(fixedDelay = \"200\"))\n\tString work(String order) {\n\t\treturn order;\n\t}\n");
	}

	@Test
	void anInterfaceThatGivesSomethingBack() {
		assertEquals(Severity.WARNING, gateway("String").finding(CALL).severity());
		assertTrue(gateway("void").findings(CALL).isEmpty());
		assertTrue(gateway("Future<String>").findings(CALL).isEmpty());
	}

	@Test
	void aQueueInADatabase() {
		String bean = "  <bean id=\"store\" class=\"org.springframework.integration.jdbc.store.JdbcChannelMessageStore\"/>\n";
		Files files = Contexts.context("  <int:channel id=\"work\">\n    <int:queue message-store=\"store\"/>\n  </int:channel>\n" + bean);
		assertEquals(Severity.INFO, files.finding(DATABASE).severity());
		assertEquals("Channel work uses a database as its queue", files.finding(DATABASE).headline());
		assertTrue(files.copy().replace(Contexts.CONTEXT, "JdbcChannelMessageStore", "SimpleMessageStore").findings(DATABASE).isEmpty());
		assertTrue(files.copy().replace(Contexts.CONTEXT, "message-store=\"store\"", "capacity=\"5\"").findings(DATABASE).isEmpty());
	}

	private static Files history(String version, String attributes) {
		return Contexts.context("  <int:message-history" + attributes + "/>\n").with("orders/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId><version>" + version + "</version></parent></project>\n");
	}

	@Test
	void historyIsCopiedUpToVersion62() {
		assertEquals(Severity.INFO, history("3.2.5", "").finding(HISTORY).severity());
		assertTrue(history("3.3.0", "").findings(HISTORY).isEmpty());
		assertTrue(history("3.2.5", " tracked-components=\"orders*\"").findings(HISTORY).isEmpty());
		assertTrue(Contexts.context("  <int:message-history/>\n").findings(HISTORY).isEmpty(), "the version is not known");
	}

	private static Files executor(String poller, String executor) {
		return Contexts.context("  <int:channel id=\"work\">\n    <int:queue capacity=\"10\"/>\n  </int:channel>\n  <int:service-activator input-channel=\"work\" ref=\"orders\">\n    <int:poller task-executor=\"pool\" " + poller + "/>\n  </int:service-activator>\n  <task:executor id=\"pool\" "
				+ executor + "/>\n");
	}

	@Test
	void looksThatPileUp() {
		Finding finding = executor("receive-timeout=\"5000\" fixed-rate=\"50\"", "pool-size=\"20\"").finding(EXECUTOR);
		assertEquals("16 polls a second pile up in executor pool while nothing comes", finding.headline());
		assertEquals(Severity.WARNING, finding.severity());
		assertTrue(executor("receive-timeout=\"1000\" fixed-rate=\"50\"", "pool-size=\"20\"").findings(EXECUTOR).isEmpty(), "as many as are done");
		assertTrue(executor("receive-timeout=\"5000\" fixed-delay=\"50\"", "pool-size=\"20\"").findings(EXECUTOR).isEmpty());
		assertTrue(executor("receive-timeout=\"5000\" fixed-rate=\"50\"", "pool-size=\"20\" queue-capacity=\"20\"").findings(EXECUTOR).isEmpty());
	}
}
