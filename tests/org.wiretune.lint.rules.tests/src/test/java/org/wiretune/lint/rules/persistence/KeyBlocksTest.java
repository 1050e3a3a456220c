/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class KeyBlocksTest {

	private static final String RULE = "sequence-asked-per-row";

	private static Files entities(String folder, String... generators) {
		Files files = new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n");
		for (int i = 0; i < generators.length; i++) {
			files = files.with("shop/src/" + folder + "/java/shop/Order" + i + ".java", "package shop;\nimport javax.persistence.*;\n@Entity\npublic class Order" + i + " {\n\t@Id\n\t@GeneratedValue(strategy = GenerationType.SEQUENCE, generator = \"g\")\n\t" + generators[i] + "\n\tLong id;\n}\n");
		}
		return files;
	}

	@Test
	void oneKeyAtATime() {
		String one = "@SequenceGenerator(name = \"g\", sequenceName = \"orders\", allocationSize = 1)";
		Finding finding = entities("main", one).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(7, finding.origin().line());
		assertEquals("The generator of Order0 asks the database for each key", finding.headline());
		Finding several = entities("main", one, one, "@TableGenerator(name = \"g\", table = \"keys\", allocationSize = 1)").finding(RULE);
		assertEquals("3", several.measured());
		assertEquals(2, several.related().size());
		assertTrue(several.message().contains("Take blocks of 50"), several.message());
	}

	/** What is not stated is 50; keys that are made elsewhere have no blocks. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"@SequenceGenerator(name = \"g\", sequenceName = \"orders\", allocationSize = 1)|1",
			"@SequenceGenerator(name = \"g\", sequenceName = \"orders\", allocationSize = 2)|0",
			"@SequenceGenerator(name = \"g\", sequenceName = \"orders\", allocationSize = 50)|0",
			"@SequenceGenerator(name = \"g\", sequenceName = \"orders\")|0",
			"@SequenceGenerator(name = \"g\", sequenceName = \"orders\", initialValue = 1)|0",
			"@Column(name = \"allocationSize\", length = 1)|0"})
	void theBoundary(String generator, int findings) {
		assertEquals(findings, entities("main", generator).findings(RULE).size());
	}

	@Test
	void testsAreLeftAlone() {
		assertEquals(0, entities("test", "@SequenceGenerator(name = \"g\", sequenceName = \"orders\", allocationSize = 1)").findings(RULE).size());
	}
}
