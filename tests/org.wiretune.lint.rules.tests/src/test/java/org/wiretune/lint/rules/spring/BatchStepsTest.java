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

/** Rule {@code batch-commit-interval-one}. */
class BatchStepsTest {

	private static final String RULE = "batch-commit-interval-one";
	private static final String CODE = "shop/src/main/java/shop/Jobs.java";

	private static Files job(String path, String chunk) {
		return new Files().with("shop/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n").with(path,
				"package shop;\nimport org.springframework.batch.core.Step;\nimport org.springframework.batch.core.step.builder.StepBuilder;\nclass Jobs {\n\tstatic final int ONE = 1;\n\tStep load(Object repository, Object tx, Object reader, Object writer) {\n\t\treturn new StepBuilder(\"load\", repository)\n\t\t\t."
						+ chunk + "\n\t\t\t.reader(reader).writer(writer).build();\n\t}\n}\n");
	}

	@Test
	void aTransactionForEachItem() {
		Files files = job(CODE, "<String, String>chunk(1, tx)");
		Finding finding = files.finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(8, finding.origin().line());
		assertTrue(finding.message().startsWith("The step of Jobs.load has a commit interval of 1:"), finding.message());
		FixContract.verify(files, RULE + "/chunk", Map.of(CODE, Map.of("chunk(1, tx)", "chunk(100, tx)")));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "<Order, Order>chunk(1)|1", "<Order, Order>chunk(1, tx)|1", "chunk(1)|1", "<Order, Order>chunk(ONE, tx)|1", "<Order, Order>chunk(2, tx)|0", "<Order, Order>chunk(size, tx)|0", "chunk(policy)|0",
			"<List<Order>, List<Order>>chunk(1, tx)|0", "<Order[], Order[]>chunk(1, tx)|0", "<Path, Path>chunk(1, tx)|0", "tasklet(one, tx)|0" })
	void theBoundary(String chunk, int findings) {
		assertEquals(findings, job(CODE, chunk).findings(RULE).size());
	}

	/** What an item waits for no name of a writer tells for certain, so that it is worth knowing and no more. */
	@ParameterizedTest
	@CsvSource({"writer", "restoreWriter", "mailWriter()", "pushNotifications", "new KafkaItemWriter()"})
	void whateverWritesEachItem(String writer) {
		assertEquals(Severity.INFO, job(CODE, "<String, String>chunk(1, tx)").replace(CODE, "writer(writer)", "writer(" + writer + ')').finding(RULE).severity());
	}

	@Test
	void aStepInAContext() {
		String path = "shop/src/main/resources/jobs/load.xml";
		Files files = new Files().with(path, """
				<beans xmlns="http://www.springframework.org/schema/beans" xmlns:batch="http://www.springframework.org/schema/batch">
				  <batch:job id="load">
				    <batch:step id="read"><batch:tasklet>
				      <batch:chunk reader="reader" writer="writer" commit-interval="1"/>
				    </batch:tasklet></batch:step>
				    <batch:step id="more"><batch:tasklet><batch:chunk reader="reader" writer="writer" commit-interval="2"/></batch:tasklet></batch:step>
				  </batch:job>
				</beans>
				""");
		Finding finding = files.finding(RULE);
		assertEquals(4, finding.origin().line());
		assertTrue(finding.message().startsWith("The step of read has"), finding.message());
		FixContract.verify(files, RULE + "/chunk", Map.of(path, Map.of("commit-interval=\"1\"", "commit-interval=\"100\"")));
		assertEquals(0, new Files().with(path.replace("/main/", "/test/"), files.text(path)).findings(RULE).size());
	}

	/** The steps of one file are written alike. */
	@Test
	void severalSteps() {
		Files files = job(CODE, "<String, String>chunk(1, tx)");
		String step = "\tStep more(Object repository, Object tx, Object reader, Object writer) {\n\t\treturn new StepBuilder(\"more\", repository)\n\t\t\t.<Long, Long>chunk(1, tx)\n\t\t\t.reader(reader).writer(writer).build();\n\t}\n";
		files.replace(CODE, "\tStep load(", step + step.replace("more", "rest").replace("chunk(1", "chunk(50") + "\tStep load(");
		assertEquals(1, files.findings(RULE).size());
		assertEquals(1, files.finding(RULE).related().size());
		assertTrue(files.finding(RULE).message().startsWith("2 steps, of Jobs.more first, have a commit interval of 1:"), files.finding(RULE).message());
		FixContract.verify(files, RULE + "/chunk", Map.of(CODE, Map.of("<Long, Long>chunk(1, tx)", "<Long, Long>chunk(100, tx)", "<String, String>chunk(1, tx)", "<String, String>chunk(100, tx)")));
	}

	@Test
	void testsAndOtherBuildersAreLeftAlone() {
		assertEquals(0, job("shop/src/test/java/shop/Jobs.java", "chunk(1)").findings(RULE).size());
		assertEquals(0, new Files().with(CODE, job(CODE, "chunk(1)").text(CODE).replace("org.springframework.batch.core", "shop.own")).findings(RULE).size());
	}
}
