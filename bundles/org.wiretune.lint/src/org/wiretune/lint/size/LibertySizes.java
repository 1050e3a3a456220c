/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

import org.wiretune.model.platform.ActivationSpecification;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.ThreadPool;

/**
 * Sizes of Open Liberty and WebSphere Liberty. The executor finds its own size; it is only raised where a limit is written
 * that is smaller than the load. Open Liberty documentation, Thread pool tuning.
 */
final class LibertySizes {

	private final ServerSizes sizes;

	LibertySizes(ServerSizes sizes) {
		this.sizes = sizes;
	}

	void add() {
		Workload load = sizes.load();
		long sessions = 0;
		for (ResourceAdapter adapter : sizes.server().getResourceAdapters()) {
			for (ActivationSpecification specification : adapter.getActivationSpecifications()) {
				sizes.add(specification.getName(), specification.getMaximumConcurrency(), specification, load.messages(), "mdb-concurrency-generic", "activation", load.messages());
				sessions += load.messages();
			}
		}
		long threads = load.requests() + sessions + load.remoteCalls();
		for (ThreadPool pool : sizes.server().getThreadPools()) {
			Long most = pool.getMaximumSize() == null || !pool.getMaximumSize().isSet() ? null : pool.getMaximumSize().asNumber();
			if (most != null && most > 0 && most < threads) {
				sizes.add(pool.getName(), pool.getMaximumSize(), pool, threads, "mdb-concurrency-generic", "executor", threads, most);
			} else {
				sizes.note("note.executor");
			}
		}
		sizes.connections(threads, sizes.server().getDataSources(), Headroom.CONNECTIONS);
	}
}
