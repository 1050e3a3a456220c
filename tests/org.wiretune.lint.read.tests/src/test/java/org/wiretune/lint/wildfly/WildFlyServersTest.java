/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wildfly;

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
import org.wiretune.core.Product;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;

/** How the files of a WildFly installation become servers with their settings. */
class WildFlyServersTest {

	private static final String CONFIGURATION = "wf/standalone/configuration/";
	private static final String STANDALONE = """
			<?xml version="1.0" ?>
			<server xmlns="urn:jboss:domain:19.0">
			    <system-properties>
			        <property name="pool.size" value="33"/>
			    </system-properties>
			    <profile>
			        <subsystem xmlns="urn:jboss:domain:datasources:7.0">
			            <datasources>
			                <datasource jndi-name="java:jboss/datasources/A" pool-name="A" statistics-enabled="${wildfly.datasources.statistics-enabled:${wildfly.statistics-enabled:false}}">
			                    <connection-url>jdbc:mysql://h/a</connection-url>
			                    <driver>mysql</driver>
			                    <pool>
			                        <min-pool-size>2</min-pool-size>
			                        <max-pool-size>${pool.size:10}</max-pool-size>
			                        <prefill/>
			                    </pool>
			                    <statement>
			                        <share-prepared-statements/>
			                    </statement>
			                </datasource>
			            </datasources>
			        </subsystem>
			        <subsystem xmlns="urn:jboss:domain:ejb3:9.0">
			            <session-bean>
			                <stateless>
			                    <bean-instance-pool-ref pool-name="slsb"/>
			                </stateless>
			            </session-bean>
			            <mdb>
			                <resource-adapter-ref resource-adapter-name="${ejb.resource-adapter-name:activemq-ra.rar}"/>
			                <bean-instance-pool-ref pool-name="mdb"/>
			            </mdb>
			            <pools>
			                <bean-instance-pools>
			                    <strict-max-pool name="mdb" max-pool-size="15" instance-acquisition-timeout="5" instance-acquisition-timeout-unit="MINUTES"/>
			                    <strict-max-pool name="slsb" derive-size="from-worker-pools" instance-acquisition-timeout="30" instance-acquisition-timeout-unit="SECONDS"/>
			                    <strict-max-pool name="other"/>
			                </bean-instance-pools>
			            </pools>
			            <thread-pools>
			                <thread-pool name="default">
			                    <max-threads count="${threads}"/>
			                    <keepalive-time time="60" unit="seconds"/>
			                </thread-pool>
			            </thread-pools>
			        </subsystem>
			        <subsystem xmlns="urn:jboss:domain:io:3.0">
			            <worker name="default"/>
			            <worker name="large" io-threads="8" task-max-threads="256"/>
			            <buffer-pool name="default"/>
			        </subsystem>
			        <subsystem xmlns="urn:jboss:domain:jca:5.0">
			            <default-workmanager>
			                <short-running-threads>
			                    <core-threads count="50"/>
			                    <queue-length count="50"/>
			                    <max-threads count="60"/>
			                    <keepalive-time time="10" unit="seconds"/>
			                </short-running-threads>
			            </default-workmanager>
			            <cached-connection-manager debug="true"/>
			        </subsystem>
			    </profile>
			</server>
			""";

	private final MemoryTree tree = new MemoryTree();

	private LintResult lint() throws IOException {
		return Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
	}

	private Server only() throws IOException {
		List<Server> servers = lint().solution().getServers();
		assertEquals(1, servers.size());
		return servers.getFirst();
	}

	private static ConfigurationGroup group(Server server, String kind, String name) {
		for (ConfigurationFile file : server.getConfiguration()) {
			for (var contents = file.eAllContents(); contents.hasNext();) {
				EObject each = contents.next();
				if (each instanceof ConfigurationGroup group && kind.equals(group.getKind()) && (name == null || name.equals(group.getName()))) {
					return group;
				}
			}
		}
		throw new AssertionError("no group " + kind + ' ' + name);
	}

	private static Setting setting(ConfigurationGroup group, String name) {
		return group.getSettings().stream().filter(each -> each.getName().equals(name)).findFirst().orElseThrow(() -> new AssertionError(name));
	}

	private static ThreadPool pool(Server server, String name) {
		return server.getThreadPools().stream().filter(each -> each.getName().equals(name)).findFirst().orElseThrow(() -> new AssertionError(name));
	}

