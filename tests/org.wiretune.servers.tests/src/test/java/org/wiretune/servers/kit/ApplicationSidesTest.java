/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.proof.Change;
import org.wiretune.perf.proof.ProofRun;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.TargetKeys;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.servers.application.OwnConfiguration;

/** Which starts of a side are made again, and which end a proof. */
class ApplicationSidesTest {

	private static final Workload LOAD = Workload.of(WorkloadKind.RAMP).with(RampKeys.USERS, List.of(1)).with(TargetKeys.REQUEST, List.of("GET /hello")).with(TimedKeys.WARM_UP, Duration.ZERO)
			.with(TimedKeys.DURATION, Duration.ofMillis(200));

	@TempDir
	Path folder;

	private RunFile run(String argument) throws IOException {
		OwnConfiguration own = new OwnConfiguration(SmallApplication.write(folder.resolve("small.jar")), Optional.empty(), List.of("-XX:TieredStopAtLevel=1", argument));
		ApplicationServer server = ApplicationServer.of(own, Optional.empty(), LOAD, 60);
		RunSpecification run = new RunSpecification("own", LOAD, ServerSettings.builder().build());
		return new ApplicationSides(server, server).starter(RealServers.tester(), JavaInstallation.current()).start(new Change("", "").before(run), 1, folder.resolve("run.json")).result().join();
	}

	@Test
	@Tag("processes")
	void aStartWhosePortAnotherProgramTookIsMadeAgain() throws Exception {
		Path first = folder.resolve("first");
		assertEquals(RunState.COMPLETED, run("-Dsmall.taken=" + first).state());
		assertTrue(Files.exists(first), "the first start failed");
	}

	@Test
	@Tag("processes")
	void anApplicationThatDoesNotStartEndsTheProof() {
		CompletionException failure = assertThrows(CompletionException.class, () -> run("-Dsmall.fails=true"));
		assertTrue(failure.getCause() instanceof ProofRun.CannotStart && failure.getCause().getMessage().contains(SmallApplication.REASON), String.valueOf(failure.getCause()));
	}

	@ParameterizedTest
	@ValueSource(strings = { "CWWKO0221E: TCP Channel defaultHttpEndpoint initialization did not succeed. The port might already be in use. Exception Message: Address already in use",
			"WFLYCTL0013: Operation failed: java.net.BindException: Address already in use /127.0.0.1:18080", "Web server failed to start. Port 8080 was already in use.", "Port already bound: 8080" })
	void eachServerSaysItInItsOwnWords(String reason) {
		assertTrue(ApplicationSides.isPortTaken(reason));
	}

	@Test
	void otherFailuresAreNone() {
		assertFalse(ApplicationSides.isPortTaken(SmallApplication.REASON));
	}
}
