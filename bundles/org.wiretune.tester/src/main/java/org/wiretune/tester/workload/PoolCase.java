/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.workload;

import com.google.gson.JsonObject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.PoolKeys;
import org.wiretune.perf.workload.PoolSize;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.ValueTypes;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKey;
import org.wiretune.tester.poolload.PoolOperations;

/**
 * One measurement of a pools workload: one value of each key that is swept.
 *
 * @param parameters what is shown of it, by name
 * @param arguments what the server is told
 * @param binding binding that is called from the load driver, null when the load is in the server
 * @param clients callers
 * @param sizeBytes size of an object
 */
record PoolCase(Map<String, String> parameters, JsonObject arguments, BindingUnderTest binding, int clients,
		int sizeBytes) {

	/** Bindings whose requests run on the web container. */
	private static final List<BindingUnderTest> WEB = List.of(BindingUnderTest.HTTP_SYNC, BindingUnderTest.WS_SYNC);
	/** Bindings with an activation specification. */
	private static final List<BindingUnderTest> MESSAGING = List.of(BindingUnderTest.SCA_ASYNC,
			BindingUnderTest.JMS_ASYNC);

	/**
	 * The measurements of a workload, the last key the fastest.
	 *
	 * @param workload a workload of pools
	 * @return the measurements; none when none of its bindings uses the pool
	 */
	static List<PoolCase> of(Workload workload) {
		List<PoolCase> cases = new ArrayList<>();
		switch (workload.value(PoolKeys.POOL)) {
			case MESSAGE_DRIVEN -> each(workload, PoolKeys.DISPATCH, dispatch -> each(workload, PoolKeys.SESSIONS,
					sessions -> each(workload, PoolKeys.INSTANCES, instances -> each(workload, PoolKeys.SIZES,
							size -> cases.add(new Builder(workload).size(size).number(PoolKeys.SESSIONS, sessions)
									.number(PoolKeys.INSTANCES, instances).word(PoolKeys.DISPATCH, dispatch).build())))));
			case STATELESS -> stateless(workload, cases);
			case CONNECTIONS -> each(workload, PoolKeys.CLIENTS, clients -> each(workload, PoolKeys.MAX_POOL_SIZE,
					size -> cases.add(new Builder(workload).clients(clients, "users")
							.numberAs(PoolKeys.MAX_POOL_SIZE, size, "connections").build())));
			case WEB_CONTAINER -> web(workload, cases);
			case ACTIVATION -> activation(workload, cases);
		}
		return cases;
	}

	private static void stateless(Workload workload, List<PoolCase> cases) {
		each(workload, PoolKeys.CLIENTS, clients -> each(workload, PoolKeys.BEAN_POOLS, pool -> {
			if (pool == PoolKeys.BeanPools.THREAD_LOCAL) {
				cases.add(new Builder(workload).clients(clients, "clients").word(PoolKeys.BEAN_POOLS, pool).build());
			} else {
				each(workload, PoolKeys.INSTANCES, instances -> cases.add(new Builder(workload).clients(clients, "clients")
						.word(PoolKeys.BEAN_POOLS, pool).number(PoolKeys.INSTANCES, instances).build()));
			}
		}));
	}

	private static void web(Workload workload, List<PoolCase> cases) {
		each(workload, PoolKeys.BINDINGS, binding -> {
			if (WEB.contains(binding)) {
				each(workload, PoolKeys.SIZES, size -> each(workload, PoolKeys.CLIENTS,
						clients -> each(workload, PoolKeys.THREAD_POOLS, pool -> cases.add(new Builder(workload)
								.binding(binding).size(size).clients(clients, "clients").threads(pool).build()))));
			}
		});
	}

	private static void activation(Workload workload, List<PoolCase> cases) {
		each(workload, PoolKeys.BINDINGS, binding -> {
			if (MESSAGING.contains(binding)) {
				each(workload, PoolKeys.SIZES, size -> each(workload, PoolKeys.CLIENTS,
						clients -> each(workload, PoolKeys.CONCURRENCY,
								number -> cases.add(new Builder(workload).binding(binding).size(size)
										.clients(clients, "clients").number(PoolKeys.CONCURRENCY, number).build()))));
			}
		});
	}

	private static <T> void each(Workload workload, WorkloadKey<List<T>> key, Consumer<T> action) {
		workload.value(key).forEach(action);
	}

	/** Makes a case. */
	private static final class Builder {

		private final Workload workload;
		private final Map<String, String> parameters = new LinkedHashMap<>();
		private final JsonObject arguments = new JsonObject();
		private BindingUnderTest binding;
		private int clients = 1;
		private int sizeBytes = 1;

		Builder(Workload workload) {
			this.workload = workload;
			PoolKeys.Pool pool = workload.value(PoolKeys.POOL);
			arguments.addProperty(PoolOperations.KIND, pool.name());
			duration(PoolKeys.WORK);
			duration(PoolKeys.ACQUIRE_TIMEOUT);
			duration(RampKeys.THINK_TIME);
			duration(CommonKeys.CALL_TIMEOUT);
			arguments.addProperty(PoolKeys.WORK_KIND.name(), workload.value(PoolKeys.WORK_KIND).name());
			arguments.addProperty(PoolKeys.CLIENT_THREADS.name(), workload.value(PoolKeys.CLIENT_THREADS).name());
			arguments.addProperty(PoolKeys.PREFETCH.name(), workload.value(PoolKeys.PREFETCH));
			arguments.addProperty(PoolKeys.MESSAGES.name(), workload.value(PoolKeys.MESSAGES));
			arguments.addProperty(PoolKeys.DELIVERY_ATTEMPTS.name(), workload.value(PoolKeys.DELIVERY_ATTEMPTS));
			arguments.addProperty(PoolKeys.OBSERVER.name(), workload.value(PoolKeys.OBSERVER));
		}

		private void duration(WorkloadKey<Duration> key) {
			arguments.addProperty(key.name(), workload.value(key).toNanos());
		}

		Builder binding(BindingUnderTest value) {
			binding = value;
			parameters.put(Measurement.BINDING, value.id());
			arguments.addProperty(PoolKeys.BINDINGS.name(), value.name());
			return this;
		}

		/** A size that does not vary is no parameter. */
		Builder size(int bytes) {
			sizeBytes = bytes;
			if (workload.value(PoolKeys.SIZES).size() > 1) {
				parameters.put(Measurement.SIZE, ObjectSize.label(bytes));
			}
			arguments.addProperty(PoolKeys.SIZES.name(), bytes);
			return this;
		}

		Builder clients(int number, String unit) {
			clients = number;
			return numberAs(PoolKeys.CLIENTS, number, unit);
		}

		Builder number(WorkloadKey<?> key, int number) {
			return numberAs(key, number, key.name());
		}

		Builder numberAs(WorkloadKey<?> key, int number, String unit) {
			parameters.put(key.name(), number + " " + unit);
			arguments.addProperty(key.name(), number);
			return this;
		}

		Builder word(WorkloadKey<?> key, Enum<?> value) {
			parameters.put(key.name(), ValueTypes.word(value));
			arguments.addProperty(key.name(), value.name());
			return this;
		}

		Builder threads(PoolSize pool) {
			parameters.put(PoolKeys.THREAD_POOLS.name(), pool + " threads");
			arguments.addProperty("minimum", pool.minimum());
			arguments.addProperty("maximum", pool.maximum());
			return this;
		}

		PoolCase build() {
			return new PoolCase(parameters, arguments, binding, clients, sizeBytes);
		}
	}
}
