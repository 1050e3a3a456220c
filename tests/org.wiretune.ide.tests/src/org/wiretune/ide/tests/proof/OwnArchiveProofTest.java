/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.build.WireTuneNature;
import org.wiretune.ide.fix.MarkerPlaces;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.ide.launch.TargetSettings;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.proof.OwnSides;
import org.wiretune.ide.proof.ProofChoice;
import org.wiretune.ide.proof.ProofOffer;
import org.wiretune.servers.kit.ServerKind;

/** From a finding in the files of a server to what a proof on the user's archive would start; nothing is fetched or started. */
class OwnArchiveProofTest {

	private static final String RULE = "log-debug-left-on";
	private static final String LIBERTY = "<server>\n  <featureManager><feature>servlet-6.0</feature></featureManager>\n  <logging traceSpecification=\"*=all\"/>\n  <webApplication location=\"shop.war\"/>\n</server>\n";
	private static final String WILDFLY = "<server xmlns=\"urn:jboss:domain:20.0\"><profile><subsystem xmlns=\"urn:jboss:domain:logging:8.0\">\n<root-logger><level name=\"DEBUG\"/></root-logger>\n</subsystem></profile></server>\n";

	private IProject project;

	@BeforeEach
	void build() throws Exception {
		project = ResourcesPlugin.getWorkspace().getRoot().getProject("shop");
		project.create(null);
		project.open(null);
		WireTuneNature.enable(project, null);
		for (String folder : List.of("server", "server/configuration", "target")) {
			project.getFolder(folder).create(true, true, null);
		}
		file("shop.workload", "kind: ramp\nname: Shop\nusers: 4\nrequest: GET /shop\nwarm-up: 2 s\nduration: 2 s\n");
		file("loop.workload", "kind: loop\nname: Loop\nbindings: sca-sync\n");
		try (OutputStream to = Files.newOutputStream(project.getLocation().append("target/shop.war").toPath()); ZipOutputStream zip = new ZipOutputStream(to)) {
			zip.putNextEntry(new ZipEntry("WEB-INF/web.xml"));
			zip.write("<web-app/>".getBytes(StandardCharsets.UTF_8));
			zip.closeEntry();
		}
		project.refreshLocal(IResource.DEPTH_INFINITE, null);
	}

	@AfterEach
	void forget() throws Exception {
		for (ILaunchConfiguration configuration : DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations()) {
			configuration.delete();
		}
		project.delete(true, true, null);
	}

	private IFile file(String path, String text) throws Exception {
		IFile file = project.getFile(path);
		file.create(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), true, null);
		return file;
	}

	private ProofOffer offer(IFile file) throws Exception {
		ResourcesPlugin.getWorkspace().build(IncrementalProjectBuilder.INCREMENTAL_BUILD, null);
		WorkspaceAnalysis.get().bringUpToDate(null);
		IMarker marker = Arrays.stream(file.findMarkers(FindingMarkers.FINDING, true, IResource.DEPTH_ZERO)).filter(each -> FindingMarkers.ruleId(each).equals(RULE)).findFirst().orElseThrow();
		return ProofOffer.of(marker, MarkerPlaces.SAVED).withOwnApplication(marker, new NullProgressMonitor());
	}

	private static void test(ServerKind kind, String server, String workload, Map<TargetSettings.Value, String> values) throws Exception {
		PerformanceTestSettings standard = PerformanceTestSettings.of("shop");
		ILaunchConfigurationWorkingCopy copy = DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(PerformanceTestSettings.TYPE).newInstance(null, "shop");
		new PerformanceTestSettings("shop", server, List.of(), standard.sizes(), standard.loops(), standard.warmupLoops(), standard.clients(), "256", workload,
				new TargetSettings(kind.id(), "", false, "/shop/target/shop.war", values)).write(copy);
		copy.doSave();
	}

	private static List<ProofChoice> own(ProofOffer offer) {
		return offer.choices().stream().filter(choice -> choice.own().isPresent()).toList();
	}

	@Test
	void onLibertyBothSidesAreTheUsersFilesAndTheUsersArchive() throws Exception {
		IFile xml = file("server/server.xml", LIBERTY);
		test(ServerKind.LIBERTY, "shop/server/server.xml", "/shop/shop.workload", Map.of(TargetSettings.Value.JVM_ARGUMENTS, "-Dshop=1", TargetSettings.Value.HTTP_THREADS, "7"));
		ProofOffer offer = offer(xml);
		assertTrue(offer.hasOwnApplication());
		ProofChoice choice = own(offer).get(0);
		assertEquals(choice, offer.choices().get(0));
		assertTrue(choice.title().startsWith("On shop.war on Open Liberty " + ServerKind.LIBERTY.version() + ": "), choice.title());
		String told = String.join("\n", choice.parts().stream().map(part -> part.label() + ": " + part.text()).toList());
		assertTrue(told.contains("called as shop.workload says") && told.contains("In copies of the archive and of the files of the server"), told);
		assertTrue(told.contains("is left out") && told.contains(TargetSettings.Value.HTTP_THREADS.label()), told);
		OwnSides sides = choice.own().orElseThrow();
		Path folder = project.getFolder("server").getLocation().toPath();
		assertEquals(Optional.of(folder), sides.before().files());
		assertEquals(List.of("-Xmx256m", "-Dshop=1"), sides.before().jvmArguments());
		assertEquals(List.of(), List.copyOf(sides.before().replaced().keySet()));
		assertEquals(List.of("server.xml"), List.copyOf(sides.after().replaced().keySet()));
		assertFalse(new String(sides.after().replaced().get("server.xml"), StandardCharsets.UTF_8).contains("*=all"));
		assertEquals("liberty", choice.making().subject().server());
		assertEquals(LIBERTY, Files.readString(folder.resolve("server.xml")), "The file of the user is as it was.");
	}

	@Test
	void ofWildFlyTheFolderAboveItsConfigurationIsTakenWithWhatBelongsToIt() throws Exception {
		IFile xml = file("server/configuration/standalone-shop.xml", WILDFLY);
		test(ServerKind.WILDFLY, "", "/shop/shop.workload", Map.of());
		OwnSides sides = own(offer(xml)).get(0).own().orElseThrow();
		assertEquals(Optional.of(project.getFolder("server").getLocation().toPath()), sides.before().files());
		assertEquals(List.of("configuration/standalone-shop.xml"), List.copyOf(sides.after().replaced().keySet()));
	}

	@Test
	void aConfigurationThatTheServerWouldNotTakeIsRefused() throws Exception {
		IFile xml = file("server/configuration/standalone-shop.xml", WILDFLY);
		// Only on the disk, so that the findings are those of the other file.
		Files.writeString(project.getFile("server/configuration/standalone.xml").getLocation().toPath(), WILDFLY.replace("DEBUG", "INFO"));
		test(ServerKind.WILDFLY, "shop/server/configuration/standalone-shop.xml", "/shop/shop.workload", Map.of());
		ProofOffer offer = offer(xml);
		assertEquals(List.of(), own(offer));
		assertTrue(offer.why().contains("has a standalone.xml beside standalone-shop.xml"), offer.why());
	}

	@Test
	void aTestThatCallsNoApplicationIsNone() throws Exception {
		IFile xml = file("server/server.xml", LIBERTY);
		test(ServerKind.LIBERTY, "shop/server/server.xml", "/shop/loop.workload", Map.of());
		assertFalse(offer(xml).hasOwnApplication());
	}
}
