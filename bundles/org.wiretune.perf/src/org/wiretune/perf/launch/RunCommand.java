/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.perf.event.ConsoleText;
import org.wiretune.perf.event.RunListener;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.internal.Texts;
import org.wiretune.perf.jmeter.JMeterArguments;
import org.wiretune.perf.jmeter.JMeterRun;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.validity.WorkloadAdvice;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadText;
import org.wiretune.safety.file.Unreadable;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.terminal.TerminalText;

/**
 * The performance run of the command line. {@code --help} prints its arguments; all of them may be left out, then the run
 * is the one that the caller gives.
 */
public final class RunCommand {

	/** Exit code: every cell was measured, all measurements are valid and no call failed. */
	public static final int OK = 0;
	/** Exit code: the run failed or was stopped, or a call failed. */
	public static final int FAILED = 1;
	/** Exit code: the run could not begin, as with a wrong argument, or a measurement must not be used. */
	public static final int COULD_NOT_RUN = 2;

	private static final Pattern POOL = Pattern.compile("([^=]+)=(\\d{1,6}):(\\d{1,6})(?::(\\d{1,9}))?");
	private static final long DEFAULT_INACTIVITY_MILLIS = 5000;

	private final PrintStream out;
	private final PrintStream err;
	private final RunSpecification defaults;
	private final Optional<Path> testerFolder;
	private final ServerChoice servers;
	private RunWatch watch;
	private RunWatch unwatched = RunWatch.NONE;
	private boolean watched = true;

	private List<BindingUnderTest> bindings;
	private List<Integer> sizes;
	private int loops;
	private OptionalInt warmup = OptionalInt.empty();
	private int clients;
	private int progressEvery;
	private int timeoutSeconds;
	private String name = "";
	private Optional<Path> file = Optional.empty();
	private Optional<Workload> workload = Optional.empty();
	private final InterleavedCommand interleaved = new InterleavedCommand();
	private Optional<Path> workloadFile = Optional.empty();
	private final JMeterArguments jmeter = new JMeterArguments();
	private Optional<Path> tester;
	private Optional<Path> java = Optional.empty();
	private boolean help;

	/**
	 * A command.
	 *
	 * @param out takes the console lines of the run
	 * @param err takes what is wrong with the arguments
	 * @param defaults the run on which the arguments are put, such as {@link RunSpecification#lab()}; its warm-up counts
	 *        only in that it is as long as the measurement
	 * @param testerFolder folder with the jars of the tester unless {@code --tester} names another
	 */
	public RunCommand(PrintStream out, PrintStream err, RunSpecification defaults, Optional<Path> testerFolder) {
		this(out, err, defaults, testerFolder, ServerChoice.EMBEDDED);
	}

	/**
	 * A command that can run on other servers than the embedded one.
	 *
	 * @param out takes the console lines of the run
	 * @param err takes what is wrong with the arguments
	 * @param defaults the run on which the arguments are put
	 * @param testerFolder folder with the jars of the tester unless {@code --tester} names another
	 * @param servers takes the arguments that choose the server
	 */
	public RunCommand(PrintStream out, PrintStream err, RunSpecification defaults, Optional<Path> testerFolder,
			ServerChoice servers) {
		this(out, err, defaults, testerFolder, servers, RunWatch.NONE);
	}

	/**
	 * A command that can run on other servers than the embedded one and watches them.
	 *
	 * @param out takes the console lines of the run
	 * @param err takes what is wrong with the arguments
	 * @param defaults the run on which the arguments are put
	 * @param testerFolder folder with the jars of the tester unless {@code --tester} names another
	 * @param servers takes the arguments that choose the server
	 * @param watch watches the server of a run for alarms unless {@code --alarms off} is said
	 */
	public RunCommand(PrintStream out, PrintStream err, RunSpecification defaults, Optional<Path> testerFolder,
			ServerChoice servers, RunWatch watch) {
		this.watch = watch;
		this.servers = servers;
		this.out = out;
		this.err = err;
		this.defaults = defaults;
		this.testerFolder = testerFolder;
		bindings = defaults.bindings();
		sizes = defaults.sizes();
		loops = defaults.loops();
		clients = defaults.clients();
		progressEvery = defaults.progressEvery();
		timeoutSeconds = defaults.callTimeoutSeconds();
		this.tester = testerFolder;
	}

	/**
	 * Prints sentences on the defaults, and keeps them in the run file.
	 *
	 * @param sentences such as the files that the settings are from
	 */
	public void note(List<String> sentences) {
		sentences.forEach(out::println);
		watch = watch.saying(sentences);
		unwatched = unwatched.saying(sentences);
	}

	/** A wrong argument; the message is a sentence. */
	private static final class WrongArgument extends Exception {
		private static final long serialVersionUID = 1L;

