/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.servers.own.OwnGauge;
import org.wiretune.servers.recordings.GaugeRecording;

/** A real Java program behind a management port with a password; its thread pool {@code Orders} is full, and calls wait for it. */
@Timeout(120)
@Tag("processes")
class GaugesCommandTest {

	private static final String PROGRAM = """
			public class Shop {
				public interface PoolMXBean { int getActiveCount(); int getPoolSize(); int getMaximumPoolSize(); int getQueueSize(); }
				public record Pool() implements PoolMXBean {
					public int getActiveCount() { return 10; }
					public int getPoolSize() { return 10; }
					public int getMaximumPoolSize() { return 10; }
					public int getQueueSize() { return 3; }
				}
				public static void main(String[] arguments) throws Exception {
					java.lang.management.ManagementFactory.getPlatformMBeanServer().registerMBean(new Pool(), new javax.management.ObjectName("org.wiretune:type=ThreadPool,name=Orders"));
					System.out.println("ready");
					System.in.read();
				}
			}
			""";

	@TempDir
	static Path folder;

	private static Process shop;
	private static String address;
	private static Path password;

	@BeforeAll
	static void start() throws Exception {
		int port;
		try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			port = free.getLocalPort();
		}
		address = "127.0.0.1:" + port;
		password = Files.writeString(folder.resolve("password"), "geheim1\n");
		Path passwords = Files.writeString(folder.resolve("passwords"), "reader geheim1\n");
		Files.setPosixFilePermissions(passwords, PosixFilePermissions.fromString("rw-------"));
		Path access = Files.writeString(folder.resolve("access"), "reader readonly\n");
		Path source = Files.writeString(folder.resolve("Shop.java"), PROGRAM);
		shop = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx64m", "-XX:TieredStopAtLevel=1", "-Dcom.sun.management.jmxremote.port=" + port,
				"-Dcom.sun.management.jmxremote.rmi.port=" + port, "-Dcom.sun.management.jmxremote.host=127.0.0.1", "-Djava.rmi.server.hostname=127.0.0.1",
				"-Dcom.sun.management.jmxremote.ssl=false", "-Dcom.sun.management.jmxremote.password.file=" + passwords, "-Dcom.sun.management.jmxremote.access.file=" + access, source.toString())
				.redirectError(ProcessBuilder.Redirect.INHERIT).start();
		BufferedReader said = shop.inputReader(StandardCharsets.UTF_8);
		if (!"ready".equals(said.readLine())) {
			throw new IOException("the program did not start");
		}
	}

	@AfterAll
	static void stop() throws Exception {
		shop.destroyForcibly().waitFor();
	}

	@Test
	void oneReadingSaysWhatIsAtItsLimit() {
		CommandLine call = CommandLine.call("gauges", address, "--user", "reader", "--password-file", password, "--once");
		assertEquals(ExitCode.FINDINGS, call.code(), call.toString());
		assertTrue(call.out().matches("\\d\\d:\\d\\d:\\d\\d  Heap [\\d.]+ of 64 MB; .*Orders pool 10 of 10 threads \\(at its limit\\).*\n"), call.out());
		assertTrue(call.err().contains("Connected to Java program (" + address + ")") && call.err().contains("Read over the network: what its machine tells"), call.err());
	}

	@Test
	void aReadingIsAnObjectForPrograms() {
		CommandLine call = CommandLine.call("gauges", address, "--user", "reader", "--password-file", password, "--once", "--format", "json");
		JsonObject line = JsonParser.parseString(call.out()).getAsJsonObject();
		JsonObject pool = line.getAsJsonArray("gauges").asList().stream().map(each -> each.getAsJsonObject()).filter(each -> each.get("instance").getAsString().equals("Orders")).findFirst().orElseThrow();
		assertEquals(10, pool.get("value").getAsInt());
		assertEquals(10, pool.get("maximum").getAsInt());
		assertTrue(pool.get("warning").getAsBoolean());
		assertTrue(line.get("time").getAsString().endsWith("Z"));
	}

	@Test
	void aGaugeOfOnesOwnHasItsLimit() throws Exception {
		Path file = Files.writeString(folder.resolve("own.gauges"), "# mine\nWaiting=org.wiretune:type=ThreadPool,name=*#QueueSize; unit tasks\n");
		CommandLine call = CommandLine.call("gauges", shop.pid(), "--for", "7", "--interval", "3", "--format", "json", "--gauges", file, "--gauge", "Live=java.lang:type=Threading#ThreadCount; unit threads; above 2 for 2 s", "--record", folder.resolve("shop.gauges.csv"));
		assertEquals(ExitCode.FINDINGS, call.code(), call.toString());
		assertTrue(call.out().contains("\"title\":\"Waiting Orders\",\"value\":3.0"), call.out());
		assertTrue(call.out().lines().anyMatch(line -> line.contains("\"alarm\":\"Live\"") && line.contains("above your limit of 2")), call.out());
		GaugeRecording kept = GaugeRecording.read(folder.resolve("shop.gauges.csv"));
		assertEquals(List.of("Waiting", "Live"), kept.own().list().stream().map(OwnGauge::name).toList());
		assertTrue(kept.kept().alarms().stream().anyMatch(each -> each.alarm().id().equals("Live")), kept::toString);
		assertTrue(kept.kept().history().lastTime() - kept.kept().history().firstTime() >= 3_000);
		CommandLine wrong = CommandLine.call("gauges", shop.pid(), "--once", "--gauge", "Live=java.lang:type=Threading");
		assertEquals(ExitCode.COULD_NOT_RUN, wrong.code());
		assertTrue(wrong.err().contains("write NAME=OBJECTNAME#ATTRIBUTE"), wrong.err());
		CommandLine none = CommandLine.call("gauges", shop.pid(), "--once", "--gauges", folder.resolve("none"));
		assertTrue(none.err().contains("cannot be read"), none.err());
	}

	@Test
	void anAlarmIsToldWhenItHolds() {
		CommandLine call = CommandLine.call("gauges", address, "--user", "reader", "--password-file", password, "--for", "9", "--interval", "4", "--in", CommandLine.sample(folder));
		assertEquals(ExitCode.FINDINGS, call.code(), call.toString());
		assertTrue(call.out().lines().anyMatch(line -> line.contains("  ALARM ") && line.contains("Orders")), call.out());
		long readings = call.out().lines().filter(line -> line.contains("  Heap ")).count();
		assertTrue(readings == 2 || readings == 3, call.out());
	}

	@Test
	void aProcessOfThisMachineIsReadByItsNumber() {
		CommandLine call = CommandLine.call("gauges", shop.pid(), "--once");
		assertEquals(ExitCode.FINDINGS, call.code(), call.toString());
		assertTrue(call.out().contains("Orders pool 10 of 10 threads (at its limit)"), call.out());
	}

	@Test
	void whatCannotBeReadIsSaidInASentence() throws IOException {
		Path wrong = Files.writeString(folder.resolve("wrong"), "falsch99");
		CommandLine call = CommandLine.call("gauges", address, "--user", "reader", "--password-file", wrong, "--once");
		assertEquals(ExitCode.COULD_NOT_RUN, call.code());
		assertTrue(call.err().contains("does not take the user reader with this password"), call.err());
		assertFalse(call.err().contains("falsch99") || call.out().contains("falsch99"));
	}

	@Test
	void wrongWordsAreRefusedBeforeAnybodyIsAsked() {
		for (List<Object> words : List.<List<Object>>of(List.of("gauges"), List.of("gauges", "a", "b"), List.of("gauges", "nowhere"), List.of("gauges", "0"), List.of("gauges", address, "--once", "--for", "3"),
				List.of("gauges", "4711", "--user", "x"), List.of("gauges", address, "--password-file", password), List.of("gauges", address, "--fingerprint", "12"),
				List.of("gauges", address, "--user", "x", "--password-file", folder.resolve("absent")), List.of("gauges", address, "--format", "xml"), List.of("gauges", "https://x:y@host:9443"))) {
			CommandLine call = CommandLine.call(words.toArray());
			assertEquals(ExitCode.COULD_NOT_RUN, call.code(), words.toString());
			assertEquals("", call.out(), words.toString());
			assertEquals(1, call.err().lines().count(), call.err());
		}
	}
}
