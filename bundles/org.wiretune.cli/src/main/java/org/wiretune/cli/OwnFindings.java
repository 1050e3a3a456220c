/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.wiretune.analysis.application.OwnApplication;
import org.wiretune.analysis.application.OwnBroker;
import org.wiretune.analysis.application.OwnProof;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.baseline.Fingerprint;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.fix.FixApplier;
import org.wiretune.lint.source.SourceText;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.proof.ProofCatalogue;
import org.wiretune.perf.proof.ProofRecipe;
import org.wiretune.perf.recorded.RecordedLoad;
import org.wiretune.perf.workload.MessageKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.servers.application.OwnConfiguration;
import org.wiretune.servers.kit.ApplicationServer;
import org.wiretune.servers.kit.ApplicationSides;
import org.wiretune.servers.kit.ServerInstallation;
import org.wiretune.servers.kit.ServerInstallations;
import org.wiretune.servers.kit.ServerKind;

/** The findings whose fix can be measured on the user's own application. */
final class OwnFindings {

	private final ProveForm form;
	private final PathsTree tree;
	private final LintOptions options;
	private final LintResult result;
	private final ProofCatalogue catalogue;
	private final Path folder;
	private final Map<String, String> without = new LinkedHashMap<>();
	private final OwnApplication application;
	private final OwnProof.Load load;
	private final Optional<ServerInstallation> installation;
	/** The fixes of each finding that is proven, by the proof's fingerprint. */
	private final Map<String, List<Fix>> fixesOf = new LinkedHashMap<>();

	/**
	 * Prepares.
	 *
	 * @param form what was asked for
	 * @param tree the files as they were read
	 * @param options how they were checked
	 * @param result what was found
	 * @param catalogue what sources say
	 * @param folder where proofs are kept
	 * @param err takes sentences
	 */
	OwnFindings(ProveForm form, PathsTree tree, LintOptions options, LintResult result, ProofCatalogue catalogue, Path folder, PrintStream err) throws CannotRun, IOException {
		this.form = form;
		this.tree = tree;
		this.options = options;
		this.result = result;
		this.catalogue = catalogue;
		this.folder = folder;
		ProveApplication own = form.application();
		application = new OwnApplication(own.archive().orElseThrow(), own.files(), tree::resolve, result.reading());
		RecordedLoad recorded = RecordedLoad.of(own.load());
		recorded.notes().forEach(err::println);
		Workload calls = OwnBroker.of(MessageKeys.below(recorded.workload(), own.load().toAbsolutePath().getParent()), result.reading(), own.archive(), any -> true, err::println);
		load = new OwnProof.Load(new RunSpecification(ProofRecipe.OWN_APPLICATION, calls, ServerSettings.builder().type(form.server()).build()), own.load().getFileName().toString(),
				own.isJar() ? OwnProof.Load.JAR : form.server().id(), (int) form.method().time().toMinutes());
		installation = installation(own, err);
	}

	private Optional<ServerInstallation> installation(ProveApplication own, PrintStream err) throws IOException, CannotRun {
		Optional<ServerKind> kind = ServerKind.find(form.server().id());
		try {
			return kind.isEmpty() ? Optional.empty()
					: Optional.of(own.home().isPresent() ? ServerInstallation.in(kind.get(), own.home().get()) : new ServerInstallations().get(kind.get(), err::println, () -> false));
		} catch (InterruptedException stopped) {
			Thread.currentThread().interrupt();
			throw new CannotRun(CommandTexts.text("proveStopped"));
		}
	}

	/** {@return rules that cannot be measured on the application, with the reason} */
	Map<String, String> without() {
		return without;
	}