		WrongArgument(String sentence) {
			super(sentence);
		}
	}

	/**
	 * Runs the command and waits for its end.
	 *
	 * @param arguments the arguments
	 * @return {@link #OK}, {@link #FAILED} or {@link #COULD_NOT_RUN}
	 */
	public int run(String... arguments) {
		tester = testerFolder;
		ServerSettings.Builder settings = defaults.server().toBuilder();
		CompletableFuture<RunFile> run;
		Path runFile;
		try {
			read(new ArrayDeque<>(List.of(arguments)), settings);
			if (help) {
				out.println(Texts.get("command.help", BindingUnderTest.ids()));
				return OK;
			}
			String title = name.isEmpty() ? Texts.get("command.name") : name;
			RunSpecification specification = workload.isPresent()
					? new RunSpecification(name.isEmpty() ? workload.get().value(CommonKeys.NAME) : name, workload.get(),
							settings.build())
					: new RunSpecification(title, bindings, sizes, loops, warmup.orElse(loops), clients, progressEvery,
							timeoutSeconds, settings.build()).withImports(defaults.imports());
			if (tester.isEmpty()) {
				throw new WrongArgument(Texts.get("command.noTester"));
			}
			boolean byJMeter = jmeter.isChosen(workload);
			if (byJMeter && servers.chosen().isPresent()) {
				throw new WrongArgument(Texts.get("command.server", servers.chosen().get(), "--engine jmeter"));
			}
			RunServer server = servers.find(out::println);
			if (interleaved.isWanted()) {
				return interleaved.run(server, specification, TesterInstallation.in(tester.get()), java(), file, watched ? watch : unwatched, out, err);
			}
			runFile = file.orElseGet(
					() -> new RunHistory(Path.of(RunHistory.FOLDER_NAME)).newFile(specification.name(), Instant.now()));
			ConsoleText console = new ConsoleText();
			RunListener lines = event -> console.lines(event).forEach(out::println);
			TesterInstallation jars = TesterInstallation.in(tester.get());
			JavaInstallation with = java();
			run = byJMeter
					? JMeterRun.start(specification, jmeter.options(specification.workload(), workloadFile), jars, with, lines,
							runFile).result()
					: PerformanceRun.start(server, specification, jars, with, lines, runFile, watched ? watch : unwatched).result();
		} catch (WrongArgument | IllegalArgumentException | IOException e) {
			String message = Secrets.hidden(String.valueOf(e.getMessage()));
			// Several mistakes of an argument are several lines; a reason of the system is one, whatever the name in it.
			err.println(e instanceof WrongArgument ? message : TerminalText.oneLine(message));
			return COULD_NOT_RUN;
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return FAILED;
		}
		return outcome(run, runFile);
	}

	private JavaInstallation java() throws IOException {
		return java.isPresent() ? JavaInstallation.of(java.get()) : JavaInstallation.current();
	}

	private int outcome(CompletableFuture<RunFile> run, Path runFile) {
		try {
			RunFile result = run.join();
			out.println(Texts.get("command.file", runFile.toAbsolutePath().normalize()));
			if (result.state() != RunState.COMPLETED || result.errors() > 0) {
				return FAILED;
			}
			return result.measurements().stream().allMatch(Measurement::isValid) ? OK : COULD_NOT_RUN;
		} catch (CompletionException | CancellationException e) {
			err.println(Secrets.hidden(e.getMessage()));
			return FAILED;
		}
	}

	private void read(Deque<String> arguments, ServerSettings.Builder settings) throws WrongArgument {
		while (!arguments.isEmpty()) {
			String option = arguments.pop();
			switch (option) {
				case "--help", "-h" -> help = true;
				case "--workload" -> {
					workloadFile = Optional.of(path(option, arguments));
					workload = Optional.of(workload(workloadFile.get()));
				}
				case "--engine", "--remote", "--key", "--start-engine", "--jmeter" -> jmeter.take(option,
						value(option, arguments));
				case "--alarms" -> watched = isOn(option, arguments);
				case "--against" -> interleaved.against(value(option, arguments));
				case "--variant" -> interleaved.variant(value(option, arguments));
				case "--rounds" -> interleaved.rounds(number(option, arguments, 1));
				case "--binding" -> bindings = bindings(value(option, arguments));
				case "--size" -> sizes = sizes(value(option, arguments));
				case "--loops" -> loops = number(option, arguments, 1);
				case "--warmup" -> warmup = OptionalInt.of(number(option, arguments, 0));
				case "--clients" -> clients = number(option, arguments, 1);
				case "--progress-every" -> progressEvery = number(option, arguments, 1);
				case "--timeout" -> timeoutSeconds = number(option, arguments, 1);
				case "--heap" -> settings.maximumHeapMegabytes(
						number(option, arguments, ServerSettings.SMALLEST_HEAP_MEGABYTES));
				case "--initial-heap" -> settings.initialHeapMegabytes(number(option, arguments, 1));
				case "--pool" -> settings.threadPool(pool(value(option, arguments)));
				case "--sca-pool" -> settings.scaThreadPool(value(option, arguments));
				case "--jms-pool" -> settings.jmsThreadPool(value(option, arguments));
				case "--web-pool" -> settings.webThreadPool(value(option, arguments));
				case "--sca-concurrency" -> settings.scaMaximumConcurrency(number(option, arguments, 1));
				case "--jms-concurrency" -> settings.jmsMaximumConcurrency(number(option, arguments, 1));
				case "--journal-timeout" -> settings.journalBufferTimeoutMicros(number(option, arguments, 0));
				case "--http-port" -> settings.httpPort(number(option, arguments, 0));
				case "--name" -> name = value(option, arguments);
				case "--out" -> file = Optional.of(path(option, arguments));
				case "--tester" -> tester = Optional.of(path(option, arguments));
				case "--java" -> java = Optional.of(path(option, arguments));
				default -> {
					if (!servers.takes(option)) {
						throw new WrongArgument(Texts.get("command.unknown", option));
					}
					servers.take(option, value(option, arguments));
				}
			}
		}
	}

