/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

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

/** Providers of persistence that write each statement. */
class StatementLoggingTest {

	private static final String RULE = "provider-logs-statements";
	private static final String UNIT = "Shop/src/main/resources/META-INF/persistence.xml";

	private static Files unit(String provider, String properties) {
		return new Files().with("Shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(UNIT, "<persistence version=\"2.1\">\n  <persistence-unit name=\"shop\">\n    <provider>" + provider + "</provider>\n    <properties>\n" + properties
				+ "    </properties>\n  </persistence-unit>\n</persistence>\n");
	}

	private static Files eclipseLink(String properties) {
		return unit("org.eclipse.persistence.jpa.PersistenceProvider", properties);
	}

	private static String property(String name, String value) {
		return "      <property name=\"" + name + "\" value=\"" + value + "\"/>\n";
	}

	@ParameterizedTest
	@CsvSource({"FINE, 1", "FINER, 1", "FINEST, 1", "ALL, 1", "finest, 1", "CONFIG, 0", "INFO, 0", "WARNING, 0", "OFF, 0"})
	void levelOfEclipseLink(String level, int findings) {
		assertEquals(findings, eclipseLink(property("eclipselink.logging.level", level)).findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"INFO, FINE, 1", "FINE, WARNING, 0", "FINEST, WARNING, 1", "OFF, OFF, 0"})
	void levelOfStatements(String all, String statements, int findings) {
		assertEquals(findings, eclipseLink(property("eclipselink.logging.level", all) + property("eclipselink.logging.level.sql", statements)).findings(RULE).size());
	}

	@Test
	void fixOfBothLevels() {
		Files files = eclipseLink(property("eclipselink.logging.level", "FINEST") + property("eclipselink.logging.level.sql", "FINE") + property("eclipselink.logging.parameters", "true"));
		Finding finding = files.finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(1, finding.related().size());
		FixContract.verify(files, RULE + "/quiet", Map.of(UNIT, Map.of("\"FINEST\"", "\"INFO\"", "\"FINE\"", "\"INFO\"")));
	}

	@Test
	void switchOfHibernate() {
		Files files = unit("org.hibernate.jpa.HibernatePersistenceProvider", property("hibernate.show_sql", "true"));
		assertEquals("false", files.finding(RULE).limit());
		FixContract.verify(files, RULE + "/quiet", Map.of(UNIT, Map.of("\"true\"", "\"false\"")));
		assertEquals(0, files.copy().replace(UNIT, "\"true\"", "\"false\"").findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"application.properties, spring.jpa.show-sql=true, 1", "application.properties, spring.jpa.properties.hibernate.show_sql=true, 1", "application-prod.properties, spring.jpa.show-sql=true, 1",
			"application-dev.properties, spring.jpa.show-sql=true, 0", "application-staging.properties, spring.jpa.show-sql=true, 0", "application.properties, spring.jpa.show-sql=false, 0",
			"application.properties, quarkus.hibernate-orm.log.sql=true, 1"})
	void ofSpringBootAndQuarkus(String file, String line, int findings) {
		assertEquals(findings, new Files().with("Shop/pom.xml", "<project><artifactId>spring-boot-starter</artifactId></project>\n").with("Shop/src/main/resources/" + file, line + '\n').findings(RULE).size());
	}

	/** MyBatis prints to standard output by the class of its log, whatever the levels are. */
	@ParameterizedTest
	@CsvSource({"mybatis.configuration.log-impl=org.apache.ibatis.logging.stdout.StdOutImpl, 1", "mybatis-plus.configuration.logImpl=org.apache.ibatis.logging.stdout.StdOutImpl, 1", "mybatis.configuration.log-impl=STDOUT_LOGGING, 1",
			"mybatis.configuration.log-impl=org.apache.ibatis.logging.slf4j.Slf4jImpl, 0", "mybatis.configuration.log-impl=org.apache.ibatis.logging.nologging.NoLoggingImpl, 0", "mybatis.configuration.log-impl=${LOG}, 0", "mybatis.log-impl=org.apache.ibatis.logging.stdout.StdOutImpl, 0"})
	void printsOfMyBatis(String line, int findings) {
		assertEquals(findings, new Files().with("Shop/pom.xml", "<project><artifactId>spring-boot-starter</artifactId></project>\n").with("Shop/src/main/resources/application.properties", "spring.application.name=shop\n" + line + '\n').findings(RULE).size());
	}

	@Test
	void fixOfMyBatis() {
		String path = "Shop/src/main/resources/application.properties";
		Files files = new Files().with("Shop/pom.xml", "<project><artifactId>spring-boot-starter</artifactId></project>\n").with(path, "spring.application.name=shop\nmybatis-plus.configuration.log-impl=org.apache.ibatis.logging.stdout.StdOutImpl\n");
		assertTrue(files.finding(RULE).message().contains("each row that it returns"), files.finding(RULE).message());
		FixContract.verify(files, RULE + "/quiet", Map.of(path, Map.of("stdout.StdOutImpl", "slf4j.Slf4jImpl")));
		assertEquals(0, files.with("Shop/src/main/resources/application-prod.properties", "spring.application.name=shop\nmybatis-plus.configuration.log-impl=org.apache.ibatis.logging.nologging.NoLoggingImpl\n").findings(RULE).size());
	}

