/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rule {@code simple-async-executor-unlimited}. */
class UnlimitedExecutorsTest {

	private static final String RULE = "simple-async-executor-unlimited";

	private static Files code(String method) {
		return new Files().with("shop/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n").with("shop/src/main/java/shop/Threads.java", """
				package shop;

				import org.springframework.context.annotation.Bean;
				import org.springframework.context.annotation.Configuration;
				import org.springframework.core.task.SimpleAsyncTaskExecutor;

				@Configuration
				public class Threads {

					@Bean
					%s
				}
				""".formatted(method));
	}

	@ParameterizedTest
	@ValueSource(strings = {"public TaskExecutor mails() { return new SimpleAsyncTaskExecutor(\"mails-\"); }",
			"public TaskExecutor mails() { SimpleAsyncTaskExecutor executor = new SimpleAsyncTaskExecutor(); executor.setThreadNamePrefix(\"mails-\"); return executor; }",
			"public ApplicationEventMulticaster events() { SimpleApplicationEventMulticaster events = new SimpleApplicationEventMulticaster(); events.setTaskExecutor(new SimpleAsyncTaskExecutor()); return events; }"})
	void nothingBoundsTheThreads(String method) {
		assertEquals(1, code(method).findings(RULE).size());
	}

	@ParameterizedTest
	@ValueSource(strings = {"public TaskExecutor mails() { SimpleAsyncTaskExecutor executor = new SimpleAsyncTaskExecutor(); executor.setConcurrencyLimit(8); return executor; }",
			"public TaskExecutor mails() { SimpleAsyncTaskExecutor executor = new SimpleAsyncTaskExecutor(); executor.setVirtualThreads(true); return executor; }",
			"public TaskExecutor mails() { SimpleAsyncTaskExecutor executor = new SimpleAsyncTaskExecutor(); limits.apply(executor); return executor; }",
			"public Step step() { return steps.get(\"import\").chunk(100).taskExecutor(new SimpleAsyncTaskExecutor()).throttleLimit(4).build(); }",
			"public TaskExecutor listenerThreads() { return new SimpleAsyncTaskExecutor(\"orders-\"); }",
			"public TaskExecutor threads() { return new SimpleAsyncTaskExecutor(\"batch-\"); }",
			"public TaskExecutor mails() { return new ThreadPoolTaskExecutor(); }"})
	void somethingDoes(String method) {
		assertEquals(0, code(method).findings(RULE).size());
	}

	@Test
	void itIsAnInfo() {
		Finding finding = code("public TaskExecutor mails() { return new SimpleAsyncTaskExecutor(); }").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("The executor of Threads.mails starts a thread for each task, without a limit", finding.headline());
	}
}
