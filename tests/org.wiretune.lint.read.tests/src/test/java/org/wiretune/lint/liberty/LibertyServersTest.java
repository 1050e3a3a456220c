/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.liberty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.lint.read.Configurations.group;
import static org.wiretune.lint.read.Configurations.groups;
import static org.wiretune.lint.read.Configurations.setting;

import java.io.IOException;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Insertion;
import org.wiretune.core.Product;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.read.Corpus;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;

/** Liberty servers from their files: includes, dropins, variables and what rules relate. */
class LibertyServersTest {

	private static final String FOLDER = "wlp/usr/servers/one";

	private final MemoryTree tree = new MemoryTree();

	private LintResult lint() throws IOException {
		return Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
	}

	private Server server() throws IOException {
		List<Server> servers = lint().solution().getServers();
		assertEquals(1, servers.size(), () -> servers.stream().map(Server::getPath).toList().toString());
		return servers.getFirst();
	}

	private LibertyServersTest with(String path, String content) {
		tree.with(FOLDER + '/' + path, path.endsWith(".xml") ? "<server>\n    " + content + "\n</server>\n" : content);
		return this;
	}

	private Setting maximum() throws IOException {
		assertEquals(1, server().getThreadPools().size());
		return server().getThreadPools().getFirst().getMaximumSize();
	}

	@Test
	void aServerIsTheFolderOfItsFile() throws IOException {
		with("server.xml", "<executor coreThreads=\"5\" maxThreads=\"20\" name=\"mine\"/>");
		assertEquals("one", server().getName());
		assertEquals(Product.LIBERTY, server().getProduct());
		assertEquals(FOLDER, server().getPath());
		assertEquals("mine", server().getThreadPools().getFirst().getName());
		assertEquals(5L, server().getThreadPools().getFirst().getMinimumSize().asNumber());
		assertEquals("20", maximum().getValue());
		tree.without(FOLDER + "/server.xml").with("shop/src/main/liberty/config/server.xml", "<server><executor/></server>");
		assertEquals("shop", server().getName());
	}

	@Test
	void theExecutorIsThereWithoutAnElement() throws IOException {
		with("server.xml", "<featureManager/>");
		assertEquals("Default Executor", server().getThreadPools().getFirst().getName());
		assertEquals(SettingState.DEFAULTED, maximum().getState());
		assertEquals("-1", maximum().getValue());
		Insertion place = maximum().getInsertion();
		String text = "<server>\n    <featureManager/>\n</server>\n";
		String changed = text.substring(0, place.offset()) + place.prefix() + 40 + place.suffix() + text.substring(place.offset());
		tree.with(FOLDER + "/server.xml", changed);
		assertEquals("40", maximum().getValue(), changed);
		assertEquals(SettingState.SET, maximum().getState());
	}

	@Test
	void dropinsStandAroundTheServer() throws IOException {
		with("server.xml", "<executor maxThreads=\"20\"/>").with("configDropins/defaults/a.xml", "<executor maxThreads=\"10\" coreThreads=\"4\"/>");
		assertEquals("20", maximum().getValue());
		assertEquals("4", server().getThreadPools().getFirst().getMinimumSize().getValue());
		with("configDropins/overrides/b.xml", "<executor maxThreads=\"31\"/>").with("configDropins/overrides/A.xml", "<executor maxThreads=\"30\"/>");
		assertEquals("31", maximum().getValue());
		assertEquals(FOLDER + "/configDropins/overrides/b.xml", maximum().getOrigin().path());
		List<String> effective = groups(server(), "liberty.executor").stream().map(group -> setting(group, "maxThreads").effective()).toList();
		assertEquals(List.of("31", "31", "31", "31"), effective);
		assertEquals(List.of("defaults", "overrides", "overrides", "server"), server().getConfiguration().stream().map(ConfigurationFile::getScope).sorted().toList());
	}

	@ParameterizedTest
	@CsvSource({ "MERGE, 20, 2, 7", "IGNORE, 20, -1, 7", "REPLACE, -1, 2, 7", "merge, 20, 2, 7", "'', 20, 2, 7" })
	void anIncludeSaysWhatHappensWhereBothStateAnElement(String conflict, String most, String least, String connections) throws IOException {
		with("server.xml", "<include location=\"more.xml\" onConflict=\"" + conflict + "\"/><executor maxThreads=\"20\"/>").with("more.xml",
				"<executor coreThreads=\"2\"/><dataSource id=\"d\" statementCacheSize=\"7\"/>");
		assertEquals(most, maximum().effective());
		assertEquals(least, server().getThreadPools().getFirst().getMinimumSize().effective());
		assertEquals(connections, server().getDataSources().getFirst().getStatementCacheSize().getValue());
	}

