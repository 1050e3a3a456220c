/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ThreadPoolSettings;

/**
 * The numbers of a run as every kit needs them: those of the run's settings, with what {@link KitSettings} put over them.
 *
 * @param webPool name of the thread pool for HTTP
 * @param webMinimum worker threads for HTTP that stay
 * @param webMaximum most worker threads for HTTP
 * @param jmsPool name of the thread pool for messages
 * @param jmsThreads most threads for messages
 * @param callerThreads most threads of the pool on which the lab's sender runs
 * @param mdbSessions sessions of the message-driven bean
 * @param mdbInstances instances of the message-driven bean
 * @param scaSessions sessions, and as many instances, of the message-driven bean that stands for the SCA adapter
 */
public record EffectiveSettings(String webPool, int webMinimum, int webMaximum, String jmsPool, int jmsThreads,
		int callerThreads, int mdbSessions, int mdbInstances, int scaSessions) {

	/** What the tester takes for a pool that is named and not described, as the embedded server does. */
	private static final int UNDESCRIBED_MINIMUM = 5;
	private static final int UNDESCRIBED_MAXIMUM = 20;

	/**
	 * Puts the settings together.
	 *
	 * @param settings settings of the run
	 * @param kit settings of the server
	 * @return the numbers
	 */
	public static EffectiveSettings of(ServerSettings settings, KitSettings kit) {
		ThreadPoolSettings web = pool(settings, settings.webThreadPool());
		int webMaximum = kit.httpThreads().orElse(web.maximum());
		int sessions = kit.mdbSessions().orElse(settings.jmsMaximumConcurrency());
		return new EffectiveSettings(web.name(), Math.min(web.minimum(), webMaximum), webMaximum, settings.jmsThreadPool(),
				pool(settings, settings.jmsThreadPool()).maximum(),
				pool(settings, ServerSettings.DEFAULT_POOL).maximum(), sessions, kit.mdbInstances().orElse(sessions),
				settings.scaMaximumConcurrency());
	}

	private static ThreadPoolSettings pool(ServerSettings settings, String name) {
		return settings.threadPool(name)
				.orElseGet(() -> new ThreadPoolSettings(name, UNDESCRIBED_MINIMUM, UNDESCRIBED_MAXIMUM, 5000));
	}
}
