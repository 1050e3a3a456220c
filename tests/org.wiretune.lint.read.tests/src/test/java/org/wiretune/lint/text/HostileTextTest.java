/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.read.FileParts;

/** Five megabytes of anything are read in bounded time and memory by each syntax. */
class HostileTextTest {

	private static final int SIZE = 5 * 1024 * 1024;

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
		return inputs().keySet().stream();
	}

	private static final Map<String, String> INPUTS = inputs();

	@ParameterizedTest
	@MethodSource("names")
	void fiveMegabytes(String name) {
		String text = INPUTS.get(name);
		for (String path : Arrays.asList("a/application.properties", "a/application.yml", "a/log4j.properties", "a/my.cnf", "a/postgresql.conf", "a/qm.ini", "a/sysctl.conf", "a/limits.conf",
				"a/etc/system", "a/x.db2", "a/x.sh")) {
			FileParts parts = Assertions.assertTimeout(Duration.ofSeconds(6), () -> Read.parts(path, "spring.datasource.url: x\nquarkus.http.port: 1\n" + text), path);
			assertTrue(parts.problems().stream().noneMatch(problem -> problem.kind() == ReadProblem.Kind.INTERNAL), () -> path + parts.problems());
			assertTrue(parts.problems().size() <= 6, path);
		}
	}
}
