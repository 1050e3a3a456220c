/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.servers.KnownServers;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.kit.LocalRepository;
import org.wiretune.servers.kit.ServerInstallations;
import org.wiretune.servers.kit.ServerKind;
import org.wiretune.servers.known.ServerDetails;
import org.wiretune.servers.known.ServerOrigin;
import org.wiretune.servers.known.ServerRow;
import org.wiretune.servers.known.ServerState;

/** The servers that a workbench knows, without a window. */
@ExtendWith(EmptyWorkspace.class)
class KnownServersTest {

	private static final long START_SECONDS = 180;
	private static final long FAULT_SECONDS = 10;
	private static final String WILDFLY = KnownServers.id(ServerKind.WILDFLY, "");

	@TempDir
	Path folder;
	private KnownServers servers;
	private final Runnable listener = () -> { };

	private void watch(ServerInstallations installations) {
		servers = new KnownServers(installations, folder.resolve("servers"));
		servers.addListener(listener);
	}

	@AfterEach
	void end() throws Exception {
		if (servers != null) {
			servers.stopAll();
			servers.removeListener(listener);
		}
		assertEquals(List.of(), RunningServers.shared().all());
		for (ProcessHandle child : ProcessHandle.current().descendants().toList()) {
			child.onExit().get(FAULT_SECONDS, TimeUnit.SECONDS);
		}
	}

	private ServerRow until(String id, long seconds, Predicate<ServerRow> wanted) {
		long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
		ServerRow row = null;
		while (System.nanoTime() < end) {
			row = servers.row(id).orElse(null);
			if (row != null && wanted.test(row)) {
				return row;
			}
			LockSupport.parkNanos(20_000_000);
		}
		throw new AssertionError("Not within " + seconds + " s: " + row);
	}

	private static void signal(String name, long pid) throws Exception {
		assertEquals(0, new ProcessBuilder("kill", "-" + name, String.valueOf(pid)).start().waitFor());
	}

	@Test
	void whatIsNotInstalledCanBeInstalledAndACancelLeavesNothing() throws Exception {
		watch(new ServerInstallations(folder.resolve("cache"), new LocalRepository(folder.resolve("repository"))));
		ServerRow row = until(WILDFLY, FAULT_SECONDS, now -> true);
		assertEquals(ServerState.NOT_INSTALLED, row.state());
		assertTrue(row.allows(ServerRow.Action.INSTALL) && row.allows(ServerRow.Action.START) && !row.allows(ServerRow.Action.STOP));
		assertTrue(ServerDetails.of(row).contains("about 261 MB"), ServerDetails.of(row));
		assertEquals(ServerKind.values().length, servers.rows().size());
		NullProgressMonitor cancelled = new NullProgressMonitor();
		cancelled.setCanceled(true);
		assertThrows(OperationCanceledException.class, () -> servers.install(ServerKind.WILDFLY, cancelled));
		assertEquals(ServerState.NOT_INSTALLED, until(WILDFLY, FAULT_SECONDS, now -> now.state() != ServerState.INSTALLING).state());
	}

	@Test
	void aBrokenArchiveIsSaidInTheRow() throws Exception {
		Path archive = folder.resolve("repository").resolve(ServerKind.WILDFLY.repositoryPath());
		Files.createDirectories(archive.getParent());
		Files.writeString(archive, "no zip");
		watch(new ServerInstallations(folder.resolve("cache"), new LocalRepository(folder.resolve("repository"))));
		CoreException problem = assertThrows(CoreException.class, () -> servers.install(ServerKind.WILDFLY, new NullProgressMonitor()));
		assertTrue(problem.getStatus().getMessage().contains("is broken"), problem.getStatus().getMessage());
		ServerRow row = until(WILDFLY, FAULT_SECONDS, now -> now.state() == ServerState.FAILED);
		assertEquals(problem.getStatus().getMessage(), row.note());
	}

