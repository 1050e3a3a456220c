/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.wiretune.gclog.diagnosis.GcDiagnosis;
import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.gclog.report.GcAnalysis;

/** Writes logs of known content for tests of the diagnosis. */
final class LogText {

	private final StringBuilder text = new StringBuilder();
	private int number;
	private int id = 10;

	/** A log of HotSpot 9 and later. */
	static LogText unified(String collector, int release, int heapMegabytes) {
		return new LogText().line("[0.010s][info][gc] Using " + collector).line("[0.010s][info][gc,init] Version: " + release + ".0.1+9 (release)")
				.line("[0.011s][info][gc,init] Heap Max Capacity: " + heapMegabytes + "M");
	}

	/** A log of HotSpot 8. */
	static LogText java8(String flags) {
		return new LogText().line("OpenJDK 64-Bit Server VM (25.312-b07) for linux-amd64 JRE (1.8.0_312-b07), built on Oct 1 2021")
				.line("CommandLine flags: " + flags + " ");
	}

	/** A log of IBM J9. */
	static LogText j9(String policy) {
		return new LogText().line("<verbosegc xmlns=\"http://www.ibm.com/j9/verbosegc\" version=\"R28\">")
				.line("<initialized id=\"1\" timestamp=\"2026-01-01T12:00:00.000\">").line("  <attribute name=\"gcPolicy\" value=\"-Xgcpolicy:" + policy + "\" />")
				.line("  <attribute name=\"maxHeapSize\" value=\"0x40000000\" />").line("</initialized>");
	}

	LogText line(String line) {
		text.append(line).append('\n');
		return this;
	}

	LogText line(String format, Object... values) {
		return line(String.format(Locale.ROOT, format, values));
	}

	/** A pause of unified logging; sizes in MB. */
	LogText pause(double at, String title, int before, int after, int capacity, double millis) {
		return line("[%.3fs][info][gc] GC(%d) Pause %s %dM->%dM(%dM) %.3fms", at, number++, title, before, after, capacity, millis);
	}

	/** Tells the generations of the next pause; sizes in MB. */
	LogText generations(double at, int youngBefore, int youngAfter, int oldBefore, int oldAfter, int oldCapacity) {
		line("[%.3fs][info][gc,heap] GC(%d) PSYoungGen: %dM(400M)->%dM(400M)", at, number, youngBefore, youngAfter);
		return line("[%.3fs][info][gc,heap] GC(%d) ParOldGen: %dM(%dM)->%dM(%dM)", at, number, oldBefore, oldCapacity, oldAfter, oldCapacity);
	}

	/** A global collection of J9 that a request began; sizes of the tenured space in bytes. */
	LogText global(int second, long requested, long freeBefore, long freeAfter, long total, boolean success, double compactMillis) {
		line("<exclusive-start id=\"%d\" timestamp=\"2026-01-01T12:%02d:%02d.000\">", id++, second / 60, second % 60).line("</exclusive-start>");
		line("<af-start id=\"%d\" totalBytesRequested=\"%d\" type=\"tenure\" />", id++, requested);
		line("<gc-start id=\"%d\" type=\"global\">", id++).line("  <mem-info id=\"%d\" free=\"%d\" total=\"%d\">", id++, freeBefore, total)
				.line("    <mem type=\"tenure\" free=\"%d\" total=\"%d\" />", freeBefore, total).line("  </mem-info>").line("</gc-start>");
		line("<gc-op id=\"%d\" type=\"mark\" timems=\"10.000\" />", id++).line("<gc-op id=\"%d\" type=\"compact\" timems=\"%.3f\" />", id++, compactMillis);
		line("<gc-end id=\"%d\" type=\"global\" durationms=\"30.000\">", id++).line("  <mem-info id=\"%d\" free=\"%d\" total=\"%d\">", id++, freeAfter, total)
				.line("    <mem type=\"tenure\" free=\"%d\" total=\"%d\" />", freeAfter, total).line("  </mem-info>").line("</gc-end>");
		line("<af-end id=\"%d\" success=\"%s\" />", id++, success);
		return line("<exclusive-end id=\"%d\" durationms=\"40.000\" />", id++);
	}

	/** {@return the number of the last line} */
	long lines() {
		return text.chars().filter(character -> character == '\n').count();
	}

	/** {@return all lines} */
	String text() {
		return text.toString();
	}

	GcAnalysis analysis() {
		return GcAnalysis.of(Logs.read(text.toString()));
	}

	List<String> ids() {
		return analysis().diagnosis().findings().stream().map(GcFinding::id).toList();
	}

	Optional<GcFinding> find(String id) {
		return analysis().diagnosis().findings().stream().filter(each -> each.id().equals(id)).findFirst();
	}

	GcFinding finding(String id) {
		GcDiagnosis diagnosis = analysis().diagnosis();
		return diagnosis.findings().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow(() -> new AssertionError("no " + id + " in " + diagnosis.findings()));
	}
}