	@Test
	void aStandaloneConfigurationIsAServer() throws IOException {
		tree.with(CONFIGURATION + "standalone.xml", STANDALONE);
		Server server = only();
		assertEquals("standalone", server.getName());
		assertEquals("26", server.getVersion());
		assertEquals(Product.WILDFLY, server.getProduct());
		assertEquals("wf/standalone/configuration", server.getPath());
		assertNull(server.getJvm());
		assertEquals(List.of("mdb", "slsb", "other"), server.getBeanPools().stream().map(BeanPool::getName).toList());
		BeanPool mdb = server.getBeanPools().get(0);
		assertEquals("Message Driven Bean", mdb.getBeanKind());
		assertEquals(15L, mdb.getMaximumSize().asNumber());
		assertEquals(300_000L, mdb.getTimeout().asMilliseconds());
		BeanPool slsb = server.getBeanPools().get(1);
		assertEquals("Stateless Bean", slsb.getBeanKind());
		assertEquals(SettingState.DEFAULTED, slsb.getMaximumSize().getState());
		assertNull(slsb.getMaximumSize().asNumber());
		assertTrue(slsb.getMaximumSize().getValue().contains("worker pools"));
		assertEquals(30_000L, slsb.getTimeout().asMilliseconds());
		assertEquals(20L, server.getBeanPools().get(2).getMaximumSize().asNumber());
		assertEquals(300_000L, server.getBeanPools().get(2).getTimeout().asMilliseconds());
		assertEquals("16 * number of processors", pool(server, "io worker default").getMaximumSize().getValue());
		assertEquals(256L, pool(server, "io worker large").getMaximumSize().asNumber());
		assertEquals(60L, pool(server, "jca default-workmanager short-running-threads").getMaximumSize().asNumber());
		assertEquals(10_000L, pool(server, "jca default-workmanager short-running-threads").getInactivityTimeout().asMilliseconds());
	}

	@Test
	void aNumberBesideADerivedSizeDoesNotCount() throws IOException {
		tree.with("standalone.xml", "<server xmlns='urn:jboss:domain:19.0'><profile><subsystem xmlns='urn:jboss:domain:ejb3:9.0'><pools><bean-instance-pools>"
				+ "<strict-max-pool name='p' max-pool-size='7' derive-size='from-cpu-count'/><strict-max-pool name='q' max-pool-size='8' derive-size='none'/></bean-instance-pools></pools></subsystem></profile></server>");
		List<BeanPool> pools = only().getBeanPools();
		assertEquals("7", pools.get(0).getMaximumSize().getValue());
		assertNull(pools.get(0).getMaximumSize().asNumber());
		assertEquals(8L, pools.get(1).getMaximumSize().asNumber());
	}

	@Test
	void theTableReadsTheSameFile() throws IOException {
		tree.with(CONFIGURATION + "standalone.xml", STANDALONE);
		Server server = only();
		assertEquals("20", setting(group(server, "wildfly.ejb3.strict-max-pool", "other"), "max-pool-size").getValue());
		Setting derived = setting(group(server, "wildfly.ejb3.strict-max-pool", "slsb"), "max-pool-size");
		assertEquals(SettingState.ABSENT, derived.getState());
		assertEquals(30_000L, setting(group(server, "wildfly.ejb3.strict-max-pool", "slsb"), "instance-acquisition-timeout").asMilliseconds());
		assertEquals("2 * number of processors", setting(group(server, "wildfly.io.worker", "default"), "io-threads").getValue());
		assertTrue(setting(group(server, "wildfly.jca.cached-connection-manager", null), "debug").asTruth());
		ConfigurationGroup source = group(server, "wildfly.datasources.data-source", "A");
		Setting prefill = setting(source, "prefill");
		assertTrue(prefill.asTruth());
		assertEquals(SettingState.DEFAULTED, prefill.getState());
		assertTrue(setting(source, "share-prepared-statements").asTruth());
		assertFalse(setting(source, "use-fast-fail").asTruth());
		assertEquals(30_000L, setting(source, "blocking-timeout-millis").asMilliseconds());
	}