	@Test
	void foldersAreNamedRefusedAndForgotten() throws Exception {
		watch(new ServerInstallations(folder.resolve("cache"), new LocalRepository(folder.resolve("repository"))));
		CoreException none = assertThrows(CoreException.class, () -> servers.add(folder));
		assertTrue(none.getStatus().getMessage().contains("holds no WildFly") && none.getStatus().getMessage().contains("holds no Liberty"), none.getStatus().getMessage());
		Path home = folder.resolve("wlp");
		Files.createDirectories(home.resolve("bin/tools"));
		Files.writeString(home.resolve("bin/tools/ws-server.jar"), "");
		Files.createDirectories(home.resolve("lib/versions"));
		Files.writeString(home.resolve("lib/versions/openliberty.properties"), "com.ibm.websphere.productName=Open Liberty\ncom.ibm.websphere.productVersion=25.0.0.1\n");
		String id = servers.add(home);
		ServerRow row = until(id, FAULT_SECONDS, now -> now.state() == ServerState.STOPPED);
		assertEquals("Open Liberty 25.0.0.1", row.name());
		assertEquals(ServerOrigin.FOLDER, row.origin());
		servers.remove(id);
		assertTrue(Files.exists(home), "the folder stays");
		until(WILDFLY, FAULT_SECONDS, now -> servers.row(id).isEmpty());
	}

	@Test
	@Tag("processes")
	void aRealServerIsStartedPausedKilledResetAndStopped() throws Exception {
		ServerInstallations installations = new ServerInstallations();
		Assumptions.assumeTrue(installations.isHere(ServerKind.WILDFLY), "WildFly is not on this machine; a run with --server wildfly fetches it.");
		new TestProject("Shop").write("standalone/configuration/standalone-full.xml", """
				<server xmlns="urn:jboss:domain:20.0"><profile>
				  <subsystem xmlns="urn:jboss:domain:io:4.0"><worker name="default" task-max-threads="24"/></subsystem>
				</profile></server>
				""");
		WorkspaceAnalysis.get().bringUpToDate(null);
		watch(installations);
		String files = "files:Shop/standalone/configuration/standalone-full.xml";
		until(files, FAULT_SECONDS, now -> now.state() == ServerState.STOPPED);
		servers.start(WILDFLY, new NullProgressMonitor());
		until(WILDFLY, FAULT_SECONDS, now -> now.state() == ServerState.STARTING && now.pid() > 0);
		ServerRow running = until(WILDFLY, START_SECONDS, now -> now.state() == ServerState.RUNNING || now.state() == ServerState.FAILED);
		assertEquals(ServerState.RUNNING, running.state(), running.note());
		assertTrue(running.port().getAsInt() > 0 && running.heapMegabytes().getAsInt() == 384);
		assertEquals(List.of("worker threads for HTTP: 50 here, 24 in Shop/standalone/configuration/standalone-full.xml"), running.differences());
		assertTrue(servers.logFile(WILDFLY).isPresent() && servers.configuration(WILDFLY).size() == 2);
		assertFalse(servers.logs().get(WILDFLY).entries().isEmpty());
		assertTrue(RunningServers.shared().all().stream().anyMatch(server -> server.pid() == running.pid()), "the gauges know it");
		assertThrows(CoreException.class, () -> servers.start(WILDFLY, new NullProgressMonitor()));
		assertThrows(CoreException.class, () -> servers.remove(WILDFLY));

		signal("STOP", running.pid());
		ServerRow paused = until(WILDFLY, FAULT_SECONDS, now -> now.state() == ServerState.PAUSED);
		assertTrue(paused.note().contains("kill -CONT " + running.pid()), paused.note());
		signal("CONT", running.pid());
		until(WILDFLY, FAULT_SECONDS, now -> now.state() == ServerState.RUNNING);

		signal("KILL", running.pid());
		ServerRow killed = until(WILDFLY, FAULT_SECONDS, now -> now.state() == ServerState.FAILED);
		assertTrue(killed.note().contains("signal 9"), killed.note());

		servers.start(files, new NullProgressMonitor());
		ServerRow own = until(files, START_SECONDS, now -> now.state() == ServerState.RUNNING || now.state() == ServerState.FAILED);
		assertEquals(ServerState.RUNNING, own.state(), own.note());
		assertEquals(List.of(), own.differences(), "it was started with the settings of these files");
		servers.stop(files);
		until(files, 2 * FAULT_SECONDS, now -> now.state() == ServerState.STOPPED);
		servers.reset(WILDFLY);
		assertEquals("", until(WILDFLY, FAULT_SECONDS, now -> now.state() == ServerState.STOPPED).note());
	}
}