	private Workload workload(Path file) throws WrongArgument {
		try {
			Unreadable.checkOrdinary(file);
			String text = Files.readString(file, StandardCharsets.UTF_8);
			WorkloadText.Reading reading = WorkloadText.read(text);
			WorkloadAdvice.of(text).forEach(advice -> out
					.println(TerminalText.oneLine(file + ":" + advice.line() + ":" + advice.column() + ": " + advice.sentence())));
			return reading.workload().orElseThrow(() -> new WrongArgument(reading.problems().stream()
					.map(problem -> TerminalText.oneLine(file + ":" + problem.line() + ":" + problem.column() + ": " + problem.sentence()))
					.collect(Collectors.joining(System.lineSeparator()))));
		} catch (IOException e) {
			throw new WrongArgument(Texts.get("command.cannotRead", file, Unreadable.toTheEnd(e)));
		}
	}

	private static List<BindingUnderTest> bindings(String text) throws WrongArgument {
		if (text.strip().equalsIgnoreCase("all")) {
			return BindingUnderTest.all();
		}
		List<BindingUnderTest> result = new ArrayList<>();
		for (String id : text.split(",", -1)) {
			result.add(BindingUnderTest.find(id).orElseThrow(
					() -> new WrongArgument(Texts.get("binding.unknown", id.strip(), BindingUnderTest.ids()))));
		}
		return result;
	}

	private static List<Integer> sizes(String text) throws WrongArgument {
		List<Integer> result = new ArrayList<>();
		for (String size : text.split(",", -1)) {
			result.add(ObjectSize.parse(size).orElseThrow(
					() -> new WrongArgument(Texts.get("command.size", size.strip()))));
		}
		return result;
	}

	private static ThreadPoolSettings pool(String text) throws WrongArgument {
		Matcher matcher = POOL.matcher(text);
		if (!matcher.matches()) {
			throw new WrongArgument(Texts.get("command.pool", text));
		}
		long inactivity = matcher.group(4) == null ? DEFAULT_INACTIVITY_MILLIS : Long.parseLong(matcher.group(4));
		return new ThreadPoolSettings(matcher.group(1).strip(), Integer.parseInt(matcher.group(2)),
				Integer.parseInt(matcher.group(3)), inactivity);
	}

	private static boolean isOn(String option, Deque<String> arguments) throws WrongArgument {
		String text = value(option, arguments);
		return switch (text.strip()) {
			case "on" -> true;
			case "off" -> false;
			default -> throw new WrongArgument(Texts.get("command.onOff", option, text));
		};
	}

	private static int number(String option, Deque<String> arguments, int least) throws WrongArgument {
		String text = value(option, arguments);
		try {
			int number = Integer.parseInt(text.strip());
			if (number >= least) {
				return number;
			}
		} catch (NumberFormatException e) {
			throw new WrongArgument(Texts.get("command.number", option, least, text));
		}
		throw new WrongArgument(Texts.get("command.number", option, least, text));
	}

	private static Path path(String option, Deque<String> arguments) throws WrongArgument {
		String text = value(option, arguments);
		try {
			return Path.of(text);
		} catch (InvalidPathException e) {
			throw new WrongArgument(Texts.get("command.path", option, text));
		}
	}

	private static String value(String option, Deque<String> arguments) throws WrongArgument {
		if (arguments.isEmpty() || arguments.peek().startsWith("--")) {
			throw new WrongArgument(Texts.get("command.noValue", option));
		}
		return arguments.pop();
	}
}
