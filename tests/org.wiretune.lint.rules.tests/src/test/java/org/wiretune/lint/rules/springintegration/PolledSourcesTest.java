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

class PolledSourcesTest {

	private static final String ONE = "si-source-poller-one-per-poll";
	private static final String JMS = "si-jms-polling-adapter";

	private static Files folder(String poller) {
		return Contexts.context("  <file:inbound-channel-adapter id=\"arrivals\" channel=\"files\" directory=\"/in\">\n    <int:poller " + poller + "/>\n  </file:inbound-channel-adapter>\n");
	}

	@Test
	void oneFileForEachPoll() {
		Finding finding = folder("fixed-delay=\"5000\"").finding(ONE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(3, finding.origin().line());
		assertEquals("arrivals takes one message for each poll, 12 a minute at most", finding.headline());
		FixContract.verify(folder("fixed-delay=\"5000\""), ONE + "/all", Map.of(Contexts.CONTEXT, Map.of("fixed-delay=\"5000\"", "fixed-delay=\"5000\" max-messages-per-poll=\"-1\"")));
		FixContract.verify(folder("fixed-rate=\"5\" time-unit=\"SECONDS\" max-messages-per-poll=\"1\""), ONE + "/all", Map.of(Contexts.CONTEXT, Map.of("max-messages-per-poll=\"1\"", "max-messages-per-poll=\"-1\"")));
	}

	@Test
	void boundaryOfThePeriod() {
		assertEquals("arrivals takes one message for each poll, 10 a second at most", folder("fixed-delay=\"100\"").finding(ONE).headline());
		assertTrue(folder("fixed-delay=\"99\"").findings(ONE).isEmpty());
		assertTrue(folder("fixed-delay=\"5000\" max-messages-per-poll=\"2\"").findings(ONE).isEmpty());
		assertTrue(folder("cron=\"0 0 * * * *\"").findings(ONE).isEmpty());
		assertTrue(folder("fixed-delay=\"${delay}\"").findings(ONE).isEmpty(), "nobody knows");
	}

	@Test
	void theDefaultPollerOfAnotherFile() {
		Files files = Contexts.context("  <file:inbound-channel-adapter id=\"arrivals\" channel=\"files\" directory=\"/in\"/>\n").with("orders/src/main/resources/META-INF/pollers.xml", Contexts.text("  <int:poller default=\"true\" fixed-delay=\"1000\"/>\n"));
		assertEquals("orders/src/main/resources/META-INF/pollers.xml", files.finding(ONE).related().getFirst().path());
	}

	@Test
	void aFileThatStartsSomethingIsAlone() {
		assertTrue(folder("fixed-delay=\"5000\"").replace(Contexts.CONTEXT, "directory=\"/in\"", "directory=\"/in\" filename-pattern=\"${trigger}\"").findings(ONE).isEmpty());
		assertEquals(1, folder("fixed-delay=\"5000\"").replace(Contexts.CONTEXT, "directory=\"/in\"", "directory=\"/in\" filename-pattern=\"*.csv\"").findings(ONE).size());
	}

	@Test
	void rowsOfADatabaseComeTogether() {
		assertTrue(Contexts.context("  <jdbc:inbound-channel-adapter channel=\"rows\" data-source=\"ds\" query=\"select 1\">\n    <int:poller fixed-delay=\"5000\"/>\n  </jdbc:inbound-channel-adapter>\n").findings(ONE).isEmpty());
	}

	private static Files coded(String poller) {
		return Contexts.code("java.io.File;org.springframework.integration.dsl.IntegrationFlow;org.springframework.integration.dsl.Pollers;org.springframework.integration.file.dsl.Files",
				"\tIntegrationFlow files() {\n\t\treturn IntegrationFlow.from(Files.inboundAdapter(new File(\"/in\")), e -> e.poller(" + poller + ")).channel(\"files\").get();\n\t}\n");
	}

	@Test
	void code() {
		assertEquals(1, coded("Pollers.fixedDelay(5_000)").findings(ONE).size());
		assertEquals(1, coded("Pollers.fixedDelay(Duration.ofSeconds(5))").findings(ONE).size());
		assertTrue(coded("Pollers.fixedDelay(5000).maxMessagesPerPoll(-1)").findings(ONE).isEmpty());
		assertTrue(coded("Pollers.fixedDelay(delay)").findings(ONE).isEmpty());
	}

	@Test
	void annotations() {
		Files files = Contexts.code("java.io.File;org.springframework.integration.annotation.InboundChannelAdapter;org.springframework.integration.annotation.Poller;org.springframework.integration.core.MessageSource;org.springframework.integration.file.FileReadingMessageSource;org.springframework.context.annotation.Bean",
				"\t@Bean\n\t@InboundChannelAdapter(value = \"files\", poller = @Poller(fixedDelay = \"5000\"))\n\tMessageSource<File> files() {\n\t\treturn new FileReadingMessageSource();\n\t}\n");
		assertEquals(1, files.findings(ONE).size());
		assertTrue(files.copy().replace(Contexts.CODE, "fixedDelay = \"5000\"", "fixedDelay = \"5000\", maxMessagesPerPoll = \"-1\"").findings(ONE).isEmpty());
	}

	private static Files destination(String poller) {
		return Contexts.context("  <j:inbound-channel-adapter id=\"orders\" destination-name=\"orders\" channel=\"work\">\n    <int:poller fixed-delay=\"3000\"" + poller + "  </j:inbound-channel-adapter>\n");
	}

	@Test
	void aQueueThatIsPolled() {
		Finding finding = destination("/>\n").finding(JMS);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("orders polls a JMS destination instead of listening", finding.headline());
		assertTrue(finding.message().contains("every 3000 ms") || finding.message().contains("every 3,000 ms"), finding.message());
		assertTrue(destination("><int:transactional/></int:poller>\n").findings(JMS).isEmpty());
		assertTrue(Contexts.context("  <j:message-driven-channel-adapter id=\"orders\" destination-name=\"orders\" channel=\"work\"/>\n").findings(JMS).isEmpty());
		assertEquals(Severity.INFO, destination("/>\n").map(text -> text.replace("fixed-delay=\"3000\"", "cron=\"0 0 * * * *\"")).finding(JMS).severity());
	}

	/** A queue that should not be polled at all is one finding, not two. */
	@Test
	void aPolledQueueIsToldOnce() {
		String polled = "  <j:inbound-channel-adapter id=\"requests\" channel=\"work\" destination=\"queue\">\n    <int:poller fixed-rate=\"30000\">%s</int:poller>\n  </j:inbound-channel-adapter>\n";
		assertEquals(1, Contexts.context(polled.formatted("")).findings(JMS).size());
		assertTrue(Contexts.context(polled.formatted("")).findings(ONE).isEmpty());
		assertTrue(Contexts.context(polled.formatted("<int:transactional/>")).findings(JMS).isEmpty());
		assertEquals(1, Contexts.context(polled.formatted("<int:transactional/>")).findings(ONE).size());
	}

	@Test
	void theDefaultPollerMayBeABean() {
		String source = "  <file:inbound-channel-adapter id=\"arrivals\" channel=\"files\" directory=\"/in\"/>\n";
		String code = "package shop;\n\nimport org.springframework.context.annotation.Bean;\nimport org.springframework.integration.dsl.Pollers;\nimport org.springframework.integration.scheduling.PollerMetadata;\n\nclass Flows {\n\n\t@Bean(name = PollerMetadata.DEFAULT_POLLER)\n\tPollerMetadata poller() {\n\t\treturn Pollers.fixedDelay(%s).get();\n\t}\n}\n";
		assertEquals("arrivals takes one message for each poll, 12 a minute at most", Contexts.context(source).with(Contexts.CODE, code.formatted("5, TimeUnit.SECONDS")).finding(ONE).headline());
		assertEquals("arrivals takes one message for each poll, 1 a second at most", Contexts.context(source).with(Contexts.CODE, code.formatted("1000")).finding(ONE).headline());
		assertTrue(Contexts.context(source).with(Contexts.CODE, code.formatted("1000).maxMessagesPerPoll(-1")).findings(ONE).isEmpty());
		assertTrue(Contexts.context(source).with(Contexts.CODE, code.formatted("1000").replace("(name = PollerMetadata.DEFAULT_POLLER)", "")).findings(ONE).isEmpty(), "another poller");
	}
}
