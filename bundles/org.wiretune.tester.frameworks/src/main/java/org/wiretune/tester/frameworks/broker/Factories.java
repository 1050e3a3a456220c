/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.broker;

import jakarta.jms.ConnectionFactory;
import org.messaginghub.pooled.jms.JmsPoolConnectionFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.jms.connection.CachingConnectionFactory;
import org.springframework.jms.connection.SingleConnectionFactory;
import org.wiretune.perf.workload.FrameworkKeys.Factory;

/** What stands between those that send and a broker. */
public final class Factories {

	private Factories() {
	}

	/**
	 * {@return a factory on top of that of a broker's client}
	 *
	 * @param kind what it keeps
	 * @param plain the factory of the client
	 * @param threads threads that send at once
	 */
	public static ConnectionFactory of(Factory kind, ConnectionFactory plain, int threads) {
		return switch (kind) {
		case PLAIN -> plain;
		case SINGLE -> new SingleConnectionFactory(plain);
		case CACHING -> caching(plain, threads);
		case POOLED -> {
			JmsPoolConnectionFactory pool = new JmsPoolConnectionFactory();
			pool.setConnectionFactory(plain);
			pool.setMaxConnections(1);
			pool.setMaxSessionsPerConnection(Math.max(threads, 1));
			yield pool;
		}
		};
	}

	/** {@return a factory that keeps sessions and producers, and no consumers, as that of Spring Boot} @param plain the factory of the client @param threads threads that send at once */
	public static CachingConnectionFactory caching(ConnectionFactory plain, int threads) {
		CachingConnectionFactory caching = new CachingConnectionFactory(plain);
		caching.setSessionCacheSize(Math.max(threads, 1));
		caching.setCacheConsumers(false);
		return caching;
	}

	/** Closes what a factory keeps. @param factory a factory @throws Exception when it cannot be closed */
	public static void close(ConnectionFactory factory) throws Exception {
		if (factory instanceof DisposableBean bean) {
			bean.destroy();
		} else if (factory instanceof JmsPoolConnectionFactory pool) {
			pool.stop();
		}
	}
}
