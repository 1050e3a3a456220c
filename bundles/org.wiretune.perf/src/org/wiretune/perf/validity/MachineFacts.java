/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What the machine says of itself.
 *
 * @param processors processors that this program may use
 * @param virtual whether it is a virtual machine on a host that others share
 * @param committedBytes memory that has been promised to processes, 0 when it is not known
 * @param memoryBytes memory there is, without swap space; 0 when it is not known
 * @param dataInMemory whether the folder for the data of runs lies on a file system in memory, such as tmpfs
 */
public record MachineFacts(int processors, boolean virtual, long committedBytes, long memoryBytes, boolean dataInMemory) {

	private static final long KILO = 1024;
	private static final List<String> IN_MEMORY = List.of("tmpfs", "ramfs");

	/** {@return the facts of this machine; what it does not tell, as where there is no {@code /proc}, is unknown} */
	public static MachineFacts read() {
		return of(Runtime.getRuntime().availableProcessors(), lines("/proc/cpuinfo"), lines("/proc/meminfo"),
				fileSystem(Path.of(System.getProperty("java.io.tmpdir"))));
	}

	/** The name of the file system of a folder; empty where it is not known. */
	private static String fileSystem(Path folder) {
		try {
			return Files.getFileStore(folder).type();
		} catch (IOException | SecurityException unknown) {
			return "";
		}
	}

	/**
	 * Reads the facts from the files of Linux (proc(5)).
	 *
	 * @param processors processors
	 * @param cpuinfo lines of {@code /proc/cpuinfo}; the flag {@code hypervisor} tells a virtual machine
	 * @param meminfo lines of {@code /proc/meminfo}
	 * @param fileSystem type of the file system for the data of runs, such as {@code ext4}
	 * @return the facts
	 */
	public static MachineFacts of(int processors, List<String> cpuinfo, List<String> meminfo, String fileSystem) {
		boolean virtual = cpuinfo.stream().anyMatch(line -> line.startsWith("flags") && line.contains(" hypervisor"));
		return new MachineFacts(processors, virtual, kilobytes(meminfo, "Committed_AS:") * KILO,
				kilobytes(meminfo, "MemTotal:") * KILO, IN_MEMORY.contains(fileSystem));
	}

	private static long kilobytes(List<String> lines, String name) {
		return lines.stream().filter(line -> line.startsWith(name)).map(line -> line.replaceAll("\\D", ""))
				.filter(digits -> !digits.isEmpty() && digits.length() < 16).mapToLong(Long::parseLong).findFirst().orElse(0);
	}

	private static List<String> lines(String file) {
		try {
			return Files.readAllLines(Path.of(file), StandardCharsets.ISO_8859_1);
		} catch (IOException | RuntimeException e) {
			return List.of();
		}
	}
}
