/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.finding.Finding;

/** Statements for each part of a splitter. */
class RowStepsTest {

	private static final String RULE = "camel-row-per-part";

	@Test
	void eachPartIsAStatement() {
		Finding finding = Routes.java("from(\"file:in\").routeId(\"lines\").split(body().tokenize(\"\\n\")).streaming()\n.to(\"sql:insert into line (text) values (#)\").end();").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("Each part of a splitter in lines is a statement of its own", finding.headline());
		assertTrue(finding.message().contains("insert into line (text) values (#)"), finding.message());
	}

	@ParameterizedTest
	@ValueSource(strings = {"to(\"direct:row\").end();\nfrom(\"direct:row\").unmarshal().json().to(\"sql:UPDATE line SET text = :#text\");", "choice().when(body().isNotNull()).to(\"sql:{{sql.insertLine}}\").end().end();", "to(\"sql:classpath:sql/insert-line.sql\").end();",
			"split(body()).to(\"sql:insert into a values (#)\").end().end();"})
	void inOtherForms(String steps) {
		assertEquals(1, Routes.java("from(\"file:in\").split(body())." + steps).findings(RULE).size());
	}

	@ParameterizedTest
	@ValueSource(strings = {"split(body()).to(\"sql:select * from line where id = #\").end();", "split(body()).to(\"sql:insert into line values (#)?batch=true\").end();", "split(body()).aggregate(constant(true), list).completionSize(500).to(\"sql:insert into line values (#)\").end().end();",
			"split(body()).to(\"direct:x\").end().to(\"sql:insert into line values (#)\");", "to(\"sql:insert into line values (#)\");", "split(body()).to(\"seda:rows\").end();\nfrom(\"seda:rows\").to(\"sql:insert into line values (#)\");", "split(body()).to(\"sql:{{query.lines}}\").end();"})
	void otherwise(String steps) {
		assertTrue(Routes.java("from(\"file:in\")." + steps).findings(RULE).isEmpty());
	}

	@Test
	void inXml() {
		assertEquals(1, Routes.xml("<route><from uri=\"file:in\"/><split><tokenize token=\",\"/><to uri=\"sql:insert into line values (#)\"/></split></route>").findings(RULE).size());
	}
}
