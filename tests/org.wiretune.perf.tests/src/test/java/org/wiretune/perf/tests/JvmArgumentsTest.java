/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.perf.launch.JvmArguments;

class JvmArgumentsTest {

	@ParameterizedTest
	@ValueSource(strings = { "-Xms256m", "-Xmn100M", "-Xss512k", "-XX:+UseParallelGC", "-XX:-UseCompressedOops",
			"-XX:MaxGCPauseMillis=50", "-XX:NewSize=100m", "-XX:MaxRAMPercentage=50.0", "-verbose:gc", "-Xlog:gc*",
			"-Dlog.level=debug", "-Dserver.root", "-ea", "-Xint" })
	void whatTunesIsPassedOn(String argument) {
		assertEquals(new JvmArguments(List.of(argument), List.of()), JvmArguments.of(List.of(argument)));
	}

	@ParameterizedTest
	@ValueSource(strings = { "-javaagent:agent.jar", "-agentlib:jdwp=transport=dt_socket,server=y,address=*:5005",
			"-XX:OnOutOfMemoryError=sh", "-XX:OnError=sh", "-XX:Flags=flags.txt", "-XX:HeapDumpPath=/etc/passwd",
			"-XX:StartFlightRecording=filename=x", "-Xlog:gc:file=/etc/passwd", "-Xloggc:/etc/passwd", "@arguments",
			"-Xbootclasspath/a:x.jar", "-cp", "Main", "-Dcom.sun.management.jmxremote.port=9999",
			"-Djava.security.manager=x", "--add-opens=java.base/java.lang=ALL-UNNAMED", "", "-Xrunhprof" })
	void whatRunsOtherCodeOpensAPortOrNamesAFileIsNot(String argument) {
		assertEquals(List.of(), JvmArguments.of(List.of(argument)).passedOn());
		assertEquals(List.of("The argument " + argument + " was not passed on to the server: it may run other code, open a "
				+ "port or name a file."), JvmArguments.of(List.of(argument)).notes());
	}

	@ParameterizedTest
	@ValueSource(strings = { "-Xgcpolicy:gencon", "-Xcompressedrefs", "-Xdump:heap:events=user", "-Xscmx100M",
			"-Xdisableexplicitgc", "-Xmos64m", "-Xverbosegclog:gc.log", "-Xnoclassgc", "-Xcompactgc" })
	void whatOnlyIbmsJvmKnowsIsNot(String argument) {
		JvmArguments sorted = JvmArguments.of(List.of("-Xms64m", argument));
		assertEquals(List.of("-Xms64m"), sorted.passedOn());
		assertTrue(sorted.notes().get(0).startsWith("The argument " + argument + " is known to IBM's JVM only"),
				sorted.notes().get(0));
	}
}
