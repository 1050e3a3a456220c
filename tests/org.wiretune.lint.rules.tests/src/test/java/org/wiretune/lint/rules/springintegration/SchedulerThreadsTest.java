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

class SchedulerThreadsTest {

	private static final String ONE = "si-boot-one-scheduler-thread";
	private static final String START = "orders/src/main/java/shop/Start.java";
	private static final String PROPERTIES = "orders/src/main/resources/application.properties";
	private static final String POM = "orders/pom.xml";

	private static Files application(String body) {
		return Contexts.context(body).with(START, "package shop;\n\nimport org.springframework.boot.autoconfigure.SpringBootApplication;\n\n@SpringBootApplication\nclass Start {\n}\n").with("orders/src/main/java/org/springframework/boot/autoconfigure/SpringBootApplication.java", "package org.springframework.boot.autoconfigure;\n\npublic @interface SpringBootApplication {\n}\n")
				.with(POM, "<project><parent><artifactId>spring-boot-starter-parent</artifactId><version>3.5.0</version></parent></project>\n").with(PROPERTIES, "spring.task.scheduling.thread-name-prefix=poll-\n");
	}

	private static String hop(String name, String poller) {
		return "  <int:channel id=\"" + name + "\">\n    <int:queue capacity=\"10\"/>\n  </int:channel>\n  <int:service-activator input-channel=\"" + name + "\" ref=\"orders\">\n    <int:poller fixed-delay=\"10\"" + poller + "/>\n  </int:service-activator>\n";
	}

	private static Files two() {
		return application(hop("a", "") + hop("b", ""));
	}

	@Test
	void twoPollersOfOneThread() {
		Finding finding = two().finding(ONE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("2 pollers of orders share one thread", finding.headline());
		assertTrue(finding.message().contains("2 of them at queues"), finding.message());
		assertTrue(application(hop("a", "")).findings(ONE).isEmpty(), "one alone");
		assertTrue(application(hop("a", "") + hop("b", " task-executor=\"pool\"")).findings(ONE).isEmpty());
		FixContract.verify(two(), ONE + "/threads", Map.of(PROPERTIES, Map.of("poll-\n", "poll-\nspring.task.scheduling.pool.size=10\n")));
	}

	@Test
	void otherSchedulersAreLeftAlone() {
		assertTrue(two().with(PROPERTIES, "spring.task.scheduling.pool.size=2\n").findings(ONE).isEmpty());
		assertTrue(two().with(PROPERTIES, "spring.threads.virtual.enabled=true\n").findings(ONE).isEmpty());
		assertTrue(application(hop("a", "") + hop("b", "") + "  <task:scheduler id=\"taskScheduler\" pool-size=\"5\"/>\n").findings(ONE).isEmpty());
		assertTrue(two().with("orders/src/main/java/shop/Beans.java", "package shop;\n\nimport org.springframework.context.annotation.Bean;\nimport org.springframework.scheduling.TaskScheduler;\n\nclass Beans {\n\n\t@Bean\n\tTaskScheduler taskScheduler() {\n\t\treturn null;\n\t}\n}\n").findings(ONE).isEmpty());
		assertTrue(two().without(START).findings(ONE).isEmpty(), "without Spring Boot there are ten");
		assertTrue(two().replace(POM, "3.5.0", "2.0.9").findings(ONE).isEmpty(), "made no scheduler");
	}

	@Test
	void sourcesAloneAreInformation() {
		String source = "  <file:inbound-channel-adapter id=\"%1$s\" channel=\"%1$s\" directory=\"/in\">\n    <int:poller fixed-delay=\"10\"/>\n  </file:inbound-channel-adapter>\n";
		Finding finding = application(source.formatted("a") + source.formatted("b")).finding(ONE);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.message().contains("while one works, the others wait"), finding.message());
		assertTrue(application(source.formatted("a")).with("orders/src/main/resources/other.xml", application(source.formatted("a")).text(Contexts.CONTEXT)).findings(ONE).isEmpty(), "one of two contexts, as their common name tells");
	}
}
