/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

/**
 * A proposal for the greatest heap: four times the live set, rounded up. Three to four times what is alive after a full
 * collection is the rule of "Java Performance" by Hunt and John (2011, chapter 7).
 *
 * @param bytes the proposed greatest heap
 * @param liveBytes the live set it rests on
 */
public record HeapProposal(long bytes, long liveBytes) {

	private static final int TIMES_LIVE = 4;
	private static final long MEGABYTE = 1 << 20;
	/** A petabyte: no heap is larger, but a broken log may say so. */
	private static final long MOST = 1L << 50;
	private static final long SMALL = 512 * MEGABYTE;

	/** {@return the proposal for a live set} */
	static HeapProposal of(long live) {
		long wanted = Math.min(live, MOST) * TIMES_LIVE;
		long step = wanted < SMALL ? 64 * MEGABYTE : 256 * MEGABYTE;
		return new HeapProposal((wanted + step - 1) / step * step, live);
	}

	/** {@return the option of HotSpot and J9} */
	public String option() {
		return "-Xmx" + bytes / MEGABYTE + "m";
	}
}
