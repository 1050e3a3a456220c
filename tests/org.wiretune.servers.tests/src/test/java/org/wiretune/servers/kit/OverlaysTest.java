/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.servers.kit.liberty.LibertyConfiguration;
import org.wiretune.servers.kit.wildfly.WildFlyOverlay;

/** What a run's settings become in the files of each server, word for word. */
class OverlaysTest {

	private static final ServerSettings SETTINGS = ServerSettings.builder()
			.threadPool(new ThreadPoolSettings("WebContainer", 10, 24, 60000)).jmsMaximumConcurrency(25).build();

	@Test
	void wildFlyGetsEveryNumberAndNoneFollowsTheProcessors() {
		ServerSettings settings = SETTINGS.toBuilder().set(ServerKey.MDB_POOL, 15).set(ServerKey.DATA_SOURCE_MINIMUM, 2)
				.set(ServerKey.DATA_SOURCE_MAXIMUM, 8).set(ServerKey.STATEMENT_CACHE, 32).set(ServerKey.DATA_SOURCE_WAIT, 5000)
				.set(ServerKey.MDB_PREFETCH, 0).set(ServerKey.CLIENT_THREADS, 40).set(ServerKey.BEAN_POOL, 7).build();
		WildFlyOverlay.Result overlay = WildFlyOverlay.of(settings, List.of(3528, 3529));
		assertEquals("""
				wildfly-configuration:
				  socket-binding-group:
				    standard-sockets:
				      socket-binding:
				        iiop:
				          port: 3528
				        iiop-ssl:
				          port: 3529
				  subsystem:
				    io:
				      worker:
				        default:
				          task-core-threads: 10
				          task-max-threads: 24
				    ejb3:
				      strict-max-bean-instance-pool:
				        mdb-strict-max-pool:
				          derive-size: !undefine
				          max-pool-size: 15
				        slsb-strict-max-pool:
				          derive-size: !undefine
				          max-pool-size: 7
				        wiretune-sca-pool:
				          max-pool-size: 10
				    messaging-activemq:
				      global-client-thread-pool-max-size: 40
				      server:
				        default:
				          journal-type: NIO
				          journal-buffer-timeout: 0
				          jms-queue:
				            WireTuneRequests:
				              entries:
				                - "java:/jms/WireTuneRequests"
				            WireTuneScaRequests:
				              entries:
				                - "java:/jms/WireTuneScaRequests"
				            WireTuneScaReplies:
				              entries:
				                - "java:/jms/WireTuneScaReplies"
				            WireTuneWork:
				              entries:
				                - "java:/jms/WireTuneWork"
				          pooled-connection-factory:
				            activemq-ra:
				              max-pool-size: 25
				              consumer-window-size: 0
				    datasources:
				      data-source:
				        ExampleDS:
				          statistics-enabled: true
				          min-pool-size: 2
				          max-pool-size: 8
				          blocking-timeout-wait-millis: 5000
				          prepared-statements-cache-size: 32
				""", overlay.text());
		String notes = String.join("\n", overlay.notes());
		assertTrue(overlay.settings().contains(ExpectedSetting.of("blocking-timeout-wait-millis of the data source ExampleDS",
				"jboss.as:subsystem=datasources,data-source=ExampleDS", "blockingTimeoutWaitMillis", 5000)), overlay.settings().toString());
		assertTrue(notes.contains("25 sessions (maxSession) and a pool of 15 instances"), notes);
		assertTrue(notes.contains("no messaging adapter for SCA: for SCA async a message-driven bean with 10 sessions"), notes);
	}

	@Test
	void libertyHasOnePoolForBothAndItDoesNotTuneItself() {
		LibertyConfiguration.Overrides overrides = LibertyConfiguration.overrides(SETTINGS);
		assertEquals("""
				<?xml version="1.0" encoding="UTF-8"?>
				<server>
				  <executor coreThreads="44" maxThreads="44"/>
				  <connectionManager id="wiretuneConnections" maxPoolSize="79"/>
				  <jmsActivationSpec id="wiretune/RequestBean" maxEndpoints="25">
				    <properties.wasJms destinationRef="jms/WireTuneRequests" destinationType="jakarta.jms.Queue" maxConcurrency="25"/>
				  </jmsActivationSpec>
				  <jmsActivationSpec id="wiretune/ScaRequestBean" maxEndpoints="10">
				    <properties.wasJms destinationRef="jms/WireTuneScaRequests" destinationType="jakarta.jms.Queue" maxConcurrency="10"/>
				  </jmsActivationSpec>
				  <jmsActivationSpec id="wiretune/WorkMessageBean" maxEndpoints="25">
				    <properties.wasJms destinationRef="jms/WireTuneWork" destinationType="jakarta.jms.Queue" maxConcurrency="25"/>
				  </jmsActivationSpec>
				  <connectionManager id="wiretuneData"/>
				</server>
				""", overrides.text());
		assertTrue(overrides.notes().get(0).contains("44 threads, those of WebContainer (24) and Default (20) together"),
				overrides.notes().get(0));
	}

	@Test
	void whatLibertyHasNotIsSaid() {
		LibertyConfiguration.Overrides overrides = LibertyConfiguration.overrides(
				SETTINGS.toBuilder().jmsThreadPool("WebContainer").journalBufferTimeoutMicros(3333).set(ServerKey.MDB_SESSIONS, 4)
						.set(ServerKey.HTTP_THREADS, 6).set(ServerKey.KEEP_ALIVE, 9).set(ServerKey.KEEP_ALIVE_REQUESTS, 50)
						.set(ServerKey.DATA_SOURCE_MINIMUM, 2).set(ServerKey.DATA_SOURCE_MAXIMUM, 8).set(ServerKey.DATA_SOURCE_WAIT, 5000)
						.set(ServerKey.STATEMENT_CACHE, 32).build());
		String notes = String.join("\n", overrides.notes());
		assertTrue(overrides.text().contains("coreThreads=\"24\" maxThreads=\"24\""), overrides.text());
		assertTrue(overrides.text().contains("<connectionManager id=\"wiretuneData\" minPoolSize=\"2\" maxPoolSize=\"8\" connectionTimeout=\"5000ms\"/>"), overrides.text());
		assertTrue(overrides.text().contains("<dataSource id=\"DefaultDataSource\" statementCacheSize=\"32\"/>"), overrides.text());
		assertTrue(overrides.settings().stream().anyMatch(each -> each.attribute().equals("MaxConnectionsLimit") && each.value().equals("8")), overrides.settings().toString());
		assertTrue(overrides.text().contains("maxEndpoints=\"4\""), overrides.text());
		assertTrue(overrides.text().contains("<httpOptions persistTimeout=\"9s\" maxKeepAliveRequests=\"50\"/>"), overrides.text());
		assertTrue(notes.contains("the 3333 microseconds of the journal have no effect"), notes);
	}

	@Test
	void libertyListensOnTheLoopbackAddressAndWithoutTls() {
		String server = LibertyConfiguration.server(9080, java.util.Optional.empty());
		assertTrue(server.contains("host=\"127.0.0.1\" httpPort=\"9080\" httpsPort=\"-1\""), server);
		for (String queue : List.of("WireTuneRequests", "WireTuneScaRequests", "WireTuneScaReplies", "WireTuneWork")) {
			assertTrue(server.contains("<queue id=\"" + queue + '"') && server.contains("<jmsQueue id=\"jms/" + queue + '"'), server);
		}
	}
}
