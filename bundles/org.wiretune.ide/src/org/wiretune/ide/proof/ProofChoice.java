/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.proof;

import static org.wiretune.ide.proof.ProofTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.wiretune.analysis.application.OwnProof;
import org.wiretune.analysis.proof.KeptProofs;
import org.wiretune.lint.report.MeasuredHere;
import org.wiretune.perf.proof.EqualPairs;
import org.wiretune.perf.proof.Prediction;
import org.wiretune.perf.proof.Proof;
import org.wiretune.perf.proof.ProofFile;
import org.wiretune.perf.proof.ProofMaking;
import org.wiretune.perf.proof.ProofMethod;
import org.wiretune.perf.proof.ProofProgress;
import org.wiretune.perf.proof.ProofRecipe;
import org.wiretune.perf.proof.ProofText;

/**
 * A proof that can be made of a finding, in words.
 *
 * @param making makes it
 * @param earlier what is kept of it; empty for nothing
 * @param equal the equal pairs that are kept of this machine and workload; empty for none
 * @param isFixed whether a quick-fix makes the change in the files
 * @param own both sides of a proof on the application of the project; empty for one on a server of the house
 */
public record ProofChoice(ProofMaking making, Optional<Proof> earlier, Optional<EqualPairs> equal, boolean isFixed, Optional<OwnSides> own) {

	/** A sentence or two with what it is about. @param label what @param text sentences */
	public record Part(String label, String text) {
	}

	private static final int MINUTE = 60;
	private static final int USUAL_MINUTES = 10;

	/** {@return what is kept of a proof, and what the machine is known for} @param making makes it @param isFixed whether a quick-fix makes the change in the files */
	static ProofChoice of(ProofMaking making, boolean isFixed) {
		return new ProofChoice(making, making.earlier(), making.equal(), isFixed, Optional.empty());
	}

	/** {@return what is kept of a proof on the application of the project} @param making makes it @param sides both sides */
	static ProofChoice of(ProofMaking making, OwnSides sides) {
		return new ProofChoice(making, making.earlier(), making.equal(), true, Optional.of(sides));
	}

	/** {@return recipe and what it varies} */
	public String title() {
		return own.isPresent() ? TEXTS.get("title.own", application(), recipe().what()) : TEXTS.get("title", recipe().id(), recipe().what());
	}

	/** The name of the archive, where there is one, and what it runs on. */
	private String application() {
		return own.map(sides -> isOnServer() ? TEXTS.get("own.onServer", sides.before().name(), sides.application().server()) : sides.before().name()).orElse("");
	}

	private boolean isOnServer() {
		return own.isPresent() && own.get().application().kind().isPresent();
	}

	private ProofRecipe recipe() {
		return making.subject().recipe();
	}

	/** {@return whether all its pairs are made} */
	public boolean isDone() {
		return earlier.isPresent() && earlier.get().state() == Proof.State.DONE;
	}

	/** {@return whether some of its pairs are made} */
	public boolean goesOn() {
		return earlier.isPresent() && !isDone();
	}

	/** {@return the minutes that the pairs may take unless another time is chosen} */
	public int minutes() {
		return Math.max(USUAL_MINUTES, recipe().minutes());
	}

	/** {@return what will run, what changes, how long it takes, where, what the source says, and what is known so far} */
	public List<Part> parts() {
		List<Part> parts = new ArrayList<>();
		parts.add(part("what", what()));
		parts.add(part("change", TEXTS.get(isOnServer() ? "change.ownServer" : own.isPresent() ? "change.own" : isFixed ? "change" : "change.noFix", recipe().change().words())));
		parts.add(part("time", time()));
		parts.add(part("where", TEXTS.get(own.isPresent() ? "where.own" : "where", making.machine(), application())));
		if (OwnProof.hasFigure(making.subject())) {
			parts.add(part("source", recipe().sourceFigure()));
		}
		// What goes on is not looked at before its last pair.
		earlier.filter(proof -> isDone()).ifPresent(proof -> parts.add(part("result", ProofText.sentence(proof))));
		return parts;
	}

	/** {@return what it came to, with its interval; empty where its pairs are not all made} */
	public Optional<MeasuredHere> measured() {
		return earlier.filter(proof -> isDone()).map(proof -> KeptProofs.measured(ProofFile.of(making.folder(), making.subject()), proof, false));
	}

	private static Part part(String what, String text) {
		return new Part(TEXTS.get(what + ".label"), text);
	}

	private String what() {
		if (own.isPresent()) {
			String what = TEXTS.get("what.own", application(), recipe().workload(), recipe().decisive().label());
			List<String> leftOut = own.get().application().leftOut();
			return leftOut.isEmpty() ? what : TEXTS.get("what.leftOut", what, String.join(", ", leftOut));
		}
		String what = TEXTS.get("what", sentence(recipe().what()), recipe().workload(), recipe().decisive().label());
		List<String> counters = recipe().predictions().stream()
				.map(each -> TEXTS.get(each.direction() == Prediction.Direction.UP ? "what.counter.up" : "what.counter.down", each.figure().label())).toList();
		return counters.isEmpty() ? what : TEXTS.get("what.counters", what, String.join(", ", counters));
	}

	/** Recipes are words within a line. */
	private static String sentence(String words) {
		return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
	}

	private String time() {
		if (isDone()) {
			return TEXTS.get("time.done");
		}
		long minutes = Math.max(1, (long) Math.ceil(new ProofProgress(making.subject(), earlier, equal).step().secondsLeft() / MINUTE));
		if (goesOn()) {
			return TEXTS.get("time.goesOn", earlier.get().pairs().size(), minutes);
		}
		return equal.isPresent() && equal.get().logs().size() >= ProofMethod.EQUAL
				? TEXTS.get("time.equalKept", minutes, ProofMethod.PILOT, ProofMethod.FEWEST, ProofMethod.MOST, ProofMethod.FRESH)
				: TEXTS.get("time.begin", minutes, ProofMethod.EQUAL, ProofMethod.PILOT, ProofMethod.FEWEST, ProofMethod.MOST, ProofMethod.FRESH);
	}
}
