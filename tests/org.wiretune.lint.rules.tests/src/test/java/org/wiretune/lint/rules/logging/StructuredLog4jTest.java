/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;

/** Log4j 2 set up in YAML and in JSON. */
class StructuredLog4jTest {

	private static final String RULE = "log-debug-left-on";
	private static final String YAML = "Shop/src/main/resources/log4j2.yaml";
	private static final String TEXT = """
			Configuration:
			  status: warn
			  Appenders:
			    Console:
			      name: Out
			      PatternLayout:
			        Pattern: "%m%n"
			    File:
			      name: Log
			      fileName: shop.log
			  Loggers:
			    logger:
			      - name: org.hibernate.SQL
			        level: info
			      - name: org.shop
			        level: warn
			    Root:
			      level: debug
			      AppenderRef:
			        ref: Log
			""";
	private static final String JSON = """
			{ "configuration": { "status": "warn",
			  "appenders": { "Console": { "name": "Out", "PatternLayout": { "pattern": "%m%n" } } },
			  "loggers": {
			    "logger": [ { "name": "org.shop", "level": "warn" } ],
			    "root": { "level": "debug", "AppenderRef": { "ref": "Out" } } } } }
			""";

	private static Files war() {
		return new Files().with("Shop/pom.xml", "<project><packaging>war</packaging></project>\n");
	}

	@Test
	void rootInYaml() throws Exception {
		Files files = war().with(YAML, TEXT);
		assertEquals("debug", files.finding(RULE).measured());
		assertEquals(18, files.finding(RULE).origin().line());
		assertEquals(TEXT.replace("level: debug", "level: info"), files.copy().apply(FixContract.fix(files.finding(RULE), RULE + "/raise")).text(YAML));
		assertEquals(0, files.copy().replace(YAML, "level: debug", "level: info").findings(RULE).size());
	}

	@ParameterizedTest
	@ValueSource(strings = {"log4j2.json", "log4j2.jsn", "log4j2-prod.json"})
	void rootInJson(String name) {
		Files files = war().with("Shop/src/main/resources/" + name, JSON);
		assertEquals("debug", files.finding(RULE).measured());
		assertEquals(0, files.copy().replace("Shop/src/main/resources/" + name, "\"debug\"", "\"error\"").findings(RULE).size());
	}

	@Test
	void fixInJson() throws Exception {
		String path = "Shop/src/main/resources/log4j2.json";
		Files files = war().with(path, JSON);
		assertEquals(JSON.replace("\"debug\"", "\"info\""), files.copy().apply(FixContract.fix(files.finding(RULE), RULE + "/raise")).text(path));
	}

	@Test
	void loggerOfASequence() {
		Files files = war().with(YAML, TEXT.replace("level: info", "level: trace").replace("level: debug", "level: warn"));
		assertTrue(files.finding(RULE).message().contains("Logger org.hibernate.SQL"), files.finding(RULE).message());
		assertEquals(0, war().with(YAML, TEXT.replace("level: warn", "level: trace").replace("level: debug", "level: warn")).findings(RULE).size());
	}

	/** Files of other programs are none. */
	@Test
	void otherFiles() {
		assertEquals(0, war().with("Shop/src/main/resources/logging.yaml", TEXT).with("Shop/src/main/resources/package.json", JSON).findings(RULE).size());
	}
}
