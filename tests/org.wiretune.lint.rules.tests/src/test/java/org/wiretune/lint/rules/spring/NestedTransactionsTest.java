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

/** Rule {@code requires-new-pool-too-small}. */
class NestedTransactionsTest {

	private static final String RULE = "requires-new-pool-too-small";
	private static final String FOLDER = "shop/src/main/java/shop/";
	private static final String IMPORT = "package shop;\nimport org.springframework.transaction.annotation.*;\nimport org.springframework.web.bind.annotation.RestController;\n";

	private static Files shop(String keys, String outer, String inner) {
		return new Files().with("shop/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n")
				.with("shop/src/main/resources/application.properties", "spring.datasource.url=jdbc:postgresql://db/shop\n" + keys.replace(";", "\n") + "\n")
				.with(FOLDER + "Web.java", IMPORT + "@RestController class Web { private final Orders orders; void post() { orders.place(); } }\n")
				.with(FOLDER + "Orders.java", IMPORT + "class Orders {\n\tprivate final Audit audit;\n\t" + outer + "\n\tpublic void place() {\n\t\taudit.write(\"placed\");\n\t}\n}\n")
				.with(FOLDER + "AuditRows.java", IMPORT + "class AuditRows implements Audit {\n\t" + inner + "\n\tpublic void write(String text) { }\n}\n");
	}

