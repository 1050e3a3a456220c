/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

class HeapRulesTest {

	private static final String RUN = Launching.RUN;

	private static void fix(Files files, String fix, String... changes) {
		fixIn(files, RUN, fix, changes);
	}

	private static void fixIn(Files files, String path, String fix, String... changes) {
		Map<String, String> expected = new LinkedHashMap<>();
		for (int i = 0; i < changes.length; i += 2) {
			expected.put(changes[i], changes[i + 1]);
		}
		FixContract.verify(files, fix, Map.of(path, expected));
	}

	private static void silent(String rule, Files... files) {
		for (Files each : files) {
			assertEquals(List.of(), each.findings(rule));
		}
	}

	@Test
	void smallHeapOf64Bits() {
		String rule = "heap-64bit-2gb";
		Finding finding = Launching.java(6, "-Xms2g -Xmx2g").finding(rule);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("2 GB", finding.measured());
		assertEquals("4 GB", finding.limit());
		assertEquals(1, Launching.java(6, "-Xmx1792m").findings(rule).size());
		silent(rule, Launching.java(6, "-Xmx1791m"), Launching.java(6, "-Xmx2049m"), Launching.eap("-Xmx2g"), Launching.on("/usr/java/jdk1.6.0-i586", "-Xmx2g"));
		fix(Launching.java(6, "-Xms2g -Xmx2g"), rule + "/raise", "-Xms2g", "-Xms4g", "-Xmx2g", "-Xmx4g");
		fix(Launching.java(6, "-Xms1g -Xmx2g"), rule + "/raise", "-Xmx2g", "-Xmx4g");
	}

	@Test
	void beyondThePlateau() {
		String rule = "heap-beyond-plateau";
		assertEquals("20 GB", Launching.eap("-Xmx20g").finding(rule).measured());
		assertEquals(1, Launching.eap("-Xmx16385m").findings(rule).size());
		silent(rule, Launching.eap("-Xmx16g"), Launching.eap(""));
		fix(Launching.eap("-Xms20g -Xmx20g"), rule + "/lower", "-Xms20g", "-Xms16g", "-Xmx20g", "-Xmx16g");
		fixIn(Samples.server().replace(Samples.SERVER, "maximumHeapSize=\"384\"", "maximumHeapSize=\"20480\""), Samples.SERVER, rule + "/lower", "maximumHeapSize=\"20480\"", "maximumHeapSize=\"16384\"");
	}

	@Test
	void bits() {
		assertEquals("32", Launching.eap("-d32").finding("jvm-32bit-on-64bit-os").measured());
		assertEquals(1, Launching.on("C:/Program Files (x86)/Java/jdk1.6.0_31", "-Xmx1g").findings("jvm-32bit-on-64bit-os").size());
		silent("jvm-32bit-on-64bit-os", Launching.eap(""), Launching.eap("-d64"), Launching.java(8, ""), Launching.on("/usr/java/jdk1.6.0", ""));
	}

	@Test
	void heapOf32Bits() {
		String rule = "jvm-32bit-heap-too-big";
		Finding finding = Launching.eap("-d32 -Xms3g -Xmx3g").finding(rule);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("3 GB", finding.measured());
		assertEquals(1, Launching.eap("-d32 -Xmx2458m").findings(rule).size());
		silent(rule, Launching.eap("-d32 -Xmx2457m"), Launching.eap("-d64 -Xmx8g"), Launching.eap("-Xmx3g"));
		fix(Launching.eap("-d32 -Xms3g -Xmx3g"), rule + "/lower", "-Xms3g", "-Xms2457m", "-Xmx3g", "-Xmx2457m");
		String batch = "eap/bin/run.conf.bat";
		Files windows = new Files().with(batch, "set \"JAVA_OPTS=-d32 -Xmx1400m\"\n");
		assertTrue(windows.finding(rule).message().contains("1331 MB"), windows.finding(rule).message());
		fixIn(windows, batch, rule + "/lower", "-Xmx1400m", "-Xmx1331m");
	}

	@Test
	void initialBelowMaximum() {
		String rule = "jvm-xms-below-xmx";
		Finding finding = Launching.eap("-Xms512m -Xmx2g").finding(rule);
		assertEquals("512 MB", finding.measured());
		assertEquals("2 GB", finding.limit());
		silent(rule, Launching.eap("-Xms2g -Xmx2048m"), Launching.eap("-Xms2g"), Launching.webSphere(""), Launching.eap("-Xms$MINIMUM -Xmx2g"));
		fix(Launching.eap("-Xms512m -Xmx2g"), rule + "/equal", "-Xms512m", "-Xms2g");
		fix(Launching.eap("-Xmx2g"), rule + "/equal", " -Dlast=1", " -Dlast=1 -Xms2g");
		fix(Launching.eap("-Xmx1303m"), rule + "/equal", " -Dlast=1", " -Dlast=1 -Xms1303m");
	}

