/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.own;

import java.util.Arrays;
import java.util.Optional;

import org.wiretune.servers.metrics.MetricUnit;

/** What an attribute of an MBean counts, as a user tells it: MBeans do not tell it themselves. */
public enum OwnUnit {
	/** A plain number. */
	COUNT("count", MetricUnit.COUNT, MetricUnit.PER_SECOND, 1), //$NON-NLS-1$
	/** Memory. */
	BYTES("bytes", MetricUnit.BYTES, MetricUnit.BYTES_PER_SECOND, 1), //$NON-NLS-1$
	/** Memory in thousands of bytes, in the way of memory: 1,024. */
	KILOBYTES("kilobytes", MetricUnit.BYTES, MetricUnit.BYTES_PER_SECOND, 1024), //$NON-NLS-1$
	/** Share of a hundred. */
	PERCENT("percent", MetricUnit.PERCENT, MetricUnit.PER_SECOND, 1), //$NON-NLS-1$
	/** Share of one, shown as per cent. */
	SHARE("share", MetricUnit.PERCENT, MetricUnit.PER_SECOND, 100), //$NON-NLS-1$
	/** Time. */
	SECONDS("seconds", MetricUnit.MILLISECONDS, MetricUnit.PER_SECOND, 1000), //$NON-NLS-1$
	/** Time. */
	MILLISECONDS("milliseconds", MetricUnit.MILLISECONDS, MetricUnit.PER_SECOND, 1), //$NON-NLS-1$
	/** Time. */
	NANOSECONDS("nanoseconds", MetricUnit.MILLISECONDS, MetricUnit.PER_SECOND, 1e-6), //$NON-NLS-1$
	/** Threads of a pool. */
	THREADS("threads", MetricUnit.THREADS, MetricUnit.PER_SECOND, 1), //$NON-NLS-1$
	/** Tasks that wait. */
	TASKS("tasks", MetricUnit.TASKS, MetricUnit.PER_SECOND, 1), //$NON-NLS-1$
	/** Messages. */
	MESSAGES("messages", MetricUnit.MESSAGES, MetricUnit.PER_SECOND, 1), //$NON-NLS-1$
	/** Connections. */
	CONNECTIONS("connections", MetricUnit.CONNECTIONS, MetricUnit.PER_SECOND, 1); //$NON-NLS-1$

	private static final double SECONDS_OF_MILLISECONDS = 1e-3;

	private final String word;
	private final MetricUnit level;
	private final MetricUnit rate;
	private final double scale;

	OwnUnit(String word, MetricUnit level, MetricUnit rate, double scale) {
		this.word = word;
		this.level = level;
		this.rate = rate;
		this.scale = scale;
	}

	/** {@return the word by which stores and files name it; never translated} */
	public String word() {
		return word;
	}

	/** {@return the unit in which values are kept} @param perSecond whether the growth in a second is shown */
	public MetricUnit metric(boolean perSecond) {
		return perSecond ? rate : level;
	}

	/**
	 * {@return what a figure of the MBean is multiplied with to be in {@link #metric}; the growth of a time is told in seconds of a second}
	 *
	 * @param perSecond whether the growth in a second is shown
	 */
	public double scale(boolean perSecond) {
		return perSecond && level == MetricUnit.MILLISECONDS ? scale * SECONDS_OF_MILLISECONDS : scale;
	}

	/** {@return the unit of a word; empty for another word} @param word such as {@code bytes} */
	public static Optional<OwnUnit> of(String word) {
		return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
	}
}
