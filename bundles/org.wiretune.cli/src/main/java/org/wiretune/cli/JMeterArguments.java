/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.wiretune.perf.jmeter.JMeterOptions;
import org.wiretune.perf.jmeter.RemoteEngine;
import org.wiretune.perf.workload.JMeterKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;

/** What a run says of JMeter. */
final class JMeterArguments {

	private static final String ENGINE = "jmeter";

	private final Given<String> engine;
	private final Given<String> remotes;
	private final Given<Path> key;
	private final Given<String> startCommand;
	private final Given<Path> home;
	private final List<String> said = new ArrayList<>();

	/** Nothing yet. @param form takes the options */
	JMeterArguments(CommandForm form) {
		engine = form.one("--engine", ENGINE, noted(JMeterArguments::engine));
		remotes = form.one("--remote", "HOST,HOST:PORT", noted(Words::text));
		key = form.one("--key", "FILE", noted(Words::path));
		startCommand = form.one("--start-engine", "COMMAND", noted(Words::text));
		home = form.one("--jmeter", "FOLDER", noted(Words::path));
	}

	private <T> WordReader<T> noted(WordReader<T> reader) {
		return (option, word) -> {
			said.add(option);
			return reader.read(option, word);
		};
	}

	/**
	 * Says whether JMeter makes the calls.
	 *
	 * @param workload what is run
	 * @return true for {@code --engine jmeter} and for a plan of JMeter
	 * @throws CannotRun where something was said of JMeter for a run that is not its
	 */
	boolean isChosen(Workload workload) throws CannotRun {
		boolean chosen = engine.isGiven() || workload.kind() == WorkloadKind.JMETER;
		if (!chosen && !said.isEmpty()) {
			throw new CannotRun(CommandTexts.text("onlyJMeter", said.get(0)));
		}
		return chosen;
	}

	/**
	 * {@return how JMeter runs it}
	 *
	 * @param workload what is run
	 * @param file the workload file, to which the name of a plan is relative
	 * @throws IllegalArgumentException where an engine is named wrongly; the message is a sentence
	 */
	JMeterOptions options(Workload workload, Optional<Path> file) {
		Optional<Path> plan = workload.kind() == WorkloadKind.JMETER
				? Optional.of(file.map(Path::toAbsolutePath).map(path -> path.resolveSibling(workload.value(JMeterKeys.PLAN))).orElseGet(() -> Path.of(workload.value(JMeterKeys.PLAN))))
				: Optional.empty();
		return new JMeterOptions(home.value(), plan, remotes.isGiven() ? RemoteEngine.list(remotes.or("")) : List.of(), key.value(), startCommand.value());
	}

	private static String engine(String option, String word) throws CannotRun {
		if (!word.equalsIgnoreCase(ENGINE)) {
			throw new CannotRun(CommandTexts.text("unknownEngine", word));
		}
		return ENGINE;
	}
}
