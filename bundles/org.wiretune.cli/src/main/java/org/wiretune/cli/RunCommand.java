/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.event.ConsoleText;
import org.wiretune.perf.event.RunListener;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.jmeter.JMeterRun;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.launch.RunWatch;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.launch.Variant;
import org.wiretune.perf.result.RunExit;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.workload.Workload;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.terminal.LinePrinter;
import org.wiretune.safety.terminal.TerminalText;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.own.OwnTables;
import org.wiretune.servers.watch.AlarmRunWatch;

/** {@code run}: a performance run against the embedded server or a real one. */
final class RunCommand implements Command {

	/** System property: the folder with the jars of the tester. */
	static final String TESTER = "wiretune.tester";

	private final CommandForm form = new CommandForm("run");
	private final KitArguments servers = new KitArguments(form);
	private final SolutionArguments solution = new SolutionArguments(form);
	private final LoadArguments load = new LoadArguments(form);
	private final ServerArguments settings = new ServerArguments(form);
	private final Given<Boolean> alarms = form.one("--alarms", "on|off", RunCommand::isOn);
	private final Given<Path> metrics = form.file("--metrics", "FILE");
	private final OwnGaugeArguments gauges = new OwnGaugeArguments(form);
	private final Given<String> name = form.one("--name", "NAME", Words::text);
	private final Given<Path> file = form.file("--out", "FILE");
	private final Given<Path> tester = form.file("--tester", "FOLDER");
	private final Given<Path> java = form.file("--java", "FILE");
	private final WorkloadArgument workload = new WorkloadArgument(form);
	private final TurnArguments turns = new TurnArguments(form);
	private final JMeterArguments jmeter = new JMeterArguments(form);
	private final PrintStream out;
	private final PrintStream err;

	RunCommand(PrintStream out, PrintStream err) {
		// A run takes a while; each of its lines shall be seen at once.
		this.out = new LinePrinter(out, true);
		this.err = err;
	}

	@Override
	public CommandForm form() {
		return form;
	}

	/** {@return the folder with the jars of the tester, as the script that starts this tells it} */
	static Optional<Path> testerFolder() {
		return Optional.ofNullable(System.getProperty(TESTER)).map(Path::of);
	}

	@Override
	public int run() throws CannotRun {
		List<String> notes = new ArrayList<>();
		RunSpecification defaults = solution.defaults(notes, err);
		try {
			Optional<Workload> given = workload.read(out);
			Optional<Workload> filled = given.isPresent() ? Optional.of(solution.withBroker(given.get(), notes)) : given;
			notes.forEach(out::println);
			return run(defaults, filled, watch().saying(notes));
		} catch (IllegalArgumentException | IOException wrong) {
			throw new CannotRun(TerminalText.oneLine(String.valueOf(wrong.getMessage())));
		} catch (InterruptedException interrupted) {
			Thread.currentThread().interrupt();
			return RunExit.FAILED;
		}
	}

	/** What is wrong with the user's own file is said also where nobody would look at it. */
	private RunWatch watch() throws IOException, CannotRun {
		ServerTables tables = metrics.isGiven() ? ServerTables.standard().with(metrics.value().get()) : ServerTables.standard();
		if (gauges.areGiven() && !alarms.or(true)) {
			throw new CannotRun(CommandTexts.text("gaugesAlarmsOff"));
		}
		return alarms.or(true) ? new AlarmRunWatch(OwnTables.with(tables, gauges.read())) : RunWatch.NONE;
	}

	private int run(RunSpecification defaults, Optional<Workload> given, RunWatch watch) throws CannotRun, IOException, InterruptedException {
		RunSpecification specification = load.specification(defaults, servers.over(settings.over(defaults.server())), given, name.or(""));
		Path folder = tester.value().or(RunCommand::testerFolder).orElseThrow(() -> new CannotRun(CommandTexts.text("noTester")));
		boolean byJMeter = jmeter.isChosen(specification.workload());
		if (byJMeter && servers.chosen().isPresent()) {
			throw new CannotRun(CommandTexts.text("serverAndEngine", servers.chosen().get()));
		}
		if (byJMeter && gauges.areGiven()) {
			throw new CannotRun(CommandTexts.text("gaugesJMeter"));
		}
		List<Variant> variants = turns.isWanted() ? turns.variants(specification) : List.of();
		Map<ServerType, RunServer> found = servers(specification, variants);
		TesterInstallation jars = TesterInstallation.in(folder);
		JavaInstallation with = java.isGiven() ? JavaInstallation.of(java.value().get()) : JavaInstallation.forRuns();
		ConsoleText console = new ConsoleText();
		RunListener lines = event -> console.lines(event).forEach(out::println);
		if (turns.isWanted()) {
			return turns.run(found::get, variants, jars, with, file.value(), lines, watch, out, err);
		}
		Path runFile = file.value().orElseGet(() -> new RunHistory(Path.of(RunHistory.FOLDER_NAME)).newFile(specification.name(), Instant.now()));
		CompletableFuture<RunFile> run = byJMeter ? JMeterRun.start(specification, jmeter.options(specification.workload(), workload.file()), jars, with, lines, runFile).result()
				: PerformanceRun.start(found.get(specification.server().type()), specification, jars, with, lines, runFile, watch).result();
		return outcome(run, runFile);
	}

	/** Before the first run, so that a server is not fetched between two runs, and a setting that none has is told at once. */
	private Map<ServerType, RunServer> servers(RunSpecification specification, List<Variant> variants)
			throws CannotRun, IOException, InterruptedException {
		List<ServerSettings> all = new ArrayList<>(variants.stream().map(variant -> variant.specification().server()).toList());
		if (all.isEmpty()) {
			all.add(specification.server());
		}
		Map<ServerType, RunServer> found = new EnumMap<>(ServerType.class);
		for (ServerSettings each : all) {
			if (!each.unknown().isEmpty()) {
				throw new CannotRun(each.unknown().get(0));
			}
		}
		for (ServerSettings each : all) {
			if (!found.containsKey(each.type())) {
				found.put(each.type(), servers.find(each.type(), out::println));
			}
		}
		return found;
	}

	private int outcome(CompletableFuture<RunFile> run, Path runFile) {
		try {
			RunFile result = run.join();
			out.println(CommandTexts.text("runFile", runFile.toAbsolutePath().normalize()));
			return RunExit.of(result);
		} catch (CompletionException | CancellationException failure) {
			err.println(Secrets.hidden(failure.getMessage()));
			return RunExit.FAILED;
		}
	}

	private static Boolean isOn(String option, String word) throws CannotRun {
		return switch (word.strip()) {
		case "on" -> true;
		case "off" -> false;
		default -> throw new CannotRun(CommandTexts.text("onOff", option, word));
		};
	}
}
