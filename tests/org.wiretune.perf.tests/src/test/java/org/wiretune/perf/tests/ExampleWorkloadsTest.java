/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wiretune.perf.workload.WorkloadText;

class ExampleWorkloadsTest {

	static Stream<Path> examples() throws IOException {
		Path root = Path.of("").toAbsolutePath();
		while (!Files.isDirectory(root.resolve("releng/workloads"))) {
			root = root.getParent();
		}
		List<Path> examples = new ArrayList<>();
		for (String folder : List.of("releng/workloads", "bundles/org.wiretune.perf/src/org/wiretune/perf/proof/workloads")) {
			try (Stream<Path> files = Files.list(root.resolve(folder))) {
				files.filter(file -> file.toString().endsWith('.' + WorkloadText.FILE_EXTENSION)).sorted().forEach(examples::add);
			}
		}
		return examples.stream();
	}

	@ParameterizedTest
	@MethodSource("examples")
	void anExampleHasNoProblem(Path file) throws IOException {
		assertEquals(List.of(), WorkloadText.read(Files.readString(file)).problems());
	}
}
