/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.poolload;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.time.Duration;
import org.wiretune.perf.BindingUnderTest;
import org.wiretune.perf.ThreadPoolSettings;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.workload.PoolKeys;
import org.wiretune.tester.messaging.MessageBroker;
import org.wiretune.tester.pool.BeanPool;
import org.wiretune.tester.pool.ConnectionPool;
import org.wiretune.tester.pool.StrictMaxPool;
import org.wiretune.tester.pool.ThreadLocalPool;
import org.wiretune.tester.pool.ThreadPool;
import org.wiretune.tester.server.ServerOperations;
import org.wiretune.tester.service.ReceiverService;
import org.wiretune.tester.web.WebServer;

/**
 * What a load driver can have the server do with pools: open a load, ask after it, close it. There is one at a time; a
 * further one ends it. Durations are in nanoseconds.
 */
public final class PoolOperations {

	/** Opens and starts a load; its kind is in {@link #KIND}, the other arguments are named like the keys. */
	public static final String OPEN = "pools.open";
	/** Says that the warm-up is over. */
	public static final String WARM = "pools.warm";
	/** Waits a while and takes what was measured: see {@link LoadRecord}, {@link #DONE} and {@link #UNDER_WAY}. */
	public static final String POLL = "pools.poll";
	/** What the load found: figures, series and remarks. */
	public static final String FINDINGS = "pools.findings";
	/** Ends the load. */
	public static final String CLOSE = "pools.close";

	/** Argument: the constant of {@link PoolKeys.Pool}. */
	public static final String KIND = "pool";
	/** Argument: how long to wait, in milliseconds. */
	public static final String MILLIS = "millis";
	/** Answer: whether the load has come to its end. */
	public static final String DONE = "done";
	/** Answer: what is under way. */
	public static final String UNDER_WAY = "underWay";
	/** Answer: the port of a web server that was opened. */
	public static final String PORT = "port";

	private static final long INACTIVITY_MILLIS = 60_000;

	private final MessageBroker broker;
	private final ReceiverService receiver;
	private PoolLoad load;
	private AutoCloseable web;

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
		PoolOperations pools = new PoolOperations(broker, receiver);
		operations.add(OPEN, pools::open);
		operations.add(WARM, arguments -> {
			pools.load().warm();
			return new JsonObject();
		});
		operations.add(POLL, pools::poll);
		operations.add(FINDINGS, arguments -> pools.findings());
		operations.add(CLOSE, arguments -> pools.close());
	}

	private synchronized PoolLoad load() {
		if (load == null) {
			throw new IllegalStateException("No load is open.");
		}
		return load;
	}

	private synchronized JsonObject open(JsonFields arguments) throws Exception {
		close();
		JsonObject answer = new JsonObject();
		PoolKeys.Pool kind = PoolKeys.Pool.valueOf(arguments.text(KIND, ""));
		Work work = Work.of(PoolKeys.WorkKind.valueOf(arguments.text(PoolKeys.WORK_KIND.name(), "SLEEP")),
				duration(arguments, PoolKeys.WORK.name()));
		if (kind == PoolKeys.Pool.WEB_CONTAINER) {
			answer.addProperty(PORT, openWeb(arguments, work));
			return answer;
		}
		load = make(kind, arguments, work);
		load.start();
		return answer;
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

	/** A web server of its own, so that each size of its pool is measured from its beginning. */
	private int openWeb(JsonFields arguments, Work work) throws Exception {
		ThreadPool pool = new ThreadPool(new ThreadPoolSettings("WebContainer", arguments.integer("minimum", 1),
				arguments.integer("maximum", 1), INACTIVITY_MILLIS));
		WebServer server = new WebServer(0, pool, new WorkingReceiver(receiver, work));
		web = () -> {
			work.close();
			server.close();
			pool.close();
		};
		return server.port();
	}

	private static Duration duration(JsonFields arguments, String name) {
		return Duration.ofNanos(arguments.longInteger(name, 0));
	}

	private JsonObject poll(JsonFields arguments) throws InterruptedException {
		PoolLoad open = load();
		boolean done = open.await(arguments.longInteger(MILLIS, 0));
		JsonObject answer = open.record().take();
		answer.addProperty(DONE, done);
		answer.addProperty(UNDER_WAY, open.underWay());
		return answer;
	}

	private JsonObject findings() {
		PoolLoad.Findings findings = load().findings();
		JsonObject answer = new JsonObject();
		JsonObject figures = new JsonObject();
		findings.figures().forEach((name, value) -> {
			if (Double.isFinite(value)) {
				figures.addProperty(name, value);
			}
		});
		answer.add("figures", figures);
		JsonObject series = new JsonObject();
		findings.series().forEach((name, values) -> series.add(name, LoadRecord.row(values)));
		answer.add("series", series);
		JsonArray remarks = new JsonArray();
		findings.remarks().forEach(remarks::add);
		answer.add("remarks", remarks);
		return answer;
	}

	private synchronized JsonObject close() throws Exception {
		PoolLoad open = load;
		AutoCloseable server = web;
		load = null;
		web = null;
		if (open != null) {
			open.close();
		}
		if (server != null) {
			server.close();
		}
		return new JsonObject();
	}
}
