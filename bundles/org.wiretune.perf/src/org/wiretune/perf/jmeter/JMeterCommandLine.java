/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.TesterInstallation;

/** The command lines of JMeter: the one that runs a plan and the one that waits for plans. */
final class JMeterCommandLine {

	private static final String MAIN = "org.wiretune.tester.process.JMeterMain";
	private static final int FEATURE_WITH_UNSAFE_FLAG = 23;
	private static final int HEAP_MEGABYTES = 1024;
	/** Only what is read; each further column costs the engine time and the network room. */
	private static final List<String> COLUMNS_ON = List.of("label", "response_code", "response_message", "successful",
			"thread_name", "time", "thread_counts", "assertion_results_failure_message", "print_field_names", "autoflush");
	private static final List<String> COLUMNS_OFF = List.of("latency", "connect_time", "bytes", "sent_bytes", "url",
			"idle_time", "data_type", "hostname", "sample_count", "filename", "encoding", "subresults", "assertions",
			"response_data", "samplerData", "responseHeaders", "requestHeaders", "timestamp");

	private final JavaInstallation java;
	private final TesterInstallation tester;
	private final JMeterInstallation jmeter;

	JMeterCommandLine(JavaInstallation java, TesterInstallation tester, JMeterInstallation jmeter) {
		this.java = java;
		this.tester = tester;
		this.jmeter = jmeter;
	}

	/** Runs a plan and writes the calls into a file. */
	List<String> run(Path plan, Path result, Path log, Path folder, List<RemoteEngine> remotes, Optional<String> ownAddress,
			Optional<Path> key) {
		String names = remotes.stream().map(RemoteEngine::name).collect(Collectors.joining(","));
		List<String> command = common(folder, ownAddress, names.isEmpty() ? "-" : names);
		command.addAll(List.of("-n", "-t", plan.toString(), "-l", result.toString(), "-j", log.toString()));
		if (!remotes.isEmpty()) {
			command.addAll(List.of("-R", names));
			key.ifPresent(file -> command.addAll(EngineKeys.arguments(file)));
			// Calls come in packets: at the latest with the first one after a second.
			command.addAll(List.of("-Jmode=StrippedBatch", "-Jnum_sample_threshold=100", "-Jtime_threshold=1000"));
		}
		String save = "-Jjmeter.save.saveservice.";
		command.addAll(List.of(save + "output_format=csv", save + "default_delimiter=,", save + "timestamp_format=ms"));
		COLUMNS_ON.forEach(column -> command.add(save + column + "=true"));
		COLUMNS_OFF.forEach(column -> command.add(save + column + "=false"));
		// A port for datagrams would be open on every address; this process is stopped by its input.
		command.addAll(List.of("-Jjmeterengine.nongui.port=0", "-Jsampleresult.timestamp.start=true",
				"-Jsummariser.out=false", "-Jsummariser.log=false"));
		return command;
	}

	/** Waits for plans. */
	List<String> engine(String address, int port, Path log, Path folder, Path key) {
		List<String> command = common(folder, Optional.of(address), "-");
		command.addAll(List.of("-s", "-j", log.toString(), "-Jserver_port=" + port, "-Jserver.rmi.create=true"));
		command.addAll(EngineKeys.arguments(key));
		return command;
	}

	private List<String> common(Path folder, Optional<String> address, String engines) {
		List<String> command = new ArrayList<>();
		command.add(java.executable().toString());
		command.add("-Xmx" + HEAP_MEGABYTES + "m");
		command.add("-XX:+ExitOnOutOfMemoryError");
		command.add("-Djava.awt.headless=true");
		command.add("-Dfile.encoding=UTF-8");
		// JMeter would write its preferences into the home folder.
		command.add("-Djava.util.prefs.userRoot=" + folder);
		command.add("-Djava.util.prefs.systemRoot=" + folder);
		command.add("-Djmeter.home=" + jmeter.home());
		address.ifPresent(own -> command.add("-Djava.rmi.server.hostname=" + own));
		if (java.feature() >= FEATURE_WITH_UNSAFE_FLAG) {
			command.add("--sun-misc-unsafe-memory-access=allow");
			command.add("--enable-native-access=ALL-UNNAMED");
		}
		command.add("-cp");
		command.add(jmeter.launcher() + File.pathSeparator + tester.jars().get(0));
		command.add(MAIN);
		command.add(engines);
		return command;
	}
}
