/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.rules.messagedriven.MessageDrivenSamples;

/** The provider, its journal and its folders. */
class MessagingRulesTest {

	private static final String HORNETQ = "Shop/jboss/deploy/hornetq/hornetq-configuration.xml";
	private static final String JBM = "Shop/jboss/deploy/messaging/messaging-service.xml";
	private static final String STORE = "Shop/jboss/deploy/messaging/mysql-persistence-service.xml";
	private static final String SOURCE = MessageDrivenSamples.SOURCE;
	private static final String MANAGER = "\t@PersistenceContext\n\tprivate EntityManager em;\n";

	private static Files bean(String members) {
		return MessageDrivenSamples.files(15, 15).with(MessageDrivenSamples.BEAN, MessageDrivenSamples.bean("Listener", "", members));
	}

	private static String hornetq(String further) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<configuration xmlns="urn:hornetq">
				  <name>HornetQ.main.config</name>
				%s\
				  <journal-directory>${jboss.server.data.dir}/${hornetq.data.dir:hornetq}/journal</journal-directory>
				  <journal-min-files>10</journal-min-files>
				  <large-messages-directory>/fast/largemessages</large-messages-directory>
				  <paging-directory>${jboss.server.data.dir}/${hornetq.data.dir:hornetq}/paging</paging-directory>
				</configuration>
				""".formatted(further);
	}

	private static String jbossMessaging() {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<server>
				  <mbean code="org.jboss.jms.server.ServerPeer" name="jboss.messaging:service=ServerPeer">
				    <attribute name="ServerPeerID">0</attribute>
				  </mbean>
				</server>
				""";
	}

	private static String store(String source) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<server>
				  <mbean code="org.jboss.messaging.core.jmx.JDBCPersistenceManagerService" name="jboss.messaging:service=PersistenceManager">
				    <attribute name="DataSource">%s</attribute>
				  </mbean>
				</server>
				""".formatted(source);
	}

	@Test
	void provider() {
		String rule = "jms-provider-jboss-messaging";
		Files files = bean("").with(JBM, jbossMessaging());
		Finding finding = files.finding(rule);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.fixes().isEmpty(), "cannot be undone");
		assertTrue(new Files().with(JBM, jbossMessaging()).findings(rule).isEmpty(), "nothing listens");
		assertTrue(files.copy().with(JBM, jbossMessaging().replace("org.jboss.jms.server.ServerPeer", "shop.Peer")).findings(rule).isEmpty(), "another bean");
		assertTrue(files.copy().with(HORNETQ, hornetq("")).findings(rule).isEmpty());
	}

	@Test
	void journalType() {
		String rule = "hornetq-aio-missing";
		Files nio = new Files().with(HORNETQ, hornetq("  <journal-type>NIO</journal-type>\n"));
		assertEquals(Severity.INFO, nio.finding(rule).severity());
		assertTrue(new Files().with(HORNETQ, hornetq("  <journal-type>ASYNCIO</journal-type>\n")).findings(rule).isEmpty());
		assertTrue(new Files().with(HORNETQ, hornetq("")).findings(rule).isEmpty());
		FixContract.verify(nio, rule + "/asyncio", Map.of(HORNETQ, Map.of(">NIO<", ">ASYNCIO<")));
		Files wildfly = new Files().with(MessageDrivenSamples.WILDFLY, MessageDrivenSamples.wildfly("max-pool-size=\"20\"", ""));
		FixContract.verify(wildfly, rule + "/asyncio", Map.of(MessageDrivenSamples.WILDFLY, Map.of("\"NIO\"", "\"ASYNCIO\"")));
		assertTrue(wildfly.copy().replace(MessageDrivenSamples.WILDFLY, "type=\"NIO\"", "type=\"NIO\" datasource=\"ds\"").findings(rule).isEmpty(), "in a database");
	}

	@Test
	void folders() {
		Files files = new Files().with(HORNETQ, hornetq(""));
		assertEquals(1, files.findings("hornetq-journal-default-dir").size());
		assertEquals(1, files.findings("hornetq-paging-default-dir").size());
		assertTrue(files.findings("hornetq-large-messages-default-dir").isEmpty());
		Files moved = files.copy().replace(HORNETQ, "${jboss.server.data.dir}/${hornetq.data.dir:hornetq}/journal", "/fast/journal").replace(HORNETQ, "/fast/largemessages", "${jboss.server.data.dir}/large");
		assertTrue(moved.findings("hornetq-journal-default-dir").isEmpty());
		assertTrue(files.copy().replace(HORNETQ, "${jboss.server.data.dir}/${hornetq.data.dir:hornetq}/paging", "/fast/paging").findings("hornetq-paging-default-dir").isEmpty());
		assertEquals(1, moved.findings("hornetq-large-messages-default-dir").size());
		Files wildfly = new Files().with(MessageDrivenSamples.WILDFLY, MessageDrivenSamples.wildfly("max-pool-size=\"20\"", ""));
		assertEquals(1, wildfly.findings("hornetq-journal-default-dir").size());
		for (String place : List.of("<journal-directory path=\"/fast/journal\"/>", "<journal-directory path=\"journal\" relative-to=\"fast.disk\"/>")) {
			assertTrue(wildfly.copy().replace(MessageDrivenSamples.WILDFLY, "<journal type", place + "<journal type").findings("hornetq-journal-default-dir").isEmpty(), place);
		}
		assertEquals(1, wildfly.copy().replace(MessageDrivenSamples.WILDFLY, "<journal type", "<journal-directory path=\"journal\"/><journal type").findings("hornetq-journal-default-dir").size());
	}

	@Test
	void transactionJournal() {
		String rule = "tx-journal-on-slow-disk";
		String path = "Shop/jboss/deploy/transaction-jboss-beans.xml";
		String text = """
				<?xml version="1.0" encoding="UTF-8"?>
				<deployment xmlns="urn:jboss:bean-deployer:2.0">
				  <bean name="TransactionManager" class="com.arjuna.ats.jbossatx.jta.TransactionManagerService">
				    <property name="transactionTimeout">300</property>
				    <property name="objectStoreDir">${jboss.server.data.dir}/tx-object-store</property>
				  </bean>
				</deployment>
				""";
		assertEquals(1, new Files().with(path, text).findings(rule).size());
		assertTrue(new Files().with(path, text.replace("${jboss.server.data.dir}", "/fast")).findings(rule).isEmpty());
	}

	@Test
	void journalFiles() {
		String rule = "hornetq-journal-min-files";
		assertTrue(new Files().with(HORNETQ, hornetq("")).findings(rule).isEmpty());
		Files nine = new Files().with(HORNETQ, hornetq("").replace(">10<", ">9<"));
		assertEquals("9", nine.finding(rule).measured());
		FixContract.verify(nine, rule + "/files", Map.of(HORNETQ, Map.of(">9<", ">10<")));
		Files wildfly = new Files().with(MessageDrivenSamples.WILDFLY, MessageDrivenSamples.wildfly("max-pool-size=\"20\"", ""));
		FixContract.verify(wildfly, rule + "/files", Map.of(MessageDrivenSamples.WILDFLY, Map.of("min-files=\"2\"", "min-files=\"10\"")));
	}

	@Test
	void journalAndLocalDataSource() {
		String rule = "hornetq-with-local-tx-datasource";
		Files files = bean(MANAGER).with(HORNETQ, hornetq(""));
		Finding finding = files.finding(rule);
		assertEquals(SOURCE, finding.origin().path());
		assertTrue(finding.related().stream().anyMatch(place -> place.path().equals(MessageDrivenSamples.BEAN)), finding.related().toString());
		assertTrue(bean("").with(HORNETQ, hornetq("")).findings(rule).isEmpty(), "works with no database");
		assertTrue(bean(MANAGER).findings(rule).isEmpty(), "no journal");
		assertTrue(files.copy().replace(MessageDrivenSamples.BEAN, "@MessageDriven(", "@javax.ejb.TransactionManagement(javax.ejb.TransactionManagementType.BEAN)\n@MessageDriven(").findings(rule).isEmpty());
		FixContract.verify(files, rule + "/xa", Map.of(SOURCE, Map.of("<local-tx-datasource>", "<xa-datasource>", "</local-tx-datasource>", "</xa-datasource>",
				"<connection-url>jdbc:mysql://localhost:3306/shop</connection-url>", "<xa-datasource-property name=\"URL\">jdbc:mysql://localhost:3306/shop</xa-datasource-property>",
				"<driver-class>com.mysql.jdbc.Driver</driver-class>", "<xa-datasource-class>com.mysql.jdbc.jdbc2.optional.MysqlXADataSource</xa-datasource-class>")));
		Files property = files.copy().replace(SOURCE, "    <max-pool-size>", "    <connection-property name=\"useUnicode\">true</connection-property>\n    <max-pool-size>");
		assertTrue(property.finding(rule).fixes().get(0).changes().stream().anyMatch(change -> change.replacement().contains("xa-datasource-property")));
		assertTrue(files.copy().replace(SOURCE, "jdbc:mysql://localhost:3306/shop", "jdbc:oracle:thin:@h:1521:shop").replace(SOURCE, "com.mysql.jdbc.Driver", "oracle.jdbc.OracleDriver")
				.finding(rule).fixes().isEmpty());
	}

	@Test
	void journalAndLocalDataSourceOnWildFly() {
		String rule = "hornetq-with-local-tx-datasource";
		String path = MessageDrivenSamples.WILDFLY;
		Files files = bean(MANAGER).without(SOURCE).without(MessageDrivenSamples.POOLS).without(MessageDrivenSamples.THREADS)
				.with(path, MessageDrivenSamples.wildfly("max-pool-size=\"20\"", "").replace("  <profile>", """
						  <profile>
						    <subsystem xmlns="urn:jboss:domain:datasources:7.0">
						      <datasources>
						        <datasource jndi-name="java:/ShopDS" pool-name="ShopDS">
						          <connection-url>jdbc:mysql://localhost:3306/shop</connection-url>
						          <driver>mysql</driver>
						        </datasource>
						      </datasources>
						    </subsystem>"""));
		Finding finding = files.finding(rule);
		assertTrue(finding.message().contains("last resource"), finding.message());
		assertTrue(finding.fixes().isEmpty());
		assertTrue(files.copy().with(path, files.text(path).replace("<datasource ", "<xa-datasource ").replace("</datasource>", "</xa-datasource>")).findings(rule).isEmpty());
	}

	@Test
	void separateStore() {
		String rule = "jbm-separate-datasource-not-xa";
		String messages = """
				<?xml version="1.0" encoding="UTF-8"?>
				<datasources>
				  <local-tx-datasource>
				    <jndi-name>MessagesDS</jndi-name>
				    <connection-url>jdbc:mysql://localhost:3306/messages</connection-url>
				    <driver-class>com.mysql.jdbc.Driver</driver-class>
				  </local-tx-datasource>
				</datasources>
				""";
		Files files = bean(MANAGER).with(STORE, store("java:/MessagesDS")).with("Shop/jboss/deploy/messages-ds.xml", messages);
		assertTrue(files.finding(rule).message().contains("ShopDS, MessagesDS"), files.finding(rule).message());
		assertTrue(bean(MANAGER).with(STORE, store("java:/Unknown")).findings(rule).isEmpty());
		assertTrue(bean("").with(STORE, store("java:/MessagesDS")).with("Shop/jboss/deploy/messages-ds.xml", messages).findings(rule).isEmpty());
		FixContract.verify(files, rule + "/xa", Map.of(SOURCE, converted("shop"), "Shop/jboss/deploy/messages-ds.xml", converted("messages")));
	}

	private static Map<String, String> converted(String database) {
		return Map.of("<local-tx-datasource>", "<xa-datasource>", "</local-tx-datasource>", "</xa-datasource>",
				"<connection-url>jdbc:mysql://localhost:3306/" + database + "</connection-url>", "<xa-datasource-property name=\"URL\">jdbc:mysql://localhost:3306/" + database + "</xa-datasource-property>",
				"<driver-class>com.mysql.jdbc.Driver</driver-class>", "<xa-datasource-class>com.mysql.jdbc.jdbc2.optional.MysqlXADataSource</xa-datasource-class>");
	}
}
