/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.OptionalDouble;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.AlarmMoment;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.ReachedLimit;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunGauge;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.result.Timings;

/** Runs with known figures. */
final class SampleRun {

	static final Instant START = Instant.parse("2026-03-04T13:52:05.123Z");

	private SampleRun() {
	}

	static RunCell cell(String binding, int size, double mean) {
		return new RunCell(binding, size, 200, 100, 1, 3, new Timings(mean, mean / 2, mean - 0.1, mean * 2, mean * 3),
				1000 / mean, "Default : 0", 19.53125, OptionalDouble.empty(), true);
	}

	/** A pool of 15 beans under 25 sessions, in the five seconds of a usual run. */
	static ReachedLimit reached() {
		return new ReachedLimit("RequestBean instances", 15, 15, "count", 5, 12, "mdb-sessions-oscillate-live", 3, 5,
				"RequestBean instances reached the limit: 15 of 15 in 5 of the 12 seconds in which it was read. No alarm was raised.");
	}

	/** A gauge of the user's own, read each second of the first twelve. */
	static RunGauge gauge() {
		List<Double> seconds = IntStream.range(0, 12).mapToObj(second -> second + 0.5).toList();
		return new RunGauge("Live threads", "java.lang:type=Threading#ThreadCount", "threads", 200, true, seconds, seconds.stream().map(second -> 40 + second).toList());
	}

	static KeptAlarm alarm(boolean over) {
		Alarm alarm = new Alarm("mdb-sessions-oscillate-live", "waiting", "OrderBean", START.plusSeconds(7).toEpochMilli(), 24.6, 15, Double.NaN, "count",
				LimitOwner.MESSAGE_DRIVEN_POOL, "Sessions of message-driven bean OrderBean want 24.6 instances at once and its pool has 15.",
				List.of(new AlarmMoment(START.plusSeconds(6).toEpochMilli(), 24.6, 15, true),
						new AlarmMoment(START.plusSeconds(7).toEpochMilli(), Double.NaN, 15, false)));
		return new KeptAlarm(alarm, over ? OptionalLong.of(START.plusSeconds(31).toEpochMilli()) : OptionalLong.empty(), "run.threads-1.txt");
	}

	static RunFile run(Instant start, RunCell... cells) {
		ServerSettings settings = ServerSettings.builder().maximumHeapMegabytes(512).initialHeapMegabytes(128)
				.threadPool(new ThreadPoolSettings("Pool_SIBus_SCA", 5, 20, 5000, "server.xml:17"))
				.scaThreadPool("Pool_SIBus_SCA").jvmArguments(List.of("-Dname=Jürgen \"x\"", "-Xlog:gc"))
				.source(ServerSettings.KEY_MAXIMUM_HEAP, "LocalServer/server.xml:4").build();
		return new RunFile(RunFileFormat.SCHEMA,
				RunSpecification.lab().withName("Läufer & <Co>").withServer(settings).withLoops(200, 100), start,
				Optional.of(start.plusSeconds(12)), RunState.STOPPED, "Stopped by the user.",
				new RunEnvironment("Linux 6.1", 2, "OpenJDK 25 (G1)", "OpenJDK 25", 4711, 4712),
				List.of("A note with \"quotes\" and a \u2028 separator."), List.of(cells));
	}
}
