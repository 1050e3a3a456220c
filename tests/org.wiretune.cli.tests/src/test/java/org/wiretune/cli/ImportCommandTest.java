/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.RunFile;

class ImportCommandTest {

	@TempDir
	Path folder;
	private final List<String> sentences = new ArrayList<>();
	private CommandLine last;

	private int imported(Object... arguments) {
		List<Object> words = new ArrayList<>(List.of("import"));
		words.addAll(List.of(arguments));
		last = CommandLine.call(words.toArray());
		last.err().lines().forEach(sentences::add);
		return last.code();
	}

	@Test
	void aResultFileBecomesARun() throws IOException {
		Path jtl = folder.resolve("calls.jtl");
		Files.writeString(jtl, "timeStamp,elapsed,label,responseCode,responseMessage,success\n"
				+ "1000000000000,10,a,200,OK,true\n1000000000500,20,b,200,OK,true\nnonsense\n1000000000990,10,b,404,Not Found,false");
		Path target = folder.resolve("run.json");
		assertEquals(ExitCode.COULD_NOT_RUN, imported(jtl.toString(), "--out", target.toString()), "a third of the calls failed");
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
		assertEquals(ExitCode.OK, imported(calls(100, 0).toString(), "--out", target.toString()));
		assertFalse(last.out().contains("Not valid"), last.out());
		assertEquals(ExitCode.OK, imported(calls(100, 1).toString(), "--out", target.toString()), "one of 100 calls is the limit");
		assertEquals(ExitCode.COULD_NOT_RUN, imported(calls(100, 2).toString(), "--out", target.toString()));
		assertTrue(last.out().contains("Not valid: "), last.out());
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
		assertEquals(ExitCode.COULD_NOT_RUN, imported(jtl.toString()));
		Files.writeString(jtl, "timeStamp,elapsed,success\n");
		assertEquals(ExitCode.COULD_NOT_RUN, imported(jtl.toString()));
		Files.write(jtl, new byte[100_000]);
		assertEquals(ExitCode.COULD_NOT_RUN, imported(jtl.toString()));
		assertEquals(ExitCode.COULD_NOT_RUN, imported());
		assertEquals(ExitCode.COULD_NOT_RUN, imported("a", "b"));
		assertEquals(ExitCode.COULD_NOT_RUN, imported("--out"));
		assertEquals("There is no result file " + jtl + ".", sentences.get(0));
		assertTrue(sentences.get(1).startsWith("The result file " + jtl + " holds no call."));
		assertTrue(sentences.get(2).startsWith("Line 1 is no header"));
		assertEquals(6, sentences.size());
	}
}
