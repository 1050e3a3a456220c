/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.wiretune.core.Figure;
import org.wiretune.perf.stat.LoadCurve;
import org.wiretune.perf.stat.LoadCurveText;
import org.wiretune.perf.workload.LoadFigures;
import org.wiretune.perf.workload.RampFigures;
import org.wiretune.tester.probe.MeasurementRecorder;

/** Gathers the steps of a workload and says at its last measurement what they show together. */
final class Curve {

	private final String unit;
	private final Figure plateau;
	private final Figure knee;
	private final OptionalDouble pauseMs;
	private final List<LoadCurve.Step> steps = new ArrayList<>();

	/** In what load is counted, and the figures that are loads; and the mean pause of users, empty where there are none. */
	Curve(String unit, Figure plateau, Figure knee, OptionalDouble pauseMs) {
		this.unit = unit;
		this.plateau = plateau;
		this.knee = knee;
		this.pauseMs = pauseMs;
	}

	void add(double load, LoadCurve.Step step) {
		steps.add(new LoadCurve.Step(load, step.perSecond(), step.latencyMs()));
	}

	/** Adds what the steps show to the last measurement. It is told with that measurement, when all steps have been judged. */
	void conclude(MeasurementRecorder last) {
		LoadCurve curve = LoadCurve.of(steps);
		if (curve.steps().size() < 2) {
			return;
		}
		last.figure(LoadFigures.PEAK, curve.peak().orElseThrow().perSecond());
		curve.plateau().ifPresent(step -> last.figure(plateau, step.load()));
		curve.knee().ifPresent(step -> last.figure(knee, step.load()));
		List<String> sentences = new ArrayList<>(LoadCurveText.of(curve, unit));
		pauseMs.ifPresent(pause -> {
			last.figure(RampFigures.USERS_TO_FILL, curve.usersToFill(pause).orElseThrow());
			sentences.add(LoadCurveText.usersToFill(curve, pause));
		});
		sentences.forEach(last::remark);
	}
}
