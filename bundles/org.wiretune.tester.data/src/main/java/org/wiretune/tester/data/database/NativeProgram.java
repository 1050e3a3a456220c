/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.database;

import static org.wiretune.tester.data.base.DataTexts.TEXTS;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.wiretune.perf.launch.ProcessTree;
import org.wiretune.tester.process.CannotStartException;

/**
 * Programs of a database that is installed. Root does not run a database: then they run as another user. Where the system
 * has {@code setpriv} (util-linux), the kernel ends the program when this process is killed.
 */
final class NativeProgram {

	private static final long STEP_SECONDS = 20;
	private static final int KEPT_CHARACTERS = 500;

	private final String user;

	/**
	 * Programs that run as a user.
	 *
	 * @param users users of which one is taken when this process is root's, the best first
	 * @throws IOException when this process is root's and there is none of them, or no program to change the user with
	 */
	NativeProgram(String... users) throws IOException {
		user = isRoot() ? Arrays.stream(users).filter(NativeProgram::exists).findFirst()
				.orElseThrow(() -> new CannotStartException(TEXTS.get("database.noUser", String.join(", ", users)))) : "";
		if (!user.isEmpty() && find("setpriv").isEmpty()) {
			throw new CannotStartException(TEXTS.get("database.noSetpriv", user));
		}
	}

	/** Finds a program in the path or in one of several folders; the last in the order of names where there are several. */
	static Optional<Path> find(String name, String... patterns) {
		return ProgramSearch.ofThisSystem().find(name, patterns);
	}

	/** A folder below the one for temporary files that belongs to the user. */
	Path folder(String name) throws IOException {
		Path folder = Files.createTempDirectory(name);
		if (!user.isEmpty()) {
			Files.setOwner(folder, folder.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName(user));
		}
		return folder;
	}

	/** Runs a program to its end. */
	void run(Path folder, List<String> command) throws IOException, InterruptedException {
		Path log = folder.resolve("step-log");
		Process process = builder(command, folder).redirectErrorStream(true).redirectOutput(log.toFile()).start();
		process.getOutputStream().close();
		try {
			if (!process.waitFor(STEP_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
				ProcessTree.kill(process.toHandle());
				throw new CannotStartException(TEXTS.get("database.stepFailed", command.getFirst(), tail(log)));
			}
		} finally {
			Files.deleteIfExists(log);
		}
	}

	/** Starts a program. To be called by a thread that lives as long as this process: the kernel watches the thread. */
	Process start(Path folder, Path log, List<String> command) throws IOException {
		Process process = builder(command, folder).redirectErrorStream(true).redirectOutput(log.toFile()).start();
		process.getOutputStream().close();
		return process;
	}

	/** The end of a log, without line ends. */
	static String tail(Path log) {
		try {
			String text = Files.readString(log, StandardCharsets.ISO_8859_1).replaceAll("\\s+", " ").strip();
			return text.length() > KEPT_CHARACTERS ? text.substring(text.length() - KEPT_CHARACTERS) : text;
		} catch (IOException e) {
			return "";
		}
	}

	private ProcessBuilder builder(List<String> command, Path folder) {
		List<String> all = new ArrayList<>();
		find("setpriv").ifPresent(setpriv -> {
			all.add(setpriv.toString());
			if (!user.isEmpty()) {
				all.addAll(List.of("--reuid=" + user, "--regid=" + group(), "--clear-groups"));
			}
			all.addAll(List.of("--pdeathsig=KILL", "--"));
		});
		all.addAll(command);
		ProcessBuilder builder = new ProcessBuilder(all).directory(folder.toFile());
		builder.environment().put("LC_ALL", "C");
		builder.environment().put("HOME", folder.toString());
		return builder;
	}

	/** The group of the user's name, or the one that {@code nobody} has on Debian. */
	private String group() {
		return exists("/etc/group", user) ? user : "nogroup";
	}

	private static boolean isRoot() {
		return "root".equals(System.getProperty("user.name"));
	}

	private static boolean exists(String user) {
		return exists("/etc/passwd", user);
	}

	private static boolean exists(String file, String name) {
		try {
			return Files.readAllLines(Path.of(file), StandardCharsets.ISO_8859_1).stream()
					.anyMatch(line -> line.startsWith(name + ':'));
		} catch (IOException e) {
			return false;
		}
	}
}
