/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.ReadingMonitor;
import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.gclog.read.GcLogReader;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.source.FolderTree;

/** Settings of findings lead to the places that give virtual machines their arguments. Needs no workspace. */
class GcFixesTest {

	private static final GcLogData LOG = log("[0.005s][info][gc] Using G1\n[1.001s][info][gc] GC(0) Pause Young (Normal) (G1 Evacuation Pause) 20M->10M(256M) 1.000ms\n");

	@TempDir
	Path folder;

	private static GcLogData log(String text) {
		try {
			return GcLogReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "test.log", ReadingMonitor.NONE);
		} catch (IOException problem) {
			throw new UncheckedIOException(problem);
		}
	}

	private static Reading read(Path root) throws IOException {
		return Linter.lint(new FolderTree(root), LintOptions.of(RuleRegistry.standard().rules()), Cancellation.NEVER, LintListener.NONE).reading();
	}

	private void file(String path, String text) throws IOException {
		Path file = folder.resolve(path);
		Files.createDirectories(file.getParent());
		Files.writeString(file, text);
	}

	private void liberty(String name) throws IOException {
		file("usr/servers/" + name + "/server.xml", "<?xml version=\"1.0\"?>\n<server description=\"" + name
				+ "\"><featureManager><feature>jms-2.0</feature></featureManager></server>\n");
	}

	private static GcFinding finding(String setting) {
		return new GcFinding(new Observed("gc-time-over-5-percent", Severity.WARNING, "Too much.", "9 %", "5 %"), setting, List.of(0), List.of(2L));
	}

	private static List<Finding> fixes(Reading reading, String setting) {
		return GcFixes.of(reading, LOG, "/logs/gc.log", finding(setting));
	}

	private String changed(String path, Finding finding) throws IOException {
		StringBuilder text = new StringBuilder(Files.readString(folder.resolve(path)));
		List<TextChange> changes = finding.fixes().get(0).changes();
		for (int i = changes.size() - 1; i >= 0; i--) {
			assertTrue(changes.get(i).path().endsWith(path), changes.get(i).path());
			text.replace(changes.get(i).offset(), changes.get(i).end(), changes.get(i).replacement());
		}
		return text.toString();
	}

	@Test
	void theMaximumHeapOfTheSampleServer() throws IOException {
		Reading sample = read(Path.of(System.getProperty("wiretune.root", "../.."), "bundles/org.wiretune.ide/samples"));
		List<Finding> found = fixes(sample, "-Xmx512m");
		assertEquals(1, found.size(), found.toString());
		TextChange change = found.get(0).fixes().get(0).changes().get(0);
		assertEquals("384", change.expected());
		assertEquals("512", change.replacement());
		assertTrue(found.get(0).message().startsWith("Too much. It is set for server1 in server.xml: maximumHeapSize=384"), found.get(0).message());
		assertEquals("Set -Xmx512m for server1", found.get(0).fixes().get(0).label());
		assertEquals(List.of(), fixes(sample, "-XX:+UseZGC"), "The server has IBM's virtual machine.");
		assertEquals(List.of(), fixes(sample, ""));
	}

	@Test
	void aSmallerHeapTakesTheInitialOneAlong() throws IOException {
		file("usr/servers/shop/jvm.options", "-Xms2g\n-Xmx4g\n");
		liberty("shop");
		Finding found = fixes(read(folder), "-Xmx1024m").get(0);
		assertEquals("-Xms1g\n-Xmx1g\n", changed("usr/servers/shop/jvm.options", found));
	}

	@Test
	void aFixSaysWhatItChangesBesides() throws IOException {
		file("usr/servers/shop/jvm.options", "-Xms256m\n-Xmx512m\n");
		liberty("shop");
		Reading reading = read(folder);
		Finding raised = fixes(reading, "-Xms1024m").get(0);
		assertEquals("-Xms1g\n-Xmx1g\n", changed("usr/servers/shop/jvm.options", raised));
		assertTrue(raised.message().endsWith("The fix raises the greatest heap with it, from -Xmx512m to -Xmx1024m, because no initial heap may be greater."), raised.message());
		assertEquals("Changes -Xms256m to -Xms1024m in jvm.options. The fix raises the greatest heap with it, from -Xmx512m to -Xmx1024m, because no initial heap may be greater. "
				+ "Restart the server, repeat the load, and compare the logs of before and after.", raised.fixes().get(0).description());
		assertTrue(fixes(reading, "-Xmx128m").get(0).message().contains("lowers the initial heap with it, from -Xms256m to -Xms128m,"));
		assertEquals("Changes -Xms256m to -Xms384m in jvm.options. Restart the server, repeat the load, and compare the logs of before and after.",
				fixes(reading, "-Xms384m").get(0).fixes().get(0).description());
	}

	@Test
	void aCollectorTakesThePlaceOfAnother() throws IOException {
		file("usr/servers/shop/jvm.options", "-XX:+UseG1GC\n-Xmx4g\n");
		liberty("shop");
		Reading reading = read(folder);
		assertEquals("-XX:+UseZGC\n-Xmx4g\n", changed("usr/servers/shop/jvm.options", fixes(reading, "-XX:+UseZGC").get(0)));
		assertEquals(List.of(), fixes(reading, "-XX:+UseG1GC"), "It is set already.");
		assertEquals("-XX:+UseG1GC\n-Xmx4g\n-XX:G1ReservePercent=20\n", changed("usr/servers/shop/jvm.options", fixes(reading, "-XX:G1ReservePercent=20").get(0)));
	}

	@Test
	void theServerThatTheLogNamesComesFirst() throws IOException {
		file("usr/servers/aaa/jvm.options", "-Xmx1g\n");
		liberty("aaa");
		file("usr/servers/shop/jvm.options", "-Xmx1g\n");
		liberty("shop");
		List<Finding> found = GcFixes.of(read(folder), LOG, "/wlp/usr/servers/shop/logs/gc.log", finding("-Xmx2g"));
		assertEquals(2, found.size());
		assertTrue(found.get(0).origin().path().endsWith("usr/servers/shop/jvm.options"), found.get(0).origin().path());
	}
}
