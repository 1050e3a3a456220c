/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.workload.CommonFigures;

class GcLogTest {

	@TempDir
	Path folder;

	private static Measurement measurement(double from, double to) {
		return new Measurement("m", Map.of(), 1, Instant.EPOCH,
				List.of(new Phase(Phase.WARM_UP, 0, from), new Phase(Phase.MEASUREMENT, from, to)), Distribution.NONE, Map.of(), 0,
				0, Map.of(), Map.of(), Map.of(), Resources.UNKNOWN, List.of(), List.of(), List.of(), true);
	}

	@Test
	void safepointsOfTheStretchAreSummed() {
		GcLogLines lines = new GcLogLines(1000, 2000);
		for (String line : """
				[5ms][gc] Using G1
				[999ms][safepoint] Safepoint "Cleanup", Time since last: 1 ns, Reaching safepoint: 2 ns, At safepoint: 3 ns, Total: 7000000 ns
				[1000ms][safepoint] Safepoint "G1CollectForAllocation", Time since last: 9 ns, Reaching safepoint: 1 ns, Cleanup: 2 ns, At safepoint: 3 ns, Total: 1500000 ns
				[1500ms][safepoint   ] Safepoint "ICBufferFull", Time since last: 9 ns, Reaching safepoint: 1 ns, At safepoint: 3 ns, Leaving safepoint: 5 ns, Total: 500000 ns, Threads: 0 runnable, 12 total
				[1500ms][gc,start    ] GC(3) Pause Young (Normal) (G1 Evacuation Pause)
				[1501ms][gc          ] GC(3) Pause Young (Normal) (G1 Evacuation Pause) 24M->4M(256M) 1.203ms
				[1502ms][gc          ] GC(4) Pause Young (Mixed) (G1 Evacuation Pause) 24M->4M(256M) 1.203ms
				[1503ms][gc          ] GC(5) Pause Full (System.gc()) 24M->4M(256M) 11.203ms
				[1504ms][gc,phases   ] GC(5) Pause Full nothing 1ms
				[2001ms][gc          ] GC(6) Pause Full (System.gc()) 24M->4M(256M) 11.203ms
				nonsense
				[99999999999999999999ms][safepoint] Safepoint "X", Total: 1 ns
				""".lines().toList()) {
			lines.add(line);
		}
		assertEquals(2.0, lines.safepointMs(), 1e-9);
		assertEquals(2, lines.young());
		assertEquals(2, lines.old());
		assertEquals(1, lines.starts());
	}

	/** A real JVM that collects twice, says when it was ready, collects once more, and ends. */
	@Test
	void aRealServerFillsItsOwnLog() throws Exception {
		Path runFile = folder.resolve("a run, with: blanks.json");
		JavaInstallation java = JavaInstallation.current();
		GcLog log = GcLog.beside(runFile, java).orElseThrow();
		Files.writeString(log.file(), "[1ms][gc] Using Serial\n");
		log.removeOld();
		Path program = Files.writeString(folder.resolve("Collects.java"), """
				public class Collects {
					public static void main(String[] arguments) throws Exception {
						System.gc();
						System.gc();
						System.out.println(java.lang.management.ManagementFactory.getRuntimeMXBean().getUptime());
						System.in.read();
						System.gc();
						System.out.println("collected");
						System.in.read();
					}
				}
				""");
		List<String> command = new ArrayList<>(List.of(java.executable().toString(), "-Xlog:disable", "-Xmx64m", "-XX:TieredStopAtLevel=1"));
		command.addAll(log.arguments());
		command.add(program.toString());
		Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
		try (BufferedReader lines = new BufferedReader(
				new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
			long uptime = Long.parseLong(lines.readLine());
			long ready = System.nanoTime();
			log.serverReady(uptime, ready);
			process.getOutputStream().write('\n');
			process.getOutputStream().flush();
			assertEquals("collected", lines.readLine());
			// The measurement began when the server was ready; a minute more, because a line may be told late on a busy machine.
			long now = System.nanoTime() + 60_000_000_000L;
			double seconds = (now - ready) / 1e9;
			Measurement completed = log.completed(measurement(0, seconds), now);
			assertTrue(completed.resources().safepointMs() > 0, completed.resources().toString());
			assertTrue(completed.figures().get(CommonFigures.OLD_COLLECTIONS) >= 1, completed.figures().toString());
			assertEquals(1, log.starts());
		} finally {
			process.destroyForcibly().waitFor();
		}
	}

	@Test
	void aRotatedLogIsReadToItsEnd() throws Exception {
		Path file = folder.resolve("x.gc.log");
		GcLog log = GcLog.beside(folder.resolve("x.json"), JavaInstallation.current()).orElseThrow();
		assertEquals(file.toAbsolutePath(), log.file());
		log.serverReady(0, 0);
		String line = "[%dms][safepoint] Safepoint \"Cleanup\", Total: 1000000 ns%n";
		Files.writeString(file, String.format(line, 100) + String.format(line, 200));
		assertEquals(2, log.completed(measurement(0, 1), 1_000_000_000L).resources().safepointMs(), 1e-9);
		Files.writeString(folder.resolve("x.gc.log.0"), Files.readString(file) + String.format(line, 1100));
		Files.writeString(file, String.format(line, 1200));
		assertEquals(2, log.completed(measurement(0, 1), 2_000_000_000L).resources().safepointMs(), 1e-9);
	}

	@Test
	void aNameThatHotSpotWouldChangeHasNoLog() {
		assertTrue(GcLog.beside(folder.resolve("100%p.json"), JavaInstallation.current()).isEmpty());
		assertTrue(GcLog.beside(folder.resolve("x.json"), new JavaInstallation(folder.resolve("bin/java"), 21)).isEmpty());
	}
}
