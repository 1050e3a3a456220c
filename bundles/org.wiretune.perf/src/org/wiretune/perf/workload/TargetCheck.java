/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.wiretune.perf.base.BindingUnderTest;

/** What {@link TargetKeys} say together: request lines, their shares, and whether the binding can be called so. */
final class TargetCheck implements WorkloadCheck {

	@Override
	public void check(Workload workload, List<WorkloadText.Entry> entries, Consumer<WorkloadProblem> problems) {
		List<WorkloadText.Entry> lines = entries.stream()
				.filter(entry -> entry.name().equals(TargetKeys.REQUEST.name()) && !entry.value().isEmpty()).toList();
		List<RequestLine> requests = new ArrayList<>();
		for (WorkloadText.Entry line : lines) {
			try {
				requests.add(RequestLine.parse(line.value()));
			} catch (RequestLine.WrongRequest e) {
				problems.accept(problem(line, e.offset(), e.length(), false, e.getMessage()));
			}
		}
		if (!requests.isEmpty() && requests.size() == lines.size()) {
			checkShares(requests, lines, problems);
		}
		checkBinding(workload, entries, problems);
	}

	private static void checkShares(List<RequestLine> requests, List<WorkloadText.Entry> lines,
			Consumer<WorkloadProblem> problems) {
		try {
			RequestMix.of(requests);
		} catch (IllegalArgumentException e) {
			// The line with which the shares no longer make a whole is the last one.
			WorkloadText.Entry last = lines.get(lines.size() - 1);
			int length = last.value().contains("%") && requests.get(requests.size() - 1).share().isPresent() ? last.value().indexOf('%') + 1
					: last.value().length();
			problems.accept(problem(last, 0, length, false, e.getMessage()));
		}
	}

	private static void checkBinding(Workload workload, List<WorkloadText.Entry> entries,
			Consumer<WorkloadProblem> problems) {
		boolean http = workload.isSet(TargetKeys.ADDRESS) || workload.isSet(TargetKeys.REQUEST);
		BindingUnderTest binding = workload.value(TargetKeys.BINDING);
		for (WorkloadText.Entry entry : entries) {
			boolean size = entry.name().equals(TargetKeys.SIZE.name());
			if (http && (size || entry.name().equals(TargetKeys.BINDING.name()))) {
				problems.accept(new WorkloadProblem(entry.line(), entry.nameColumn(), entry.name().length(), true,
						TEXTS.get("target.notUsed", entry.name())));
			} else if (entry.name().equals(TargetKeys.BINDING.name()) && !isCalledByDriver(binding)) {
				problems.accept(problem(entry, 0, entry.value().length(), false, inServer(binding)));
			}
		}
	}

	static boolean isCalledByDriver(BindingUnderTest binding) {
		return binding == BindingUnderTest.HTTP_SYNC || binding == BindingUnderTest.WS_SYNC;
	}

	static String inServer(BindingUnderTest binding) {
		return TEXTS.get("target.inServer", binding.label(), BindingUnderTest.HTTP_SYNC.id(), BindingUnderTest.WS_SYNC.id());
	}

	private static WorkloadProblem problem(WorkloadText.Entry entry, int offset, int length, boolean warning,
			String sentence) {
		return new WorkloadProblem(entry.line(), entry.valueColumn() + offset, length, warning, sentence);
	}
}
