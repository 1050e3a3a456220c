/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.registry.FixRounds;
import org.wiretune.lint.registry.FixSelection;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;

/**
 * After one run of fixes a second one changes nothing, whatever rules are on and whichever alternatives are chosen: in the
 * real files beside the repository, and in files in which rules once fed each other.
 */
public class FixesToRestTest {

	private static final Path CORPUS = Path.of("").toAbsolutePath().resolve("../../../shared/corpus").normalize();

	/** Plain, then each alternative of all rules by name: the first of each, the second of each, and so on. */
	static List<FixSelection> selections(List<Finding> findings) {
		List<FixSelection> selections = new ArrayList<>(List.of(FixSelection.recommended()));
		Map<String, List<String>> offered = new TreeMap<>();
		findings.forEach(finding -> finding.fixes().forEach(fix -> {
			List<String> words = offered.computeIfAbsent(finding.ruleId(), rule -> new ArrayList<>());
			if (!words.contains(fix.id())) {
				words.add(fix.id());
			}
		}));
		int most = offered.values().stream().mapToInt(List::size).max().orElse(0);
		for (int i = 0; i < most; i++) {
			Map<String, String> names = new LinkedHashMap<>();
			// What is uncovered by other fixes is asked for by name too.
			for (Rule rule : RuleRegistry.standard().rules()) {
				List<String> words = rule.fixes().keySet().stream().map(word -> rule.id() + '/' + word).toList();
				if (!words.isEmpty()) {
					names.put(rule.id(), words.get(Math.min(i, words.size() - 1)));
				}
			}
			int turn = i;
			offered.forEach((rule, words) -> names.put(rule, words.get(Math.min(turn, words.size() - 1))));
			selections.add(FixSelection.named(List.copyOf(names.values())));
		}
		return selections;
	}

	/**
	 * Fails where fixes need more than two rounds, or where a second run changes something.
	 *
	 * @param name what the files are
	 * @param files the files
	 */
	public static void assertRest(String name, Files files) {
		List<Finding> findings = FixChains.lint(files).findings();
		for (FixSelection selection : selections(findings)) {
			FixRounds.Result result = run(files, selection);
			assertEquals(List.of(), result.restless(), name);
			Files after = files.copy();
			result.changed().forEach((path, text) -> store(after, path, text));
			FixRounds.Result again = run(after, selection);
			assertEquals(Map.of(), again.changed(), () -> name + ": the second run makes " + again.made().stream().map(Fix::id).toList());
		}
	}

	static FixRounds.Result run(Files files, FixSelection selection) {
		return FixRounds.<RuntimeException>toRest(selection, changed -> {
			Files now = files.copy();
			changed.forEach((path, text) -> store(now, path, text));
			return new FixRounds.Checked(FixChains.lint(now).findings(), now::source);
		});
	}

	private static void store(Files files, String path, String text) {
		files.with(path, text, files.source(path).charset());
	}

	static Stream<String> folders() {
		return Stream.of("liberty/WASdev__sample.daytrader7", "liberty/ibm-cloud-architecture__refarch-jee-customerorder", "was/customerorder-cell", "was/webspherelab-server", "apps/batch-processing",
				"apps/bmt", "apps/cmt", "apps/daytrader7", "apps/hibernate", "apps/kitchensink", "composite/switchyard-quickstarts", "composite/tuscany-2.x", "jboss-eap5/bin", "jboss-eap5/default",
				"jboss-eap5/production", "sca-wid/oppgave-poc", "sca-wid/stelvio-example");
	}

	@ParameterizedTest
	@MethodSource("folders")
	void realFiles(String folder) throws IOException {
		Path root = CORPUS.resolve(folder);
		Assumptions.assumeTrue(java.nio.file.Files.isDirectory(root), () -> "no corpus at " + root);
		Files files = new Files();
		try (Stream<Path> all = java.nio.file.Files.walk(root)) {
			all.filter(java.nio.file.Files::isRegularFile).forEach(file -> {
				try {
					files.with(root.getParent().relativize(file).toString().replace('\\', '/'), java.nio.file.Files.readAllBytes(file));
				} catch (IOException unreadable) {
					throw new UncheckedIOException(unreadable);
				}
			});
		}
		assertRest(folder, files);
	}

	/** A minimum equal to the maximum, a maximum above the minimum: a pool grew from 10 to 22, 48, 101 and 213, run by run. */
	@Test
	void minimumAndMaximumOfALibertyPool() {
		Files files = new Files().with("wlp/server.xml", """
				<server description="shop">
				  <dataSource id="OrderDS" jndiName="jdbc/orders">
				    <connectionManager maxPoolSize="10" minPoolSize="1"/>
				    <properties.db2.jcc databaseName="ORDERS" serverName="db"/>
				  </dataSource>
				</server>
				""");
		assertTrue(FixChains.lint(files).findings().stream().anyMatch(finding -> finding.ruleId().equals("was-ds-min-below-max")));
		assertRest("liberty", files);
		Files after = files.copy();
		run(files, FixSelection.named(List.of("was-ds-min-below-max", "ds-pool-ratio"))).changed().forEach((path, text) -> store(after, path, text));
		assertTrue(after.text("wlp/server.xml").contains("maxPoolSize=\"10\" minPoolSize=\"10\""), () -> after.text("wlp/server.xml"));
	}

