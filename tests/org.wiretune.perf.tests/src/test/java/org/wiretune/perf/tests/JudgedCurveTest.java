/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.judged.JudgedCurve;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.perf.workload.LoadFigures;
import org.wiretune.perf.workload.RampFigures;

/** What steps show together when some of them must not be used. */
class JudgedCurveTest {

	private static final String PLATEAU = "Throughput stops growing at 4 users: 400 per second, within 5 % of the peak of 400 per second.";
	private static final String CLOSED = "Closed model: 16 users wait for each reply.";

	private static List<Measurement> steps(int count) {
		List<Measurement> steps = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			MeasurementBuilder builder = new MeasurementBuilder();
			builder.parameters.put("users", String.valueOf(1 << i));
			builder.seconds = 1;
			steps.add(builder.build());
		}
		return steps;
	}

	/** The last step as the load driver makes it. */
	private static Measurement last() {
		MeasurementBuilder builder = new MeasurementBuilder();
		builder.parameters.put("users", "16");
		builder.seconds = 1;
		builder.figures.put(CommonFigures.CONNECTIONS_OPENED, 16.0);
		builder.figures.put(LoadFigures.PEAK, 400.0);
		builder.figures.put(RampFigures.PLATEAU, 4.0);
		builder.figures.put(RampFigures.KNEE, 4.0);
		builder.figures.put(RampFigures.USERS_TO_FILL, 40.0);
		return builder.build().withRemarks(List.of(CLOSED, PLATEAU, "Latency turns at 4 users: mean 10 ms there, 40 ms at 16 users."));
	}

	@Test
	void aCurveOfValidStepsIsTold() {
		Measurement last = last();
		assertSame(last, JudgedCurve.of(last, steps(4)));
		Measurement inner = steps(1).get(0);
		assertSame(inner, JudgedCurve.of(inner, List.of(inner.withInvalid(List.of("The machine swapped.")))), "it says nothing of a curve");
	}

	/** "Throughput stops growing at 4 users" stood on the console, and later the step of 4 users was called not valid. */
	@Test
	void aCurveWithAStepThatMustNotBeUsedIsNotJudged() {
		List<Measurement> steps = steps(4);
		steps.set(2, steps.get(2).withInvalid(List.of("The machine swapped.")));
		Measurement judged = JudgedCurve.of(last(), steps);
		assertEquals(Set.of(CommonFigures.CONNECTIONS_OPENED), judged.figures().keySet());
		assertEquals(16.0, judged.figures().get(CommonFigures.CONNECTIONS_OPENED), "other figures of the step stay");
		assertEquals(List.of(CLOSED, "The curve is not judged: 1 of 5 steps must not be used. Mend what their reasons name and run the steps again."),
				judged.remarks().stream().filter(remark -> !remark.contains("[")).toList());
		assertTrue(judged.isValid(), "the last step itself may be used");
	}

	@Test
	void theLastStepCountsToo() {
		Measurement judged = JudgedCurve.of(last().withInvalid(List.of("The machine swapped.")), steps(4));
		assertTrue(judged.remarks().stream().anyMatch(remark -> remark.startsWith("The curve is not judged: 1 of 5 steps")), judged.remarks().toString());
		assertEquals(List.of("The machine swapped."), judged.invalid());
	}
}
