/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.core.host.Contributors;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.perf.workload.WorkloadText;

/** A kind of workload that the example contributor adds, from its file to its figures. */
@Tag("processes")
class ContributedWorkloadTest {

	private static final String FILE = "kind: acme.poll\nname: Polls\nusers: 1, 2\nsize: 20\nwarm-up: 200 ms\nduration: 500 ms\n";

	@TempDir
	Path folder;

	@BeforeEach
	void useTheContributor() throws IOException {
		try (Stream<Path> files = Files.list(Path.of(System.getProperty("wiretune.contributor")))) {
			Contributors.use(files.filter(file -> file.getFileName().toString().matches("com\\.acme\\.flow-[^-]*(-SNAPSHOT)?\\.jar")).toList());
		}
		assertEquals(List.of(), Contributors.current().refusals());
	}

	@AfterEach
	void useItNoLonger() {
		Contributors.use(List.of());
		assertTrue(WorkloadKind.find("acme.poll").isEmpty());
	}

	@Test
	void itIsRunInStepsOfUsersInTheDriver() throws Exception {
		WorkloadText.Reading read = WorkloadText.read(FILE);
		assertEquals(List.of(), read.problems());
		Workload workload = read.workload().orElseThrow();
		assertEquals("Acme poll", workload.kind().label());
		RunFile result = TestRuns.end(TestRuns.start(new RunSpecification("Polls", workload, TestRuns.settings().build()), new EventLog(), folder.resolve("run.json")));
		assertEquals(RunState.COMPLETED, result.state(), result.reason());
		assertEquals(workload, result.specification().workload());
		assertEquals(2, result.measurements().size());
		for (Measurement one : result.measurements()) {
			assertTrue(one.answered() > 100, one.id());
			assertEquals(0, one.failed());
			assertEquals("20", one.parameters().get("size"));
			assertTrue(TestRuns.invalid(one).isEmpty(), one.invalid().toString());
		}
		assertEquals(CommonFigures.MEAN_TIME, workload.kind().headline(workload));
	}

	@Test
	void whatItCannotUseIsToldAsItSays() throws Exception {
		Workload workload = WorkloadText.read(FILE.replace("size: 20", "size: much")).workload().orElseThrow();
		RunFile result = TestRuns.end(TestRuns.start(new RunSpecification("Polls", workload, TestRuns.settings().build()), new EventLog(), folder.resolve("run.json")));
		assertTrue(result.state() != RunState.COMPLETED || result.measurements().stream().allMatch(one -> one.answered() == 0), result.state() + " " + result.measurements());
		assertTrue((result.reason() + result.measurements()).contains("much"), result.reason() + result.measurements());
	}
}
