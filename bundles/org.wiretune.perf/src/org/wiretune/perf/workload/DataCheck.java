/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.List;
import java.util.function.Consumer;
import org.wiretune.perf.workload.DataKeys.SecondLevelCache;
import org.wiretune.perf.workload.DataKeys.Work;

/** What {@link DataKeys} say together: whether anything is left to be measured. */
final class DataCheck implements WorkloadCheck {

	@Override
	public void check(Workload workload, List<WorkloadText.Entry> entries, Consumer<WorkloadProblem> problems) {
		boolean onlyReadOnly = workload.value(DataKeys.WORK) == Work.ENTITIES && workload.value(DataKeys.VARIANT).isEmpty()
				&& workload.value(DataKeys.SECOND_LEVEL_CACHE).equals(List.of(SecondLevelCache.READ_ONLY));
		if (!onlyReadOnly || workload.value(DataKeys.UPDATES).contains(0)) {
			return;
		}
		entries.stream().filter(entry -> entry.name().equals(DataKeys.UPDATES.name()))
				.forEach(entry -> problems.accept(new WorkloadProblem(entry.line(), entry.valueColumn(), entry.value().length(),
						false, TEXTS.get("data.readOnlyUpdates", entry.value()))));
	}
}
