/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.fix.FixRefused;

/** Options of Java virtual machines in scripts, units of systemd, images and manifests, and what of them is not understood. */
class LaunchPlacesTest {

	private static final String HEAP = "heap-above-32gb-loses-oops";
	private static final String FLAG = "jvm-aggressiveopts";
	private static final String START = "app/start.sh";
	private static final String IMAGE = "app/Dockerfile";
	private static final String COMPOSE = "app/docker-compose.yml";
	private static final String POD = "app/deployment.yaml";

	private static Files file(String path, String text) {
		return new Files().with(path, text);
	}

	private static List<ReadProblem> problems(Files files) {
		return files.lint().problems();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = {
			"app/start.sh|exec java -Xmx40g -jar a.jar",
			"app/start.sh|nohup \"$JAVA_HOME/bin/java\" -server -Xmx40g -cp a.jar:b.jar shop.Main &",
			"app/start.sh|exec \"${JAVACMD}\" $MORE -Xmx40g shop.Main",
			"tomcat/bin/setenv.sh|export CATALINA_OPTS=\"-Xms1g -Xmx40g\"",
			"tomcat/bin/setenv.bat|set CATALINA_OPTS=-Xms1g -Xmx40g",
			"domain/bin/setDomainEnv.sh|MEM_ARGS=\"-Xms256m -Xmx40g\"",
			"host/etc/default/app|JAVA_OPTS='-Xmx40g'",
			"app/run.bat|java -Xmx40g -jar a.jar",
			"app/start.bat|@start \"Shop\" /B \"%JAVA_HOME%\\bin\\javaw.exe\" -server -Xmx40g -cp a.jar shop.Main",
			"app/start.cmd|\"C:\\Program Files\\Java\\bin\\java\" %MORE% -Xmx40g -jar a.jar",
			"app/start.bat|%_RUNJAVA% -Xmx40g shop.Main",
			"tomcat/bin/setenv.bat|set \"JAVA_OPTS=%JAVA_OPTS% -Xms1g -Xmx40g\"",
			"app/.jvmopts|-Xmx40g",
			"app/etc/jvm.config|-Xmx40g",
			"app/bin/shop.vmoptions|-Xmx40g",
			"app/app.service|ExecStart=/usr/bin/java -Xmx40g -jar a.jar",
			"app/app.service|Environment=\"JAVA_OPTS=-Xms1g -Xmx40g\"",
			"app/app.service|Environment=LANG=C JAVA_TOOL_OPTIONS=-Xmx40g",
			"charts/shop/values.yaml|javaOpts: \"-Xms1g -Xmx40g\"",
			"charts/shop/values.yaml|jvmOptions: -Xmx40g",
			"app/Dockerfile|ENV A=1 JAVA_OPTS=\"-Xms1g -Xmx40g\" B=2",
			"app/Dockerfile|ENV JAVA_TOOL_OPTIONS -Xms1g -Xmx40g",
			"app/web.dockerfile|ENTRYPOINT [\"java\", \"-Xmx40g\", \"-jar\", \"a.jar\"]",
			"app/Dockerfile|ENV ES_JAVA_OPTS=-Xmx40g",
			"app/Dockerfile|CMD java -Xmx40g -jar a.jar" })
	void isRead(String path, String line) {
		Files files = file(path, line + "\n");
		Finding finding = files.finding(HEAP);
		assertEquals("40 GB", finding.measured());
		assertTrue(files.text(path).startsWith("40g", finding.origin().offset()), finding.toString());
		assertEquals(List.of(), problems(files));
		// The limit itself is told, one less is not.
		assertEquals(1, file(path, line.replace("40g", "32g") + "\n").findings(HEAP).size());
		assertEquals(List.of(), file(path, line.replace("40g", "31g") + "\n").findings(HEAP));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = {
			"app/start.sh|# java -Xmx40g -jar a.jar",
			"app/start.sh|echo usage: java -Xmx40g -jar a.jar",
			"app/start.sh|java -jar a.jar -Xmx40g",
			"app/gradlew.bat|set DEFAULT_JVM_OPTS=-Xmx40g",
			"app/src/test/load.sh|exec java -Xmx40g -jar a.jar",
			"app/start.sh|export MAVEN_OPTS=-Xmx40g",
			"app/.mvn/jvm.config|-Xmx40g",
			"app/.jvmopts|# -Xmx40g",
			"app/start.bat|echo java -Xmx40g -jar a.jar",
			"app/start.bat|rem java -Xmx40g -jar a.jar",
			"app/start.bat|java -jar a.jar -Xmx40g",
			"app/start.sh|mvn -Dargs=-Xmx40g package",
			"app/app.service|Description=java -Xms1g",
			"app/Dockerfile|RUN java -Xmx40g -jar build.jar",
			"app/Dockerfile|ENV MAVEN_OPTS=-Xmx40g" })
	void looksAlike(String path, String line) {
		assertEquals(List.of(), file(path, line + "\n").findings(HEAP));
	}

