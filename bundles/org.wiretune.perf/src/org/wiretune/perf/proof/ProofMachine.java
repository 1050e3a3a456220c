/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The machine of a proof in words, by which equal pairs of one are told from those of another. */
public final class ProofMachine {

	private static final Path CPUINFO = Path.of("/proc/cpuinfo");

	private ProofMachine() {
	}

	/** {@return such as {@code 2 processors, Intel Xeon, Linux amd64, Java 25}} */
	public static String words() {
		return TEXTS.get("proof.machine", Runtime.getRuntime().availableProcessors(), model(), System.getProperty("os.name") + ' ' + System.getProperty("os.arch"),
				Integer.toString(Runtime.version().feature()));
	}

	private static String model() {
		try (Stream<String> lines = Files.lines(CPUINFO)) {
			return lines.filter(line -> line.startsWith("model name")).map(line -> line.substring(line.indexOf(':') + 1).strip()).findFirst().orElse(TEXTS.get("proof.machine.unknown"));
		} catch (IOException otherSystem) {
			return TEXTS.get("proof.machine.unknown");
		}
	}
}
