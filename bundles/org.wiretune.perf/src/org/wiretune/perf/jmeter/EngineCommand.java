/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.wiretune.perf.internal.Texts;
import org.wiretune.perf.launch.ChildProcess;
import org.wiretune.perf.launch.Folders;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.RunCommand;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.safety.secret.Secrets;

/** The command {@code jmeter-server}: starts JMeter as a remote engine that runs of other machines use. */
public final class EngineCommand {

	private static final int END_SECONDS = 10;

	private final PrintStream out;
	private final PrintStream err;
	private final Optional<Path> tester;
	private Optional<Path> makeKey = Optional.empty();
	private Optional<Path> key = Optional.empty();
	private Optional<Path> home = Optional.empty();
	private String address = "";
	private int port = RemoteEngine.STANDARD_PORT;
	private boolean untilInputEnds;
	private boolean help;

	/**
	 * A command.
	 *
	 * @param out takes what happens
	 * @param err takes what is wrong
	 * @param tester folder with the jars of the tester
	 */
	public EngineCommand(PrintStream out, PrintStream err, Optional<Path> tester) {
		this.out = out;
		this.err = err;
		this.tester = tester;
	}

	/**
	 * Runs the command; an engine runs until it is ended.
	 *
	 * @param arguments see {@code --help}
	 * @return {@link RunCommand#OK}, {@link RunCommand#FAILED} when JMeter ended by itself, or
	 *         {@link RunCommand#COULD_NOT_RUN}
	 */
	public int run(List<String> arguments) {
		try {
			read(new ArrayDeque<>(arguments));
			if (help) {
				out.println(Texts.get("engine.help"));
				return RunCommand.OK;
			}
			if (makeKey.isPresent()) {
				if (Files.exists(makeKey.get())) {
					throw new IOException(Texts.get("engine.keyThere", makeKey.get()));
				}
				EngineKeys.make(makeKey.get(), JavaInstallation.current());
				out.println(Texts.get("engine.key", makeKey.get().toAbsolutePath()));
				return RunCommand.OK;
			}
			if (address.isEmpty() || key.isEmpty()) {
				throw new IOException(Texts.get("engine.required"));
			}
			return engine();
		} catch (IOException | IllegalArgumentException e) {
			err.println(Secrets.hidden(e.getMessage()));
			return RunCommand.COULD_NOT_RUN;
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return RunCommand.FAILED;
		}
	}

	private void read(Deque<String> words) throws IOException {
		while (!words.isEmpty()) {
			String word = words.pop();
			switch (word) {
				case "--help", "-h" -> help = true;
				case "--until-input-ends" -> untilInputEnds = true;
				case "--make-key" -> makeKey = Optional.of(Path.of(value(word, words)));
				case "--key" -> key = Optional.of(Path.of(value(word, words)));
				case "--jmeter" -> home = Optional.of(Path.of(value(word, words)));
				case "--address" -> address = value(word, words);
				case "--port" -> port = RemoteEngine.list("engine:" + value(word, words)).getFirst().port();
				default -> throw new IOException(Texts.get("command.unknown", word));
			}
		}
	}

	private static String value(String option, Deque<String> words) throws IOException {
		if (words.isEmpty() || words.peek().startsWith("--")) {
			throw new IOException(Texts.get("command.noValue", option));
		}
		return words.pop();
	}

	private int engine() throws IOException, InterruptedException {
		if (tester.isEmpty()) {
			throw new IOException(Texts.get("command.noTester"));
		}
		// A wrong key is said here, not by JMeter.
		EngineKeys.context(key.get());
		Optional<JMeterInstallation> found = JMeterInstallation.find(home);
		JMeterInstallation jmeter = found.isPresent() ? found.get() : JMeterDownload.fetch(out::println, () -> false);
		Path folder = Files.createTempDirectory("wiretune-engine-");
		AtomicInteger exit = new AtomicInteger();
		ChildProcess process = ChildProcess.start("JMeter engine", new JMeterCommandLine(JavaInstallation.current(),
				TesterInstallation.in(tester.get()), jmeter).engine(address, port, folder.resolve("jmeter.log"), folder,
						key.get().toAbsolutePath()),
				folder, line -> {
					if (line.startsWith("Starting the test") || line.startsWith("Finished the test")) {
						out.println(Secrets.hidden(line));
					}
				}, exit::set);
		Thread hook = new Thread(() -> end(process, folder), "Engine end");
		Runtime.getRuntime().addShutdownHook(hook);
		out.println(Texts.get("engine.waits", address, port));
		if (untilInputEnds) {
			Thread input = new Thread(() -> endWithInput(process), "Input");
			input.setDaemon(true);
			input.start();
		}
		while (process.isAlive()) {
			Thread.sleep(200);
		}
		Thread.sleep(200);
		err.println(Texts.get("engine.ended", exit.get(), String.join(" ", process.lastLines().stream()
				.filter(line -> !line.startsWith("WARN")).toList())));
		return RunCommand.FAILED;
	}

	private static void endWithInput(ChildProcess process) {
		try {
			while (System.in.read() >= 0) {
				// Only its end is waited for.
			}
		} catch (IOException e) {
			System.getLogger(EngineCommand.class.getName()).log(System.Logger.Level.DEBUG, "Input.", e);
		}
		process.kill();
	}

	private static void end(ChildProcess process, Path folder) {
		process.release();
		process.kill();
		process.end(END_SECONDS, TimeUnit.SECONDS);
		Folders.delete(folder);
	}
}
