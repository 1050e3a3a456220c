/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.wiretune.analysis.Lead;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.fix.FixApplier;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.registry.FixRounds;
import org.wiretune.lint.registry.FixSelection;
import org.wiretune.lint.report.FindingStory;
import org.wiretune.lint.report.TextReport;
import org.wiretune.lint.rule.Rule;
import org.wiretune.safety.file.Unreadable;

/**
 * Leads what was observed of a server to the files that set it, and writes there what is proposed where that is asked for:
 * what collection logs advise, and what the alarms of a run ask for. The files are read once.
 */
final class ObservedPlaces {

	private final PathsTree tree;
	private final List<Lead> leads;
	private final Sentences sentences;
	private final PrintStream out;
	private final PrintStream err;

	/**
	 * Keys of the sentences on what cannot be written.
	 *
	 * @param noFix no place takes what an id asks for: 0 the id, 1 the ids that can be written, 2 the files
	 * @param manyPlaces there are several places: 0 the id, 1 the places
	 */
	record Sentences(String noFix, String manyPlaces) {
	}

	/**
	 * Reads the files.
	 *
	 * @param files the files and folders of the server
	 * @param observed finds the leads in what was read
	 * @param sentences what is said where nothing can be written
	 * @param out takes the places
	 * @param err takes what was left out
	 * @throws CannotRun where the files cannot be read
	 */
	ObservedPlaces(List<Path> files, Function<Reading, List<Lead>> observed, Sentences sentences, PrintStream out, PrintStream err) throws CannotRun {
		this.sentences = sentences;
		this.out = out;
		this.err = err;
		tree = new PathsTree(files);
		LintResult read;
		try {
			read = Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotRead", tree.name(), Unreadable.toTheEnd(problem)));
		}
		LeftOut.tell(tree, read, err);
		leads = List.copyOf(observed.apply(read.reading()));
	}

	/** {@return what leads to the files} */
	List<Lead> leads() {
		return leads;
	}

	/** {@return the files and folders that were named, in one line} */
	String name() {
		return tree.name();
	}

	/** Tells each place with what is proposed for it. */
	void tell() {
		TextReport text = new TextReport(out, tree::shown);
		try {
			for (Lead lead : leads) {
				text.write(lead.finding(), FindingStory.of(lead.finding(), (Rule) null));
			}
		} catch (IOException failure) {
			throw new UncheckedIOException(failure);
		}
	}

	/**
	 * Writes what is proposed for some ids. Two proposals for one place that contradict each other are not both made, and the
	 * second is named.
	 *
	 * @param wanted ids of findings
	 * @param dryRun whether only to show the changes
	 * @return whether everything was done
	 * @throws CannotRun where nothing is proposed for an id, or where an observation has several places
	 */
	boolean fix(List<String> wanted, boolean dryRun) throws CannotRun {
		for (String id : wanted) {
			check(id);
		}
		// One round: what is written is what was observed; there is no second observation before the server runs with it.
		List<Fix> fixes = FixSelection.named(wanted).choose(demanding()).fixes();
		FixApplier.Result made = FixApplier.applyAll(fixes, tree::unchangedText);
		try (FixRun run = new FixRun(out, err, Optional.empty())) {
			return run.finish(tree, new FixRounds.Result(made.changed(), made.made(), made.refused(), List.of(), List.of(), made.groups(), 1), dryRun);
		}
	}

	private void check(String id) throws CannotRun {
		List<Lead> places = leads.stream().filter(lead -> lead.finding().ruleId().equals(id)).toList();
		if (places.stream().allMatch(lead -> lead.finding().fixes().isEmpty())) {
			String possible = leads.stream().map(Lead::finding).filter(finding -> !finding.fixes().isEmpty()).map(Finding::ruleId).distinct().sorted().collect(Collectors.joining(", "));
			throw new CannotRun(CommandTexts.text(sentences.noFix(), id, possible.isEmpty() ? CommandTexts.text("none") : possible, tree.name()));
		}
		Map<Object, List<Lead>> byObservation = places.stream().collect(Collectors.groupingBy(Lead::observed, LinkedHashMap::new, Collectors.toList()));
		for (List<Lead> one : byObservation.values()) {
			if (one.stream().map(lead -> lead.finding().origin()).distinct().count() > 1) {
				throw new CannotRun(CommandTexts.text(sentences.manyPlaces(), id,
						one.stream().map(lead -> tree.shown(lead.finding().origin().path()) + ':' + lead.finding().origin().line()).distinct().collect(Collectors.joining(", "))));
			}
		}
	}

	/** The findings without those that need less than another of the same id at the same place. */
	private List<Finding> demanding() {
		return leads.stream().filter(lead -> leads.stream().noneMatch(other -> other.demand() > lead.demand() && other.finding().ruleId().equals(lead.finding().ruleId())
				&& other.finding().origin().equals(lead.finding().origin()))).map(Lead::finding).toList();
	}
}
