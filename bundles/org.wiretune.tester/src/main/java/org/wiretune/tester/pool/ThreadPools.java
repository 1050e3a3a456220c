/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.pool;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ThreadPoolSettings;

/** The thread pools of a server: those of its settings, and those that the settings name but do not describe. */
public final class ThreadPools implements AutoCloseable {

	/** Sizes of a pool that is named but not described: those the lab gives a new one. */
	private static final int USUAL_MINIMUM = 5;
	private static final int USUAL_MAXIMUM = 20;
	private static final long USUAL_INACTIVITY_MILLIS = 5000;

	private final Map<String, ThreadPool> pools = new LinkedHashMap<>();
	private final List<String> notes = new ArrayList<>();

	/**
	 * Makes the pools.
	 *
	 * @param settings settings of the server
	 */
	public ThreadPools(ServerSettings settings) {
		settings.threadPools().forEach(pool -> pools.put(pool.name(), new ThreadPool(pool)));
		for (String name : List.of(ServerSettings.DEFAULT_POOL, settings.scaThreadPool(), settings.jmsThreadPool(),
				settings.webThreadPool())) {
			if (!pools.containsKey(name)) {
				pools.put(name, new ThreadPool(
						new ThreadPoolSettings(name, USUAL_MINIMUM, USUAL_MAXIMUM, USUAL_INACTIVITY_MILLIS)));
				notes.add(TEXTS.get("note.poolNotDescribed", name, USUAL_MINIMUM, USUAL_MAXIMUM));
			}
		}
	}

	/**
	 * Finds a pool that the settings describe or name.
	 *
	 * @param name name of the pool
	 * @return the pool
	 */
	public ThreadPool pool(String name) {
		return pools.get(name);
	}

	/** {@return all pools} */
	public Collection<ThreadPool> all() {
		return pools.values();
	}

	/** {@return what a reader of the run has to know about the pools} */
	public List<String> notes() {
		return List.copyOf(notes);
	}

	@Override
	public void close() {
		pools.values().forEach(ThreadPool::close);
	}
}
