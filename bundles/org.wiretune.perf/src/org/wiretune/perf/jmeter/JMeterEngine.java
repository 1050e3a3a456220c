/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.wiretune.perf.launch.ChildProcess;
import org.wiretune.perf.launch.Folders;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.TesterInstallation;

/** Apache JMeter as a remote engine, which runs of other machines use. */
public final class JMeterEngine {

	private static final int END_SECONDS = 10;

	private JMeterEngine() {
	}

	/**
	 * Starts an engine and waits for its end, which comes when this process ends or JMeter ends by itself.
	 *
	 * @param settings how it is started
	 * @param tester the jars of the tester
	 * @param out takes what happens, a line each
	 * @return a sentence that says how JMeter ended
	 * @throws IOException when it cannot be started; the message says why
	 * @throws InterruptedException when the thread is interrupted
	 */
	public static String run(EngineSettings settings, TesterInstallation tester, Consumer<String> out)
			throws IOException, InterruptedException {
		// A wrong key is said here, not by JMeter.
		EngineKeys.context(settings.key());
		Optional<JMeterInstallation> found = JMeterInstallation.find(settings.home());
		JMeterInstallation jmeter = found.isPresent() ? found.get() : JMeterDownload.fetch(out, () -> false);
		Path folder = Files.createTempDirectory("wiretune-engine-");
		AtomicInteger exit = new AtomicInteger();
		ChildProcess process = ChildProcess.start("JMeter engine", new JMeterCommandLine(JavaInstallation.current(),
				tester, jmeter).engine(settings.address(), settings.port(), folder.resolve("jmeter.log"), folder,
						settings.key().toAbsolutePath()),
				folder, line -> {
					if (line.startsWith("Starting the test") || line.startsWith("Finished the test")) {
						out.accept(line);
					}
				}, exit::set);
		Thread hook = new Thread(() -> end(process, folder), "Engine end");
		Runtime.getRuntime().addShutdownHook(hook);
		out.accept(TEXTS.get("engine.waits", settings.address(), Integer.toString(settings.port())));
		if (settings.untilInputEnds()) {
			Thread input = new Thread(() -> endWithInput(process), "Input");
			input.setDaemon(true);
			input.start();
		}
		while (process.isAlive()) {
			Thread.sleep(200);
		}
		Thread.sleep(200);
		return TEXTS.get("engine.ended", String.valueOf(exit.get()), String.join(" ", process.lastLines().stream()
				.filter(line -> !line.startsWith("WARN")).toList()));
	}

	private static void endWithInput(ChildProcess process) {
		try {
			while (System.in.read() >= 0) {
				// Only its end is waited for.
			}
		} catch (IOException e) {
			System.getLogger(JMeterEngine.class.getName()).log(System.Logger.Level.DEBUG, "Input.", e);
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
