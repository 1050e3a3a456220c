/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.workload.WorkloadText;

/** Arguments for drivers that somebody states by a system property. */
class DriverArgumentsTest {

	@TempDir
	Path tester;

	private final String before = System.getProperty(DriverArguments.PROPERTY);

	@AfterEach
	void putBack() {
		if (before == null) {
			System.clearProperty(DriverArguments.PROPERTY);
		} else {
			System.setProperty(DriverArguments.PROPERTY, before);
		}
	}

	private List<String> driver() throws Exception {
		Files.write(tester.resolve("org.wiretune.tester.jar"), new byte[0]);
		return new JvmCommand(JavaInstallation.current(), TesterInstallation.in(tester)).driver(RunSpecification.lab(), ClassArchive.none(), Path.of("run.json"));
	}

	private boolean compilesWithTheFirstCompilerOnly(String workload) throws Exception {
		Files.write(tester.resolve("org.wiretune.tester.jar"), new byte[0]);
		RunSpecification run = RunSpecification.lab().withWorkload(WorkloadText.read(workload).workload().orElseThrow());
		return new JvmCommand(JavaInstallation.current(), TesterInstallation.in(tester)).driver(run, ClassArchive.none(), Path.of("run.json")).contains("-XX:TieredStopAtLevel=1");
	}

	/** Encryption, and what turns objects into messages, would be slow without the second compiler. */
	@Test
	void aDriverThatOnlySendsPlainHttpHasTheFirstCompilerOnly() throws Exception {
		System.clearProperty(DriverArguments.PROPERTY);
		assertTrue(compilesWithTheFirstCompilerOnly("kind: ramp\nrequest: GET /ping\n"));
		assertTrue(compilesWithTheFirstCompilerOnly("kind: constant-rate\naddress: http://localhost:8080\nrequest: GET /\n"));
		assertFalse(compilesWithTheFirstCompilerOnly("kind: ramp\naddress: https://localhost:8443\nrequest: GET /\n"));
		assertFalse(compilesWithTheFirstCompilerOnly("kind: ramp\nbinding: http-sync\n"));
		assertFalse(compilesWithTheFirstCompilerOnly("kind: loop\n"));
	}

	/** A JVM with two collectors does not start. */
	@Test
	void aCollectorThatSomebodyStatesIsTheOnlyOne() throws Exception {
		System.setProperty(DriverArguments.PROPERTY, "-XX:+UseParallelGC");
		RunSpecification run = RunSpecification.lab().withWorkload(WorkloadText.read("kind: ramp\nrequest: GET /ping\n").workload().orElseThrow());
		Files.write(tester.resolve("org.wiretune.tester.jar"), new byte[0]);
		List<String> command = new JvmCommand(JavaInstallation.current(), TesterInstallation.in(tester)).driver(run, ClassArchive.none(), Path.of("run.json"));
		assertEquals(List.of("-XX:+UseParallelGC"), command.stream().filter(argument -> argument.matches("-XX:.Use.*GC")).toList());
	}

	@Test
	void withoutThePropertyADriverHasNoneAndWithItTheyStandBeforeItsClass() throws Exception {
		System.clearProperty(DriverArguments.PROPERTY);
		assertEquals(List.of(), DriverArguments.stated());
		List<String> plain = driver();
		System.setProperty(DriverArguments.PROPERTY, " -Da=1  -Db=2 ");
		List<String> stated = List.of("-Da=1", "-Db=2", "-Dwiretune.driver.arguments=-Da=1  -Db=2");
		assertEquals(stated, DriverArguments.stated());
		List<String> command = driver();
		assertEquals(plain.size() + stated.size(), command.size());
		int at = Collections.indexOfSubList(command, stated);
		assertTrue(at > 0 && at < command.indexOf("-cp"), command.toString());
	}
}
