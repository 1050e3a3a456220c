/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Insertion;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.FileReader;
import org.wiretune.lint.read.FileFormats;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.wiretune.model.solution.Solution;

/** What the tables say of descriptors of applications, of logging and of OC4J. */
class ApplicationTablesTest {

	private static final Map<String, String> FILES = files();

	private static Map<String, String> files() {
		Map<String, String> files = new LinkedHashMap<>();
		files.put("a/META-INF/persistence.xml", """
				<persistence xmlns="http://java.sun.com/xml/ns/persistence" version="2.0">
				  <persistence-unit name="services">
				    <provider>org.hibernate.ejb.HibernatePersistence</provider>
				    <jta-data-source>java:/MySqlDS</jta-data-source>
				    <properties>
				      <property name="hibernate.jdbc.batch_size" value="20"/>
				      <property name="hibernate.cache.region.jbc2.cfg.entity" value="mvcc-entity"/>
				    </properties>
				  </persistence-unit>
				  <persistence-unit name="stock">
				    <provider>org.eclipse.persistence.jpa.PersistenceProvider</provider>
				    <properties>
				      <property name="eclipselink.jdbc.batch-writing" value="JDBC"/>
				    </properties>
				  </persistence-unit>
				  <persistence-unit name="plain"/>
				</persistence>
				""");
		files.put("a/hibernate.cfg.xml", """
				<hibernate-configuration>
				  <session-factory>
				    <property name="jdbc.batch_size">30</property>
				    <property name="hibernate.order_inserts">true</property>
				    <class-cache class="p.Order" usage="read-only"/>
				  </session-factory>
				</hibernate-configuration>
				""");
		files.put("a/Order.hbm.xml", "<hibernate-mapping><class name=\"Order\" batch-size=\"8\"><cache usage=\"transactional\"/><id name=\"id\"><generator class=\"native\"/></id><set name=\"lines\" fetch=\"join\"/></class></hibernate-mapping>");
		files.put("a/META-INF/orm.xml", """
				<entity-mappings xmlns="https://jakarta.ee/xml/ns/persistence/orm" version="3.1">
				  <sequence-generator name="s" allocation-size="100"/>
				  <table-generator name="t"/>
				  <entity class="p.Order" cacheable="true">
				    <attributes><id name="id"><generated-value strategy="SEQUENCE" generator="s"/></id><one-to-many name="lines"/><many-to-one name="customer" fetch="LAZY"/></attributes>
				  </entity>
				</entity-mappings>
				""");
		files.put("a/META-INF/ejb-jar.xml", """
				<ejb-jar xmlns="http://java.sun.com/xml/ns/javaee" version="3.0">
				  <enterprise-beans>
				    <message-driven>
				      <ejb-name>Replenish</ejb-name>
				      <activation-config>
				        <activation-config-property>
				          <activation-config-property-name>destination</activation-config-property-name>
				          <activation-config-property-value>queue/replenish</activation-config-property-value>
				        </activation-config-property>
				        <activation-config-property>
				          <activation-config-property-name>maxSession</activation-config-property-name>
				          <activation-config-property-value>25</activation-config-property-value>
				        </activation-config-property>
				      </activation-config>
				    </message-driven>
				    <session><ejb-name>Orders</ejb-name><session-type>Stateless</session-type>
				      <resource-ref><res-ref-name>jdbc/DS</res-ref-name><res-sharing-scope>Unshareable</res-sharing-scope></resource-ref></session>
				  </enterprise-beans>
				  <assembly-descriptor>
				    <container-transaction><method><ejb-name>Orders</ejb-name><method-name>*</method-name></method><trans-attribute>Required</trans-attribute></container-transaction>
				  </assembly-descriptor>
				</ejb-jar>
				""");
		files.put("a/META-INF/jboss.xml", """
				<jboss>
				  <enterprise-beans>
				    <message-driven><ejb-name>M</ejb-name><pool-config><pool-class>p.P</pool-class><pool-max-size>40</pool-max-size></pool-config></message-driven>
				    <session><ejb-name>S</ejb-name><method-attributes><method><method-name>load</method-name><transaction-timeout>4800</transaction-timeout></method></method-attributes></session>
				  </enterprise-beans>
				  <container-configurations><container-configuration><container-name>C</container-name><container-pool-conf><MaximumSize>100</MaximumSize></container-pool-conf></container-configuration></container-configurations>
				</jboss>
				""");
		files.put("a/META-INF/jboss-ejb3.xml", """
				<j:ejb-jar xmlns:j="http://www.jboss.com/xml/ns/javaee" xmlns="http://java.sun.com/xml/ns/javaee" xmlns:p="urn:ejb-pool:1.0" xmlns:t="urn:trans-timeout">
				  <assembly-descriptor>
				    <p:pool><ejb-name>M</ejb-name><p:bean-instance-pool-ref>big</p:bean-instance-pool-ref></p:pool>
				    <container-transaction><method><ejb-name>S</ejb-name><method-name>*</method-name></method><t:trans-timeout><t:timeout>10</t:timeout><t:unit>Minutes</t:unit></t:trans-timeout></container-transaction>
				  </assembly-descriptor>
				</j:ejb-jar>
				""");
		files.put("a/META-INF/ibm-ejb-jar-bnd.xml", "<ejb-jar-bnd xmlns=\"http://websphere.ibm.com/xml/ns/javaee\" version=\"1.0\">\n  <message-driven name=\"B\">\n    <jca-adapter activation-spec-binding-name=\"eis/A\"/>\n  </message-driven>\n</ejb-jar-bnd>");
		files.put("a/META-INF/ibm-ejb-jar-bnd.xmi", "<ejbbnd:EJBJarBinding xmlns:ejbbnd=\"ejbbnd.xmi\" xmlns:xmi=\"http://www.omg.org/XMI\"><ejbBindings xmi:type=\"ejbbnd:MessageDrivenBeanBinding\" listenerInputPortName=\"LP\"><enterpriseBean href=\"META-INF/ejb-jar.xml#M\"/></ejbBindings></ejbbnd:EJBJarBinding>");
		files.put("a/META-INF/ibm-ejb-jar-ext.xml", "<ejb-jar-ext xmlns=\"http://websphere.ibm.com/xml/ns/javaee\"><session name=\"S\"><bean-cache activation-policy=\"ONCE\"/><global-transaction transaction-time-out=\"180\"/></session></ejb-jar-ext>");
		files.put("a/WEB-INF/web.xml", "<web-app version=\"3.0\"><distributable/><session-config><session-timeout>30</session-timeout></session-config><servlet><servlet-name>Shop</servlet-name></servlet><resource-ref><res-ref-name>jdbc/DS</res-ref-name></resource-ref></web-app>");
		files.put("a/log4j.xml", """
				<log4j:configuration xmlns:log4j="http://jakarta.apache.org/log4j/">
				  <appender name="FILE" class="org.apache.log4j.DailyRollingFileAppender">
				    <param name="bufferedIO" value="true"/>
				    <layout class="org.apache.log4j.PatternLayout"><param name="ConversionPattern" value="%d %L %m%n"/></layout>
				  </appender>
				  <appender name="CONSOLE" class="org.apache.log4j.ConsoleAppender"/>
				  <appender name="ASYNC" class="org.apache.log4j.AsyncAppender"><appender-ref ref="FILE"/></appender>
				  <category name="org.hibernate"><priority value="WARN"/></category>
				  <root><priority value="INFO"/><appender-ref ref="ASYNC"/></root>
				</log4j:configuration>
				""");
		files.put("a/log4j2.xml", """
				<Configuration status="WARN" monitorInterval="30">
				  <Appenders>
				    <Console name="OUT"><PatternLayout pattern="%d %m%n"/></Console>
				    <RollingRandomAccessFile name="FILE" fileName="a.log" immediateFlush="false"><PatternLayout pattern="%C %m%n"/></RollingRandomAccessFile>
				    <Async name="ASYNC" bufferSize="4096"><AppenderRef ref="FILE"/></Async>
				  </Appenders>
				  <Loggers><Logger name="org.hibernate" level="debug"/><AsyncLogger name="x" includeLocation="true"/><Root level="info"><AppenderRef ref="ASYNC"/></Root></Loggers>
				</Configuration>
				""");
		files.put("a/logback.xml", """
				<configuration scan="true" scanPeriod="10 seconds">
				  <appender name="FILE" class="ch.qos.logback.core.rolling.RollingFileAppender"><immediateFlush>false</immediateFlush><encoder><pattern>%d %M %m%n</pattern></encoder></appender>
				  <appender name="ASYNC" class="ch.qos.logback.classic.AsyncAppender"><queueSize>512</queueSize><appender-ref ref="FILE"/></appender>
				  <logger name="org.hibernate" level="DEBUG" additivity="false"/>
				  <root level="INFO"><appender-ref ref="ASYNC"/></root>
				</configuration>
				""");
		files.put("ias/opmn/conf/opmn.xml", """
				<opmn><process-manager><ias-component id="FE"><process-type id="FE_TRN" module-id="OC4J">
				  <module-data><category id="start-parameters"><data id="java-options" value="-server -Xmx2048m"/></category></module-data>
				  <start timeout="600" retry="2"/><process-set id="island" numprocs="8"/>
				</process-type></ias-component></process-manager></opmn>
				""");
		return files;
	}

