/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wiretune.core.Figure;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.stat.LoadCurveText;
import org.wiretune.perf.workload.LoadFigures;
import org.wiretune.perf.workload.RampFigures;
import org.wiretune.perf.workload.RateFigures;

/**
 * What the steps of a workload show together, as far as it may be told. The load driver computes it before anybody has judged
 * the steps; a peak, a plateau or a knee among steps of which one must not be used is none.
 */
public final class JudgedCurve {

	/** What the last step has of the curve of all steps. */
	static final Set<Figure> OF_THE_CURVE = Set.of(LoadFigures.PEAK, RampFigures.PLATEAU, RampFigures.KNEE, RampFigures.USERS_TO_FILL,
			RateFigures.PLATEAU, RateFigures.KNEE);

	private JudgedCurve() {
	}

	/**
	 * Judges what a measurement says of the curve.
	 *
	 * @param last a measurement that has been judged; the last step carries the figures of the curve
	 * @param earlier the judged measurements before it
	 * @return the measurement; without figures and sentences of the curve, and with a sentence that says why, where one of the
	 *         steps must not be used
	 */
	public static Measurement of(Measurement last, List<Measurement> earlier) {
		if (last.figures().keySet().stream().noneMatch(OF_THE_CURVE::contains)) {
			return last;
		}
		long invalid = earlier.stream().filter(each -> !each.isValid()).count() + (last.isValid() ? 0 : 1);
		if (invalid == 0) {
			return last;
		}
		Map<Figure, Double> figures = new LinkedHashMap<>(last.figures());
		figures.keySet().removeIf(OF_THE_CURVE::contains);
		List<String> remarks = new ArrayList<>(last.remarks());
		remarks.removeIf(LoadCurveText::isOne);
		remarks.add(TEXTS.get("curve.notJudged", invalid, earlier.size() + 1));
		return new Measurement(last.id(), last.parameters(), last.repetition(), last.startedAt(), last.phases(), last.latency(), last.others(),
				last.answered(), last.perSecond(), last.errors(), figures, last.series(), last.resources(), last.seconds(), last.invalid(), remarks,
				last.complete());
	}
}
