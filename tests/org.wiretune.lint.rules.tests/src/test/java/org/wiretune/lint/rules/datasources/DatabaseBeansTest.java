/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.lint.rules.datasources.PoolFiles.SOURCE;
import static org.wiretune.lint.rules.datasources.PoolFiles.jboss;
import static org.wiretune.lint.rules.datasources.PoolFiles.sizes;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** Beans that use a pool beside each other. */
class DatabaseBeansTest {

	private static final String NESTED = "nested-entity-managers-multiply-connections";
	private static final String ASYNCHRONOUS = "async-mdb-adds-connections";
	private static final String POOL = "third-party-pool-layer";
	private static final String ORDERS = "Shop/src/shop/Orders.java";
	private static final String JOURNAL = "Shop/src/shop/JournalBean.java";
	private static final String RECEIVER = "Shop/src/shop/Receiver.java";

	private static Files beans(String unit, String attribute) {
		return new Files().with(ORDERS, """
				package shop;

				import javax.ejb.EJB;
				import javax.ejb.Stateless;
				import javax.persistence.EntityManager;
				import javax.persistence.PersistenceContext;

				@Stateless
				public class Orders {
					@PersistenceContext(unitName = "orders") private EntityManager manager;
					@EJB private Journal journal;

					public void take(Object order) {
						manager.persist(order);
						journal.note(order);
					}
				}
				""").with(JOURNAL, """
				package shop;

				import javax.ejb.Stateless;
				import javax.ejb.TransactionAttribute;
				import javax.ejb.TransactionAttributeType;
				import javax.persistence.EntityManager;
				import javax.persistence.PersistenceContext;

				@Stateless
				public class JournalBean implements Journal {
					@PersistenceContext(unitName = "%s") private EntityManager manager;

					%s
					public void note(Object order) {
						manager.persist(order);
					}
				}
				""".formatted(unit, attribute));
	}

