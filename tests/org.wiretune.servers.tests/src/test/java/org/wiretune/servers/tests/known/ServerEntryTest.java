/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.known;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.result.RunState;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.kit.ServerKind;
import org.wiretune.servers.known.FollowedServer;
import org.wiretune.servers.known.ServerEntries;
import org.wiretune.servers.known.ServerEntry;
import org.wiretune.servers.known.ServerOrigin;
import org.wiretune.servers.known.ServerProcessWatch;
import org.wiretune.servers.known.ServerRow;
import org.wiretune.servers.known.ServerState;
import org.wiretune.servers.tests.Waiting;
import org.wiretune.servers.tests.metrics.ChildJvm;

/** Servers that are known, without a workbench: what is told of them, what their picture shows then. */
class ServerEntryTest {

	private static final String POOL = "17:00:02,000 ERROR [org.jboss.as.ejb3] (main) WFLYEJB0378: Failed to acquire a permit within 5 MINUTES";

	private final List<String> alarms = new ArrayList<>();
	private final ServerEntries entries = new ServerEntries((entry, change) -> alarms.add(entry.id() + ' ' + change.kind()));

	private ServerEntry wildfly() {
		return entries.enter("cache:wildfly", ServerOrigin.CACHE, ServerKind.WILDFLY, "WildFly", "/cache/wildfly");
	}

	@Test
	void anInstallationIsMissingThenUnderWayThenHereOrBroken() {
		ServerEntry entry = wildfly();
		assertEquals(ServerState.NOT_INSTALLED, entry.state());
		entry.installing("12 of 261 MB");
		assertTrue(entry.isInstalling());
		assertEquals(ServerState.INSTALLING, entry.state());
		assertEquals("12 of 261 MB", entry.note());
		entry.installing(null);
		entry.failed("The archive is broken.");
		assertEquals(ServerState.FAILED, entry.state());
		assertEquals("The archive is broken.", entry.note());
		entry.failed("");
		entry.found(false, "The folder holds no WildFly.");
		assertEquals("The folder holds no WildFly.", entry.row(List.of()).note());
		assertFalse(entry.row(List.of()).installed());
		entry.found(true, "");
		entry.named("WildFly 39.0.1.Final");
		ServerRow row = entry.row(List.of());
		assertEquals(ServerState.STOPPED, row.state());
		assertEquals("WildFly 39.0.1.Final", row.name());
		assertTrue(row.installed() && row.port().isEmpty() && row.heapMegabytes().isEmpty() && row.note().isEmpty());
		assertEquals(0, row.pid());
	}

	@Test
	void aServerIsKeptUnderItsIdAndForgottenWhereItIsGone() {
		ServerEntry entry = wildfly();
		assertSame(entry, wildfly());
		ServerEntry run = entries.ofRun(null, "embedded", "Orders");
		assertTrue(entries.find(run.id()).isEmpty(), "not listed before it is shown");
		entries.show(run);
		entries.keep(Set.of());
		assertEquals(List.of(run), entries.all(), "the server of a run is alive");
		entries.hide(run);
		assertEquals(List.of(), entries.all());
	}

	@Test
	void alarmsOfALogAreToldWithTheirServerAndStandInItsPicture() {
		ServerEntry entry = wildfly();
		entry.log().add(POOL, 1);
		assertEquals(List.of("cache:wildfly " + AlarmChange.Kind.RAISED), alarms);
		assertEquals(1, entry.row(List.of()).alarms().size());
		entry.log().clear();
		assertEquals("cache:wildfly " + AlarmChange.Kind.CLEARED, alarms.getLast());
		assertEquals(List.of(), entry.row(List.of()).alarms());
	}

