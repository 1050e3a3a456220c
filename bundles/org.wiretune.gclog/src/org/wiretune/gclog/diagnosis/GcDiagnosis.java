/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;

import org.wiretune.core.observed.Answer;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.JvmStart;
import org.wiretune.gclog.summary.GcSummary;

/**
 * What is wrong according to a log, warnings first.
 *
 * @param findings the findings
 * @param proposal the heap that is proposed; empty where the log does not tell what is alive, or where the heap is right
 * @param missing that some rules failed, so that findings may be missing, as a sentence; mostly empty
 */
public record GcDiagnosis(List<GcFinding> findings, Optional<HeapProposal> proposal, Optional<String> missing) {

	private static final List<BiFunction<Case, Consumer<GcFinding>, LogRules>> RULES = List.of(HeapRules::new, TimeRules::new, FailureRules::new, CauseRules::new, RoomRules::new,
			PromotionRules::new, FullRules::new, MachineRules::new);

	/**
	 * Judges a log.
	 *
	 * @param log the log
	 * @param summary its figures
	 * @return what was found
	 */
	public static GcDiagnosis of(GcLogData log, GcSummary summary) {
		Case facts = new Case(log, summary, Machine.of(log), LiveSet.of(log.events()));
		Answer<GcFinding> answer = Answer.of(RULES, (rules, found) -> rules.apply(facts, found).check());
		List<GcFinding> findings = answer.told().stream().sorted(Comparator.comparing(GcFinding::severity).reversed()).toList();
		Optional<HeapProposal> proposal = facts.proposal()
				.filter(heap -> findings.stream().anyMatch(finding -> finding.setting().equals(heap.option())));
		return new GcDiagnosis(findings, proposal, answer.failure().map(failure -> TEXTS.get("ruleFailed", failure)));
	}

	/** {@return all ids that findings may have, sorted; each is in the catalogue and has a page of help} */
	public static List<String> ids() {
		return List.of("compaction-cost", "explicit-gc-seen", "gc-allocation-stall", "gc-concurrent-mode-failure", "gc-consecutive-full", "gc-epsilon-exhausted",
				"gc-evacuation-failure", "gc-excessive", "gc-fragmentation", "gc-heap-exhausted", "gc-humongous-allocation", "gc-live-set-rising",
				"gc-long-collection-after-drain", "gc-long-pause", "gc-metaspace", "gc-premature-promotion", "gc-processor-missing", "gc-promotion-failure",
				"gc-serial-collector", "gc-system-time", "gc-time-over-5-percent", "heap-below-live-plus-headroom", "heap-beyond-plateau",
				"heap-too-large-long-full-gc", "large-object-allocation");
	}

	/** {@return whether there is a finding at warning} */
	public boolean hasWarning() {
		return findings.stream().anyMatch(finding -> finding.seen().isWarning());
	}

	/** The lab's good case peaks at 75 % of the heap (catalogue A.14); more than 80 % left after a collection leaves no headroom. */
	static final int FULL_PERCENT = 80;

	/** What all rules look at. */
	record Case(GcLogData log, GcSummary summary, Machine machine, LiveSet live) {

		GcEvents events() {
			return log.events();
		}

		Optional<HeapProposal> proposal() {
			if (live.bytes() == GcEvents.UNKNOWN || live.bytes() <= 0) {
				return Optional.empty();
			}
			return Optional.of(isFullToTheEnd() ? HeapProposal.ofFull(heap(), live.bytes()) : HeapProposal.of(live.bytes()));
		}

		/** {@return whether what is alive cannot be told, because the last JVM start had no more room for it} */
		boolean isFullToTheEnd() {
			return heap() > 0 && live.bytes() * 100.0 >= heap() * (double) FULL_PERCENT && Exhaustion.of(this).isPresent();
		}

		/** {@return the JVM start of a rule that looks at the last one} */
		JvmStart lastStart() {
			return log.jvmStarts().get(log.jvmStarts().size() - 1);
		}

		/** {@return the size of a region of the last JVM start in bytes, or unknown} */
		long region() {
			return lastStart().regionBytes();
		}

		/** {@return the next step as a sentence} @param setting the option; empty where none helps */
		String next(String setting) {
			return setting.isEmpty() ? TEXTS.get("proposal.none") : TEXTS.get("proposal.option", setting);
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
