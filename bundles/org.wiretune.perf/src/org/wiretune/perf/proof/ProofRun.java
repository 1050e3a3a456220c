/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/**
 * Makes the pairs of a proof, in the order of the method: those that say how many calls a start of each side needs, equal pairs
 * where none are kept for this machine and workload, the pilot, the plan, the planned pairs, and fresh ones where these show a
 * difference. After each pair the proof is handed over,
 * so that one that is stopped goes on from there. One call for each proof; blocks until the end.
 */
public final class ProofRun {

	/** Starts that are alike and differ by more have hardly settled; more of them help less than a longer warm-up. */
	private static final double SCATTER = 0.2;

	/** Makes pairs. */
	@FunctionalInterface
	public interface Pairs {

		/**
		 * Makes a pair of fresh starts.
		 *
		 * @param equal whether both sides are the earlier one
		 * @param fresh whether it is to confirm a difference
		 * @return the pair
		 * @throws IOException where a start is not possible at all
		 * @throws InterruptedException where it is stopped
		 */
		Made next(boolean equal, boolean fresh) throws IOException, InterruptedException;

		/** {@return how many calls the sides are written with; {@link ProofCalls#AS_WRITTEN} where their number is not to be chosen} */
		default ProofCalls calls() {
			return ProofCalls.AS_WRITTEN;
		}

		/** Sets how many calls all further starts measure. Called only where {@link #calls()} tells some. @param calls the calls */
		default void use(ProofCalls calls) {
			throw new UnsupportedOperationException();
		}
	}

	/**
	 * A pair that was made.
	 *
	 * @param pair the pair
	 * @param seconds what it took
	 */
	public record Made(ProofPair pair, double seconds) {
	}

	/** A side that does not start, however often it is tried. The message is a sentence, with what the server says of it. */
	public static final class CannotStart extends IOException {

		private static final long serialVersionUID = 1L;

		/** A side that does not start. @param sentence why */
		public CannotStart(String sentence) {
			super(sentence);
		}
	}

	/** Hears how it goes. */
	public interface Listener {

		/** A call begins to make pairs, or goes on; in a race others may have had the machine since the last pair. */
		default void begins() {
			// Most only keep what comes.
		}

		/** Takes the proof after a pair. @param proof the proof so far @throws IOException where it cannot be kept */
		void changed(Proof proof) throws IOException;

		/** Takes equal pairs after each of them. @param equal the pairs so far @throws IOException where they cannot be kept */
		void equal(EqualPairs equal) throws IOException;

		/** Takes a sentence. @param sentence a sentence */
		void tell(String sentence);
	}

	/** Of so many pairs one after the other none may be used: nothing is to be expected of more. */
	private static final int MOST_BAD = 3;

	private final ProofMethod method;
	private final Pairs pairs;
	private final Listener listener;
	private Proof proof;
	private EqualPairs equal;
	private double secondsGone;
	private double secondsOfPairs;
	private int made;
	private int bad;
	private int badInRow;

	private ProofRun(ProofMethod method, Pairs pairs, Listener listener, Proof proof, EqualPairs equal) {
		this.method = method;
		this.pairs = pairs;
		this.listener = listener;
		this.proof = proof;
		this.equal = equal;
		secondsOfPairs = proof.seconds();
		made = proof.pairs().size();
	}

	/**
	 * Makes a proof.
	 *
	 * @param subject what is to be shown
	 * @param earlier what an earlier call has come to with the same subject; empty for none
	 * @param kept equal pairs of this machine and workload; empty where they are to be made
	 * @param machine the machine in words
	 * @param method effect and time
	 * @param pairs makes pairs
	 * @param listener hears how it goes
	 * @return the proof
	 * @throws IOException where a start is not possible or the proof cannot be kept
	 * @throws InterruptedException where it is stopped
	 */
	public static Proof make(ProofSubject subject, Optional<Proof> earlier, Optional<EqualPairs> kept, String machine, ProofMethod method, Pairs pairs, Listener listener)
			throws IOException, InterruptedException {
		Proof begun = earlier.orElseGet(() -> begun(subject, method, machine));
		ProofRun run = new ProofRun(method, pairs, listener, begun, kept.orElse(EqualPairs.NONE));
		try {
			return run.run();
		} catch (CannotStart cannot) {
			return run.failed(cannot);
		}
	}

