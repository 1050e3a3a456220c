/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.base.ThreadPoolSettings;

/**
 * The numbers of a run as every kit needs them: what only some kinds of servers have is derived from the other settings where it
 * is not set.
 *
 * @param webPool name of the thread pool for HTTP
 * @param webMinimum worker threads for HTTP that stay
 * @param webMaximum most worker threads for HTTP
 * @param jmsPool name of the thread pool for messages
 * @param jmsThreads most threads for messages
 * @param beanInstances instances of a stateless session bean
 * @param mdbSessions sessions of the message-driven bean
 * @param mdbInstances instances of the message-driven bean
 * @param scaSessions sessions, and as many instances, of the message-driven bean that stands for the SCA adapter
 */
public record EffectiveSettings(String webPool, int webMinimum, int webMaximum, String jmsPool, int jmsThreads,
		int beanInstances, int mdbSessions, int mdbInstances, int scaSessions) {

	/** What the tester takes for a pool that is named and not described, as the embedded server does. */
	private static final int UNDESCRIBED_MINIMUM = 5;
	private static final int UNDESCRIBED_MAXIMUM = 20;

	/**
	 * Puts the settings together.
	 *
	 * @param settings settings of the run
	 * @return the numbers
	 */
	public static EffectiveSettings of(ServerSettings settings) {
		ThreadPoolSettings web = pool(settings, settings.webThreadPool());
		int webMaximum = settings.get(ServerKey.HTTP_THREADS).orElse(web.maximum());
		int sessions = settings.get(ServerKey.MDB_SESSIONS).orElse(settings.jmsMaximumConcurrency());
		return new EffectiveSettings(web.name(), Math.min(web.minimum(), webMaximum), webMaximum, settings.jmsThreadPool(),
				settings.get(ServerKey.CLIENT_THREADS).orElse(pool(settings, settings.jmsThreadPool()).maximum()),
				settings.get(ServerKey.BEAN_POOL).orElse(pool(settings, ServerSettings.DEFAULT_POOL).maximum()), sessions,
				settings.get(ServerKey.MDB_POOL).orElse(sessions),
				settings.scaMaximumConcurrency());
	}

	private static ThreadPoolSettings pool(ServerSettings settings, String name) {
		return settings.threadPool(name)
				.orElseGet(() -> new ThreadPoolSettings(name, UNDESCRIBED_MINIMUM, UNDESCRIBED_MAXIMUM, 5000));
	}
}
