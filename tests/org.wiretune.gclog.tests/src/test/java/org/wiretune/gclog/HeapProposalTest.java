/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.gclog.diagnosis.HeapProposal;
import org.wiretune.gclog.report.GcAnalysis;

/** The heap that is proposed, and why: from a live set, and from a heap that was full to its end. */
class HeapProposalTest {

	/** Full collections, each of which leaves a part of the heap; sizes in MB. */
	private static LogText fulls(int heap, int left) {
		LogText text = LogText.unified("G1", 25, heap);
		for (int i = 0; i < 10; i++) {
			text.pause(1 + i, "Full (G1 Compaction Pause)", heap, left, heap, 900);
		}
		return text;
	}

	private static HeapProposal proposal(LogText text) {
		return text.analysis().diagnosis().proposal().orElseThrow();
	}

	@Test
	void fourTimesWhatIsAlive() {
		HeapProposal heap = proposal(fulls(512, 200));
		assertEquals(1024L << 20, heap.bytes(), "four times 200 MB in steps of 256 MB");
		assertEquals(200L << 20, heap.liveBytes());
		assertTrue(heap.reason().contains("After collections 200 MB are alive; 4 times that is a good heap."), heap.reason());
	}

	@Test
	void aFullHeapTellsNoLiveSet() {
		LogText exhausted = fulls(384, 370).line("java.lang.OutOfMemoryError: Java heap space");
		HeapProposal heap = proposal(exhausted);
		assertEquals(1024L << 20, heap.bytes(), "twice 384 MB with a quarter of the new heap free");
		assertTrue(heap.reason().contains("370 MB were left of 384 MB"), heap.reason());
		assertTrue(heap.reason().contains("a peak of twice the heap, 768 MB, and with 25 % free at that peak, it is 1 GB"), heap.reason());
		GcFinding finding = exhausted.finding("gc-heap-exhausted");
		assertEquals("-Xmx1024m", finding.setting());
		assertTrue(finding.message().endsWith(heap.reason() + " Set -Xmx1024m and measure again."), finding.message());
		assertEquals("-Xmx1024m", exhausted.finding("gc-time-over-5-percent").setting());
		assertEquals("-Xmx1024m", exhausted.finding("heap-below-live-plus-headroom").setting());
		assertTrue(exhausted.finding("heap-below-live-plus-headroom").message().contains("so more may be needed than that"));
		assertEquals(2816L << 20, proposal(fulls(1024, 1000).line("java.lang.OutOfMemoryError: Java heap space")).bytes(), "2731 MB in steps of 256 MB");
	}

	@Test
	void theEndOfTheMemoryIsAlsoSeenInTheLastCollections() {
		HeapProposal heap = proposal(fulls(384, 380));
		assertEquals(1024L << 20, heap.bytes());
		assertTrue(fulls(384, 380).finding("gc-heap-exhausted").message().contains(heap.reason()));
	}

	@Test
	void aRequestThatIsTooLargeForALargelyFreeHeapTellsTheLiveSet() {
		assertEquals(448L << 20, proposal(fulls(384, 100).line("java.lang.OutOfMemoryError: Requested array size exceeds VM limit")).bytes(), "four times 100 MB");
	}

	@Test
	void onlyTheLastVirtualMachineCounts() {
		LogText first = fulls(384, 370).line("java.lang.OutOfMemoryError: Java heap space");
		String both = first.text() + fulls(1024, 400).text();
		HeapProposal heap = GcAnalysis.of(Logs.read(both)).diagnosis().proposal().orElseThrow();
		assertTrue(heap.reason().contains("400 MB are alive"), heap.reason());
		assertEquals(1792L << 20, heap.bytes());
	}
}
