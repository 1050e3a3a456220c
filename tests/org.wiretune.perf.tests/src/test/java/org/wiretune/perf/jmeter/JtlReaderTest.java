/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class JtlReaderTest {

	private static final String HEADER = "timeStamp,elapsed,label,responseCode,responseMessage,threadName,success,"
			+ "failureMessage,grpThreads,allThreads\n";

	private final List<JtlSample> samples = new ArrayList<>();
	private final JtlReader reader = new JtlReader(samples::add);

	private void read(String text) throws IOException {
		for (String line : text.lines().toList()) {
			reader.line(line);
		}
		reader.end();
	}

	@Test
	void columnsMayBeInAnyOrderAndSeparatedOtherwise() throws IOException {
		read("\uFEFFsuccess;label;more;elapsed;timeStamp\ntrue;GET /a;x;12;1000\n\nfalse;GET /b;y;3;2000\n");
		assertEquals(List.of(12L, 3L), samples.stream().map(JtlSample::elapsedMillis).toList());
		assertEquals(List.of(true, false), samples.stream().map(JtlSample::success).toList());
		assertEquals(List.of("GET /a", "GET /b"), samples.stream().map(JtlSample::label).toList());
		assertEquals(-1, samples.getFirst().activeThreads());
		assertEquals(0, reader.broken());
	}

	@Test
	void valuesInQuotesMayHoldSeparatorsQuotesAndLineEnds() throws IOException {
		read(HEADER + "1000,7,\"a, \"\"b\"\"\",500,\"first\nsecond\",t 1-1,false,,2,3\n1001,8,c,200,OK,t 1-1,true,,2,3\n");
		assertEquals("a, \"b\"", samples.getFirst().label());
		assertEquals("first\nsecond", samples.getFirst().message());
		assertEquals(8, samples.get(1).elapsedMillis());
		assertEquals(3, samples.get(1).activeThreads());
	}

	@Test
	void brokenLinesAreCountedAndSaidWithTheirNumber() throws IOException {
		read(HEADER + """
				1000,7,a,200,OK,t 1-1,true,,1,1
				soon,7,a,200,OK,t 1-1,true,,1,1
				1000,-7,a,200,OK,t 1-1,true,,1,1
				1000,7,a,200
				1000,7,a,200,OK,t 1-1,perhaps,,1,1
				1000,99999999999999999999,a,200,OK,t 1-1,true,,1,1
				1000,8,a,200,OK,t 1-1,true,,1,1
				""");
		assertEquals(2, reader.read());
		assertEquals(5, reader.broken());
		assertEquals(List.of(
				"Line 3 was left out: its timeStamp \"soon\" is not a time in milliseconds since 1970.",
				"Line 4 was left out: its elapsed time \"-7\" is not a number of milliseconds up to a day.",
				"Line 5 was left out: it has 4 values, the header has 10.",
				"Line 6 was left out: its success \"perhaps\" is neither true nor false.",
				"Line 7 was left out: its elapsed time \"99999999999999999999\" is not a number of milliseconds up to a day."),
				reader.problems());
	}

	@Test
	void aStrayQuoteSwallowsOneLineOnly() throws IOException {
		String good = IntStream.range(0, 1000).mapToObj(i -> "1000,7,a,200,OK,t 1-1,true,,1,1\n")
				.collect(Collectors.joining());
		read(HEADER + good + "1000,7,\"a,200,OK,t 1-1,true,,1,1\n" + good);
		assertEquals(2000, reader.read());
		assertEquals(List.of("Line 1002 was left out: its quotes do not close."), reader.problems());
	}

	@Test
	void aFileThatEndsInTheMiddleOfALineLosesThatLine() throws IOException {
		read(HEADER + "1000,7,a,200,OK,t 1-1,true,,1,1\n1000,8,a,200,\"half a mess");
		assertEquals(1, reader.read());
		assertEquals(List.of("Line 3 was left out: its quotes do not close."), reader.problems());
	}

	@Test
	void manyBrokenLinesAreNotAllSaid() throws IOException {
		read(HEADER + "x\n".repeat(5000));
		assertEquals(5000, reader.broken());
		assertEquals(JtlReader.SAID_PROBLEMS, reader.problems().size());
	}

	@Test
	void aSecondHeaderOfAnAppendedFileIsNoCall() throws IOException {
		read(HEADER + "1000,7,a,200,OK,t 1-1,true,,1,1\n" + HEADER + "1000,7,a,200,OK,t 1-1,true,,1,1\n");
		assertEquals(2, reader.read());
		assertEquals(0, reader.broken());
	}

	@Test
	void xmlAndFilesWithoutHeaderAreRefused() {
		assertTrue(assertThrows(IOException.class, () -> read("<?xml version=\"1.0\"?>\n<testResults/>")).getMessage()
				.contains("output_format=csv"));
		String message = assertThrows(IOException.class,
				() -> new JtlReader(samples::add).line("1000,7,a,200,OK,t 1-1,true,,1,1")).getMessage();
		assertTrue(message.startsWith("Line 1 is no header of a result file: the column timeStamp is missing"), message);
		assertFalse(message.contains("null"));
	}
}