	private static Files messages(int maximum) {
		return PoolFiles.web(jboss(sizes(10, maximum)), "maxThreads=\"80\"").with("Shop/pom.xml", "<project/>").with("Shop/src/META-INF/persistence.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<persistence xmlns="http://java.sun.com/xml/ns/persistence" version="1.0">
				  <persistence-unit name="orders">
				    <jta-data-source>java:/OrdersDS</jta-data-source>
				  </persistence-unit>
				</persistence>
				""").with(ORDERS, """
				package shop;

				import javax.ejb.Stateless;
				import javax.jms.MessageProducer;
				import javax.persistence.EntityManager;
				import javax.persistence.PersistenceContext;

				@Stateless
				public class Orders {
					@PersistenceContext private EntityManager manager;
					private MessageProducer producer;

					public void take(javax.jms.Message order) throws javax.jms.JMSException {
						manager.persist(order);
						producer.send(order);
					}
				}
				""").with(RECEIVER, """
				package shop;

				import javax.ejb.ActivationConfigProperty;
				import javax.ejb.MessageDriven;
				import javax.jms.Message;
				import javax.persistence.EntityManager;
				import javax.persistence.PersistenceContext;

				@MessageDriven(activationConfig = @ActivationConfigProperty(propertyName = "maxSessions", propertyValue = "30"))
				public class Receiver implements javax.jms.MessageListener {
					@PersistenceContext private EntityManager manager;

					public void onMessage(Message message) {
						manager.persist(message);
					}
				}
				""");
	}

	@Test
	void furtherConnections() {
		Finding other = beans("journal", "").finding(NESTED);
		assertEquals(Severity.INFO, other.severity());
		assertEquals("2", other.measured());
		assertEquals(ORDERS, other.origin().path());
		assertTrue(other.message().contains("JournalBean"), other.message());
		assertEquals("2", beans("orders", "@TransactionAttribute(TransactionAttributeType.REQUIRES_NEW)").finding(NESTED).measured());
	}

	@Test
	void silentWhereTheConnectionIsShared() {
		assertTrue(beans("orders", "").findings(NESTED).isEmpty());
		assertTrue(beans("orders", "@TransactionAttribute(TransactionAttributeType.REQUIRED)").findings(NESTED).isEmpty());
		assertTrue(beans("journal", "").replace(ORDERS, "@EJB private", "private").findings(NESTED).isEmpty(), "not a bean that is given");
		assertTrue(beans("orders", "@TransactionAttribute(TransactionAttributeType.REQUIRES_NEW)").replace(ORDERS, ".note(", ".check(").findings(NESTED).isEmpty(), "another method is called");
		assertTrue(beans("journal", "").replace(JOURNAL, "import javax.persistence.PersistenceContext;", "import shop.PersistenceContext;").findings(NESTED).isEmpty());
	}

	@Test
	void requestsAndMessages() {
		Finding finding = messages(100).finding(ASYNCHRONOUS);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("100", finding.measured());
		assertEquals("110", finding.limit());
		assertTrue(finding.assumption().contains("messages of Orders reach Receiver"), finding.assumption());
		assertTrue(messages(110).findings(ASYNCHRONOUS).isEmpty());
		assertEquals("109", messages(109).finding(ASYNCHRONOUS).measured());
		assertTrue(messages(100).replace(ORDERS, "\t\tproducer.send(order);\n", "").findings(ASYNCHRONOUS).isEmpty(), "nothing is sent");
		assertTrue(messages(100).replace(RECEIVER, "@PersistenceContext private", "private").findings(ASYNCHRONOUS).isEmpty(), "the receiver needs no connection");
		assertEquals("95", messages(90).replace(RECEIVER, "activationConfig = @ActivationConfigProperty(propertyName = \"maxSessions\", propertyValue = \"30\")", "name = \"R\"").finding(ASYNCHRONOUS).limit());
	}

	@Test
	void fixRaiseConnections() {
		Files files = messages(100).with("Api/src/javax/ejb/Stateless.java", "package javax.ejb; public @interface Stateless { }\n")
				.with("Api/src/javax/jms/MessageProducer.java", "package javax.jms; public interface MessageProducer { void send(Message message) throws JMSException; }\n")
				.with("Api/src/javax/jms/JMSException.java", "package javax.jms; public class JMSException extends Exception { }\n")
				.with("Api/src/javax/persistence/PersistenceContext.java", "package javax.persistence; public @interface PersistenceContext { }\n");
		FixContract.verify(files, ASYNCHRONOUS + "/raise-connections", Map.of(SOURCE, Map.of("<max-pool-size>100<", "<max-pool-size>110<")));
	}

	@Test
	void poolOfALibrary() {
		String code = "package shop;\nimport org.apache.commons.dbcp2.BasicDataSource;\nclass Data {\n\tObject source = new BasicDataSource();\n}\n";
		Files files = jboss(sizes(10, 30)).with("Shop/pom.xml", "<project/>").with("Shop/src/shop/Data.java", code);
		assertEquals("BasicDataSource", files.finding(POOL).measured());
		assertEquals(Severity.INFO, files.finding(POOL).severity());
		assertTrue(new Files().with("Shop/src/shop/Data.java", code).findings(POOL).isEmpty(), "no server");
		String program = "package shop;\nimport org.apache.commons.dbcp2.BasicDataSource;\nclass Data {\n\tpublic static void main(String[] arguments) {\n\t\tObject source = new BasicDataSource();\n\t}\n}\n";
		assertTrue(files.copy().with("Shop/src/shop/Data.java", program).findings(POOL).isEmpty(), "a program of its own runs outside of the server");
		assertEquals(1, files.copy().with("Shop/src/shop/Data.java", program.replace("main(", "fill(")).findings(POOL).size());
		assertTrue(files.replace("Shop/src/shop/Data.java", "org.apache.commons.dbcp2.BasicDataSource", "shop.own.BasicDataSource").findings(POOL).isEmpty());
	}

	@Test
	void poolOfHibernate() {
		Files files = messages(110).replace("Shop/src/META-INF/persistence.xml", "    <jta-data-source>java:/OrdersDS</jta-data-source>\n", """
				    <provider>org.hibernate.ejb.HibernatePersistence</provider>
				    <properties>
				      <property name="hibernate.c3p0.max_size" value="50"/>
				    </properties>
				""");
		assertEquals("hibernate.c3p0.max_size", files.finding(POOL).measured());
		assertTrue(files.copy().replace("Shop/src/META-INF/persistence.xml", "    <properties>\n", "    <jta-data-source>java:/OrdersDS</jta-data-source>\n    <properties>\n").findings(POOL).isEmpty(), "it takes the server's connections");
	}
}
