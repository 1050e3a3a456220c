/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.FixesToRestTest;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

/** The settings of single pools: messaging, object request broker, web container. */
class PoolSettingsTest {

	private static final String WEB = "minimumSize=\"10\" maximumSize=\"50\" inactivityTimeout=\"60000\" isGrowable=\"false\" name=\"WebContainer\"";

	private static Files pool(String attributes, String name) {
		return Samples.server().replace(Samples.SERVER, "name=\"WebContainer\"/>\n", "name=\"WebContainer\"/>\n    <threadPools xmi:id=\"ThreadPool_43\" " + attributes + " name=\"" + name + "\"/>\n");
	}

	private static Files web(String attributes) {
		return Samples.server().replace(Samples.SERVER, WEB, attributes + " name=\"WebContainer\"");
	}

	private static String liberty(String executor) {
		return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<server>\n  <executor " + executor + "/>\n</server>\n";
	}

	@ParameterizedTest
	@CsvSource({"5, 20, 5000, false", "4, 20, 5000, true", "5, 19, 5000, true", "5, 20, 4999, true", "10, 100, 60000, false"})
	void sizeOfMessagingPools(String minimum, String maximum, String timeout, boolean found) {
		Files files = pool("minimumSize=\"%s\" maximumSize=\"%s\" inactivityTimeout=\"%s\"".formatted(minimum, maximum, timeout), "Pool_SIBus_SCA");
		assertEquals(found ? 1 : 0, files.findings("new-sib-pool-sizing").size());
	}

	@Test
	void sizeOfOtherPoolsIsTheirOwn() {
		assertTrue(pool("minimumSize=\"1\" maximumSize=\"2\"", "Other").findings("new-sib-pool-sizing").isEmpty());
		assertEquals("1/2/3500", pool("minimumSize=\"1\" maximumSize=\"2\"", "SIBJMSRAThreadPool").finding("new-sib-pool-sizing").measured());
	}

	@Test
	void fixSizing() {
		FixContract.verify(pool("minimumSize=\"1\" maximumSize=\"30\"", "Pool_SIBus_JMS"), "new-sib-pool-sizing/lab", Map.of(Samples.SERVER, Map.of(
				"minimumSize=\"1\" maximumSize=\"30\" name=\"Pool_SIBus_JMS\"", "minimumSize=\"5\" maximumSize=\"30\" name=\"Pool_SIBus_JMS\" inactivityTimeout=\"5000\"")));
	}

