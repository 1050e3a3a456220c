/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.perf.workload.WorkloadText;

/** The loops that are shipped as examples. */
class LoopExamplesTest {

	private static Workload example(String name) throws IOException {
		Path root = Path.of("").toAbsolutePath();
		while (!Files.isDirectory(root.resolve("releng").resolve("workloads"))) {
			root = root.getParent();
		}
		Path shipped = root.resolve("releng/workloads").resolve(name + ".workload");
		Path proof = root.resolve("bundles/org.wiretune.perf/src/org/wiretune/perf/proof/workloads").resolve(name + ".workload");
		WorkloadText.Reading reading = WorkloadText.read(Files.readString(Files.exists(shipped) ? shipped : proof));
		assertEquals(List.of(), reading.problems());
		return reading.workload().orElseThrow();
	}

	@ParameterizedTest
	@ValueSource(strings = { "lab", "steady", "burst", "two-jvms", "cold" })
	void eachIsALoopWithAName(String name) throws IOException {
		Workload workload = example(name);
		assertEquals(WorkloadKind.LOOP, workload.kind());
		assertFalse(workload.value(CommonKeys.NAME).isBlank());
	}

	@Test
	void theLabIsTheOneOfTheSource() throws IOException {
		Workload lab = example("lab");
		assertEquals(BindingUnderTest.all(), lab.value(LoopKeys.BINDINGS));
		assertEquals(List.of(1024, 102_400, 1_048_576), lab.value(LoopKeys.SIZES));
		assertEquals(200, lab.value(LoopKeys.LOOPS));
		assertEquals(LoopKeys.Mode.LAB, lab.value(LoopKeys.MODE));
	}
}
