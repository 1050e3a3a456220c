/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.wiretune.perf.base.BindingUnderTest.HTTP_SYNC;
import static org.wiretune.perf.base.BindingUnderTest.JMS_ASYNC;
import static org.wiretune.perf.base.BindingUnderTest.SCA_SYNC;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.view.MeasuredLoad;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;

class MeasuredLoadTest {

	@Test
	void aLoopTellsTimesAndNoRate() {
		RunFile loop = LabRuns.number(1).cell(HTTP_SYNC, LabRuns.KB_100, 20.31).cell(JMS_ASYNC, LabRuns.KB_100, 1234.4).cell(SCA_SYNC, LabRuns.KB_100, 0.5).build();
		assertEquals(Optional.of(new MeasuredLoad(loop, "", "20.3", "1234")), MeasuredLoad.of(List.of(loop)));
	}

	@Test
	void usersTellARateTooAndTheNewestRunThatMayBeUsedCounts() {
		RunFile loop = LabRuns.number(1).cell(HTTP_SYNC, LabRuns.KB_100, 20).build();
		Measurement call = loop.measurements().get(0);
		Measurement users = new Measurement("20 users", Map.of("users", "20"), 1, call.startedAt(), call.phases(), call.latency(), call.others(), call.answered(), 1250, call.errors(), call.figures(),
				call.series(), call.resources(), call.seconds(), List.of(), List.of(), true);
		RunFile ramp = new RunFile(loop.schema(), new RunSpecification("Shop", Workload.of(WorkloadKind.RAMP), ServerSettings.builder().build()), loop.startedAt(), loop.endedAt(), loop.state(), "", loop.environment(), List.of(), List.of(), List.of(users), List.of(), List.of());
		RunFile busy = LabRuns.number(3).cell(HTTP_SYNC, LabRuns.KB_100, 90, LabRuns.BUSY).build();
		RunFile others = LabRuns.number(4).cell(SCA_SYNC, LabRuns.KB_100, 0.5).build();
		assertEquals(Optional.of(new MeasuredLoad(ramp, "1250", "20", "")), MeasuredLoad.of(List.of(loop, ramp, busy, others)));
		assertEquals(Optional.empty(), MeasuredLoad.of(List.of(busy, others)));
	}
}
