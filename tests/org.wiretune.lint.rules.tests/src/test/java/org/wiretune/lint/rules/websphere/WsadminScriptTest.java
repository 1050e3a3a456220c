/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.model.platform.ConfigurationGroup;

/** Scripts for wsadmin in Jython and Jacl. */
class WsadminScriptTest {

	private static final String JYTHON = "admin/tune.py";
	private static final String JACL = "admin/tune.jacl";

	private static Map<String, String> settings(Files files) {
		Map<String, String> settings = new TreeMap<>();
		files.lint().solution().getConfiguration().forEach(file -> file.getGroups().forEach(group -> collect(files, group, group.getName() + ' ', settings)));
		return settings;
	}

	private static void collect(Files files, ConfigurationGroup group, String prefix, Map<String, String> settings) {
		group.getSettings().forEach(setting -> {
			settings.put(prefix + setting.getName(), setting.effective());
			assertTrue(files.text(setting.getOrigin().path()).substring(setting.getOrigin().offset(), setting.getOrigin().end()).contains(setting.getValue()), setting.getName());
		});
		group.getGroups().forEach(inner -> collect(files, inner, prefix + inner.getName() + ' ', settings));
	}

	private static List<String> problems(Files files) {
		return files.lint().problems().stream().map(problem -> problem.kind() + " " + problem.origin().line() + ' ' + problem.message()).toList();
	}

	@Test
	void jython() {
		Files files = new Files().with(JYTHON, """
				# AdminConfig.modify(x, [['maximumSize', 1]])
				server = AdminConfig.getid('/Node:node1/Server:server1/')
				pool = AdminConfig.getid('/Server:server1/ThreadPoolManager:/ThreadPool:WebContainer/')
				AdminConfig.modify(pool, [['minimumSize', 5], ["maximumSize", "8"],
				    ['isGrowable', 'false']])  # small
				AdminTask.setJVMProperties('[-serverName server1 -nodeName ' + nodeName + ' -initialHeapSize 512 -maximumHeapSize 768 -genericJvmArguments "-Xgcpolicy:gencon -Xmn256m"]')
				attributes = '[[name "Shop"] [jndiName jdbc/shop] [statementCacheSize 50]]'
				source = AdminConfig.create('DataSource', provider, attributes)
				AdminConfig.modify(AdminConfig.getid('/DataSource:Shop/'), [['connectionPool', [['minConnections', 1], ['maxConnections', 40]]]])
				options = '-name Orders_AS -jndiName eis/orders '
				options += '-maxConcurrency 1 -destinationJndiName jms/orders'
				AdminTask.createSIBJMSActivationSpec(scope, options)
				print "AdminConfig.modify(pool, [['maximumSize', 2]])"
				""");
		Map<String, String> expected = new TreeMap<>();
		expected.put("WebContainer minimumSize", "5");
		expected.put("WebContainer maximumSize", "8");
		expected.put("WebContainer isGrowable", "false");
		expected.put("server1 initialHeapSize", "512");
		expected.put("server1 maximumHeapSize", "768");
		expected.put("server1 Java virtual machine options -Xgcpolicy", "gencon");
		expected.put("server1 Java virtual machine options -Xmn", "256m");
		expected.put("Shop jndiName", "jdbc/shop");
		expected.put("Shop statementCacheSize", "50");
		expected.put("Shop Connection pool minConnections", "1");
		expected.put("Shop Connection pool maxConnections", "40");
		expected.put("Orders_AS jndiName", "eis/orders");
		expected.put("Orders_AS maxConcurrency", "1");
		expected.put("Orders_AS destinationJndiName", "jms/orders");
		assertEquals(expected, settings(files));
		assertEquals(List.of(), problems(files));
	}

