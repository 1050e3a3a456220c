/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.lint.reading.Reading;

/** Who meets whom at a queue of one name. */
class MeetingTest {

	private final MemoryTree tree = new MemoryTree();

	private void sender(String name, String settings) {
		tree.with(name + "/pom.xml", "<project/>").with(name + "/src/main/resources/application.properties", settings).with(name + "/src/main/java/shop/Work.java",
				"package shop;\n\nimport org.springframework.jms.core.JmsTemplate;\n\nclass Work {\n\tprivate JmsTemplate jms;\n\tvoid one() {\n\t\tjms.convertAndSend(\"orders\", \"x\");\n\t}\n}\n");
	}

	private void consumer(String name, String settings) {
		tree.with(name + "/pom.xml", "<project/>").with(name + "/src/main/resources/application.properties", settings).with(name + "/src/main/java/shop/Take.java",
				"package shop;\n\nimport org.springframework.jms.annotation.JmsListener;\n\nclass Take {\n\t@JmsListener(destination = \"orders\", concurrency = \"3-10\")\n\tvoid take(String order) {\n\t}\n}\n");
	}

	private Reading reading() throws IOException {
		return Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).reading();
	}

	/** Each destination as its broker, its senders and its consumers. */
	private List<String> destinations() throws IOException {
		return Destinations.of(reading()).all().stream().map(each -> (each.broker() == null ? "?" : each.broker().address()) + ' ' + each.senders().stream().map(sender -> folder(sender.getOrigin().path())).toList()
				+ each.consumers().stream().map(consumer -> folder(consumer.getOrigin().path())).toList()).toList();
	}

	private static String folder(String path) {
		return path.substring(0, path.indexOf('/'));
	}

	@Test
	void twoBrokersAreTwoPlaces() throws IOException {
		sender("a", "spring.artemis.broker-url=tcp://one:61616\n");
		consumer("b", "spring.artemis.broker-url=tcp://one:61616?x=y\n");
		sender("c", "spring.activemq.broker-url=tcp://two:61616\n");
		consumer("d", "spring.activemq.broker-url=failover:(tcp://two:61616)\n");
		assertEquals(List.of("one:61616 [a][b]", "two:61616 [c][d]"), destinations());
	}

	@Test
	void whoNamesNoBrokerMeetsAll() throws IOException {
		sender("a", "spring.artemis.broker-url=tcp://one:61616\n");
		consumer("b", "x=y\n");
		assertEquals(List.of("one:61616 [a][b]"), destinations());
	}

	@Test
	void withoutAnyAddressTheyMeetAtNoBroker() throws IOException {
		sender("a", "x=y\n");
		consumer("b", "x=y\n");
		assertEquals(List.of("? [a][b]"), destinations());
	}

	@Test
	void aPlaceholderWithoutADefaultIsUnknown() throws IOException {
		sender("a", "spring.artemis.broker-url=${BROKER}\n");
		consumer("b", "spring.artemis.broker-url=tcp://one:61616\n");
		assertEquals(List.of("one:61616 [a][b]"), destinations());
	}

	@Test
	void profilesOfTestsDoNotCountAndOthersOnlyWhereNothingElseIsSaid() throws IOException {
		sender("a", "%test.spring.artemis.broker-url=tcp://trial:61616\n%prod.spring.artemis.broker-url=tcp://one:61616\n");
		consumer("b", "spring.artemis.broker-url=tcp://one:61616\n%dev.spring.artemis.broker-url=tcp://mine:61616\n");
		assertEquals(List.of("one:61616 [a][b]"), destinations());
		assertEquals(List.of("one:61616"), Systems.of(reading()).all().stream().map(SharedSystem::address).toList());
	}

	@Test
	void oneDatabaseIsOneForAllWhoNameItsHostAndName() throws IOException {
		sender("a", "spring.datasource.url=jdbc:postgresql://db:5432/shop?password=planted-secret\n");
		consumer("b", "spring.datasource.url=jdbc:postgresql://db/shop\nspring.datasource.audit.url=jdbc:mysql://other/audit\n");
		Reading reading = reading();
		Systems systems = Systems.of(reading);
		assertEquals(List.of("PostgreSQL shop at db:5432", "MySQL audit at other:3306"), systems.all().stream().map(each -> each.name() + " at " + each.address()).toList());
		assertEquals(List.of("PostgreSQL shop ", "MySQL audit audit"), systems.databases(reading.solution().getModules().get(1)).stream().map(each -> each.system().name() + ' ' + each.name()).toList());
	}

	@Test
	void whatAContainerGivesReplacesWhatTheFilesSay() throws IOException {
		sender("a", "spring.artemis.broker-url=tcp://${BROKER_HOST:localhost}:61616\nspring.datasource.url=jdbc:postgresql://localhost/shop\n");
		consumer("b", "spring.artemis.broker-url=tcp://localhost:61616\n");
		tree.with("a/Dockerfile", "FROM eclipse-temurin:21\nCOPY target/a.jar a.jar\nCMD [\"java\", \"-jar\", \"a.jar\"]\n").with("b/Dockerfile", "FROM eclipse-temurin:21\nCOPY target/b.jar b.jar\nCMD [\"java\", \"-jar\", \"b.jar\"]\n")
				.with("compose.yaml", "services:\n  a:\n    build: ./a\n    environment:\n      BROKER_HOST: artemis\n      SPRING_DATASOURCE_URL: jdbc:postgresql://db/shop?password=planted-secret\n  b:\n    build: ./b\n    environment:\n      - SPRING_ARTEMIS_BROKER_URL=tcp://artemis:61616\n");
		assertEquals(List.of("artemis:61616 [a][b]"), destinations());
		assertEquals(List.of("artemis:61616", "db:5432"), Systems.of(reading()).all().stream().map(SharedSystem::address).sorted().toList());
	}
}
