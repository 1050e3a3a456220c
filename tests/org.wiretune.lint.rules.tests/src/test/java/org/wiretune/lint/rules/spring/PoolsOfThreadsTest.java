/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** Sizes of pools of threads that have no effect. */
class PoolsOfThreadsTest {

	private static final String GROWS = "task-executor-max-without-queue";
	private static final String VIRTUAL = "thread-pool-keys-with-virtual-threads";
	private static final String POM = "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n";
	private static final String PATH = "shop/src/main/resources/application.properties";
	private static final String CODE = "shop/src/main/java/shop/Executors.java";

	private static Files shop(String path, String text) {
		return new Files().with("shop/pom.xml", POM).with(path, text);
	}

	private static Files code(String body) {
		return shop(CODE, "package shop;\nimport org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;\nclass Executors {\n\tObject mail() {\n\t\tThreadPoolTaskExecutor mail = new ThreadPoolTaskExecutor();\n" + body + "\t\treturn mail;\n\t}\n}\n");
	}

	@Test
	void aMaximumThatIsNeverReached() {
		Files files = shop(PATH, "spring.task.execution.pool.core-size=4\nspring.task.execution.pool.max-size=25\n");
		Finding finding = files.finding(GROWS);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(2, finding.origin().line());
		assertEquals("25", finding.measured());
		assertEquals("4", finding.limit());
		FixContract.verify(files, GROWS + "/raise", Map.of(PATH, Map.of("core-size=4", "core-size=25")));
	}

	@ParameterizedTest
	@CsvSource({"max-size=9, 1", "max-size=8, 0", "max-size=25;queue-capacity=100, 0", "max-size=25;core-size=25, 0", "max-size=25;core-size=24, 1", "core-size=25, 0", "max-size=${MOST}, 0"})
	void theBoundary(String keys, int findings) {
		assertEquals(findings, shop(PATH, ("spring.task.execution.pool." + keys.replace(";", "\nspring.task.execution.pool.")) + "\n").findings(GROWS).size());
	}

	@Test
	void theDefaultOfAPlaceholderIsInformation() {
		assertEquals(Severity.INFO, shop(PATH, "spring.task.execution.pool.max-size=${MOST:25}\n").finding(GROWS).severity());
	}

	@Test
	void anotherFileOfTheApplicationMaySayIt() {
		assertEquals(0, shop("shop/src/main/resources/application-prod.properties", "spring.task.execution.pool.max-size=25\n").with(PATH, "spring.task.execution.pool.queue-capacity=50\n").findings(GROWS).size());
		assertEquals(0, shop(PATH, "spring.task.execution.pool.max-size=25\nspring.threads.virtual.enabled=true\n").findings(GROWS).size());
	}

