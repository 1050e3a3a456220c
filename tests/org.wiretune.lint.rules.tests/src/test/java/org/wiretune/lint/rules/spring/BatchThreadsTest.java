/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rule {@code batch-threads-above-pool}. */
class BatchThreadsTest {

	private static final String RULE = "batch-threads-above-pool";
	private static final String CODE = "shop/src/main/java/shop/Jobs.java";
	private static final String KEYS = "shop/src/main/resources/application.properties";

	private static Files job(String step, String executor, String pool) {
		return new Files().with("shop/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n")
				.with(KEYS, "spring.datasource.url=jdbc:postgresql://db/shop\n" + (pool.isEmpty() ? "" : "spring.datasource.hikari.maximum-pool-size=" + pool + "\n"))
				.with(CODE, """
						package shop;
						import org.springframework.batch.core.step.builder.StepBuilder;
						import org.springframework.core.task.SimpleAsyncTaskExecutor;
						import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;
						class Jobs {
							@Bean Object load(Object repository, Object tx) {
								return new StepBuilder("load", repository).%s.build();
							}
							@Bean ThreadPoolTaskExecutor threads() {
								ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
								%s
								return executor;
							}
							@Bean SimpleAsyncTaskExecutor simple() { return new SimpleAsyncTaskExecutor("load"); }
						}
						""".formatted(step, executor));
	}

	@Test
	void moreThreadsThanConnections() {
		Files files = job("chunk(100, tx).taskExecutor(threads()).throttleLimit(16)", "executor.setCorePoolSize(16);", "12");
		Finding finding = files.finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(7, finding.origin().line());
		assertEquals("16", finding.measured());
		assertEquals("12", finding.limit());
		assertEquals(KEYS, finding.related().get(0).path());
		assertTrue(finding.message().contains("Give the pool 18 connections"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"chunk(9, tx).taskExecutor(threads()).throttleLimit(16)|executor.setCorePoolSize(16);|16|0", "chunk(9, tx).taskExecutor(threads()).throttleLimit(16)|executor.setCorePoolSize(16);|15|1",
			"chunk(9, tx).taskExecutor(threads()).throttleLimit(16)|executor.setCorePoolSize(8);|12|0", "chunk(9, tx).taskExecutor(threads())|executor.setCorePoolSize(16);|12|0",
			"chunk(9, tx).taskExecutor(threads())|executor.setCorePoolSize(16);|3|1", "chunk(9, tx).taskExecutor(threads()).throttleLimit(16)|executor.setCorePoolSize(16);|''|1",
			"chunk(9, tx).taskExecutor(threads()).throttleLimit(16)|executor.setCorePoolSize(16);|${POOL}|0", "chunk(9, tx).taskExecutor(threads()).throttleLimit(16)|executor.setCorePoolSize(size);|12|0",
			"partitioner(\"part\", parts).gridSize(20).taskExecutor(simple)|executor.setCorePoolSize(16);|12|1", "partitioner(\"part\", parts).gridSize(20).taskExecutor(threads)|executor.setCorePoolSize(16);|12|1",
			"partitioner(\"part\", parts).gridSize(20).taskExecutor(threads)|executor.setCorePoolSize(4);|12|0", "partitioner(\"part\", parts).gridSize(20).taskExecutor(threads)|executor.setCorePoolSize(16); more(executor);|12|0" })
	void theBoundary(String step, String executor, String pool, int findings) {
		assertEquals(findings, job(step, executor, pool).findings(RULE).size());
	}

	@Test
	void theDefaultOfAPlaceholderIsInformation() {
		assertEquals(Severity.INFO, job("chunk(9, tx).taskExecutor(threads()).throttleLimit(16)", "executor.setCorePoolSize(16);", "${POOL:12}").finding(RULE).severity());
	}

	@Test
	void aPoolThatCodeMakesIsNotKnown() {
		Files files = job("chunk(9, tx).taskExecutor(threads()).throttleLimit(16)", "executor.setCorePoolSize(16);", "").with("shop/src/main/java/shop/Pools.java",
				"package shop;\nimport com.zaxxer.hikari.HikariDataSource;\nclass Pools { Object pool() { HikariDataSource pool = new HikariDataSource(); pool.setMaximumPoolSize(50); return pool; } }\n");
		assertEquals(0, files.findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"16, 12, 1", "16, 16, 0", "8, 12, 0"})
	void aStepAndItsPoolInContexts(String threads, String pool, int findings) {
		Files files = new Files().with("shop/src/main/resources/jobs.xml", """
				<beans xmlns="http://www.springframework.org/schema/beans" xmlns:batch="http://www.springframework.org/schema/batch" xmlns:task="http://www.springframework.org/schema/task">
				  <task:executor id="threads" pool-size="%s"/>
				  <batch:job id="load"><batch:step id="read">
				    <batch:tasklet task-executor="threads" throttle-limit="20"><batch:chunk reader="reader" writer="writer" commit-interval="50"/></batch:tasklet>
				  </batch:step></batch:job>
				  <bean id="source" class="org.apache.commons.dbcp2.BasicDataSource"><property name="maxTotal" value="%s"/></bean>
				</beans>
				""".formatted(threads, pool));
		assertEquals(findings, files.findings(RULE).size());
	}
}
