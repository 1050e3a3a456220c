/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.safety.secret.Secrets;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;

/** Every command and every form over files with 200 planted secrets: none is shown, and what is none is. */
@ExtendWith(OwnState.class)
class PlantedSecretsTest {

	@TempDir
	Path folder;

	private PlantedFiles planted;

	@BeforeEach
	void plant() {
		OwnState.use(folder.resolve("state"));
		planted = PlantedFiles.in(folder.resolve("solution"));
		assertTrue(planted.secrets() >= 200, planted.toString());
	}

	@Test
	void theFilesThemselvesLoseTheirSecretsAndNothingElse() throws IOException {
		StringBuilder all = new StringBuilder();
		StringBuilder hidden = new StringBuilder();
		try (Stream<Path> files = Files.walk(planted.folder())) {
			for (Path file : files.filter(Files::isRegularFile).toList()) {
				String text = Files.readString(file);
				all.append(text);
				hidden.append(Secrets.hidden(text));
			}
		}
		assertEquals(planted.secrets(), PlantedFiles.secrets(all.toString()));
		PlantedFiles.hides("files", hidden.toString());
		assertEquals(planted.others(), PlantedFiles.shown(hidden.toString()));
		assertEquals(all.toString().lines().count(), hidden.toString().lines().count());
	}

	@Test
	void settings() {
		for (List<String> form : List.of(List.of("--format", "text"), List.of("--format", "json"), List.of("--set"))) {
			CommandLine call = call("settings", form);
			PlantedFiles.hides("settings " + form, call.out() + call.err());
			assertTrue(PlantedFiles.shown(call.out()) >= 14, call.out());
			assertTrue(call.out().contains(Secrets.HIDDEN));
			assertTrue(call.out().contains("-Xmn"), "what stands beside a secret is shown");
		}
	}

	@Test
	void reports() {
		for (String form : List.of("text", "json", "sarif", "html", "junit")) {
			CommandLine call = call("lint", List.of("--rules", "all", "--format", form));
			PlantedFiles.hides(form, call.out() + call.err());
			assertTrue(call.out().contains("ds-pool") || call.out().contains("pool"), form);
		}
		assertTrue(PlantedFiles.shown(call("lint", List.of("--rules", "all", "--format", "html")).out()) >= 8, "contexts keep what is no secret");
	}

	@Test
	void mapAsTextAndPicture() throws IOException {
		Path picture = folder.resolve("map.svg");
		CommandLine call = call("map", List.of("--svg", picture.toString()));
		PlantedFiles.hides("svg", call.out() + call.err() + Files.readString(picture));
		CommandLine json = call("map", List.of("--format", "json"));
		PlantedFiles.hides("json", json.out() + json.err());
		assertTrue(json.out().contains("http://u:***@localhost:9080/x?token=***"), json.out());
	}

