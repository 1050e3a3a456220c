/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;

/** Session factories that Spring makes from XML, and those that code sets up. */
class SessionFactoriesTest {

	private static final String RANGE = "batch-size-out-of-oltp-range";
	private static final String CONTEXT = "shop/src/main/resources/applicationContext-dao.xml";
	private static final String CODE = "shop/src/main/java/shop/Configuration.java";

	private static Files spring(String type, String holder, String size) {
		return new Files().with("shop/pom.xml", "<project/>").with(CONTEXT, "<beans xmlns=\"http://www.springframework.org/schema/beans\">\n  <bean id=\"factory\" class=\"org.springframework.orm." + type + "\">\n    <property name=\"" + holder
				+ "\">\n      <props>\n        <prop key=\"hibernate.jdbc.batch_size\">" + size + "</prop>\n      </props>\n    </property>\n  </bean>\n</beans>\n");
	}

	private static Files code(String call) {
		return new Files().with("shop/pom.xml", "<project/>").with(CODE, "package shop;\n\nimport java.util.Properties;\n\npublic class Configuration {\n\n\tProperties properties() {\n\t\tProperties all = new Properties();\n\t\tall.setProperty(\"hibernate.order_inserts\", \"true\");\n\t\t"
				+ call + "\n\t\treturn all;\n\t}\n}\n");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"hibernate3.LocalSessionFactoryBean|hibernateProperties", "hibernate4.LocalSessionFactoryBean|hibernateProperties", "hibernate3.annotation.AnnotationSessionFactoryBean|hibernateProperties",
			"jpa.LocalContainerEntityManagerFactoryBean|jpaProperties"})
	void factoriesOfSpring(String type, String holder) {
		Files files = spring(type, holder, "50");
		assertEquals("50", files.finding(RANGE).measured());
		FixContract.verify(files, RANGE + "/usual", Map.of(CONTEXT, Map.of(">50<", ">20<")));
		assertEquals("50", spring(type, holder, "${database.batchSize:50}").finding(RANGE).measured());
		assertEquals(List.of(), spring(type, holder, "30").findings(RANGE));
		assertEquals(List.of(), spring(type, holder, "${hibernate.jdbc.batch_size}").findings(RANGE));
		assertEquals(List.of(), spring(type, "other", "50").findings(RANGE));
	}

	@Test
	void otherBeansAndOtherProviders() {
		assertEquals(List.of(), spring("jpa.LocalContainerEntityManagerFactoryBean", "jpaProperties", "50").replace(CONTEXT, "hibernate.jdbc.batch_size", "eclipselink.jdbc.batch-writing.size").findings(RANGE));
		assertEquals(List.of(), spring("hibernate3.HibernateTransactionManager", "hibernateProperties", "50").findings(RANGE));
		// A file that ends early is told.
		Files broken = spring("hibernate3.LocalSessionFactoryBean", "hibernateProperties", "50");
		String text = broken.text(CONTEXT);
		assertEquals(1, broken.with(CONTEXT, text.substring(0, text.indexOf("</props>"))).lint().problems().size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"all.setProperty(\"hibernate.jdbc.batch_size\", \"50\");", "all.put(\"hibernate.jdbc.batch_size\", 50);", "all.put(AvailableSettings.STATEMENT_BATCH_SIZE, \"50\");",
			"all.put(org.hibernate.cfg.Environment.STATEMENT_BATCH_SIZE, \"50\");", "all.setProperty(\"hibernate.jdbc.batch_size\", \"9\"); all.setProperty(\"hibernate.jdbc.batch_size\", \"50\");"})
	void settingsOfCode(String call) {
		assertEquals("50", code(call).finding(RANGE).measured());
		assertEquals(CODE, code(call).finding(RANGE).origin().path());
		assertEquals(List.of(), code(call.replace("50", "30")).findings(RANGE));
	}

	@Test
	void fixesOfCode() {
		Files files = code("all.setProperty(\"hibernate.jdbc.batch_size\", \"50\");");
		FixContract.verify(files, RANGE + "/usual", Map.of(CODE, Map.of("\"50\"", "\"20\"")));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"all.setProperty(\"hibernate.jdbc.batch_size\", String.valueOf(size));", "all.setProperty(\"hibernate.jdbc.batch_size\", env.getProperty(\"50\"));", "all.setProperty(\"jdbc.batch_size\", \"50\");",
			"all.getProperty(\"hibernate.jdbc.batch_size\", \"50\");"})
	void unknownInCode(String call) {
		assertEquals(List.of(), code(call).findings(RANGE));
	}

	@Test
	void whatCodeLeavesOutTellsNothing() {
		String loader = "package shop;\nimport javax.persistence.EntityManager;\nclass Loader {\n\tprivate EntityManager em;\n\tvoid load(java.util.List<Line> lines) {\n\t\tfor (Line line : lines) {\n\t\t\tem.persist(line);\n\t\t}\n\t}\n}\n";
		String rule = "batch-size-unset-multi-insert";
		Files unset = code("all.setProperty(\"hibernate.order_updates\", \"true\");").with("shop/src/main/java/shop/Loader.java", loader);
		assertEquals(List.of(), unset.findings(rule));
		// A file beside the code is the place for it, unless code states it.
		String configuration = "shop/src/main/resources/hibernate.cfg.xml";
		unset.with(configuration, "<hibernate-configuration><session-factory><property name=\"hibernate.dialect\">org.hibernate.dialect.DB2Dialect</property></session-factory></hibernate-configuration>");
		assertEquals(configuration, unset.finding(rule).origin().path());
		assertEquals(List.of(), unset.replace(CODE, "hibernate.order_updates", "hibernate.jdbc.batch_size").findings(rule));
	}

	@Test
	void oneSettingIsPassedOnOnly() {
		assertEquals(List.of(), code("all.setProperty(\"hibernate.jdbc.batch_size\", \"50\");").replace(CODE, "\t\tall.setProperty(\"hibernate.order_inserts\", \"true\");\n", "").findings(RANGE));
		assertTrue(code("all.setProperty(\"hibernate.jdbc.batch_size\", String.valueOf(size));").lint().problems().isEmpty());
	}
}
