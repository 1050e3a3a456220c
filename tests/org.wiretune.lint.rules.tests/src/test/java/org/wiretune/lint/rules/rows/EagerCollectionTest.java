/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** Rule {@code entity-eager-association}. */
class EagerCollectionTest {

	private static final String RULE = "entity-eager-association";
	private static final String PATH = "shop/src/main/java/shop/Order.java";

	private static Files entity(String path, String mapping) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(path,
				"package shop;\nimport java.util.*;\nimport javax.persistence.*;\n@Entity\npublic class Order {\n\t@Id Long id;\n\t" + mapping + " List<Object> lines;\n}\n");
	}

	@Test
	void aCollectionWithEachEntity() {
		Files files = entity(PATH, "@OneToMany(fetch = FetchType.EAGER)");
		Finding finding = files.finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(7, finding.origin().line());
		assertTrue(finding.message().contains("lines of Order is EAGER"), finding.message());
		FixContract.verify(files, RULE + "/lazy", Map.of(PATH, Map.of("FetchType.EAGER", "FetchType.LAZY")));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "@ManyToMany(fetch = FetchType.EAGER)|1", "@ElementCollection(fetch = FetchType.EAGER)|0", "@OneToMany(fetch = FetchType.EAGER) @Fetch(FetchMode.SELECT)|1", "@OneToMany|0",
			"@OneToMany(fetch = FetchType.LAZY)|0", "@ManyToOne(fetch = FetchType.EAGER)|0", "@OneToMany(fetch = FetchType.EAGER) @NotFound(action = IGNORE)|0", "@other.OneToMany(fetch = FetchType.EAGER)|0",
			// What is read for many entities together, or kept.
			"@OneToMany(fetch = FetchType.EAGER) @Fetch(FetchMode.SUBSELECT)|0", "@OneToMany(fetch = FetchType.EAGER) @BatchSize(size = 100)|0", "@OneToMany(fetch = FetchType.EAGER) @Cache(usage = READ_ONLY)|0" })
	void theBoundary(String mapping, int findings) {
		assertEquals(findings, entity(PATH, mapping).findings(RULE).size());
	}

	/** The older annotation of Hibernate says the same, and counts more. Other words of it are not written by the fix of this rule. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "@OneToMany @LazyCollection(LazyCollectionOption.FALSE)|1", "@OneToMany(fetch = FetchType.LAZY) @LazyCollection(value = LazyCollectionOption.FALSE)|1", "@OneToMany @LazyCollection(LazyCollectionOption.EXTRA)|0", "@OneToMany @LazyCollection|0",
			"@ElementCollection @LazyCollection(LazyCollectionOption.FALSE)|0", "@OneToMany @LazyCollection(LazyCollectionOption.FALSE) @Fetch(FetchMode.SUBSELECT)|0" })
	void theOlderAnnotation(String mapping, int findings) {
		List<Finding> found = entity(PATH, mapping).findings(RULE);
		assertEquals(findings, found.size());
		assertTrue(found.stream().allMatch(finding -> finding.message().contains("lines of Order is EAGER") && finding.fixes().isEmpty()), found.toString());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "public List<Object> getParts() { return null; }|1", "public String toString() { return null; }|0", "public List<Object> getParts(int number) { return null; }|0" })
	void onAMethod(String method, int findings) {
		assertEquals(findings, entity(PATH, "@OneToMany(fetch = FetchType.EAGER) " + method + "\n\t").findings(RULE).size());
	}

	@Test
	void entitiesThatDescribeOthersAreFew() {
		assertEquals(0, entity(PATH, "@OneToMany(fetch = FetchType.EAGER)").replace(PATH, "class Order", "class OrderType").findings(RULE).size());
	}

	/** An application may be published as a sample of its framework, in packages that all of its classes share. */
	@ParameterizedTest
	@CsvSource({ "src/main/java, acme.samples.shop.order, acme.samples.shop.price, 2", "src/main/java, acme.shop.samples, acme.shop.price, 1", "src/main/java, acme.samples, acme.samples, 0", "samples/src/main/java, acme.shop.order, acme.shop.price, 0" })
	void packagesOfSamples(String sources, String first, String second, int findings) {
		Files files = new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n");
		for (String name : List.of(first + ".Order", second + ".Price")) {
			files = files.with("shop/" + sources + '/' + name.replace('.', '/') + ".java", "package " + name.substring(0, name.lastIndexOf('.')) + ";\nimport java.util.*;\nimport javax.persistence.*;\n@Entity\npublic class "
					+ name.substring(name.lastIndexOf('.') + 1) + " {\n\t@Id Long id;\n\t@OneToMany(fetch = FetchType.EAGER) List<Object> lines;\n}\n");
		}
		assertEquals(findings, files.findings(RULE).size());
	}

	@Test
	void testsAreLeftAlone() {
		assertEquals(0, entity("shop/src/test/java/shop/Order.java", "@OneToMany(fetch = FetchType.EAGER)").findings(RULE).size());
	}
}
