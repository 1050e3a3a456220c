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
import org.wiretune.lint.fix.FixRefused;

/** Rule {@code scheduler-single-thread}. */
class ScheduledMethodsTest {

	private static final String RULE = "scheduler-single-thread";
	private static final String CODE = "shop/src/main/java/shop/Jobs.java";
	private static final String KEYS = "shop/src/main/resources/application.properties";

	private static Files jobs(String keys, String slow, String often) {
		return new Files().with("shop/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n").with(KEYS, "spring.application.name=shop\n" + keys)
				.with(CODE, "package shop;\nimport org.springframework.scheduling.annotation.Scheduled;\nclass Jobs {\n\tprivate RestTemplate rest;\n\tprivate JdbcTemplate jdbc;\n\t@Scheduled(fixedDelay = 60000)\n\tvoid slow() { " + slow
						+ " }\n\tprivate void fetch() { rest.getForObject(\"http://rates\", String.class); }\n\t@Scheduled(" + often + ")\n\tvoid often() { total++; }\n}\n");
	}

	@Test
	void aWaitOnTheSharedThread() throws FixRefused {
		Files files = jobs("spring.task.execution.pool.core-size=9\nspring.task.scheduling.thread-name-prefix=jobs\n", "fetch();", "fixedRate = 1000");
		Finding finding = files.finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(7, finding.origin().line());
		assertTrue(finding.message().startsWith("Jobs.slow waits for RestTemplate on the one thread"), finding.message());
		Files after = files.copy().apply(finding.fixes().get(0));
		assertTrue(after.text(KEYS).contains("spring.task.scheduling.pool.size=4"), after.text(KEYS));
		assertEquals(0, after.findings(RULE).size());
		Files whole = files.copy().with(CODE, files.text(CODE).replace("class Jobs {\n", "import org.springframework.jdbc.core.JdbcTemplate;\nimport org.springframework.web.client.RestTemplate;\nclass Jobs {\n\tprivate int total;\n"));
		FixContract.verify(whole, RULE + "/threads", Map.of(KEYS, Map.of("thread-name-prefix=jobs", "thread-name-prefix=jobs\nspring.task.scheduling.pool.size=4")));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "fetch();|fixedRate = 9999|1", "fetch();|fixedRate = 10000|0", "total++;|fixedRate = 1000|0", "fetch();|cron = \"*/5 * * * * *\"|1", "fetch();|cron = \"0 0 3 * * *\"|0", "fetch();|fixedRate = 5, timeUnit = TimeUnit.SECONDS|1",
			"fetch();|fixedRate = 5, timeUnit = TimeUnit.MINUTES|0", "fetch();|fixedDelayString = \"${delay:PT5S}\"|1", "fetch();|fixedDelayString = \"${delay}\"|0", "pool.submit(() -> fetch());|fixedRate = 1000|0", "fetch();|fixedRate = 1000, scheduler = \"own\"|0" })
	void theBoundary(String slow, String often, int findings) {
		assertEquals(findings, jobs("", slow, often).findings(RULE).size());
	}

	/** Most applications have the times of their jobs in a file, and what waits in a service that the job calls. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "jobs.delay=1000|fixedDelayString = \"${jobs.delay}\"|1", "jobs.delay=60000|fixedDelayString = \"${jobs.delay:1000}\"|0", "jobs.delay=5|fixedRateString = \"${jobs.delay}\", timeUnit = TimeUnit.SECONDS|1", "jobs.cron=*/5 * * * * *|cron = \"${jobs.cron}\"|1",
			"jobs.cron=-|cron = \"${jobs.cron}\"|0", "other=1|fixedDelayString = \"${jobs.delay}\"|0" })
	void timesOfAFile(String keys, String often, int findings) {
		assertEquals(findings, jobs("spring.task.execution.pool.core-size=9\n" + keys + "\n", "fetch();", often).findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "rest.getForObject(\"http://rates\", String.class);|1", "total++;|0" })
	void aWaitInAService(String body, int findings) {
		Files files = jobs("", "rates.refresh();", "fixedRate = 1000").map(text -> text.replace("class Jobs {", "import org.springframework.stereotype.Component;\n@Component\nclass Jobs {\n\tprivate Rates rates;"))
				.with("shop/src/main/java/shop/Rates.java", "package shop;\nimport org.springframework.stereotype.Service;\nimport org.springframework.web.client.RestTemplate;\n@Service\nclass Rates {\n\tprivate RestTemplate rest;\n\tint total;\n\tvoid refresh() { " + body + " }\n}\n");
		assertEquals(findings, files.findings(RULE).size());
		files.findings(RULE).forEach(finding -> assertTrue(finding.message().startsWith("Jobs.slow waits for RestTemplate on the one thread"), finding.message()));
	}

	@Test
	void aStatementOfADatabaseIsShort() {
		assertEquals(0, jobs("", "jdbc.update(\"delete from old\");", "fixedRate = 1000").findings(RULE).size());
	}

	/** A few waits a day are not worth a word; one that comes more often is, though another one is of the night. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"cron = \"0 0 4 * * *\"|0", "cron = \"0 30 1,13 * * MON-FRI\"|0", "cron = \"${jobs.slow}\"|0", "cron = \"0 0 * * * *\"|1", "cron = \"0 */10 4 * * *\"|1", "cron = \"${unknown}\"|1", "fixedDelay = 60000|1"})
	void whatWaitsAtNight(String slow, int findings) {
		assertEquals(findings, jobs("spring.task.execution.pool.core-size=9\njobs.slow=0 15 2 * * *\n", "fetch();", "fixedRate = 1000").replace(CODE, "fixedDelay = 60000", slow).findings(RULE).size());
	}

	@Test
	void aWaitOfEachMinuteIsToldBeforeOneOfTheNight() {
		Files files = jobs("", "fetch();", "fixedRate = 1000").replace(CODE, "\t@Scheduled(fixedDelay = 60000)", "\t@Scheduled(cron = \"0 0 4 * * *\")\n\tvoid night() { fetch(); }\n\t@Scheduled(fixedDelay = 60000)");
		assertTrue(files.finding(RULE).message().startsWith("Jobs.slow waits"), files.finding(RULE).message());
	}

	@Test
	void moreThreadsAreThere() {
		assertEquals(0, jobs("spring.task.scheduling.pool.size=2\n", "fetch();", "fixedRate = 1000").findings(RULE).size());
		assertEquals(0, jobs("spring.threads.virtual.enabled=true\n", "fetch();", "fixedRate = 1000").findings(RULE).size());
		assertEquals(0, jobs("", "fetch();", "fixedRate = 1000").with("shop/src/main/java/shop/Own.java", "package shop;\nimport org.springframework.scheduling.annotation.SchedulingConfigurer;\nclass Own implements SchedulingConfigurer { }\n").findings(RULE).size());
		assertEquals(0, jobs("", "fetch();", "fixedRate = 1000").with("shop/src/main/java/shop/Own.java", "package shop;\nimport org.springframework.scheduling.TaskScheduler;\nclass Own { @Bean TaskScheduler own() { return null; } }\n").findings(RULE).size());
	}
}
