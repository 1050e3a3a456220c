/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.logs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.logs.LogAlarms;
import org.wiretune.servers.logs.LogLines;
import org.wiretune.servers.logs.LogSeverities;
import org.wiretune.servers.logs.LogSeverity;

/** Lines of logs: what they mean, how much they matter, and how bytes become lines. */
class LogAlarmsTest {

	private static final String OUT_OF_MEMORY = "Caused by: com.ibm.websphere.sca.ServiceRuntimeException: java.lang.OutOfMemoryError: caused by: java.lang.OutOfMemoryError";
	private static final String READY = "[3/4/11 10:15:18:001 CET] 00000000 WsServerImpl  A   WSVR0001I: Server server1 open for e-business";

	private final LogAlarms alarms = new LogAlarms();

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			oom-jvm-unstable-restart | Caused by: java.lang.OutOfMemoryError at java.util.Arrays.copyOfRange(Arrays.java:4038)
			thread-name-default-live | [3/4/11 10:15:18:001 CET] 0000003a SystemOut     O thread name 'Default : 0'
			connector-maxthreads-reached | 17:00:00,123 INFO [org.apache.tomcat.util.net.JIoEndpoint] (http-192.168.1.22-8080-Acceptor-0) Maximum number of threads (200) created for connector with address /192.168.1.22 and port 8080
			slsb-pool-exhausted-live | javax.ejb.EJBException: Failed to acquire the pool semaphore, strictTimeout=10000
			slsb-pool-exhausted-live | jakarta.ejb.EJBException: WFLYEJB0378: Failed to acquire a permit within 5 MINUTES
			hornetq-aio-missing | WARNING [org.hornetq.core.deployers.impl.FileConfigurationParser] (main) AIO wasn't located on this platform, it will fall back to using pure Java NIO.
			cwsca2011w-live | [11/26/26 10:00:00:000 UTC] 0000004a ServiceImpl   W   CWSCA2011W: The synchronous invocation of the asynchronous implementation of OrderProcess waits for the response. Default timeout is 115000 milliseconds.
			cwsca2011w-live | [11/26/26 10:00:00:000 UTC] 0000004a ServiceImpl   W   CWSCA2010W: The thread waits for the response of a two-way asynchronous call.
			large-object-allocation | <af-start id="3" threadId="0000000000AC4F80" totalBytesRequested="10485761" timestamp="2020-10-18T13:27:09.603" intervalms="1913.921" type="nursery" />
			large-object-allocation | <minimum requested_bytes="10485761" />
			compaction-cost | <timesms mark="141.000" sweep="19.000" compact="248.000" total="411.000" />
			""")
	void recognizesALineOnce(String id, String line) {
		List<AlarmChange> changes = alarms.add(line, 1);
		assertEquals(List.of(id), changes.stream().map(change -> change.alarm().id()).toList());
		Alarm alarm = changes.get(0).alarm();
		assertTrue(alarm.message().endsWith(".") && !alarm.message().contains("{"), alarm.message());
		assertEquals(List.of(), alarms.add(line, 2), "not once more");
		assertEquals(AlarmChange.Kind.CLEARED, alarms.add(READY, 3).get(0).kind(), "over with the next start");
		assertEquals(1, alarms.add(line, 4).size());
	}

	@ParameterizedTest
	@ValueSource(strings = { "INFO everything is fine", "CWSCA2001I: The component is started.", "thread name 'WebContainer : 3'", "[JournalStorageManager] Using AIO Journal",
			"<af-start id=\"3\" totalBytesRequested=\"10485760\" type=\"nursery\" />", "<minimum requested_bytes=\"2097168\" />",
			"<timesms mark=\"141.000\" sweep=\"65.000\" compact=\"205.000\" total=\"411.000\" />", "", "OutOfMemory is a word" })
	void staysSilentBelowTheLimit(String line) {
		assertEquals(List.of(), alarms.add(line, 1));
	}

	@Test
	void theConnectorIsToldByItsPort() {
		alarms.add("Maximum number of threads (200) created for connector with address /10.0.0.1 and port 8080", 1);
		alarms.add("Maximum number of threads (100) created for connector with address /10.0.0.1 and port 8009", 2);
		assertEquals(List.of("8080", "8009"), alarms.active().stream().map(Alarm::instance).toList());
		assertEquals(200, alarms.active().get(0).limit());
	}

	@Test
	void pendingMessagesFillTheHeapAgainAfterARestart() {
		alarms.add(OUT_OF_MEMORY, 1);
		alarms.add("\tat com.ibm.ws.sca.internal.proxy.impl.ProxyInvocationHandlerImpl.invokeAsync(ProxyInvocationHandlerImpl.java:1106)", 2);
		List<AlarmChange> changes = alarms.add(READY, 3);
		assertEquals(List.of("oom-jvm-unstable-restart", "async-oom-replays-on-restart"), changes.stream().map(change -> change.alarm().id()).toList());
		assertEquals(AlarmChange.Kind.RAISED, changes.get(1).kind());
	}

	@Test
	void memoryErrorsOfSynchronousCallsDoNotReplay() {
		alarms.add(OUT_OF_MEMORY, 1);
		assertEquals(List.of(AlarmChange.Kind.CLEARED), alarms.add(READY, 3).stream().map(AlarmChange::kind).toList());
	}

	@Test
	void aSenderThatGetsThreeTimesSlowerIsTold() {
		long time = 0;
		for (int i = 0; i < 20; i++) {
			assertEquals(List.of(), alarms.add(">>>> send BO " + i, time += 100));
		}
		List<AlarmChange> changes = new ArrayList<>();
		int lines = 0;
		while (changes.isEmpty() && lines++ < 20) {
			changes.addAll(alarms.add(">>>> send BO", time += 300));
		}
		assertEquals("sender-throughput-collapse", changes.get(0).alarm().id());
		assertEquals(9, lines, "nine intervals of 300 ms are three times the first nine");
	}

	@Test
	void aSenderThatIsAlmostThreeTimesSlowerIsNot() {
		long time = 0;
		for (int i = 0; i < 100; i++) {
			assertEquals(List.of(), alarms.add(">>>> send BO", time += i < 20 ? 100 : 299));
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			ERROR | 2026-11-22 17:00:00,123 ERROR [org.jboss.as.ejb3] (default task-1) failed
			WARNING | 17:00:00,123 WARN  [org.jboss.as.ejb3] (default task-1) slow
			INFO | 2026-11-22 17:00:00,123 INFO  [org.jboss.as] (main) WFLYSRV0025: started
			DEBUG | 17:00:00,123 DEBUG [org.jboss.as] (main) detail
			ERROR | [11/22/26, 17:00:00:123 UTC] 00000041 com.ibm.ws.webcontainer.util.ApplicationErrorUtils           E SRVE0777E: Exception
			INFO | [3/4/11 10:15:18:001 CET] 00000000 WsServerImpl  A   WSVR0001I: Server server1 open for e-business
			WARNING | [3/4/11 10:15:18:001 CET] 0000003a ThreadMonitor W   WSVR0605W: Thread may be hung
			WARNING | [WARNING ] CWWKS0000W: something
			INFO | [AUDIT   ] CWWKF0011I: The server is ready
			ERROR | [err] java.lang.IllegalStateException
			UNKNOWN | some text of an application
			""")
	void tellsTheSeverityOfALine(LogSeverity severity, String line) {
		assertEquals(severity, new LogSeverities().next(line));
	}

	@Test
	void aStackTraceHasTheSeverityOfItsFirstLine() {
		LogSeverities severities = new LogSeverities();
		severities.next("17:00:00,123 ERROR [org.jboss.as.ejb3] (default task-1) failed");
		assertEquals(LogSeverity.ERROR, severities.next("\tat shop.Orders.load(Orders.java:7)"));
		assertEquals(LogSeverity.ERROR, severities.next("Caused by: java.lang.IllegalStateException"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "UTF-8", "ISO-8859-1", "UTF-16", "IBM1047", "windows-1252" })
	void bytesBecomeLinesInAnyEncoding(String name) {
		Charset encoding = Charset.forName(name);
		byte[] bytes = "größe\r\n\nende".getBytes(encoding);
		List<String> lines = new ArrayList<>();
		LogLines log = new LogLines(encoding, lines::add);
		for (byte each : bytes) {
			log.add(new byte[] { each }, 0, 1);
		}
		log.end();
		assertEquals(List.of("größe", "", "ende"), lines);
	}

	@Test
	void longLinesAreCutAndWrongBytesReplaced() {
		List<String> lines = new ArrayList<>();
		LogLines log = new LogLines(StandardCharsets.UTF_8, lines::add);
		byte[] chunk = "x".repeat(100_000).getBytes(StandardCharsets.UTF_8);
		for (int i = 0; i < 50; i++) {
			log.add(chunk, 0, chunk.length);
		}
		log.add(new byte[] { '\n', 'a', (byte) 0xff, '\n' }, 0, 4);
		assertEquals(List.of("x".repeat(LogLines.LONGEST), "a\ufffd"), lines);
	}
}
