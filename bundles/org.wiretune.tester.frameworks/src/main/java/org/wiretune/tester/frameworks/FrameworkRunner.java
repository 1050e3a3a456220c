/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks;

import static org.wiretune.tester.frameworks.base.FrameworkTexts.TEXTS;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.launch.JvmArguments;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.FrameworkKeys;
import org.wiretune.perf.workload.ValueTypes;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKey;
import org.wiretune.perf.workload.WorkloadText;
import org.wiretune.tester.probe.MachineProbe;
import org.wiretune.tester.probe.MeasurementRecorder;
import org.wiretune.tester.process.LoadProcess;
import org.wiretune.tester.workload.LoadPhases;
import org.wiretune.tester.workload.WorkloadContext;
import org.wiretune.tester.workload.WorkloadRunner;

/** Runs workloads with frameworks: for each value of what the application varies, one is started, called and ended. */
public final class FrameworkRunner implements WorkloadRunner {

	@Override
	public String run(WorkloadContext context) throws Exception {
		Workload workload = context.workload();
		WorkloadKey<?> varied = FrameworkKeys.varied(workload.value(FrameworkKeys.APPLICATION));
		for (int repetition = 1; repetition <= workload.value(CommonKeys.REPETITIONS); repetition++) {
			for (Workload one : each(workload, varied)) {
				if (context.isStopped()) {
					return "";
				}
				one(context, one, varied, repetition);
			}
		}
		return "";
	}

	private static List<Workload> each(Workload workload, WorkloadKey<?> varied) {
		// All that can be varied are lists.
		@SuppressWarnings("unchecked")
		WorkloadKey<List<Object>> key = (WorkloadKey<List<Object>>) varied;
		return workload.value(key).stream().map(value -> workload.with(key, List.of(value))).toList();
	}

	private static void one(WorkloadContext context, Workload workload, WorkloadKey<?> varied, int repetition) throws IOException, InterruptedException {
		Path folder = Files.createTempDirectory(Path.of("").toAbsolutePath(), "frameworks-");
		JsonObject order = new JsonObject();
		order.addProperty(FrameworkServer.WORKLOAD, WorkloadText.write(workload));
		order.addProperty(FrameworkServer.FOLDER, folder.toString());
		try (LoadProcess application = LoadProcess.start(TEXTS.get("process"), FrameworkServer.class, arguments(context.specification().server()), order, folder)) {
			context.onStop(application::closeLater);
			MeasurementRecorder recorder = new MeasurementRecorder(parameters(workload, varied), repetition, new MachineProbe(application::resources), context::tell);
			boolean complete = false;
			try {
				LoadPhases.run(context, application, recorder);
				complete = !context.isStopped();
			} catch (IOException e) {
				// A stop closes the application under this measurement.
				if (!context.isStopped()) {
					throw e;
				}
			} finally {
				recorder.remark(TEXTS.get("remark." + workload.value(FrameworkKeys.APPLICATION).name()));
				recorder.finish(complete);
			}
		} finally {
			delete(folder);
		}
	}

	/** Those of the run's server are passed on, so that processors and collectors can be compared here too. */
	private static List<String> arguments(ServerSettings settings) {
		List<String> arguments = new ArrayList<>();
		JvmArguments.of(settings.jvmArguments()).passedOn().stream().filter(argument -> !argument.startsWith("-Xm")).forEach(arguments::add);
		arguments.add("-Xmx" + settings.maximumHeapMegabytes() + 'm');
		return arguments;
	}

	private static Map<String, String> parameters(Workload workload, WorkloadKey<?> varied) {
		Map<String, String> parameters = new LinkedHashMap<>();
		parameters.put(FrameworkKeys.APPLICATION.name(), ValueTypes.word(workload.value(FrameworkKeys.APPLICATION)));
		parameters.put(varied.name(), varied.name() + ' ' + workload.text(varied));
		return parameters;
	}

	private static void delete(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
				Files.deleteIfExists(file);
			}
		}
	}
}
