/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.alarm;

import java.util.Optional;

import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.perf.alarm.LimitingSetting;

/**
 * The value that an alarm proposes for a setting: what would have been needed, where the alarm knows it. A pool whose
 * reading stops at its maximum does not tell how much was wanted; it is raised by a quarter, to be looked at again
 * ("increase until it stays below", JBoss EAP 5 Performance Tuning Guide, 5.5; the quarter is WireTune's own).
 */
final class ProposedLimit {

	private static final long MB = 1L << 20;

	/** Heaps are proposed in steps of this many megabytes. */
	private static final long HEAP_STEP = 64;

	private ProposedLimit() {
	}

	/** {@return the value as the file states it; empty where the setting has none to start from} */
	static Optional<String> of(Alarm alarm, LimitSetting limit) {
		Setting setting = limit.setting();
		if (alarm.limitedBy() == LimitOwner.SHARED_EXECUTOR && limit.element().eContainer() instanceof Server server) {
			return Optional.of(Long.toString(room(alarm, setting, server)));
		}
		if (alarm.limitedBy() instanceof LimitingSetting) {
			return demanded(alarm, setting);
		}
		return alarm.limitedBy() == LimitOwner.HEAP ? heap(alarm, setting) : count(alarm, setting);
	}

	/** Which way an added setting mends an alarm only its row knows, and says by the demand. */
	private static Optional<String> demanded(Alarm alarm, Setting setting) {
		Long configured = setting.asNumber();
		if (Double.isNaN(alarm.demand()) || configured == null && Values.isSet(setting)) {
			return Optional.empty();
		}
		long demand = (long) Math.ceil(alarm.demand());
		return configured != null && configured == demand ? Optional.empty() : Optional.of(Long.toString(demand));
	}

	/**
	 * Room for all that may run at once: the sessions of all activation specifications of the server, and beside them as many
	 * threads as there are now, so that HTTP has no fewer than it could have had alone.
	 */
	private static long room(Alarm alarm, Setting setting, Server server) {
		Long configured = setting.asNumber();
		long now = configured != null && configured > 0 ? configured : Math.round(alarm.limit());
		long sessions = server.getResourceAdapters().stream().flatMap(adapter -> adapter.getActivationSpecifications().stream())
				.map(specification -> specification.getMaximumConcurrency() == null ? null : specification.getMaximumConcurrency().asNumber())
				.filter(number -> number != null && number > 0).mapToLong(Long::longValue).sum();
		return now + Math.max(sessions, (now + 3) / 4);
	}

	private static Optional<String> count(Alarm alarm, Setting setting) {
		Long configured = setting.asNumber();
		// A maximum that the file leaves to the server is known from the server itself.
		boolean isMaximum = !alarm.id().equals("ds-pool-waiters-thread-dump") && !alarm.id().equals("workmanager-queue-nonzero")
				&& !alarm.source().equals("dump") && !Double.isNaN(alarm.limit());
		long current = configured != null ? configured : isMaximum ? Math.round(alarm.limit()) : 0;
		if (alarm.id().equals("slsb-pool-oversized-live")) {
			return Double.isNaN(alarm.demand()) ? Optional.empty() : Optional.of(Long.toString(Math.max(1, (long) Math.ceil(alarm.demand()))));
		}
		if (alarm.source().equals("dump") && alarm.limitedBy() == LimitOwner.MESSAGE_DRIVEN_POOL) {
			// Its pool wants as many instances as it has sessions, whichever of them wait at the moment.
			return Optional.empty();
		}
		if (alarm.source().equals("dump") && configured != null) {
			return Optional.of(Long.toString(configured + Math.round(alarm.observed())));
		}
		if (alarm.demand() > current) {
			return Optional.of(Long.toString((long) Math.ceil(alarm.demand())));
		}
		if (current <= 0 || configured != null && isRaised(alarm, configured, isMaximum)) {
			return Optional.empty();
		}
		return Optional.of(Long.toString(current + Math.max(1, (current + 3) / 4)));
	}

	/** The file has more by now than the server had, so that the alarm does not tell that it is too little: somebody raised it. */
	private static boolean isRaised(Alarm alarm, long configured, boolean isMaximum) {
		if (!Double.isNaN(alarm.demand())) {
			return alarm.demand() > alarm.limit() && configured >= alarm.demand();
		}
		return isMaximum && alarm.observed() <= alarm.limit() && configured > Math.round(alarm.limit());
	}

	private static Optional<String> heap(Alarm alarm, Setting setting) {
		Long bytes = setting.asBytes();
		if (bytes == null || bytes <= 0) {
			return Optional.empty();
		}
		double wanted = alarm.demand() > bytes ? alarm.demand() : bytes * 1.25;
		long megabytes = (long) Math.ceil(wanted / MB / HEAP_STEP) * HEAP_STEP;
		return Optional.of("megabytes".equals(setting.getUnit()) ? Long.toString(megabytes) : megabytes + "m");
	}
}