	/** The last image that a file is made from tells the version of Java. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"FROM openjdk:6|1", "FROM registry.example.com/openjdk:17.0.2-jdk-oracle|0", "FROM maven:3-openjdk-6 AS build\\nFROM --platform=linux/amd64 eclipse-temurin:21|0", "FROM example.com/base|0"})
	void theImageTellsTheVersion(String from, int findings) {
		assertEquals(findings, file(IMAGE, from.replace("\\n", "\n") + "\nENTRYPOINT [\"java\", \"-XX:+UseParallelGC\", \"-jar\", \"a.jar\"]\n").findings("gc-parallel-without-parallel-old").size());
	}

	@Test
	void variablesThatAScriptPutsTogetherAreOneMachine() {
		Files files = file(START, "HEAP=\"-Xmx40g\"\nJAVA_OPTS=\"$HEAP -XX:+AggressiveOpts\"\nexec java $JAVA_OPTS \\\n  -Xms40g -jar a.jar\n");
		assertEquals(1, files.finding(HEAP).origin().line());
		assertEquals(2, files.finding(FLAG).origin().line());
		Files two = file("tomcat/bin/setenv.sh", "CATALINA_OPTS=\"-Xmx40g\"\nJAVA_OPTS=\"-Xms31g\"\n");
		assertEquals("40 GB", two.finding("jvm-xms-below-xmx").measured() == null ? null : two.finding("jvm-xms-below-xmx").limit());
		// A branch that does not hold is not read.
		assertEquals(List.of(), file(START, "HEAP=-Xmx1g\nif [ -z \"$HEAP\" ]; then\n  HEAP=-Xmx40g\nfi\nexec java $HEAP -jar a.jar\n").findings(HEAP));
	}

	@Test
	void commandsOfWindows() {
		Files files = file("app/start.bat", "@echo off\r\nset HEAP=-Xmx40g\r\nset JAVA_OPTS=%HEAP% -XX:+AggressiveOpts\r\njava %JAVA_OPTS% ^\r\n  -Xms40g ^\r\n  -jar a.jar\r\n");
		assertEquals(2, files.finding(HEAP).origin().line());
		assertEquals(3, files.finding(FLAG).origin().line());
		assertEquals(List.of(), files.findings("jvm-xms-below-xmx"));
		FixContract.verify(files, FLAG + "/remove", Map.of("app/start.bat", Map.of(" -XX:+AggressiveOpts", "")));
		// A branch that does not hold is not read; a line that is cut off harms nothing.
		assertEquals(List.of(), file("app/start.bat", "set H=1\r\nif \"%H%\" == \"\" (\r\n  java -Xmx40g -jar a.jar\r\n)\r\n").findings(HEAP));
		assertEquals(1, file("app/start.bat", "java -Xmx40g ^").findings(HEAP).size());
	}

	@Test
	void lineOfAnOptionList() {
		Files files = file("app/.jvmopts", "-Xms40g\n-Xmx40g\n-XX:+AggressiveOpts\n");
		assertEquals(2, files.finding(HEAP).origin().line());
		FixContract.verify(files, FLAG + "/remove", Map.of("app/.jvmopts", Map.of("-XX:+AggressiveOpts\n", "")));
	}

	@Test
	void manifests() {
		Files compose = file(COMPOSE, "services:\n  a:\n    image: shop\n    environment:\n      - JAVA_OPTS=-Xmx40g -XX:+AggressiveOpts\n  b:\n    image: shop\n    environment:\n      JAVA_TOOL_OPTIONS: \"-Xmx41g\"\n      MAVEN_OPTS: -Xmx42g\n");
		assertEquals(List.of("40 GB", "41 GB"), compose.findings(HEAP).stream().map(Finding::measured).toList());
		assertEquals(List.of(), problems(compose));
		String pod = "kind: Deployment\nspec:\n  containers:\n  - name: shop\n    command: [\"java\", \"-Xmx40g\", \"-jar\", \"a.jar\"]\n    env:\n    - name: JAVA_OPTS\n      value: \"-Xmx41g\"\n    - name: OTHER\n      value: \"1\"\n";
		assertEquals(List.of("41 GB", "40 GB").stream().sorted().toList(), file(POD, pod).findings(HEAP).stream().map(Finding::measured).sorted().toList());
		// Other files of YAML may hold anything.
		assertEquals(List.of(), file("app/notes.yaml", pod).findings(HEAP));
	}

	@Test
	void environmentOfLiberty() {
		Files files = Launching.liberty("-Xms1g\n").with("liberty/server.env", "LOG_DIR=/logs\nJVM_ARGS=-Xmx40g -XX:+AggressiveOpts\n");
		assertEquals("liberty/server.env", files.finding(HEAP).origin().path());
		FixContract.verify(files, FLAG + "/remove", Map.of("liberty/server.env", Map.of("-Xmx40g -XX:+AggressiveOpts\n", "-Xmx40g\n")));
		assertEquals(List.of(), files.copy().replace("liberty/server.env", "JVM_ARGS", "OTHER").findings(HEAP));
	}

	@Test
	void optionsOfOtherProductsThanLiberty() {
		Files files = file("search/config/jvm.options", "# -Xmx50g\n-Xms1g\n-Xmx40g\n8-13:-XX:+AggressiveOpts\n");
		assertEquals(3, files.finding(HEAP).origin().line());
		assertEquals(List.of(), files.findings(FLAG));
		assertEquals(List.of(), files.lint().solution().getServers());
		// Beside a server of Liberty they are its own, once.
		assertEquals(1, Launching.liberty("-Xmx40g\n").findings(HEAP).size());
		assertEquals(1, Launching.liberty("-Xmx40g\n").lint().solution().getServers().size());
	}

	@Test
	void fixesKeepTheLanguageOfTheFile() throws FixRefused {
		FixContract.verify(file(START, "exec java -Xmx40g \\\n  -XX:+AggressiveOpts \\\n  -jar a.jar\n"), FLAG + "/remove", Map.of(START, Map.of("  -XX:+AggressiveOpts \\\n", "")));
		FixContract.verify(file(IMAGE, "ENV JAVA_OPTS=\"-Xmx40g -XX:+AggressiveOpts\"\n"), FLAG + "/remove", Map.of(IMAGE, Map.of(" -XX:+AggressiveOpts", "")));
		FixContract.verify(file(IMAGE, "CMD [\"java\", \"-Xmx40g\", \"-jar\", \"a.jar\"]\n"), HEAP + "/lower", Map.of(IMAGE, Map.of("40g", "31g")));
		// An item of a list would leave an empty argument.
		assertTrue(file(IMAGE, "CMD [\"java\", \"-XX:+AggressiveOpts\", \"-jar\", \"a.jar\"]\n").finding(FLAG).fixes().isEmpty());
		Files compose = file(COMPOSE, "services:\n  a:\n    environment:\n      - JAVA_OPTS=-Xmx8g\n");
		// Tabs are no indentation in YAML, so not all forms of the contract apply.
		assertEquals(compose.text(COMPOSE).replace("-Xmx8g", "-Xmx8g -XX:+UseLargePages"),
				compose.copy().apply(FixContract.fix(compose.finding("jvm-largepages-off"), "jvm-largepages-off/use-large-pages")).text(COMPOSE));
		FixContract.verify(file("tomcat/bin/setenv.sh", "CATALINA_OPTS=\"-Xmx8g\"\n"), "jvm-largepages-off/use-large-pages",
				Map.of("tomcat/bin/setenv.sh", Map.of("-Xmx8g", "-Xmx8g -XX:+UseLargePages")));
		// Without quotes a blank would end the value.
		assertTrue(file(IMAGE, "ENV JAVA_OPTS=-Xmx8g\n").finding("jvm-largepages-off").fixes().isEmpty());
	}

	@Test
	void whatIsNotUnderstoodIsSaid() {
		List<ReadProblem> problems = problems(file(START, "#!/bin/sh\nMY_MEMORY=`pick -Xmx40g`\nrun_it $MY_MEMORY\n"));
		assertEquals(1, problems.size());
		assertEquals(ReadProblem.Kind.NOT_UNDERSTOOD, problems.getFirst().kind());
		assertEquals(2, problems.getFirst().origin().line());
		assertTrue(problems.getFirst().message().startsWith("-Xmx40g in line 2 is not understood"), problems.getFirst().message());
		assertEquals(List.of(), problems(file(START, "# -Xmx40g\necho -Xmx40g\nexport MAVEN_OPTS=-Xmx1g\nexec java -Xmx1g Main -Xmx2g\n")));
		assertEquals(1, problems(file(COMPOSE, "services:\n  a:\n    environment:\n      HEAP: -Xmx1g\n")).size());
	}
}
