/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKey;

/** The settings of a run as rows, with their sources and those of the run before. */
public final class RunSettings {

	/** Keys that have rows of their own. */
	private static final Set<WorkloadKey<?>> LOOP_ROWS = Set.of(LoopKeys.LOOPS, LoopKeys.WARMUP_LOOPS, LoopKeys.CLIENTS,
			CommonKeys.CALL_TIMEOUT, LoopKeys.PROGRESS_EVERY);

	private record Value(String label, String text, String source) {
	}

	private RunSettings() {
	}

	/**
	 * Lists the settings.
	 *
	 * @param run the run
	 * @param before the run before, empty for none
	 * @return settings of the run and of the server, then those that only the run before had, then where the run took place
	 *         and what is to be known about it
	 */
	public static List<SettingRow> of(RunFile run, Optional<RunFile> before) {
		Map<String, Value> now = values(run.specification());
		Map<String, Value> old = before.map(RunFile::specification).map(RunSettings::values).orElse(Map.of());
		List<SettingRow> rows = new ArrayList<>();
		now.forEach((key, value) -> {
			String earlier = old.containsKey(key) ? old.get(key).text() : before.isPresent() ? TEXTS.get("value.none") : "";
			rows.add(new SettingRow(value.label(), value.text(), earlier, value.source(),
					before.isPresent() && !earlier.equals(value.text())));
		});
		old.forEach((key, value) -> {
			if (!now.containsKey(key)) {
				rows.add(new SettingRow(value.label(), TEXTS.get("value.none"), value.text(), "", true));
			}
		});
		environment(rows, "setting.operatingSystem", run.environment().operatingSystem(),
				before.map(some -> some.environment().operatingSystem()));
		environment(rows, "setting.processors", processors(run), before.map(RunSettings::processors));
		environment(rows, "setting.serverJvm", run.environment().serverJvm(), before.map(some -> some.environment().serverJvm()));
		environment(rows, "setting.driverJvm", run.environment().driverJvm(), before.map(some -> some.environment().driverJvm()));
		run.notes().forEach(note -> rows.add(new SettingRow(TEXTS.get("setting.note"), note, "", "", false)));
		return rows;
	}

	private static String processors(RunFile run) {
		return run.environment().processors() == 0 ? "" : Integer.toString(run.environment().processors());
	}

	private static void environment(List<SettingRow> rows, String key, String value, Optional<String> before) {
		if (!value.isEmpty()) {
			String earlier = before.orElse("");
			rows.add(new SettingRow(TEXTS.get(key), value, earlier, "", !earlier.isEmpty() && !earlier.equals(value)));
		}
	}

	private static Map<String, Value> values(RunSpecification run) {
		Map<String, Value> values = new LinkedHashMap<>();
		if (!run.isLoop()) {
			values.put("kind", new Value(TEXTS.get("setting.workload"), run.workload().kind().label(), ""));
			workload(values, run);
			server(values, run.server());
			return values;
		}
		put(values, "loops", Integer.toString(run.loops()), "");
		put(values, "warmupLoops", Integer.toString(run.warmupLoops()), "");
		put(values, "clients", Integer.toString(run.clients()), "");
		put(values, "callTimeoutSeconds", TEXTS.get("value.seconds", Integer.toString(run.callTimeoutSeconds())), "");
		workload(values, run);
		server(values, run.server());
		return values;
	}

	/** The keys of the workload that have no row of their own yet. */
	private static void workload(Map<String, Value> values, RunSpecification run) {
		Workload workload = run.workload();
		for (WorkloadKey<?> key : workload.kind().keys()) {
			String text = workload.text(key).replace("\n", "; ");
			if (key != CommonKeys.NAME && !text.isEmpty() && !(run.isLoop() && LOOP_ROWS.contains(key))) {
				values.put("workload." + key.name(), new Value(key.label(), text,
						TEXTS.get(workload.isSet(key) ? "setting.file" : "setting.standard")));
			}
		}
	}

	private static void server(Map<String, Value> values, ServerSettings server) {
		Map<String, String> sources = server.sources();
		put(values, "serverKind", server.type().label(), "");
		server.own().forEach((key, value) -> values.put(key.field(),
				new Value(key.label(), Integer.toString(value), source(sources, key.field()))));
		put(values, "maximumHeapMegabytes", TEXTS.get("value.megabytes", Integer.toString(server.maximumHeapMegabytes())),
				source(sources, ServerSettings.KEY_MAXIMUM_HEAP));
		put(values, "initialHeapMegabytes", server.initialHeapMegabytes().isPresent()
				? TEXTS.get("value.megabytes", Integer.toString(server.initialHeapMegabytes().getAsInt()))
				: TEXTS.get("value.jvmChooses"), source(sources, ServerSettings.KEY_INITIAL_HEAP));
		for (ThreadPoolSettings pool : server.threadPools()) {
			values.put("threadPool." + pool.name(), new Value(TEXTS.get("setting.threadPool", pool.name()),
					TEXTS.get("setting.threadPool.value", Integer.toString(pool.minimum()), Integer.toString(pool.maximum()),
					Long.toString(pool.inactivityTimeoutMillis())),
					pool.source()));
		}
		put(values, "scaThreadPool", server.scaThreadPool(), source(sources, ServerSettings.KEY_SCA_THREAD_POOL));
		put(values, "jmsThreadPool", server.jmsThreadPool(), source(sources, ServerSettings.KEY_JMS_THREAD_POOL));
		put(values, "webThreadPool", server.webThreadPool(), source(sources, ServerSettings.KEY_WEB_THREAD_POOL));
		put(values, "scaMaximumConcurrency", Integer.toString(server.scaMaximumConcurrency()),
				source(sources, ServerSettings.KEY_SCA_MAXIMUM_CONCURRENCY));
		put(values, "jmsMaximumConcurrency", Integer.toString(server.jmsMaximumConcurrency()),
				source(sources, ServerSettings.KEY_JMS_MAXIMUM_CONCURRENCY));
		put(values, "jvmArguments", server.jvmArguments().isEmpty() ? TEXTS.get("value.none")
				: String.join(" ", server.jvmArguments()), source(sources, ServerSettings.KEY_JVM_ARGUMENTS));
		put(values, "journalBufferTimeoutMicros", TEXTS.get("value.micros", Integer.toString(server.journalBufferTimeoutMicros())),
				source(sources, ServerSettings.KEY_JOURNAL_BUFFER_TIMEOUT));
	}

	private static String source(Map<String, String> sources, String key) {
		return sources.getOrDefault(key, "");
	}

	private static void put(Map<String, Value> values, String key, String text, String source) {
		values.put(key, new Value(TEXTS.get("setting." + key), text, source));
	}
}
