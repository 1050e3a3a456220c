/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.List;

import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.14 of the catalogue, in its order. Their texts stand in {@code texts/jvm.properties}. */
public final class JvmCatalogue {

	private JvmCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				Declared.alarm("heap-below-live-plus-headroom", Subject.MEMORY),
				HeapRules.small(),
				HeapRules.beyondPlateau(),
				Declared.guide("heap-too-large-long-full-gc", Subject.MEMORY),
				Declared.alarm("gc-time-over-5-percent", Subject.MEMORY),
				Declared.alarm("gc-excessive", Subject.MEMORY),
				Declared.alarm("gc-long-collection-after-drain", Subject.MEMORY),
				ExplicitCollection.rule(),
				Declared.alarm("large-object-allocation", Subject.MEMORY),
				Declared.alarm("compaction-cost", Subject.MEMORY),
				HeapRules.bits32(),
				HeapRules.bits32Heap(),
				HeapRules.initialBelowMaximum(),
				LargePageRules.off(),
				LargePageRules.sizeWithoutUse(),
				LargePageRules.sharedMemory(),
				LargePageRules.pages(),
				LargePageRules.group(),
				LargePageRules.lockedMemory(),
				Declared.alarm("largepages-total-zero", Subject.OPERATING_SYSTEM),
				LargePageRules.tooMany(),
				LargePageRules.transparent(),
				Declared.guide("was-os-large-pages", Subject.OPERATING_SYSTEM),
				CollectorRules.concurrent(),
				CollectorRules.singleOldThread(),
				CollectorRules.conflict(),
				CollectorRules.threads(),
				CollectorRules.young(),
				CollectorRules.stacks(),
				CollectorRules.aggressiveHeap(),
				CollectorRules.intervalWithoutEffect(),
				CollectorRules.intervalUnset(),
				CollectorRules.logging(),
				FlagRules.permanentGeneration(),
				FlagRules.stale(),
				FlagRules.remoteManagement(),
				HeapRules.compressedReferences(),
				HeapRules.aboveCompressed(),
				UnknownFlag.rule(),
				FlagRules.aggressive(),
				FlagRules.escapeAnalysis(),
				FlagRules.biasedLocking(),
				FlagRules.eliminateLocks(),
				FlagRules.tooMany(),
				HostRules.profiler(),
				HostRules.profilerBits(),
				Declared.alarm("jvm-instances-few-lock-contention", Subject.MEMORY),
				HeapRules.sum(),
				HostRules.allocator(),
				Declared.alarm("malloc-preload-not-effective", Subject.OPERATING_SYSTEM),
				HostRules.messaging(),
				HostRules.selector());
	}

	/** {@return the recommendations on virtual machines that the source documents do not have} */
	public static List<Recommendation> additions() {
		return List.of(DebugAgent.rule(), IgnoredPercentage.rule(), QuickCompiler.only());
	}
}
