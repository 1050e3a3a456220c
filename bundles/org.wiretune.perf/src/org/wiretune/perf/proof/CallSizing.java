/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

/**
 * Finds how many calls a start of each side has to measure so that its processor time can be told: three times
 * {@link ProcessorClock#ENOUGH_SECONDS}, so that no start of the proof falls short by chance. The processor time of a start is
 * what calls take and what a virtual machine does by itself besides, some tenths of a second; so the first guess falls short
 * where calls are cheap, and the next follows from how much it grew with the calls. Sides that measure enough as they are
 * written stay so. What a call takes does not depend on how many are measured, since each start warms up until its times have
 * settled. What a virtual machine does by itself does, so sides of which one needs no more than {@link #NEAR} times the calls
 * of the other measure as many: it would fall on fewer calls of the one, and equal sides would differ by it.
 */
final class CallSizing {

	/** Starts of each side at most; what is not enough then takes no processor time to speak of. */
	static final int MOST = 5;

	private static final double AIM_SECONDS = 3 * ProcessorClock.ENOUGH_SECONDS;
	/** Sides that need calls of the same order by the first guesses, which chance makes differ by three and more, have equal ones. */
	private static final int NEAR = 4;
	/** One guess goes no further than this, since a start with too little to measure tells its own price badly. */
	private static final double MOST_GROWTH = 40;
	private static final int MOST_CALLS = 10_000_000;

	private final Side before;
	private final Side after;
	private int taken;

	/** Begins. @param written calls as they are written */
	CallSizing(ProofCalls written) {
		before = new Side(written.before());
		after = new Side(written.after());
	}

	/** {@return the calls to try, or those that were found} */
	ProofCalls calls() {
		int most = Math.max(before.calls, after.calls);
		return most <= NEAR * (long) Math.min(before.calls, after.calls) ? new ProofCalls(most, most) : new ProofCalls(before.calls, after.calls);
	}

	/**
	 * Takes what starts with {@link #calls()} measured.
	 *
	 * @param pair the starts
	 * @return whether both were enough; the calls are others otherwise
	 */
	boolean take(ProofPair pair) {
		taken++;
		ProofCalls tried = calls();
		boolean isEnough = before.take(tried.before(), pair.before().processorSeconds());
		return after.take(tried.after(), pair.after().processorSeconds()) && isEnough;
	}

	/** {@return whether no further start is worth its time} */
	boolean isHopeless() {
		return taken >= MOST;
	}

	/** One of the sides. */
	private static final class Side {

		private int calls;
		private int earlierCalls;
		private double earlierSeconds;

		Side(int calls) {
			this.calls = calls;
		}

		boolean take(int tried, double seconds) {
			calls = tried;
			if (seconds >= ProcessorClock.ENOUGH_SECONDS) {
				return true;
			}
			double slope = (seconds - earlierSeconds) / (calls - earlierCalls);
			double more = slope > 0 ? (AIM_SECONDS - seconds) / slope : Double.POSITIVE_INFINITY;
			int next = (int) Math.min(MOST_CALLS, Math.ceil(Math.min(calls + more, calls * MOST_GROWTH)));
			earlierCalls = calls;
			earlierSeconds = Math.max(0, seconds);
			calls = Math.max(calls, next);
			return false;
		}
	}
}
