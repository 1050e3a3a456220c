/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.BindingUnderTest;

@Tag("processes")
class RunSubcommandTest {

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
}
