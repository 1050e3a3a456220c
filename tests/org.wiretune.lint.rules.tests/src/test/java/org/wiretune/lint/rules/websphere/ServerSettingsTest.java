/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

/** Java virtual machine, channels, data sources, key stores and clusters of a server. */
class ServerSettingsTest {

	private static final String MACHINE = "initialHeapSize=\"256\" maximumHeapSize=\"384\" genericJvmArguments=\"\"";

	private static Files machine(String attributes) {
		return Samples.server().replace(Samples.SERVER, MACHINE, attributes);
	}

	private static Files channel(String attributes) {
		return Samples.server().replace(Samples.SERVER, "  <processDefinitions ", """
				  <services xmi:type="channelservice:TransportChannelService" xmlns:channelservice="http://www.ibm.com/websphere/appserver/schemas/6.0/channelservice.xmi">
				    <transportChannels xmi:type="channelservice.channels:HTTPInboundChannel" xmi:id="HTTPInboundChannel_1" name="HTTP_1" maximumPersistentRequests="100" keepAlive="true"/>
				    <transportChannels xmi:type="channelservice.channels:HTTPInboundChannel" xmi:id="HTTPInboundChannel_2" name="HTTP_2"%s/>
				    <chains xmi:id="Chain_1" name="WCInboundAdmin" transportChannels="HTTPInboundChannel_1"/>
				    <chains xmi:id="Chain_2" name="WCInboundDefault" transportChannels="HTTPInboundChannel_2"/>
				  </services>
				  <processDefinitions\s""".formatted(attributes));
	}

