/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.proof.ProofMethod;

/** What may be said to {@code prove}. */
final class ProveForm {

	private static final int MINUTES = 10;
	private static final double PERCENT = 100;
	private static final Pattern TIME = Pattern.compile("(\\d{1,4})(s|m|min|h)");
	private static final Pattern EFFECT = Pattern.compile("\\d{1,3}(?:\\.\\d+)?");

	private final CommandForm form = new CommandForm("prove");
	private final Given<List<String>> rules = form.many("--rule", "ID", Words::text);
	private final Given<Integer> minutes = form.one("--minutes", "N", Words.number(1));
	private final Given<Double> effect = form.one("--effect", "PERCENT", ProveForm::effect);
	private final Given<ServerType> server = form.one("--server", "NAME", KitArguments::type);
	private final ProveApplication application = new ProveApplication(form);
	private final Given<Boolean> list = form.flag("--list");
	private final Given<Boolean> all = form.flag("--all");
	private final Given<Duration> budget = form.one("--budget", "DURATION", ProveForm::time);
	private final Given<String> format = form.choice("--format", "unknownProofFormat", "text", "json");
	private final Given<Path> output = form.file("--output", "FILE");
	private final Given<Path> proofs = form.file("--proofs", "FOLDER");
	private final Given<Path> runs = form.file("--runs", "FOLDER");
	private final Given<Path> tester = form.file("--tester", "FOLDER");
	private final Given<Path> java = form.file("--java", "FILE");
	private final Given<List<String>> named = form.rest("PATH|RULE|MEASUREMENT...", Words::text);

	/** {@return the form that reads the words} */
	CommandForm form() {
		return form;
	}

	/** Checks that the words go together. @throws CannotRun where they do not */
	void check() throws CannotRun {
		if (all.isGiven() != budget.isGiven()) {
			throw new CannotRun(CommandTexts.text("proveBudget"));
		}
		application.check(server());
		if (!named.isGiven() && !list.isGiven()) {
			throw new CannotRun(CommandTexts.text("proveWhat"));
		}
	}

	/** {@return what was said of an application of one's own} */
	ProveApplication application() {
		return application;
	}

	/** {@return paths, rules and measurements that were named} */
	List<String> named() {
		return named.or(List.of());
	}

	/** {@return the rules to which it is restricted; none for all} */
	List<String> rules() {
		return rules.or(List.of());
	}

	/** {@return effect and time of one proof} */
	ProofMethod method() {
		return new ProofMethod(effect(), Duration.ofMinutes(minutes.or(MINUTES)));
	}

	/** {@return the effect that is looked for: 0.05 is 5 %} */
	double effect() {
		return effect.or(ProofMethod.EFFECT);
	}

	/** {@return the kind of server} */
	ServerType server() {
		return server.or(ServerType.EMBEDDED);
	}

	/** {@return whether nothing is measured} */
	boolean isList() {
		return list.isGiven();
	}

	/** {@return what all proofs together may take; empty where each has its own time} */
	Optional<Duration> budget() {
		return budget.value();
	}

	/** {@return whether the result is for programs} */
	boolean isJson() {
		return format.or("text").equals("json");
	}

	/** {@return where the result goes; empty for the standard output} */
	Optional<Path> output() {
		return output.value();
	}

	/** {@return where proofs are kept; empty for beside what is proven} */
	Optional<Path> proofs() {
		return proofs.value();
	}

	/** {@return where run files are kept; empty where they are not} */
	Optional<Path> runs() {
		return runs.value();
	}

	/** {@return the jars of the tester} @throws CannotRun where nobody says where they are */
	Path tester() throws CannotRun {
		return tester.value().or(RunCommand::testerFolder).orElseThrow(() -> new CannotRun(CommandTexts.text("noTester")));
	}

	/** {@return the program that runs server and driver; empty for the one that runs this} */
	Optional<Path> java() {
		return java.value();
	}

	private static Double effect(String option, String word) throws CannotRun {
		double percent = EFFECT.matcher(word).matches() ? Double.parseDouble(word) : 0;
		if (percent <= 0) {
			throw new CannotRun(CommandTexts.text("proveEffect", word));
		}
		return percent / PERCENT;
	}

	private static Duration time(String option, String word) throws CannotRun {
		Matcher time = TIME.matcher(word.strip().toLowerCase(Locale.ROOT));
		if (!time.matches()) {
			throw new CannotRun(CommandTexts.text("proveTime", word));
		}
		int number = Integer.parseInt(time.group(1));
		return switch (time.group(2)) {
		case "s" -> Duration.ofSeconds(number);
		case "h" -> Duration.ofHours(number);
		default -> Duration.ofMinutes(number);
		};
	}
}
