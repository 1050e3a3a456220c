/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.application;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.source.FolderTree;
import org.wiretune.perf.workload.MessageKeys;
import org.wiretune.perf.workload.MessageKeys.Client;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;

/** To which broker messages go, by the settings of the application. */
class OwnBrokerTest {

	private static final Workload LOAD = Workload.of(WorkloadKind.CONSTANT_RATE).with(MessageKeys.MESSAGE, List.of("queue orders"));

	@TempDir
	private Path folder;
	private final List<String> notes = new ArrayList<>();

	private Reading reading(String... files) throws IOException {
		for (int i = 0; i < files.length; i += 2) {
			Path file = folder.resolve(files[i]);
			Files.createDirectories(file.getParent());
			Files.writeString(file, files[i + 1]);
		}
		return Linter.lint(new FolderTree(folder), LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).reading();
	}

	private Workload filled(String... files) throws IOException {
		return OwnBroker.of(LOAD, reading(files), Optional.of(Path.of("/build/shop.jar")), any -> true, notes::add);
	}

	private String refused(String... files) {
		return assertThrows(IOException.class, () -> filled(files)).getMessage();
	}

	@Test
	void theBrokerOfSpringBootIsTaken() throws IOException {
		Workload load = filled("src/main/resources/application.properties", "spring.activemq.broker-url=tcp://localhost:61617\n");
		assertEquals(List.of("tcp://localhost:61617"), load.value(MessageKeys.BROKER));
		assertEquals(Client.ACTIVEMQ, load.value(MessageKeys.CLIENT));
		assertEquals(List.of(Path.of("/build/shop.jar").toAbsolutePath().toString()), load.value(MessageKeys.CLIENT_JAR));
		assertEquals(List.of("Messages go to the broker of the application, ActiveMQ at tcp://localhost:61617, as " + folder.getFileName() + "/src/main/resources/application.properties:1 says."), notes);
	}

	@Test
	void theBrokerOfArtemisNeedsNoClientOfTheApplication() throws IOException {
		Workload load = filled("src/main/resources/application.yml", "spring:\n  artemis:\n    broker-url: tcp://127.0.0.1:61616\n");
		assertEquals(Client.ARTEMIS, load.value(MessageKeys.CLIENT));
		assertEquals(List.of("tcp://localhost:61616"), load.value(MessageKeys.BROKER));
		assertEquals(List.of(), load.value(MessageKeys.CLIENT_JAR));
	}

	@Test
	void theBrokerOfQuarkusIsTaken() throws IOException {
		assertEquals(List.of("tcp://localhost:61618"), filled("src/main/resources/application.properties", "quarkus.artemis.url=tcp://localhost:61618\n").value(MessageKeys.BROKER));
	}

	@Test
	void aBrokerElsewhereIsOnlyLoadedByItsName() {
		assertEquals("The broker of the application is at broker.example:61616 (" + folder.getFileName() + "/src/main/resources/application.properties:1), not on this machine. If it may be loaded, add the line \"broker: tcp://broker.example:61616\" to the workload.",
				refused("src/main/resources/application.properties", "spring.artemis.broker-url=tcp://broker.example:61616\n"));
	}

	@Test
	void aBrokerWithinTheApplicationCannotBeReached() {
		assertTrue(refused("src/main/resources/application.properties", "spring.activemq.broker-url=vm://localhost?broker.persistent=false\n").startsWith("Messages are to be sent, but the files of the application name no broker"));
	}

	@Test
	void ofSeveralBrokersNoneIsGuessed() {
		assertTrue(refused("a/src/main/resources/application.properties", "spring.artemis.broker-url=tcp://localhost:61616\n",
				"b/src/main/resources/application.properties", "spring.artemis.broker-url=tcp://localhost:61617\n").startsWith("The files name 2 brokers: localhost:61616; localhost:61617."));
	}

	@Test
	void whatTheLoadSaysCounts() throws IOException {
		Reading reading = reading("src/main/resources/application.properties", "spring.artemis.broker-url=tcp://far:61616\n");
		Workload named = LOAD.with(MessageKeys.BROKER, List.of("tcp://other:61616"));
		assertSame(named, OwnBroker.of(named, reading, Optional.empty(), any -> true, notes::add));
		Workload http = Workload.of(WorkloadKind.RAMP);
		assertSame(http, OwnBroker.of(http, reading, Optional.empty(), any -> true, notes::add));
		assertEquals(List.of(), notes);
	}
}
