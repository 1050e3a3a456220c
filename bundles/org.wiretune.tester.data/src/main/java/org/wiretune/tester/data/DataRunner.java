/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data;

import static org.wiretune.tester.data.base.DataTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.tester.data.base.DataSettings;
import org.wiretune.tester.data.database.DatabaseKind;
import org.wiretune.tester.data.database.DatabaseProcess;
import org.wiretune.tester.workload.WorkloadContext;
import org.wiretune.tester.workload.WorkloadRunner;

/**
 * Runs data workloads: starts the databases that are named, makes each measurement, and compares it with the first of its
 * kind. With repetitions all are measured once, then all again, so that a change of the machine meets all of them.
 */
public final class DataRunner implements WorkloadRunner {

	private final Map<DatabaseKind, DatabaseProcess> databases = new EnumMap<>(DatabaseKind.class);
	private final Set<DatabaseKind> missing = new HashSet<>();
	private final Map<String, Double> first = new HashMap<>();

	private final Path folder;

	/** A runner for one run, whose data is kept in the working directory of the load driver, which goes with the run. */
	public DataRunner() {
		this(Path.of("").toAbsolutePath());
	}

	/**
	 * A runner for one run.
	 *
	 * @param folder where H2 keeps its data
	 */
	public DataRunner(Path folder) {
		this.folder = folder;
	}

	@Override
	public String run(WorkloadContext context) throws Exception {
		List<DataSettings> all;
		try {
			all = DataVariants.of(context.workload());
		} catch (IllegalArgumentException e) {
			return e.getMessage();
		}
		String problem = "";
		int measured = 0;
		try {
			for (int repetition = 1; repetition <= context.workload().value(CommonKeys.REPETITIONS); repetition++) {
				for (DataSettings settings : all) {
					if (refused(settings)) {
						leaveOut(context, settings, repetition);
						continue;
					}
					DatabaseProcess database = context.isStopped() ? null : database(context, settings);
					if (database == null) {
						continue;
					}
					problem = measure(context, settings, database, repetition, measured == 0);
					measured++;
					if (!problem.isEmpty()) {
						return problem;
					}
				}
			}
			return measured == 0 && !context.isStopped() ? TEXTS.get("run.noDatabase") : "";
		} finally {
			databases.values().forEach(DatabaseProcess::close);
		}
	}

	/** Hibernate refuses changes of entities whose cache is read-only. */
	private static boolean refused(DataSettings settings) {
		return settings.cached() && settings.one(DataKeys.SECOND_LEVEL_CACHE) == DataKeys.SecondLevelCache.READ_ONLY
				&& settings.one(DataKeys.UPDATES) > 0;
	}

	private static void leaveOut(WorkloadContext context, DataSettings settings, int repetition) {
		if (repetition == 1) {
			context.tell(new RunEvent.Message(Instant.now(), TEXTS.get("run.readOnly", DataVariants.words(settings))));
		}
	}

	private String measure(WorkloadContext context, DataSettings settings, DatabaseProcess database, int repetition, boolean firstOfRun)
			throws InterruptedException {
		String group = repetition + settings.group();
		DataMeasurement measurement = new DataMeasurement(context, settings, database, repetition, firstOfRun);
		return measurement.run(first.getOrDefault(group, Double.NaN), rate -> first.putIfAbsent(group, rate));
	}

	/** The database of a measurement, started where it does not run yet; null when it cannot be started. */
	private DatabaseProcess database(WorkloadContext context, DataSettings settings) throws InterruptedException {
		DatabaseKind kind = DatabaseKind.of(settings.one(DataKeys.DATABASE));
		if (!databases.containsKey(kind) && !missing.contains(kind)) {
			try {
				DatabaseProcess started = DatabaseProcess.start(kind, folder);
				databases.put(kind, started);
				context.onStop(() -> {
					// A statement that the database does not answer ends only with the database.
					Thread end = new Thread(started::close, "Database end");
					end.setDaemon(true);
					end.start();
				});
			} catch (IOException e) {
				missing.add(kind);
				context.tell(new RunEvent.Failure(Instant.now(), TEXTS.get("run.skipped", kind.label(), e.getMessage())));
			}
		}
		return databases.get(kind);
	}
}