	/** {@return what can be measured; fixes that leave the same configuration are one} @param rules ids of rules that count; none for all */
	List<ProvableFindings.Provable> find(Set<String> rules) throws IOException {
		Map<String, ProvableFindings.Provable> provable = new LinkedHashMap<>();
		for (Finding finding : result.findings()) {
			if (!rules.isEmpty() && !rules.contains(finding.ruleId())) {
				continue;
			}
			if (finding.fixes().isEmpty()) {
				without.put(finding.ruleId(), CommandTexts.text("proveNoFix"));
				continue;
			}
			try {
				add(provable, finding);
			} catch (IOException cannot) {
				without.put(finding.ruleId(), cannot.getMessage());
			}
		}
		return List.copyOf(provable.values());
	}

	private void add(Map<String, ProvableFindings.Provable> provable, Finding finding) throws IOException {
		List<Fix> fixes = List.of(finding.fixes().get(0));
		SourceText text = tree.text(finding.origin().path());
		String setting = Fingerprint.of(finding, finding.origin().path(), text == null ? null : text.text());
		ProvableFindings.Provable made = provable(List.of(), fixes, new OwnProof.About(finding.ruleId(), fixes.get(0).label(), OwnProof.sourceFigure(catalogue, finding.ruleId()), finding.origin().path(),
				finding.origin().line(), setting));
		fixesOf.putIfAbsent(made.subject().fingerprint(), fixes);
		ProvableFindings.Provable known = provable.putIfAbsent(made.subject().fingerprint(), made);
		if (known != null) {
			known.alike().add(made.subject());
		}
	}

	/**
	 * Several findings together against some of them.
	 *
	 * @param before fingerprints of the proofs whose fixes the earlier side has
	 * @param after those whose fixes the later side has
	 * @return what is to be measured
	 * @throws IOException where the fixes change the same place in different ways
	 */
	ProvableFindings.Provable together(List<String> before, List<String> after) throws IOException {
		String what = CommandTexts.text(before.isEmpty() ? "proveTogether" : "proveWithOneMore", after.size());
		return provable(fixes(before), fixes(after), new OwnProof.About("", what, OwnProof.sourceFigure(catalogue, ""), "", 0,
				Long.toHexString(String.join("+", before).hashCode() * 31L + String.join("+", after).hashCode())));
	}

	private List<Fix> fixes(List<String> prints) {
		return prints.stream().flatMap(print -> fixesOf.get(print).stream()).toList();
	}

	/** Makes fixes in memory and both sides of them. */
	private ProvableFindings.Provable provable(List<Fix> before, List<Fix> after, OwnProof.About about) throws IOException {
		Map<String, String> first = made(before);
		Map<String, String> second = made(after);
		OwnProof proof = OwnProof.of(about, load, new OwnProof.Side(first, side(first)), new OwnProof.Side(second, side(second)), path -> tree.text(path).text());
		OwnSides sides = new OwnSides(new ApplicationSides(started(proof.before()), started(proof.after())), proof.before().fingerprint(), form.application().reset());
		return new ProvableFindings.Provable(proof.subject(), load.run(), folder, new ArrayList<>(), Optional.of(sides));
	}

	/** The texts of files that fixes change. */
	private Map<String, String> made(List<Fix> fixes) throws IOException {
		FixApplier.Result fixed = FixApplier.applyAll(fixes, tree::text);
		if (fixed.made().size() < fixes.size()) {
			throw new NotTogether(fixed.refused().values().stream().map(Throwable::getMessage).findFirst().orElse(CommandTexts.text("proveNoFix")));
		}
		return fixed.changed();
	}

	private OwnConfiguration side(Map<String, String> texts) throws IOException {
		if (texts.isEmpty()) {
			return application.asItIs();
		}
		Map<String, byte[]> changed = FixRun.encoded(tree, texts);
		try {
			return application.with(changed, Linter.lint(new PathsTree(tree.tops(), changed), options, Cancellation.NEVER, LintListener.NONE).reading());
		} catch (CannotRun gone) {
			throw new IOException(gone.getMessage(), gone);
		}
	}

	private ApplicationServer started(OwnConfiguration side) throws IOException {
		return ApplicationServer.of(side, installation, load.run().workload(), form.application().startSeconds());
	}
}
