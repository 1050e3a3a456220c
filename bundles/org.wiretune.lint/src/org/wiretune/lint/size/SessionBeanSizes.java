/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

import org.wiretune.model.platform.BeanPool;

/** Strict pools of stateless session beans: as many instances as requests that may call them. EAP 5 guide, 4.1.3. */
final class SessionBeanSizes {

	private SessionBeanSizes() {
	}

	static void add(ServerSizes sizes, long webThreads) {
		long callers = webThreads + sizes.load().remoteCalls();
		for (BeanPool pool : sizes.server().getBeanPools()) {
			if (pool.getBeanKind() != null && pool.getBeanKind().contains("tateless") && JBossSizes.isStrict(pool)) {
				sizes.add(pool.getName() == null ? pool.getBeanKind() : pool.getName(), pool.getMaximumSize(), pool, callers, "slsb-strictmaxpool-undersized", "sessionBeans", callers, webThreads,
						sizes.load().remoteCalls());
			}
		}
	}
}
