/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
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
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;

/** Files of JBoss that the corpus does not have: HornetQ, AS 4, EAP 4, and odd forms. */
class JBossTablesTest {

	private static FileParts read(String path, String text) {
		return new FileReader(FileFormats.all(), SourceText.DEFAULT_MAXIMUM_BYTES).read(new MemoryTree().with(path, text).file(path));
	}

	private static Setting setting(String path, String text, String kind, String name) {
		for (EObject part : read(path, text).elements()) {
			if (part instanceof ConfigurationFile file) {
				for (var contents = file.eAllContents(); contents.hasNext();) {
					if (contents.next() instanceof ConfigurationGroup group && kind.equals(group.getKind())) {
						return group.getSettings().stream().filter(each -> each.getName().equals(name)).findFirst().orElseThrow(() -> new AssertionError(name));
					}
				}
			}
		}
		throw new AssertionError("no group " + kind);
	}

	private static final String HORNETQ = """
			<configuration xmlns="urn:hornetq">
			  <name>HornetQ.main.config</name>
			  <clustered>true</clustered>
			  <journal-directory>${jboss.server.data.dir}/${hornetq.data.dir:hornetq}/journal</journal-directory>
			  <journal-min-files>10</journal-min-files>
			  <address-settings><address-setting match="#"><max-size-bytes>10485760</max-size-bytes><address-full-policy>BLOCK</address-full-policy></address-setting></address-settings>
			  <acceptors><acceptor name="netty"><factory-class>F</factory-class><param key="port" value="5445"/></acceptor></acceptors>
			</configuration>
			""";

	@Test
	void hornetQ() {
		String path = "server/default/deploy/hornetq/hornetq-configuration.xml";
		assertEquals(10L, setting(path, HORNETQ, "jboss-5.hornetq.server", "journal-min-files").asNumber());
		assertEquals("${jboss.server.data.dir}/${hornetq.data.dir:hornetq}/journal", setting(path, HORNETQ, "jboss-5.hornetq.server", "journal-directory").getValue());
		assertEquals("ASYNCIO", setting(path, HORNETQ, "jboss-5.hornetq.server", "journal-type").getValue());
		assertEquals(10L << 20, setting(path, HORNETQ, "jboss-5.hornetq.address", "max-size-bytes").asBytes());
		assertEquals("5445", setting(path, HORNETQ, "jboss-5.hornetq.acceptor.param", "value").getValue());
		String jms = "<configuration xmlns='urn:hornetq'><connection-factory name='c'><xa>true</xa><consumer-window-size>0</consumer-window-size></connection-factory><queue name='q'/></configuration>";
		assertEquals(0L, setting("deploy/hornetq/hornetq-jms.xml", jms, "jboss-5.hornetq.connection-factory", "consumer-window-size").asBytes());
		assertTrue(read(path, HORNETQ.replace("urn:hornetq", "urn:other")).isEmpty());
	}

	@Test
	void theWorkManagerOfVersion4() {
		String text = "<server><mbean code=\"org.jboss.util.threadpool.BasicThreadPool\" name=\"jboss.jca:service=WorkManagerThreadPool\"><attribute name=\"MaximumPoolSize\">40</attribute></mbean>"
				+ "<mbean code='org.jboss.resource.connectionmanager.CachedConnectionManager' name='c'><attribute name='Debug'>true</attribute></mbean></server>";
		assertEquals(40L, setting("deploy/jbossjca-service.xml", text, "jboss-5.jca.threads", "MaximumPoolSize").asNumber());
		assertEquals(60_000L, setting("deploy/jbossjca-service.xml", text, "jboss-5.jca.threads", "KeepAliveTime").asMilliseconds());
		assertTrue(setting("deploy/jbossjca-service.xml", text, "jboss-5.jca.cached-connection-manager", "Debug").asTruth());
	}

	@ParameterizedTest
	@CsvSource({ "server/x/deploy/jbossweb.sar/server.xml,200", "server/x/deploy/jboss-web.deployer/server.xml,40", "server/x/deploy/jbossweb-tomcat55.sar/server.xml,200" })
	void theDefaultOfAConnectorIsThatOfItsVersion(String path, String threads) {
		String text = "<Server><Service name='s'><Connector port='8080' address='${jboss.bind.address}'/></Service></Server>";
		Setting maximum = setting(path, text, "jboss-5.web.connector", "maxThreads");
		assertEquals(threads, maximum.getValue());
		assertEquals(SettingState.DEFAULTED, maximum.getState());
		Insertion place = maximum.getInsertion();
		String changed = text.substring(0, place.offset()) + place.prefix() + "3000" + place.suffix() + text.substring(place.offset());
		assertEquals(3000L, setting(path, changed, "jboss-5.web.connector", "maxThreads").asNumber());
	}

	@Test
	void anEntryOfTheRemotingServerIsInsertedWithItsKey() {
		String path = "deploy/remoting-jboss-beans.xml";
		String text = "<deployment xmlns='urn:jboss:bean-deployer:2.0'>\n  <bean name='U' class='org.jboss.remoting.ServerConfiguration'>\n    <property name='serverParameters'>\n      <map>\n      </map>\n    </property>\n  </bean>\n</deployment>";
		Insertion place = setting(path, text, "jboss-5.remoting.server", "maxPoolSize").getInsertion();
		String changed = text.substring(0, place.offset()) + place.prefix() + "500" + place.suffix() + text.substring(place.offset() + place.replaced().length());
		assertTrue(changed.contains("<entry><key>maxPoolSize</key><value>500</value></entry>"), changed);
		assertEquals(500L, setting(path, changed, "jboss-5.remoting.server", "maxPoolSize").asNumber());
	}

