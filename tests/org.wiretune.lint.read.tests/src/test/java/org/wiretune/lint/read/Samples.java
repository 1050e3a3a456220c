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
		services(files);
		composites(files);
		Map<String, byte[]> bytes = new LinkedHashMap<>();
		files.forEach((path, text) -> bytes.put(path, text.getBytes(StandardCharsets.UTF_8)));
		return bytes;
	}

	/** Bindings of Integration Designer that the corpus has no example of, and a process. */
	private static void services(Map<String, String> files) {
		files.put("m/Queue.export", """
				<?xml version="1.0" encoding="UTF-8"?>
				<s:export %s xmlns:eis="http://www.ibm.com/xmlns/prod/websphere/scdl/eis/6.0.0" xmlns:es="http://www.ibm.com/xmlns/prod/websphere/scdl/eventsequencing/6.0.0" name="Queue" target="A">
				  <interfaces>
				    <s:interfaceQualifier xsi:type="s:SecurityPermission" role="clerks"/>
				    <interface xsi:type="w:WSDLPortType" preferredInteractionStyle="async" portType="ns:P">
				      <method name="put">
				        <s:interfaceQualifier xsi:type="es:EventSequencing"><keySpecification name="number"><parameter>order</parameter></keySpecification></s:interfaceQualifier>
				      </method>
				    </interface>
				  </interfaces>
				  <esbBinding xsi:type="eis:JMSExportBinding" dataBindingType="com.example.Text" contextPropagationEnabled="true">
				    <resourceAdapter name="SIB JMS Resource Adapter" type="com.ibm.ws.sib.api.jmsra.impl.JmsJcaResourceAdapterImpl"/>
				    <connection type="com.ibm.ws.sib.api.jmsra.impl.JmsJcaActivationSpecImpl" target="m/Queue_AS" selectorType="com.example.Selector">
				      <properties><maxConcurrency>7</maxConcurrency><password>hidden</password></properties>
				    </connection>
				    <responseConnection type="com.ibm.ws.sib.api.jmsra.impl.JmsJcaManagedQueueConnectionFactoryImpl" target="m/Queue_CF"/>
				    <destination target="m/Queue_RECEIVE" type="javax.jms.Queue" usage="receive"/>
				    <destination target="m/Queue_SEND" type="javax.jms.Queue" usage="send"><properties><deliveryMode>Persistent</deliveryMode></properties></destination>
				    <methodBinding method="put" inDataBindingType="com.example.In" nativeMethod="PUT"/>
				  </esbBinding>
				</s:export>
				""".formatted(SCDL));
		files.put("m/Web.import", """
				<?xml version="1.0" encoding="UTF-8"?>
				<s:import %s xmlns:h="http://www.ibm.com/xmlns/prod/websphere/scdl/http/6.1.0" name="Web">
				  <s:importQualifier xsi:type="s:StoreAndForward" configurationName="web"><exceptions><name>java.net.ConnectException</name></exceptions></s:importQualifier>
				  <interfaces>
				    <interface xsi:type="w:WSDLPortType" portType="ns:P"/>
				  </interfaces>
				  <esbBinding xsi:type="h:HTTPImportBinding" dataBindingReferenceName="b">
				    <endpointURL>http://h:9080/mWeb/x?a=1&amp;b=2</endpointURL>
				    <httpMethod>POST</httpMethod>
				    <httpVersion><![CDATA[1.1]]></httpVersion>
				    <methodBinding method="one">
				      <responseReadTimeout>30</responseReadTimeout>
				      <endpointURL>http://h/one</endpointURL>
				    </methodBinding>
				  </esbBinding>
				</s:import>
				""".formatted(SCDL));
		files.put("m/Table.import", """
				<?xml version="1.0" encoding="UTF-8"?>
				<s:import %s xmlns:EIS="http://www.ibm.com/xmlns/prod/websphere/scdl/eis/6.0.0" name="Table">
				  <esbBinding xsi:type="EIS:EISImportBinding" dataBindingType="com.example.Generator">
				    <resourceAdapter name="mApp.Adapter for JDBC" type="com.example.Adapter" version="7.5.0.5"><properties><adapterID>001</adapterID></properties></resourceAdapter>
				    <connection type="com.example.JDBCManagedConnectionFactory" target="jdbc/table" interactionType="com.example.InteractionSpec">
				      <properties><userName>u</userName></properties>
				    </connection>
				    <methodBinding method="create" inDataBindingType="com.example.CreateIn">
				      <faultBinding fault="MISSING" faultBindingType="com.example.Fault"/>
				      <interaction><properties><functionName>Create</functionName></properties></interaction>
				    </methodBinding>
				  </esbBinding>
				</s:import>
				""".formatted(SCDL));
		files.put("m/Flow.component", """
				<?xml version="1.0" encoding="UTF-8"?>
				<s:component %s xmlns:p="http://www.ibm.com/xmlns/prod/websphere/scdl/business-process/6.0.0" name="Flow">
				  <references>
				    <s:referenceQualifier xsi:type="s:SuspendActivitySession" value="true"/>
				    <reference name="Stock">
				      <interface xsi:type="w:WSDLPortType" portType="ns:P"/>
				      <s:referenceQualifier xsi:type="s:RequestExpiration" value="5000"/>
				      <s:referenceQualifier xsi:type="s:ResponseExpiration" value="60000"/>
				      <wire target="I"/>
				    </reference>
				  </references>
				  <implementation xsi:type="p:ProcessImplementation">
				    <s:implementationQualifier xsi:type="s:ActivitySession" value="true"/>
				    <process bpel="/flow/Flow.bpel"/>
				  </implementation>
				</s:component>
				""".formatted(SCDL));
		files.put("m/flow/Flow.bpel", """
				<?xml version="1.0" encoding="UTF-8"?>
				<bpws:process xmlns:bpws="http://schemas.xmlsoap.org/ws/2004/03/business-process/" xmlns:wpc="http://www.ibm.com/xmlns/prod/websphere/business-process/6.0.0/" name="Flow" targetNamespace="http://m" wpc:autonomy="child" wpc:executionMode="longRunning" wpc:id="1">
				  <bpws:partnerLinks><bpws:partnerLink name="Stock" partnerRole="R"/></bpws:partnerLinks>
				  <bpws:sequence>
				    <bpws:invoke name="Reserve" operation="reserve" partnerLink="Stock" wpc:continueOnError="inherit" wpc:transactionalBehavior="requiresOwn"/>
				    <bpws:flow>
				      <bpws:invoke name="Ask" operation="ask" partnerLink="null"><wpc:task name="t:Ask"/></bpws:invoke>
				      <bpws:invoke name="Count" operation="null" partnerLink="null"><wpc:script><wpc:javaCode><![CDATA[a<b;]]></wpc:javaCode></wpc:script></bpws:invoke>
				    </bpws:flow>
				  </bpws:sequence>
				</bpws:process>
				""");
	}

	/** Composites of the standard, of SwitchYard and of Oracle. */
	private static void composites(Map<String, String> files) {
		files.put("c/shop.composite", """
				<?xml version="1.0" encoding="UTF-8"?>
				<c:composite xmlns:c="http://docs.oasis-open.org/ns/opencsa/sca/200912" xmlns:t="http://tuscany.apache.org/xmlns/sca/1.1" xmlns:in="http://inner" targetNamespace="http://shop" name="shop" autowire="true" requires="c:managedTransaction.global
				    c:propagatesTransaction">
				  <c:include name="in:more"/>
				  <c:component name="Cart">
				    <c:implementation.java class="p.Cart"/>
				    <c:service name="Total" policySets="in:secured"><c:interface.java interface="p.Total"/><t:binding.jsonrpc uri="/Total"/></c:service>
				    <c:reference name="stock" target="Stock/Levels  Prices"/>
				    <c:reference name="mail"/>
				    <c:reference name="log"><c:interface.java interface="p.Log"/></c:reference>
				    <c:property name="currency">EUR</c:property>
				    <c:property name="tree"><leaf/></c:property>
				  </c:component>
				  <c:component name="Stock"><c:implementation.composite name="in:inner"/><c:reference name="store" target="Prices"/></c:component>
				  <c:component name="Prices"><c:implementation.spring location="prices.xml"/></c:component>
				  <c:component name="Logger"><c:implementation.java class="p.Logger"/><c:service name="Log"><c:interface.java interface="p.Log"/></c:service></c:component>
				  <c:service name="Orders" promote="Cart/Total">
				    <c:binding.jms><c:destination jndiName="jms/orders"/><c:activationSpec jndiName="as/orders"/><c:response><c:destination jndiName="jms/answers"/><c:connectionFactory jndiName="cf/answers"/></c:response>
				      <c:operationProperties name="order"><c:headers timeToLive="100"/></c:operationProperties></c:binding.jms>
				    <c:binding.ws requires="c:SOAP.v1_2" wsdlElement="http://shop#wsdl.port(a/b)"/>
				  </c:service>
				  <c:reference name="mail" promote="Cart/mail Prices/mail"><t:binding.rmi uri="rmi://h:1099/Mail"/></c:reference>
				  <c:wire source="Prices/stock" target="Stock/Levels"/>
				</c:composite>""");
		files.put("f/old.composite", """
				<?xml version="1.0" encoding="UTF-8"?>
				<composite xmlns="http://www.osoa.org/xmlns/sca/1.0" xmlns:frascati="http://frascati.ow2.org/xmlns/sca/1.1" name="old">
				  <component name="Client"><implementation.java class='p.Client'/>
				    <reference name="queue"><binding.jms uri="jms:Orders?connectionFactoryName=CF"/></reference>
				  </component>
				  <reference name="far" promote="Client/far"><frascati:binding.rest uri="http://h:8090/far"/></reference>
				</composite>
				""");
		files.put("y/src/main/resources/META-INF/switchyard.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<sy:switchyard xmlns:sy="urn:switchyard-config:switchyard:2.0" xmlns:b="urn:switchyard-component-bean:config:2.0" name="yard">
				  <composite xmlns="http://docs.oasis-open.org/ns/opencsa/sca/200912" name="yard" targetNamespace="urn:y">
				    <service name="In" promote="Router/In">
				      <interface.esb inputType="java:p.A"/>
				      <jms:binding.jms xmlns:jms="urn:switchyard-component-camel-jms:config:2.0" name="in">
				        <jms:queue>InQueue</jms:queue>
				        <jms:connectionFactory>#CF</jms:connectionFactory>
				        <jms:concurrentConsumers>5</jms:concurrentConsumers>
				      </jms:binding.jms>
				      <f:binding.file xmlns:f="urn:switchyard-component-camel-file:config:2.0"><f:directory>/in</f:directory><f:consume><f:delay> 500 </f:delay></f:consume></f:binding.file>
				    </service>
				    <reference name="Out" multiplicity="0..1" promote="Router/Out">
				      <binding.soap xmlns="urn:switchyard-component-soap:config:2.0"><wsdl>Out.wsdl</wsdl><endpointAddress>http://h/out</endpointAddress></binding.soap>
				    </reference>
				    <component name="Router">
				      <b:implementation.bean class="p.Router" requires="managedTransaction.Local"/>
				      <service name="In"/>
				      <reference name="Out"/>
				      <reference name="Helper"/>
				      <reference name="Elsewhere"/>
				    </component>
				    <component name="HelperBean"><b:implementation.bean class="p.HelperBean"/><service name="Helper"/></component>
				  </composite>
				</sy:switchyard>
				""");
		files.put("o/SOA/composite.xml", """
				<?xml version="1.0" encoding="UTF-8" ?>
				<composite name="Order" revision="1.0" xmlns="http://xmlns.oracle.com/sca/1.0" xmlns:ui="http://xmlns.oracle.com/soa/designer/" xmlns:wsp="http://schemas.xmlsoap.org/ws/2004/09/policy">
				  <service name="order_ep" ui:wsdlLocation="Order.wsdl">
				    <interface.wsdl interface="http://o#wsdl.interface(Order)" callbackInterface="http://o#wsdl.interface(OrderCallback)"/>
				    <binding.ws port="http://o#wsdl.endpoint(order_ep/Order_pt)"><wsp:PolicyReference URI="oracle/log_policy"/><property name="weblogic.wsee.wsat.transaction.flowOption" type="xs:string" many="false">NEVER</property></binding.ws>
				    <callback><binding.ws port="http://o#wsdl.endpoint(order_ep/Callback_pt)"/></callback>
				  </service>
				  <component name="Flow" version="2.0">
				    <implementation.bpel src="BPEL/Flow.bpel"/>
				    <componentType><service name="flow_client"/><reference name="Queue"/><reference name="Other"/></componentType>
				    <property name="bpel.config.transaction" type="xs:string" many="false">required</property>
				    <property name="bpel.config.oneWayDeliveryPolicy"><![CDATA[sync]]></property>
				  </component>
				  <reference name="Queue">
				    <interface.wsdl interface="http://o#wsdl.interface(Produce)"/>
				    <binding.jca config="Adapters/Queue_jms.jca"/>
				    <property name="jca.retry.count" type="xs:int" many="false" override="may">4</property>
				  </reference>
				  <reference name="Other"><binding.ws port="http://x#wsdl.endpoint(a/b)" location="http://h:8001/soa-infra/services/default/Bill!1.0/bill_ep?WSDL"/></reference>
				  <wire><source.uri>order_ep</source.uri><target.uri>Flow/flow_client</target.uri></wire>
				  <wire><source.uri>Flow/Queue</source.uri><target.uri>Queue</target.uri></wire>
				  <wire>
				    <source.uri>Flow/Other</source.uri>
				    <target.uri>
				      Other
				    </target.uri>
				  </wire>
				</composite>
				""");
		files.put("o/SOA/Adapters/Queue_jms.jca", """
				<?xml version="1.0" encoding="UTF-8"?>
				<adapter-config name="Queue" adapter="jms" wsdlLocation="../Queue.wsdl" xmlns="http://platform.integration.oracle/blocks/adapter/fw/metadata">
				  <connection-factory location="eis/jms/Queue" UIJmsProvider="WLSJMS"/>
				  <endpoint-interaction portType="Produce_ptt" operation="Produce">
				    <interaction-spec className="oracle.tip.adapter.jms.outbound.JmsProduceInteractionSpec">
				      <property name="DestinationName" value="jms/queue"/>
				      <property name="DeliveryMode" value="Persistent"/>
				    </interaction-spec>
				  </endpoint-interaction>
				</adapter-config>
				""");
		files.put("o/SOA/BPEL/Flow.componentType", """
				<?xml version="1.0" encoding="UTF-8"?>
				<componentType xmlns="http://xmlns.oracle.com/sca/1.0">
				  <service name="flow_client"><interface.wsdl interface="http://o#wsdl.interface(Flow)"/></service>
				  <reference name="Queue"><interface.wsdl interface="http://o#wsdl.interface(Produce)"/></reference>
				</componentType>
				""");
		files.put("o/SOA/BPEL/Flow.bpel", """
				<?xml version="1.0" encoding="UTF-8"?>
				<process name="Flow" targetNamespace="http://o" xmlns="http://docs.oasis-open.org/wsbpel/2.0/process/executable">
				  <sequence><invoke name="Put" partnerLink="Queue" operation="Produce"/></sequence>
				</process>
				""");
	}

	/** {@return the text of a file} */
	static String text(String path) {
		return new String(files().get(path), StandardCharsets.UTF_8);
	}
}
