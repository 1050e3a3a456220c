/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.map;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.build.WireTuneNature;
import org.wiretune.map.MapChoice;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapScope;
import org.wiretune.map.SystemKinds;
import org.wiretune.map.TargetState;
import org.wiretune.ui.map.BindingMapView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Workbench;

/** Five applications with two brokers and a database on the map of the IDE, in the light and in the dark. */
@ExtendWith(WorkbenchCheck.class)
class SystemOnMapTest {

	@BeforeAll
	static void createSystem() throws Exception {
		MapFixture.deleteProjects();
		Path system = WorkbenchCheck.repository().resolve("releng/benchmarks/map/planted/system");
		for (String name : List.of("shop", "billing", "prices", "shipping", "ledger")) {
			create(name, system.resolve(name));
		}
		Workbench.joinBuild();
	}

	private static void create(String name, Path files) throws CoreException, IOException {
		IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
		project.create(null);
		project.open(null);
		Path folder = project.getLocation().toPath();
		try (Stream<Path> all = Files.walk(files)) {
			for (Path each : all.filter(Files::isRegularFile).toList()) {
				Path target = folder.resolve(files.relativize(each).toString());
				Files.createDirectories(target.getParent());
				Files.copy(each, target);
			}
		}
		project.refreshLocal(IResource.DEPTH_INFINITE, null);
		WireTuneNature.enable(project, null);
	}

	@AfterAll
	static void deleteSystem() throws Exception {
		MapFixture.deleteProjects();
	}

	private static boolean isWhole(MapScene scene) {
		return scene.modules().size() == 7 && scene.ends().stream().anyMatch(end -> end.state() == TargetState.DATABASE);
	}

	@Test
	void theSystemIsOnePictureInTheLightAndInTheDark() {
		Workbench.fillScreen();
		BindingMapView view = MapFixture.open("five applications and two brokers are on the map", SystemOnMapTest::isWhole);
		try {
			Ui.run(() -> view.setLinked(false));
			MapFixture.fillWindow(view);
			Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-system-light"));
			Workbench.theme(Workbench.DARK);
			Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-system-dark"));
			Workbench.theme(Workbench.LIGHT);
			MapModule broker = Ui.get(() -> view.full().modules().stream().filter(module -> module.kind() == SystemKinds.BROKER).findFirst().orElseThrow());
			Ui.run(() -> view.show(MapChoice.ALL.with(MapScope.module(broker))));
			MapFixture.await(view, "the broker alone is open", scene -> scene.modules().stream().filter(module -> !module.collapsed()).map(MapModule::id).toList().equals(List.of(broker.id())));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-system-broker"));
			Ui.run(() -> view.show(MapChoice.ALL));
			MapFixture.await(view, "all are open again", SystemOnMapTest::isWhole);
			assertEquals(2, Ui.get(() -> view.scene().modules().stream().filter(module -> module.kind() == SystemKinds.BROKER).count()));
		} finally {
			Workbench.theme(Workbench.LIGHT);
			Ui.run(() -> view.setLinked(true));
			MapFixture.close();
		}
	}
}
