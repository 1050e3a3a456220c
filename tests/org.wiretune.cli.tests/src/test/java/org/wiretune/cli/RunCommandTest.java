/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.BindingUnderTest;

class RunCommandTest {

	@TempDir
	Path folder;

	private static SolutionRun read(Path place) throws Exception {
		PathsTree tree = new PathsTree(List.of(place));
		return new SolutionRun(Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).solution(), tree.name());
	}

	@Test
	void takesSettingsAndBindingsFromTheFiles() throws Exception {
		Path solution = CommandLine.sample(folder);
		Path serverXml;
		try (var files = Files.walk(solution)) {
			serverXml = files.filter(file -> file.endsWith("server.xml")).findFirst().orElseThrow();
		}
		Files.writeString(serverXml, Files.readString(serverXml).replace("maximumHeapSize=\"384\"", "maximumHeapSize=\"448\""));
		SolutionRun run = read(solution);
		RunSpecification specification = run.specification("SenderModule", "");
		assertEquals(BindingUnderTest.all(), specification.bindings());
		assertEquals(448, specification.server().maximumHeapMegabytes());
		assertTrue(specification.server().sources().get(ServerSettings.KEY_MAXIMUM_HEAP).contains("server.xml:"));
		assertEquals(100, specification.server().scaMaximumConcurrency());
		assertTrue(run.notes().get(0).startsWith("Server settings are those of server1"), run.notes().toString());
	}

	@Test
	void withoutAServerTheSettingsOfTheLabCountAndThatIsSaid() throws Exception {
		SolutionRun run = read(CommandLine.sample(folder).resolve("SenderModule"));
		assertEquals(ServerSettings.lab(), run.specification("", "").server());
		assertEquals(1, run.notes().size());
		assertTrue(run.notes().get(0).contains("tuning lab"), run.notes().toString());
	}

	@Test
	void whatIsNotThereIsNamedWithWhatIs() {
		Path solution = CommandLine.sample(folder);
		CommandLine module = CommandLine.call("run", "--solution", solution, "--module", "Sender");
		assertEquals(ExitCode.COULD_NOT_RUN, module.code());
		assertTrue(module.err().contains("'Sender'") && module.err().contains("ReceiverModule, SenderModule"), module.err());
		CommandLine server = CommandLine.call("run", "--solution", solution, "--settings", "server7");
		assertEquals(ExitCode.COULD_NOT_RUN, server.code());
		assertTrue(server.err().contains("'server7'") && server.err().contains("server1"), server.err());
		CommandLine without = CommandLine.call("run", "--module", "SenderModule");
		assertEquals(ExitCode.COULD_NOT_RUN, without.code());
		assertTrue(without.err().contains("--solution"), without.err());
	}

	@Test
	void argumentsOfTheRunAreStillChecked() {
		CommandLine call = CommandLine.call("run", "--solution", CommandLine.sample(folder), "--loops", "none");
		assertEquals(ExitCode.COULD_NOT_RUN, call.code());
		assertTrue(call.err().startsWith("--loops needs a whole number"), call.err());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = {
			"--mdb-pool 15 | The embedded server has no setting mdb-pool (instances of the message-driven bean). These servers have it: wildfly.",
			"--server liberty --mdb-pool 15 | Liberty has no setting mdb-pool (instances of the message-driven bean). These servers have it: wildfly.",
			"--server wildfly --against keep-alive-requests=9 | WildFly has no setting keep-alive-requests (requests after which an HTTP connection is closed). These servers have it: embedded, liberty.",
			"--against speed=2 | A workload of the kind loop has no key \"speed\"; its keys are name, repetitions, call-timeout, bindings, sizes, loops, warm-up-loops, clients, progress-every, mode, place, passing, business-object-size, calls-per-transaction.",
			"--deploy shop.war | --deploy goes with a real server; add --server, one of wildfly, liberty.",
			"--server jetty | There is no server \"jetty\"; the servers are embedded, wildfly, liberty.",
			"--server wildfly --mdb-sessions many | --mdb-sessions needs a whole number, not \"many\".",
			"--server wildfly --data-source 8 | --data-source needs MINIMUM:MAXIMUM, such as 2:8, not \"8\".",
			"--server wildfly --engine jmeter | --server wildfly does not go with --engine jmeter; leave one of them out.",
			"--engine other | There is no engine \"other\"; it is jmeter, or leave --engine out for WireTune's own.",
			"--remote host1 | --remote is for runs of JMeter; add --engine jmeter.",
			"--alarms maybe | --alarms is on or off, not \"maybe\".",
			"--speed 3 | '--speed' is no argument of run; wiretune run --help lists them.",
			"--binding rest | There is no binding \"rest\"; the bindings are sca-sync, sca-async, jms-async, http-sync, ws-sync.",
			"--binding sca-sync, | There is no binding \"\"; the bindings are sca-sync, sca-async, jms-async, http-sync, ws-sync.",
			"--binding | The argument --binding needs a value behind it; wiretune run --help tells which.",
			"--binding --size 1KB | The argument --binding needs a value behind it; wiretune run --help tells which.",
			"--size 1TB | There is no object size \"1TB\"; write it like 1KB, 100KB or 1MB, at most 64MB.",
			"--loops many | --loops needs a whole number of at least 1, not \"many\".",
			"--loops 0 | --loops needs a whole number of at least 1, not \"0\".",
			"--heap 8 | --heap needs a whole number of at least 32, not \"8\".",
			"--pool Default | A thread pool is written Name=minimum:maximum or Name=minimum:maximum:inactivityMillis, not \"Default\".",
			"--http-port 70000 | The HTTP port is 70000; it is 0 (any free port) to 65535.",
			"--clients 1000 | The value of clients is wrong: \"1000\" is not a whole number from 1 to 256." })
	void aWrongArgumentIsSaidInASentence(String arguments, String sentence) {
		List<Object> words = new ArrayList<>(List.of("run", "--tester", folder));
		words.addAll(List.of(arguments.split(" ")));
		CommandLine call = CommandLine.call(words.toArray());
		assertEquals(ExitCode.COULD_NOT_RUN, call.code());
		assertEquals(sentence, call.err().strip());
		assertEquals("", call.out());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = {
			"{ | mine.json is no JSON (End of input at line 1 column 2 path $.).",
			"{\"metrics\": [{\"id\": \"my.polls\", \"mbean\": \"my:type=Engine\"}]} | mine.json, metrics[0] has no attribute.",
			"{\"metrics\": [{\"id\": \"heap.used\", \"mbean\": \"my:type=Engine\", \"attribute\": \"Polls\"}]} | mine.json, metrics[0] has the id heap.used, which is there already.",
			"{\"alarms\": [{\"id\": \"gc-excessive\", \"observed\": \"gc.share\", \"limit\": \"1\", \"message\": \"Much.\"}]} | mine.json, alarms[0] has the id \"gc-excessive\", which is none of an addition. Write a name of your own, a dot and a word, in lower case, such as acme.engine.",
			"{\"alarms\": [{\"id\": \"my.alarm\", \"observed\": \"gc.share\", \"limit\": \"1\"}]} | mine.json, alarms[0] has no message, neither in the row nor beside the file." })
	void aWrongFileOfMetricsIsSaidWithItsRowBeforeAnythingRuns(String text, String sentence) throws Exception {
		Path file = Files.writeString(folder.resolve("mine.json"), text);
		CommandLine call = CommandLine.call("run", "--tester", folder, "--metrics", file);
		assertEquals(ExitCode.COULD_NOT_RUN, call.code());
		assertEquals(sentence, call.err().strip());
		assertEquals("", call.out());
	}

	@Test
	void aFileOfMetricsThatIsNotThereIsNamed() {
		Path missing = folder.resolve("none.json");
		CommandLine call = CommandLine.call("run", "--tester", folder, "--metrics", missing);
		assertEquals(ExitCode.COULD_NOT_RUN, call.code());
		assertEquals("There is no file " + missing + ".", call.err().strip());
	}

	@Test
	void valuesOutsideTheirRangeAreNamed() {
		CommandLine sessions = CommandLine.call("run", "--tester", folder, "--server", "wildfly", "--mdb-sessions", "0");
		assertTrue(sessions.err().contains("1 to 2000"), sessions.err());
		CommandLine connections = CommandLine.call("run", "--tester", folder, "--server", "liberty", "--data-source", "9:8");
		assertTrue(connections.err().contains("minimum 9"), connections.err());
	}

	@Test
	void aFolderThatHoldsNoServerIsToldWithWhatItShouldHold() {
		CommandLine call = CommandLine.call("run", "--tester", folder, "--server", "wildfly", "--server-home", folder);
		assertEquals(ExitCode.COULD_NOT_RUN, call.code());
		assertTrue(call.err().contains(folder.toString()) && call.err().contains("jboss-modules.jar"), call.err());
	}

	@Test
	void withoutTesterNothingIsRun() {
		CommandLine unknown = CommandLine.call("run");
		assertEquals(ExitCode.COULD_NOT_RUN, unknown.code());
		assertTrue(unknown.err().contains("--tester FOLDER"), unknown.err());
		assertTrue(CommandLine.call("run", "--tester", folder, "--out", folder.resolve("r.json")).err().contains("holds no org.wiretune.tester jar"));
		Path missing = folder.resolve("missing");
		assertTrue(CommandLine.call("run", "--tester", missing).err().startsWith("The folder " + missing + " is not there"));
	}

	@Test
	void anEngineNeedsAddressAndKey() throws Exception {
		CommandLine without = CommandLine.call("jmeter-server", "--port", "2000");
		assertEquals(ExitCode.COULD_NOT_RUN, without.code());
		assertTrue(without.err().contains("--address ADDRESS and --key FILE"), without.err());
		assertTrue(CommandLine.call("jmeter-server", "--port", "70000").err().contains("--port needs a port up to 65535"));
		Path key = folder.resolve("engines.jks");
		assertEquals(ExitCode.OK, CommandLine.call("jmeter-server", "--make-key", key).code());
		assertTrue(Files.exists(key));
		CommandLine again = CommandLine.call("jmeter-server", "--make-key", key);
		assertEquals(ExitCode.COULD_NOT_RUN, again.code());
		assertTrue(again.err().contains("is there already"), again.err());
	}
}