	@Test
	void bothGenerationsOfDataSourcesAreToldApart() {
		String older = "<datasources><xa-datasource><jndi-name>X</jndi-name><xa-datasource-property name='URL'>u</xa-datasource-property><track-statements/></xa-datasource></datasources>";
		assertEquals("X", setting("a-ds.xml", older, "jboss-5.data-source", "jndi-name").getValue());
		assertEquals("true", setting("a-ds.xml", older, "jboss-5.data-source", "track-statements").getValue());
		assertEquals("u", setting("a-ds.xml", older, "jboss-5.data-source.property", "value").getValue());
		assertNull(setting("a-ds.xml", older.replace("<track-statements/>", "<share-prepared-statements/>"), "jboss-5.data-source", "share-prepared-statements").getValue());
		String newer = "<datasources><xa-datasource jndi-name='java:/X' pool-name='X'><xa-datasource-property name='URL'>u</xa-datasource-property><xa-pool><max-pool-size>9</max-pool-size></xa-pool>"
				+ "<statement><share-prepared-statements/></statement></xa-datasource></datasources>";
		assertEquals(9L, setting("a-ds.xml", newer, "wildfly.xa-data-source", "max-pool-size").asNumber());
		assertTrue(setting("a-ds.xml", newer, "wildfly.xa-data-source", "share-prepared-statements").asTruth());
		assertEquals("u", setting("a-ds.xml", newer, "wildfly.xa-data-source.property", "value").getValue());
		assertEquals(List.of("wildfly-data-sources"), kinds(read("a-ds.xml", newer)));
		assertEquals(List.of("jboss-5-data-sources"), kinds(read("a-ds.xml", older)));
	}

	private static List<String> kinds(FileParts parts) {
		return parts.elements().stream().filter(ConfigurationFile.class::isInstance).map(part -> ((ConfigurationFile) part).getKind()).toList();
	}

	@Test
	void theMisspelledElementIsRead() {
		Setting wrong = setting("a-ds.xml", "<datasources><local-tx-datasource><shared-prepared-statements>true</shared-prepared-statements></local-tx-datasource></datasources>", "jboss-5.data-source",
				"shared-prepared-statements");
		assertTrue(wrong.isSet() && wrong.asTruth());
	}

	@Test
	void theBoundaryOfNumbersIsRead() {
		for (String value : List.of("-1", "0", String.valueOf(Long.MAX_VALUE))) {
			String text = "<Server><Service><Connector protocol='HTTP/1.1' maxKeepAliveRequests='" + value + "'/></Service></Server>";
			assertEquals(Long.valueOf(value), setting("jbossweb.sar/server.xml", text, "jboss-5.web.connector", "maxKeepAliveRequests").asNumber());
		}
		assertNull(setting("jbossweb.sar/server.xml", "<Server><Service><Connector maxThreads='99999999999999999999'/></Service></Server>", "jboss-5.web.connector", "maxThreads").asNumber());
	}

	@ParameterizedTest
	@ValueSource(strings = { "jbossweb.sar/server.xml", "conf/standardjboss.xml", "deploy/jca-jboss-beans.xml", "deploy/ejb3-interceptors-aop.xml", "hornetq-configuration.xml", "x-ds.xml" })
	void brokenFilesAreToldAndEndNothing(String path) {
		for (String text : List.of("<", "<Server", "<aop><domain", "<jboss><container-configurations>", "<deployment><bean class='x", "<datasources><local-tx-datasource><jndi-name>")) {
			FileParts parts = read(path, text);
			assertFalse(parts.has(org.wiretune.lint.finding.ReadProblem.Kind.INTERNAL), text);
		}
	}

	@Test
	void filesOfOneProfileBelongToItsServer() throws IOException {
		MemoryTree tree = new MemoryTree().with("eap/jboss-as/server/web/conf/jboss-service.xml", "<server><mbean code='org.jboss.util.threadpool.BasicThreadPool' name='t'/></server>")
				.with("eap/jboss-as/server/web/deploy/hornetq/hornetq-configuration.xml", HORNETQ).with("eap/jboss-as/bin/run.conf", "JAVA_OPTS=\"-Xmx1g -Dhornetq.data.dir=fast -Djboss.server.data.dir=/data\"\n")
				.with("eap/jboss-as/server/all/deploy/a-ds.xml", "<datasources><local-tx-datasource><jndi-name>A</jndi-name></local-tx-datasource></datasources>");
		List<Server> servers = Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).solution().getServers();
		assertEquals(List.of("all", "web"), servers.stream().map(Server::getName).toList());
		assertEquals(List.of("1g", "1g"), servers.stream().map(server -> server.getJvm().getMaximumHeapSize().getValue()).toList());
		Server web = servers.get(1);
		assertEquals(List.of("t"), web.getThreadPools().stream().map(pool -> pool.getName()).toList());
		ConfigurationFile hornetq = web.getConfiguration().stream().filter(file -> file.getKind().equals("jboss-5-hornetq")).findFirst().orElseThrow();
		Setting journal = hornetq.getGroups().getFirst().getSettings().stream().filter(each -> each.getName().equals("journal-directory")).findFirst().orElseThrow();
		assertEquals("/data/fast/journal", journal.getResolved());
	}
}
