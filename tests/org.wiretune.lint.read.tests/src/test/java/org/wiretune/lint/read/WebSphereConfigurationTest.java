/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.wiretune.lint.read.Configurations.group;
import static org.wiretune.lint.read.Configurations.groups;
import static org.wiretune.lint.read.Configurations.setting;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.SettingState;

/** The whole configuration of a WebSphere cell: scopes, variables, references inside a file. */
class WebSphereConfigurationTest {

	private static final String CELL = "p/config/cells/c";
	private static final String NAMESPACES = "xmi:version=\"2.0\" xmlns:xmi=\"http://www.omg.org/XMI\" xmlns:process=\"http://www.ibm.com/websphere/appserver/schemas/5.0/process.xmi\""
			+ " xmlns:variables=\"http://www.ibm.com/websphere/appserver/schemas/5.0/variables.xmi\" xmlns:resources.jms=\"http://www.ibm.com/websphere/appserver/schemas/5.0/resources.jms.xmi\""
			+ " xmlns:j=\"http://www.ibm.com/websphere/appserver/schemas/5.0/resources.jdbc.xmi\"";

	private final MemoryTree tree = new MemoryTree();

	private LintResult lint() throws IOException {
		return Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
	}

	private Server server() throws IOException {
		return lint().solution().getServers().getFirst();
	}

	private void server(String path, String attributes, String content) {
		tree.with(CELL + '/' + path + "/server.xml", "<process:Server " + NAMESPACES + " " + attributes + ">\n" + content + "\n</process:Server>");
	}

	private void variables(String folder, String... entries) {
		StringBuilder content = new StringBuilder();
		for (int i = 0; i < entries.length; i += 2) {
			content.append("<entries symbolicName=\"").append(entries[i]).append("\" value=\"").append(entries[i + 1]).append("\"/>");
		}
		tree.with(CELL + folder + "/variables.xml", "<variables:VariableMap " + NAMESPACES + ">" + content + "</variables:VariableMap>");
	}

	private static String pool(String size) {
		return "<services xmi:type=\"t:ThreadPoolManager\"><threadPools xmi:id=\"T1\" name=\"Default\" maximumSize=\"" + size + "\"/></services>";
	}

	@Test
	void theNarrowestVariableCounts() throws IOException {
		server("nodes/n/servers/s", "name=\"s\" clusterName=\"k\"", pool("${SIZE}"));
		String[] folders = { "", "/nodes/n", "/clusters/k", "/nodes/n/servers/s" };
		for (int i = 0; i < folders.length; i++) {
			variables(folders[i], "SIZE", String.valueOf(i + 10));
			assertEquals(i + 10L, server().getThreadPools().getFirst().getMaximumSize().asNumber());
			assertEquals("${SIZE}", server().getThreadPools().getFirst().getMaximumSize().getValue());
			assertEquals(String.valueOf(i + 10), setting(group(server(), "websphere.threadPool", "Default"), "maximumSize").getResolved());
		}
		variables("/nodes/other", "SIZE", "99");
		variables("/clusters/other", "SIZE", "98");
		assertEquals(13L, server().getThreadPools().getFirst().getMaximumSize().asNumber());
	}

	@Test
	void aVariableThatIsNotKnownStaysAsItIs() throws IOException {
		server("nodes/n/servers/s", "name=\"s\"", pool("${SIZE}"));
		variables("/nodes/other", "SIZE", "9");
		assertNull(server().getThreadPools().getFirst().getMaximumSize().getResolved());
		assertNull(server().getThreadPools().getFirst().getMaximumSize().asNumber());
	}

	@Test
	void variablesOfAnApplicationAreSeenByItsOwnFilesOnly() throws IOException {
		server("nodes/n/servers/s", "name=\"s\"", pool("${SIZE}"));
		variables("", "SIZE", "7");
		variables("/applications/a.ear/deployments/a", "SIZE", "8");
		String provider = "<j:JDBCProvider " + NAMESPACES + " name=\"d\"><factories xmi:type=\"j:DataSource\" name=\"ds\" statementCacheSize=\"${SIZE}\"/></j:JDBCProvider>";
		tree.with(CELL + "/applications/a.ear/deployments/a/resources.xml", provider);
		Server server = server();
		assertEquals(7L, server.getThreadPools().getFirst().getMaximumSize().asNumber());
		assertEquals(8L, server.getDataSources().getFirst().getStatementCacheSize().asNumber());
		assertEquals("application", server.getConfiguration().stream().filter(file -> file.getName().equals("resources.xml")).findFirst().orElseThrow().getScope());
	}

