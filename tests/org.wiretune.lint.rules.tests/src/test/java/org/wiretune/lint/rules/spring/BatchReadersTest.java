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

/** Rule {@code batch-reader-small-page}. */
class BatchReadersTest {

	private static final String RULE = "batch-reader-small-page";
	private static final String CODE = "shop/src/main/java/shop/Readers.java";

	private static Files reader(String path, String body) {
		return new Files().with("shop/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n").with(path,
				"package shop;\nimport org.springframework.batch.item.database.*;\nimport org.springframework.batch.item.database.builder.JdbcPagingItemReaderBuilder;\nclass Readers {\n\tObject orders() {\n\t\t" + body + "\n\t}\n}\n");
	}

	@Test
	void tenRowsForEachQuery() {
		Finding finding = reader(CODE, "return new JdbcPagingItemReaderBuilder<Order>().name(\"orders\").dataSource(source).build();").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(6, finding.origin().line());
		assertEquals("10", finding.measured());
		assertTrue(finding.message().startsWith("The JdbcPagingItemReader of Readers.orders reads pages of 10 rows"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "return new JdbcPagingItemReaderBuilder<Order>().pageSize(10).build();|1", "return new JdbcPagingItemReaderBuilder<Order>().pageSize(11).build();|0", "return new JdbcPagingItemReaderBuilder<Order>().pageSize(size).build();|0",
			"JpaPagingItemReader<Order> reader = new JpaPagingItemReader<>(); reader.setQueryString(q); return reader;|1", "JpaPagingItemReader<Order> reader = new JpaPagingItemReader<>(); reader.setPageSize(500); return reader;|0",
			"JpaPagingItemReader<Order> reader = new JpaPagingItemReader<>(); configure(reader); return reader;|0", "return new JdbcCursorItemReaderBuilder<Order>().build();|0", "JpaPagingItemReader<Order> reader = new JpaPagingItemReader<>() { { setPageSize(500); } }; return reader;|0" })
	void theBoundary(String body, int findings) {
		assertEquals(findings, reader(CODE, body).findings(RULE).size());
	}

	@Test
	void testsAreLeftAlone() {
		assertEquals(0, reader("shop/src/test/java/shop/Readers.java", "return new JdbcPagingItemReaderBuilder<Order>().build();").findings(RULE).size());
	}
}
