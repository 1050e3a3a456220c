/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class WebConnectorsTest {

	private static final String WEB = "Shop/server/shop/deploy/jbossweb.sar/server.xml";
	private static final String SPRING = "App/src/main/resources/application.properties";
	private static final String LIMITS = "Shop/etc/security/limits.conf";
	private static final String LIBERTY = "Lib/server.xml";

	/** A server.xml with one connector. */
	private static Files connector(String attributes) {
		return new Files().with(WEB, """
				<?xml version="1.0" encoding="UTF-8"?>
				<Server>
				  <Listener className="org.apache.catalina.core.AprLifecycleListener" SSLEngine="on" />
				  <Service name="jboss.web">
				    <Connector %s redirectPort="8443" />
				    <Engine name="jboss.web" defaultHost="localhost">
				      <Host name="localhost">
				      </Host>
				    </Engine>
				  </Service>
				</Server>
				""".formatted(attributes));
	}

	private static Files http(String attributes) {
		return connector("protocol=\"HTTP/1.1\" port=\"8080\" " + attributes);
	}

	private static Files ajp(String attributes) {
		return connector("protocol=\"AJP/1.3\" port=\"8009\" " + attributes);
	}

	private static Files spring(String lines) {
		return new Files().with(SPRING, "spring.application.name=shop\n" + lines);
	}

	private static Files liberty(String options) {
		return new Files().with(LIBERTY, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<server>\n  <featureManager>\n    <feature>servlet-6.0</feature>\n  </featureManager>\n"
				+ "  <httpOptions id=\"o\" " + options + "/>\n</server>\n");
	}

	@ParameterizedTest
	@CsvSource({"connector-maxkeepalive-default, '', 1", "connector-maxkeepalive-default, maxKeepAliveRequests=\"100\", 1", "connector-maxkeepalive-default, maxKeepAliveRequests=\"101\", 0",
			"connector-maxkeepalive-default, maxKeepAliveRequests=\"-1\", 0", "connector-maxkeepalive-default, maxKeepAliveRequests=\"1\", 0",
			"connector-keepalive-disabled, maxKeepAliveRequests=\"1\", 1", "connector-keepalive-disabled, maxKeepAliveRequests=\"2\", 0", "connector-keepalive-disabled, '', 0",
			"connector-maxthreads-default, '', 1", "connector-maxthreads-default, maxThreads=\"200\", 0", "connector-maxthreads-default, executor=\"e\", 0",
			"connector-maxthreads-below-clients, maxThreads=\"199\", 1", "connector-maxthreads-below-clients, maxThreads=\"200\", 0", "connector-maxthreads-below-clients, '', 0",
			"connector-minspare-missing, maxThreads=\"201\", 1", "connector-minspare-missing, maxThreads=\"200\", 0", "connector-minspare-missing, maxThreads=\"500\" minSpareThreads=\"400\", 0",
			"connector-minspare-missing, maxThreads=\"500\" executor=\"e\", 0",
			"connector-minspare-ratio, maxThreads=\"3000\" minSpareThreads=\"2000\", 1", "connector-minspare-ratio, maxThreads=\"125\" minSpareThreads=\"100\", 0",
			"connector-minspare-ratio, maxThreads=\"126\" minSpareThreads=\"100\", 1", "connector-minspare-ratio, maxThreads=\"110\" minSpareThreads=\"100\", 0",
			"connector-minspare-ratio, maxThreads=\"109\" minSpareThreads=\"100\", 1", "connector-minspare-ratio, maxThreads=\"100\" minSpareThreads=\"100\", 0",
			"connector-minspare-above-max, maxThreads=\"100\" minSpareThreads=\"101\", 1", "connector-minspare-above-max, maxThreads=\"100\" minSpareThreads=\"100\", 0",
			"connector-address-missing-dollar, address=\"{jboss.bind.address}\", 1", "connector-address-missing-dollar, address=\"${jboss.bind.address}\", 0",
			"connector-address-missing-dollar, address=\"10.0.0.1\", 0", "connector-native-libs-shadow-jio, '', 1", "ajp-maxthreads-default, '', 0", "ajp-minspare-missing, maxThreads=\"500\", 0",
			"ajp-keepalive-off, keepAliveTimeout=\"100\", 0"})
	void ofHttp(String rule, String attributes, int findings) {
		assertEquals(findings, http(attributes).findings(rule).size(), rule + ' ' + attributes);
	}

	@ParameterizedTest
	@CsvSource({"ajp-maxthreads-default, '', 1", "ajp-maxthreads-default, maxThreads=\"3000\", 0", "ajp-minspare-missing, maxThreads=\"3000\", 1", "ajp-minspare-missing, maxThreads=\"200\", 0",
			"ajp-minspare-missing, '', 0", "ajp-keepalive-off, keepAliveTimeout=\"59999\", 1", "ajp-keepalive-off, keepAliveTimeout=\"60000\", 0", "ajp-keepalive-off, keepAliveTimeout=\"-1\", 0",
			"ajp-keepalive-off, connectionTimeout=\"20000\", 1", "ajp-keepalive-off, keepAliveTimeout=\"-1\" connectionTimeout=\"20000\", 0", "ajp-keepalive-off, '', 0",
			"connector-maxkeepalive-default, '', 0", "connector-maxthreads-default, '', 0", "connector-minspare-missing, maxThreads=\"3000\", 0", "connector-native-libs-shadow-jio, '', 0"})
	void ofAjp(String rule, String attributes, int findings) {
		assertEquals(findings, ajp(attributes).findings(rule).size(), rule + ' ' + attributes);
	}

	@ParameterizedTest
	@CsvSource({"connector-maxkeepalive-default, '', 0", "connector-maxkeepalive-default, server.tomcat.max-keep-alive-requests=100, 1", "connector-maxkeepalive-default, server.tomcat.threads.max=400, 1",
			"connector-maxkeepalive-default, server.tomcat.threads.max=200, 0", "connector-keepalive-disabled, server.tomcat.max-keep-alive-requests=1, 1",
			"connector-minspare-missing, server.tomcat.threads.max=400, 1", "connector-minspare-missing, server.tomcat.max-threads=400, 1",
			"connector-minspare-above-max, 'server.tomcat.threads.max=5;server.tomcat.threads.min-spare=6', 1",
			"connector-maxthreads-below-clients, server.tomcat.threads.max=50, 1", "connector-maxthreads-below-clients, 'server.tomcat.threads.max=50;spring.threads.virtual.enabled=true', 0"})
	void ofSpringBoot(String rule, String lines, int findings) {
		assertEquals(findings, spring(lines.replace(';', '\n') + '\n').findings(rule).size(), rule + ' ' + lines);
	}

	@Test
	void profilesForDevelopmentAreQuiet() {
		Files files = new Files().with("App/src/main/resources/application-dev.properties", "server.tomcat.threads.max=400\n");
		assertTrue(files.findings("connector-maxkeepalive-default").isEmpty());
		assertTrue(files.findings("connector-minspare-missing").isEmpty());
	}

	@Test
	void libertyOnlyWhereTheFileSaysSo() {
		assertTrue(liberty("").findings("connector-maxkeepalive-default").isEmpty());
		assertEquals(1, liberty("maxKeepAliveRequests=\"100\"").findings("connector-maxkeepalive-default").size());
		assertEquals(1, liberty("keepAliveEnabled=\"false\"").findings("connector-keepalive-disabled").size());
		assertTrue(liberty("keepAliveEnabled=\"true\"").findings("connector-keepalive-disabled").isEmpty());
		FixContract.verify(liberty("keepAliveEnabled=\"false\""), "connector-keepalive-disabled/keep", Map.of(LIBERTY, Map.of("\"false\"", "\"true\"")));
	}

	@Test
	void theShippedSampleIsNoWarning() {
		Finding finding = http("maxThreads=\"3000\" minSpareThreads=\"2000\"").finding("connector-minspare-ratio");
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("50", finding.measured());
		assertEquals("2500", finding.limit());
	}

	@Test
	void explicitProtocolIsNotShadowed() {
		assertTrue(connector("protocol=\"org.apache.coyote.http11.Http11Protocol\" port=\"8080\"").findings("connector-native-libs-shadow-jio").isEmpty());
		assertTrue(http("").replace(WEB, "  <Listener className=\"org.apache.catalina.core.AprLifecycleListener\" SSLEngine=\"on\" />\n", "").findings("connector-native-libs-shadow-jio").isEmpty());
	}

	private static Files limited(String nofile) {
		return http("maxKeepAliveRequests=\"-1\" maxThreads=\"2000\"").with(LIMITS, "jboss soft nofile " + nofile + "\njboss hard nofile " + nofile + "\n");
	}

	@Test
	void openFiles() {
		String rule = "connector-keepalive-unlimited-fd";
		assertEquals("2000", limited("2000").finding(rule).limit());
		assertTrue(limited("2001").findings(rule).isEmpty());
		assertTrue(limited("1024").replace(WEB, "\"-1\"", "\"500\"").findings(rule).isEmpty());
		assertTrue(limited("1024").without(LIMITS).findings(rule).isEmpty());
		FixContract.verify(limited("1024"), rule + "/raise-files", Map.of(LIMITS, Map.of("soft nofile 1024", "soft nofile 65536", "hard nofile 1024", "hard nofile 65536")));
		FixContract.verify(limited("1024"), rule + "/limit-requests", Map.of(WEB, Map.of("\"-1\"", "\"1000\"")));
	}

	@Test
	void wildFlyAndQuarkusAgainstClients() {
		Files quarkus = new Files().with(SPRING, "quarkus.thread-pool.max-threads=50\n");
		assertEquals(1, quarkus.findings("connector-maxthreads-below-clients").size());
		assertTrue(new Files().with(SPRING, "quarkus.thread-pool.max-threads=200\n").findings("connector-maxthreads-below-clients").isEmpty());
		FixContract.verify(quarkus, "connector-maxthreads-below-clients/raise", Map.of(SPRING, Map.of("=50", "=200")));
	}

	@ParameterizedTest
	@CsvSource({"connector-maxkeepalive-default/unlimited, '', maxKeepAliveRequests=\"-1\"", "connector-maxthreads-default/state, '', maxThreads=\"400\"",
			"connector-minspare-missing/keep, maxThreads=\"3000\", minSpareThreads=\"2400\""})
	void fixesThatAdd(String fix, String attributes, String added) throws Exception {
		String rule = fix.substring(0, fix.indexOf('/'));
		Files files = http(attributes);
		String after = files.copy().apply(FixContract.fix(files.finding(rule), fix)).text(WEB);
		String line = after.lines().filter(each -> each.contains("<Connector")).findFirst().orElseThrow();
		String before = files.text(WEB).lines().filter(each -> each.contains("<Connector")).findFirst().orElseThrow();
		FixContract.verify(files, fix, Map.of(WEB, Map.of(before, line)));
		assertTrue(line.contains(' ' + added), line);
	}

	@ParameterizedTest
	@CsvSource({"ajp-maxthreads-default/state, '', maxThreads=\"400\"", "ajp-minspare-missing/keep, maxThreads=\"3000\", minSpareThreads=\"2400\""})
	void fixesThatAddToAjp(String fix, String attributes, String added) throws Exception {
		Files files = ajp(attributes);
		String after = files.copy().apply(FixContract.fix(files.finding(fix.substring(0, fix.indexOf('/'))), fix)).text(WEB);
		String line = after.lines().filter(each -> each.contains("<Connector")).findFirst().orElseThrow();
		String before = files.text(WEB).lines().filter(each -> each.contains("<Connector")).findFirst().orElseThrow();
		FixContract.verify(files, fix, Map.of(WEB, Map.of(before, line)));
		assertTrue(line.contains(' ' + added), line);
	}

	@ParameterizedTest
	@CsvSource({"connector-keepalive-disabled/keep, maxKeepAliveRequests=\"1\", maxKeepAliveRequests=\"-1\"",
			"connector-maxthreads-below-clients/raise, maxThreads=\"150\", maxThreads=\"200\"",
			"connector-minspare-above-max/lower-spare, minSpareThreads=\"300\" maxThreads=\"250\", minSpareThreads=\"250\" maxThreads=\"250\"",
			"connector-minspare-above-max/raise-most, minSpareThreads=\"300\" maxThreads=\"250\", minSpareThreads=\"300\" maxThreads=\"300\"",
			"connector-minspare-ratio/most, maxThreads=\"2100\" minSpareThreads=\"2000\", maxThreads=\"2500\" minSpareThreads=\"2000\"",
			"connector-minspare-ratio/spare, maxThreads=\"3000\" minSpareThreads=\"2000\", maxThreads=\"3000\" minSpareThreads=\"2400\"",
			"connector-address-missing-dollar/dollar, address=\"{jboss.bind.address}\", address=\"${jboss.bind.address}\""})
	void fixesThatChange(String fix, String before, String after) {
		FixContract.verify(http(before), fix, Map.of(WEB, Map.of(before, after)));
	}

	@Test
	void otherFixes() {
		FixContract.verify(http(""), "connector-native-libs-shadow-jio/java", Map.of(WEB, Map.of("HTTP/1.1", "org.apache.coyote.http11.Http11Protocol")));
		FixContract.verify(ajp("keepAliveTimeout=\"5000\""), "ajp-keepalive-off/keep-open", Map.of(WEB, Map.of("5000", "-1")));
		FixContract.verify(spring("server.tomcat.max-keep-alive-requests=100\n"), "connector-maxkeepalive-default/unlimited", Map.of(SPRING, Map.of("=100", "=-1")));
	}
}
