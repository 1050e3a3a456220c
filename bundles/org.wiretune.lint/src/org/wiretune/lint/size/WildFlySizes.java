/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

import java.util.List;

import org.wiretune.model.platform.MessageDrivenBean;
import org.wiretune.model.platform.ThreadPool;

/**
 * Sizes of WildFly and EAP 6 to 8. The relations are those of the EAP 5 guide; the settings are where these versions keep
 * them: the task threads of the io worker, strict pools of the ejb3 subsystem, the work manager's running threads.
 */
final class WildFlySizes {

	private final ServerSizes sizes;

	WildFlySizes(ServerSizes sizes) {
		this.sizes = sizes;
	}

	void add() {
		Workload load = sizes.load();
		long web = Headroom.WEB_THREADS.of(load.requests());
		List<MessageDrivenBean> beans = sizes.beans();
		long sessions = load.messages() > 0 ? load.messages() * Math.max(beans.size(), 1) : 0;
		for (ThreadPool pool : sizes.server().getThreadPools()) {
			String name = pool.getName() == null ? "" : pool.getName();
			if (name.equals("io worker default")) {
				sizes.add(name, pool.getMaximumSize(), pool, web, Headroom.WEB_THREADS.rule(), "web.maximum", web, load.requests(), Headroom.WEB_THREADS.percent());
			} else if (name.startsWith("web connector ")) {
				// These connectors have a thread for each connection.
				sizes.add(name, pool.getMaximumSize(), pool, web, Headroom.WEB_THREADS.rule(), "web.maximum", web, load.requests(), Headroom.WEB_THREADS.percent());
			}
		}
		SessionBeanSizes.add(sizes, web);
		MessageSizes.add(sizes, beans, "mdb-pool-below-max-sessions");
		for (ThreadPool pool : sizes.server().getThreadPools()) {
			if (pool.getName() != null && pool.getName().startsWith("jca ") && pool.getName().endsWith("short-running-threads") && sessions > 0) {
				sizes.add(pool.getName(), pool.getMaximumSize(), pool, sessions, "mdb-sessions-sum-above-workmanager", "workManager", sessions, Math.max(beans.size(), 1), load.messages());
			}
		}
		sizes.connections(load.requests() + sessions + load.remoteCalls(), sizes.server().getDataSources(), Headroom.CONNECTIONS);
	}
}
