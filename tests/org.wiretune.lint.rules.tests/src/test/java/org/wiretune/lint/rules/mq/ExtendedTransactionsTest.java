/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** XA of factories of WebSphere MQ, with its preconditions. */
class ExtendedTransactionsTest {

	private static final String ON = "mq-xa-enabled-single-resource";
	private static final String TOPIC = "mq-xa-enabled-topic-cf";
	private static final String OFF = "mq-xa-disabled-multi-resource";
	private static final String DATA_SOURCE = """
			  <resources.jdbc:JDBCProvider xmlns:resources.jdbc="http://www.ibm.com/websphere/appserver/schemas/5.0/resources.jdbc.xmi" xmi:id="JDBCProvider_1" name="Db2" implementationClassName="com.ibm.db2.jcc.DB2ConnectionPoolDataSource">
			    <factories xmi:type="resources.jdbc:DataSource" xmi:id="DataSource_1" name="Orders" jndiName="jdbc/Orders"/>
			  </resources.jdbc:JDBCProvider>
			</xmi:XMI>""";

	private static Files files(String factory, String members, String work) {
		return MqSamples.files("maxSessions=\"5\"", factory, "", "").replace(MqSamples.RESOURCES, "</xmi:XMI>", DATA_SOURCE)
				.with(MqSamples.BINDING, """
						<?xml version="1.0" encoding="UTF-8"?>
						<ejb-jar-bnd xmlns="http://websphere.ibm.com/xml/ns/javaee" version="1.0">
						  <message-driven name="Listener">
						    <listener-port name="OrdersPort"/>
						  </message-driven>
						</ejb-jar-bnd>
						""")
				.with(MqSamples.BEAN, """
						package shop;

						import javax.ejb.MessageDriven;
						import javax.jms.Message;
						import javax.jms.MessageListener;

						@MessageDriven
						public class Listener implements MessageListener {
						%s
							@Override
							public void onMessage(Message message) {
								%s
							}
						}
						""".formatted(members, work));
	}

	@Test
	void needlessWhereTheBeanWorksWithItsMessageAlone() {
		Files files = files("XAEnabled=\"true\"", "", "System.out.println(message);");
		Finding finding = files.finding(ON);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(MqSamples.RESOURCES, finding.origin().path());
		assertTrue(finding.related().stream().anyMatch(place -> place.path().equals(MqSamples.BEAN)), finding.related().toString());
		assertTrue(files("XAEnabled=\"false\"", "", "").findings(ON).isEmpty());
		assertEquals(1, files("", "", "").findings(ON).size(), "on is the default");
		FixContract.verify(files, ON + "/off", Map.of(MqSamples.RESOURCES, Map.of("XAEnabled=\"true\"", "XAEnabled=\"false\"")));
	}

