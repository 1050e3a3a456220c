/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.proof;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.build.WireTuneNature;
import org.wiretune.ide.launch.ApplicationSettings;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** What the dialog says of a proof on the application that a project builds, before anything is started. */
@ExtendWith(WorkbenchCheck.class)
class ProveOnApplicationTest {

	private static final String SETTINGS = "spring.application.name=orders\nspring.jpa.show-sql=true\n";
	private static final String TITLE = "Prove a Finding";

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
		properties = file("src/main/resources/application.properties", SETTINGS);
		file("orders.workload", "kind: ramp\nname: Orders\nusers: 8\nrequest: GET /orders\nwarm-up: 10 s\nduration: 10 s\n");
		Path jar = project.getLocation().append("target/orders-1.0.jar").toPath();
		Manifest manifest = new Manifest();
		manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "org.springframework.boot.loader.launch.JarLauncher");
		Files.createDirectories(jar.getParent());
		try (OutputStream to = Files.newOutputStream(jar); JarOutputStream zip = new JarOutputStream(to, manifest)) {
			zip.putNextEntry(new JarEntry("BOOT-INF/classes/application.properties"));
			zip.write(SETTINGS.getBytes(StandardCharsets.UTF_8));
			zip.closeEntry();
		}
		ILaunchConfigurationWorkingCopy copy = DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(ApplicationSettings.TYPE).newInstance(null, "orders application");
		new ApplicationSettings("orders", "", "", "/orders/orders.workload").write(copy);
		copy.doSave();
		Sample.settle();
	}

	private IFile file(String path, String text) throws Exception {
		IFile file = project.getFile(path);
		file.create(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), true, null);
		return file;
	}

	@AfterEach
	void forget() throws Exception {
		for (ILaunchConfiguration configuration : DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations()) {
			configuration.delete();
		}
		project.delete(true, true, null);
	}

	@Test
	void theApplicationIsOfferedWithTheDifferenceThatTheFixMakes() throws Exception {
		shown("prove-application-light");
		Workbench.theme(Workbench.DARK);
		try {
			shown("prove-application-dark");
		} finally {
			Workbench.theme(Workbench.LIGHT);
		}
	}

	private void shown(String picture) throws Exception {
		IMarker marker = Arrays.stream(properties.findMarkers(FindingMarkers.FINDING, true, IResource.DEPTH_ZERO)).filter(each -> FindingMarkers.ruleId(each).equals("provider-logs-statements"))
				.findFirst().orElseThrow();
		IMarkerResolution resolution = Arrays.stream(Ui.get(() -> IDE.getMarkerHelpRegistry().getResolutions(marker))).filter(each -> each.getLabel().startsWith("Prove")).findFirst().orElseThrow();
		Ui.start(() -> resolution.run(marker));
		Shell dialog = Wait.value("the dialog is open", Wait.USUAL, () -> Widgets.shell(TITLE).filter(each -> Widgets.button(each, "Cancel").isPresent()).orElse(null));
		String words = Ui.get(() -> String.join("\n", Widgets.labels(dialog)));
		assertTrue(words.contains("The application orders-1.0.jar, called as orders.workload says.") && words.contains("In a copy of the jar, from spring.jpa.show-sql=true to spring.jpa.show-sql=false."), words);
		Screenshot.ofScreen(WorkbenchCheck.screenshot(picture));
		Ui.start(() -> Widgets.press(Widgets.button(dialog, "Cancel").orElseThrow()));
		Wait.until("the dialog is closed", dialog::isDisposed);
	}
}
