/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.SourceText;

/** Five megabytes of anything are read in bounded time and memory by each syntax; a twelfth tells so where it is read at once. */
@Tag("slow")
class HostileTextTest {

	private static final int SIZE = 5 * 1024 * 1024;

	private static final Map<String, String> INPUTS = inputs();

	private static Map<String, String> inputs() {
		Map<String, String> inputs = new LinkedHashMap<>();
		for (String unit : new String[] { "\\", "\\\n", "\"", "'", "a", " ", "\t", "\n", "\r\n", "[", "{", "a=\n", "a: \n", "- ", "-\n", "a:\n ", "\"a\": {\n", "[a]\n", "a:\nb=1\n", "#", "# \n", "&a ", "k: |\n x\n", "a.", "*", "=", ":",
				"using a 1 ", "update db cfg using ", "update db cfg using a\n", "db2set ", "db2set A=1;", "ndd -set /dev/tcp ", "set a=1\n", "* soft nofile 1\n", "x ", "spring.a=1\n", "quarkus.datasource.x.jdbc.max-size=1\n",
				"log4j.appender.\u00e9=1\n", "%p.quarkus.a=1\n", "\u0000", "---\n", "#---\n", "'' ", "${" }) {
			inputs.put(unit.replace("\n", "/n").replace("\r", "/r"), unit.repeat(SIZE / unit.length()));
		}
		StringBuilder numbered = new StringBuilder(SIZE + 100);
		for (int i = 0; numbered.length() < SIZE; i++) {
			numbered.append("quarkus.datasource.d").append(i).append(".jdbc.max-size=1\nspring.datasource.x").append(i).append(": 1\nlog4j.appender.a").append(i).append("=b\n");
		}
		inputs.put("many groups", numbered.toString());
		StringBuilder nested = new StringBuilder(SIZE + 100);
		for (int i = 0; nested.length() < SIZE; i++) {
			nested.append(" ".repeat(i % 3000)).append("k").append(i).append(":\n");
		}
		inputs.put("deep", nested.toString());
		Random random = new Random(3);
		String special = "=:#\\\n\r\"'[]{}-*&!|>%. \tab;set using db2 update cfg spring: quarkus.";
		StringBuilder noise = new StringBuilder(SIZE);
		while (noise.length() < SIZE) {
			noise.append(special.charAt(random.nextInt(special.length())));
		}
		inputs.put("noise", noise.toString());
		return inputs;
	}

	static Stream<String> names() {
		return INPUTS.keySet().stream();
	}

	/** This part of a text is read first. */
	private static final int PART = 12;

	/** A loaded machine is slow, but an input that takes quadratic time takes minutes. */
	private static final Duration LIMIT = Duration.ofSeconds(30);

	/**
	 * Reads a twelfth of a text. If that took more than the square of that part of the limit in time of the processor, half of the
	 * twelfth is read, which tells what of the time grows by the length and what by its square, and the whole only if it would
	 * take more than half the limit then. A twelfth of lines still has more entries than are kept.
	 */
	private static void inTime(String text, Consumer<String> reader) {
		long part = time(text.substring(0, text.length() / PART), reader);
		if (part > LIMIT.toNanos() / (PART * PART)) {
			long half = time(text.substring(0, text.length() / PART / 2), reader);
			if (whole(part, half) > LIMIT.toNanos() / 2) {
				reader.accept(text);
			}
		}
	}

	/** {@return what the whole text takes} @param part what a twelfth of it took @param half what half of that took */
	private static long whole(long part, long half) {
		long bySquare = Math.max(0, 2 * (part - 2 * half));
		return PART * (part - bySquare) + PART * PART * bySquare;
	}

	/** {@return what reading takes of the processor, in nanoseconds} */
	private static long time(String text, Consumer<String> reader) {
		ThreadMXBean threads = ManagementFactory.getThreadMXBean();
		long began = threads.getCurrentThreadCpuTime();
		reader.accept(text);
		return threads.getCurrentThreadCpuTime() - began;
	}

	/** What is said of the whole holds for what takes the length and for what takes its square. */
	@Test
	void aPartTellsOfTheWhole() {
		assertEquals(1200, whole(100, 50));
		assertEquals(14_400, whole(100, 25));
		assertTrue(whole(100, 12) > 14_400);
	}

	@ParameterizedTest
	@MethodSource("names")
	void fiveMegabytesForEachSyntax(String name) {
		for (String syntax : List.of("spring-properties", "yaml", "mysql", "postgresql", "stanzas", "system", "limits", "commands")) {
			inTime(INPUTS.get(name), text -> {
				SourceText source = SourceText.of("a/b", text);
				TextDocument document = Assertions.assertTimeout(LIMIT, () -> TextSyntaxes.of(syntax).read(source), syntax);
				assertTrue(document.entries().size() <= TextDocument.MAXIMUM_ENTRIES, syntax);
			});
		}
	}

	/** What goes on in the next line has no key and was not read; found by the fuzzer. */
	@ParameterizedTest
	@ValueSource(strings = { ": 1\n  2\n", "a: 1\n: 2\n   3\n", "\"\": 1\n  2\n" })
	void aValueWithoutAKeyThatGoesOn(String text) {
		TextDocument document = TextSyntaxes.of("yaml").read(SourceText.of("a/b.yml", text));
		assertTrue(document.entries().stream().allMatch(entry -> entry.key().equals("a") && entry.value().equals("1")), document.entries().toString());
	}

	@ParameterizedTest
	@ValueSource(strings = { "many groups", "deep", "noise", "a=/n", "a: /n", "quarkus.datasource.x.jdbc.max-size=1/n", "using a 1 " })
	void fiveMegabytesForTheTables(String name) {
		String text = "spring.datasource.url: x\nquarkus.http.port: 1\nlog4j.rootLogger: a\n" + INPUTS.get(name);
		for (String path : List.of("a/application.properties", "a/application.yml", "a/log4j.properties", "a/my.cnf", "a/qm.ini", "a/limits.conf", "a/x.sh")) {
			inTime(text, part -> {
				FileParts parts = Assertions.assertTimeout(LIMIT, () -> Read.parts(path, part), path);
				assertTrue(parts.problems().stream().noneMatch(problem -> problem.kind() == ReadProblem.Kind.INTERNAL), () -> path + parts.problems());
				assertTrue(parts.problems().size() <= 6, path);
			});
		}
	}
}
