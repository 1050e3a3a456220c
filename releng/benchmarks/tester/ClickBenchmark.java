/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;

/** From the start of a run of 200 loops at 1 KB to its result, and where the time goes. */
public final class ClickBenchmark {

	private static final double GOAL_SECONDS = 5;
	private static final double NANOS_IN_SECOND = 1e9;

	/**
	 * When a part of a run was over.
	 *
	 * @param nanos nanoseconds since the start of the run
	 * @param cpuSeconds processor time of server and driver so far; what the part would take on a quiet machine is near it
	 */
	private record End(long nanos, double cpuSeconds) {
	}

	/** The parts of a run in their order. */
	private static final class Course {
		private final long start = System.nanoTime();
		private final Map<String, End> ends = new LinkedHashMap<>();
		private double cpuSeconds;

		synchronized void end(String part) {
			// A process that has ended has taken its processor time with it.
			cpuSeconds = Math.max(cpuSeconds, ProcessHandle.current().children()
					.flatMap(child -> child.info().totalCpuDuration().stream())
					.mapToDouble(cpu -> cpu.toNanos() / NANOS_IN_SECOND).sum());
			ends.put(part, new End(System.nanoTime() - start, cpuSeconds));
		}

		void happened(RunEvent event) {
			switch (event) {
				case RunEvent.ServerReady ready -> end("server ready");
				case RunEvent.DriverReady ready -> end("driver connected");
				case RunEvent.WarmUpStarted started -> end("open " + started.binding().label());
				case RunEvent.MeasurementStarted started -> end("warm up " + started.binding().label());
				case RunEvent.CellFinished finished -> end("measure " + finished.cell().bindingLabel());
				case RunEvent.MeasurementFinished finished -> end("figures " + finished.measurement().parameters().get("binding"));
				case RunEvent.Finished finished -> end("processes ended");
				default -> {
				}
			}
		}

		double seconds() {
			return ends.values().stream().mapToLong(End::nanos).max().orElseThrow() / NANOS_IN_SECOND;
		}
	}

	private ClickBenchmark() {
	}

	/**
	 * Measures.
	 *
	 * @param arguments folder with the jars of the tester; number of rounds
	 * @throws Exception when a run cannot be started or fails
	 */
	public static void main(String[] arguments) throws Exception {
		TesterInstallation tester = TesterInstallation.in(Path.of(arguments[0]));
		int rounds = Integer.parseInt(arguments[1]);
		Path folder = Files.createTempDirectory("wiretune-click-");
		try {
			RunSpecification lab = RunSpecification.lab().withName("Click").withSizes(List.of(1024));
			boolean met = measured("one binding (HTTP sync), after 200 loops for warm-up", lab.withBindings(List.of(BindingUnderTest.HTTP_SYNC)), tester,
					rounds, folder);
			met &= measured("all five bindings, from cold as in the lab", lab.withLoops(200, 0), tester, rounds, folder);
			// Twice as many loops: what a start of the module's configuration does; the goal does not speak of it.
			measured("all five bindings, each after another 200 loops for warm-up", lab, tester, rounds, folder);
			System.exit(met ? 0 : 1);
		} finally {
			try (Stream<Path> files = Files.walk(folder)) {
				files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
			}
		}
	}

	private static boolean measured(String what, RunSpecification specification, TesterInstallation tester, int rounds, Path folder)
			throws Exception {
		// Writes the archives of classes where there are none yet.
		run(specification, tester, folder);
		List<Course> courses = new ArrayList<>();
		for (int i = 0; i < rounds; i++) {
			courses.add(run(specification, tester, folder));
		}
		courses.sort(Comparator.comparingDouble(Course::seconds));
		Course middle = courses.get(rounds / 2);
		System.out.printf("%n200 loops at 1 KB, %s%n%-22s %9s %9s %9s%n", what, "until", "seconds", "CPU s", "in all");
		End before = new End(0, 0);
		for (Map.Entry<String, End> part : middle.ends.entrySet()) {
			End end = part.getValue();
			System.out.printf("%-22s %9.3f %9.2f %9.3f%n", part.getKey(), (end.nanos() - before.nanos()) / NANOS_IN_SECOND,
					end.cpuSeconds() - before.cpuSeconds(), end.nanos() / NANOS_IN_SECOND);
			before = end;
		}
		boolean met = middle.seconds() < GOAL_SECONDS;
		System.out.printf("processor time of server and driver: %.2f s%n", before.cpuSeconds());
		System.out.printf("from click to result, %d rounds: best %.2f s, median %.2f s, worst %.2f s; under %.0f s: %s%n", rounds,
				courses.getFirst().seconds(), middle.seconds(), courses.getLast().seconds(), GOAL_SECONDS, met ? "yes" : "no");
		return met;
	}

	private static Course run(RunSpecification specification, TesterInstallation tester, Path folder) throws Exception {
		Course course = new Course();
		RunFile result = PerformanceRun.start(specification, tester, JavaInstallation.current(), course::happened,
				folder.resolve("run.json")).result().get();
		course.end("result");
		if (result.state() != RunState.COMPLETED) {
			throw new IllegalStateException(result.reason());
		}
		return course;
	}
}
