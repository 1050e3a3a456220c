/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.workload.WorkloadText;

/** Every setting of a server can be varied, and what cannot be run or compared is told before the first run. */
class ServerAssignmentTest {

	@TempDir
	Path folder;

	private static RunSpecification on(ServerType type, String workload) {
		return new RunSpecification("Run", WorkloadText.read(workload).workload().orElseThrow(), ServerSettings.builder().type(type).build());
	}

	private static final RunSpecification WILDFLY = on(ServerType.WILDFLY, "kind: ramp\nrequest: GET /ping\nusers: 4, 8\n");

	@ParameterizedTest
	@EnumSource(ServerKey.class)
	void whatAServerHasCanBeVariedAndNoOtherTakesIt(ServerKey key) {
		int value = key.least() + 7;
		for (ServerType type : ServerType.values()) {
			RunSpecification base = on(type, "kind: ramp\n");
			if (key.servers().contains(type)) {
				Variant variant = Variant.parse(key.word() + '=' + value, base);
				assertEquals(OptionalInt.of(value), variant.specification().server().get(key));
				assertEquals(base.workload(), variant.specification().workload());
			} else {
				String refused = assertThrows(IllegalArgumentException.class, () -> Variant.parse(key.word() + '=' + value, base)).getMessage();
				assertTrue(refused.contains(key.word()) && key.servers().stream().allMatch(server -> refused.contains(server.id())), refused);
				String plan = assertThrows(IOException.class,
						() -> RunServer.on(type, base.withServer(base.server().toBuilder().set(key, value).build()))).getMessage();
				assertEquals(refused, plan);
			}
		}
		assertThrows(IllegalArgumentException.class, () -> Variant.parse(key.word() + "=99999999", WILDFLY), "above its range");
		assertThrows(IllegalArgumentException.class, () -> Variant.parse(key.word() + "=many", WILDFLY));
	}

	@Test
	void theServerAndPoolsOfThreadsCanBeVaried() {
		assertEquals(ServerType.LIBERTY, Variant.parse("server=liberty", WILDFLY).specification().server().type());
		ServerSettings threads = Variant.parse("web-threads=3:9,jms-threads=2:4,data-source=2:8", WILDFLY).specification().server();
		assertEquals(9, threads.threadPool(ServerSettings.WEB_CONTAINER_POOL).orElseThrow().maximum());
		assertEquals(3, threads.threadPool(ServerSettings.WEB_CONTAINER_POOL).orElseThrow().minimum());
		assertEquals(4, threads.threadPool(ServerSettings.DEFAULT_POOL).orElseThrow().maximum());
		assertEquals(OptionalInt.of(2), threads.get(ServerKey.DATA_SOURCE_MINIMUM));
		assertEquals(OptionalInt.of(8), threads.get(ServerKey.DATA_SOURCE_MAXIMUM));
		assertTrue(assertThrows(IllegalArgumentException.class, () -> Variant.parse("server=jetty", WILDFLY)).getMessage().contains("embedded, wildfly, liberty"));
		assertTrue(assertThrows(IllegalArgumentException.class, () -> Variant.parse("data-source=9:8", WILDFLY)).getMessage().contains("minimum 9"));
		assertTrue(assertThrows(IllegalArgumentException.class, () -> Variant.parse("web-threads=9", WILDFLY)).getMessage().contains("such as 2:10"));
		String moved = assertThrows(IllegalArgumentException.class, () -> Variant.parse("mdb-pool=15,server=liberty", WILDFLY)).getMessage();
		assertTrue(moved.startsWith("Liberty has no setting mdb-pool"), moved);
	}

	@ParameterizedTest
	@CsvSource({ "request=GET /other,request", "'users=16, 32',users", "'address=http://localhost:1/',address" })
	void variantsWithNothingInCommonAreRefusedBeforeTheFirstRun(String assignment, String key) {
		Variant first = new Variant("A", WILDFLY);
		Variant other = Variant.parse("B:" + assignment, WILDFLY);
		String refused = assertThrows(IllegalArgumentException.class, () -> InterleavedRun.start(List.of(first, other), 1, (variant, round, file) -> {
			throw new AssertionError("a run was started");
		}, new RunHistory(folder))).getMessage();
		assertTrue(refused.contains("A and B have no measurement in common: their " + key + " differ"), refused);
	}

	@Test
	void oneStepInCommonIsEnough() {
		assertTrue(CommonMeasurements.missing(WILDFLY, Variant.parse("users=8, 16", WILDFLY).specification()).isEmpty());
		assertTrue(CommonMeasurements.missing(WILDFLY, Variant.parse("mdb-pool=3", WILDFLY).specification()).isEmpty());
		assertEquals("bindings", CommonMeasurements.missing(RunSpecification.lab().withSizes(List.of(1024)).withBindings(RunSpecification.lab().bindings().subList(0, 1)),
				RunSpecification.lab().withBindings(RunSpecification.lab().bindings().subList(1, 2))).orElseThrow());
	}

	@Test
	void whatTheServerCannotMeasureIsToldBeforeTheFirstRun() {
		InterleavedRun.Starter starter = new InterleavedRun.Starter() {
			@Override
			public InterleavedRun.Started start(Variant variant, int round, Path file) {
				throw new AssertionError("a run was started");
			}

			@Override
			public void check(Variant variant) throws IOException {
				RunServer.on(ServerType.EMBEDDED, variant.specification());
			}
		};
		String refused = assertThrows(IllegalArgumentException.class, () -> InterleavedRun.start(
				List.of(new Variant("A", WILDFLY), Variant.parse("B:mdb-pool=3", WILDFLY)), 1, starter, new RunHistory(folder))).getMessage();
		assertTrue(refused.startsWith("The embedded server has no setting mdb-pool"), refused);
	}
}
