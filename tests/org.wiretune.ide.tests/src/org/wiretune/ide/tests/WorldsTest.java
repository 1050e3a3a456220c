/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.analysis.gauge.FindingGauge;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.fix.FixDescription;
import org.wiretune.ide.fix.FixRefactoring;
import org.wiretune.ide.fix.MarkerPlaces;
import org.wiretune.ide.fix.PreparedFix;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.ide.proof.ProofOffer;
import org.wiretune.lint.finding.Finding;
import org.wiretune.servers.gauges.GaugeBoard;
import org.wiretune.servers.gauges.GaugeKey;
import org.wiretune.servers.gauges.GaugeLimits;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.gauges.GaugeState;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.host.LocalConnections;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;

/**
 * Projects of Spring Boot, Spring Batch, Spring Integration, Camel, containers and messaging in the workspace: each defect that is
 * planted in them is a marker at its line; each quick-fix is shown, made and taken back; each finding can be proven or says why not; each has
 * its gauge, one of each world in an application that runs, or is told which application would show it.
 */
@ExtendWith(EmptyWorkspace.class)
class WorldsTest {

	private static final Path CASES = EmptyWorkspace.repository().resolve("releng/benchmarks/precision");
	/** Its profile is named by nothing. */
	private static final Set<String> SILENT = Set.of("shop/src/main/resources/application-loom.properties");
	private static final String APPLICATION = "small application";
	private static final Set<String> OF_EVERY_JVM = Set.of("heap", "gc", "processor", "jvmthreads");
	private static final int SECONDS = 60;

	@TempDir
	static Path folder;

	/** What an application that runs has shown. */
	private static List<GaugeReading> shown;

