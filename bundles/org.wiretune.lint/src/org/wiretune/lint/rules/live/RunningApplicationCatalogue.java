/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.live;

import java.util.List;

import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Recommendation;

/**
 * What running applications and brokers show of choices that files only suggest: rows whose effect depends on the load are
 * told as Info by the files and by these alarms where the load is there. Their texts stand in
 * {@code texts/running-application.properties}.
 */
public final class RunningApplicationCatalogue {

	private RunningApplicationCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				Declared.alarm("jms-session-per-message-live", Subject.MESSAGING),
				Declared.alarm("broker-memory-full-live", Subject.MESSAGING),
				Declared.alarm("kafka-producer-buffer-full-live", Subject.MESSAGING),
				Declared.alarm("kafka-commit-per-record-live", Subject.MESSAGING),
				Declared.alarm("camel-pool-tasks-wait-live", Subject.CONCURRENCY));
	}
}