	@Test
	void resourcesOfACellBelongToEachOfItsServers() throws IOException {
		server("nodes/n/servers/s1", "name=\"s1\"", pool("1"));
		server("nodes/n/servers/s2", "name=\"s2\"", pool("2"));
		tree.with(CELL + "/resources.xml", "<xmi:XMI " + NAMESPACES + "><resources.jms:JMSProvider name=\"MQ\"><factories xmi:type=\"resources.jms.mqseries:MQQueueConnectionFactory\" name=\"qcf\""
				+ " jndiName=\"jms/qcf\" transportType=\"CLIENT\" host=\"localhost\"><connectionPool maxConnections=\"50\"/><sessionPool minConnections=\"5\" maxConnections=\"60\" reapTime=\"\"/></factories></resources.jms:JMSProvider></xmi:XMI>");
		List<Server> servers = lint().solution().getServers();
		assertEquals(List.of("s1", "s2"), servers.stream().map(Server::getName).toList());
		for (Server server : servers) {
			ConfigurationGroup factory = group(server, "websphere.mqQueueConnectionFactory", "qcf");
			assertEquals("CLIENT", setting(factory, "transportType").getValue());
			assertEquals("true", setting(factory, "XAEnabled").getValue());
			assertEquals(SettingState.DEFAULTED, setting(factory, "XAEnabled").getState());
			assertEquals(List.of("websphere.connectionPool", "websphere.sessionPool"), factory.getGroups().stream().map(ConfigurationGroup::getKind).toList());
			assertEquals(60L, setting(factory.getGroups().get(1), "maxConnections").asNumber());
			assertEquals(SettingState.DEFAULTED, setting(factory.getGroups().getFirst(), "minConnections").getState());
			assertEquals(180_000L, setting(factory.getGroups().getFirst(), "connectionTimeout").asMilliseconds());
			assertEquals(SettingState.ABSENT, setting(factory.getGroups().get(1), "reapTime").getState());
			assertEquals("", setting(factory.getGroups().get(1), "reapTime").getInsertion().replaced());
		}
	}

	@Test
	void channelsLeadToTheirPoolsAndChainsToTheirChannels() throws IOException {
		server("nodes/n/servers/s", "name=\"s\"", """
				<services xmi:type="channelservice:TransportChannelService">
				  <transportChannels xmi:type="channelservice.channels:TCPInboundChannel" xmi:id="C1" name="TCP_2" threadPool="T1"/>
				  <transportChannels xmi:type="channelservice.channels:HTTPInboundChannel" xmi:id="C2" name="HTTP_2" keepAlive="false"/>
				  <transportChannels xmi:type="channelservice.channels:TCPInboundChannel" xmi:id="C3" name="TCP_9" threadPool="Gone"/>
				  <chains name="WCInboundDefault" transportChannels="C1  C2"/>
				  <chains name="Broken" transportChannels="C1 C9"/>
				</services>
				<services xmi:type="m:MessageListenerService"><listenerPorts name="LP" connectionFactoryJNDIName="jms/qcf" maxMessages="1"/></services>
				""" + pool("20"));
		Server server = server();
		assertEquals("Default", setting(group(server, "websphere.tcpChannel", "TCP_2"), "threadPool").getResolved());
		assertNull(setting(group(server, "websphere.tcpChannel", "TCP_9"), "threadPool").getResolved());
		assertEquals("128000", setting(group(server, "websphere.tcpChannel", "TCP_2"), "maxOpenConnections").getValue());
		assertEquals("false", setting(group(server, "websphere.httpChannel", "HTTP_2"), "keepAlive").getValue());
		assertEquals("100", setting(group(server, "websphere.httpChannel", "HTTP_2"), "maximumPersistentRequests").getValue());
		assertEquals("TCP_2 HTTP_2", setting(group(server, "websphere.transportChain", "WCInboundDefault"), "transportChannels").getResolved());
		assertNull(setting(group(server, "websphere.transportChain", "Broken"), "transportChannels").getResolved());
		ConfigurationGroup port = group(server, "websphere.listenerPort", "LP");
		assertEquals("1", setting(port, "maxSessions").getValue());
		assertEquals(SettingState.DEFAULTED, setting(port, "maxSessions").getState());
		assertEquals(SettingState.SET, setting(port, "maxMessages").getState());
	}

