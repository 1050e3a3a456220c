/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.map;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IWorkbenchPage;
import org.wiretune.ide.build.WireTuneNature;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.ide.sample.SampleSolution;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapNode;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapWire;
import org.wiretune.ui.map.BindingMapView;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Workbench;

/** Steps that tests of the binding map share. Off the UI thread unless said otherwise. */
public final class MapFixture {

	/** More than the map has beside editors, in pixels. */
	private static final int LEAST_HEIGHT = 600;

	private MapFixture() {
	}

	public static void deleteProjects() throws CoreException {
		for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
			project.delete(true, true, null);
		}
		Workbench.joinBuild();
	}

	static void createSample() throws CoreException {
		SampleSolution.create(null);
		Workbench.joinBuild();
	}

	/** A project with WireTune's nature that holds many modules, each calling the one before. */
	public static void createModules(int count) throws CoreException, IOException {
		IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("ManyModules");
		project.create(null);
		project.open(null);
		Path folder = project.getLocation().toPath();
		String scdl = "xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:java=\"http://www.ibm.com/xmlns/prod/websphere/scdl/java/6.0.0\"";
		for (int i = 0; i < count; i++) {
			String name = String.format("Module%03d", i);
			Path module = Files.createDirectories(folder.resolve(name));
			write(module.resolve("sca.module"), "<scdl:module %s name=\"%s\"/>".formatted(scdl, name));
			write(module.resolve("Work.component"), """
					<scdl:component %s name="Work"><references><reference name="next"><wire target="Next"/></reference></references>
					<implementation xsi:type="java:JavaImplementation" class="Work"/></scdl:component>""".formatted(scdl));
			write(module.resolve("Offer.export"), "<scdl:export %s name=\"Offer\" target=\"Work\"/>".formatted(scdl));
			write(module.resolve("Next.import"), """
					<scdl:import %s name="Next"><interfaces><interface preferredInteractionStyle="%s"/></interfaces>
					<esbBinding xsi:type="scdl:SCAImportBinding" module="Module%03d" export="Offer"/></scdl:import>""".formatted(scdl,
					i % 3 == 0 ? "async" : "sync", i / 2));
		}
		project.refreshLocal(IResource.DEPTH_INFINITE, null);
		WireTuneNature.enable(project, null);
		Workbench.joinBuild();
	}

	private static void write(Path file, String text) throws IOException {
		Files.writeString(file, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + text + "\n");
	}

	static BindingMapView open() {
		return (BindingMapView) Workbench.open(BindingMapView.ID);
	}

	/** Opens the view and waits until its scene is as wanted. */
	public static BindingMapView open(String what, Predicate<MapScene> wanted) {
		BindingMapView view = open();
		await(view, what, wanted);
		return view;
	}

	static void await(BindingMapView view, String what, Predicate<MapScene> wanted) {
		Wait.until(what, Duration.ofSeconds(120), () -> wanted.test(view.scene()));
	}

	/** Gives the map the whole window, where names of nodes have room, and shows all of it. */
	static void fillWindow(BindingMapView view) {
		Workbench.maximize(view);
		Wait.until("the map fills the window", () -> canvas(view).getSize().y > LEAST_HEIGHT);
		Ui.run(view::fit);
	}

	static void close() {
		Workbench.close(BindingMapView.ID);
	}

	static boolean isSample(MapScene scene) {
		return scene.modules().stream().anyMatch(module -> module.name().equals("SenderModule"))
				&& scene.wires().stream().filter(wire -> wire.kind().leavesModule()).count() == 5 && scene.findingCount() > 0;
	}

	static MapNode node(MapScene scene, String name) {
		return scene.modules().stream().flatMap(module -> module.nodes().stream()).filter(node -> node.name().equals(name)).findFirst()
				.orElseThrow(() -> new AssertionError("no node " + name + " among " + names(scene)));
	}

	private static List<String> names(MapScene scene) {
		return scene.elements().stream().map(MapElement::name).toList();
	}

	static MapWire call(MapScene scene, String importName) {
		return scene.wiresFrom(node(scene, importName).id()).getFirst();
	}

	/** {@return the canvas} UI thread. */
	static Canvas canvas(BindingMapView view) {
		Control top = view.top();
		if (top instanceof Canvas canvas) {
			return canvas;
		}
		throw new AssertionError("The drawing is not on top but " + top);
	}

	static void key(BindingMapView view, int keyCode, int stateMask) {
		Ui.run(() -> {
			Event event = new Event();
			event.keyCode = keyCode;
			event.stateMask = stateMask;
			event.doit = true;
			canvas(view).notifyListeners(SWT.KeyDown, event);
		});
	}

	/** Sends an event of the mouse to the middle of an element. */
	static void mouse(BindingMapView view, int type, int button, double mapX, double mapY) {
		Ui.run(() -> {
			var at = view.onCanvas(mapX, mapY);
			Event event = new Event();
			event.x = at.x;
			event.y = at.y;
			event.button = button;
			canvas(view).notifyListeners(type, event);
		});
	}

	/** Clicks at a place of the drawing, whatever the map has there. */
	static void press(BindingMapView view, int x, int y) {
		for (int type : new int[] { SWT.MouseDown, SWT.MouseUp }) {
			Ui.run(() -> {
				Event event = new Event();
				event.x = x;
				event.y = y;
				event.button = 1;
				canvas(view).notifyListeners(type, event);
			});
		}
	}

	static void click(BindingMapView view, double mapX, double mapY) {
		mouse(view, SWT.MouseDown, 1, mapX, mapY);
		mouse(view, SWT.MouseUp, 1, mapX, mapY);
	}

	static IFile file(String path) {
		IFile file = WorkspaceFile.file(path);
		if (file == null) {
			throw new AssertionError("no file " + path);
		}
		return file;
	}

	/** Replaces text in a file of the workspace and waits for the build. */
	static void replace(String path, String text, String replacement) throws CoreException, IOException {
		IFile file = file(path);
		String before = new String(file.getContents(true).readAllBytes(), StandardCharsets.UTF_8);
		if (!before.contains(text)) {
			throw new AssertionError(path + " does not hold " + text);
		}
		file.setContents(before.replace(text, replacement).getBytes(StandardCharsets.UTF_8), true, true, null);
		Workbench.joinBuild();
	}

	/** {@return the name of the file in the editor on top, or an empty text} */
	static String editedFile() {
		return Ui.get(() -> {
			IWorkbenchPage page = Workbench.page();
			return page.getActiveEditor() == null ? "" : page.getActiveEditor().getEditorInput().getName();
		});
	}
}