	@ParameterizedTest
	@CsvSource({"sib-pool-growable, Pool_SIBus_SCA", "orb-pool-growable, ORB.thread.pool"})
	void growablePools(String rule, String name) {
		Files files = pool("minimumSize=\"5\" maximumSize=\"20\" inactivityTimeout=\"5000\" isGrowable=\"true\"", name);
		Finding finding = files.finding(rule);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.message().contains("beyond its 20 threads"), finding.message());
		assertTrue(files.copy().replace(Samples.SERVER, "isGrowable=\"true\" name=\"" + name, "isGrowable=\"false\" name=\"" + name).findings(rule).isEmpty());
		assertTrue(files.copy().replace(Samples.SERVER, "isGrowable=\"true\" name=\"" + name, "name=\"" + name).findings(rule).isEmpty());
		FixContract.verify(files, rule + "/limit", Map.of(Samples.SERVER, Map.of("isGrowable=\"true\" name=\"" + name, "isGrowable=\"false\" name=\"" + name)));
	}

	@ParameterizedTest
	@CsvSource({"3500, 1", "3501, 0", "1000, 1"})
	void inactivityOfTheRequestBroker(String timeout, int findings) {
		assertEquals(findings, pool("minimumSize=\"10\" maximumSize=\"50\" inactivityTimeout=\"" + timeout + '"', "ORB.thread.pool").findings("orb-inactivity-timeout-low").size());
	}

	@ParameterizedTest
	@CsvSource({"2, WARNING", "9, WARNING", "10, INFO", "49, INFO"})
	void fewWebThreads(String maximum, Severity severity) {
		Finding finding = web("minimumSize=\"1\" maximumSize=\"" + maximum + '"').finding("webcontainer-pool-small");
		assertEquals(severity, finding.severity());
		assertEquals("50", finding.limit());
	}

	@Test
	void enoughWebThreads() {
		assertTrue(Samples.server().findings("webcontainer-pool-small").isEmpty());
		assertTrue(web("minimumSize=\"1\" maximumSize=\"2\" isGrowable=\"true\"").findings("webcontainer-pool-small").isEmpty());
		assertTrue(web("minimumSize=\"1\" maximumSize=\"${threads}\"").findings("webcontainer-pool-small").isEmpty());
	}

	@Test
	void fixWebThreads() {
		FixContract.verify(web("minimumSize=\"1\" maximumSize=\"2\""), "webcontainer-pool-small/raise", Map.of(Samples.SERVER, Map.of("minimumSize=\"1\" maximumSize=\"2\"", "minimumSize=\"10\" maximumSize=\"50\"")));
	}

	@Test
	void limitedExecutorOfLiberty() {
		Files files = new Files().with("wlp/server.xml", liberty("maxThreads=\"8\""));
		Finding finding = files.finding("webcontainer-pool-small");
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("-1", finding.limit());
		FixContract.verify(files, "webcontainer-pool-small/unbounded", Map.of("wlp/server.xml", Map.of("maxThreads=\"8\"", "maxThreads=\"-1\"")));
		assertTrue(new Files().with("wlp/server.xml", liberty("maxThreads=\"-1\"")).findings("webcontainer-pool-small").isEmpty());
		assertTrue(new Files().with("wlp/server.xml", liberty("maxThreads=\"50\"")).findings("webcontainer-pool-small").isEmpty());
		assertTrue(new Files().with("wlp/dev/server.xml", liberty("maxThreads=\"8\"")).findings("webcontainer-pool-small").isEmpty());
	}

	@Test
	void minimumOfWebThreads() {
		String rule = "webcontainer-min-below-max-under-load";
		assertEquals("10", Samples.server().finding(rule).measured());
		assertTrue(web("minimumSize=\"50\" maximumSize=\"50\"").findings(rule).isEmpty());
		assertTrue(new Files().with("wlp/server.xml", liberty("coreThreads=\"4\" maxThreads=\"50\"")).findings(rule).isEmpty());
		assertEquals("49", web("minimumSize=\"49\" maximumSize=\"50\"").finding(rule).measured());
		assertTrue(web("minimumSize=\"10\" maximumSize=\"49\"").finding(rule).fixes().isEmpty(), "the maximum is raised first");
		// One set the minimum to a maximum that the other raised.
		FixesToRestTest.assertRest("web container", web("minimumSize=\"1\" maximumSize=\"20\""));
		FixesToRestTest.assertRest("web container", web("minimumSize=\"20\" maximumSize=\"20\""));
		FixContract.verify(Samples.server(), rule + "/equal", Map.of(Samples.SERVER, Map.of("minimumSize=\"10\" maximumSize=\"50\"", "minimumSize=\"50\" maximumSize=\"50\"")));
	}

	@Test
	void growingWebContainerIsATradeOff() {
		String rule = "webcontainer-growable-native-memory";
		Files files = web("minimumSize=\"10\" maximumSize=\"50\" isGrowable=\"true\"");
		Finding finding = files.finding(rule);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.fixes().isEmpty());
		assertTrue(files.replace(Samples.SERVER, "genericJvmArguments=\"\"", "genericJvmArguments=\"-Xss1m -Xmso256k\"").finding(rule).message()
				.contains("takes 1280 KB for its stack, 1000 of them about 1250 MB"), files.finding(rule).message());
		assertTrue(Samples.server().findings(rule).isEmpty());
	}

	@Test
	void exportsThatTheWebContainerServes() {
		String rule = "http-or-ws-export-uses-webcontainer";
		Files files = Samples.server();
		Samples.modules().paths().forEach(path -> files.with(path, Samples.modules().text(path)));
		Finding finding = files.finding(rule);
		assertEquals("Receiver/StockWSExport.export", finding.origin().path());
		assertEquals("50", finding.measured());
		assertTrue(finding.assumption().contains("server1"));
		assertTrue(files.copy().replace("Receiver/StockWSExport.export", "jaxws:JaxWsExportBinding", "eis:JMSExportBinding").findings(rule).isEmpty());
		files.with("Receiver/HttpExport.export", files.text("Receiver/StockWSExport.export").replace("StockWSExport", "HttpExport").replace("jaxws:JaxWsExportBinding", "http:HTTPExportBinding"));
		assertTrue(files.findings(rule).get(0).message().contains("one of 2 HTTP or Web Service exports"));
		assertTrue(files.without(Samples.SERVER).findings(rule).isEmpty());
	}

	@Test
	void brokerWithSettingsOfItsOwn() {
		String rule = "orb-pool-growable";
		Files files = pool("minimumSize=\"5\" maximumSize=\"20\" isGrowable=\"true\"", "ORB.thread.pool").replace(Samples.SERVER, "  <services xmi:type=\"threadpoolmanager", """
				  <services xmi:type="orb:ObjectRequestBroker" xmlns:orb="http://www.ibm.com/websphere/appserver/schemas/5.0/orb.xmi" useServerThreadPool="false">
				    <threadPool xmi:id="ThreadPool_40" minimumSize="10" maximumSize="50" isGrowable="false" name="ORB.thread.pool"/>
				  </services>
				  <services xmi:type="threadpoolmanager""");
		assertTrue(files.findings(rule).isEmpty());
		assertEquals(1, files.copy().replace(Samples.SERVER, "useServerThreadPool=\"false\"", "useServerThreadPool=\"true\"").findings(rule).size());
		Files own = files.replace(Samples.SERVER, "isGrowable=\"false\" name=\"ORB.thread.pool\"", "isGrowable=\"true\" name=\"ORB.thread.pool\"");
		assertTrue(own.finding(rule).message().contains("beyond its 50 threads"));
	}
}