	@Test
	void filesThatServersAreMadeFromAreNone() throws IOException {
		String text = "<process:Server " + NAMESPACES + " name=\"t\">" + pool("5") + "</process:Server>";
		tree.with("p/config/templates/servertypes/APPLICATION_SERVER/servers/default/server.xml", text);
		assertEquals(List.of(), lint().solution().getServers());
	}

	@Test
	void whatStandsBeforeABreakIsRead() throws IOException {
		tree.with(CELL + "/nodes/n/servers/s/server.xml", "<process:Server " + NAMESPACES + " name=\"s\">" + pool("5") + "<services xmi:type=");
		assertEquals("5", setting(group(server(), "websphere.threadPool", "Default"), "maximumSize").getValue());
		assertEquals(1, lint().problems().size());
	}

	@Test
	void aRealServerIsReadAsAWhole() throws IOException {
		Path file;
		try (Stream<Path> files = Files.walk(Corpus.folder("was"))) {
			file = files.filter(each -> each.endsWith("server.xml")).findFirst().orElseThrow();
		}
		String text = Files.readString(file);
		Server server = Linter.lint(Corpus.tree("was"), LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).solution().getServers().getFirst();
		assertEquals(1, server.getConfiguration().size());
		assertEquals("server", server.getConfiguration().getFirst().getScope());
		assertEquals(count("<threadPools ", text), groups(server, "websphere.threadPool").size());
		assertEquals(count("<chains ", text), groups(server, "websphere.transportChain").size());
		assertEquals(count("\\.channels:HTTPInboundChannel\"", text), groups(server, "websphere.httpChannel").size());
		assertEquals(count("\\.channels:TCPInboundChannel\"", text), groups(server, "websphere.tcpChannel").size());
		assertEquals(count("<systemProperties ", text), groups(server, "websphere.jvm.systemProperty").size());
		assertEquals(count("<properties ", text), groups(server, "websphere.property").size());
		assertEquals("WebContainer", setting(group(server, "websphere.tcpChannel", "TCP_2"), "threadPool").getResolved());
		assertEquals("TCP_2 HTTP_2 WCC_2", setting(group(server, "websphere.transportChain", "WCInboundDefault"), "transportChannels").getResolved());
		assertEquals("100", setting(group(server, "websphere.httpChannel", "HTTP_2"), "maximumPersistentRequests").getValue());
		assertEquals(120_000L, setting(groups(server, "websphere.transactionService").getFirst(), "totalTranLifetimeTimeout").asMilliseconds());
		assertEquals(1_800_000L, setting(groups(server, "websphere.sessionManager").getFirst(), "invalidationTimeout").asMilliseconds());
		assertEquals(2053L, setting(groups(server, "websphere.ejbContainer").getFirst(), "cacheSize").asNumber());
		assertEquals("${SERVER_LOG_ROOT}/SystemOut.log", setting(groups(server, "websphere.log").getFirst(), "fileName").getValue());
		assertNull(setting(groups(server, "websphere.log").getFirst(), "fileName").getResolved());
		ConfigurationGroup options = groups(server, "java.options").getFirst();
		assertEquals("-Xnoloa", options.getSettings().getFirst().getName());
		assertNotNull(options.getSettings().getLast().getInsertion());
		assertEquals(count("<transportChannels ", text) - count("\\.channels:(HTTP|TCP|WebContainer)InboundChannel\"", text), groups(server, "websphere.channel").size());
	}

	private static long count(String pattern, String text) {
		Matcher matcher = Pattern.compile(pattern).matcher(text);
		return matcher.results().count();
	}
}
