/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.source.FolderTree;
import org.wiretune.model.platform.Server;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.base.ServerType;
import org.wiretune.servers.kit.ServerKind;

/** Files of a WildFly as settings of a run, and where a server that runs has others. */
class OwnServerSettingsTest {

	private static final String STANDALONE = """
			<?xml version="1.0" encoding="UTF-8"?>
			<server xmlns="urn:jboss:domain:20.0">
			  <profile>
			    <subsystem xmlns="urn:jboss:domain:datasources:7.1">
			      <datasources>
			        <datasource jndi-name="java:jboss/datasources/OrdersDS" pool-name="OrdersDS" enabled="true">
			          <connection-url>jdbc:h2:mem:orders</connection-url>
			          <driver>h2</driver>
			          <pool><min-pool-size>3</min-pool-size><max-pool-size>17</max-pool-size></pool>
			        </datasource>
			      </datasources>
			    </subsystem>
			    <subsystem xmlns="urn:jboss:domain:io:4.0">
			      <worker name="default" task-max-threads="24" task-core-threads="4"/>
			    </subsystem>
			    <subsystem xmlns="urn:jboss:domain:undertow:14.0">
			      <server name="default-server"><http-listener name="default" socket-binding="http" no-request-timeout="45000"/></server>
			    </subsystem>
			  </profile>
			</server>
			""";

	@TempDir
	private Path folder;

	private Reading read(String text) throws IOException {
		Path configuration = Files.createDirectories(folder.resolve("standalone/configuration"));
		Files.writeString(configuration.resolve("standalone-full.xml"), text);
		return Linter.lint(new FolderTree(folder), LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).reading();
	}

	private static Server server(Reading reading) {
		List<Server> servers = OwnServerSettings.servers(reading.solution(), ServerKind.WILDFLY);
		assertEquals(1, servers.size());
		assertEquals(List.of(), OwnServerSettings.servers(reading.solution(), ServerKind.LIBERTY));
		return servers.getFirst();
	}

	@Test
	void whatTheFilesStateIsTakenAndWhatARunCannotHaveIsSaid() throws IOException {
		Reading reading = read(STANDALONE.replace("no-request-timeout=\"45000\"", "no-request-timeout=\"9000000\""));
		OwnServerSettings own = OwnServerSettings.of(reading, server(reading));
		assertEquals(24, own.settings().get(ServerKey.HTTP_THREADS).getAsInt());
		assertEquals(3, own.settings().get(ServerKey.DATA_SOURCE_MINIMUM).getAsInt());
		assertEquals(17, own.settings().get(ServerKey.DATA_SOURCE_MAXIMUM).getAsInt());
		assertTrue(own.settings().get(ServerKey.KEEP_ALIVE).isEmpty(), own.settings().toString());
		assertEquals(ServerType.WILDFLY, own.settings().type());
		assertTrue(own.settings().sources().get(ServerKey.DATA_SOURCE_MAXIMUM.field()).matches(".*standalone-full\\.xml:\\d+"), own.settings().sources().toString());
		assertEquals(4, own.settings().threadPool("io worker default").orElseThrow().minimum());
		assertTrue(own.notes().getFirst().contains("standalone-full.xml"), own.notes().toString());
		assertTrue(own.notes().stream().anyMatch(note -> note.startsWith("The setting no-request-timeout is 9000000 in ")), own.notes().toString());
	}

	@Test
	void whereARunningServerDiffersASentenceSaysSo() throws IOException {
		Reading reading = read(STANDALONE);
		Server server = server(reading);
		OwnServerSettings own = OwnServerSettings.of(reading, server);
		String file = OwnServerSettings.file(server);
		assertEquals(List.of(), SettingDifferences.of(own.settings(), own, file), "a server that was started with them");
		ServerSettings other = ServerSettings.builder().maximumHeapMegabytes(own.settings().maximumHeapMegabytes()).jvmArguments(own.settings().jvmArguments())
				.set(ServerKey.HTTP_THREADS, 24).set(ServerKey.DATA_SOURCE_MINIMUM, 3).set(ServerKey.DATA_SOURCE_MAXIMUM, 9).build();
		assertEquals(List.of("most connections of the data source: 9 here, 17 in " + file, "seconds an idle HTTP connection stays open: as the server has it here, 45 in " + file),
				SettingDifferences.of(other, own, file));
		List<String> standard = SettingDifferences.of(ServerSettings.builder().set(ServerKey.DATA_SOURCE_MINIMUM, 3).set(ServerKey.DATA_SOURCE_MAXIMUM, 17)
				.set(ServerKey.KEEP_ALIVE, 45).build(), own, file);
		assertEquals(1, standard.size(), standard.toString());
		assertTrue(standard.getFirst().startsWith("worker threads for HTTP: ") && standard.getFirst().endsWith(", 24 in " + file), standard.toString());
	}
}
