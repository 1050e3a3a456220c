/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.TargetKeys;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.perf.workload.WorkloadText;

/** Workloads of pools become settings of the server, and requests that need what was set. */
class KitPoolsTest {

	private static RunServer.Plan plan(ServerType type, ServerSettings.Builder settings, String workload) throws IOException {
		return KitPlan.of("Server 1", Optional.empty(),
				new RunSpecification("Run", WorkloadText.read("kind: pools\n" + workload).workload().orElseThrow(), settings.type(type).build()));
	}

	private static RunServer.Plan plan(ServerType type, String workload) throws IOException {
		return plan(type, ServerSettings.builder(), workload);
	}

	@Test
	void sessionsAndInstancesAreTheServersAndABurstIsOneCall() throws IOException {
		RunServer.Plan plan = plan(ServerType.WILDFLY, "pool: message-driven\nsessions: 25\ninstances: 15\nmessages: 60\nwork-time: 300ms\n");
		RunSpecification run = plan.specification();
		assertEquals(WorkloadKind.RAMP, run.workload().kind());
		assertEquals(List.of("GET /work/messages?count=60&ms=300"), run.workload().value(TargetKeys.REQUEST));
		assertEquals(List.of(1), run.workload().value(RampKeys.USERS));
		assertEquals(Map.of(ServerKey.MDB_SESSIONS, 25, ServerKey.MDB_POOL, 15, ServerKey.MDB_PREFETCH, 0), run.server().own());
		assertTrue(plan.notes().getFirst().contains("mdb-sessions=25, mdb-pool=15"), plan.notes().toString());
	}

	@Test
	void aVariantCountsMoreThanTheWorkload() throws IOException {
		ServerSettings.Builder varied = ServerSettings.builder().set(ServerKey.MDB_POOL, 25);
		RunSpecification run = plan(ServerType.WILDFLY, varied, "pool: message-driven\nsessions: 25\ninstances: 15, 25\n").specification();
		assertEquals(25, run.server().get(ServerKey.MDB_POOL).getAsInt());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "pool: stateless; instances: 3; clients: 8, 12; work-time: 20ms | bean-pool | 3 | GET /work/bean?ms=20 | 8, 12",
			"pool: connections; max-pool-size: 4; clients: 40 | data-source-max | 4 | GET /work/data?ms=200 | 40",
			"pool: web-container; thread-pools: 1/2; clients: 8 | http-threads | 2 | GET /work/thread?ms=200 | 8",
			"pool: activation; concurrency: 5; clients: 9 | mdb-sessions | 5 | GET /work/messages?count=1&ms=200 | 9" })
	void eachPoolHasItsSettingAndItsRequest(String workload, String key, int value, String request, String users) throws IOException {
		RunSpecification run = plan(ServerType.WILDFLY, workload.replace("; ", "\n") + '\n').specification();
		assertEquals(value, run.server().get(ServerKey.find(key).orElseThrow()).getAsInt());
		assertEquals(List.of(request), run.workload().value(TargetKeys.REQUEST));
		assertEquals(users, run.workload().text(RampKeys.USERS));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"liberty | pool: stateless; instances: 3 | Liberty has no setting bean-pool (instances of the stateless session bean). These servers have it: wildfly.",
			"liberty | pool: message-driven; sessions: 25; instances: 15 | Liberty has no setting mdb-pool (instances of the message-driven bean). These servers have it: wildfly.",
			"wildfly | pool: web-container; thread-pools: 1/2, 10/50 | The key thread-pools has several values; a start of Server 1 has one. Leave one and give the others by --against http-threads=....",
			"wildfly | pool: stateless; work-kind: lock | The workload sets work-kind to lock, which is built into the embedded server. Server 1 does it its own way; leave work-kind out." })
	void whatAServerCannotDoIsRefused(String type, String workload, String sentence) {
		assertEquals(sentence,
				assertThrows(IOException.class, () -> plan(ServerType.find(type).orElseThrow(), workload.replace("; ", "\n") + '\n')).getMessage());
	}

	@Test
	void libertyTakesAsManyInstancesAsSessions() throws IOException {
		assertEquals(Map.of(ServerKey.MDB_SESSIONS, 25),
				plan(ServerType.LIBERTY, "pool: message-driven\nsessions: 25\ninstances: 25\n").specification().server().own());
	}
}
