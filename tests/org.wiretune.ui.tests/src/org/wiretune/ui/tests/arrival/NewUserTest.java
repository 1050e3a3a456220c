/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.arrival;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Stream;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.ide.AnalysedProject;
import org.wiretune.ide.arrival.ArrivalJob;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.ui.gclog.GcLogEditor;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.ui.tests.gclog.SampleLogs;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/**
 * What somebody does who has never seen WireTune, in the perspective that an Eclipse opens with, where no view of WireTune is. Each action
 * of hand or keyboard is counted; the bounds are those of releng/CONVENTIONS.md.
 */
@ExtendWith(WorkbenchCheck.class)
class NewUserTest {

	private static final String FINDINGS = "org.wiretune.ui.findingsView";
	private static final String RESOURCES = "org.eclipse.ui.resourcePerspective";

	private final IEclipsePreferences preferences = InstanceScope.INSTANCE.getNode("org.wiretune.ide");
	private String perspective;
	private int actions;

	@BeforeEach
	void anEmptyWorkspace() throws Exception {
		Sample.remove();
		perspective = Ui.get(() -> Workbench.page().getPerspective().getId());
		Workbench.perspective(RESOURCES);
		for (String view : new String[] { FINDINGS, "org.wiretune.ui.bindingMap", "org.wiretune.ui.settings" }) {
			Workbench.close(view);
		}
		Workbench.fillScreen();
		preferences.putBoolean(ArrivalJob.TELL, true);
	}

	@AfterEach
	void asBefore() throws Exception {
		preferences.putBoolean(ArrivalJob.TELL, false);
		Ui.run(() -> Widgets.shells().stream().filter(shell -> noticeIn(shell) != null).forEach(Shell::close));
		Workbench.theme(Workbench.LIGHT);
		Workbench.perspective(perspective);
		// On the UI thread: the Project Explorer, which refreshes for what was opened last, asks for the nature of projects that are gone by then.
		Ui.run(() -> {
			try {
				Sample.root().getWorkspace().delete(Sample.root().getProjects(), IResource.FORCE | IResource.ALWAYS_DELETE_PROJECT_CONTENT, null);
			} catch (CoreException problem) {
				throw new IllegalStateException(problem);
			}
		});
		Sample.remove();
		preferences.remove("arrival.told");
		preferences.remove("declinedProjects");
	}

	@Test
	void from34ForeignProjectsToAFindingAFixAProofAndACollectionLog(@TempDir Path folder) throws Exception {
		ForeignProjects.write(folder);
		importAll(folder, ForeignProjects.ALL);
		Link offer = Wait.value("it is said in the corner", Wait.USUAL, NewUserTest::notice);
		assertTrue(Ui.get(offer::getText).startsWith("WireTune can read 21 of 34 projects. <a href=\"enable\">Enable for 21 projects</a>"), Ui.get(offer::getText));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("new-user-told"));
		act(() -> choose(offer, "enable"));
		Tree list = Wait.value("the findings are there, in a view of their own", Wait.USUAL,
				() -> Widgets.first(Workbench.window().getShell(), Tree.class, tree -> tree.getColumnCount() == 4 && tree.getItemCount() > 0 && tree.getItem(0).getItemCount() > 0).orElse(null));
		assertEquals(ForeignProjects.READABLE, Arrays.stream(Sample.root().getProjects()).filter(AnalysedProject::isOn).count());
		Screenshot.ofScreen(WorkbenchCheck.screenshot("new-user-findings"));
		within(6, "from the import to the first finding");

		Sample.settle();
		int before = Sample.findings(Sample.root()).size();
		int listed = Ui.get(() -> listed(list));
		act(() -> select(list, fixable(list)));
		act(() -> Workbench.execute("org.wiretune.ui.applyFix"));
		Shell preview = Wait.value("the fix is shown", Wait.USUAL, () -> Widgets.shell("Preview of Changes").filter(each -> Widgets.button(each, "OK").isPresent()).orElse(null));
		act(() -> Widgets.press(Widgets.button(preview, "OK").orElseThrow()));
		Wait.until("it is fixed", () -> count() < before);
		within(3, "from a finding to its fix");

		Sample.settle();
		// The view hears of it after the markers have gone; of one that is fixed there is no proof.
		Wait.until("the list has it no more", () -> listed(list) < listed);
		act(() -> {
			select(list, fixable(list));
			Workbench.execute("org.wiretune.ui.prove");
		});
		Shell proof = Wait.value("the proof is offered", Wait.USUAL, () -> Widgets.shell("Prove a Finding").filter(each -> Widgets.button(each, "Cancel").isPresent() && each.getDefaultButton() != null && each.getDefaultButton().isEnabled()).orElse(null));
		// The second one begins it, which takes minutes.
		actions++;
		// A press while the dialog still opens may be lost.
		Wait.until("it is left", () -> {
			Ui.start(() -> {
				if (!proof.isDisposed()) {
					Widgets.button(proof, "Cancel").filter(Button::isEnabled).ifPresent(Widgets::press);
				}
			});
			return proof.isDisposed();
		});
		within(2, "from a finding to its proof");

