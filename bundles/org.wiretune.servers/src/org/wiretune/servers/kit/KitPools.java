/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.PoolKeys;
import org.wiretune.perf.workload.PoolSize;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.TargetKeys;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKey;
import org.wiretune.perf.workload.WorkloadKind;

/**
 * Workloads of pools on a real server: the pool is that of the server and is set, and users call what needs it. The embedded
 * server has pools that WireTune wrote; here it is seen what a container makes of the same numbers.
 */
final class KitPools {

	/** The requests of the tester's application that need something of the server. */
	static final List<String> REQUESTS = List.of("GET /work/thread?ms=20", "GET /work/bean?ms=20", "GET /work/data?ms=20&rows=10",
			"GET /work/messages?count=200&ms=200");

	private final String server;
	private final Workload workload;
	private final ServerSettings.Builder settings;
	private final List<ServerKey> set = new ArrayList<>();

	private KitPools(String server, RunSpecification wanted) {
		this.server = server;
		this.workload = wanted.workload();
		this.settings = wanted.server().toBuilder();
	}

	/**
	 * Makes a plan.
	 *
	 * @param server name of the server
	 * @param wanted a run of pools
	 * @return a ramp with the settings of the server
	 * @throws IOException when this server cannot do it; the message says why in a sentence
	 */
	static RunServer.Plan plan(String server, RunSpecification wanted) throws IOException {
		KitPools pools = new KitPools(server, wanted);
		String request = pools.request();
		Workload ramp = Workload.of(WorkloadKind.RAMP).with(TargetKeys.REQUEST, List.of(request))
				.with(RampKeys.USERS, pools.users()).with(RampKeys.THINK_TIME, pools.workload.value(RampKeys.THINK_TIME))
				.with(TimedKeys.WARM_UP, pools.workload.value(TimedKeys.WARM_UP)).with(TimedKeys.DURATION, pools.workload.value(TimedKeys.DURATION))
				.with(CommonKeys.NAME, pools.workload.value(CommonKeys.NAME))
				.with(CommonKeys.REPETITIONS, pools.workload.value(CommonKeys.REPETITIONS))
				.with(CommonKeys.CALL_TIMEOUT, pools.workload.value(CommonKeys.CALL_TIMEOUT));
		RunSpecification run = RunServer.on(wanted.server().type(), wanted.withWorkload(ramp).withServer(pools.settings.build()));
		String keys = pools.set.stream().map(key -> key.word() + '=' + run.server().get(key).getAsInt()).collect(Collectors.joining(", "));
		return new RunServer.Plan(run, List.of(TEXTS.get("plan.pools", server, request, keys)));
	}

	/** A burst is a call of one user, who waits until the last message is worked on. */
	private List<Integer> users() {
		return switch (workload.value(PoolKeys.POOL)) {
			case MESSAGE_DRIVEN -> List.of(1);
			case STATELESS, CONNECTIONS, WEB_CONTAINER, ACTIVATION -> workload.value(PoolKeys.CLIENTS);
		};
	}

	private String request() throws IOException {
		if (workload.value(PoolKeys.WORK_KIND) != PoolKeys.WorkKind.SLEEP) {
			throw embeddedOnly(PoolKeys.WORK_KIND);
		}
		long millis = workload.value(PoolKeys.WORK).toMillis();
		return switch (workload.value(PoolKeys.POOL)) {
			case MESSAGE_DRIVEN -> {
				set(ServerKey.MDB_SESSIONS, one(PoolKeys.SESSIONS, ServerKey.MDB_SESSIONS));
				int instances = one(PoolKeys.INSTANCES, ServerKey.MDB_POOL);
				// A server without such a pool has an instance for each session.
				if (instances != workload.value(PoolKeys.SESSIONS).get(0) || hasInstances()) {
					set(ServerKey.MDB_POOL, instances);
				}
				if (hasInstances()) {
					set(ServerKey.MDB_PREFETCH, workload.value(PoolKeys.PREFETCH));
				}
				yield "GET /work/messages?count=" + workload.value(PoolKeys.MESSAGES) + "&ms=" + millis;
			}
			case STATELESS -> {
				set(ServerKey.BEAN_POOL, one(PoolKeys.INSTANCES, ServerKey.BEAN_POOL));
				yield "GET /work/bean?ms=" + millis;
			}
			case CONNECTIONS -> {
				set(ServerKey.DATA_SOURCE_MAXIMUM, one(PoolKeys.MAX_POOL_SIZE, ServerKey.DATA_SOURCE_MAXIMUM));
				Duration wait = workload.value(PoolKeys.ACQUIRE_TIMEOUT);
				set(ServerKey.DATA_SOURCE_WAIT, ServerKey.DATA_SOURCE_WAIT.checked(wait.toMillis()));
				yield "GET /work/data?ms=" + millis;
			}
			case WEB_CONTAINER -> {
				PoolSize size = one(PoolKeys.THREAD_POOLS, ServerKey.HTTP_THREADS);
				set(ServerKey.HTTP_THREADS, size.maximum());
				yield "GET /work/thread?ms=" + millis;
			}
			case ACTIVATION -> {
				set(ServerKey.MDB_SESSIONS, one(PoolKeys.CONCURRENCY, ServerKey.MDB_SESSIONS));
				yield "GET /work/messages?count=1&ms=" + millis;
			}
		};
	}

	private boolean hasInstances() {
		return ServerKey.MDB_POOL.servers().contains(settings.build().type());
	}

	private void set(ServerKey key, int value) {
		// What a variant says of the server counts more than what the workload says to all of them.
		if (settings.build().get(key).isEmpty()) {
			settings.set(key, value);
		}
		set.add(key);
	}

	private <T> T one(WorkloadKey<List<T>> key, ServerKey setting) throws IOException {
		List<T> values = workload.value(key);
		if (values.size() > 1 && settings.build().get(setting).isEmpty()) {
			throw new IOException(TEXTS.get("plan.several", server, key.name(), setting.word()));
		}
		return values.get(0);
	}

	private IOException embeddedOnly(WorkloadKey<?> key) {
		return new IOException(TEXTS.get("plan.embeddedOnly", server, key.name(), workload.text(key)));
	}
}
