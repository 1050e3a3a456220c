/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.JMeterKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.safety.file.Unreadable;

/**
 * Makes a run of a result file of JMeter (JTL, separated values with a header): one measurement of all its calls, with the
 * times of each sampler beside it. Memory does not grow with the file.
 */
public final class JtlImport {

	private JtlImport() {
	}

	/**
	 * Reads a result file.
	 *
	 * @param jtl the file
	 * @param name name of the run
	 * @return the run; its notes say what could not be read
	 * @throws IOException when the file cannot be read, is no such file, or holds no call; the message is a sentence
	 */
	public static RunFile read(Path jtl, String name) throws IOException {
		String fileName = String.valueOf(jtl.getFileName());
		JtlMeasurement calls = new JtlMeasurement(
				PlanStep.whole("file", fileName, List.of(TEXTS.get("jtl.allMeasured"))));
		JtlReader reader = new JtlReader(sample -> calls.add(sample, JtlMeasurement.LOCAL));
		if (!Files.exists(jtl)) {
			throw new IOException(TEXTS.get("jtl.missing", jtl));
		}
		Unreadable.checkOrdinary(jtl);
		try (FileFollower file = new FileFollower(jtl, reader::line)) {
			file.readToEnd();
		} catch (FileSystemException e) {
			throw new IOException(TEXTS.get("jtl.unreadable", jtl, Unreadable.toTheEnd(e)), e);
		}
		reader.end();
		if (!calls.hasBegun()) {
			throw new IOException(TEXTS.get("jtl.noCalls", jtl, String.join(" ", reader.problems())));
		}
		Workload workload = Workload.of(WorkloadKind.JMETER).with(JMeterKeys.PLAN, fileName);
		Measurement measurement = calls.finish(List.of(), List.of(), true);
		JMeterRecord record = new JMeterRecord(new RunSpecification(name, workload, ServerSettings.lab()), jtl,
				measurement.startedAt());
		record.add(measurement);
		record.note(TEXTS.get("jtl.imported", fileName, reader.read()));
		reader.problems().forEach(record::note);
		if (reader.broken() > 0) {
			record.note(TEXTS.get("jtl.broken", reader.broken()));
		}
		record.end(measurement.startedAt().plusMillis((long) (calls.lastEnd() * 1000)), RunState.COMPLETED, "");
		return record.run();
	}
}