	@Test
	void jacl() {
		Files files = new Files().with(JACL, """
				# $AdminConfig modify $x {{maximumSize 1}}
				set pool [$AdminConfig getid "/Server:server1/ThreadPool:WebContainer/"]
				set size 8
				$AdminConfig modify $pool [list [list maximumSize $size] {minimumSize 5}]
				proc makeSource {provider} {
				  set attrs {{name Shop} {jndiName jdbc/shop}}
				  set source [$AdminConfig create DataSource $provider $attrs]
				  $AdminConfig modify $source {{connectionPool {{minConnections 1} \\
				      {maxConnections 40}}}}
				}
				$AdminTask createSIBJMSActivationSpec $scope {-name Orders_AS -maxConcurrency 1}
				""");
		Map<String, String> expected = new TreeMap<>();
		expected.put("WebContainer minimumSize", "5");
		expected.put("WebContainer maximumSize", "8");
		expected.put("Shop jndiName", "jdbc/shop");
		expected.put("Shop Connection pool minConnections", "1");
		expected.put("Shop Connection pool maxConnections", "40");
		expected.put("Orders_AS maxConcurrency", "1");
		assertEquals(expected, settings(files));
	}

	/** A pool belongs to the source that the script made before it. */
	@Test
	void poolOfASource() {
		Files files = new Files().with(JACL, """
				set source [$AdminConfig create DataSource $provider {{name Shop} {jndiName jdbc/shop}}]
				$AdminConfig create ConnectionPool $source {{maxConnections 10} {minConnections 1}}
				""");
		assertEquals(Map.of("Shop jndiName", "jdbc/shop", "Shop Connection pool maxConnections", "10", "Shop Connection pool minConnections", "1"), settings(files));
		assertEquals(1, files.findings("was-ds-min-below-max").size());
		assertEquals(List.of(), files.replace(JACL, "[$AdminConfig create DataSource $provider {{name Shop} {jndiName jdbc/shop}}]", "[lindex $sources 0]").findings("was-ds-min-below-max"));
	}

	/** What is no literal is told with its line, once for each script, and nothing is read of it. */
	@Test
	void whatIsNoLiteral() {
		Files files = new Files().with(JYTHON, """
				def tune(pool, size):
				    AdminConfig.modify(pool, [['maximumSize', size], ['minimumSize', 10]])
				AdminConfig.create('ThreadPool', manager, makeAttributes())
				AdminConfig.modify(jvm, [['maximumHeapSize', '%s' % heap]])
				AdminConfig.modify(host, [['port', number]])
				""");
		assertEquals(Map.of("Thread pool minimumSize", "10"), settings(files));
		assertEquals(List.of(ReadProblem.Kind.NOT_UNDERSTOOD + " 2 What lines 2, 3, 4 set is no literal and was not read."), problems(files));
		Files one = new Files().with(JYTHON, "AdminConfig.modify(jvm, [['maximumHeapSize', heap]])\n");
		assertEquals(List.of(ReadProblem.Kind.NOT_UNDERSTOOD + " 1 What line 1 sets is no literal and was not read."), problems(one));
	}

	/** A variable counts where each way to the call has passed what it was set to. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = {"size = 8;AdminConfig.modify(p, [['maximumSize', size]])|8", "size = 8;size = 9;AdminConfig.modify(p, [['maximumSize', size]])|9",
			"size = 8;if big:;    size = 9;AdminConfig.modify(p, [['maximumSize', size]])|", "if big:;    size = 9;else:;    AdminConfig.modify(p, [['maximumSize', size]])|",
			"size = 8;def f(size):;    AdminConfig.modify(p, [['maximumSize', size]])|", "size = 8;def f(size):;    pass;AdminConfig.modify(p, [['maximumSize', size]])|8",
			"for size in sizes:;    AdminConfig.modify(p, [['maximumSize', size]])|", "size = int(x);AdminConfig.modify(p, [['maximumSize', size]])|",
			"if big:;    size = 9;    AdminConfig.modify(p, [['maximumSize', size]])|9", "size == 8;AdminConfig.modify(p, [['maximumSize', size]])|",
			"AdminConfig.modify(p, [['maximumSize', size]]);size = 8|"})
	void variables(String lines, String value) {
		Map<String, String> settings = settings(new Files().with(JYTHON, lines.replace(';', '\n') + "\n"));
		assertEquals(value == null ? Map.of() : Map.of("Thread pool maximumSize", value), settings);
	}

	/** Python that has nothing to do with wsadmin, and calls that set nothing that rules look at. */
	@ParameterizedTest
	@ValueSource(strings = {"import os\npool = [['maximumSize', 1]]\n", "AdminConfig.save()\n", "print AdminConfig.list('ThreadPool')\n", "AdminApp.install('a.ear')\n",
			"AdminConfig.modify(host, [['port', '80']])\n", "AdminConfig.modify(", "AdminConfig.modify(pool, [['maximumSize', \"1", "AdminTask.createSIBJMSActivationSpec(", "x = '''AdminConfig.modify(p, [['maximumSize', 1]])"})
	void nothingToRead(String text) {
		Files files = new Files().with(JYTHON, text).with(JACL, text);
		assertEquals(Map.of(), settings(files));
	}