	private static Files liberty(String content) {
		return new Files().with("wlp/server.xml", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<server>\n" + content + "</server>\n");
	}

	@Test
	void collectionsAreNotLogged() {
		String rule = "verbose-gc-off";
		Files files = machine("verboseModeGarbageCollection=\"false\" " + MACHINE);
		assertEquals("false", files.finding(rule).measured());
		assertTrue(Samples.server().findings(rule).isEmpty());
		assertTrue(machine("verboseModeGarbageCollection=\"true\" " + MACHINE).findings(rule).isEmpty());
		FixContract.verify(files, rule + "/on", Map.of(Samples.SERVER, Map.of("verboseModeGarbageCollection=\"false\"", "verboseModeGarbageCollection=\"true\"")));
	}

	@ParameterizedTest
	@ValueSource(strings = {"-verbose:gc", "-Xverbosegclog:gc.log,10,1000", "-Xlog:gc*:file=gc.log", "-Xloggc:gc.log"})
	void collectionsLoggedByAnArgument(String argument) {
		assertTrue(machine("verboseModeGarbageCollection=\"false\" genericJvmArguments=\"" + argument + '"').findings("verbose-gc-off").isEmpty());
	}

	@Test
	void heapThatIsNotStated() {
		String rule = "was-heap-unset";
		assertTrue(Samples.server().findings(rule).isEmpty());
		assertEquals("not set", machine("genericJvmArguments=\"\"").finding(rule).measured());
		assertEquals(1, machine("maximumHeapSize=\"0\" genericJvmArguments=\"\"").findings(rule).size());
		assertEquals(1, machine("maximumHeapSize=\"\" genericJvmArguments=\"\"").findings(rule).size());
		assertTrue(machine("genericJvmArguments=\"-Xmx2g\"").findings(rule).isEmpty());
		assertTrue(machine("genericJvmArguments=\"\"").map(text -> text.replace("name=\"server1\"", "name=\"nodeagent\"")).findings(rule).isEmpty());
		FixContract.verify(machine("genericJvmArguments=\"\""), rule + "/state", Map.of(Samples.SERVER, Map.of("genericJvmArguments=\"\"", "genericJvmArguments=\"\" maximumHeapSize=\"1024\"")));
		FixContract.verify(machine("maximumHeapSize=\"0\" genericJvmArguments=\"\""), rule + "/state", Map.of(Samples.SERVER, Map.of("maximumHeapSize=\"0\"", "maximumHeapSize=\"1024\"")));
	}

	@ParameterizedTest
	@CsvSource({"/opt/java/jdk1.6.0_45, 1", "${WAS_INSTALL_ROOT}/java_1.6_64, 1", "/usr/java6, 1", "C:\\Java\\jdk6\\bin, 1", "${WAS_INSTALL_ROOT}/java, 0", "/opt/java/jdk1.7.0_60, 0", "/opt/jdk-16, 0", "/opt/jdk-21.0.6, 0"})
	void javaSix(String home, int findings) {
		Files files = Samples.server().with(Samples.SERVER_FOLDER + "variables.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<variables:VariableMap xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:variables="http://www.ibm.com/websphere/appserver/schemas/5.0/variables.xmi">
				  <entries xmi:id="VariableSubstitutionEntry_1" symbolicName="JAVA_HOME" value="%s"/>
				  <entries xmi:id="VariableSubstitutionEntry_2" symbolicName="OTHER" value="jdk1.6"/>
				</variables:VariableMap>
				""".formatted(home));
		assertEquals(findings, files.findings("was-jdk6").size());
	}

	@ParameterizedTest
	@CsvSource({"' maximumPersistentRequests=\"100\" keepAlive=\"true\"', INFO", "'', INFO", "' maximumPersistentRequests=\"-1\" keepAlive=\"false\"', WARNING", "' maximumPersistentRequests=\"-1\" keepAlive=\"true\"',"})
	void connectionsThatCloseEarly(String attributes, Severity severity) {
		Files files = channel(attributes);
		assertEquals(severity == null ? 0 : 1, files.findings("was-keepalive-limited").size());
		if (severity != null) {
			Finding finding = files.finding("was-keepalive-limited");
			assertEquals(severity, finding.severity());
			assertTrue(finding.message().startsWith("HTTP_2 of server1"), finding.message());
		}
	}

	@Test
	void fixConnections() {
		FixContract.verify(channel(" maximumPersistentRequests=\"50\" keepAlive=\"false\""), "was-keepalive-limited/unlimited", Map.of(Samples.SERVER, Map.of(
				"maximumPersistentRequests=\"50\" keepAlive=\"false\"", "maximumPersistentRequests=\"-1\" keepAlive=\"true\"")));
	}

	@Test
	void connectionsOfLiberty() {
		String rule = "was-keepalive-limited";
		assertTrue(liberty("  <httpOptions id=\"o\"/>\n").findings(rule).isEmpty());
		assertTrue(liberty("  <httpOptions id=\"o\" maxKeepAliveRequests=\"-1\"/>\n").findings(rule).isEmpty());
		Files limited = liberty("  <httpOptions id=\"o\" maxKeepAliveRequests=\"100\"/>\n");
		assertEquals(Severity.INFO, limited.finding(rule).severity());
		FixContract.verify(limited, rule + "/unlimited", Map.of("wlp/server.xml", Map.of("\"100\"", "\"-1\"")));
		assertEquals(Severity.WARNING, liberty("  <httpOptions id=\"o\" keepAliveEnabled=\"false\"/>\n").finding(rule).severity());
	}

	@Test
	void minimumOfConnections() {
		String rule = "was-ds-min-below-max";
		assertEquals("60", Samples.server().finding(rule).limit());
		assertTrue(Samples.server().replace(Samples.RESOURCES, "minConnections=\"1\"", "minConnections=\"60\"").findings(rule).isEmpty());
		assertEquals("59", Samples.server().replace(Samples.RESOURCES, "minConnections=\"1\"", "minConnections=\"59\"").finding(rule).measured());
		FixContract.verify(Samples.server(), rule + "/equal", Map.of(Samples.RESOURCES, Map.of("minConnections=\"1\"", "minConnections=\"60\"")));
		Files liberty = liberty("  <dataSource id=\"Orders\" jndiName=\"jdbc/Orders\">\n    <connectionManager minPoolSize=\"5\" maxPoolSize=\"20\"/>\n  </dataSource>\n");
		FixContract.verify(liberty, rule + "/equal", Map.of("wlp/server.xml", Map.of("minPoolSize=\"5\"", "minPoolSize=\"20\"")));
	}

	@Test
	void connectionsBelowALimitedExecutor() {
		String rule = "was-ds-pool-below-webcontainer";
		String source = "  <dataSource id=\"Orders\" jndiName=\"jdbc/Orders\">\n    <connectionManager maxPoolSize=\"20\"/>\n  </dataSource>\n";
		assertTrue(liberty(source).findings(rule).isEmpty());
		Finding finding = liberty("  <executor maxThreads=\"100\"/>\n" + source).finding(rule);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("110", finding.limit());
		FixContract.verify(liberty("  <executor maxThreads=\"100\"/>\n" + source), rule + "/raise-connections", Map.of("wlp/server.xml", Map.of("maxPoolSize=\"20\"", "maxPoolSize=\"110\"")));
	}

	@Test
	void resultSetsOverACommit() {
		String rule = "was-resultset-holdability";
		Files absent = Samples.server();
		assertEquals("not set", absent.finding(rule).measured());
		assertTrue(absent.copy().replace(Samples.RESOURCES, "com.ibm.db2.jcc.DB2ConnectionPoolDataSource", "oracle.jdbc.pool.OracleConnectionPoolDataSource").findings(rule).isEmpty());
		String pool = "      <connectionPool xmi:id=\"ConnectionPool_1\"";
		String properties = "      <propertySet xmi:id=\"PropertySet_1\">\n        <resourceProperties name=\"resultSetHoldability\" value=\"%s\"/>\n      </propertySet>\n";
		Files two = absent.copy().replace(Samples.RESOURCES, pool, properties.formatted(2) + pool);
		FixContract.verify(two, rule + "/hold", Map.of(Samples.RESOURCES, Map.of("value=\"2\"", "value=\"1\"")));
		assertTrue(absent.copy().replace(Samples.RESOURCES, pool, properties.formatted(1) + pool).findings(rule).isEmpty());
		Files without = absent.copy().replace(Samples.RESOURCES, pool, properties.formatted(2).replace("resultSetHoldability", "other") + pool);
		FixContract.verify(without, rule + "/hold", Map.of(Samples.RESOURCES, Map.of("<resourceProperties name=\"other\" value=\"2\"/>\n",
				"<resourceProperties name=\"other\" value=\"2\"/>\n        <resourceProperties name=\"resultSetHoldability\" value=\"1\"/>\n")));
	}

	@Test
	void keyStoreThatEverybodyHas() {
		String rule = "was-default-keystore";
		String path = "LocalServer/config/cells/cell/security.xml";
		String security = """
				<?xml version="1.0" encoding="UTF-8"?>
				<security:Security xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:security="http://www.ibm.com/websphere/appserver/schemas/5.0/security.xmi" xmi:id="Security_1">
				  <repertoire xmi:id="SSLConfig_1" alias="node/DefaultSSLSettings">
				    <setting keyFileName="${USER_INSTALL_ROOT}/etc/%s.jks" keyFilePassword="{xor}CDo9Hgw="/>
				  </repertoire>
				  <keyStores xmi:id="KeyStore_1" name="NodeDefaultKeyStore" location="${CONFIG_ROOT}/cells/cell/nodes/node/%s" type="PKCS12"/>
				</security:Security>
				""";
		Finding finding = Samples.server().with(path, security.formatted("DummyServerKeyFile", "key.p12")).finding(rule);
		assertEquals(Severity.WARNING, finding.severity());
		assertTrue(finding.message().startsWith("node/DefaultSSLSettings uses"), finding.message());
		assertTrue(finding.fixes().isEmpty());
		assertEquals(1, Samples.server().with(path, security.formatted("own", "DummyServerKeyFile.jks")).findings(rule).size());
		assertTrue(Samples.server().with(path, security.formatted("own", "key.p12")).findings(rule).isEmpty());
	}

	@Test
	void clusters() {
		String rule = "was-cluster-not-needed";
		Files one = Samples.server().replace(Samples.SERVER, "xmi:id=\"Server_1\" name=\"server1\"", "xmi:id=\"Server_1\" name=\"server1\" clusterName=\"Front\"");
		assertTrue(one.finding(rule).message().startsWith("server1 is the only member of cluster Front"));
		one.with(Samples.SERVER.replace("server1", "server2"), one.text(Samples.SERVER).replace("server1", "server2"));
		assertEquals("2", one.finding(rule).measured());
		assertTrue(Samples.server().findings(rule).isEmpty());
	}
}