	@Test
	void theServerOfARunIsFollowedFromItsStartToItsEnd() throws IOException {
		ServerEntry entry = entries.ofRun(ServerKind.WILDFLY, "WildFly", "Orders");
		List<String> told = new ArrayList<>();
		Scripted server = new Scripted();
		FollowedServer followed = new FollowedServer(server, entry, () -> told.add("begun"), () -> told.add("changed"), () -> told.add("over"));
		assertEquals(ServerState.STARTING, entry.state());
		List<String> heard = new ArrayList<>();
		followed.start(null, new RunServer.Listener() {
			@Override
			public void said(RunEvent event) {
				heard.add("said");
			}

			@Override
			public void line(String line) {
				heard.add(line);
			}

			@Override
			public void ended(int code) {
				heard.add("ended " + code);
			}
		});
		server.listener.line("17:00:00,000 INFO  [org.jboss.as] (main) fine");
		server.listener.said(new RunEvent.ServerReady(Instant.EPOCH, 17, 8080, 1, "", "jvm", "os", 2, 384.2, 1, List.of()));
		ServerRow row = entry.row(List.of());
		assertEquals(ServerState.USED, row.state());
		assertEquals(List.of(8080, 384, 17L), List.of(row.port().getAsInt(), row.heapMegabytes().getAsInt(), row.pid()));
		assertEquals(1, entry.log().entries().size());
		server.listener.ended(0);
		assertEquals(List.of("begun", "changed", "over"), told);
		assertEquals(List.of("17:00:00,000 INFO  [org.jboss.as] (main) fine", "said", "ended 0"), heard, "the run hears all of it");
	}

	@Test
	void aServerThatCannotBeStartedIsOver() {
		List<String> told = new ArrayList<>();
		Scripted server = new Scripted();
		server.refusal = new IOException("The port is in use.");
		FollowedServer followed = new FollowedServer(server, wildfly(), () -> told.add("begun"), () -> told.add("changed"), () -> told.add("over"));
		assertEquals("The port is in use.", assertThrows(IOException.class, () -> followed.start(null, new Deaf())).getMessage());
		assertEquals(List.of("begun", "over"), told);
	}

	private static void awaitState(ServerProcessWatch watch, ServerEntry entry, ServerState state) {
		Waiting.until(() -> state + ": " + entry.state(), Duration.ofSeconds(10), () -> {
			watch.look(entry);
			return entry.state() == state;
		});
	}

	@Test
	@Tag("processes")
	void aProcessThatIsPausedFromOutsideIsSeen() throws Exception {
		ServerEntry entry = entries.ofRun(null, "embedded", "Orders");
		ServerProcessWatch watch = new ServerProcessWatch(() -> { });
		try (ChildJvm child = ChildJvm.fullPool()) {
			entry.ready(new RunEvent.ServerReady(Instant.EPOCH, child.pid(), 8080, 1, "", "jvm", "os", 2, 64, 1, List.of()));
			watch.look(entry);
			assertEquals(ServerState.USED, entry.state());
			child.signal("STOP");
			// A process stops some moments after its signal.
			awaitState(watch, entry, ServerState.PAUSED);
			assertTrue(entry.note().contains("kill -CONT " + child.pid()), entry.note());
			child.signal("CONT");
			awaitState(watch, entry, ServerState.USED);
		}
	}

	/** Whoever started a server that did not start. */
	private static final class Deaf implements RunServer.Listener {

		@Override
		public void said(RunEvent event) {
			throw new AssertionError(event);
		}

		@Override
		public void ended(int code) {
			throw new AssertionError("ended " + code);
		}
	}

	/** A server side that does what the test says. */
	private static final class Scripted implements RunServer {

		private Listener listener;
		private IOException refusal;

		@Override
		public String name() {
			return "WildFly";
		}

		@Override
		public long readySeconds() {
			return 1;
		}

		@Override
		public Plan plan(RunSpecification wanted) {
			return new Plan(wanted, List.of());
		}

		@Override
		public Running start(Order order, Listener hears) throws IOException {
			if (refusal != null) {
				throw refusal;
			}
			listener = hears;
			return new Running() {
				@Override
				public void release() {
					// It is ended by the test.
				}

				@Override
				public void end(RunState state) {
					// It is ended by the test.
				}

				@Override
				public void kill() {
					// It is ended by the test.
				}

				@Override
				public List<String> lastLines() {
					return List.of();
				}
			};
		}
	}
}
