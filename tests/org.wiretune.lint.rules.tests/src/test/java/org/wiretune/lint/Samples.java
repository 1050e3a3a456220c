/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

/** Small files in the formats that the rules look at. */
public final class Samples {

	/** The server's files. */
	public static final String SERVER_FOLDER = "LocalServer/config/cells/cell/nodes/node/servers/server1/";
	/** The server itself. */
	public static final String SERVER = SERVER_FOLDER + "server.xml";
	/** Its resources. */
	public static final String RESOURCES = SERVER_FOLDER + "resources.xml";

	private Samples() {
	}

	/** {@return a cell with one server: pools of 20 and 50 threads, 384 MB of heap, both adapters on pool Default} */
	public static Files server() {
		return new Files().with(SERVER, """
				<?xml version="1.0" encoding="UTF-8"?>
				<process:Server xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:applicationserver="http://www.ibm.com/websphere/appserver/schemas/5.0/applicationserver.xmi" xmlns:process="http://www.ibm.com/websphere/appserver/schemas/5.0/process.xmi" xmlns:processexec="http://www.ibm.com/websphere/appserver/schemas/5.0/processexec.xmi" xmlns:threadpoolmanager="http://www.ibm.com/websphere/appserver/schemas/6.0/threadpoolmanager.xmi" xmi:id="Server_1" name="server1">
				  <services xmi:type="threadpoolmanager:ThreadPoolManager" xmi:id="ThreadPoolManager_1" enable="true">
				    <threadPools xmi:id="ThreadPool_41" minimumSize="20" maximumSize="20" name="Default"/>
				    <threadPools xmi:id="ThreadPool_42" minimumSize="10" maximumSize="50" inactivityTimeout="60000" isGrowable="false" name="WebContainer"/>
				  </services>
				  <processDefinitions xmi:type="processexec:JavaProcessDef" xmi:id="JavaProcessDef_1">
				    <jvmEntries xmi:id="JavaVirtualMachine_1" initialHeapSize="256" maximumHeapSize="384" genericJvmArguments=""/>
				  </processDefinitions>
				</process:Server>
				""").with(RESOURCES, """
				<?xml version="1.0" encoding="UTF-8"?>
				<xmi:XMI xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:resources.j2c="http://www.ibm.com/websphere/appserver/schemas/5.0/resources.j2c.xmi" xmlns:resources.jdbc="http://www.ibm.com/websphere/appserver/schemas/5.0/resources.jdbc.xmi">
				  <resources.jdbc:JDBCProvider xmi:id="JDBCProvider_1" name="Db2" implementationClassName="com.ibm.db2.jcc.DB2ConnectionPoolDataSource">
				    <factories xmi:type="resources.jdbc:DataSource" xmi:id="DataSource_1" name="Orders" jndiName="jdbc/Orders">
				      <connectionPool xmi:id="ConnectionPool_1" connectionTimeout="180" maxConnections="60" minConnections="1"/>
				    </factories>
				  </resources.jdbc:JDBCProvider>
				  <resources.j2c:J2CResourceAdapter xmi:id="Adapter_1" name="Platform Messaging Component SPI Resource Adapter" threadPoolAlias="Default">
				    <j2cActivationSpec xmi:id="Spec_1" name="Receiver_AS" jndiName="sca/Receiver/ActivationSpec">
				      <resourceProperties xmi:id="Property_1" name="maxConcurrency" type="java.lang.Integer" value="10" required="false"/>
				    </j2cActivationSpec>
				  </resources.j2c:J2CResourceAdapter>
				  <resources.j2c:J2CResourceAdapter xmi:id="Adapter_2" name="SIB JMS Resource Adapter" threadPoolAlias="SIBJMSRAThreadPool">
				    <j2cActivationSpec xmi:id="Spec_2" name="Receiver.JMS_Export_AS" jndiName="Receiver/JMS_Export_AS">
				      <resourceProperties xmi:id="Property_2" name="maxConcurrency" type="java.lang.Integer" value="10" required="false"/>
				    </j2cActivationSpec>
				  </resources.j2c:J2CResourceAdapter>
				</xmi:XMI>
				""");
	}