	/** Threads follow clients, connections follow threads, and threads are lowered to connections. */
	@Test
	void threadsConnectionsAndClients() {
		String connector = "<Server><Service name=\"jboss.web\"><Connector protocol=\"HTTP/1.1\" port=\"8080\" maxThreads=\"150\" minSpareThreads=\"130\"/></Service></Server>\n";
		String source = """
				<?xml version="1.0" encoding="UTF-8"?>
				<datasources>
				  <local-tx-datasource>
				    <jndi-name>OrdersDS</jndi-name>
				    <connection-url>jdbc:mysql://db/orders</connection-url>
				    <min-pool-size>100</min-pool-size>
				    <max-pool-size>100</max-pool-size>
				  </local-tx-datasource>
				</datasources>
				""";
		assertRest("threads", new Files().with("jboss-as/server/shop/deploy/jbossweb.sar/server.xml", connector).with("jboss-as/server/shop/deploy/orders-ds.xml", source)
				.with("jboss-as/server/shop/conf/jboss-service.xml", "<server/>\n"));
	}

	/** The fix of an import is that of all its interfaces and of the references that lead to it. */
	@Test
	void interfacesThatAreAsynchronous() {
		Files files = Samples.modules().replace("Sender/ToReceiver.import", "preferredInteractionStyle=\"sync\"", "preferredInteractionStyle=\"async\"");
		String face = files.text("Sender/ToReceiver.import").replaceAll("(?s).*(<interface [^>]*/>).*", "$1");
		files.replace("Sender/ToReceiver.import", face, face + "\n    " + face + "\n    " + face).replace("Sender/SenderComponent.component", "portType=\"ns1:Stock\"", "preferredInteractionStyle=\"async\" portType=\"ns1:Stock\"");
		assertRest("asynchronous", files);
		FixRounds.Result result = run(files, FixSelection.named(List.of("sca-async-binding/sync")));
		assertEquals(1, result.rounds());
		assertEquals(List.of("Sender/SenderComponent.component", "Sender/ToReceiver.import"), List.copyOf(result.changed().keySet()));
		result.changed().forEach((path, text) -> assertTrue(!text.contains("\"async\""), text));
	}

	/** One side of two caches has buddies; to take them away calls the two rules that want them. */
	@Test
	void buddiesThatAreWantedAndTakenAway() {
		String cache = "<entry><key>%s</key><value><bean name=\"%s\" class=\"org.jboss.cache.config.Configuration\"><property name=\"buddyReplicationConfig\"><bean class=\"org.jboss.cache.config.BuddyReplicationConfig\">"
				+ "<property name=\"enabled\">%s</property></bean></property></bean></value></entry>\n";
		Files files = new Files().with("jboss/server/shop/deploy/cluster/jboss-cache-manager.sar/META-INF/jboss-cache-manager-jboss-beans.xml",
				"<deployment xmlns=\"urn:jboss:bean-deployer:2.0\"><bean name=\"CacheConfigurationRegistry\" class=\"org.jboss.ha.cachemanager.DependencyInjectedConfigurationRegistry\"><property name=\"newConfigurations\"><map>\n"
						+ cache.formatted("standard-session-cache", "a", "true") + cache.formatted("sfsb-cache", "b", "false") + "</map></property></bean></deployment>\n");
		assertTrue(FixChains.lint(files).findings().stream().anyMatch(finding -> finding.ruleIds().contains("buddy-http-sfsb-mismatch")));
		for (String numbers : List.of("", "buddy-http-sfsb-mismatch.nodes = 2\n", "buddy-http-sfsb-mismatch.nodes = 2\nsession-full-replication-gt2.nodes = 2\nsfsb-full-replication.nodes = 2\n")) {
			assertRest("buddies " + numbers, files.copy().with("wiretune.rules", numbers));
		}
	}

	/** A flag that one rule adds and another finds unknown to the virtual machine. */
	@Test
	void aFlagThatTheVirtualMachineDoesNotTake() {
		for (String machine : List.of("jdk1.6.0_45", "jdk-17.0.2")) {
			assertRest(machine, new Files().with("eap/bin/run.conf", "JAVA_HOME=/opt/" + machine + "\nJAVA_OPTS=\"-Xms8g -Xmx8g -server\"\n").with("eap/server/shop/conf/jboss-service.xml", "<server/>\n"));
		}
	}
}