	@Test
	void theLastOfTwoFilesCountsInTheOrderOfTheFile() throws IOException {
		with("more.xml", "<executor maxThreads=\"2\"/>");
		with("server.xml", "<include location=\"more.xml\"/><executor maxThreads=\"1\"/>");
		assertEquals("1", maximum().getValue());
		with("server.xml", "<executor maxThreads=\"1\"/><include location=\"more.xml\"/>");
		assertEquals("2", maximum().getValue());
		assertEquals(FOLDER + "/more.xml", maximum().getOrigin().path());
	}

	@Test
	void includesAreSearchedBesideTheirFileAndInTheServer() throws IOException {
		tree.with("wlp/usr/shared/config/common.xml", "<server><executor coreThreads=\"3\"/></server>");
		with("server.xml", "<include location=\"${shared.config.dir}/common.xml\"/><include location=\"sub/a.xml\"/><include location=\"${server.config.dir}/parts/\"/>")
				.with("sub/a.xml", "<include location=\"b.xml\"/><include location=\"c.xml\"/>").with("sub/b.xml", "<executor maxThreads=\"8\"/>").with("c.xml", "<logging traceSpecification=\"*=all\"/>")
				.with("parts/z.xml", "<dataSource id=\"z\"/>").with("parts/y.xml", "<dataSource id=\"y\"/>");
		assertEquals("8", maximum().getValue());
		assertEquals("3", server().getThreadPools().getFirst().getMinimumSize().getValue());
		assertEquals("*=all", setting(groups(server(), "liberty.logging").getFirst(), "traceSpecification").getValue());
		assertEquals(List.of("y", "z"), server().getDataSources().stream().map(DataSource::getName).toList());
		assertEquals(List.of(), lint().problems());
		assertEquals(7, server().getConfiguration().size());
	}

	@Test
	void circlesAndPathsThatLeadOutEnd() throws IOException {
		with("server.xml", "<include location=\"a.xml\"/><include location=\"server.xml\"/><include location=\"../../../../../../etc/passwd.xml\" optional=\"true\"/>"
				+ "<include location=\"/etc/x.xml\"/><include location=\"http://host/x.xml\"/>").with("a.xml", "<include location=\"server.xml\"/><include location=\"a.xml\"/><executor maxThreads=\"6\"/>");
		assertEquals("6", maximum().getValue());
		assertEquals(List.of(), lint().problems());
	}

	@Test
	void manyFilesThatIncludeEachOtherAreBounded() throws IOException {
		StringBuilder all = new StringBuilder();
		for (int i = 0; i < 40; i++) {
			all.append("<include location=\"f").append(i).append(".xml\"/>");
		}
		for (int i = 0; i < 40; i++) {
			with("f" + i + ".xml", all + "<executor maxThreads=\"" + i + "\"/>");
		}
		with("server.xml", all.toString());
		assertNotNull(maximum().getValue());
	}

	@Test
	void aMissingIncludeIsToldUnlessItIsOptional() throws IOException {
		with("server.xml", "<include location=\"gone.xml\"/><include location=\"maybe.xml\" optional=\"true\"/><executor/>");
		List<ReadProblem> problems = lint().problems();
		assertEquals(1, problems.size());
		assertEquals(ReadProblem.Kind.UNRESOLVED, problems.getFirst().kind());
		assertEquals("gone.xml", "<server>\n    <include location=\"gone.xml\"".substring(problems.getFirst().origin().offset()).replace("\"", ""));
		assertTrue(problems.getFirst().message().contains("gone.xml"));
	}

	@Test
	void variablesCountInTheirOrder() throws IOException {
		with("server.xml", "<variable name=\"size\" defaultValue=\"1\"/><executor maxThreads=\"${size}\"/>");
		assertEquals(1L, maximum().asNumber());
		with("server.env", "# size=9\nSIZE=2\n");
		assertEquals(2L, maximum().asNumber());
		with("bootstrap.properties", "size = 3\n");
		assertEquals(3L, maximum().asNumber());
		with("jvm.options", "-Dsize=4\n-Xmx512m\n");
		assertEquals(4L, maximum().asNumber());
		with("configDropins/defaults/v.xml", "<variable name=\"size\" value=\"5\"/>");
		assertEquals(5L, maximum().asNumber());
		with("configDropins/overrides/v.xml", "<variable name=\"size\" value=\"${other}\"/><variable name=\"other\" value=\"6\"/>");
		assertEquals(6L, maximum().asNumber());
		assertEquals("${size}", maximum().getValue());
		with("configDropins/overrides/v.xml", "<variable name=\"size\" value=\"${unknown}\"/>");
		assertNull(maximum().getResolved());
	}

