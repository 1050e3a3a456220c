/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

/** What a rule is about; rules are grouped by it. */
public enum Subject {
	/** Bindings, interaction styles, wires. */
	WIRING,
	/** Thread pools, concurrency of activation specifications, pools of bean instances. */
	CONCURRENCY,
	/** Data sources and connection pools. */
	CONNECTIONS,
	/** Persistence units, entities, batches. */
	PERSISTENCE,
	/** Queues, message-driven beans, messaging providers. */
	MESSAGING,
	/** Heap and garbage collection. */
	MEMORY,
	/** Logging. */
	LOGGING,
	/** Server profile. */
	SERVER_PROFILE,
	/** Operating system. */
	OPERATING_SYSTEM,
	/** What the rules of a project are about, which its rules files state. */
	OWN
}
