/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;

import org.wiretune.perf.jmeter.EngineKeys;
import org.wiretune.perf.jmeter.EngineSettings;
import org.wiretune.perf.jmeter.JMeterEngine;
import org.wiretune.perf.jmeter.RemoteEngine;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.result.RunExit;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.terminal.LinePrinter;

/** {@code jmeter-server}: starts JMeter as a remote engine that runs of other machines use. */
final class EngineCommand implements Command {

	private static final int LARGEST_PORT = 65535;

	private final CommandForm form = new CommandForm("jmeter-server");
	private final Given<Path> makeKey = form.file("--make-key", "FILE");
	private final Given<String> address = form.one("--address", "ADDRESS", Words::text);
	private final Given<Integer> port = form.one("--port", "N", EngineCommand::port);
	private final Given<Path> key = form.file("--key", "FILE");
	private final Given<Path> home = form.file("--jmeter", "FOLDER");
	private final Given<Boolean> untilInputEnds = form.flag("--until-input-ends");
	private final PrintStream out;
	private final PrintStream err;

	EngineCommand(PrintStream out, PrintStream err) {
		// An engine runs for days; what happens shall be seen at once.
		this.out = new LinePrinter(out, true);
		this.err = err;
	}

	@Override
	public CommandForm form() {
		return form;
	}

	/** {@inheritDoc} An engine runs until it is ended; that JMeter ended by itself is a failure. */
	@Override
	public int run() throws CannotRun {
		try {
			if (makeKey.isGiven()) {
				return makeKey(makeKey.value().get());
			}
			if (address.or("").isEmpty() || !key.isGiven()) {
				throw new CannotRun(CommandTexts.text("engineNeeds"));
			}
			Path tester = RunCommand.testerFolder().orElseThrow(() -> new CannotRun(CommandTexts.text("noTester")));
			EngineSettings settings = new EngineSettings(key.value().get(), home.value(), address.or(""), port.or(RemoteEngine.STANDARD_PORT), untilInputEnds.isGiven());
			err.println(JMeterEngine.run(settings, TesterInstallation.in(tester), line -> out.println(Secrets.hidden(line))));
			return RunExit.FAILED;
		} catch (IOException | IllegalArgumentException problem) {
			throw new CannotRun(String.valueOf(problem.getMessage()));
		} catch (InterruptedException interrupted) {
			Thread.currentThread().interrupt();
			return RunExit.FAILED;
		}
	}

	private int makeKey(Path file) throws CannotRun, IOException {
		if (Files.exists(file)) {
			throw new CannotRun(CommandTexts.text("keyThere", file));
		}
		EngineKeys.make(file, JavaInstallation.current());
		out.println(CommandTexts.text("keyMade", file.toAbsolutePath()));
		return ExitCode.OK;
	}

	private static Integer port(String option, String word) throws CannotRun {
		int port = Words.number(1).read(option, word);
		if (port > LARGEST_PORT) {
			throw new CannotRun(CommandTexts.text("port", option, Integer.toString(LARGEST_PORT), word));
		}
		return port;
	}
}
