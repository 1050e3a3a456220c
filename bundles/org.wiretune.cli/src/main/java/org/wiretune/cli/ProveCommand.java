/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

import org.wiretune.perf.proof.BestCombination;
import org.wiretune.perf.proof.KeptRecipes;
import org.wiretune.perf.proof.Proof;
import org.wiretune.perf.proof.ProofCatalogue;
import org.wiretune.perf.proof.ProofFile;
import org.wiretune.perf.proof.ProofJudgement;
import org.wiretune.perf.proof.ProofRace;
import org.wiretune.perf.proof.ProofRecipe;
import org.wiretune.perf.proof.ProofText;
import org.wiretune.perf.proof.ProofVerdict;
import org.wiretune.safety.file.FileNotWritten;
import org.wiretune.safety.file.Unreadable;
import org.wiretune.safety.terminal.TerminalText;

/** {@code prove}: measures whether the advice of findings holds on this machine. */
final class ProveCommand implements Command {

	private final ProveForm form = new ProveForm();
	private final ProofCatalogue catalogue = ProofCatalogue.standard();
	private final PrintStream out;
	private final PrintStream err;

	ProveCommand(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	@Override
	public CommandForm form() {
		return form.form();
	}

	@Override
	public int run() throws CannotRun {
		form.check();
		if (form.isList() && form.named().isEmpty()) {
			KeptRecipes kept = kept();
			for (ProofRecipe recipe : catalogue.recipes()) {
				out.println(line(recipe));
				kept.find(recipe, form.server().id()).ifPresent(proof -> out.println(TerminalText.oneLine("  " + ProofText.sentence(proof))));
			}
			new TreeMap<>(catalogue.measurementsWithout()).forEach((measurement, reason) -> out.println(CommandTexts.text("proveWithout", measurement, reason)));
			return ExitCode.OK;
		}
		ProvableFindings findings = new ProvableFindings(catalogue, form, err);
		List<ProvableFindings.Provable> provable = findings.find();
		new TreeMap<>(findings.without()).forEach((rule, reason) -> err.println(TerminalText.oneLine(CommandTexts.text("proveWithout", rule, reason))));
		if (form.isList()) {
			provable.forEach(each -> out.println(TerminalText.oneLine(listed(each))));
			return ExitCode.OK;
		}
		if (provable.isEmpty()) {
			throw new CannotRun(CommandTexts.text("proveNothing", String.join(", ", form.named())));
		}
		return proven(provable, findings.own());
	}

	private KeptRecipes kept() throws CannotRun {
		Path folder = form.proofs().orElse(Path.of(ProofFile.FOLDER_NAME));
		try {
			return new KeptRecipes(folder, catalogue);
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotRead", folder, Unreadable.toTheEnd(problem)));
		}
	}

	private int proven(List<ProvableFindings.Provable> provable, Optional<OwnFindings> own) throws CannotRun {
		List<Proof> proofs = new ArrayList<>();
		Optional<BestCombination<String>> best = Optional.empty();
		// What a program reads is not to be preceded by lines for people.
		try (ProofWork work = new ProofWork(form, form.isJson() ? err : out)) {
			if (form.budget().isPresent()) {
				proofs.addAll(work.race(provable));
				best = own.isPresent() ? Optional.of(work.combination(provable, proofs, own.get())) : best;
			} else {
				for (ProvableFindings.Provable each : provable) {
					proofs.add(work.make(each));
				}
			}
		} catch (InterruptedException stopped) {
			Thread.currentThread().interrupt();
			return ExitCode.COULD_NOT_RUN;
		} catch (FileNotWritten full) {
			throw new CannotRun(TerminalText.oneLine(full.sentence()));
		} catch (IOException | IllegalArgumentException problem) {
			throw new CannotRun(TerminalText.oneLine(String.valueOf(problem.getMessage())));
		}
		RunFiles.write(text(proofs, best), form.output(), out);
		List<ProofVerdict> verdicts = proofs.stream().map(proof -> ProofJudgement.of(proof).verdict()).toList();
		return verdicts.contains(ProofVerdict.SLOWER) ? ExitCode.FINDINGS : verdicts.contains(ProofVerdict.NOT_VALID) ? ExitCode.COULD_NOT_RUN : ExitCode.OK;
	}

	private String text(List<Proof> proofs, Optional<BestCombination<String>> best) {
		List<Proof> ranked = ProofRace.ranked(proofs);
		if (form.isJson()) {
			JsonArray all = new JsonArray();
			ranked.forEach(proof -> all.add(ProofFile.toJson(proof)));
			JsonObject json = new JsonObject();
			json.add("proofs", all);
			best.ifPresent(combination -> json.add("combination", CombinationText.json(combination, proofs)));
			return new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create().toJson(json) + '\n';
		}
		StringBuilder text = new StringBuilder();
		proofs.forEach(proof -> ProofText.lines(proof).forEach(line -> text.append(TerminalText.oneLine(line)).append('\n')));
		if (proofs.size() > 1) {
			ProofText.ranking(ranked).forEach(line -> text.append(TerminalText.oneLine(line)).append('\n'));
		}
		best.ifPresent(combination -> CombinationText.lines(combination, proofs).forEach(line -> text.append(TerminalText.oneLine(line)).append('\n')));
		return text.toString();
	}

	private static String line(ProofRecipe recipe) {
		return CommandTexts.text("proveRecipe", recipe.id(), recipe.what(), recipe.change().words(), recipe.sourceFigure(), recipe.minutes(), String.join(", ", recipe.servers()),
				String.join(", ", recipe.rules().stream().sorted().toList()));
	}

	private static String listed(ProvableFindings.Provable provable) {
		return CommandTexts.text("proveFinding", provable.subject().rule().isEmpty() ? provable.subject().recipe().id() : provable.subject().rule(),
				provable.subject().path().isEmpty() ? "" : ' ' + provable.subject().path() + ':' + provable.subject().line(), provable.subject().recipe().id(), provable.subject().recipe().what(),
				provable.subject().recipe().change().words(), provable.subject().recipe().minutes(), provable.alike().size());
	}
}