	@Test
	void theEnvironmentHasItsOwnNames() throws IOException {
		with("server.env", "MY_SIZE_NAME=3\nDB_HOST=h\n").with("server.xml", "<executor maxThreads=\"${my.size-name}\"/><dataSource id=\"d\"><properties URL=\"jdbc:mysql://${env.DB_HOST}/x\"/></dataSource>");
		assertEquals(3L, maximum().asNumber());
		assertEquals("jdbc:mysql://h/x", server().getDataSources().getFirst().getUrl().effective());
		assertEquals(DatabaseVendor.MYSQL, server().getDataSources().getFirst().getVendor());
	}

	@Test
	void theOptionsOfTheVirtualMachine() throws IOException {
		with("server.xml", "<executor/>");
		assertNull(server().getJvm());
		with("jvm.options", "-Xms256m\n-Xmx1g\n-verbose:gc\n");
		assertEquals(1L << 30, server().getJvm().getMaximumHeapSize().asBytes());
		assertTrue(server().getJvm().getVerboseGarbageCollection().asTruth());
		with("configDropins/overrides/jvm.options", "-Xmx2g");
		assertEquals(2L << 30, server().getJvm().getMaximumHeapSize().asBytes());
		assertEquals(256L << 20, server().getJvm().getInitialHeapSize().asBytes());
		assertEquals(FOLDER + "/configDropins/overrides/jvm.options", server().getJvm().getMaximumHeapSize().getOrigin().path());
	}

	@Test
	void filesOfTheSameNameBesideNoServerAreOfOtherProducts() throws IOException {
		tree.with("search/config/jvm.options", "-Xmx1g").with("app/src/main/resources/bootstrap.properties", "a=b").with("app/server.env", "A=B");
		assertEquals(List.of(), lint().solution().getServers());
		assertEquals(List.of(), lint().solution().getApplications());
	}

	@Test
	void aDataSourceHasTheConnectionManagerInsideOrTheOneItRefersTo() throws IOException {
		with("server.xml", "<connectionManager id=\"m\" maxPoolSize=\"30\" minPoolSize=\"3\"/><dataSource id=\"a\" jndiName=\"jdbc/a\" connectionManagerRef=\"m\"><properties.db2.jcc serverName=\"h\"/></dataSource>"
				+ "<dataSource jndiName=\"jdbc/b\"><connectionManager maxPoolSize=\"40\"/></dataSource><dataSource id=\"c\"/>");
		List<DataSource> sources = server().getDataSources();
		assertEquals(List.of("a", "jdbc/b", "c"), sources.stream().map(DataSource::getName).toList());
		assertEquals(List.of("30", "40", "50"), sources.stream().map(source -> source.getConnectionPool().getMaximumConnections().getValue()).toList());
		assertEquals("3", sources.getFirst().getConnectionPool().getMinimumConnections().getValue());
		assertEquals(DatabaseVendor.DB2, sources.getFirst().getVendor());
		assertEquals("10", sources.getFirst().getStatementCacheSize().getValue());
		Setting missing = sources.get(2).getConnectionPool().getMaximumConnections();
		assertEquals("maxPoolSize", missing.getName());
		assertEquals(SettingState.DEFAULTED, missing.getState());
		assertTrue(missing.getInsertion().prefix().endsWith("<connectionManager maxPoolSize=\""), missing.getInsertion().prefix());
		assertTrue(groups(server(), "liberty.dataSource").stream().flatMap(group -> group.getSettings().stream()).noneMatch(setting -> setting.getName().startsWith("connectionManager.")));
	}