	@Test
	void expressionsTakePropertiesFromTheConfigurationAndTheCommandLine() throws IOException {
		tree.with(CONFIGURATION + "standalone.xml", STANDALONE);
		Server server = only();
		assertEquals("${pool.size:10}", server.getDataSources().getFirst().getConnectionPool().getMaximumConnections().getValue());
		assertEquals(33L, server.getDataSources().getFirst().getConnectionPool().getMaximumConnections().asNumber());
		ConfigurationGroup source = group(server, "wildfly.datasources.data-source", "A");
		assertEquals("false", setting(source, "statistics-enabled").getResolved());
		assertEquals("activemq-ra.rar", setting(group(server, "wildfly.ejb3.mdb", null), "resource-adapter-ref").getResolved());
		assertNull(pool(server, "ejb3 thread-pool default").getMaximumSize().getResolved());
		tree.with("wf/bin/standalone.conf", "JAVA_OPTS=\"-Xmx2g -Dpool.size=44 -Dthreads=12 -Dwildfly.statistics-enabled=true\"\n");
		server = only();
		assertEquals(2L << 30, server.getJvm().getMaximumHeapSize().asBytes());
		assertEquals(44L, server.getDataSources().getFirst().getConnectionPool().getMaximumConnections().asNumber());
		assertEquals(12L, pool(server, "ejb3 thread-pool default").getMaximumSize().asNumber());
		assertEquals("true", setting(group(server, "wildfly.datasources.data-source", "A"), "statistics-enabled").getResolved());
	}

	@Test
	void theShellScriptCountsBeforeThatOfWindows() throws IOException {
		tree.with(CONFIGURATION + "standalone.xml", STANDALONE).with("wf/bin/standalone.conf.bat", "set JAVA_OPTS=-Xmx1g\r\n");
		assertEquals("1g", only().getJvm().getMaximumHeapSize().getValue());
		tree.with("wf/bin/standalone.conf", "JAVA_OPTS=-Xmx3g\n").with("other/bin/standalone.conf", "JAVA_OPTS=-Xmx9g\n").with("wf/bin/domain.conf", "JAVA_OPTS=-Xmx8g\n");
		Server server = only();
		assertEquals("3g", server.getJvm().getMaximumHeapSize().getValue());
		assertEquals(List.of("standalone.conf", "standalone.conf.bat", "standalone.xml"), server.getConfiguration().stream().map(ConfigurationFile::getName).sorted().toList());
	}

	@Test
	void severalConfigurationsOfOneFolderAreServers() throws IOException {
		tree.with(CONFIGURATION + "standalone.xml", STANDALONE).with(CONFIGURATION + "standalone-full.xml", STANDALONE.replace("<server ", "<server name=\"shop\" "))
				.with(CONFIGURATION + "other.xml", "<users xmlns='urn:jboss:domain:users'/>").with(CONFIGURATION + "own.xml", STANDALONE.replace("count=\"60\"", "count=\"61\""));
		List<Server> servers = lint().solution().getServers();
		assertEquals(List.of("own", "shop", "standalone"), servers.stream().map(Server::getName).sorted().toList());
		for (Server server : servers) {
			assertEquals(1, server.getConfiguration().size());
			assertEquals(server.getName().equals("own") ? 61 : 60, pool(server, "jca default-workmanager short-running-threads").getMaximumSize().asNumber());
		}
	}

	@Test
	void whatIsDeployedBelongsToTheServersOfItsFolder() throws IOException {
		String source = "<datasources xmlns=\"http://www.jboss.org/ironjacamar/schema\"><datasource jndi-name=\"java:/D\" pool-name=\"D\"><connection-url>jdbc:h2:mem:d</connection-url>"
				+ "<pool><max-pool-size>7</max-pool-size></pool></datasource></datasources>";
		tree.with(CONFIGURATION + "standalone.xml", STANDALONE).with("wf/standalone/deployments/d-ds.xml", source).with("app/src/main/webapp/WEB-INF/d-ds.xml", source);
		LintResult result = lint();
		Server server = result.solution().getServers().getFirst();
		assertEquals(List.of("A", "D"), server.getDataSources().stream().map(each -> each.getName()).toList());
		assertEquals(7L, setting(group(server, "wildfly.data-source", "D"), "max-pool-size").asNumber());
		assertEquals(1, result.solution().getApplications().getFirst().getDataSources().size());
		assertEquals(1, result.solution().getApplications().getFirst().getConfiguration().size());
	}

	private static String domain() {
		return """
				<domain xmlns="urn:jboss:domain:1.2">
				  <profiles>
				    <profile name="base"><subsystem xmlns="urn:jboss:domain:ejb3:1.2"><pools><bean-instance-pools><strict-max-pool name="p" max-pool-size="5"/></bean-instance-pools></pools></subsystem></profile>
				    <profile name="full"><include profile="base"/><include profile="full"/><subsystem xmlns="urn:jboss:domain:threads:1.1"><bounded-queue-thread-pool name="t"><max-threads count="3"/></bounded-queue-thread-pool></subsystem></profile>
				    <profile name="unused"/>
				  </profiles>
				  <server-groups>
				    <server-group name="main" profile="full"><jvm name="default"><heap max-size="512m"/></jvm></server-group>
				    <server-group name="second" profile="base"><jvm name="small"/></server-group>
				  </server-groups>
				</domain>
				""";
	}

