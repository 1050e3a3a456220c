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
import org.wiretune.servers.kit.ServerKind;
import org.wiretune.servers.known.ServerEntries;
import org.wiretune.servers.known.ServerEntry;
import org.wiretune.servers.known.ServerOrigin;
import org.wiretune.servers.known.ServerRow;
import org.wiretune.servers.known.ServerState;

/** Which of the user's files belong to a server that is known, without a workbench. */
class ServerRowsTest {

	private static final List<String> FILES = List.of("standalone/configuration/standalone-full.xml", "standalone/configuration/standalone.xml");
	private static final String STANDALONE = """
			<server xmlns="urn:jboss:domain:20.0"><profile>
			  <subsystem xmlns="urn:jboss:domain:io:4.0"><worker name="default" task-max-threads="24"/></subsystem>
			</profile></server>
			""";

	@TempDir
	private Path folder;
	private final ServerEntries entries = new ServerEntries((entry, change) -> { });

	private Reading read() throws IOException {
		for (String file : FILES) {
			Files.createDirectories(folder.resolve(file).getParent());
			Files.writeString(folder.resolve(file), STANDALONE);
		}
		return Linter.lint(new FolderTree(folder), LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).reading();
	}

	@Test
	void aConfigurationHasItsOwnFileAndAnInstalledServerTheFirstOfItsKind() throws IOException {
		Reading reading = read();
		List<String> read = OwnServerSettings.servers(reading.solution(), ServerKind.WILDFLY).stream().map(OwnServerSettings::file).toList();
		assertEquals(FILES.size(), read.size());
		for (String file : read) {
			ServerEntry entry = entries.enter("files:" + file, ServerOrigin.WORKSPACE, ServerKind.WILDFLY, "standalone", file);
			assertEquals(file, ServerRows.own(entry, reading).map(OwnServerSettings::file).orElseThrow());
		}
		ServerEntry gone = entries.enter("files:gone.xml", ServerOrigin.WORKSPACE, ServerKind.WILDFLY, "gone", "gone.xml");
		assertTrue(ServerRows.own(gone, reading).isEmpty());
		ServerEntry installed = entries.enter("cache:wildfly", ServerOrigin.CACHE, ServerKind.WILDFLY, "WildFly", "/cache");
		assertEquals(read.getFirst(), ServerRows.own(installed, reading).map(OwnServerSettings::file).orElseThrow());
		ServerEntry other = entries.enter("cache:liberty", ServerOrigin.CACHE, ServerKind.LIBERTY, "Open Liberty", "/cache");
		assertTrue(ServerRows.own(other, reading).isEmpty(), "no file of its kind was read");
	}

	@Test
	void aServerThatDoesNotRunDiffersInNothing() throws IOException {
		ServerEntry entry = entries.enter("cache:wildfly", ServerOrigin.CACHE, ServerKind.WILDFLY, "WildFly", "/cache");
		entry.found(true, "");
		ServerRow row = ServerRows.of(entry, read());
		assertEquals(ServerState.STOPPED, row.state());
		assertEquals(List.of(), row.differences());
		assertEquals(row, ServerRows.of(entry, null), "the same before the files were read");
	}
}