	/** {@return two modules: Sender with one SCA import, Receiver with an SCA export and a Web Service export} */
	public static Files modules() {
		return new Files().with("Sender/sca.module", module("Sender")).with("Receiver/sca.module", module("Receiver"))
				.with("Sender/ToReceiver.import", """
						<?xml version="1.0" encoding="UTF-8"?>
						<scdl:import xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:ns1="http://Library/Stock" xmlns:scdl="http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0" xmlns:wsdl="http://www.ibm.com/xmlns/prod/websphere/scdl/wsdl/6.0.0" displayName="ToReceiver" name="ToReceiver">
						  <interfaces>
						    <interface xsi:type="wsdl:WSDLPortType" preferredInteractionStyle="sync" portType="ns1:Stock"/>
						  </interfaces>
						  <esbBinding xsi:type="scdl:SCAImportBinding" module="Receiver" export="StockExport">
						    <scdl:bindingQualifier xsi:type="scdl:IsTargetSCA" value="true"/>
						  </esbBinding>
						</scdl:import>
						""")
				.with("Receiver/StockExport.export", """
						<?xml version="1.0" encoding="UTF-8"?>
						<scdl:export xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:st="http://Library/Stock" xmlns:scdl="http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0" xmlns:wsdl="http://www.ibm.com/xmlns/prod/websphere/scdl/wsdl/6.0.0" displayName="StockExport" name="StockExport" target="StockComponent">
						  <interfaces>
						    <interface xsi:type="wsdl:WSDLPortType" portType="st:Stock"/>
						  </interfaces>
						</scdl:export>
						""")
				.with("Receiver/StockWSExport.export", """
						<?xml version="1.0" encoding="UTF-8"?>
						<scdl:export xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:jaxws="http://www.ibm.com/xmlns/prod/websphere/scdl/jaxws/6.0.0" xmlns:ns1="http://Library/Stock" xmlns:scdl="http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0" xmlns:wsdl="http://www.ibm.com/xmlns/prod/websphere/scdl/wsdl/6.0.0" displayName="StockWSExport" name="StockWSExport" target="StockComponent">
						  <interfaces>
						    <interface xsi:type="wsdl:WSDLPortType" portType="ns1:Stock"/>
						  </interfaces>
						  <esbBinding xsi:type="jaxws:JaxWsExportBinding"/>
						</scdl:export>
						""")
				.with("Receiver/StockComponent.component", """
						<?xml version="1.0" encoding="UTF-8"?>
						<scdl:component xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:java="http://www.ibm.com/xmlns/prod/websphere/scdl/java/6.0.0" xmlns:ns1="http://Library/Stock" xmlns:scdl="http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0" xmlns:wsdl="http://www.ibm.com/xmlns/prod/websphere/scdl/wsdl/6.0.0" displayName="StockComponent" name="StockComponent">
						  <interfaces>
						    <interface xsi:type="wsdl:WSDLPortType" portType="ns1:Stock"/>
						  </interfaces>
						  <implementation xsi:type="java:JavaImplementation" class="impl.StockImpl"/>
						</scdl:component>
						""")
				.with("Sender/SenderComponent.component", """
						<?xml version="1.0" encoding="UTF-8"?>
						<scdl:component xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:java="http://www.ibm.com/xmlns/prod/websphere/scdl/java/6.0.0" xmlns:ns1="http://Library/Stock" xmlns:scdl="http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0" xmlns:wsdl="http://www.ibm.com/xmlns/prod/websphere/scdl/wsdl/6.0.0" displayName="SenderComponent" name="SenderComponent">
						  <references>
						    <reference name="StockPartner">
						      <interface xsi:type="wsdl:WSDLPortType" portType="ns1:Stock"/>
						      <wire target="ToReceiver"/>
						    </reference>
						  </references>
						  <implementation xsi:type="java:JavaImplementation" class="impl.SenderImpl"/>
						</scdl:component>
						""");
	}

