/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.wiretune.perf.search.StepVerdict;
import org.wiretune.perf.workload.SenderKeys;
import org.wiretune.perf.workload.ValueTypes;
import org.wiretune.perf.workload.Workload;

/** What a reader of the figures has to know. */
final class RatedTexts {

	private static final double PERCENT = 100;

	private RatedTexts() {
	}

	/** {@return whether a step was kept up with, a sentence} */
	static String verdict(StepVerdict verdict) {
		return TEXTS.get("senders.verdict." + ValueTypes.word(verdict), Math.round(PERCENT * (1 - StepVerdict.TOLERANCE)));
	}

	/**
	 * How the figures of a workload came about.
	 *
	 * @param workload the workload
	 * @param journal how the broker wrote its journal
	 * @param journalMicros how long the journal gathers commits
	 * @return sentences
	 */
	static List<String> remarks(Workload workload, SenderKeys.Journal journal, int journalMicros) {
		boolean embedded = workload.value(SenderKeys.BROKER) == SenderKeys.Broker.EMBEDDED;
		boolean inVm = embedded && workload.value(SenderKeys.TRANSPORT) == SenderKeys.Transport.NEAREST;
		List<String> remarks = new ArrayList<>();
		remarks.add(TEXTS.get("senders.note.place." + (embedded ? "embedded" : "external"),
				TEXTS.get(inVm ? "senders.note.inVm" : "senders.note.tcp")));
		remarks.add(TEXTS.get("senders.note.receivers." + ValueTypes.word(workload.value(SenderKeys.RECEIVERS))));
		remarks.add(TEXTS.get("senders.note.rule", Math.round(PERCENT * (1 - StepVerdict.TOLERANCE)),
				ValueTypes.text(workload.value(SenderKeys.MOST_LATE))));
		remarks.add(TEXTS.get(System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux")
				? "senders.note.clock"
				: "senders.note.clockUnknown"));
		remarks.add(TEXTS.get("senders.note.machine", Runtime.getRuntime().availableProcessors()));
		remarks.add(TEXTS.get("senders.note.client", workload.value(SenderKeys.CONSUMER_WINDOW),
				TEXTS.get(workload.value(SenderKeys.SHARED_CLIENT_THREADS) ? "senders.note.sharedThreads"
						: "senders.note.ownThreads")));
		if (workload.value(SenderKeys.BODY) == SenderKeys.Body.TEXT) {
			remarks.add(TEXTS.get("senders.note.text", workload.value(SenderKeys.SIZE), 2 * workload.value(SenderKeys.SIZE)));
		}
		if (workload.value(SenderKeys.PERSISTENT)) {
			remarks.add(TEXTS.get(journal == SenderKeys.Journal.ASYNCIO ? "senders.note.asyncio" : "note.journalTimeout",
					Integer.toString(journalMicros)));
			remarks.add(TEXTS.get("senders.note.persistent"));
		}
		if (workload.value(SenderKeys.XA)) {
			remarks.add(TEXTS.get("senders.note.xa." + ValueTypes.word(workload.value(SenderKeys.SECOND_RESOURCE))));
		} else if (workload.value(SenderKeys.TRANSACTED)) {
			remarks.add(TEXTS.get("senders.note.transacted"));
		}
		return remarks;
	}
}
