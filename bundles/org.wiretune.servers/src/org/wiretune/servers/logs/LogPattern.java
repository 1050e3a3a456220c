/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.logs;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.safety.quantity.Bytes;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.metrics.MetricUnit;

/** Texts of logs that mean an alarm by themselves. */
enum LogPattern {

	/** Any product. */
	OUT_OF_MEMORY("oom-jvm-unstable-restart", "java\\.lang\\.OutOfMemoryError(?::? ?(?<name>[\\w ]{0,40}))?", LimitOwner.HEAP), //$NON-NLS-1$ //$NON-NLS-2$
	/** The receiver's line of the integration lab's tester. */
	DEFAULT_POOL("thread-name-default-live", "thread name '(?<name>Default) : \\d+'", LimitOwner.NONE), //$NON-NLS-1$ //$NON-NLS-2$
	/** JBoss Web of EAP 5. */
	CONNECTOR_FULL("connector-maxthreads-reached", //$NON-NLS-1$
			"Maximum number of threads \\((?<limit>\\d+)\\) created for connector with address (?<address>\\S+) and port (?<name>\\d+)", LimitOwner.CONNECTOR), //$NON-NLS-1$
	/** EAP 5: the semaphore of a strict pool. */
	BEAN_POOL_5("slsb-pool-exhausted-live", "Failed to acquire the pool semaphore, strictTimeout=(?<limit>\\d+)", LimitOwner.STATELESS_POOL), //$NON-NLS-1$ //$NON-NLS-2$
	/** WildFly: the permit of a strict pool. */
	BEAN_POOL("slsb-pool-exhausted-live", "WFLYEJB0378: Failed to acquire a permit within (?<limit>\\d+) (?<unit>\\w+)", LimitOwner.STATELESS_POOL), //$NON-NLS-1$ //$NON-NLS-2$
	/** Service Component Architecture of WebSphere: a synchronous call of something that answers by a message. */
	SYNC_OVER_ASYNC("cwsca2011w-live", "CWSCA2011W", LimitOwner.NONE), //$NON-NLS-1$ //$NON-NLS-2$
	/** The same: a thread hangs in a two-way asynchronous call. */
	HANGING_CALL("cwsca2011w-live", "CWSCA2010W", LimitOwner.NONE), //$NON-NLS-1$ //$NON-NLS-2$
	/** HornetQ. */
	NO_AIO("hornetq-aio-missing", "AIO wasn't located on this platform", LimitOwner.NONE), //$NON-NLS-1$ //$NON-NLS-2$
	/** Verbose collection of J9: {@code <af-start totalBytesRequested="...">}, before Java 7 {@code <minimum requested_bytes="...">}. */
	LARGE_OBJECT("large-object-allocation", "<(?:af-start\\b[^>]*\\btotalBytesRequested|minimum requested_bytes)=\"(?<measured>\\d+)\"", LimitOwner.NONE) { //$NON-NLS-1$ //$NON-NLS-2$

		@Override
		boolean holds(Matcher matcher) {
			return number(matcher, "measured") > TEN_MEGABYTES; //$NON-NLS-1$
		}
	},
	/** Verbose collection of J9: the phases of one collection. */
	COMPACTION("compaction-cost", "<timesms mark=\"[\\d.]+\" sweep=\"[\\d.]+\" compact=\"(?<measured>[\\d.]+)\" total=\"(?<limit>[\\d.]+)\"", LimitOwner.HEAP) { //$NON-NLS-1$ //$NON-NLS-2$

		@Override
		boolean holds(Matcher matcher) {
			return number(matcher, "measured") > number(matcher, "limit") / 2; //$NON-NLS-1$ //$NON-NLS-2$
		}
	};

	private static final Texts TEXTS = Texts.of(LogPattern.class, "messages"); //$NON-NLS-1$

	/** PMAT tells of objects above this size. */
	private static final double TEN_MEGABYTES = 10 * Bytes.IN_MEGABYTE;

	private final String id;
	private final Pattern pattern;
	private final LimitOwner owner;

	LogPattern(String id, String pattern, LimitOwner owner) {
		this.id = id;
		this.pattern = Pattern.compile(pattern);
		this.owner = owner;
	}

	/** Whether the figures of a line are beyond what is harmless. */
	boolean holds(Matcher matcher) {
		return true;
	}

	Optional<Alarm> alarm(String line, long time) {
		Matcher matcher = pattern.matcher(line);
		if (!matcher.find() || !holds(matcher)) {
			return Optional.empty();
		}
		String name = group(matcher, "name"); //$NON-NLS-1$
		String measured = group(matcher, "measured"); //$NON-NLS-1$
		String limit = group(matcher, "limit"); //$NON-NLS-1$
		String message = TEXTS.get(id + '.' + name(), name, measured, limit, group(matcher, "address"), group(matcher, "unit")); //$NON-NLS-1$ //$NON-NLS-2$
		// Only a connector is told from others; an error is the same whatever it complains of.
		String instance = this == CONNECTOR_FULL ? name : ""; //$NON-NLS-1$
		return Optional.of(new Alarm(id, "log", instance, time, value(measured), value(limit), Double.NaN, MetricUnit.COUNT.words(), owner, message, List.of())); //$NON-NLS-1$
	}

	private static double number(Matcher matcher, String group) {
		return value(group(matcher, group));
	}

	private static double value(String text) {
		try {
			return text.isEmpty() ? Double.NaN : Double.parseDouble(text);
		} catch (NumberFormatException noNumber) {
			return Double.NaN;
		}
	}

	private static String group(Matcher matcher, String group) {
		try {
			String text = matcher.group(group);
			return text == null ? "" : text.strip(); //$NON-NLS-1$
		} catch (IllegalArgumentException noSuchGroup) {
			return ""; //$NON-NLS-1$
		}
	}
}
