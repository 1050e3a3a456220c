/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.host;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import org.wiretune.servers.metrics.MachineReader;
import org.wiretune.servers.metrics.MetricKey;

/**
 * What Linux tells of the machine of a process: huge pages, preloaded libraries, network cards, interrupts, and whether a
 * queue manager runs there. Elsewhere nothing is known. What changes slowly is read each thirty seconds.
 * <p>
 * Safe for several threads.
 */
public final class HostReader implements MachineReader {

	private static final long SLOW_MILLIS = 30_000;

	private final long pid;
	private final ProcFiles files;
	private final NetworkCards cards;
	private final InterruptTimes interrupts;
	private final Map<MetricKey, Double> slow = new HashMap<>();
	private long slowUntil = Long.MIN_VALUE;

	/**
	 * A reader for a process of this machine.
	 *
	 * @param pid
	 *            process id
	 */
	public HostReader(long pid) {
		this(pid, Path.of("/")); //$NON-NLS-1$
	}

	/**
	 * A reader of files elsewhere.
	 *
	 * @param pid
	 *            process id
	 * @param root
	 *            the folder that holds {@code proc}, {@code sys} and {@code etc}
	 */
	public HostReader(long pid, Path root) {
		this.pid = pid;
		files = new ProcFiles(root);
		cards = new NetworkCards(files);
		interrupts = new InterruptTimes(files);
	}

	@Override
	public synchronized Map<MetricKey, Double> read(long millis) {
		if (millis >= slowUntil) {
			slowUntil = millis + SLOW_MILLIS;
			slow.clear();
			HugePages.read(files, pid, slow);
			PreloadedLibraries.read(files, pid, slow);
			QueueManagers.read(files, slow);
		}
		Map<MetricKey, Double> values = new HashMap<>(slow);
		cards.read(millis, values);
		interrupts.read(pid, values);
		return values;
	}
}
