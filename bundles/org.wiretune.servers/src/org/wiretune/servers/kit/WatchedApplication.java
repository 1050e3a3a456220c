/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.servers.application.RunnableJar;

/**
 * An application of the user that is started to be watched, not to be measured: in the user's folder, on the user's own ports
 * and settings. It is only asked to show its pools, and it ends with the program that started it.
 */
public final class WatchedApplication {

	private WatchedApplication() {
	}

	/**
	 * Starts it.
	 *
	 * @param jar what is run
	 * @param folder the folder that it is started in, in which it looks for its settings
	 * @param java the Java to start it with
	 * @param jvmArguments arguments for its virtual machine
	 * @param scratch a folder of this start; it is removed when the program that called this is gone while the application runs
	 * @return its process, whose standard input has to stay open as long as it is to run
	 * @throws IOException when it cannot be started
	 */
	public static Process start(RunnableJar jar, Path folder, JavaInstallation java, List<String> jvmArguments, Path scratch) throws IOException {
		Path lifeline = Files.createDirectories(scratch.toAbsolutePath()).resolve("lifeline.jar");
		LifelineJar.write(lifeline);
		List<String> command = new ArrayList<>();
		command.add(java.executable().toString());
		command.add("-javaagent:" + lifeline + "=" + scratch.toAbsolutePath());
		command.addAll(JarApplication.SHOWN);
		command.addAll(jvmArguments);
		command.addAll(List.of("-jar", jar.file().toAbsolutePath().toString()));
		return new ProcessBuilder(command).directory(folder.toFile()).start();
	}
}