	@Test
	void referencesNotCompressed() {
		String rule = "compressed-oops-missing";
		Finding off = Launching.java(8, "-Xmx4g -XX:-UseCompressedOops").finding(rule);
		assertEquals(Severity.WARNING, off.severity());
		fix(Launching.java(8, "-Xmx4g -XX:-UseCompressedOops"), rule + "/remove", " -XX:-UseCompressedOops", "");
		Files old = Launching.on("/usr/java/jdk1.6.0_18-amd64", "-Xmx4g");
		assertEquals(Severity.INFO, old.finding(rule).severity());
		fix(old, rule + "/add", " -Dlast=1", " -Dlast=1 -XX:+UseCompressedOops");
		assertEquals(1, Launching.on("/usr/java/jdk1.6.0_19-amd64", "-Xmx4g").findings(rule).size());
		silent(rule, Launching.on("/usr/java/jdk1.6.0_20-amd64", "-Xmx4g"), Launching.on("/usr/java/jdk1.6.0_13-amd64", "-Xmx4g"), Launching.on("/usr/java/jdk1.6.0_18-i586", "-Xmx2g"),
				Launching.java(8, "-Xmx4g"), Launching.java(8, "-Xmx32g -XX:-UseCompressedOops"), Launching.eap("-Xmx4g"));
		Finding ibm = Launching.webSphere("-Xnocompressedrefs").finding(rule);
		assertTrue(ibm.message().contains("-Xnocompressedrefs") && ibm.message().contains("57 GB"), ibm.message());
		fixIn(Launching.webSphere("-Xnocompressedrefs"), Samples.SERVER, rule + "/remove", "genericJvmArguments=\"-Xnocompressedrefs\"", "genericJvmArguments=\"\"");
	}

	@Test
	void aboveCompressedReferences() {
		String rule = "heap-above-32gb-loses-oops";
		assertEquals("32 GB", Launching.java(17, "-Xmx32g").finding(rule).measured());
		assertEquals(1, Launching.java(17, "-Xmx48g").findings(rule).size());
		silent(rule, Launching.java(17, "-Xmx31g"), Launching.java(17, "-Xmx49g"), Launching.java(17, "-Xmx40g -XX:+UseZGC"), Launching.java(17, "-Xmx40g -XX:ObjectAlignmentInBytes=16"));
		fix(Launching.java(17, "-Xms40g -Xmx40g"), rule + "/lower", "-Xms40g", "-Xms31g", "-Xmx40g", "-Xmx31g");
	}

	@Test
	void sumOfHeaps() {
		String rule = "heap-sum-over-ram";
		Finding finding = Launching.opmn("-server -Xmx8g").finding(rule);
		assertEquals("24 GB", finding.measured());
		assertEquals("16 GB", finding.limit());
		assertTrue(finding.message().startsWith("3 virtual machines"), finding.message());
		silent(rule, Launching.opmn("-server -Xmx5461m"), Launching.eap("-Xmx64g"), Samples.server().replace(Samples.SERVER, "maximumHeapSize=\"384\"", "maximumHeapSize=\"20480\""));
		Files node = Samples.server().replace(Samples.SERVER, "maximumHeapSize=\"384\"", "maximumHeapSize=\"10240\"");
		node.with(Samples.SERVER.replace("server1", "server2"), node.text(Samples.SERVER));
		assertEquals("20 GB", node.finding(rule).measured());
		assertEquals(1, node.finding(rule).related().size());
	}

	@Test
	void pathsOfJava() {
		String[][] paths = { { "/usr/java/jdk1.6.0_31", "6", "31", "0" }, { "/opt/jdk1.8.0_252", "8", "252", "0" }, { "/usr/lib/jvm/java-17-openjdk-amd64", "17", "-1", "64" },
				{ "/opt/temurin-21.0.2+13", "21", "-1", "0" }, { "/usr/lib/jvm/java-1.8.0-openjdk.x86_64/bin/java", "8", "-1", "64" }, { "C:\\Program Files (x86)\\Java\\jre7", "7", "-1", "32" } };
		for (String[] each : paths) {
			VirtualMachine machine = VirtualMachine.ofPath(each[0]);
			assertEquals(List.of(each[1], each[2], each[3]), List.of("" + machine.minimum(), "" + machine.update(), "" + machine.bits()), each[0]);
		}
		for (String none : List.of("", "/usr/bin/java", "$JAVA_HOME", "/opt/jboss-eap-7.4", "java")) {
			assertNull(VirtualMachine.ofPath(none), none);
		}
		assertEquals(VirtualMachine.Family.J9, VirtualMachine.ofPath("/opt/ibm/java-x86_64-80").family());
	}
}