	@Test
	void silentWhereAnotherResourceTakesPartOrMay() {
		for (String member : List.of("	@PersistenceContext EntityManager em;", "	@Resource(name = \"jdbc/Orders\") DataSource orders;", "	@EJB OrderService service;", "	@Resource ConnectionFactory replies;")) {
			assertTrue(files("XAEnabled=\"true\"", member, "").findings(ON).isEmpty(), member);
		}
		for (String work : List.of("OrderStore.save(message);", "new OrderWriter().write(message);", "new javax.naming.InitialContext().lookup(\"ejb/Orders\");")) {
			assertTrue(files("XAEnabled=\"true\"", "", work).findings(ON).isEmpty(), work);
		}
		Files files = files("XAEnabled=\"true\"", "", "");
		assertTrue(files.copy().without(MqSamples.BEAN).findings(ON).isEmpty(), "class not read");
		assertTrue(files.copy().without(MqSamples.BINDING).findings(ON).isEmpty(), "port not bound");
		assertTrue(files.copy().with("Web/META-INF/ibm-ejb-jar-bnd.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<ejb-jar-bnd xmlns="http://websphere.ibm.com/xml/ns/javaee" version="1.0">
				  <session name="Sender">
				    <resource-ref name="cf" binding-name="jms/cf"/>
				  </session>
				</ejb-jar-bnd>
				""").findings(ON).isEmpty(), "another bean refers to the factory");
		assertTrue(files.copy().replace(MqSamples.BEAN, "public class Listener implements", "public class Listener extends Base implements").findings(ON).isEmpty(), "superclass");
	}

	@Test
	void onlyResourceManagerOfTheServer() {
		Files files = MqSamples.files("maxSessions=\"5\"", "XAEnabled=\"true\"", "", "");
		Finding finding = files.finding(ON);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.message().contains("no other resource manager"), finding.message());
		assertTrue(files.copy().replace(MqSamples.RESOURCES, "</xmi:XMI>", DATA_SOURCE).findings(ON).isEmpty());
	}

	@Test
	void beansOfVersion2() {
		Files files = files("XAEnabled=\"true\"", "", "").without(MqSamples.BINDING).with("Shop/META-INF/ejb-jar.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<ejb-jar id="ejb-jar_ID" version="2.1" xmlns="http://java.sun.com/xml/ns/j2ee">
				  <enterprise-beans>
				    <message-driven id="MessageDriven_1">
				      <ejb-name>Orders</ejb-name>
				      <ejb-class>shop.Listener</ejb-class>
				    </message-driven>
				  </enterprise-beans>
				</ejb-jar>
				""").with("Shop/META-INF/ibm-ejb-jar-bnd.xmi", """
				<?xml version="1.0" encoding="UTF-8"?>
				<ejbbnd:EJBJarBinding xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:ejbbnd="ejbbnd.xmi" xmi:id="Binding_1">
				  <ejbBindings xmi:type="ejbbnd:MessageDrivenBeanBinding" xmi:id="MessageDrivenBeanBinding_1" listenerInputPortName="OrdersPort">
				    <enterpriseBean xmi:type="ejb:MessageDriven" xmlns:ejb="ejb.xmi" href="META-INF/ejb-jar.xml#MessageDriven_1"/>
				  </ejbBindings>
				</ejbbnd:EJBJarBinding>
				""").with(MqSamples.BEAN, """
				package shop;

				import javax.ejb.MessageDrivenBean;
				import javax.jms.Message;
				import javax.jms.MessageListener;

				public class Listener implements MessageDrivenBean, MessageListener {

					public void onMessage(Message message) {
						System.out.println(message);
					}
				}
				""");
		assertEquals(Severity.INFO, files.finding(ON).severity());
		assertTrue(files.replace(MqSamples.BEAN, "System.out.println(message)", "OrderStore.save(message)").findings(ON).isEmpty());
	}

	@Test
	void topics() {
		Files files = files("XAEnabled=\"true\"", "", "");
		String topic = files.text(MqSamples.RESOURCES).replace("MQQueueConnectionFactory", "MQTopicConnectionFactory");
		files.with(MqSamples.RESOURCES, topic);
		assertEquals(1, files.findings(TOPIC).size());
		assertTrue(files.findings(ON).isEmpty());
		assertTrue(files("XAEnabled=\"true\"", "", "").findings(TOPIC).isEmpty());
		FixContract.verify(files, TOPIC + "/off", Map.of(MqSamples.RESOURCES, Map.of("XAEnabled=\"true\"", "XAEnabled=\"false\"")));
	}

	@Test
	void missingWhereADatabaseTakesPart() {
		String member = "	@javax.persistence.PersistenceContext javax.persistence.EntityManager em;";
		Files files = files("XAEnabled=\"false\"", member, "em.flush();");
		assertEquals(Severity.INFO, files.finding(OFF).severity());
		assertTrue(files("XAEnabled=\"true\"", member, "em.flush();").findings(OFF).isEmpty());
		assertTrue(files("XAEnabled=\"false\"", "", "").findings(OFF).isEmpty());
		assertTrue(files("XAEnabled=\"false\"", member, "").replace(MqSamples.BEAN, "@MessageDriven\n", "@MessageDriven\n@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)\n").findings(OFF).isEmpty());
		FixContract.verify(files, OFF + "/on", Map.of(MqSamples.RESOURCES, Map.of("XAEnabled=\"false\"", "XAEnabled=\"true\"")));
	}
}
