/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class StepsTest {

	private static final String TEXT = "camel-body-to-string";
	private static final String SPLIT = "camel-split-not-streaming";
	private static final String PARALLEL = "camel-parallel-default-pool";
	private static final String TRACING = "camel-tracing-on";
	private static final String KEYS = "shop/src/main/resources/application.properties";

	private static Files route(String source, String steps) {
		return Routes.java("from(\"" + source + "\")" + steps + ";");
	}

	@Test
	void aBodyInALog() {
		Finding finding = route("file:in", ".log(\"got ${body}\").to(\"direct:x\")").finding(TEXT);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("A log makes a text of the whole body from file:in", finding.headline());
		assertEquals(1, route("sftp:host/in", ".setHeader(\"a\", constant(\"b\")).to(\"log:in?showBody=true\")").findings(TEXT).size());
		assertEquals(Severity.INFO, route("platform-http:/upload", ".convertBodyTo(String.class)").finding(TEXT).severity());
		assertTrue(route("file:in", ".log(LoggingLevel.DEBUG, \"got ${body}\")").findings(TEXT).isEmpty());
		assertTrue(route("file:in", ".log(\"got ${header.CamelFileName}\")").findings(TEXT).isEmpty());
		assertTrue(route("file:in", ".unmarshal().csv().log(\"got ${body}\")").findings(TEXT).isEmpty(), "another body");
		assertTrue(route("file:in", ".log(\"size ${body.size}\")").findings(TEXT).isEmpty());
		assertTrue(route("timer:tick", ".log(\"got ${body}\")").findings(TEXT).isEmpty());
		assertTrue(route("jms:in", ".log(\"got ${body}\")").findings(TEXT).isEmpty());
		assertTrue(route("platform-http:/list?httpMethodRestrict=GET", ".log(\"got ${body}\")").findings(TEXT).isEmpty(), "has no body");
		assertEquals(1, Routes.xml("<route><from uri=\"file:in\"/><log message=\"${bodyAs(String)}\"/></route>").findings(TEXT).size());
	}

	private static final String SPLITTER = "    <route>\n      <from uri=\"file:in\"/>\n      <split>\n        <tokenize token=\"\\n\"/>\n        <to uri=\"direct:line\"/>\n      </split>\n    </route>\n";

	@Test
	void aSplitterOfTheWholeBody() {
		assertEquals("The splitter loads the whole body of file:in", Routes.xml(SPLITTER).finding(SPLIT).headline());
		FixContract.verify(Routes.xml(SPLITTER), SPLIT + "/streaming", Map.of(Routes.CONTEXT, Map.of("<split>", "<split streaming=\"true\">")));
		assertEquals(1, route("ftp:host/in", ".process(e -> { }).split(bodyAs(String.class).tokenize(\"\\n\")).to(\"direct:line\").end()").findings(SPLIT).size());
		assertEquals(1, route("file:in", ".split().tokenizeXML(\"order\").to(\"direct:line\").end()").findings(SPLIT).size());
		assertTrue(route("file:in", ".split(body().tokenize(\"\\n\")).streaming().to(\"direct:line\").end()").findings(SPLIT).isEmpty());
		assertTrue(route("file:in", ".unmarshal().csv().split(body()).to(\"direct:line\").end()").findings(SPLIT).isEmpty());
		assertTrue(route("direct:in", ".split(body().tokenize(\",\")).to(\"direct:line\").end()").findings(SPLIT).isEmpty());
		assertTrue(route("file:in", ".split(body().tokenize(\"\\n\")).setHeader(\"n\", exchangeProperty(\"CamelSplitSize\")).end()").findings(SPLIT).isEmpty(), "counts the parts");
	}

	private static final String REMOTE = "camel-remote-file-in-heap";
	private static final String CACHED = "camel-stream-cache-in-heap";

	@Test
	void filesAndStreamsOfAnySize() {
		assertEquals("sftp:host/in loads each file into the heap", route("sftp:host/in", ".to(\"direct:x\")").finding(REMOTE).headline());
		assertTrue(route("sftp:host/in?streamDownload=true", ".to(\"direct:x\")").findings(REMOTE).isEmpty());
		assertTrue(route("sftp:host/in?localWorkDirectory=/tmp", ".to(\"direct:x\")").findings(REMOTE).isEmpty());
		assertEquals(1, route("aws2-s3:bucket", ".to(\"direct:x\")").findings(REMOTE).size());
		assertTrue(route("aws2-s3:bucket?includeBody=false", ".to(\"direct:x\")").findings(REMOTE).isEmpty());
		assertEquals(1, route("platform-http:/upload", ".to(\"direct:x\")").findings(CACHED).size());
		assertEquals(1, Routes.java("from(\"platform-http:/a\").to(\"direct:x\");\nfrom(\"platform-http:/b\").to(\"direct:x\");").findings(CACHED).size(), "one setting for both");
		assertTrue(route("platform-http:/upload", ".to(\"direct:x\")").with(KEYS, "camel.main.stream-caching-spool-enabled=true\n").findings(CACHED).isEmpty());
		assertTrue(route("platform-http:/upload", ".noStreamCaching().to(\"direct:x\")").findings(CACHED).isEmpty());
		assertTrue(route("file:in", ".to(\"direct:x\")").findings(CACHED).isEmpty(), "can be read twice");
	}

	private static final String SIDE = ".split(body()).parallelProcessing()%s.to(\"http:host/x\").end()";

	@Test
	void workSideBySideOnTheDefaultPool() {
		assertEquals("split in route direct:in runs 10 parts at a time", route("direct:in", SIDE.formatted("")).finding(PARALLEL).headline());
		assertTrue(route("direct:in", SIDE.formatted(".executorService(pool)")).findings(PARALLEL).isEmpty());
		assertTrue(route("direct:in", ".split(body()).to(\"http:host/x\").end()").findings(PARALLEL).isEmpty());
		assertTrue(route("direct:in", ".split(body()).parallelProcessing().process(e -> { }).end()").findings(PARALLEL).isEmpty(), "computes");
		assertTrue(route("direct:in", ".multicast().parallelProcessing().to(\"http:a\", \"http:b\").end()").findings(PARALLEL).isEmpty(), "two branches want two threads");
		assertTrue(route("direct:in", SIDE.formatted("")).with(KEYS, "camel.main.virtualThreadsEnabled=true\n").findings(PARALLEL).isEmpty());
		assertTrue(Routes.xml("<threadPoolProfile id=\"io\" defaultProfile=\"true\" poolSize=\"50\"/><route><from uri=\"direct:in\"/><split parallelProcessing=\"true\"><simple>${body}</simple><to uri=\"http:host/x\"/></split></route>").findings(PARALLEL).isEmpty());
	}

	/** Code may give other threads to all steps that name none. */
	@Test
	void threadsOfCode() {
		for (String code : List.of("new DefaultExecutorServiceManager(context) { }", "context.setExecutorServiceManager(own)", "manager.setDefaultThreadPoolProfile(profile)")) {
			Files files = route("direct:in", SIDE.formatted("")).with("shop/src/main/java/shop/Threads.java", "package shop;\nimport org.apache.camel.*;\nimport org.apache.camel.impl.DefaultExecutorServiceManager;\nclass Threads {\n\tObject set(CamelContext context, Object own, Object profile, Manager manager) {\n\t\treturn " + code + ";\n\t}\n}\n");
			assertTrue(files.findings(PARALLEL).isEmpty(), code);
		}
	}

	private static Files traced(String attribute) {
		return Routes.beans("  <camelContext" + attribute + " xmlns=\"http://camel.apache.org/schema/spring\">\n    <route>\n      <from uri=\"direct:a\"/>\n      <to uri=\"direct:b\"/>\n    </route>\n  </camelContext>\n");
	}

	@Test
	void aTracerThatIsOn() {
		assertEquals(Severity.WARNING, traced(" trace=\"true\"").finding(TRACING).severity());
		FixContract.verify(traced(" trace=\"true\""), TRACING + "/off", Map.of(Routes.CONTEXT, Map.of("trace=\"true\"", "trace=\"false\"")));
		assertTrue(traced(" trace=\"standby\"").findings(TRACING).isEmpty());
		assertTrue(traced(" trace=\"{{trace}}\"").findings(TRACING).isEmpty());
		assertTrue(traced("").findings(TRACING).isEmpty());
		Files keys = traced("").with(KEYS, "a=b\ncamel.springboot.backlog-tracing=true\nc=d\n");
		FixContract.verify(keys, TRACING + "/off", Map.of(KEYS, Map.of("camel.springboot.backlog-tracing=true\n", "")));
		assertTrue(traced("").with("shop/src/main/resources/application-dev.properties", "camel.main.tracing=true\n").findings(TRACING).isEmpty());
		assertTrue(traced("").with(KEYS, "%dev.camel.main.tracing=true\n").findings(TRACING).isEmpty());
	}

	@Test
	void aTracerThatCodeSwitchesOn() {
		assertEquals(1, Routes.java("getContext().setTracing(true);\nfrom(\"direct:a\").to(\"direct:b\");").findings(TRACING).size());
		assertTrue(Routes.java("getContext().setTracing(traced);\nfrom(\"direct:a\").to(\"direct:b\");").findings(TRACING).isEmpty());
		assertTrue(Routes.java("if (traced) {\n\tgetContext().setTracing(true);\n}\nfrom(\"direct:a\").to(\"direct:b\");").findings(TRACING).isEmpty());
	}

	/** A debugger of the application's own is a part of it, and Camel asks it only where debugging is on. */
	@Test
	void aDebuggerOfItsOwn() {
		assertEquals(1, Routes.java("getContext().setDebugging(true);\nfrom(\"direct:a\").to(\"direct:b\");").findings(TRACING).size());
		assertTrue(Routes.java("getContext().setDebugger(sessions);\ngetContext().setDebugging(true);\nfrom(\"direct:a\").to(\"direct:b\");").findings(TRACING).isEmpty());
		assertEquals(1, Routes.java("getContext().setDebugger(sessions);\ngetContext().setTracing(true);\nfrom(\"direct:a\").to(\"direct:b\");").findings(TRACING).size());
	}
}
