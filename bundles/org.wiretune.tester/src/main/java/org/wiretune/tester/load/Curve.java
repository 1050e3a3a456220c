/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.wiretune.perf.stat.CurveFigures;
import org.wiretune.perf.stat.LoadCurve;
import org.wiretune.perf.stat.LoadCurveText;
import org.wiretune.tester.probe.MeasurementRecorder;

/** Gathers the steps of a workload and says at its last measurement what they show together. */
final class Curve {

	private final String unit;
	private final OptionalDouble pauseMs;
	private final List<LoadCurve.Step> steps = new ArrayList<>();

	/** In what load is counted; and the mean pause of users, empty where there are none. */
	Curve(String unit, OptionalDouble pauseMs) {
		this.unit = unit;
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
		last.figure(CurveFigures.peak(), curve.peak().orElseThrow().perSecond());
		curve.plateau().ifPresent(step -> last.figure(CurveFigures.plateau(unit), step.load()));
		curve.knee().ifPresent(step -> last.figure(CurveFigures.knee(unit), step.load()));
		List<String> sentences = new ArrayList<>(LoadCurveText.of(curve, unit));
		pauseMs.ifPresent(pause -> {
			last.figure(CurveFigures.usersToFill(), curve.usersToFill(pause).orElseThrow());
			sentences.add(LoadCurveText.usersToFill(curve, pause));
		});
		sentences.forEach(last::remark);
	}
}