		Path log = Files.writeString(folder.resolve("j17-G1.log"), SampleLogs.busy(60, 512, 7));
		// File ▸ Open File and the choice of it, as the platform does it; a drop on the editors is one.
		actions = 2;
		IEditorPart editor = Ui.get(() -> {
			try {
				return IDE.openEditorOnFileStore(Workbench.page(), EFS.getLocalFileSystem().fromLocalFile(log.toFile()));
			} catch (CoreException problem) {
				throw new IllegalStateException(problem);
			}
		});
		assertTrue(editor instanceof GcLogEditor, editor.getClass().getName());
		within(2, "to a collection log");
		Ui.run(() -> Workbench.page().closeAllEditors(false));
	}

	/**
	 * The same way with real projects of others, which are no part of this project: -Dwiretune.foreign=FOLDER names them. They are copied,
	 * since a fix writes.
	 */
	@Test
	void theWayWithProjectsOfOthers(@TempDir Path folder) throws Exception {
		String foreign = System.getProperty("wiretune.foreign", "");
		Assumptions.assumeTrue(!foreign.isEmpty() && Files.isDirectory(Path.of(foreign)), "no projects of others are named");
		copy(Path.of(foreign), folder);
		importAll(folder, 1);
		Link offer = Wait.value("it is said in the corner", Wait.USUAL, NewUserTest::notice);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("new-user-foreign-told"));
		String told = Ui.get(offer::getText);
		act(() -> choose(offer, "enable"));
		Tree list = Wait.value("the findings are there", Wait.USUAL,
				() -> Widgets.first(Workbench.window().getShell(), Tree.class, tree -> tree.getColumnCount() == 4 && tree.isVisible() && tree.getItemCount() > 0 && tree.getItem(0).getItemCount() > 0).orElse(null));
		Sample.settle();
		Screenshot.ofScreen(WorkbenchCheck.screenshot("new-user-foreign-findings"));
		within(6, "from the import to the first finding");
		act(() -> select(list, list.getItem(0).getItem(0)));
		Sample.settle();
		Screenshot.ofScreen(WorkbenchCheck.screenshot("new-user-foreign-finding"));
		long fixable = Sample.findings(Sample.root()).stream().filter(marker -> !MarkerFix.of(marker).isEmpty()).count();
		System.out.println(told + ' ' + Sample.root().getProjects().length + " projects, " + count() + " findings, " + fixable + " with a fix");
		if (fixable > 0) {
			actions = 0;
			int before = count();
			IMarker marker = Sample.findings(Sample.root()).stream().filter(each -> !MarkerFix.of(each).isEmpty()).findFirst().orElseThrow();
			String headline = marker.getAttribute(IMarker.MESSAGE, "");
			act(() -> select(list, Arrays.stream(list.getItems()).flatMap(group -> Arrays.stream(group.getItems())).filter(item -> headline.startsWith(item.getText(0).replace("\u2026", ""))).findFirst().orElseThrow()));
			act(() -> Workbench.execute("org.wiretune.ui.applyFix"));
			Shell preview = Wait.value("the fix is shown", Wait.USUAL, () -> Widgets.shell("Preview of Changes").filter(each -> Widgets.button(each, "OK").isPresent()).orElse(null));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("new-user-foreign-fix"));
			act(() -> Widgets.press(Widgets.button(preview, "OK").orElseThrow()));
			Wait.until("it is fixed", () -> count() < before);
			within(3, "from a finding to its fix");
		}
	}

	private static void copy(Path from, Path to) throws IOException {
		try (Stream<Path> all = Files.walk(from)) {
			for (Path each : (Iterable<Path>) all::iterator) {
				Path target = to.resolve(from.relativize(each).toString());
				if (Files.isDirectory(each)) {
					Files.createDirectories(target);
				} else {
					Files.write(target, Files.readAllBytes(each));
				}
			}
		}
	}

	@Test
	void oneIsToldOnceAndNotWhereAViewOffersThem(@TempDir Path folder) throws Exception {
		ForeignProjects.write(folder);
		Workbench.open(FINDINGS);
		open(folder.resolve("SenderModule"));
		Wait.until("the view offers it", () -> Widgets.first(Workbench.window().getShell(), Link.class, link -> link.isVisible() && "enableBar".equals(link.getData("wiretune"))).isPresent());
		Wait.until("it was told of", () -> preferences.get("arrival.told", "").equals("SenderModule"));
		// What the job asks of the window is done while the view still offers it.
		Job.getJobManager().join(ArrivalJob.FAMILY, null);
		Ui.run(() -> assertNull(notice()));
		Workbench.close(FINDINGS);
		Workbench.theme(Workbench.DARK);
		open(folder.resolve("Module3"));
		Link offer = Wait.value("it is said in the corner", Wait.USUAL, NewUserTest::notice);
		assertTrue(Ui.get(offer::getText).startsWith("WireTune can read 2 of 2 projects."), Ui.get(offer::getText));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("new-user-told-dark"));
		Workbench.theme(Workbench.LIGHT);
		Ui.run(() -> choose(offer, "decline"));
		Wait.until("it is gone", offer::isDisposed);
		IProject again = Sample.root().getProject("Module3");
		again.close(null);
		again.open(null);
		open(folder.resolve("Notes30"));
		Job.getJobManager().join(ArrivalJob.FAMILY, null);
		assertNull(Ui.get(NewUserTest::notice), "nobody is told twice, or of what holds nothing");
	}

	/** Import, the way of it, Next, the folder, Finish. */
	private void importAll(Path folder, int least) {
		actions = 0;
		actions++;
		Ui.start(() -> Workbench.execute("org.eclipse.ui.file.import"));
		Shell wizard = Wait.value("the wizard is open", Wait.USUAL, () -> Widgets.shell("Import").filter(each -> Widgets.button(each, "Cancel").isPresent()).orElse(null));
		act(() -> {
			Tree tree = Widgets.first(wizard, Tree.class, each -> true).orElseThrow();
			for (TreeItem group : tree.getItems()) {
				if (group.getText().equals("General")) {
					group.setExpanded(true);
					send(tree, SWT.Expand, group);
				}
			}
		});
		actions--;
		act(() -> {
			Tree tree = Widgets.first(wizard, Tree.class, each -> true).orElseThrow();
			TreeItem projects = Arrays.stream(tree.getItems()).filter(each -> each.getText().equals("General")).flatMap(each -> Arrays.stream(each.getItems())).filter(each -> each.getText().equals("Existing Projects into Workspace")).findFirst()
					.orElseThrow();
			tree.setSelection(projects);
			send(tree, SWT.Selection, projects);
		});
		act(() -> Widgets.press(Widgets.button(wizard, "Next >").orElseThrow()));
		Combo root = Wait.value("the folder is asked for", Wait.USUAL, () -> Widgets.first(wizard, Combo.class, each -> each.isEnabled()).orElse(null));
		act(() -> {
			root.setText(folder.toString());
			Widgets.send(root, SWT.FocusOut);
		});
		Button finish = Wait.value("the projects are found", Wait.USUAL, () -> Widgets.button(wizard, "Finish").filter(Button::isEnabled).orElse(null));
		int found = Ui.get(() -> Widgets.first(wizard, Tree.class, each -> true).orElseThrow().getItemCount());
		assertTrue(found >= least, found + " projects");
		actions++;
		Ui.start(() -> Widgets.press(finish));
		Wait.until("all are imported", () -> wizard.isDisposed() && Sample.root().getProjects().length == found);
	}

	private void act(Runnable action) {
		actions++;
		Ui.start(action);
		Wait.until("it is done", () -> Ui.startedHasReturned() || Widgets.shells().size() > 1);
	}

	private void within(int most, String way) {
		assertTrue(actions <= most, way + ": " + actions + " actions");
		actions = 0;
	}

	private static int count() {
		try {
			return Sample.findings(Sample.root()).size();
		} catch (CoreException problem) {
			throw new IllegalStateException(problem);
		}
	}

	/** A finding of wiring that has a fix and a proof. */
	private static TreeItem fixable(Tree tree) {
		return Arrays.stream(tree.getItems()).flatMap(group -> Arrays.stream(group.getItems())).filter(item -> item.getText(0).contains("ReceiverHTTP") || item.getText(0).startsWith("Asynchronous call from ")).findFirst().orElseThrow();
	}

	private static int listed(Tree tree) {
		return Arrays.stream(tree.getItems()).mapToInt(TreeItem::getItemCount).sum();
	}

	private static void select(Tree tree, TreeItem item) {
		tree.setFocus();
		tree.setSelection(item);
		send(tree, SWT.Selection, item);
	}

	private static void send(Tree tree, int type, TreeItem item) {
		Event event = new Event();
		event.item = item;
		tree.notifyListeners(type, event);
	}

	private static void open(Path folder) throws CoreException {
		IProject project = Sample.root().getProject(folder.getFileName().toString());
		var description = Sample.root().getWorkspace().newProjectDescription(project.getName());
		description.setLocation(IPath.fromOSString(folder.toString()));
		project.create(description, null);
		project.open(null);
	}

	/** The link of the notification; null where there is none. */
	private static Link notice() {
		return Widgets.shells().stream().map(NewUserTest::noticeIn).filter(Objects::nonNull).findFirst().orElse(null);
	}

	private static Link noticeIn(Shell shell) {
		return Widgets.first(shell, Link.class, link -> "arrivalNotice".equals(link.getData("wiretune"))).orElse(null);
	}

	private static void choose(Link link, String what) {
		Event event = new Event();
		event.text = what;
		link.notifyListeners(SWT.Selection, event);
	}
}
