/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

import java.util.List;

import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.MessageDrivenBean;
import org.wiretune.model.platform.ThreadPool;

/**
 * Sizes of JBoss EAP 5 by the relations of its tuning guide: web threads (2.1), pools of session beans (4.1.3), sessions and
 * pools of message-driven beans (4.6), work manager (5.6), remoting (4.3), connections (5.5).
 */
final class JBossSizes {

	private static final String WORK_MANAGER = "WorkManager";

	private final ServerSizes sizes;

	JBossSizes(ServerSizes sizes) {
		this.sizes = sizes;
	}

	void add() {
		Workload load = sizes.load();
		long web = Headroom.WEB_THREADS.of(load.requests());
		for (ThreadPool pool : sizes.server().getThreadPools()) {
			if (pool.getName() != null && (pool.getName().startsWith("HTTP/") || pool.getName().startsWith("AJP/"))) {
				sizes.add(pool.getName(), pool.getMinimumSize(), pool, load.requests(), "connector-minspare-missing", "web.minimum", load.requests());
				sizes.add(pool.getName(), pool.getMaximumSize(), pool, web, Headroom.WEB_THREADS.rule(), "web.maximum", web, load.requests(), Headroom.WEB_THREADS.percent());
			}
		}
		SessionBeanSizes.add(sizes, web);
		List<MessageDrivenBean> beans = sizes.beans();
		MessageSizes.add(sizes, beans, "mdb-pool-below-max-sessions");
		long sessions = load.messages() * Math.max(beans.size(), 1);
		for (ThreadPool pool : sizes.server().getThreadPools()) {
			if (pool.getName() != null && pool.getName().contains(WORK_MANAGER) && load.messages() > 0) {
				sizes.add(pool.getName(), pool.getMaximumSize(), pool, sessions, "mdb-sessions-sum-above-workmanager", "workManager", sessions, Math.max(beans.size(), 1), load.messages());
			} else if (pool.getName() != null && pool.getName().contains("emoting")) {
				sizes.add(pool.getName(), pool.getMaximumSize(), pool, load.remoteCalls(), "remoting-maxpoolsize-default", "remoting", load.remoteCalls());
			}
		}
		sizes.connections(load.requests() + (load.messages() > 0 ? sessions : 0) + load.remoteCalls(), sizes.server().getDataSources(), Headroom.CONNECTIONS);
	}

	/** Whether a pool hands out no more instances than its size. */
	static boolean isStrict(BeanPool pool) {
		String kind = pool.getPoolClass() == null ? null : pool.getPoolClass().effective();
		return kind != null && kind.contains("StrictMaxPool");
	}
}
