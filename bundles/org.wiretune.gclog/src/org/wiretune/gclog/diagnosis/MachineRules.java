/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import static org.wiretune.gclog.GcEvents.UNKNOWN;
import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.util.List;
import java.util.function.Consumer;

import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.Incident;
import org.wiretune.gclog.IncidentKind;
import org.wiretune.gclog.JvmStart;
import org.wiretune.core.Severity;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.safety.quantity.Quantity;

/** Rules on the machine and the collector as such: processor time, a collector of one thread, one that never collects. */
final class MachineRules extends LogRules {

	private static final int STOPS = 3;
	private static final int SERIAL_PERCENT = 1;
	private static final int EPSILON_PERCENT = 80;

	MachineRules(GcDiagnosis.Case facts, Consumer<GcFinding> found) {
		super(facts, found);
	}

	@Override
	void check() {
		processor(IncidentKind.SYSTEM_TIME, "gc-system-time", facts.machine().isJ9() ? "" : "-XX:+AlwaysPreTouch");
		processor(IncidentKind.PROCESSOR_MISSING, "gc-processor-missing", "");
		serial();
		epsilon();
	}

	private void processor(IncidentKind kind, String id, String setting) {
		Incident incident = facts.log().incidents(kind);
		if (incident.count() < STOPS) {
			return;
		}
		found(id, Severity.WARNING, TEXTS.get(id, incident.count(), Quantity.nanoseconds(incident.totalNanos()).text(), STOPS - 1, setting.isEmpty() ? "" : " " + facts.next(setting)),
				String.valueOf(incident.count()), String.valueOf(STOPS - 1), setting, List.of(), incident.lines());
	}

	private void serial() {
		JvmStart start = facts.lastStart();
		double share = facts.summary().pausePercent();
		if (!facts.machine().collector().equals("Serial") || start.processors() < 2 || !(share >= SERIAL_PERCENT)) {
			return;
		}
		Evidence evidence = where(row -> events.get(GcColumn.LINE, row) == facts.summary().maxPauseLine());
		String setting = facts.machine().parallelCollector();
		found("gc-serial-collector", Severity.INFO,
				TEXTS.get("gc-serial-collector", start.processors(), Quantity.percent(share).text(), SERIAL_PERCENT, setting), String.valueOf(start.processors()), "1", setting, evidence);
	}

	private void epsilon() {
		JvmStart start = facts.lastStart();
		long heap = facts.heap();
		long used = start.usedBytes();
		if (!facts.machine().collector().equals("Epsilon") || heap <= 0 || used == UNKNOWN) {
			return;
		}
		boolean nearly = used * 100.0 >= heap * (double) EPSILON_PERCENT || facts.log().incidents(IncidentKind.OUT_OF_MEMORY).count() > 0;
		String share = Quantity.percent(used * 100.0 / heap).text();
		String setting = facts.machine().parallelCollector();
		long runtime = start.runtimeNanos();
		String left = runtime <= 0 || used <= 0 ? TEXTS.get("epsilon.unknown")
				: TEXTS.get("epsilon.left", Quantity.bytes(used / (Nanoseconds.toSeconds(runtime))).text(), Quantity.nanoseconds((long) ((double) runtime / used * Math.max(0, heap - used))).text());
		found("gc-epsilon-exhausted", nearly ? Severity.WARNING : Severity.INFO,
				TEXTS.get("gc-epsilon-exhausted", Quantity.bytes(used).text(), share, Quantity.bytes(heap).text(), EPSILON_PERCENT, left, setting), share, Quantity.percent(EPSILON_PERCENT).text(), setting,
				List.of(), List.of(start.usedLine()));
	}
}
