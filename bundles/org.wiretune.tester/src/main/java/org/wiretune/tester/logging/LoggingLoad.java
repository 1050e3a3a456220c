/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.logging;

import java.time.Duration;
import java.util.concurrent.atomic.LongAdder;
import org.apache.logging.log4j.Logger;
import org.wiretune.perf.workload.LoggingKeys.Statement;
import org.wiretune.tester.pool.ThreadLocalPool;
import org.wiretune.tester.poolload.BeanCallsLoad;
import org.wiretune.tester.poolload.LoadRecord;
import org.wiretune.tester.poolload.PoolLoad;
import org.wiretune.tester.poolload.Work;

/** Clients of whom each logs some statements, pauses and logs again. The time of a call is that of its statements. */
final class LoggingLoad implements PoolLoad {

	/** What the statements speak of. */
	private record Order(int number, String customer, int lines, double total) {
	}

	private final ApplicationLog log;
	private final Logger logger;
	private final Statement statement;
	private final int statements;
	private final LongAdder logged = new LongAdder();
	private final PoolLoad calls;
	private boolean closed;

	LoggingLoad(ApplicationLog log, Statement statement, int statements, int clients, Duration pause) {
		this.log = log;
		this.statement = statement;
		this.statements = statements;
		logger = log.logger(LoggingLoad.class);
		calls = new BeanCallsLoad(clients, new ThreadLocalPool<>(Object::new), new Work() {
			@Override
			public void run() {
				call();
			}

			@Override
			public void close() {
				// A call is short.
			}
		}, Duration.ZERO, pause);
	}

	private void call() {
		Order order = new Order((int) logged.sum(), "Customer", statements, 100.0);
		switch (statement) {
			case LOGGED -> {
				for (int i = 0; i < statements; i++) {
					logger.info("Line " + i + " of " + order);
				}
				logged.add(statements);
			}
			case GUARDED -> {
				for (int i = 0; i < statements; i++) {
					if (logger.isDebugEnabled()) {
						logger.debug("Line " + i + " of " + order);
					}
				}
			}
			case UNGUARDED -> {
				for (int i = 0; i < statements; i++) {
					logger.debug("Line " + i + " of " + order);
				}
			}
		}
	}

	/** {@return the events that were handed to the log and not refused for their level} */
	long logged() {
		return logged.sum();
	}

	@Override
	public void start() throws Exception {
		calls.start();
	}

	@Override
	public boolean await(long millis) throws InterruptedException {
		return calls.await(millis);
	}

	@Override
	public LoadRecord record() {
		return calls.record();
	}

	@Override
	public void warm() {
		calls.warm();
	}

	@Override
	public int underWay() {
		return calls.underWay();
	}

	@Override
	public Findings findings() {
		return new Findings();
	}

	/** Ends the clients, then the log, so that all events are written. */
	@Override
	public synchronized void close() throws Exception {
		if (!closed) {
			closed = true;
			calls.close();
			log.close();
		}
	}
}