	private static FileParts parts(String path, String text) {
		return new FileReader(FileFormats.all(), SourceText.DEFAULT_MAXIMUM_BYTES).read(new MemoryTree.MemoryFile(path, text.getBytes(StandardCharsets.UTF_8)));
	}

	private static Map<String, Setting> settings(String path, String text) {
		Map<String, Setting> settings = new LinkedHashMap<>();
		for (EObject part : parts(path, text).elements()) {
			if (part instanceof ConfigurationFile file) {
				collect(file.getGroups(), settings);
			}
		}
		return settings;
	}

	private static void collect(List<ConfigurationGroup> groups, Map<String, Setting> settings) {
		for (ConfigurationGroup group : groups) {
			group.getSettings().forEach(setting -> settings.put(group.getKind() + ' ' + group.getName() + ' ' + setting.getName(), setting));
			collect(group.getGroups(), settings);
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "a/META-INF/persistence.xml | persistence.unit.hibernate services hibernate.jdbc.batch_size | 20 | SET",
			"a/META-INF/persistence.xml | persistence.unit.hibernate services hibernate.cache.region.jbc2.cfg.entity | mvcc-entity | SET",
			"a/META-INF/persistence.xml | persistence.unit.hibernate services hibernate.order_inserts | false | DEFAULTED",
			"a/META-INF/persistence.xml | persistence.unit.hibernate services hibernate.jdbc.batch_versioned_data | false | DEFAULTED",
			"a/META-INF/persistence.xml | persistence.unit.eclipselink stock eclipselink.jdbc.batch-writing | JDBC | SET",
			"a/META-INF/persistence.xml | persistence.unit.eclipselink stock eclipselink.jdbc.batch-writing.size | 100 | DEFAULTED",
			"a/META-INF/persistence.xml | persistence.unit plain hibernate.jdbc.batch_size | | ABSENT",
			"a/hibernate.cfg.xml | hibernate.session-factory Session factory hibernate.jdbc.batch_size | 30 | SET",
			"a/hibernate.cfg.xml | hibernate.session-factory Session factory hibernate.order_inserts | true | SET", "a/hibernate.cfg.xml | hibernate.class-cache p.Order usage | read-only | SET",
			"a/Order.hbm.xml | hibernate.class Order generator | native | SET", "a/Order.hbm.xml | hibernate.class Order cache usage | transactional | SET",
			"a/Order.hbm.xml | hibernate.collection lines fetch | join | SET",
			"a/META-INF/orm.xml | orm.sequence-generator s allocation-size | 100 | SET", "a/META-INF/orm.xml | orm.table-generator t allocation-size | 50 | DEFAULTED",
			"a/META-INF/orm.xml | orm.entity p.Order cacheable | true | SET", "a/META-INF/orm.xml | orm.collection lines fetch | LAZY | DEFAULTED",
			"a/META-INF/orm.xml | orm.reference customer fetch | LAZY | SET", "a/META-INF/orm.xml | orm.generated-value Generated value strategy | SEQUENCE | SET",
			"a/META-INF/ejb-jar.xml | ejb.message-driven Replenish maxSession | 25 | SET", "a/META-INF/ejb-jar.xml | ejb.message-driven Replenish destination | queue/replenish | SET",
			"a/META-INF/ejb-jar.xml | ejb.message-driven Replenish maxConcurrency | | ABSENT", "a/META-INF/ejb-jar.xml | ejb.container-transaction Orders trans-attribute | Required | SET",
			"a/META-INF/ejb-jar.xml | ejb.resource-ref jdbc/DS res-sharing-scope | Unshareable | SET",
			"a/META-INF/jboss.xml | jboss.message-driven M pool-max-size | 40 | SET", "a/META-INF/jboss.xml | jboss.method load transaction-timeout | 4800 | SET",
			"a/META-INF/jboss.xml | jboss.container-configuration C container-pool MaximumSize | 100 | SET",
			"a/META-INF/jboss-ejb3.xml | jboss-ejb3.pool M bean-instance-pool-ref | big | SET", "a/META-INF/jboss-ejb3.xml | jboss-ejb3.container-transaction S trans-timeout | 10 | SET",
			"a/META-INF/ibm-ejb-jar-bnd.xml | websphere.message-driven B activation-spec-binding-name | eis/A | SET",
			"a/META-INF/ibm-ejb-jar-bnd.xmi | websphere.message-driven META-INF/ejb-jar.xml#M listenerInputPortName | LP | SET",
			"a/META-INF/ibm-ejb-jar-ext.xml | websphere.session S transaction-time-out | 180 | SET",
			"a/WEB-INF/web.xml | web.session Sessions session-timeout | 30 | SET", "a/WEB-INF/web.xml | web.resource-ref jdbc/DS res-sharing-scope | | ABSENT",
			"a/log4j.xml | log4j.appender.file FILE BufferedIO | true | SET", "a/log4j.xml | log4j.appender.file FILE ConversionPattern | %d %L %m%n | SET",
			"a/log4j.xml | log4j.appender.async ASYNC BufferSize | 128 | DEFAULTED", "a/log4j.xml | log4j.root Root logger priority | INFO | SET",
			"a/log4j.xml | log4j.logger org.hibernate priority | WARN | SET", "a/log4j.xml | log4j.appender.console CONSOLE ImmediateFlush | true | DEFAULTED",
			"a/log4j2.xml | log4j2.configuration Configuration monitorInterval | 30 | SET", "a/log4j2.xml | log4j2.appender.file FILE immediateFlush | false | SET",
			"a/log4j2.xml | log4j2.appender.async ASYNC bufferSize | 4096 | SET", "a/log4j2.xml | log4j2.logger.async x includeLocation | true | SET",
			"a/logback.xml | logback.configuration Configuration scan | true | SET", "a/logback.xml | logback.appender.async ASYNC queueSize | 512 | SET",
			"a/logback.xml | logback.appender.async ASYNC neverBlock | false | DEFAULTED", "a/logback.xml | logback.appender.file FILE pattern | %d %M %m%n | SET",
			"a/logback.xml | logback.logger org.hibernate level | DEBUG | SET",
			"ias/opmn/conf/opmn.xml | oc4j.start-parameters Start parameters java-options | -server -Xmx2048m | SET", "ias/opmn/conf/opmn.xml | oc4j.process-set island numprocs | 8 | SET" })
	void valuesInTheWordsOfTheProduct(String path, String way, String value, SettingState state) {
		Map<String, Setting> settings = settings(path, FILES.get(path));
		Setting setting = settings.get(way);
		assertNotNull(setting, () -> way + " in " + settings.keySet());
		assertEquals(value, setting.getValue());
		assertEquals(state, setting.getState());
		assertEquals(state == SettingState.DEFAULTED, setting.getDefaultSource() != null);
		if (state == SettingState.SET) {
			assertEquals(value, FILES.get(path).substring(setting.getOrigin().offset(), setting.getOrigin().end()));
		} else {
			assertNull(setting.getOrigin());
		}
	}