	/**
	 * Makes the pilot of a proof and no more, for those who choose among proofs.
	 *
	 * @param subject what is to be shown
	 * @param earlier what an earlier call has come to with the same subject; empty for none
	 * @param kept equal pairs of this machine and workload; empty where they are to be made
	 * @param machine the machine in words
	 * @param method effect and time
	 * @param pairs makes pairs
	 * @param listener hears how it goes
	 * @return the proof, which goes on when it is handed to the method that makes all of it
	 * @throws IOException where a start is not possible or the proof cannot be kept
	 * @throws InterruptedException where it is stopped
	 */
	public static Proof pilot(ProofSubject subject, Optional<Proof> earlier, Optional<EqualPairs> kept, String machine, ProofMethod method, Pairs pairs, Listener listener)
			throws IOException, InterruptedException {
		ProofRun run = new ProofRun(method, pairs, listener, earlier.orElseGet(() -> begun(subject, method, machine)), kept.orElse(EqualPairs.NONE));
		try {
			listener.begins();
			run.isReady();
			return run.proof;
		} catch (CannotStart cannot) {
			return run.failed(cannot);
		}
	}

	private Proof failed(CannotStart cannot) throws IOException {
		change(Proof.State.FAILED, cannot.getMessage());
		return proof;
	}

	/** {@return a proof without a pair} @param subject what is to be shown @param method effect and time @param machine the machine in words */
	static Proof begun(ProofSubject subject, ProofMethod method, String machine) {
		return new Proof(subject, Proof.State.GOING_ON, "", List.of(), 0, method.effect(), Double.NaN, EqualPairs.NONE, machine, Instant.now(), 0);
	}

	/** Whether equal pairs and pilot are there. */
	private boolean isReady() throws IOException, InterruptedException {
		return isSized() && (equal.logs().size() >= ProofMethod.EQUAL || equalPairs()) && upTo(ProofMethod.PILOT, false);
	}

	/**
	 * How many calls a start of each side makes is found before anything counts; a pair that had enough of them is the first of
	 * the pilot. Whether it is used does not depend on what it says of the difference.
	 */
	private boolean isSized() throws IOException, InterruptedException {
		if (pairs.calls().isAsWritten()) {
			return true;
		}
		if (!proof.calls().isAsWritten()) {
			pairs.use(proof.calls());
			return true;
		}
		listener.tell(TEXTS.get("proof.sizing"));
		CallSizing sizing = new CallSizing(pairs.calls());
		while (true) {
			ProofCalls tried = sizing.calls();
			pairs.use(tried);
			Made next = pairs.next(false, false);
			secondsGone += next.seconds();
			ProofPair pair = next.pair();
			boolean isTold = Double.isFinite(pair.before().processorSeconds()) && Double.isFinite(pair.after().processorSeconds());
			if (isTold && sizing.take(pair)) {
				sized(tried, next);
				return true;
			}
			List<String> against = pair.against(proof.subject().recipe().decisive());
			if (isTold && sizing.isHopeless()) {
				change(Proof.State.FAILED, String.join(" ", against));
				return false;
			}
			if (!isTold && isTooBad(against)) {
				return false;
			}
		}
	}

	private void sized(ProofCalls calls, Made made) throws IOException {
		boolean counts = made.pair().counts(proof.subject().recipe().decisive());
		proof = new Proof(proof.subject(), proof.state(), "", counts ? List.of(made.pair()) : List.of(), proof.planned(), proof.effect(), proof.detectable(), equal, proof.machine(),
				Instant.now(), proof.seconds() + made.seconds(), calls);
		took(made);
		listener.tell(sentence(calls));
		listener.changed(proof);
	}

	private static String sentence(ProofCalls calls) {
		return TEXTS.get("proof.sized", calls.before(), calls.after(), Quantity.seconds(ProcessorClock.ENOUGH_SECONDS), Quantity.seconds(ProcessorClock.TICK_SECONDS));
	}

	private Proof run() throws IOException, InterruptedException {
		listener.begins();
		if (!isReady()) {
			return proof;
		}
		if (proof.planned() == 0 && !plan()) {
			return proof;
		}
		if (!upTo(proof.planned(), false)) {
			return proof;
		}
		if (ProofMethod.judge(proof.logs(false), equal).differs()) {
			listener.tell(TEXTS.get("proof.confirming", ProofMethod.FRESH));
			if (!upTo(ProofMethod.FRESH, true)) {
				return proof;
			}
		}
		change(Proof.State.DONE, "");
		return proof;
	}

