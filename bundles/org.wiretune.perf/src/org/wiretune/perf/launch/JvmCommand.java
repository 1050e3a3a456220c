/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.util.regex.Pattern;
import org.wiretune.core.CallWorkload;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.workload.TargetKeys;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.safety.quantity.Bytes;

/** The command lines of the two processes of a run. */
final class JvmCommand {

	/** From this version on a JVM warns of sun.misc.Unsafe; older ones refuse to start with the flag that silences it. */
	private static final int FEATURE_WITH_UNSAFE_FLAG = 23;

	private static final int DRIVER_HEAP_MEGABYTES = 512;
	private static final int DRIVER_HEAP_LIMIT_MEGABYTES = 4096;
	/** Copies of an object that a driver's client holds at the worst: object, XML as characters and bytes, SOAP, reply. */
	private static final int DRIVER_COPIES = 12;

	/**
	 * A driver that only sends plain HTTP spends its time in the operating system. What the second compiler takes while a run of
	 * seconds is measured, a quarter of the driver's processor time, its code never brings in; and the server goes without that
	 * time where both are on one machine. Without it there is no fast encryption.
	 */
	private static final String FIRST_COMPILER_ONLY = "-XX:TieredStopAtLevel=1";
	/** Such a driver keeps nothing, so that a collector with threads of its own only makes each reference dearer. */
	private static final String SERIAL_COLLECTOR = "-XX:+UseSerialGC";
	private static final Pattern COLLECTOR = Pattern.compile("-XX:\\+Use\\w+GC");

	/** Tells the driver where the run is kept, for files that belong beside it, such as logs of garbage collectors. */
	static final String RUN_FILE_PROPERTY = "wiretune.runFile";

	private final JavaInstallation java;
	private final TesterInstallation tester;

	JvmCommand(JavaInstallation java, TesterInstallation tester) {
		this.java = java;
		this.tester = tester;
	}

	List<String> server(ServerSettings settings, ClassArchive archive, List<String> logging) {
		List<String> command = common();
		command.add("-Xmx" + settings.maximumHeapMegabytes() + "m");
		settings.initialHeapMegabytes().ifPresent(
				megabytes -> command.add("-Xms" + Math.min(megabytes, settings.maximumHeapMegabytes()) + "m"));
		// A server that is out of memory is in no state that can be measured; it ends, and its end is reported.
		command.add("-XX:+ExitOnOutOfMemoryError");
		command.addAll(archive.arguments());
		command.addAll(ServerArguments.stated());
		command.addAll(JvmArguments.of(settings.jvmArguments()).passedOn());
		command.addAll(logging);
		main(command, tester.classPath(), TesterInstallation.SERVER_MAIN);
		if (settings.httpPort() > 0) {
			command.add("--http-port");
			command.add(String.valueOf(settings.httpPort()));
		}
		return command;
	}

	List<String> driver(RunSpecification specification, ClassArchive archive, Path runFile) throws IOException {
		List<String> command = common();
		command.add("-D" + RUN_FILE_PROPERTY + '=' + runFile.toAbsolutePath());
		int largest = specification.sizes().stream().mapToInt(Integer::intValue).max().orElse(0);
		long megabytes = DRIVER_HEAP_MEGABYTES
				+ (long) DRIVER_COPIES * specification.clients() * (largest / Bytes.IN_MEGABYTE);
		command.add("-Xmx" + Math.min(megabytes, DRIVER_HEAP_LIMIT_MEGABYTES) + "m");
		command.add("-XX:+ExitOnOutOfMemoryError");
		if (TargetKeys.isPlainHttp(specification.workload())) {
			command.add(FIRST_COMPILER_ONLY);
			if (DriverArguments.stated().stream().noneMatch(argument -> COLLECTOR.matcher(argument).matches())) {
				command.add(SERIAL_COLLECTOR);
			}
		}
		command.addAll(archive.arguments());
		command.addAll(DriverArguments.stated());
		main(command, driverClassPath(specification.workload().kind()), TesterInstallation.DRIVER_MAIN);
		return command;
	}

	private String driverClassPath(WorkloadKind kind) throws IOException {
		if (kind.calls().isPresent()) {
			return tester.classPath() + File.pathSeparator + jar(kind.calls().get());
		}
		if (kind == WorkloadKind.FRAMEWORKS) {
			return tester.frameworksClassPath();
		}
		return kind == WorkloadKind.DATA ? tester.dataClassPath() : kind == WorkloadKind.LOGGING ? tester.loggingClassPath() : tester.classPath();
	}

	/** Where the classes of a contributed workload lie: a jar, or a folder of classes in a development. */
	private static Path jar(CallWorkload calls) throws IOException {
		try {
			return Path.of(calls.getClass().getProtectionDomain().getCodeSource().getLocation().toURI());
		} catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException noFile) {
			throw new IOException(TEXTS.get("launch.noJar", calls.id()), noFile);
		}
	}

	private List<String> common() {
		List<String> command = new ArrayList<>();
		command.add(java.executable().toString());
		command.add("-Djava.awt.headless=true");
		command.add("-Dfile.encoding=UTF-8");
		command.add("-Dstdout.encoding=UTF-8");
		command.add("-Dstderr.encoding=UTF-8");
		if (java.feature() >= FEATURE_WITH_UNSAFE_FLAG) {
			command.add("--sun-misc-unsafe-memory-access=allow");
		}
		return command;
	}

	private static void main(List<String> command, String classPath, String mainClass) {
		command.add("-cp");
		command.add(classPath);
		command.add(mainClass);
	}
}
