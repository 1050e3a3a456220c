/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Recommendation;

/**
 * What the analysis of garbage-collection logs finds beside the recommendations of the source documents. Their texts stand in
 * {@code texts/collection-log.properties}.
 */
public final class CollectionLogCatalogue {

	private CollectionLogCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return Stream.of(
				"gc-heap-exhausted",
				"gc-live-set-rising",
				"gc-long-pause",
				"gc-consecutive-full",
				"gc-fragmentation",
				"gc-humongous-allocation",
				"gc-premature-promotion",
				"gc-promotion-failure",
				"gc-evacuation-failure",
				"gc-concurrent-mode-failure",
				"gc-allocation-stall",
				"gc-metaspace",
				"gc-serial-collector",
				"gc-epsilon-exhausted",
				"gc-system-time",
				"gc-processor-missing").<Recommendation>map(id -> Declared.log(id, Subject.MEMORY)).toList();
	}
}