	/** {@return the import of {@link #modules} with a Web Service binding to the other module} */
	public static String webServiceImport(String endpoint) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<scdl:import xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:Binding="http://Library/Stock/Binding" xmlns:jaxws="http://www.ibm.com/xmlns/prod/websphere/scdl/jaxws/6.0.0" xmlns:ns1="http://Library/Stock" xmlns:scdl="http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0" xmlns:wsdl="http://www.ibm.com/xmlns/prod/websphere/scdl/wsdl/6.0.0" displayName="ToReceiver" name="ToReceiver">
				  <interfaces>
				    <interface xsi:type="wsdl:WSDLPortType" preferredInteractionStyle="sync" portType="ns1:Stock"/>
				  </interfaces>
				  <esbBinding xsi:type="jaxws:JaxWsImportBinding" endpoint="%s" port="Binding:StockPort" service="Binding:StockService"/>
				</scdl:import>
				""".formatted(endpoint);
	}

	/** {@return an application in the style of EAP 5: one unit of Hibernate on MySQL, an entity with IDENTITY keys, no loop} */
	public static Files application() {
		return new Files().with("Shop/.project", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<projectDescription><name>Shop</name></projectDescription>\n")
				.with("Shop/src/META-INF/persistence.xml", """
						<?xml version="1.0" encoding="UTF-8"?>
						<persistence xmlns="http://java.sun.com/xml/ns/persistence" version="1.0">
						  <persistence-unit name="shop" transaction-type="JTA">
						    <provider>org.hibernate.ejb.HibernatePersistence</provider>
						    <jta-data-source>java:/ShopDS</jta-data-source>
						    <properties>
						      <property name="hibernate.hbm2ddl.auto" value="none"/>
						    </properties>
						  </persistence-unit>
						</persistence>
						""")
				.with("Shop/deploy/shop-ds.xml", """
						<?xml version="1.0" encoding="UTF-8"?>
						<datasources>
						  <local-tx-datasource>
						    <jndi-name>ShopDS</jndi-name>
						    <connection-url>jdbc:mysql://localhost:3306/shop</connection-url>
						    <driver-class>com.mysql.jdbc.Driver</driver-class>
						    <max-pool-size>50</max-pool-size>
						  </local-tx-datasource>
						</datasources>
						""")
				.with("Shop/src/shop/Line.java", """
						package shop;

						import javax.persistence.Entity;
						import javax.persistence.GeneratedValue;
						import javax.persistence.GenerationType;
						import javax.persistence.Id;

						@Entity
						public class Line {

							@Id
							@GeneratedValue(strategy = GenerationType.IDENTITY)
							private Long id;
						}
						""");
	}

	/** {@return a class that persists lines in a loop} @param body what follows the persist in the loop */
	public static String loader(String body) {
		return """
				package shop;

				import java.util.List;

				import javax.persistence.EntityManager;

				public class Loader {

					private EntityManager em;

					public void store(List<Line> lines) {
						int rows = 0;
						for (Line line : lines) {
							em.persist(line);
				%s\
						}
					}
				}
				""".formatted(body);
	}

	/** {@return the interceptors file of EAP 5} @param size instances of message-driven beans */
	public static String interceptors(int size) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<aop xmlns="urn:jboss:aop-beans:1.0">
				  <domain name="Stateless Bean" extends="Intercepted Bean" inheritBindings="true">
				    <annotation expr="class(*) AND !class(@org.jboss.ejb3.annotation.Pool)">
				      @org.jboss.ejb3.annotation.Pool (value="ThreadlocalPool", maxSize=30, timeout=10000)
				    </annotation>
				  </domain>
				  <domain name="Message Driven Bean" extends="Intercepted Bean" inheritBindings="true">
				    <annotation expr="class(*) AND !class(@org.jboss.ejb3.annotation.Pool)">
				      @org.jboss.ejb3.annotation.Pool (value="StrictMaxPool", maxSize=%d, timeout=10000)
				    </annotation>
				  </domain>
				</aop>
				""".formatted(size);
	}

	/** {@return a message-driven bean} @param annotations further annotations @param sessions the activation property */
	public static String messageDrivenBean(String annotations, int sessions) {
		return """
				package shop;

				import javax.ejb.ActivationConfigProperty;
				import javax.ejb.MessageDriven;
				import javax.jms.Message;
				import javax.jms.MessageListener;

				@MessageDriven(activationConfig = {
						@ActivationConfigProperty(propertyName = "destination", propertyValue = "queue/orders"),
						@ActivationConfigProperty(propertyName = "maxSessions", propertyValue = "%d") })
				%spublic class Listener implements MessageListener {

					@Override
					public void onMessage(Message message) {
					}
				}
				""".formatted(sessions, annotations);
	}

	private static String module(String name) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<scdl:module xmlns:scdl="http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0" name="%s"/>
				""".formatted(name);
	}
}
