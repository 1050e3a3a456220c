/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class ServerProfileTest {

	private static final String SCRIPT = "jboss/bin/run.conf";
	private static final String START = "jboss/bin/start.sh";
	private static final String XML = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

	private static Files profile(String name) {
		return new Files().with("jboss/server/" + name + "/conf/bootstrap/profile.xml",
				XML + "<deployment xmlns=\"urn:jboss:bean-deployer:2.0\">\n  <bean name=\"BootstrapProfileFactory\" class=\"org.jboss.system.server.profileservice.repository.StaticProfileFactory\">\n  </bean>\n</deployment>\n");
	}

	@ParameterizedTest
	@CsvSource({"default, 1", "all, 1", "standard, 1", "production, 0", "minimal, 0", "shop, 0"})
	void profiles(String name, int findings) {
		assertEquals(findings, profile(name).findings("non-production-profile").size(), name);
		assertEquals(findings, new Files().with(START, "#!/bin/sh\nexec /opt/jboss/bin/run.sh -b 0.0.0.0 -c " + name + " &\n").findings("non-production-profile").size(), name);
	}

	@Test
	void scriptIsChanged() {
		FixContract.verify(new Files().with(START, "#!/bin/sh\nexec ./run.sh -c all -b 0.0.0.0\n"), "non-production-profile/production", Map.of(START, Map.of("-c all", "-c production")));
		FixContract.verify(new Files().with("bin/start.bat", "@echo off\ncall \"C:\\jboss\\bin\\run.bat\" -c default\n"), "non-production-profile/production",
				Map.of("bin/start.bat", Map.of("-c default", "-c production")));
	}

	@ParameterizedTest
	@ValueSource(strings = {"# ./run.sh -c all\n", "./run.sh -c $PROFILE\n", "./run.sh\n", "grep -c all file\n", "./run.sh -b all\n", "echo ./run.sh -c all\n"})
	void otherCommands(String line) {
		assertTrue(new Files().with(START, line).findings("non-production-profile").isEmpty(), line);
	}

	private static Files scanner(String period, String more) {
		return new Files().with("jboss/server/shop/deploy/hdscanner-jboss-beans.xml", XML + "<deployment xmlns=\"urn:jboss:bean-deployer:2.0\">\n"
				+ "  <bean name=\"HDScanner\" class=\"org.jboss.system.server.profileservice.hotdeploy.HDScanner\">\n    <property name=\"scanPeriod\">" + period + "</property>\n" + more + "  </bean>\n</deployment>\n");
	}

	@Test
	void scanPeriod() throws Exception {
		String rule = "hot-deploy-scan-fast";
		assertEquals("59999", scanner("59999", "").finding(rule).measured());
		assertTrue(scanner("60000", "").findings(rule).isEmpty());
		assertTrue(scanner("5000", "    <property name=\"scanEnabled\">false</property>\n").findings(rule).isEmpty());
		Files files = scanner("5000", "    <property name=\"scanEnabled\">true</property>\n");
		// JBoss 4 ships five seconds in a file that everybody copies.
		String older = "<server><mbean code=\"org.jboss.deployment.scanner.URLDeploymentScanner\" name=\"jboss.deployment:type=DeploymentScanner,flavor=URL\"><attribute name=\"ScanPeriod\">5000</attribute></mbean></server>\n";
		assertTrue(new Files().with("jboss/server/shop/conf/jboss-service.xml", XML + older).findings(rule).isEmpty());
		assertEquals("1000", new Files().with("jboss/server/shop/conf/jboss-service.xml", XML + older.replace("5000", "1000")).finding(rule).measured());
		FixContract.verify(files, rule + "/slower", Map.of("jboss/server/shop/deploy/hdscanner-jboss-beans.xml", Map.of(">5000<", ">60000<")));
		FixContract.verify(files, rule + "/off", Map.of("jboss/server/shop/deploy/hdscanner-jboss-beans.xml", Map.of(">true<", ">false<")));
		Files without = scanner("5000", "");
		assertTrue(without.copy().apply(FixContract.fix(without.finding(rule), rule + "/off")).findings(rule).isEmpty());
	}

	@Test
	void scannerOfWildFly() {
		String rule = "hot-deploy-scan-fast";
		String text = XML + "<server xmlns=\"urn:jboss:domain:20.0\">\n  <profile>\n    <subsystem xmlns=\"urn:jboss:domain:deployment-scanner:2.0\">\n"
				+ "      <deployment-scanner path=\"deployments\" scan-interval=\"5000\" auto-deploy-exploded=\"true\"/>\n    </subsystem>\n  </profile>\n</server>\n";
		assertEquals(1, new Files().with("Wf/standalone.xml", text).findings(rule).size());
		assertTrue(new Files().with("Wf/standalone.xml", text.replace(" auto-deploy-exploded=\"true\"", "")).findings(rule).isEmpty());
		// More often than the server ships with.
		String often = text.replace(" auto-deploy-exploded=\"true\"", "").replace("5000", "4999");
		assertEquals(1, new Files().with("Wf/standalone.xml", often).findings(rule).size());
		assertTrue(new Files().with("Wf/standalone.xml", often.replace("path=", "scan-enabled=\"false\" path=")).findings(rule).isEmpty());
		assertTrue(new Files().with("Wf/standalone.xml", often.replace("4999", "0")).findings(rule).isEmpty());
	}

	private static Files clustered(String clustered, String url, String keys) {
		String office = XML + "<server>\n  <mbean code=\"org.jboss.messaging.core.jmx.MessagingPostOfficeService\" name=\"jboss.messaging:service=PostOffice\">\n    <attribute name=\"Clustered\">" + clustered + "</attribute>\n  </mbean>\n</server>\n";
		String source = XML + "<datasources>\n  <local-tx-datasource>\n    <jndi-name>DefaultDS</jndi-name>\n    <connection-url>" + url + "</connection-url>\n    <driver-class>x.Driver</driver-class>\n  </local-tx-datasource>\n</datasources>\n";
		String generator = XML + "<server>\n  <mbean code=\"org.jboss.ejb.plugins.keygenerator.hilo.HiLoKeyGeneratorFactory\" name=\"jboss:service=KeyGeneratorFactory,type=HiLo\">\n    <attribute name=\"TableName\">HILO</attribute>\n" + keys + "  </mbean>\n</server>\n";
		String server = "jboss/server/shop/deploy/";
		return new Files().with(server + "messaging/x-persistence-service.xml", office).with(server + "default-ds.xml", source).with(server + "uuid-key-generator.sar/META-INF/jboss-service.xml", generator);
	}

	@Test
	void embeddedDatabaseInACluster() {
		String rule = "hsqldb-in-cluster";
		String select = "    <attribute name=\"SelectHiSql\">select x from y for update</attribute>\n";
		Finding finding = clustered("true", "jdbc:hsqldb:.", select).finding(rule);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("DefaultDS", finding.measured());
		assertTrue(clustered("false", "jdbc:hsqldb:.", "").findings(rule).isEmpty());
		assertTrue(clustered("true", "jdbc:hsqldb:hsql://db1/shop", select).findings(rule).isEmpty());
		assertTrue(clustered("true", "jdbc:mysql://db/shop", select).findings(rule).isEmpty());
		Finding keys = clustered("true", "jdbc:mysql://db/shop", "").finding(rule);
		assertTrue(keys.message().contains("without a lock"), keys.message());
	}

	private static Files script(String options) {
		return profile("shop").with(SCRIPT, "if [ \"x$JAVA_OPTS\" = \"x\" ]; then\n   JAVA_OPTS=\"" + options + "\"\nfi\n");
	}

	@ParameterizedTest
	@CsvSource({"-Xms1303m -Xmx1303m, 1", "-Xms128m -Xmx512m, 1", "-Xms1304m -Xmx1304m, 0", "-Xmx2g, 0", "-Xmx$HEAP, 0"})
	void shippedHeap(String options, int findings) {
		assertEquals(findings, script(options).findings("eap-heap-default").size(), options);
	}

	@Test
	void scriptOfTwoProfilesIsToldOnce() {
		Files files = script("-Xmx1303m").with("jboss/server/other/conf/bootstrap/profile.xml", profile("x").text("jboss/server/x/conf/bootstrap/profile.xml"));
		assertEquals(1, files.findings("eap-heap-default").size());
	}

	@Test
	void largeHeapAlone() {
		String rule = "heap-raised-without-gc-and-pages";
		assertEquals("-XX:+UseParallelOldGC -XX:+UseLargePages", script("-Xmx4096m").finding(rule).limit());
		assertTrue(script("-Xmx4095m").findings(rule).isEmpty());
		assertEquals("-XX:+UseLargePages", script("-Xmx10240m -XX:+UseParallelOldGC").finding(rule).limit());
		assertEquals("-XX:+UseLargePages", script("-Xmx10240m -XX:+UseConcMarkSweepGC").finding(rule).limit());
		assertTrue(script("-Xmx10240m -XX:+UseParallelOldGC -XX:+UseLargePages").findings(rule).isEmpty());
		FixContract.verify(script("-Xmx12g"), rule + "/add", Map.of(SCRIPT, Map.of("-Xmx12g", "-Xmx12g -XX:+UseParallelOldGC -XX:+UseLargePages")));
	}
}
