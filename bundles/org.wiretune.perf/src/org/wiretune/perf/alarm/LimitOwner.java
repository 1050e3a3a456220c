/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.alarm;

import java.util.Locale;

/** The kinds of settings that WireTune itself finds in the files, some of them in several products. */
public enum LimitOwner implements LimitedBy {
	/** No setting that files have. */
	NONE,
	/** The greatest size of a thread pool by its name, as the embedded server and WebSphere have them. */
	THREAD_POOL,
	/** The task threads of an io worker of WildFly. */
	IO_WORKER,
	/** The threads of a connector of JBoss Web, Tomcat or Spring Boot. */
	CONNECTOR,
	/** The greatest size of the one executor of Liberty, on which requests and messages run. */
	SHARED_EXECUTOR,
	/** The requests after which a connector ends a connection. */
	KEEP_ALIVE,
	/** The instances of a message-driven bean. */
	MESSAGE_DRIVEN_POOL,
	/** The sessions of a message-driven bean, by its destination. */
	MESSAGE_DRIVEN_SESSIONS,
	/** The instances of a stateless session bean. */
	STATELESS_POOL,
	/** The most connections of a data source. */
	DATA_SOURCE,
	/** The threads of the JCA work manager. */
	WORK_MANAGER,
	/** The maximum heap. */
	HEAP;

	@Override
	public String words() {
		return name().toLowerCase(Locale.ROOT).replace('_', ' ');
	}
}