	@Test
	void activationSpecificationsOfBothProviders() throws IOException {
		with("server.xml", "<jmsActivationSpec id=\"app/Bean\" maxEndpoints=\"9\"><properties.wasJms destinationRef=\"jms/Q\" maxConcurrency=\"8\"/></jmsActivationSpec>"
				+ "<jmsActivationSpec id=\"app/Mq\"><properties.wmqJms destinationRef=\"jms/M\" transportType=\"CLIENT\" maxPoolDepth=\"12\"/></jmsActivationSpec><jmsActivationSpec id=\"app/None\"/>");
		var adapters = server().getResourceAdapters();
		assertEquals(List.of("wasJms", "wmqJms"), adapters.stream().map(adapter -> adapter.getName()).toList());
		var first = adapters.getFirst().getActivationSpecifications().getFirst();
		assertEquals("8", first.getMaximumConcurrency().getValue());
		assertEquals("jms/Q", first.getDestination().getValue());
		assertEquals("app/Bean", first.getJndiName().getValue());
		assertEquals("12", adapters.get(1).getActivationSpecifications().getFirst().getMaximumConcurrency().getValue());
		var none = adapters.getFirst().getActivationSpecifications().get(1);
		assertEquals("5", none.getMaximumConcurrency().getValue());
		assertEquals("maxConcurrency", none.getMaximumConcurrency().getName());
		assertNull(adapters.getFirst().getThreadPool(), "an executor without a limit limits nothing");
		with("configDropins/overrides/x.xml", "<executor maxThreads=\"4\"/>");
		assertEquals("Default Executor", server().getResourceAdapters().getFirst().getThreadPool().getName());
	}

	@Test
	void brokenFilesAreReadUpToTheBreak() throws IOException {
		tree.with(FOLDER + "/server.xml", "<server><executor maxThreads=\"7\"/><dataSource id=");
		assertEquals("7", maximum().getValue());
		assertEquals(1, lint().problems().size());
		with("bootstrap.properties", "=x\nnothing\n\u0000=1\nkey").with("server.env", "\r\r\n=").with("jvm.options", "\"");
		assertEquals("7", maximum().getValue());
	}

	@Test
	void dayTraderOfTheCorpus() throws IOException {
		Server server = Linter.lint(Corpus.tree("apps/daytrader7/daytrader-ee7/src/main/liberty"), LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).solution().getServers().stream()
				.filter(each -> each.getProduct() == Product.LIBERTY).findFirst().orElseThrow();
		DataSource source = server.getDataSources().getFirst();
		assertEquals(1, server.getDataSources().size());
		assertEquals("DefaultDataSource", source.getName());
		assertEquals("jdbc/TradeDataSource", source.getJndiName().getValue());
		assertEquals("60", source.getStatementCacheSize().getValue());
		assertEquals("100", source.getConnectionPool().getMinimumConnections().getValue());
		assertEquals("100", source.getConnectionPool().getMaximumConnections().getValue());
		assertEquals(DatabaseVendor.DERBY, source.getVendor());
		assertEquals(List.of("eis/TradeBrokerMDB", "eis/TradeStreamerMDB"), server.getResourceAdapters().getFirst().getActivationSpecifications().stream().map(each -> each.getName()).toList());
		assertEquals("jms/TradeBrokerQueue", server.getResourceAdapters().getFirst().getActivationSpecifications().getFirst().getDestination().getValue());
		assertEquals("-1", setting(groups(server, "liberty.httpOptions").getFirst(), "maxKeepAliveRequests").getValue());
		assertEquals("20", setting(group(server, "liberty.connectionManager", "ConMgr3"), "maxPoolSize").getValue());
		assertEquals(List.of("server", "not included", "not included"), server.getConfiguration().stream().map(ConfigurationFile::getScope).toList());
	}

	@Test
	void customerOrderOfTheCorpus() throws IOException {
		List<Server> servers = Linter.lint(Corpus.tree("liberty/ibm-cloud-architecture__refarch-jee-customerorder"), LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).solution().getServers();
		assertEquals(List.of("Common"), servers.stream().map(Server::getName).toList());
		DataSource source = servers.getFirst().getDataSources().getFirst();
		assertEquals("OrderDS", source.getName());
		assertEquals("10", source.getConnectionPool().getMaximumConnections().getValue());
		assertEquals("1", source.getConnectionPool().getMinimumConnections().getValue());
		assertEquals(DatabaseVendor.DB2, source.getVendor());
		assertEquals(List.of("user", "password", "databaseName", "serverName", "portNumber"), source.getConnectionProperties().stream().map(Setting::getName).toList());
		assertEquals("${env.DB2_HOST}", source.getConnectionProperties().get(3).getValue());
		assertNull(source.getConnectionProperties().get(3).getResolved());
		assertEquals(180_000L, setting(groups(servers.getFirst(), "liberty.connectionManager").getFirst(), "connectionTimeout").asMilliseconds());
	}
}