	/** What the profile of production switches off is for development. */
	@ParameterizedTest
	@CsvSource({"%prod.quarkus.hibernate-orm.log.sql=false, 0", "%prod.quarkus.hibernate-orm.statistics=false, 1", "%dev.quarkus.hibernate-orm.log.sql=false, 1"})
	void theProfileOfProductionCountsFirst(String line, int findings) {
		assertEquals(findings, new Files().with("Shop/pom.xml", "<project><artifactId>quarkus-hibernate-orm</artifactId></project>\n").with("Shop/src/main/resources/application.properties", "quarkus.hibernate-orm.log.sql=true\n" + line + '\n').findings(RULE).size());
	}

	@Test
	void theFileOfTheProfileOfProductionCountsFirst() {
		Files files = new Files().with("Shop/pom.xml", "<project><artifactId>spring-boot-starter</artifactId></project>\n").with("Shop/src/main/resources/application.yml", "spring:\n  jpa:\n    show-sql: true\n");
		assertEquals(1, files.findings(RULE).size());
		assertEquals(0, files.with("Shop/src/main/resources/application-prod.yml", "spring:\n  jpa:\n    show-sql: false\n").findings(RULE).size());
	}

	/** Properties with any name that the code or a context hands on, adapters in a context, and adapters in code. */
	@ParameterizedTest
	@CsvSource({"database.properties, hibernate.show_sql=true, 1", "apis/database.properties, hibernate.show_sql = true, 1", "jdbc.properties, hibernate.show_sql=false, 0", "jdbc.properties, jdbc.url=jdbc:mysql://db/shop, 0",
			"config.properties, jpa.showSql=true, 1", "config-dev.properties, hibernate.show_sql=true, 0", "messages.properties, hibernate.show_sql=true, 0",
			"applicationContext.xml, '<beans><bean id=\"unit\" class=\"org.LocalContainerEntityManagerFactoryBean\"><property name=\"jpaVendorAdapter\"><bean class=\"org.HibernateJpaVendorAdapter\"><property name=\"showSql\" value=\"true\"/></bean></property></bean></beans>', 1",
			"applicationContext.xml, '<beans><bean id=\"adapter\" class=\"org.HibernateJpaVendorAdapter\"><property name=\"showSql\" value=\"false\"/></bean></beans>', 0"})
	void handedOn(String file, String text, int findings) {
		assertEquals(findings, new Files().with("Shop/pom.xml", "<project><packaging>war</packaging></project>\n").with("Shop/src/main/resources/" + file, text + '\n').findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"adapter.setShowSql(true);, 1", "adapter.setShowSql(false);, 0", "adapter.setShowSql(shown);, 0", "if (shown) { adapter.setShowSql(true); }, 0"})
	void adapterInCode(String statement, int findings) {
		assertEquals(findings, new Files().with("Shop/pom.xml", "<project><packaging>war</packaging></project>\n").with("Shop/src/main/java/shop/Config.java",
				"package shop;\n\npublic class Config {\n\n\tboolean shown;\n\n\tvoid adapter(HibernateJpaVendorAdapter adapter) {\n\t\t" + statement + "\n\t}\n}\n").findings(RULE).size());
	}

	@Test
	void fixOfTheAdapterInCode() {
		String path = "Shop/src/main/java/shop/Config.java";
		Files files = new Files().with("Shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(path,
				"package shop;\n\npublic class Config {\n\n\tinterface Adapter {\n\t\tvoid setShowSql(boolean shown);\n\t}\n\n\tvoid adapter(Adapter adapter) {\n\t\tadapter.setShowSql(true);\n\t}\n}\n");
		FixContract.verify(files, RULE + "/quiet", Map.of(path, Map.of("(true)", "(false)")));
	}

	/** Tests, examples and programs on the desktop are no servers. */
	@ParameterizedTest
	@CsvSource({"Shop/src/test/resources/META-INF/persistence.xml", "Shop/examples/src/main/resources/META-INF/persistence.xml", "Shop/client/src/main/resources/META-INF/persistence.xml",
			"Desk/src/main/resources/META-INF/persistence.xml", "Shop/src/main/java/shop/manual/META-INF/persistence.xml"})
	void whereNoServerRuns(String path) {
		String text = "<persistence version=\"2.1\"><persistence-unit name=\"shop\"><properties>" + property("hibernate.show_sql", "true") + "</properties></persistence-unit></persistence>\n";
		assertEquals(0, new Files().with("Shop/pom.xml", "<project><packaging>war</packaging></project>\n").with("Desk/pom.xml", "<project><packaging>jar</packaging></project>\n").with(path, text).findings(RULE).size());
	}
}
