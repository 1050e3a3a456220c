/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.wiretune.analysis.proof.OwnValues;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.baseline.Fingerprint;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.source.SourceText;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.proof.ProofCatalogue;
import org.wiretune.perf.proof.ProofFile;
import org.wiretune.perf.proof.ProofPrint;
import org.wiretune.perf.proof.ProofRecipe;
import org.wiretune.perf.proof.ProofSubject;
import org.wiretune.safety.file.Unreadable;

/** What can be proven: the findings of files that have a recipe, with the values of the user, and recipes that were named. */
final class ProvableFindings {

	/**
	 * What is proven, and the other findings that the same runs prove.
	 *
	 * @param subject the first of them
	 * @param base the run that both sides are made of
	 * @param folder where the proofs are kept
	 * @param alike further findings of the same values
	 * @param own both sides of a proof on the user's own application; empty where the run differs
	 */
	record Provable(ProofSubject subject, RunSpecification base, Path folder, List<ProofSubject> alike, Optional<OwnSides> own) {
	}

	private final ProofCatalogue catalogue;
	private final ProveForm form;
	private final String server;
	private final PrintStream err;
	private final Map<String, Provable> provable = new LinkedHashMap<>();
	private final Map<String, String> without = new LinkedHashMap<>();
	private OwnFindings own;

	ProvableFindings(ProofCatalogue catalogue, ProveForm form, PrintStream err) {
		this.catalogue = catalogue;
		this.form = form;
		server = form.server().id();
		this.err = err;
	}

	/** {@return what can be proven of what was named} @throws CannotRun where it cannot be read, or is nothing */
	List<Provable> find() throws CannotRun {
		List<Path> paths = new ArrayList<>();
		Set<String> ownRules = new LinkedHashSet<>(form.rules());
		boolean isOwn = form.application().archive().isPresent();
		for (String word : form.named()) {
			List<ProofRecipe> recipes = named(word);
			if (isOwn && RuleRegistry.standard().rule(word).isPresent()) {
				ownRules.add(word);
			} else if (!recipes.isEmpty()) {
				recipes.forEach(recipe -> add(recipe, catalogue.ofRule(word).isEmpty() ? "" : word, "", 0, "", form.proofs().orElse(Path.of(ProofFile.FOLDER_NAME))));
			} else if (catalogue.reasonOfRule(word).isPresent() || catalogue.measurementsWithout().containsKey(word)) {
				without.put(word, catalogue.reasonOfRule(word).orElseGet(() -> catalogue.measurementsWithout().get(word)));
			} else {
				paths.add(Words.path(word));
			}
		}
		if (!paths.isEmpty()) {
			findings(paths, ownRules);
		} else if (isOwn) {
			throw new CannotRun(CommandTexts.text("proveNoProject"));
		}
		return List.copyOf(provable.values());
	}

	/** {@return rules with findings, or named ones, that have no recipe here, with the reason where there is one} */
	Map<String, String> without() {
		return Map.copyOf(without);
	}

	private List<ProofRecipe> named(String word) {
		List<ProofRecipe> recipes = new ArrayList<>(catalogue.ofRule(word));
		catalogue.recipes().stream().filter(recipe -> recipe.id().equalsIgnoreCase(word) || recipe.measurement().equalsIgnoreCase(word)).forEach(recipes::add);
		return recipes;
	}

	private void findings(List<Path> paths, Set<String> ownRules) throws CannotRun {
		PathsTree tree = new PathsTree(paths);
		RuleArguments.Collected rules = new RuleArguments.Collected();
		for (String rule : form.rules()) {
			rules.add("--rule", rule);
		}
		RuleArguments arguments = rules.rules(List.of());
		LintResult result;
		LintOptions options;
		try {
			options = LintOptions.of(arguments.rules()).withSettings(arguments.settings().withOuter(new OuterRules(err).read(Optional.empty(), tree.tops())));
			result = Linter.lint(tree, options, Cancellation.NEVER, LintListener.NONE);
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotRead", tree.name(), Unreadable.toTheEnd(problem)));
		}
		Path folder = form.proofs().orElseGet(() -> beside(tree.tops().get(0)));
		if (form.application().archive().isPresent()) {
			own(tree, options, result, folder, ownRules);
			return;
		}
		for (Finding finding : result.findings()) {
			List<ProofRecipe> recipes = catalogue.ofRule(finding.ruleId());
			if (recipes.isEmpty()) {
				catalogue.reasonOfRule(finding.ruleId()).ifPresent(reason -> without.put(finding.ruleId(), reason));
			}
			SourceText text = tree.text(finding.origin().path());
			String setting = Fingerprint.of(finding, finding.origin().path(), text == null ? null : text.text());
			for (ProofRecipe recipe : recipes) {
				add(OwnValues.of(recipe, finding), finding.ruleId(), finding.origin().path(), finding.origin().line(), setting, folder);
			}
		}
	}

	/** {@return the findings that are measured on the user's own application; empty where recipes of the house are measured} */
	Optional<OwnFindings> own() {
		return Optional.ofNullable(own);
	}

	private void own(PathsTree tree, LintOptions options, LintResult result, Path folder, Set<String> rules) throws CannotRun {
		try {
			own = new OwnFindings(form, tree, options, result, catalogue, folder, err);
			own.find(rules).forEach(each -> provable.put(each.subject().fingerprint(), each));
			without.putAll(own.without());
		} catch (IOException problem) {
			throw new CannotRun(String.valueOf(problem.getMessage()));
		}
	}

	/** {@return the folder of proofs of what was named} @param top a file or folder */
	static Path beside(Path top) {
		return (Files.isRegularFile(top) ? top.toAbsolutePath().getParent() : top).resolve(ProofFile.FOLDER_NAME);
	}

	private void add(ProofRecipe recipe, String rule, String path, int line, String setting, Path folder) {
		if (!recipe.servers().contains(server)) {
			without.put(rule.isEmpty() ? recipe.id() : rule, CommandTexts.text("proveOtherServer", recipe.id(), String.join(", ", recipe.servers())));
			return;
		}
		RunSpecification base = ProofCatalogue.base(recipe, form.server());
		String print = ProofPrint.of(recipe, base, server);
		ProofSubject subject = new ProofSubject(rule, recipe, server, print, path, line, setting);
		Provable known = provable.get(rule + print);
		if (known == null) {
			provable.put(rule + print, new Provable(subject, base, folder, new ArrayList<>(), Optional.empty()));
		} else {
			known.alike().add(subject);
		}
	}
}