	@Test
	void smallWebContainer() {
		String rule = "webcontainer-pool-small";
		String text = "AdminConfig.modify(AdminConfig.getid('/Server:server1/ThreadPool:WebContainer/'), [['minimumSize', 2], ['maximumSize', 8]])\n";
		Files files = new Files().with(JYTHON, text);
		assertEquals("8", files.finding(rule).measured());
		assertTrue(files.finding(rule).message().contains("tune.py"), files.finding(rule).message());
		FixContract.verify(files, rule + "/raise", Map.of(JYTHON, Map.of("2]", "10]", "8]", "50]")));
		assertEquals(List.of(), new Files().with(JYTHON, text.replace("WebContainer", "HAManagerService.Pool")).findings(rule));
		assertEquals(List.of(), new Files().with(JYTHON, "for pool in pools:\n    AdminConfig.modify(pool, [['maximumSize', 8]])\n").findings(rule));
		assertEquals(List.of(), new Files().with(JYTHON, text.replace("8]", "50]")).findings(rule));
	}

	@Test
	void serialActivation() {
		String rule = "jms-maxconcurrency-1-serial";
		Files files = new Files().with(JACL, "$AdminTask createSIBJMSActivationSpec $scope {-name Orders_AS -maxConcurrency 1}\n");
		assertEquals("1", files.finding(rule).measured());
		FixContract.verify(files, rule + "/standard", Map.of(JACL, Map.of("-maxConcurrency 1", "-maxConcurrency 10")));
		assertEquals(List.of(), new Files().with(JACL, "$AdminTask createSIBJMSActivationSpec $scope {-name Orders_AS -maxConcurrency 10}\n").findings(rule));
		assertEquals(List.of(), new Files().with(JACL, "$AdminTask createSIBJMSActivationSpec $scope {-name Orders_AS}\n").findings(rule));
	}

	@Test
	void otherRules() {
		assertEquals(1, new Files().with(JYTHON, "AdminConfig.modify(ds, [['statementCacheSize', 10]])\nAdminConfig.modify(AdminConfig.getid('/DataSource:Shop/'), [['connectionPool', [['minConnections', 1], ['maxConnections', 40]]]])\n")
				.findings("was-ds-min-below-max").size());
		assertEquals(1, new Files().with(JYTHON, "AdminConfig.modify(AdminConfig.getid('/ThreadPool:ORB.thread.pool/'), '[[isGrowable true]]')\n").findings("orb-pool-growable").size());
		assertEquals(1, new Files().with(JYTHON, "AdminTask.createWMQActivationSpec(scope, '-name A -qmgrHostname localhost -wmqTransportType CLIENT')\n").findings("mq-client-transport-local-qm").size());
		assertEquals(1, new Files().with(JYTHON, "AdminConfig.modify(channel, [['keepAlive', 'false']])\n").findings("was-keepalive-limited").size());
	}
}
