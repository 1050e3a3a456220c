/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** Small files of every format, written for these tests, with the oddities that the formats allow. */
final class Samples {

	static final String SCDL = "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:s=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" xmlns:w=\"http://www.ibm.com/xmlns/prod/websphere/scdl/wsdl/6.0.0\"";

	static final String CELL = "server/config/cells/c1";

	private Samples() {
	}

	/** {@return the files by path} */
	static Map<String, byte[]> files() {
		Map<String, String> files = new LinkedHashMap<>();
		files.put("m/sca.module", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<s:module " + SCDL + " name=\"m\"/>");
		files.put("m/A.component", """
				<?xml version="1.0" encoding="UTF-8"?>
				<q:component xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:q="http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0" name="A" displayName="The A">
					<interfaces>
						<interface xsi:type="w:WSDLPortType" portType="ns:P">
							<method name="one"/>
							<method name="two"/>
							<q:interfaceQualifier xsi:type="q:JoinTransaction" value="true"/>
						</interface>
					</interfaces>
					<references>
						<reference name="R">
							<interface xsi:type="w:WSDLPortType" preferredInteractionStyle='async' portType="ns:P"/>
							<q:referenceQualifier xsi:type="q:DeliverAsyncAt" value="commit"/>
							<q:referenceQualifier xsi:type="q:Reliability"/>
							<wire target="I"/>
							<wire target="J"/>
						</reference>
					</references>
					<implementation xsi:type="j:JavaImplementation" class="p.AImpl"/>
				</q:component>
				""");
		files.put("m/I.import", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<s:import " + SCDL + " name=\"I\">\n  <interfaces>\n    <interface\n        xsi:type=\"w:WSDLPortType\"\n        portType=\"ns:P\"/>\n  </interfaces>\n"
				+ "  <esbBinding xsi:type=\"s:SCAImportBinding\" module=\"n\" export=\"E\"/>\n</s:import>");
		files.put("m/sca.references", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<s:references " + SCDL + ">\n  <reference name=\"APartner\">\n    <interface xsi:type=\"w:WSDLPortType\" portType=\"ns:P\"/>\n    <wire target=\"A\"/>\n  </reference>\n</s:references>\n");
		files.put(CELL + "/nodes/n1/servers/s1/server.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<process:Server xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:process="http://www.ibm.com/websphere/appserver/schemas/5.0/process.xmi" xmlns:t="http://www.ibm.com/websphere/appserver/schemas/6.0/threadpoolmanager.xmi" name="s1" clusterName="k1">
				  <services xmi:type="orb:ObjectRequestBroker">
				    <threadPool minimumSize="10" maximumSize="50" name="ORB.thread.pool"/>
				  </services>
				  <services xmi:type="t:ThreadPoolManager" enable="true">
				    <threadPools minimumSize="5" maximumSize="20" inactivityTimeout="5000" isGrowable="false" name="Default"/>
				    <threadPools name="Pool_SIBus_SCA"/>
				    <threadPools minimumSize="11" maximumSize="51" name="ORB.thread.pool"/>
				  </services>
				  <processDefinitions processType="Control"><jvmEntries maximumHeapSize="128"/></processDefinitions>
				  <processDefinitions processType="Servant">
				    <jvmEntries initialHeapSize="0" maximumHeapSize="" verboseModeGarbageCollection="true"/>
				  </processDefinitions>
				</process:Server>
				""");
		files.put(CELL + "/nodes/n1/resources.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<xmi:XMI xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:j="http://www.ibm.com/websphere/appserver/schemas/5.0/resources.j2c.xmi" xmlns:d="http://www.ibm.com/websphere/appserver/schemas/5.0/resources.jdbc.xmi">
				  <j:J2CResourceAdapter xmi:id="J2CResourceAdapter_1" name="Platform Messaging Component SPI Resource Adapter" threadPoolAlias="Pool_SIBus_SCA">
				    <j2cActivationSpec xmi:id="J2CActivationSpec_1" name="A_AS" jndiName="sca/A" destinationJndiName="">
				      <resourceProperties xmi:id="P_1" name="destinationName" type="java.lang.String" value="sca/A"/>
				      <resourceProperties xmi:id="P_2" name="maxConcurrency" type="java.lang.Integer" value="100"/>
				    </j2cActivationSpec>
				    <j2cActivationSpec xmi:id="J2CActivationSpec_2" name="B_AS" jndiName="sca/B"/>
				  </j:J2CResourceAdapter>
				  <j:J2CResourceAdapter xmi:id="J2CResourceAdapter_2" name="WebSphere MQ Resource Adapter">
				    <j2cActivationSpec xmi:id="J2CActivationSpec_3" name="MQ_AS" jndiName="jms/as" destinationJndiName="jms/q">
				      <resourceProperties xmi:id="P_3" name="maxPoolDepth" type="java.lang.Integer" value="12"/>
				    </j2cActivationSpec>
				  </j:J2CResourceAdapter>
				  <d:JDBCProvider xmi:id="JDBCProvider_1" name="My provider" implementationClassName="com.mysql.jdbc.jdbc2.optional.MysqlConnectionPoolDataSource">
				    <factories xmi:type="d:DataSource" xmi:id="DataSource_1" name="ds" jndiName="jdbc/ds" statementCacheSize="60">
				      <propertySet xmi:id="PS_1">
				        <resourceProperties xmi:id="P_4" name="URL" type="java.lang.String" value="jdbc:mysql://h/d"/>
				        <resourceProperties xmi:id="P_5" name="empty" type="java.lang.String" value=""/>
				      </propertySet>
				    </factories>
				    <factories xmi:type="d:DataSource" xmi:id="DataSource_2" name="ds2" jndiName="jdbc/ds2">
				      <connectionPool xmi:id="CP_1" maxConnections="30"/>
				    </factories>
				    <factories xmi:type="d:WAS40DataSource" xmi:id="DataSource_3" name="old"/>
				  </d:JDBCProvider>
				</xmi:XMI>
				""");
		files.put("wf/standalone/configuration/standalone.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<server xmlns="urn:jboss:domain:19.0">
				    <profile>
				        <subsystem xmlns="urn:jboss:domain:datasources:7.0">
				            <datasources>
				                <datasource jndi-name="java:/A" pool-name="A">
				                    <connection-url>jdbc:h2:mem:a</connection-url>
				                    <pool>
				                        <max-pool-size>${pool.size:10}</max-pool-size>
				                    </pool>
				                </datasource>
				            </datasources>
				        </subsystem>
				        <subsystem xmlns="urn:jboss:domain:ejb3:9.0">
				            <pools>
				                <bean-instance-pools>
				                    <strict-max-pool name="mdb" instance-acquisition-timeout="5" instance-acquisition-timeout-unit="MINUTES"/>
				                    <strict-max-pool name="slsb" derive-size="from-worker-pools"/>
				                </bean-instance-pools>
				            </pools>
				            <thread-pools>
				                <thread-pool name="default"><keepalive-time time="60" unit="seconds"/></thread-pool>
				            </thread-pools>
				        </subsystem>
				        <subsystem xmlns="urn:jboss:domain:io:3.0">
				            <worker name="default"/>
				        </subsystem>
				    </profile>
				</server>
				""");
		files.put("jboss/default/deploy/mysql-ds.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<datasources>
				   <local-tx-datasource>
				      <jndi-name>MySqlDS</jndi-name>
				      <connection-url><![CDATA[jdbc:mysql://localhost:3306/EJB3?a=1&b=2]]></connection-url>
				      <driver-class>com.mysql.jdbc.Driver</driver-class>
				      <min-pool-size> 400 </min-pool-size>
				      <max-pool-size><!-- most -->450</max-pool-size>
				      <prepared-statement-cache-size/>
				   </local-tx-datasource>
				   <no-tx-datasource><jndi-name>Two</jndi-name><connection-url>jdbc:mysql://h/d?rewriteBatchedStatements=true&amp;x=y</connection-url></no-tx-datasource>
				   <xa-datasource>
				      <jndi-name>Three</jndi-name>
				      <xa-datasource-property name="URL">jdbc:mysql://h/d</xa-datasource-property>
				   </xa-datasource>
				</datasources>
				""");
		files.put("app/src/main/webapp/WEB-INF/app-ds.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<d:datasources xmlns:d="http://www.jboss.org/ironjacamar/schema">
				  <d:datasource jndi-name="java:/A" pool-name="A">
				    <d:connection-url>jdbc:mysql://h/a</d:connection-url>
				    <d:driver>mysql</d:driver>
				    <d:security/>
				  </d:datasource>
				  <d:xa-datasource jndi-name="java:/B" pool-name="B">
				    <d:xa-datasource-property name="URL">jdbc:mysql://h/b</d:xa-datasource-property>
				    <d:driver>mysql</d:driver>
				    <d:xa-pool><d:max-pool-size>30</d:max-pool-size></d:xa-pool>
				    <d:statement/>
				  </d:xa-datasource>
				</d:datasources>
				""");
		files.put("jboss/default/deploy/ejb3-interceptors-aop.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<aop>
				  <domain name="Message Driven Bean">
				    <annotation expr="!class(@org.jboss.ejb3.annotation.Pool)">
				      <!-- @org.jboss.ejb3.annotation.Pool (value="Old", maxSize=1) -->
				      @org.jboss.ejb3.annotation.Pool (value="StrictMaxPool", maxSize=15, timeout=10000)
				    </annotation>
				  </domain>
				  <domain name="Stateless Bean">
				    <annotation expr="x">@org.jboss.ejb3.annotation.Pool ("ThreadlocalPool")</annotation>
				    <annotation expr="x">@org.jboss.ejb3.annotation.Cache ("NoPassivationCache")</annotation>
				  </domain>
				  <domain name="Older">
				    <annotation>@org.jboss.annotation.ejb.PoolClass (value=org.jboss.ejb3.StrictMaxPool.class, maxSize= 30 )</annotation>
				  </domain>
				  <domain name="Quoted">
				    <annotation>@org.jboss.ejb3.annotation.Pool (value=&quot;A, b=c&quot;,
				      timeout=5)</annotation>
				  </domain>
				</aop>
				""");
		files.put("app/src/main/resources/META-INF/persistence.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<persistence xmlns="https://jakarta.ee/xml/ns/persistence" version="3.0">
				  <persistence-unit name="one"/>
				  <persistence-unit name="two">
				    <description>d</description>
				    <non-jta-data-source>java:/two</non-jta-data-source>
				    <class>p.C</class>
				  </persistence-unit>
				  <persistence-unit name="three">
				    <provider>org.hibernate.jpa.HibernatePersistenceProvider</provider>
				    <jta-data-source>java:/three</jta-data-source>
				    <properties>
				      <property name="hibernate.jdbc.batch_size" value="30"/>
				      <property name="hibernate.order_inserts"/>
				    </properties>
				  </persistence-unit>
				  <persistence-unit name="four"><properties/></persistence-unit>
				</persistence>
				""");
		Map<String, byte[]> bytes = new LinkedHashMap<>();
		files.forEach((path, text) -> bytes.put(path, text.getBytes(StandardCharsets.UTF_8)));
		return bytes;
	}

	/** {@return the text of a file} */
	static String text(String path) {
		return new String(files().get(path), StandardCharsets.UTF_8);
	}
}
