/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import org.wiretune.safety.quantity.Bytes;
import org.wiretune.safety.quantity.Quantity;

/**
 * A proposal for the greatest heap, rounded up to a step.
 * <p>
 * Where the log tells the live set: four times of it. Three to four times what is alive after a full collection is the rule of
 * "Java Performance" by Hunt and John (2011, chapter 7).
 * <p>
 * Where the heap was full to its end, what was left after the last collections is no live set but a pile: as much of a peak as
 * fitted. Four times of that would be room for a working set that nobody has seen. The peak is only known to be greater than the
 * heap, so it is reckoned with twice as much, as in any search for a bound that is not known; and at a peak a quarter of the heap
 * is to be free, as in the good case of the source documents (770 of 1024 MB, catalogue {@code heap-below-live-plus-headroom}).
 * The run with that heap tells a live set to judge by.
 *
 * @param bytes the proposed greatest heap
 * @param liveBytes what was left after collections
 * @param reason why so much, in sentences
 */
public record HeapProposal(long bytes, long liveBytes, String reason) {

	private static final int TIMES_LIVE = 4;
	private static final int TIMES_FULL = 2;
	private static final int MOST_USED_PERCENT = 75;
	/** A petabyte: no heap is larger, but a broken log may say so. */
	private static final long MOST = 1L << 50;
	private static final long SMALL = 512L * Bytes.IN_MEGABYTE;

	/** {@return the proposal for a live set} */
	static HeapProposal of(long live) {
		return new HeapProposal(rounded(Math.min(live, MOST) * TIMES_LIVE), live, TEXTS.get("proposal.reason.live", Quantity.bytes(live).text(), TIMES_LIVE));
	}

	/**
	 * {@return the proposal for a heap that was full to its end}
	 *
	 * @param heap the heap
	 * @param left what was left after the last collections
	 */
	static HeapProposal ofFull(long heap, long left) {
		long demand = Math.min(heap, MOST) * TIMES_FULL;
		long bytes = rounded((demand * 100 + MOST_USED_PERCENT - 1) / MOST_USED_PERCENT);
		return new HeapProposal(bytes, left,
				TEXTS.get("proposal.reason.full", Quantity.bytes(left).text(), Quantity.bytes(heap).text(), Quantity.bytes(demand).text(), 100 - MOST_USED_PERCENT, Quantity.bytes(bytes).text()));
	}

	private static long rounded(long wanted) {
		long step = wanted < SMALL ? 64L * Bytes.IN_MEGABYTE : 256L * Bytes.IN_MEGABYTE;
		return (wanted + step - 1) / step * step;
	}

	/** {@return the option of HotSpot and J9} */
	public String option() {
		return "-Xmx" + bytes / Bytes.IN_MEGABYTE + "m";
	}
}
