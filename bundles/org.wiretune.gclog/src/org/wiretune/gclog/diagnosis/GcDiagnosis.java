/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.summary.GcSummary;

/**
 * What is wrong according to a log, warnings first.
 *
 * @param findings the findings
 * @param proposal the heap that is proposed; empty where the log does not tell what is alive, or where the heap is right
 */
public record GcDiagnosis(List<GcFinding> findings, Optional<HeapProposal> proposal) {

	/**
	 * Judges a log.
	 *
	 * @param log the log
	 * @param summary its figures
	 * @return what was found
	 */
	public static GcDiagnosis of(GcLogData log, GcSummary summary) {
		Case facts = new Case(log, summary, Machine.of(log), LiveSet.of(log.events()));
		List<GcFinding> findings = new ArrayList<>();
		new HeapRules(facts).check(findings);
		new TimeRules(facts).check(findings);
		new FailureRules(facts).check(findings);
		new CauseRules(facts).check(findings);
		findings.sort((a, b) -> a.severity().compareTo(b.severity()));
		Optional<HeapProposal> proposal = facts.proposal()
				.filter(heap -> findings.stream().anyMatch(finding -> finding.setting().equals(heap.option())));
		return new GcDiagnosis(List.copyOf(findings), proposal);
	}

	/** {@return whether there is a finding at warning} */
	public boolean hasWarning() {
		return findings.stream().anyMatch(finding -> finding.severity() == GcFinding.Severity.WARNING);
	}

	/** What all rules look at. */
	record Case(GcLogData log, GcSummary summary, Machine machine, LiveSet live) {

		GcEvents events() {
			return log.events();
		}

		Optional<HeapProposal> proposal() {
			return live.bytes() == GcEvents.UNKNOWN || live.bytes() <= 0 ? Optional.empty() : Optional.of(HeapProposal.of(live.bytes()));
		}

		/** {@return where a line is, in words} */
		String place(long line) {
			return LinePlaces.words(log, line);
		}

		/** {@return the greatest heap that was allowed or seen, or unknown} */
		long heap() {
			return log.maxHeapBytes() != GcEvents.UNKNOWN ? log.maxHeapBytes() : summary.footprintBytes();
		}

		/**
		 * {@return the option that raises the heap: twice the heap where four times the live set is not more, and the heap from the
		 * start where it never grew to half of what it may be}
		 */
		String largerHeap() {
			long proposed = proposal().map(HeapProposal::bytes).orElse(0L);
			long now = heap();
			if (now == GcEvents.UNKNOWN && proposed == 0) {
				return "";
			}
			long grown = summary.footprintBytes();
			if (grown != GcEvents.UNKNOWN && now != GcEvents.UNKNOWN && grown < now / 2) {
				return "-Xms" + (now >> 20) + "m";
			}
			long wanted = now == GcEvents.UNKNOWN || proposed > now ? proposed : now * 2;
			return "-Xmx" + (wanted + (1 << 20) - 1 >> 20) + "m";
		}
	}
}