	@Test
	void anExecutorInCode() {
		Files files = code("\t\tmail.setCorePoolSize(5);\n\t\tmail.setMaxPoolSize(20);\n");
		Finding finding = files.finding(GROWS);
		assertEquals(7, finding.origin().line());
		assertTrue(finding.message().contains("executor of Executors may have 20 threads and never has more than 5"), finding.message());
		FixContract.verify(files, GROWS + "/raise", Map.of(CODE, Map.of("setCorePoolSize(5)", "setCorePoolSize(20)")));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "mail.setMaxPoolSize(20);|1", "mail.setMaxPoolSize(1);|0", "mail.setMaxPoolSize(20); mail.setQueueCapacity(100);|0", "mail.setMaxPoolSize(20); mail.setQueueCapacity(size);|0", "mail.setMaxPoolSize(20); mail.setCorePoolSize(20);|0",
			"mail.setMaxPoolSize(20); mail.setCorePoolSize(size);|0", "mail.setMaxPoolSize(most);|0", "mail.setMaxPoolSize(20); further(mail);|0", "mail.setMaxPoolSize(Integer.MAX_VALUE);|0", "mail.setCorePoolSize(20);|0" })
	void theBoundaryInCode(String body, int findings) {
		assertEquals(findings, code(body + "\n").findings(GROWS).size());
	}

	/** A bean that nobody gives a task costs nobody time; whoever takes an executor, or has methods that run on one, may mean it. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "void send() { }|0", "@Async void send() { }|1", "@EnableAsync static class Switch { }|0", "static class Pages implements WebMvcConfigurer { }|0", "static class Pools implements AsyncConfigurer { }|1", "java.util.concurrent.Executor mails;|1", "void use(TaskExecutor mails) { }|1", "Object use(ApplicationContext context) { return context.getBean(AsyncTaskExecutor.class); }|1",
			"@GetMapping StreamingResponseBody all() { return null; }|1", "Executors all;|0", "Statement executor;|0" })
	void anExecutorThatNobodyUses(String member, int findings) {
		String bean = "package shop;\nimport org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;\n@Configuration class Executors {\n\t@Bean AsyncTaskExecutor mail() {\n\t\tThreadPoolTaskExecutor mail = new ThreadPoolTaskExecutor();\n\t\tmail.setMaxPoolSize(20);\n\t\treturn mail;\n\t}\n}\n";
		Files files = shop(CODE, bean).with("shop/src/main/java/shop/Mails.java", "package shop;\nimport java.util.concurrent.*;\nimport org.springframework.web.servlet.mvc.method.annotation.StreamingResponseBody;\nimport org.springframework.scheduling.annotation.Async;\nimport org.springframework.core.task.TaskExecutor;\nclass Mails { " + member + " }\n");
		assertEquals(findings, files.findings(GROWS).size());
		assertEquals(1, files.copy().replace(CODE, "\n}\n", "\n\tObject both() { return mail(); }\n}\n").findings(GROWS).size(), "a method that hands it on");
		assertEquals(1, files.replace(CODE, "@Bean ", "").findings(GROWS).size(), "no bean");
	}

	/** Gradle keeps other sets of sources out of the application, unless its build puts them into the main one. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "main|plugins { }|1", "local|plugins { }|0", "cftlib|sourceSets { cftlib { java { srcDir 'src/cftlib/java' } } }|0", "shared|sourceSets { main { java { srcDirs = ['src/main/java', 'src/shared/java'] } } }|1",
			"shared|sourceSets.main.java.srcDirs += 'src/shared/java'|1", "shared|bootJar { from sourceSets.shared.output }|1", "generated|plugins { }|1", "cftlib||1" })
	void setsOfSources(String set, String build, int findings) {
		String text = "package shop;\nimport org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;\nclass A { Object a() { ThreadPoolTaskExecutor a = new ThreadPoolTaskExecutor(); a.setMaxPoolSize(9); return a; } }\n";
		Files files = new Files().with("shop/src/" + set + "/java/shop/A.java", text);
		assertEquals(findings, (build == null ? files : files.with("shop/build.gradle", build + "\n")).findings(GROWS).size());
	}

	@Test
	void codeOfTestsAndOtherClassesAreLeftAlone() {
		String text = "package shop;\nimport org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;\nclass A { Object a() { ThreadPoolTaskExecutor a = new ThreadPoolTaskExecutor(); a.setMaxPoolSize(9); return a; } }\n";
		assertEquals(0, shop("shop/src/test/java/shop/A.java", text).findings(GROWS).size());
		assertEquals(0, shop(CODE, text.replace("org.springframework.scheduling.concurrent", "shop.own")).findings(GROWS).size());
	}

	@Test
	void sizesBesideVirtualThreads() {
		Files files = shop(PATH, "spring.threads.virtual.enabled=true\nserver.tomcat.threads.max=50\nserver.tomcat.accept-count=10\n");
		Finding finding = files.finding(VIRTUAL);
		assertEquals(2, finding.origin().line());
		assertEquals(1, finding.related().get(0).line());
		assertTrue(finding.message().startsWith("threads.max of Tomcat is 50, and virtual threads are switched on"), finding.message());
		FixContract.verify(files, VIRTUAL + "/remove", Map.of(PATH, Map.of("server.tomcat.threads.max=50\n", "")));
	}

	/** A pool that code makes has threads of the platform, and may have its size from the same key. */
	@ParameterizedTest
	@CsvSource({"${spring.task.scheduling.pool.size:8}, 0", "${spring.task.scheduling.pool.size}, 0", "${shop.threads:8}, 1"})
	void aSizeThatCodeReads(String value, int findings) {
		Files files = shop(PATH, "spring.threads.virtual.enabled=true\nspring.task.scheduling.pool.size=8\n").with("shop/src/main/java/shop/Jobs.java",
				"package shop;\nimport org.springframework.scheduling.concurrent.ThreadPoolTaskScheduler;\n@Configuration class Jobs {\n\t@Bean ThreadPoolTaskScheduler taskScheduler(@Value(\"" + value + "\") int size) { return null; }\n}\n");
		assertEquals(findings, files.findings(VIRTUAL).size());
	}

	@Test
	void aProfileWithoutThemHasItsPool() {
		assertEquals(0, shop(PATH, "server.tomcat.threads.max=50\n").with("shop/src/main/resources/application-prod.properties", "spring.threads.virtual.enabled=true\n").findings(VIRTUAL).size());
		assertEquals(0, shop(PATH, "spring.threads.virtual.enabled=false\nserver.tomcat.threads.max=50\n").findings(VIRTUAL).size());
		assertEquals(1, shop(PATH, "spring.threads.virtual.enabled=true\n").with("shop/src/main/resources/application-prod.properties", "spring.task.scheduling.pool.size=5\n").findings(VIRTUAL).size());
	}
}
