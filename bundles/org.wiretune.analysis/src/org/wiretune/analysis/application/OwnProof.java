/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.application;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.wiretune.lint.fix.UnifiedDiff;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.proof.Change;
import org.wiretune.perf.proof.ProofCatalogue;
import org.wiretune.perf.proof.ProofFigure;
import org.wiretune.perf.proof.ProofPrint;
import org.wiretune.perf.proof.ProofRecipe;
import org.wiretune.perf.proof.ProofSubject;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.application.OwnConfiguration;

/**
 * A proof on an application of the user: two sides that differ by fixes and by nothing else, and the load that calls both.
 *
 * @param subject what is to be shown
 * @param before the earlier side
 * @param after the later side
 */
public record OwnProof(ProofSubject subject, OwnConfiguration before, OwnConfiguration after) {

	private static final Texts TEXTS = Texts.of(OwnProof.class);

	/**
	 * What a proof is about.
	 *
	 * @param rule id of the rule; empty for several together
	 * @param what the fix in words
	 * @param source what the source says of its gain
	 * @param path the file of the finding, as proofs shall know it; empty for several
	 * @param line its line, 1 or more; 0 for several
	 * @param setting fingerprint of the finding
	 */
	public record About(String rule, String what, String source, String path, int line, String setting) {
	}

	/**
	 * What calls both sides.
	 *
	 * @param run the run of both sides
	 * @param name name of the file with the load
	 * @param server word for what the application runs on, {@code jar} for one that is started by itself
	 * @param minutes the minutes that the proof may take
	 */
	public record Load(RunSpecification run, String name, String server, int minutes) {

		/** What the application runs on where it is started by itself. */
		public static final String JAR = "jar";
	}

	/**
	 * A side.
	 *
	 * @param texts the texts of files that differ from those on the disk, by their paths
	 * @param configuration the application with them
	 */
	public record Side(Map<String, String> texts, OwnConfiguration configuration) {
	}

	/**
	 * Makes a proof.
	 *
	 * @param about what it is about
	 * @param load what calls both sides
	 * @param before the earlier side
	 * @param after the later side
	 * @param stored gives the text of a file on the disk
	 * @return the proof
	 * @throws IOException where a file of a side cannot be read
	 */
	public static OwnProof of(About about, Load load, Side before, Side after, UnaryOperator<String> stored) throws IOException {
		ProofRecipe recipe = new ProofRecipe(ProofRecipe.OWN_APPLICATION, ProofRecipe.OWN_APPLICATION, "", about.what(), about.rule().isEmpty() ? Set.of() : Set.of(about.rule()), load.name(), List.of(),
				words(before.texts(), after.texts(), stored), Map.of(), Map.of(), ProofFigure.PROCESSOR, List.of(), Optional.empty(), about.source(), List.of(load.server()), load.minutes());
		String print = ProofPrint.ofFiles(before.configuration().fingerprint(), after.configuration().fingerprint(), recipe, load.run(), load.server());
		return new OwnProof(new ProofSubject(about.rule(), recipe, load.server(), print, about.path(), about.line(), about.setting()), before.configuration(), after.configuration());
	}

	/** {@return what the source of a rule says of its gain, or that it says nothing} @param catalogue what sources say @param rule id of the rule */
	public static String sourceFigure(ProofCatalogue catalogue, String rule) {
		return catalogue.ofRule(rule).stream().map(ProofRecipe::sourceFigure).findFirst().orElseGet(() -> TEXTS.get("noFigure"));
	}

	/** {@return whether the source says anything of the gain} @param subject what is shown */
	public static boolean hasFigure(ProofSubject subject) {
		return !subject.recipe().sourceFigure().equals(TEXTS.get("noFigure"));
	}

	/** The lines that differ in all files, with secrets hidden. */
	private static Change words(Map<String, String> before, Map<String, String> after, UnaryOperator<String> stored) {
		Set<String> paths = new TreeSet<>(before.keySet());
		paths.addAll(after.keySet());
		List<String> diff = new ArrayList<>();
		for (String path : paths) {
			String text = stored.apply(path);
			UnifiedDiff.shown(path, before.getOrDefault(path, text), after.getOrDefault(path, text)).lines().skip(2).forEach(diff::add);
		}
		return new Change(side(diff, "-"), side(diff, "+"));
	}

	private static String side(List<String> diff, String sign) {
		String words = diff.stream().filter(line -> line.startsWith(sign)).map(line -> line.substring(1).strip()).filter(line -> !line.isEmpty()).collect(Collectors.joining("; "));
		return words.isEmpty() ? TEXTS.get("nothing") : words;
	}
}
