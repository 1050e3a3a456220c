/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.wiretune.perf.proof.BestCombination;
import org.wiretune.perf.proof.Proof;
import org.wiretune.perf.proof.ProofFile;
import org.wiretune.perf.proof.ProofText;

/** The best combination for people and for programs. */
final class CombinationText {

	private CombinationText() {
	}

	/** {@return lines for people; none where fewer than two fixes gained} @param best the combination @param proofs the proofs of single fixes */
	static List<String> lines(BestCombination<String> best, List<Proof> proofs) {
		List<String> lines = new ArrayList<>();
		if (best.together().size() + best.leftOut().size() < 2) {
			return lines;
		}
		lines.add(CommandTexts.text("proveBest", names(best.together(), proofs)));
		best.proof().ifPresent(proof -> lines.add("  " + ProofText.sentence(proof)));
		if (!best.leftOut().isEmpty()) {
			lines.add(CommandTexts.text("proveLeftOut", names(best.leftOut(), proofs)));
		}
		if (!best.open().isEmpty()) {
			lines.add(CommandTexts.text("proveOpen", names(best.open(), proofs)));
		}
		return lines;
	}

	/** {@return the same for programs} @param best the combination @param proofs the proofs of single fixes */
	static JsonObject json(BestCombination<String> best, List<Proof> proofs) {
		JsonObject json = new JsonObject();
		json.add("together", array(best.together(), proofs));
		json.add("leftOut", array(best.leftOut(), proofs));
		json.add("open", array(best.open(), proofs));
		best.proof().ifPresent(proof -> json.add("proof", ProofFile.toJson(proof)));
		return json;
	}

	private static JsonArray array(List<String> prints, List<Proof> proofs) {
		JsonArray array = new JsonArray();
		ids(prints, proofs).forEach(array::add);
		return array;
	}

	private static String names(List<String> prints, List<Proof> proofs) {
		return ids(prints, proofs).stream().collect(Collectors.joining(", "));
	}

	private static List<String> ids(List<String> prints, List<Proof> proofs) {
		return prints.stream().map(print -> proofs.stream().filter(proof -> proof.subject().fingerprint().equals(print)).findFirst().orElseThrow().subject().rule()).toList();
	}
}
