/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.internal.Texts;
import org.wiretune.perf.workload.JMeterKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;

/** The arguments of a run that are about JMeter: {@code --engine}, {@code --remote}, {@code --key} and others. */
public final class JMeterArguments {

	private boolean engine;
	private List<RemoteEngine> remotes = List.of();
	private Optional<Path> key = Optional.empty();
	private Optional<String> startCommand = Optional.empty();
	private Optional<Path> home = Optional.empty();
	private final List<String> given = new ArrayList<>();

	/**
	 * Takes an argument.
	 *
	 * @param name {@code --engine}, {@code --remote}, {@code --key}, {@code --start-engine} or {@code --jmeter}
	 * @param value its value
	 * @throws IllegalArgumentException when the value is wrong; the message is a sentence
	 */
	public void take(String name, String value) {
		given.add(name);
		switch (name) {
			case "--engine" -> {
				if (!value.equalsIgnoreCase("jmeter")) {
					throw new IllegalArgumentException(Texts.get("command.engine", value));
				}
				engine = true;
			}
			case "--remote" -> remotes = RemoteEngine.list(value);
			case "--key" -> key = Optional.of(Path.of(value));
			case "--start-engine" -> startCommand = Optional.of(value);
			default -> home = Optional.of(Path.of(value));
		}
	}

	/**
	 * Says whether JMeter makes the calls.
	 *
	 * @param workload the workload, empty for the lab's loop
	 * @return true for {@code --engine jmeter} and for a plan of JMeter
	 * @throws IllegalArgumentException when arguments for JMeter were given to a run that is not its; the message is a
	 *         sentence
	 */
	public boolean isChosen(Optional<Workload> workload) {
		boolean chosen = engine || workload.map(Workload::kind).filter(WorkloadKind.JMETER::equals).isPresent();
		if (!chosen && !given.isEmpty()) {
			throw new IllegalArgumentException(Texts.get("command.onlyJMeter", given.getFirst()));
		}
		return chosen;
	}

	/**
	 * The options.
	 *
	 * @param workload what is run
	 * @param file the workload file, to which the name of a plan is relative
	 * @return how JMeter runs it
	 */
	public JMeterOptions options(Workload workload, Optional<Path> file) {
		Optional<Path> plan = workload.kind() == WorkloadKind.JMETER
				? Optional.of(file.map(Path::toAbsolutePath).map(path -> path.resolveSibling(workload.value(JMeterKeys.PLAN)))
						.orElseGet(() -> Path.of(workload.value(JMeterKeys.PLAN))))
				: Optional.empty();
		return new JMeterOptions(home, plan, remotes, key, startCommand);
	}
}