	@Test
	void dryRunsOfAllFixes() throws IOException {
		int patched = 0;
		int shown = 0;
		for (String fix : fixes()) {
			CommandLine call = call("lint", List.of("--rules", "all", "--fix=" + fix, "--dry-run"));
			PlantedFiles.hides(fix, call.out() + call.err());
			Path patch = folder.resolve("a.patch");
			CommandLine exact = call("lint", List.of("--rules", "all", "--fix=" + fix, "--dry-run", "--patch", patch.toString()));
			PlantedFiles.hides(fix + " with a patch", exact.out() + exact.err());
			assertEquals(call.out(), exact.out());
			String written = Files.readString(patch);
			assertFalse(written.contains(Secrets.HIDDEN), written);
			assertEquals(call.out().contains(Secrets.HIDDEN), call.err().contains("--patch FILE"), call.err());
			assertEquals(call.out().contains(Secrets.HIDDEN), exact.err().contains(patch.toString()), exact.err());
			assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(patch)));
			patched += PlantedFiles.secrets(written);
			shown += PlantedFiles.shown(call.out());
		}
		assertTrue(patched > 40, "the patches are exact: " + patched);
		assertTrue(shown > 10, "what is no secret is shown: " + shown);
	}

	@Test
	void aPatchWithoutADryRunIsRefused() {
		CommandLine call = call("lint", List.of("--patch", folder.resolve("p").toString()));
		assertEquals(ExitCode.COULD_NOT_RUN, call.code());
		assertTrue(call.err().contains("--dry-run"), call.err());
		assertEquals(ExitCode.COULD_NOT_RUN, call("size", List.of("--clients", "100", "--patch", "p")).code());
	}

	@Test
	void fixesThatAreMadeAndTakenBack() {
		CommandLine fixed = call("lint", List.of("--rules", "all", "--fix=" + String.join(",", fixes())));
		PlantedFiles.hides("fix", fixed.out() + fixed.err());
		CommandLine list = CommandLine.call("undo", "--list");
		PlantedFiles.hides("undo --list", list.out() + list.err());
		CommandLine undone = CommandLine.call("undo");
		PlantedFiles.hides("undo", undone.out() + undone.err());
	}

	@Test
	void sizes() throws IOException {
		for (List<String> form : List.of(List.<String>of(), List.of("--format", "json"), List.of("--diff"), List.of("--diff", "--patch", folder.resolve("size.patch").toString()))) {
			CommandLine call = call("size", Stream.concat(Stream.of("--clients", "400", "--messages", "100"), form.stream()).toList());
			PlantedFiles.hides("size " + form, call.out() + call.err());
			assertEquals(ExitCode.OK, call.code(), call.err());
		}
		assertTrue(PlantedFiles.secrets(Files.readString(folder.resolve("size.patch"))) > 0, "the patch is exact");
	}

	@Test
	void baseline() throws IOException {
		Path file = folder.resolve("baseline.json");
		CommandLine call = call("lint", List.of("--rules", "all", "--baseline", file.toString(), "--write-baseline"));
		PlantedFiles.hides("baseline", call.out() + call.err() + Files.readString(file));
	}

	/** Heads of logs repeat the command line of the virtual machine; what others print into a log may be anything. */
	@Test
	void collectionLogs() throws IOException {
		String secret = "Zq777Kw";
		Path hotspot = Files.writeString(folder.resolve("hotspot.log"), """
				[0.010s][info][gc] Using G1
				CommandLine flags: -XX:+UseG1GC -Djavax.net.ssl.keyStorePassword=%1$s -XX:MaxHeapSize=268435456
				Listening; java -Dpassword=%1$s --token %1$s -jar app.jar
				jdbc:mysql://root:%1$s@h/d is the address
				[10.000s][info][gc] GC(0) Pause Young (Normal) (G1 Evacuation Pause) 15M->8M(24M) 2.717ms
				Authorization: Bearer %1$s
				-----BEGIN PRIVATE KEY-----
				%1$s
				%1$s
				%1$s
				%1$s
				-----END PRIVATE KEY-----
				[20.000s][info][gc] GC(1) Pause Full (G1 Compaction Pause) 24M->23M(24M) 1500.001ms
				""".formatted(secret));
		Path j9 = Files.writeString(folder.resolve("j9.xml"), """
				<?xml version="1.0" encoding="UTF-8"?>
				<verbosegc xmlns="http://www.ibm.com/j9/verbosegc" version="R28">
				<initialized id="1" timestamp="2026-11-24T09:00:00.000">
				  <attribute name="gcPolicy" value="-Xgcpolicy:gencon" />
				  <vmargs>
				    <vmarg name="-Djavax.net.ssl.keyStorePassword=%1$s" />
				    <vmarg name="-Ddb.pass=%1$s" />
				  </vmargs>
				</initialized>
				""".formatted(secret));
		for (Path log : List.of(hotspot, j9)) {
			for (String form : List.of("text", "json", "html")) {
				CommandLine call = CommandLine.call("gc", "--format", form, log);
				PlantedFiles.hides(form + ' ' + log, call.out() + call.err());
			}
		}
		assertTrue(CommandLine.call("gc", hotspot).out().contains(Secrets.HIDDEN), "lines that were skipped are told");
		CommandLine both = CommandLine.call("gc", hotspot, j9);
		PlantedFiles.hides("side by side", both.out() + both.err());
	}

	/** A run file that a version before this one wrote. */
	@Test
	void runFilesOfEarlierVersions() throws IOException {
		String secret = "Zq778Kw";
		Path run = Files.writeString(folder.resolve("run.json"), """
				{"schema": 2, "name": "password=%1$s", "startedAt": "2026-03-04T13:52:05Z", "endedAt": "2026-03-04T13:53:05Z", "state": "failed",
				"reason": "The server said: login with password=%1$s failed.", "notes": ["jdbc:oracle:thin:scott/%1$s@h:1521:d", "-Dtoken=%1$s", "-----BEGIN PRIVATE KEY-----", "%1$s", "%1$s", "%1$s", "%1$s", "-----END PRIVATE KEY-----"],
				"settings": {"jvmArguments": ["-Djavax.net.ssl.keyStorePassword=%1$s", "-Xlog:gc"]}, "cells": []}
				""".formatted(secret));
		for (String form : List.of("html", "csv")) {
			CommandLine call = CommandLine.call("report", run, "--format", form, "--before", run);
			PlantedFiles.hides("report " + form, call.out() + call.err());
		}
		for (String form : List.of("text", "json", "html")) {
			CommandLine call = CommandLine.call("compare", run, run, "--format", form);
			PlantedFiles.hides("compare " + form, call.out() + call.err());
		}
		CommandLine broken = CommandLine.call("report", Files.writeString(folder.resolve("broken.json"), "{\"password\": \"" + secret + "\", \"cells\": {"));
		PlantedFiles.hides("broken", broken.out() + broken.err());
	}

	@Test
	void resultsOfJMeter() throws IOException {
		String secret = "Zq779Kw";
		Path results = Files.writeString(folder.resolve("results.jtl"), """
				timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,failureMessage,bytes,sentBytes,grpThreads,allThreads,URL,Latency,IdleTime,Connect
				1772632325000,12,http://u:%1$s@h/login?token=%1$s,401,Unauthorized,T 1-1,text,false,password=%1$s is wrong,10,10,1,1,http://u:%1$s@h/login?token=%1$s,11,0,1
				1772632326000,12,http://u:%1$s@h/login?token=%1$s,200,OK,T 1-1,text,true,,10,10,1,1,http://u:%1$s@h/login?token=%1$s,11,0,1
				1772632327000,12,http://u:%1$s@h/login?token=%1$s,200,OK,T 1-1,text,true,,10,10,1,1,http://u:%1$s@h/login?token=%1$s,11,0,1
				""".formatted(secret));
		Path run = folder.resolve("imported.json");
		CommandLine call = CommandLine.call("import", results, "--out", run);
		PlantedFiles.hides("import", call.out() + call.err() + (Files.exists(run) ? Files.readString(run) : ""));
		assertTrue(call.out().contains("http://u:***@h/login"), call.out() + call.err());
	}

	/** The names of all fixes that the files have. */
	private Set<String> fixes() {
		Set<String> fixes = new TreeSet<>();
		for (JsonElement finding : JsonParser.parseString(call("lint", List.of("--rules", "all", "--format", "json")).out()).getAsJsonObject().getAsJsonArray("findings")) {
			finding.getAsJsonObject().getAsJsonArray("fixes").forEach(fix -> fixes.add(fix.getAsJsonObject().get("id").getAsString()));
		}
		return fixes;
	}

	private CommandLine call(String command, List<String> arguments) {
		return CommandLine.call(Stream.concat(Stream.of(command, planted.folder()), arguments.stream()).toArray());
	}
}