	@BeforeAll
	static void watchAnApplication() throws Exception {
		Path jar = folder.resolve("small.jar");
		SmallApplication.write(jar);
		Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx64m", "-XX:TieredStopAtLevel=1", "-jar", jar.toString()).redirectErrorStream(true).start();
		try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8); MetricConnection connection = LocalConnections.create(ServerTables.standard().metrics())) {
			assertEquals(SmallApplication.STARTED, output.readLine());
			connection.connect(new JvmTarget(process.pid(), APPLICATION));
			GaugeBoard board = new GaugeBoard(ServerTables.standard(), GaugeLimits.DEFAULTS);
			long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
			do {
				LockSupport.parkNanos(20_000_000);
				shown = board.read(connection);
			} while (!gauges().containsAll(OF_EVERY_JVM) && System.nanoTime() < end);
			assertTrue(gauges().containsAll(OF_EVERY_JVM), () -> "Shown is " + gauges() + ", " + connection.status());
		} finally {
			process.destroyForcibly().waitFor();
		}
	}

	/** The kinds of gauges with a value. */
	private static Set<String> gauges() {
		return shown.stream().filter(reading -> reading.state() != GaugeState.NO_VALUE).map(reading -> reading.key().definition()).collect(Collectors.toCollection(TreeSet::new));
	}

	@ParameterizedTest
	@CsvSource({ "boot-shop, 5, simple-async-executor-unlimited, jvmthreads", "boot-batch, 1, scheduler-single-thread, jvmthreads", "spring-flows, 1, si-jms-gateway-temp-queue-per-request, jvmthreads",
			"camel-shop, 3, camel-body-to-string, heap", "container-shop, 2, container-heap-at-limit, heap", "messaging-shop, 4, artemis-heap-below-global-max, heap" })
	void fromTheLineOverTheFixToTheProofAndTheGauge(String world, int fixes, String rule, String gauge) throws Exception {
		IProject project = project(world);
		Set<String> told = TestProject.findings(project).stream().map(WorldsTest::place).collect(Collectors.toCollection(TreeSet::new));
		WorkspaceAnalysis.get().findings().stream().filter(finding -> told.contains(place(finding, finding.ruleId()))).flatMap(finding -> finding.also().stream().map(other -> place(finding, other.ruleId()))).forEach(told::add);
		assertEquals(List.of(), planted(world).stream().filter(place -> !told.contains(place)).toList(), () -> "Told is " + told);
		assertEquals(List.of(), TestProject.findings(project).stream().filter(WorldsTest::cannotBeProvenWithoutAReason).map(WorldsTest::place).toList());
		assertEquals(List.of(), TestProject.findings(project).stream().filter(WorldsTest::hasNeitherAGaugeNorAReason).map(WorldsTest::place).toList());
		assertTrue(told.stream().anyMatch(place -> place.endsWith(' ' + rule)), () -> rule + " is not told: " + told);
		assertEquals(Optional.of(gauge), FindingGauge.of(rule, Optional.of(APPLICATION), shown).gauge().map(GaugeKey::definition));
		int made = 0;
		for (int i = 0; i < TestProject.findings(project).size(); i++) {
			for (MarkerFix fix : MarkerFix.of(TestProject.findings(project).get(i))) {
				makeAndTakeBack(project, TestProject.findings(project).get(i), fix);
				made++;
			}
		}
		assertTrue(made >= fixes, made + " fixes");
	}

	private static void makeAndTakeBack(IProject project, IMarker marker, MarkerFix fix) throws Exception {
		String place = place(marker) + " by " + fix.id();
		assertTrue(FixDescription.html(fix, marker, MarkerPlaces.SAVED).lines().anyMatch(line -> line.startsWith("+ ") || line.startsWith("- ") || line.contains(">+ ") || line.contains(">- ")), () -> "No preview of " + place);
		Map<String, byte[]> before = contents(project);
		PreparedFix.of(new FixRefactoring(fix.label(), fix.id(), List.of(marker), MarkerPlaces.SAVED), null).apply(null);
		TestProject.build();
		assertFalse(TestProject.findings(project).stream().map(WorldsTest::place).toList().contains(place(marker)), () -> "Still told after " + place);
		RefactoringCore.getUndoManager().performUndo(null, null);
		TestProject.build();
		contents(project).forEach((path, bytes) -> assertArrayEquals(before.get(path), bytes, () -> path + " after undo of " + place));
	}

	private static boolean cannotBeProvenWithoutAReason(IMarker marker) {
		ProofOffer offer = ProofOffer.of(marker, MarkerPlaces.SAVED);
		return offer.choices().isEmpty() && !offer.why().endsWith(".");
	}

	/** Where the application has no such gauge, the sentence names it and the application, or says why no gauge shows it. */
	private static boolean hasNeitherAGaugeNorAReason(IMarker marker) {
		String rule = FindingMarkers.ruleId(marker);
		FindingGauge found = FindingGauge.of(rule, Optional.of(APPLICATION), shown);
		return !found.sentence().contains(rule) || found.gauge().isEmpty() && !found.sentence().contains(APPLICATION + " offers none of them") && !found.sentence().startsWith("No gauge shows what ");
	}

	private static String place(IMarker marker) {
		return marker.getResource().getProjectRelativePath() + ":" + marker.getAttribute(IMarker.LINE_NUMBER, 0) + ' ' + FindingMarkers.ruleId(marker);
	}

	/** A rule that tells the same cause has no marker of its own. */
	private static String place(Finding finding, String rule) {
		String path = finding.origin().path();
		return path.substring(path.indexOf('/') + 1) + ':' + finding.origin().line() + ' ' + rule;
	}

	private static List<String> planted(String world) throws Exception {
		return Files.readAllLines(CASES.resolve("planted.tsv")).stream().map(line -> line.split("\t")).filter(cells -> cells[0].equals(world) && cells[3].equals("found") && !SILENT.contains(cells[1]))
				.map(cells -> cells[1] + ':' + cells[2] + ' ' + cells[4]).toList();
	}

	private static IProject project(String world) throws Exception {
		TestProject project = new TestProject(world);
		Path folder = CASES.resolve("planted").resolve(world);
		List<Path> files;
		try (Stream<Path> all = Files.walk(folder)) {
			files = all.filter(Files::isRegularFile).toList();
		}
		// They are planted and optional.
		project.write("wiretune.rules", "jpa-open-in-view-default = info\nkafka-max-poll-records-one = info\nartemis-window-zero-fast = info\nbatch-commit-interval-one = info\nrequires-new-pool-too-small = info\n");
		for (Path file : files) {
			project.write(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
		}
		TestProject.build();
		return project.project();
	}

	private static Map<String, byte[]> contents(IProject project) throws Exception {
		Map<String, byte[]> contents = new TreeMap<>();
		project.accept(resource -> {
			if (resource instanceof IFile file) {
				try {
					contents.put(file.getProjectRelativePath().toString(), TestProject.bytes(file));
				} catch (Exception problem) {
					throw new IllegalStateException(problem);
				}
			}
			return true;
		});
		return contents;
	}
}