	@Test
	void eachProfileOfADomainIsAServer() throws IOException {
		tree.with("wf/domain/configuration/domain.xml", domain()).with("wf/domain/configuration/host.xml", """
				<host name="master" xmlns="urn:jboss:domain:1.2">
				  <jvms>
				    <jvm name="default"><heap size="64m" max-size="256m"/><jvm-options><option value="-server"/><option value="-Dx=1"/></jvm-options></jvm>
				  </jvms>
				</host>
				""").with("wf/bin/domain.conf", "JAVA_OPTS=\"-Xmx7g\"\n");
		List<Server> servers = lint().solution().getServers();
		assertEquals(List.of("base", "full", "unused"), servers.stream().map(Server::getName).toList());
		Server full = servers.get(1);
		assertEquals("7.1", full.getVersion());
		assertEquals("512m", full.getJvm().getMaximumHeapSize().getValue());
		assertEquals("64m", full.getJvm().getInitialHeapSize().getValue());
		assertEquals("-Dx=1", full.getJvm().getArguments().getValue());
		assertEquals("-server -Dx=1", full.getJvm().getArguments().getResolved());
		assertEquals("small", servers.get(0).getJvm().getName());
		assertEquals("default", servers.get(2).getJvm().getName());
		assertEquals(List.of("p"), full.getBeanPools().stream().map(BeanPool::getName).toList(), "of the profile that it includes");
		assertEquals(3L, pool(full, "threads bounded-queue-thread-pool t").getMaximumSize().asNumber());
		ConfigurationFile file = full.getConfiguration().stream().filter(each -> each.getName().equals("domain.xml")).findFirst().orElseThrow();
		assertEquals("full", file.getScope());
		assertEquals(List.of("full", "main"), file.getGroups().stream().map(ConfigurationGroup::getName).toList());
		assertEquals(3, full.getConfiguration().size());
	}

	@ParameterizedTest
	@CsvSource({ "urn:jboss:domain:1.2,7.1", "urn:jboss:domain:2.2,8.2", "urn:jboss:domain:4.2,10.1", "urn:jboss:domain:8.0,14", "urn:jboss:domain:13.0,20", "urn:jboss:domain:19.0,26",
			"urn:jboss:domain:community:20.0,schema 20.0", "urn:jboss:domain:99,schema 99" })
	void theVersionIsThatOfTheSchema(String namespace, String version) throws IOException {
		tree.with("standalone.xml", "<server xmlns=\"" + namespace + "\"><profile/></server>");
		assertEquals(version, only().getVersion());
	}

	@ParameterizedTest
	@CsvSource({ "1.1,ABSENT,", "1.2,DEFAULTED,5000", "9.0,DEFAULTED,5000" })
	void defaultsAreThoseOfTheSchemaOfTheSubsystem(String version, SettingState state, String value) throws IOException {
		tree.with("standalone.xml", "<server xmlns=\"urn:jboss:domain:1.0\"><profile><subsystem xmlns=\"urn:jboss:domain:ejb3:" + version
				+ "\"><session-bean><singleton/></session-bean></subsystem></profile></server>");
		Setting timeout = setting(group(only(), "wildfly.ejb3.singleton", null), "default-access-timeout");
		assertEquals(state, timeout.getState());
		assertEquals(value, timeout.getValue());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "<server xmlns='urn:jboss:domain:19.0'/>|1", "<server xmlns='urn:jboss:domain:19.0'><profile/><profile/></server>|1", "<server/>|0",
			"<server xmlns='urn:other'/>|0", "<domain xmlns='urn:jboss:domain:19.0'><profiles><profile/></profiles></domain>|1", "<host xmlns='urn:jboss:domain:19.0'><jvms><jvm/></jvms></host>|0", "nothing|0" })
	void oddFilesAreReadOrPassedOver(String text, int servers) throws IOException {
		tree.with("standalone.xml", text);
		assertEquals(servers, lint().solution().getServers().size());
	}

	@Test
	void whatStandsBeforeABreakIsRead() throws IOException {
		tree.with(CONFIGURATION + "standalone.xml", STANDALONE.substring(0, STANDALONE.indexOf("<subsystem xmlns=\"urn:jboss:domain:io")));
		LintResult result = lint();
		assertEquals(1, result.problems().size());
		assertEquals(3, result.solution().getServers().getFirst().getBeanPools().size());
	}
}
