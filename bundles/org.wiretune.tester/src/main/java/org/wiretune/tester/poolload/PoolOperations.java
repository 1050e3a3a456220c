/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.poolload;

import com.google.gson.JsonObject;
import java.time.Duration;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.workload.PoolKeys;
import org.wiretune.tester.management.ServerOperations;
import org.wiretune.tester.messaging.MessageBroker;
import org.wiretune.tester.pool.BeanPool;
import org.wiretune.tester.pool.ConnectionPool;
import org.wiretune.tester.pool.StrictMaxPool;
import org.wiretune.tester.pool.ThreadLocalPool;
import org.wiretune.tester.service.ReceiverService;

/** Opens the loads on pools of the embedded server. Durations are in nanoseconds. */
public final class PoolOperations {

	/** Argument: the constant of {@link PoolKeys.Pool}; the other arguments are named like the keys. */
	public static final String KIND = "pool";
	/** Answer: the port of a web server that was opened. */
	public static final String PORT = "port";

	private final MessageBroker broker;
	private final ReceiverService receiver;

	private PoolOperations(MessageBroker broker, ReceiverService receiver) {
		this.broker = broker;
		this.receiver = receiver;
	}

	/**
	 * Adds the operations to a server.
	 *
	 * @param operations the operations of the server
	 * @param broker its broker
	 * @param receiver its receiver
	 */
	public static void add(ServerOperations operations, MessageBroker broker, ReceiverService receiver) {
		LoadOperations.add(operations, new PoolOperations(broker, receiver)::open);
		ThreadUse.add(operations);
	}

	private PoolLoad open(JsonFields arguments, JsonObject answer) throws Exception {
		PoolKeys.Pool kind = PoolKeys.Pool.valueOf(arguments.text(KIND, ""));
		Work work = Work.of(PoolKeys.WorkKind.valueOf(arguments.text(PoolKeys.WORK_KIND.name(), "SLEEP")),
				duration(arguments, PoolKeys.WORK.name()));
		if (kind == PoolKeys.Pool.WEB_CONTAINER) {
			WebLoad web = new WebLoad(arguments.integer("minimum", 1), arguments.integer("maximum", 1), receiver, work);
			answer.addProperty(PORT, web.port());
			return web;
		}
		return make(kind, arguments, work);
	}

	private PoolLoad make(PoolKeys.Pool kind, JsonFields arguments, Work work) throws Exception {
		int clients = arguments.integer(PoolKeys.CLIENTS.name(), 1);
		int instances = arguments.integer(PoolKeys.INSTANCES.name(), 1);
		int size = arguments.integer(PoolKeys.SIZES.name(), 1);
		Duration timeout = duration(arguments, PoolKeys.ACQUIRE_TIMEOUT.name());
		Duration pause = duration(arguments, "think-time");
		return switch (kind) {
			case MESSAGE_DRIVEN -> new SessionsLoad(new SessionsOrder(arguments.integer(PoolKeys.SESSIONS.name(), 1), instances,
					PoolKeys.Dispatch.valueOf(arguments.text(PoolKeys.DISPATCH.name(), "")),
					arguments.integer(PoolKeys.MESSAGES.name(), 1), size, timeout,
					arguments.integer(PoolKeys.DELIVERY_ATTEMPTS.name(), 1),
					PoolKeys.ClientThreads.valueOf(arguments.text(PoolKeys.CLIENT_THREADS.name(), "OWN")),
					arguments.integer(PoolKeys.PREFETCH.name(), 0)), broker, work, System::nanoTime);
			case STATELESS -> {
				boolean strict = arguments.text(PoolKeys.BEAN_POOLS.name(), "").equals(PoolKeys.BeanPools.STRICT.name());
				BeanPool<Object> pool = strict ? new StrictMaxPool<>(instances, Object::new)
						: new ThreadLocalPool<>(Object::new);
				yield new BeanCallsLoad(clients, pool, work, timeout, pause);
			}
			case CONNECTIONS -> new ConnectionsLoad(clients,
					new ConnectionPool(arguments.integer(PoolKeys.MAX_POOL_SIZE.name(), 1)), work, timeout, pause,
					arguments.truth(PoolKeys.OBSERVER.name(), false));
			case ACTIVATION -> new ActivationLoad(broker, receiver,
					BindingUnderTest.valueOf(arguments.text(PoolKeys.BINDINGS.name(), "")),
					arguments.integer(PoolKeys.CONCURRENCY.name(), 1), clients, size, work,
					duration(arguments, "call-timeout"), pause);
			case WEB_CONTAINER -> throw new IllegalArgumentException(kind.name());
		};
	}

	private static Duration duration(JsonFields arguments, String name) {
		return Duration.ofNanos(arguments.longInteger(name, 0));
	}
}
