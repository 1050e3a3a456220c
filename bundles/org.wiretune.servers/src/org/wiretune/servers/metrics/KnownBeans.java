/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.io.IOException;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import javax.management.MBeanServerConnection;
import javax.management.ObjectName;

/**
 * Which MBeans of a table a process has. What it does not have is not asked for: families of other servers are ruled out
 * by their domain with one call, and the names are asked for again only where the number of MBeans has changed. Used by one
 * thread at a time.
 */
final class KnownBeans {

	/** The number of MBeans is looked at after this many readings, so a pool made later shows within a few seconds. */
	static final int READINGS_PER_LOOK = 3;

	/** Names are asked for again after this many looks also where the number is the same: one pool may have replaced another. */
	static final int LOOKS_PER_QUERY = 10;

	/**
	 * Where asking for names takes a server long, it is asked less often: a look for each so many milliseconds, so that not
	 * more than about one per cent of the time goes into it.
	 */
	private static final long MILLIS_PER_LOOK = 30;

	private static final long NANOS = 1_000_000;

	private final Map<ObjectName, Set<ObjectName>> names = new HashMap<>();
	private final Map<MetricSource, Set<ObjectName>> accepted = new IdentityHashMap<>();
	private final List<MetricSource> sources;
	private int readingsSinceLook;
	private int looksSinceQuery;
	private int count = -1;
	private long queryMillis;
	private boolean changed;

	KnownBeans(MetricTable table) {
		sources = table.sources();
	}

	/** The names that a row reads. */
	Set<ObjectName> of(MetricSource source) {
		return accepted.getOrDefault(source, Set.of());
	}

	/** Whether the last refresh asked for names. */
	boolean changed() {
		return changed;
	}

	/** Makes the next refresh ask for names. */
	void forget() {
		readingsSinceLook = 0;
		count = -1;
	}

	/** Brings the names up to date where it is time. Returns the number of calls. */
	int refresh(MBeanServerConnection server) throws IOException {
		changed = false;
		int calls = 0;
		if (readingsSinceLook == 0) {
			Integer now = server.getMBeanCount();
			calls++;
			looksSinceQuery++;
			if (now == null || now != count || looksSinceQuery >= Math.max(LOOKS_PER_QUERY, queryMillis / MILLIS_PER_LOOK)) {
				long begin = System.nanoTime();
				calls += query(server);
				queryMillis = (System.nanoTime() - begin) / NANOS;
				count = now == null ? -1 : now;
				looksSinceQuery = 0;
				changed = true;
			}
		}
		readingsSinceLook = (readingsSinceLook + 1) % READINGS_PER_LOOK;
		return calls;
	}

	private int query(MBeanServerConnection server) throws IOException {
		int calls = 1;
		Set<String> domains = Set.of(server.getDomains());
		names.clear();
		accepted.clear();
		for (MetricSource source : sources) {
			Set<ObjectName> mine = new LinkedHashSet<>();
			for (ObjectName pattern : source.beans().patterns()) {
				Set<ObjectName> found = names.get(pattern);
				if (found == null) {
					if (!pattern.isDomainPattern() && !domains.contains(pattern.getDomain())) {
						found = Set.of();
					} else {
						calls++;
						found = pattern.isPattern() ? bounded(server.queryNames(pattern, null))
								: server.isRegistered(pattern) ? Set.of(pattern) : Set.of();
					}
					names.put(pattern, found);
				}
				found.stream().filter(source.beans()::accepts).forEach(mine::add);
			}
			accepted.put(source, mine);
		}
		return calls;
	}

	private static Set<ObjectName> bounded(Set<ObjectName> found) {
		if (found.size() <= MetricHistory.MOST_SERIES) {
			return found;
		}
		return new LinkedHashSet<>(found.stream().sorted().limit(MetricHistory.MOST_SERIES).toList());
	}
}