	/** What the machine alone does; its time is not that of the proof, since the pairs are kept for others. */
	private boolean equalPairs() throws IOException, InterruptedException {
		listener.tell(TEXTS.get("proof.equal", ProofMethod.EQUAL));
		ProofFigure figure = proof.subject().recipe().decisive();
		List<Double> logs = new ArrayList<>(equal.logs());
		while (logs.size() < ProofMethod.EQUAL) {
			Made next = pairs.next(true, false);
			if (next.pair().counts(figure)) {
				logs.add(next.pair().log(figure));
				badInRow = 0;
				took(next);
				equal = new EqualPairs(Instant.now(), logs);
				listener.equal(equal);
				continue;
			}
			if (isTooBad(next.pair().against(figure))) {
				return false;
			}
		}
		change(Proof.State.GOING_ON, "");
		return true;
	}

	private void took(Made next) {
		secondsOfPairs += next.seconds();
		made++;
	}

	private boolean upTo(int wanted, boolean fresh) throws IOException, InterruptedException {
		ProofFigure figure = proof.subject().recipe().decisive();
		while (proof.logs(fresh).length < wanted) {
			Made next = pairs.next(false, fresh);
			took(next);
			secondsGone += next.seconds();
			List<ProofPair> all = new ArrayList<>(proof.pairs());
			all.add(next.pair());
			proof = new Proof(proof.subject(), proof.state(), "", all, proof.planned(), proof.effect(), proof.detectable(), equal, proof.machine(), Instant.now(),
					proof.seconds() + next.seconds(), proof.calls());
			boolean counts = next.pair().counts(figure);
			badInRow = counts ? 0 : badInRow;
			if (!counts && isTooBad(next.pair().against(figure))) {
				return false;
			}
			listener.changed(proof);
		}
		return true;
	}

	/** A bad pair is made again, but neither for ever nor where each is bad. */
	private boolean isTooBad(List<String> reasons) throws IOException {
		bad++;
		badInRow++;
		String why = reasons.isEmpty() ? TEXTS.get("proof.nothing", proof.subject().recipe().decisive().label()) : String.join(" ", reasons);
		if (badInRow < MOST_BAD && bad <= ProofMethod.MOST / 2) {
			listener.tell(TEXTS.get("proof.again", why));
			return false;
		}
		change(Proof.State.FAILED, why);
		return true;
	}

	/** The number of pairs is settled here, before the first interval is looked at. */
	private boolean plan() throws IOException {
		ProofMethod.Plan plan = method.plan(proof.logs(false), equal, secondsOfPairs / Math.max(1, made), secondsGone);
		String sentence = sentence(plan);
		listener.tell(sentence);
		proof = new Proof(proof.subject(), proof.state(), "", proof.pairs(), plan.pairs(), proof.effect(), plan.detectable(), equal, proof.machine(), proof.at(), proof.seconds(), proof.calls());
		if (plan.pairs() == 0) {
			change(Proof.State.FAILED, sentence);
			return false;
		}
		return true;
	}

	private String sentence(ProofMethod.Plan plan) {
		String effect = Digits.atMost(100 * method.effect(), 1);
		if (plan.pairs() == 0) {
			String none = TEXTS.get("proof.plan.none", minutes(plan.secondsNeeded()), minutes(method.time()));
			double apart = equal.apart();
			return apart < SCATTER ? none : none + ' ' + TEXTS.get("proof.plan.scatter", Digits.atMost(100 * apart, 0));
		}
		String detectable = Digits.measured(100 * plan.detectable());
		if (plan.isClear() && !plan.isEnough()) {
			return TEXTS.get("proof.plan.clear", plan.pairs(), detectable, minutes(plan.seconds()));
		}
		return plan.isEnough() ? TEXTS.get("proof.plan", plan.pairs(), effect, minutes(plan.seconds()))
				: TEXTS.get("proof.plan.less", effect, minutes(plan.secondsNeeded()), minutes(method.time()), plan.pairs(), detectable);
	}

	private static String minutes(Duration time) {
		return minutes(time.toMillis() / 1000.0);
	}

	private static String minutes(double seconds) {
		return Digits.atMost(Math.max(0.1, seconds / 60), 1);
	}

	private void change(Proof.State state, String reason) throws IOException {
		proof = new Proof(proof.subject(), state, reason, proof.pairs(), proof.planned(), proof.effect(), proof.detectable(), equal, proof.machine(), proof.at(), proof.seconds(), proof.calls());
		listener.changed(proof);
	}
}
