/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.wiretune.core.Origin;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.container.ContainerMemory;
import org.wiretune.lint.rules.container.DatabaseShares;
import org.wiretune.safety.quantity.Quantity;
import org.wiretune.safety.text.Texts;

/**
 * The sizes of a system that its deployment tells: the pools of all replicas against the connections of their database, and what Java
 * takes in a container against the limit of its memory. They follow from the files alone, whatever the load is.
 */
final class SystemSizes {

	private static final Texts TEXTS = Texts.of(SystemSizes.class, "size");
	private static final String RULE = "replicas-times-pool-above-database";
	private static final long MB = 1L << 20;

	private SystemSizes() {
	}

	/** Adds what fits together. A pool that several workloads take from one place is lowered for that which runs most of it. */
	static void add(Reading reading, List<SizedSetting> settings, List<String> notes) {
		Set<Origin> sized = new HashSet<>();
		DatabaseShares.all(reading).forEach(share -> {
			if (sized.add(share.place())) {
				settings.add(new SizedSetting(share.workload(), share.database(), share.setting(), share.place(), share.fitting(),
						TEXTS.get(share.sum() <= share.available() ? "replicas.fit" : "replicas.above", share.pods(), share.size(), share.database(), share.sum(), share.available()), RULE));
			}
		});
		ContainerMemory.all(reading).filter(need -> need.sum() > need.limit()).forEach(need -> notes.add(TEXTS.get("note.memory", need.workload(), Quantity.bytes(need.sum()).exactly(), Quantity.bytes(need.heap()).exactly(), need.threads(),
				Quantity.bytes(need.limit()).exactly(), need.rest() < need.limit() ? Quantity.bytes((need.limit() - need.rest()) / MB * MB).exactly() : "-", Quantity.bytes(need.sum()).exactly())));
	}
}
