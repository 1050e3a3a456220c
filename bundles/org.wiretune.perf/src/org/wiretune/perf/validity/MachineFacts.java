/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What the machine says of itself.
 *
 * @param processors processors that this program may use
 * @param virtual whether it is a virtual machine on a host that others share
 * @param committedBytes memory that has been promised to processes, 0 when it is not known
 * @param memoryBytes memory there is, without swap space; 0 when it is not known
 * @param dataInMemory whether the folder for the data of runs lies on a file system in memory, such as tmpfs
 * @param unchecked what this system does not tell, so that nothing can be said of it, neither good nor bad
 */
public record MachineFacts(int processors, boolean virtual, long committedBytes, long memoryBytes, boolean dataInMemory, Set<MachineCheck> unchecked) {

	private static final long KILO = 1024;
	/** Of the first line of {@code /proc/stat}, behind the name, see proc(5). */
	private static final int STOLEN_FIELD = 8;
	private static final List<String> IN_MEMORY = List.of("tmpfs", "ramfs");

	/** Keeps what is unchecked in the order of the checks. */
	public MachineFacts {
		Set<MachineCheck> ordered = EnumSet.noneOf(MachineCheck.class);
		ordered.addAll(unchecked);
		unchecked = Collections.unmodifiableSet(ordered);
	}

	/**
	 * A machine that tells all there is to know.
	 *
	 * @param processors processors that this program may use
	 * @param virtual whether it is a virtual machine on a host that others share
	 * @param committedBytes memory that has been promised to processes, 0 when it is not known
	 * @param memoryBytes memory there is, without swap space; 0 when it is not known
	 * @param dataInMemory whether the folder for the data of runs lies on a file system in memory
	 */
	public MachineFacts(int processors, boolean virtual, long committedBytes, long memoryBytes, boolean dataInMemory) {
		this(processors, virtual, committedBytes, memoryBytes, dataInMemory, Set.of());
	}

	/** {@return the facts of this machine; what it does not tell, as where there is no {@code /proc}, is unchecked} */
	public static MachineFacts read() {
		return read(Path.of("/proc"), SystemFigures.ofThisMachine());
	}

	/**
	 * Reads the facts of a machine.
	 *
	 * @param proc the folder in which Linux tells of itself; need not exist
	 * @param system what the virtual machine knows of the system
	 */
	static MachineFacts read(Path proc, SystemFigures system) {
		List<String> cpuinfo = lines(proc.resolve("cpuinfo"));
		MachineFacts told = of(Runtime.getRuntime().availableProcessors(), cpuinfo, lines(proc.resolve("meminfo")), fileSystem(Path.of(System.getProperty("java.io.tmpdir"))));
		long memory = told.memoryBytes > 0 ? told.memoryBytes : system.memoryBytes();
		long committed = told.committedBytes > 0 ? told.committedBytes : system.committedBytes();
		Set<MachineCheck> unchecked = EnumSet.noneOf(MachineCheck.class);
		boolean times = lines(proc.resolve("stat")).stream().findFirst().filter(line -> line.trim().split("\\s+").length > STOLEN_FIELD).isPresent();
		if (!times) {
			unchecked.add(MachineCheck.STOLEN);
		}
		if (!times && !system.tellsLoad()) {
			unchecked.add(MachineCheck.OTHERS);
		}
		if (lines(proc.resolve("vmstat")).stream().noneMatch(line -> line.startsWith("pswpin "))) {
			unchecked.add(MachineCheck.SWAPPED);
		}
		if (memory <= 0 || committed <= 0) {
			unchecked.add(MachineCheck.COMMITTED);
		}
		// Processors other than those of x86 have no such line.
		if (cpuinfo.stream().noneMatch(line -> line.startsWith("flags"))) {
			unchecked.add(MachineCheck.VIRTUAL);
		}
		return new MachineFacts(told.processors, told.virtual, committed, memory, told.dataInMemory, unchecked);
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

	private static List<String> lines(Path file) {
		try {
			return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
		} catch (IOException | RuntimeException e) {
			return List.of();
		}
	}
}
