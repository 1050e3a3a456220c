/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What {@link MessageKeys} say together: the messages, their shares, and which client speaks to the broker. */
final class MessageCheck implements WorkloadCheck {

	@Override
	public void check(Workload workload, List<WorkloadText.Entry> entries, Consumer<WorkloadProblem> problems) {
		List<WorkloadText.Entry> lines = entries.stream().filter(entry -> entry.name().equals(MessageKeys.MESSAGE.name()) && !entry.value().isEmpty()).toList();
		List<MessageLine> messages = new ArrayList<>();
		for (WorkloadText.Entry line : lines) {
			try {
				messages.add(MessageLine.parse(line.value()));
			} catch (RequestLine.WrongRequest e) {
				problems.accept(new WorkloadProblem(line.line(), line.valueColumn() + e.offset(), e.length(), false, e.getMessage()));
			}
		}
		if (!messages.isEmpty() && messages.size() == lines.size()) {
			try {
				MessageMix.of(messages);
			} catch (IllegalArgumentException e) {
				// The line with which the shares no longer make a whole is the last one.
				WorkloadText.Entry last = lines.get(lines.size() - 1);
				problems.accept(new WorkloadProblem(last.line(), last.valueColumn(), last.value().length(), false, e.getMessage()));
			}
		}
		checkOthers(workload, entries, problems);
	}

	private static void checkOthers(Workload workload, List<WorkloadText.Entry> entries, Consumer<WorkloadProblem> problems) {
		boolean messages = MessageKeys.areSent(workload);
		MessageKeys.Client client = workload.value(MessageKeys.CLIENT);
		for (WorkloadText.Entry entry : entries) {
			boolean ofMessages = MessageKeys.ALL.stream().anyMatch(key -> key.name().equals(entry.name()));
			boolean ofOthers = List.of(TargetKeys.ADDRESS, TargetKeys.REQUEST, TargetKeys.BINDING, TargetKeys.SIZE).stream().anyMatch(key -> key.name().equals(entry.name()));
			if (messages && ofOthers && !entry.name().equals(TargetKeys.REQUEST.name())) {
				problems.accept(ofName(entry, TEXTS.get("message.onlyMessages", entry.name())));
			} else if (!messages && ofMessages && !entry.name().equals(MessageKeys.MESSAGE.name())) {
				problems.accept(ofName(entry, TEXTS.get("message.noMessage", entry.name())));
			} else if (entry.name().equals(MessageKeys.CLIENT.name()) && client != MessageKeys.Client.ARTEMIS && !workload.isSet(MessageKeys.CLIENT_JAR)) {
				problems.accept(new WorkloadProblem(entry.line(), entry.valueColumn(), entry.value().length(), true,
						TEXTS.get("message.noClientJar", ValueTypes.word(client), MessageKeys.CLIENT_JAR.name())));
			}
		}
	}

	private static WorkloadProblem ofName(WorkloadText.Entry entry, String sentence) {
		return new WorkloadProblem(entry.line(), entry.nameColumn(), entry.name().length(), true, sentence);
	}
}
