/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.build.WireTuneNature;
import org.wiretune.ide.fix.MarkerPlaces;
import org.wiretune.ide.launch.ApplicationSettings;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.proof.MeasuredFindings;
import org.wiretune.ide.proof.ProofChoice;
import org.wiretune.ide.proof.ProofJob;
import org.wiretune.ide.proof.ProofOffer;
import org.wiretune.perf.proof.EqualPairs;
import org.wiretune.perf.proof.Proof;
import org.wiretune.perf.proof.ProofFile;
import org.wiretune.perf.proof.ProofMaking;
import org.wiretune.perf.proof.ProofMethod;
import org.wiretune.perf.proof.ProofPair;
import org.wiretune.perf.proof.ProofStart;

/** From a finding of a project to its proof on the application that the project builds. */
@Tag("processes")
class OwnApplicationProofTest {

	private static final String RULE = "provider-logs-statements";
	private static final String SLOW = "spring.jpa.show-sql=true\n";
	private static final int PLANNED = 5;

	private IProject project;
	private IFile properties;

	@BeforeEach
	void build() throws Exception {
		project = ResourcesPlugin.getWorkspace().getRoot().getProject("orders");
		project.create(null);
		project.open(null);
		WireTuneNature.enable(project, null);
		for (String folder : List.of("src", "src/main", "src/main/resources")) {
			project.getFolder(folder).create(true, true, null);
		}
		file("pom.xml", "<project><parent><groupId>org.springframework.boot</groupId><artifactId>spring-boot-starter-parent</artifactId><version>3.5.0</version></parent><artifactId>orders</artifactId></project>");
		properties = file("src/main/resources/application.properties", SLOW);
		file("orders.workload", "kind: ramp\nname: Orders\nusers: 1\nrequest: GET /orders\nwarm-up: 2 s\nduration: 2 s\n");
		SmallShop.write(jar(), SLOW);
		ResourcesPlugin.getWorkspace().build(IncrementalProjectBuilder.INCREMENTAL_BUILD, null);
		WorkspaceAnalysis.get().bringUpToDate(null);
	}

	@AfterEach
	void nothingIsLeft() throws Exception {
		Job.getJobManager().cancel(ProofJob.FAMILY);
		Job.getJobManager().join(ProofJob.FAMILY, null);
		for (ILaunchConfiguration configuration : DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations()) {
			configuration.delete();
		}
		project.delete(true, true, null);
	}

	private Path jar() {
		return project.getLocation().append("target/orders-1.0.jar").toPath();
	}

	private IFile file(String path, String text) throws Exception {
		IFile file = project.getFile(path);
		file.create(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), true, null);
		return file;
	}

	private IMarker finding() throws Exception {
		return Arrays.stream(properties.findMarkers(FindingMarkers.FINDING, true, IResource.DEPTH_ZERO)).filter(each -> FindingMarkers.ruleId(each).equals(RULE)).findFirst().orElseThrow();
	}

	private ProofOffer offer(IMarker marker) throws Exception {
		return ProofOffer.of(marker, MarkerPlaces.SAVED).withOwnApplication(marker, new NullProgressMonitor());
	}

	private static void launched() throws Exception {
		ILaunchConfigurationWorkingCopy copy = DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(ApplicationSettings.TYPE).newInstance(null, "orders");
		new ApplicationSettings("orders", "", "-Xmx64m", "/orders/orders.workload").write(copy);
		copy.doSave();
	}

	private static String told(ProofChoice choice) {
		return String.join("\n", choice.parts().stream().map(part -> part.label() + ": " + part.text()).toList());
	}

	@Test
	void withoutALaunchConfigurationTheWayThereIsTold() throws Exception {
		ProofOffer offer = offer(finding());
		assertFalse(offer.hasOwnApplication());
		assertEquals(0, offer.choices().stream().filter(choice -> choice.own().isPresent()).count());
		assertTrue(!offer.choices().isEmpty() || offer.why().contains("Run As > WireTune Application on orders"), offer.why());
	}

	@Test
	void theProofOnTheApplicationComesFirstAndSaysWhatItDoes() throws Exception {
		launched();
		ProofOffer offer = offer(finding());
		assertTrue(offer.hasOwnApplication());
		ProofChoice own = offer.choices().get(0);
		assertTrue(own.title().startsWith("On orders-1.0.jar: "), own.title());
		String told = told(own);
		assertTrue(told.contains("called as orders.workload says") && told.contains("spring.jpa.show-sql=true to spring.jpa.show-sql=false"), told);
		assertTrue(own.own().orElseThrow().before().jvmArguments().contains("-Xmx64m"));
		assertEquals(List.of("application.properties"), List.copyOf(own.own().get().after().entries().keySet()));
		assertEquals(List.of("-spring.jpa.show-sql=true", "+spring.jpa.show-sql=false"), offer.difference().stream().filter(line -> line.startsWith("-") || line.startsWith("+")).toList());
	}

	@Test
	void aJarThatWasBuiltBeforeTheLastChangeProvesNothingAndItIsSaid() throws Exception {
		launched();
		SmallShop.write(jar(), "spring.jpa.show-sql=true\nserver.port=1\n");
		ProofOffer offer = offer(finding());
		assertEquals(0, offer.choices().stream().filter(choice -> choice.own().isPresent()).count());
		assertTrue(offer.why().contains("On the application of this project it cannot be measured.") && offer.why().contains("Build the archive anew"), offer.why());
	}

	/** What earlier pairs came to is recorded; one pair more, of real starts of both sides, finishes it. */
	@Test
	void itGoesOnWithRealStartsAndStandsAtItsFinding() throws Exception {
		launched();
		IMarker marker = finding();
		ProofChoice own = offer(marker).choices().get(0);
		ProofMaking making = own.making();
		EqualPairs equal = new EqualPairs(Instant.now(), List.of(0.01, -0.02, 0.015, -0.01));
		making.store().keep(making.equalKey(), equal);
		List<ProofPair> pairs = new ArrayList<>();
		String word = making.subject().recipe().decisive().word();
		for (int i = 0; i < PLANNED + 2; i++) {
			pairs.add(new ProofPair(new ProofStart(Map.of(word, 0.01), List.of(), List.of()), new ProofStart(Map.of(word, 0.001 + 0.0002 * (i % 3)), List.of(), List.of()), i >= PLANNED));
		}
		ProofFile.write(ProofFile.of(making.folder(), making.subject()), new Proof(making.subject(), Proof.State.GOING_ON, "", pairs, PLANNED, 0.05, 0.03, equal, making.machine(), Instant.now(), 140));
		ProofChoice begun = offer(marker).choices().get(0);
		assertTrue(begun.goesOn());
		ProofJob job = new ProofJob(project, begun, begun.earlier(), new ProofMethod(ProofMethod.EFFECT, Duration.ofMinutes(5)));
		job.schedule();
		job.join();
		assertTrue(job.getResult().isOK(), job.getResult().getMessage());
		Proof proof = ProofFile.read(ProofFile.of(making.folder(), making.subject()));
		assertEquals(Proof.State.DONE, proof.state(), proof.reason());
		ProofPair made = proof.pairs().get(proof.pairs().size() - 1);
		assertEquals(List.of(), made.before().reasons().stream().filter(reason -> reason.contains("settings")).toList());
		assertTrue(made.before().values().get(word) > 2 * made.after().values().get(word), made.toString());
		assertEquals(SLOW, Files.readString(properties.getLocation().toPath()), "The file of the user is as it was.");
		project.refreshLocal(IResource.DEPTH_INFINITE, null);
		assertEquals(1, MeasuredFindings.of(marker).size());
	}
}
