/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.RunCommand;
import org.wiretune.perf.result.RunFile;

@Tag("processes")
class RemoteEngineTest {

	@TempDir
	Path folder;

	@Test
	void enginesAreHostsWithPorts() {
		assertEquals(List.of(new RemoteEngine("host1", 1099), new RemoteEngine("10.0.0.2", 2000)),
				RemoteEngine.list("host1, 10.0.0.2:2000,host1:1099"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "host,", "host:0", "host:70000", "-R evil", "host:1099:1", "a b" })
	void whatIsNoEngineIsSaid(String text) {
		assertTrue(assertThrows(IllegalArgumentException.class, () -> RemoteEngine.list(text)).getMessage()
				.contains("is no remote engine"));
	}

	@Test
	void anEngineIsKnownByItsKeyOnly() throws IOException {
		Path key = folder.resolve("engines.jks");
		EngineKeys.make(key, JavaInstallation.current());
		if (Files.getFileStore(key).supportsFileAttributeView("posix")) {
			assertEquals(2, Files.getPosixFilePermissions(key).size(), "only the owner reads and writes it");
		}
		Path other = folder.resolve("others.jks");
		EngineKeys.make(other, JavaInstallation.current());
		InetAddress loopback = InetAddress.getLoopbackAddress();
		try (SSLServerSocket server = (SSLServerSocket) EngineKeys.context(key).getServerSocketFactory()
				.createServerSocket(0, 5, loopback)) {
			server.setNeedClientAuth(true);
			Thread thread = new Thread(() -> accept(server));
			thread.setDaemon(true);
			thread.start();
			RemoteEngine engine = new RemoteEngine(loopback.getHostAddress(), server.getLocalPort());
			assertNotNull(new EngineProbe(EngineKeys.context(key)).ask(engine));
			EngineProbe stranger = new EngineProbe(EngineKeys.context(other));
			assertThrows(SSLException.class, () -> stranger.ask(engine));
		}
		Files.writeString(other, "no key");
		assertTrue(assertThrows(IOException.class, () -> EngineKeys.context(other)).getMessage()
				.startsWith("The key store " + other + " cannot be used"));
	}

	private static void accept(SSLServerSocket server) {
		try {
			while (true) {
				try (SSLSocket socket = (SSLSocket) server.accept()) {
					socket.startHandshake();
				} catch (SSLException e) {
					// A stranger.
				}
			}
		} catch (IOException e) {
			// The test is over.
		}
	}

	/** An operating system accepts connections for a process that stands still. */
	@Test
	void anEngineThatStandsStillDoesNotAnswer() throws IOException {
		Path key = folder.resolve("engines.jks");
		EngineKeys.make(key, JavaInstallation.current());
		InetAddress loopback = InetAddress.getLoopbackAddress();
		try (ServerSocket silent = new ServerSocket(0, 5, loopback)) {
			RemoteEngine engine = new RemoteEngine(loopback.getHostAddress(), silent.getLocalPort());
			EngineProbe probe = new EngineProbe(EngineKeys.context(key));
			assertThrows(IOException.class, () -> probe.ask(engine));
		}
	}

	@Test
	void theLogTellsWhichEnginesHaveFinished() {
		JMeterLog log = new JMeterLog();
		log.line("2026-11-22 13:39:47,252 INFO o.a.j.e.DistributedRunner: Starting distributed test with remote engines: "
				+ "[127.0.0.1:21100, 127.0.0.1:21099] @ 2026 Nov 22 13:39:47 UTC (1795354787243)");
		log.line("2026-11-22 13:40:11,097 INFO o.a.j.JMeter: Finished remote host: 127.0.0.1:21099 (1795354811097)");
		log.line("2026-11-22 13:40:12,000 ERROR o.a.j.JMeter: Error in NonGUIDriver");
		log.line("2026-11-22 13:40:12,001 ERROR o.a.j.JMeter: another");
		assertTrue(log.hasFinished(new RemoteEngine("127.0.0.1", 21099)));
		assertFalse(log.hasFinished(new RemoteEngine("127.0.0.1", 21100)));
		assertEquals(23.854, log.seconds(new RemoteEngine("127.0.0.1", 21099)), 1e-9);
		assertEquals("Error in NonGUIDriver", log.firstError().orElseThrow());
	}

	@Test
	void whatMavenFetchesIsLaidOutAsJMeterIs() throws IOException {
		Path jars = Files.createDirectory(folder.resolve("jars"));
		for (String name : List.of("ApacheJMeter-5.6.3.jar", "ApacheJMeter_core-5.6.3.jar", "httpclient-4.5.14.jar")) {
			Files.createFile(jars.resolve(name));
		}
		try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jars.resolve("ApacheJMeter_config-5.6.3.jar")))) {
			for (String name : List.of("bin/jmeter.properties", "META-INF/LICENSE", "bin/../../evil.txt")) {
				zip.putNextEntry(new ZipEntry(name));
				zip.write('x');
			}
		}
		Path home = folder.resolve("home");
		JMeterDownload.layOut(jars, home);
		assertEquals(new JMeterInstallation(home, "5.6.3"), JMeterInstallation.in(home));
		assertTrue(Files.exists(home.resolve("bin/jmeter.properties")));
		assertTrue(Files.exists(home.resolve("lib/httpclient-4.5.14.jar")));
		assertTrue(Files.isDirectory(home.resolve("lib/junit")));
		assertFalse(Files.exists(folder.resolve("evil.txt")));
		assertFalse(Files.exists(home.resolve("META-INF")));
	}

	@Test
	void aFolderWithoutJMeterIsSaid() {
		assertTrue(assertThrows(IOException.class, () -> JMeterInstallation.in(folder)).getMessage()
				.startsWith("The folder " + folder + " holds no Apache JMeter"));
	}

	private final ByteArrayOutputStream out = new ByteArrayOutputStream();
	private final ByteArrayOutputStream err = new ByteArrayOutputStream();

	private int importFile(String... arguments) {
		return new ImportCommand(new PrintStream(out, true, StandardCharsets.UTF_8),
				new PrintStream(err, true, StandardCharsets.UTF_8)).run(List.of(arguments));
	}

	@Test
	void aResultFileBecomesARun() throws IOException {
		Path jtl = folder.resolve("calls.jtl");
		Files.writeString(jtl, "timeStamp,elapsed,label,responseCode,responseMessage,success\n"
				+ "1000000000000,10,a,200,OK,true\n1000000000500,20,b,200,OK,true\nnonsense\n1000000000990,10,b,404,Not Found,false");
		Path target = folder.resolve("run.json");
		assertEquals(RunCommand.COULD_NOT_RUN, importFile(jtl.toString(), "--out", target.toString()), "a third of the calls failed");
		RunFile run = RunFileFormat.read(target);
		assertEquals("calls.jtl", run.name());
		assertEquals(2, run.measurements().getFirst().answered());
		assertEquals(15, run.measurements().getFirst().latency().meanMs(), 1e-9);
		assertEquals(1, run.errors());
		assertEquals(2, run.measurements().getFirst().others().size());
		assertEquals("2001-09-09T01:46:41Z", run.endedAt().orElseThrow().toString());
		assertTrue(run.notes().contains("Line 4 was left out: it has 1 values, the header has 6."), run.notes().toString());
	}

	/** A script that goes by the exit code took an import for good of which nothing may be used. */
	@Test
	void theExitCodeOfAnImportSaysWhetherItMayBeUsed() throws IOException {
		Path target = folder.resolve("run.json");
		assertEquals(RunCommand.OK, importFile(calls(100, 0).toString(), "--out", target.toString()), out.toString() + err);
		assertFalse(out.toString(StandardCharsets.UTF_8).contains("Not valid"), out.toString());
		assertEquals(RunCommand.OK, importFile(calls(100, 1).toString(), "--out", target.toString()), "one of 100 calls is the limit: " + out);
		assertEquals(RunCommand.COULD_NOT_RUN, importFile(calls(100, 2).toString(), "--out", target.toString()));
		assertTrue(out.toString(StandardCharsets.UTF_8).contains("Not valid: "), out.toString());
		assertEquals(100, RunFileFormat.read(target).measurements().getFirst().answered() + RunFileFormat.read(target).errors(), "it is kept all the same");
	}

	/** A result file of so many calls of which some failed. */
	private Path calls(int count, int failed) throws IOException {
		StringBuilder text = new StringBuilder("timeStamp,elapsed,label,responseCode,responseMessage,success\n");
		for (int i = 0; i < count; i++) {
			text.append(1000000000000L + i * 20L).append(',').append(10 + i % 3).append(i < failed ? ",a,404,Not Found,false\n" : ",a,200,OK,true\n");
		}
		return Files.writeString(folder.resolve("calls-" + failed + ".jtl"), text);
	}

	@Test
	void whatCannotBeImportedIsSaid() throws IOException {
		Path jtl = folder.resolve("calls.jtl");
		assertEquals(RunCommand.COULD_NOT_RUN, importFile(jtl.toString()));
		Files.writeString(jtl, "timeStamp,elapsed,success\n");
		assertEquals(RunCommand.COULD_NOT_RUN, importFile(jtl.toString()));
		Files.write(jtl, new byte[100_000]);
		assertEquals(RunCommand.COULD_NOT_RUN, importFile(jtl.toString()));
		assertEquals(RunCommand.COULD_NOT_RUN, importFile());
		assertEquals(RunCommand.COULD_NOT_RUN, importFile("a", "b"));
		assertEquals(RunCommand.COULD_NOT_RUN, importFile("--out"));
		List<String> sentences = err.toString(StandardCharsets.UTF_8).lines().toList();
		assertEquals("There is no result file " + jtl + ".", sentences.get(0));
		assertTrue(sentences.get(1).startsWith("The result file " + jtl + " holds no call."));
		assertTrue(sentences.get(2).startsWith("Line 1 is no header"));
		assertEquals(6, sentences.size());
	}
}