	@Test
	void aMissingSettingIsWrittenWhereItIsRead() {
		int inserted = 0;
		for (var file : FILES.entrySet()) {
			for (var entry : settings(file.getKey(), file.getValue()).entrySet()) {
				Insertion place = entry.getValue().getInsertion();
				if (place != null) {
					String text = file.getValue();
					String changed = text.substring(0, place.offset()) + place.prefix() + "77" + place.suffix() + text.substring(place.offset() + place.replaced().length());
					Setting again = settings(file.getKey(), changed).get(entry.getKey());
					// A provider that is written makes the unit one of another group; behind an argument there is always place for one more.
					if (!entry.getValue().getName().equals("argument") && !entry.getValue().getName().equals("provider") && !entry.getValue().getName().equals("class")) {
						assertTrue(again != null && again.isSet() && again.getValue().equals("77"), () -> file.getKey() + ' ' + entry.getKey() + '\n' + changed);
						inserted++;
					}
				}
			}
		}
		assertTrue(inserted > 250, "only " + inserted);
	}

	@Test
	void theDescriptorsBelongToTheApplication() throws Exception {
		MemoryTree tree = new MemoryTree().with("a/pom.xml", "<project/>");
		FILES.forEach((path, text) -> tree.with(path.startsWith("a/") ? path.replaceFirst("a/", "a/src/main/resources/") : path, text));
		Solution solution = Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).solution();
		assertEquals(List.of("a"), solution.getApplications().stream().map(application -> application.getName()).toList());
		assertEquals(FILES.size() - 1, solution.getApplications().getFirst().getConfiguration().size());
		assertEquals(List.of("oc4j-opmn"), solution.getServers().stream().flatMap(server -> server.getConfiguration().stream()).map(ConfigurationFile::getKind).toList());
	}

	@Test
	void aDistributableApplicationIsAGroupWithoutSettings() {
		ConfigurationFile file = (ConfigurationFile) parts("a/WEB-INF/web.xml", FILES.get("a/WEB-INF/web.xml")).elements().getFirst();
		assertTrue(file.getGroups().stream().anyMatch(group -> group.getKind().equals("web.distributable")));
	}
}
