/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.workload;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.FileEditorInput;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.workload.WorkloadMarkers;
import org.wiretune.perf.workload.WorkloadText;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.workload.WorkloadEditor;
import org.wiretune.ui.workload.WorkloadWizard;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** The editor of workload files and the wizard that makes them, in the real workbench. */
@ExtendWith(WorkbenchCheck.class)
class WorkloadEditorTest {

	private static final String TEXT = "# Orders by HTTP, from one user to the plateau\nkind: ramp\nname: Orders\nusers: 1, 20, 40, 60\nthink-time: soon\nwarm-up: 15 s\n\n";

	private IProject project;

	@BeforeEach
	void makeProject() throws CoreException {
		project = ResourcesPlugin.getWorkspace().getRoot().getProject("Workloads" + System.nanoTime());
		project.create(null);
		project.open(null);
	}

	@AfterEach
	void close() throws CoreException {
		Workbench.theme(Workbench.LIGHT);
		Ui.run(() -> Workbench.page().closeAllEditors(false));
		project.delete(IResource.ALWAYS_DELETE_PROJECT_CONTENT | IResource.FORCE, new NullProgressMonitor());
	}

	private WorkloadEditor open(String text) throws CoreException {
		IFile file = project.getFile("orders.workload");
		file.create(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), true, null);
		return Ui.get(() -> {
			try {
				return (WorkloadEditor) IDE.openEditor(Workbench.page(), file, true);
			} catch (CoreException problem) {
				throw new IllegalStateException(problem);
			}
		});
	}

	private static IDocument document(WorkloadEditor editor) {
		return editor.getDocumentProvider().getDocument(editor.getEditorInput());
	}

	private static List<String> problems(WorkloadEditor editor) {
		IAnnotationModel model = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
		List<String> texts = new ArrayList<>();
		for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
			Annotation annotation = all.next();
			if (annotation.getType().equals("org.eclipse.ui.workbench.texteditor.error")) {
				texts.add(annotation.getText());
			}
		}
		return texts;
	}

	private List<String> markers() {
		try {
			return Arrays.stream(project.findMarkers(WorkloadMarkers.TYPE, true, IResource.DEPTH_INFINITE))
					.map(marker -> marker.getAttribute(IMarker.LINE_NUMBER, 0) + " " + marker.getAttribute(IMarker.MESSAGE, "")).toList();
		} catch (CoreException gone) {
			return List.of();
		}
	}

	@Test
	void problemsAreMarkedWhileTypingAndOnSave() throws Exception {
		WorkloadEditor editor = open(TEXT);
		Wait.until("the wrong value is marked", () -> problems(editor).size() == 1);
		Wait.until("the saved text has a marker", () -> markers().size() == 1 && markers().get(0).startsWith("5 "));
		Ui.run(() -> document(editor).set(TEXT.replace("soon", "2 s")));
		Wait.until("the mark is gone while typing", () -> problems(editor).isEmpty());
		assertEquals(1, markers().size(), "Markers are of the saved text.");
		Ui.run(() -> editor.doSave(new NullProgressMonitor()));
		Wait.until("the marker is gone after saving", () -> markers().isEmpty());
		Ui.run(() -> document(editor).set(TEXT.replace("soon", "2 s") + "userz: 3\n"));
		Wait.until("the unknown key is marked", () -> problems(editor).stream().anyMatch(text -> text.contains("userz")));
	}

	@Test
	void theTextIsColoured() throws Exception {
		WorkloadEditor editor = open(TEXT);
		Wait.until("keys, values and comments have colours of their own", () -> Arrays
				.stream(((StyledText) editor.getAdapter(Control.class)).getStyleRanges()).map(range -> range.foreground)
				.filter(color -> color != null).distinct().count() == 3);
	}

	@Test
	void proposalsAreShownAndApplied() throws Exception {
		Workbench.fillScreen();
		WorkloadEditor editor = open(TEXT);
		Wait.until("the wrong value is marked", () -> problems(editor).size() == 1);
		for (String theme : List.of(Workbench.LIGHT, Workbench.DARK)) {
			Workbench.theme(theme);
			Ui.run(() -> editor.selectAndReveal(document(editor).getLength(), 0));
			Ui.start(() -> editor.getAdapter(ITextOperationTarget.class).doOperation(ISourceViewer.CONTENTASSIST_PROPOSALS));
			Table proposals = Wait.value("keys are proposed", Wait.USUAL, () -> proposals("duration"));
			Ui.run(() -> {
				Ui.display().setCursorLocation(0, 0);
				Event select = new Event();
				proposals.setSelection(0);
				proposals.notifyListeners(SWT.Selection, select);
			});
			Wait.until("the detail of the proposal is shown", () -> Widgets.shells().stream().anyMatch(shell -> shell.getParent() != null && !shell.equals(proposals.getShell())
					&& !Widgets.all(shell, StyledText.class, text -> text.getText().contains("Write ")).isEmpty()));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("workload-editor-" + (theme.equals(Workbench.LIGHT) ? "light" : "dark")));
			Ui.start(() -> choose(proposals, "duration"));
			Wait.until("the key is in the text", () -> document(editor).get().endsWith("duration: "));
			Ui.run(() -> editor.doRevertToSaved());
		}
	}

	@Test
	void theWizardMakesADocumentedFile() throws Exception {
		Ui.start(() -> {
			WorkloadWizard wizard = new WorkloadWizard();
			wizard.init(PlatformUI.getWorkbench(), new StructuredSelection(project));
			new WizardDialog(Workbench.window().getShell(), wizard).open();
		});
		Shell shell = Wait.value("the wizard is open", Wait.USUAL, () -> Widgets.shell("New Workload").orElse(null));
		Ui.run(() -> {
			Table kinds = Widgets.first(shell, Table.class, table -> true).orElseThrow();
			for (int i = 0; i < kinds.getItemCount(); i++) {
				if (kinds.getItem(i).getText().equals("Constant arrival rate")) {
					kinds.setSelection(i);
				}
			}
			Widgets.send(kinds, SWT.Selection);
		});
		Screenshot.of(shell, WorkbenchCheck.screenshot("workload-wizard"));
		Ui.start(() -> Widgets.press(Widgets.button(shell, "Next >").orElseThrow()));
		Button finish = Wait.value("the file can be made", Wait.USUAL, () -> Widgets.button(shell, "Finish").filter(Button::isEnabled).orElse(null));
		Ui.start(() -> Widgets.press(finish));
		Wait.until("the editor is open", () -> {
			IEditorPart editor = Workbench.page().getActiveEditor();
			return editor instanceof WorkloadEditor && editor.getEditorInput() instanceof FileEditorInput;
		});
		IFile file = project.getFile("constant-arrival-rate.workload");
		assertTrue(file.exists(), Arrays.toString(project.members()));
		assertEquals(List.of(), WorkloadText.read(file.readString()).problems());
	}

	private static Table proposals(String label) {
		return Widgets.shells().stream().filter(shell -> shell != Workbench.window().getShell()).flatMap(shell -> Widgets.all(shell, Table.class,
				table -> Arrays.stream(table.getItems()).anyMatch(item -> item.getText().startsWith(label))).stream()).findFirst().orElse(null);
	}

	private static void choose(Table table, String label) {
		table.setSelection(Arrays.stream(table.getItems()).filter(item -> item.getText().startsWith(label)).findFirst().orElseThrow());
		Widgets.send(table, SWT.DefaultSelection);
	}
}