	@Test
	void aSecondConnectionWhileTheFirstIsHeld() {
		Finding finding = shop("spring.datasource.hikari.maximum-pool-size=20", "@Transactional", "@Transactional(propagation = Propagation.REQUIRES_NEW)").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(FOLDER + "Orders.java", finding.origin().path());
		assertEquals(8, finding.origin().line());
		assertEquals("20", finding.measured());
		assertEquals("200", finding.limit());
		assertTrue(finding.message().startsWith("Orders.place holds a connection and calls AuditRows.write"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "''|@Transactional|@Transactional(propagation = Propagation.REQUIRES_NEW)|1", "''|@Transactional|@Transactional(propagation = Propagation.NESTED)|0", "''|@Transactional|@Transactional|0",
			"''||@Transactional(propagation = Propagation.REQUIRES_NEW)|0", "''|@Transactional(propagation = Propagation.NOT_SUPPORTED)|@Transactional(propagation = Propagation.REQUIRES_NEW)|0",
			"''|@Transactional|@Transactional(transactionManager = \"other\", propagation = Propagation.REQUIRES_NEW)|0",
			"spring.datasource.hikari.maximum-pool-size=51;server.tomcat.threads.max=50|@Transactional|@Transactional(propagation = Propagation.REQUIRES_NEW)|0",
			"spring.datasource.hikari.maximum-pool-size=50;server.tomcat.threads.max=50|@Transactional|@Transactional(propagation = Propagation.REQUIRES_NEW)|1",
			"spring.datasource.hikari.maximum-pool-size=${POOL}|@Transactional|@Transactional(propagation = Propagation.REQUIRES_NEW)|0" })
	void theBoundary(String keys, String outer, String inner, int findings) {
		assertEquals(findings, shop(keys, outer == null ? "" : outer, inner).findings(RULE).size());
	}

	/** What only a timer calls has two connections, however many requests there are, and what nobody calls has none. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"@GetMapping void post() { orders.place(); }|1", "@Scheduled(fixedDelay = 60_000) void post() { orders.place(); }|0", "@GetMapping void post() { orders.known(); }|0", "@GetMapping void post() { orders.known(); orders.place(); }|1"})
	void whoCallsIt(String method, int findings) {
		String imports = IMPORT + "import org.springframework.stereotype.Service;\nimport org.springframework.scheduling.annotation.Scheduled;\nimport org.springframework.web.bind.annotation.*;\n";
		assertEquals(findings, shop("spring.datasource.hikari.maximum-pool-size=20", "@Transactional", "@Transactional(propagation = Propagation.REQUIRES_NEW)").with(FOLDER + "Web.java", imports + "@RestController class Web { private final Orders orders; " + method + " }\n")
				.with(FOLDER + "Orders.java", imports + "@Service\nclass Orders {\n\tprivate final Audit audit;\n\t@Transactional\n\tpublic void place() {\n\t\taudit.write(\"placed\");\n\t}\n\tpublic void known() { }\n}\n").findings(RULE).size());
	}

	/** What requests and messages come to is called often, and what nothing tells about may be; a timer, a batch and administrators are few. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"@RestController|Front|@GetMapping(\"/\") void get() { orders.place(); }|1", "@RestController|Front|@GetMapping(\"/\") void get() { next(); } private void next() { orders.place(); }|1",
			"@Component|Front|@KafkaListener(topics = \"orders\") void take(String id) { orders.place(); }|1", "@Component|Front|void take(String id) { orders.place(); }|1", "@Component|Front implements Consumer<String>|@Override public void accept(String id) { orders.place(); }|1",
			"@Component|Front|@Scheduled(cron = \"0 0 3 * * *\") void night() { orders.place(); }|0", "@Component|Front implements Tasklet|@Override public RepeatStatus execute(StepContribution step, ChunkContext context) { orders.place(); return null; }|0",
			"@Component|Front extends RecurringTask<Void>|@Override public void executeRecurringly(TaskInstance<Void> task, ExecutionContext context) { orders.place(); }|0",
			"@RestController|AdminFront|@GetMapping(\"/\") void get() { orders.place(); }|0",
			"@RestController|LegacyMigrationFront|@GetMapping(\"/\") void get() { orders.place(); }|0", "@RestController|ImmigrationFront|@GetMapping(\"/\") void get() { orders.place(); }|1",
			"@RestController|Front|@PreAuthorize(\"hasAnyRole('ROLE_SUPER_USER')\") @GetMapping(\"/\") void get() { orders.place(); }|0", "@RestController|Front|@PreAuthorize(\"hasAnyRole('ADMIN', 'USER')\") @GetMapping(\"/\") void get() { orders.place(); }|1",
			"@RestController|Front|@PreAuthorize(\"@access.mayOrder('ADMIN')\") @GetMapping(\"/\") void get() { orders.place(); }|1", "@RestController @IsAdmin|Front|@GetMapping(\"/\") void get() { orders.place(); }|0", "@RestController @Secured({\"ROLE_ADMIN\", \"ROLE_SYSTEM_ADMIN\"})|Front|@GetMapping(\"/\") void get() { orders.place(); }|0",
			"@RestController @Badminton|Front|@GetMapping(\"/\") void get() { orders.place(); }|1",
			"@Component|Front|@Scheduled(cron = \"0 0 3 * * *\") void night() { orders.place(); } @KafkaListener(topics = \"orders\") void take(String id) { orders.place(); }|1"})
	void whoElseCallsIt(String annotation, String type, String methods, int findings) {
		String imports = IMPORT + "import org.springframework.stereotype.*;\nimport org.springframework.scheduling.annotation.Scheduled;\nimport org.springframework.kafka.annotation.KafkaListener;\nimport org.springframework.web.bind.annotation.*;\n";
		assertEquals(findings, shop("spring.datasource.hikari.maximum-pool-size=20", "@Transactional", "@Transactional(propagation = Propagation.REQUIRES_NEW)").with(FOLDER + "Web.java", imports + "@RestController class Web { private final Orders orders; @GetMapping void post() { orders.known(); } }\n")
				.with(FOLDER + "Orders.java", imports + "@Service\nclass Orders {\n\tprivate final Audit audit;\n\t@Transactional\n\tpublic void place() {\n\t\taudit.write(\"placed\");\n\t}\n\tpublic void known() { }\n}\n")
				.with(FOLDER + "Front.java", imports + annotation + "\npublic class " + type + " {\n\tprivate Orders orders;\n\t" + methods + "\n}\n").findings(RULE).size());
	}

	/** What is written only before an exception is thrown takes no second connection in each call, and an executor has fewer threads than the server. */
	@Test
	void onFailureAndOnAnExecutor() {
		Files files = shop("", "@Transactional", "@Transactional(propagation = Propagation.REQUIRES_NEW)");
		assertEquals(0, files.copy().replace(FOLDER + "Orders.java", "audit.write(\"placed\");", "try { place(); } catch (IllegalStateException failed) { audit.write(\"placed\"); throw failed; }").findings(RULE).size());
		assertEquals(0, files.copy().replace(FOLDER + "Orders.java", "@Transactional", "@Transactional @Async").findings(RULE).size());
	}

	@Test
	void aCallOfItsOwnMethodHasNoProxy() {
		Files files = shop("", "", "").with(FOLDER + "Orders.java", IMPORT + "class Orders {\n\t@Transactional public void place() { write(); }\n\t@Transactional(propagation = Propagation.REQUIRES_NEW) public void write() { }\n}\n");
		assertEquals(0, files.findings(RULE).size());
	}

	@Test
	void whatNoRequestGetsToIsLeftAlone() {
		Files files = shop("", "@Transactional", "@Transactional(propagation = Propagation.REQUIRES_NEW)");
		assertEquals(0, files.with(FOLDER + "Web.java", IMPORT + "@RestController class Web { }\n").findings(RULE).size());
	}
}
