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
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.servers.kit.liberty.LibertyConfiguration;
import org.wiretune.servers.kit.wildfly.WildFlyOverlay;

/** What a run's settings become in the files of each server, word for word. */
class OverlaysTest {

	private static final ServerSettings SETTINGS = ServerSettings.builder()
			.threadPool(new ThreadPoolSettings("WebContainer", 10, 24, 60000)).jmsMaximumConcurrency(25).build();

	@Test
	void wildFlyGetsEveryNumberAndNoneFollowsTheProcessors() {
		KitSettings kit = KitSettings.NONE.withMdbInstances(15).withDataSource(2, 8).withStatementCache(32);
		WildFlyOverlay.Result overlay = WildFlyOverlay.of(SETTINGS, kit, List.of(3528, 3529));
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
				          max-pool-size: 20
				        wiretune-sca-pool:
				          max-pool-size: 10
				    messaging-activemq:
				      global-client-thread-pool-max-size: 20
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
				          pooled-connection-factory:
				            activemq-ra:
				              max-pool-size: 25
				    datasources:
				      data-source:
				        ExampleDS:
				          min-pool-size: 2
				          max-pool-size: 8
				          prepared-statements-cache-size: 32
				          statistics-enabled: true
				""", overlay.text());
		String notes = String.join("\n", overlay.notes());
		assertTrue(notes.contains("25 sessions (maxSession) and a pool of 15 instances"), notes);
		assertTrue(notes.contains("no messaging adapter for SCA: for SCA async a message-driven bean with 10 sessions"), notes);
	}

	@Test
	void libertyHasOnePoolForBothAndItDoesNotTuneItself() {
		LibertyConfiguration.Overrides overrides = LibertyConfiguration.overrides(SETTINGS, KitSettings.NONE);
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
				</server>
				""", overrides.text());
		assertTrue(overrides.notes().get(0).contains("44 threads, those of WebContainer (24) and Default (20) together"),
				overrides.notes().get(0));
	}

	@Test
	void whatLibertyHasNotIsSaid() {
		KitSettings kit = KitSettings.NONE.withMdbInstances(15).withDataSource(2, 8).withMdbSessions(4).withHttpThreads(6);
		LibertyConfiguration.Overrides overrides = LibertyConfiguration.overrides(
				SETTINGS.toBuilder().jmsThreadPool("WebContainer").journalBufferTimeoutMicros(3333).build(), kit);
		String notes = String.join("\n", overrides.notes());
		assertTrue(overrides.text().contains("coreThreads=\"24\" maxThreads=\"24\""), overrides.text());
		assertTrue(overrides.text().contains("maxEndpoints=\"4\""), overrides.text());
		assertTrue(notes.contains("no pool for message-driven beans; the 15 instances"), notes);
		assertTrue(notes.contains("settings of the data source and its statement cache have no effect"), notes);
		assertTrue(notes.contains("the 3333 microseconds of the journal have no effect"), notes);
	}

	@Test
	void libertyListensOnTheLoopbackAddressAndWithoutTls() {
		String server = LibertyConfiguration.server(9080, java.util.Optional.empty());
		assertTrue(server.contains("host=\"127.0.0.1\" httpPort=\"9080\" httpsPort=\"-1\""), server);
		for (String queue : List.of("WireTuneRequests", "WireTuneScaRequests", "WireTuneScaReplies")) {
			assertTrue(server.contains("<queue id=\"" + queue + '"') && server.contains("<jmsQueue id=\"jms/" + queue + '"'), server);
		}
	}
}
