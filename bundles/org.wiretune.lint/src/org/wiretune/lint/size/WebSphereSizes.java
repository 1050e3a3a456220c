/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.model.platform.ActivationSpecification;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.ThreadPool;

/**
 * Sizes of WebSphere Application Server and Process Server: the web container and the connections by the SPARC T5 study
 * (minimum = maximum, 10 % more connections than threads), activation specifications and the pools of their adapters by the
 * lab's relation (a message-driven bean needs a thread).
 */
final class WebSphereSizes {

	private final ServerSizes sizes;

	WebSphereSizes(ServerSizes sizes) {
		this.sizes = sizes;
	}

	void add() {
		Workload load = sizes.load();
		for (ThreadPool pool : sizes.server().getThreadPools()) {
			if ("WebContainer".equals(pool.getName())) {
				sizes.add(pool.getName(), pool.getMinimumSize(), pool, load.requests(), "webcontainer-min-below-max-under-load", "webContainer", load.requests());
				sizes.add(pool.getName(), pool.getMaximumSize(), pool, load.requests(), "webcontainer-pool-small", "webContainer", load.requests());
			} else if ("ORB.thread.pool".equals(pool.getName())) {
				sizes.add(pool.getName(), pool.getMaximumSize(), pool, load.remoteCalls(), "orb-pool-default-shared", "orb", load.remoteCalls());
			}
		}
		long sessions = load.messages() > 0 ? activations(load.messages()) : 0;
		List<DataSource> sources = sizes.server().getDataSources().stream().filter(WebSphereSizes::isOfApplications).toList();
		sizes.connections(load.requests() + sessions + load.remoteCalls(), sources, Headroom.WEBSPHERE_CONNECTIONS);
	}

	/** {@return how many message-driven beans work at the same time in all} */
	private long activations(long messages) {
		Map<ThreadPool, Long> needs = new LinkedHashMap<>();
		long all = 0;
		for (ResourceAdapter adapter : sizes.server().getResourceAdapters()) {
			for (ActivationSpecification specification : adapter.getActivationSpecifications()) {
				sizes.add(specification.getName(), specification.getMaximumConcurrency(), specification, messages, "jms-maxconcurrency-default", "activation", messages);
				all += messages;
				if (adapter.getThreadPool() != null) {
					needs.merge(adapter.getThreadPool(), messages, Long::sum);
				}
			}
		}
		needs.forEach((pool, need) -> {
			if (!"WebContainer".equals(pool.getName())) {
				sizes.add(pool.getName(), pool.getMaximumSize(), pool, need, "sum-maxconcurrency-above-pool", "adapterPool", need, need / messages, messages);
			}
		});
		return all;
	}

	/** Timers and messaging engines have data sources of their own. */
	private static boolean isOfApplications(DataSource source) {
		String jndiName = source.getJndiName() == null ? null : source.getJndiName().getValue();
		return jndiName == null || !jndiName.equals("jdbc/DefaultEJBTimerDataSource") && !jndiName.startsWith("jdbc/com.ibm.ws.sib/");
	}
}
