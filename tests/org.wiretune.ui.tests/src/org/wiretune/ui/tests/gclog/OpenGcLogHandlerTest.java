/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.part.ISetSelectionTarget;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.ui.gclog.GcLogEditor;
import org.wiretune.ui.gclog.OpenGcLogHandler;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Workbench;

/** What Ctrl+3, Open Garbage Collection Log, does with what happens to be selected. */
@ExtendWith(WorkbenchCheck.class)
class OpenGcLogHandlerTest {

	private static final String COMMAND = "org.wiretune.ui.openGcLog";
	private static final String EXPLORER = "org.eclipse.ui.navigator.ProjectExplorer";

	@TempDir
	Path folder;

	private IProject project;

	@BeforeEach
	void makeProject() throws CoreException {
		project = ResourcesPlugin.getWorkspace().getRoot().getProject("Chosen" + System.nanoTime());
		project.create(null);
		project.open(null);
	}

	@AfterEach
	void close() throws CoreException {
		Ui.run(() -> Workbench.page().closeAllEditors(false));
		Workbench.close(EXPLORER);
		project.delete(IResource.ALWAYS_DELETE_PROJECT_CONTENT | IResource.FORCE, new NullProgressMonitor());
	}

	private IFile file(String name, String text) throws CoreException {
		IFile file = project.getFile(name);
		file.create(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), true, null);
		return file;
	}

	/** Selects a file in a view and runs the command. @return how often the dialog was asked */
	private int execute(IFile selected, List<Path> chosen) {
		IViewPart explorer = Workbench.open(EXPLORER);
		Ui.run(() -> ((ISetSelectionTarget) explorer).selectReveal(new StructuredSelection(selected)));
		Wait.until("the file is selected", () -> Workbench.page().getSelection() instanceof IStructuredSelection selection && selected.equals(selection.getFirstElement()));
		AtomicInteger asked = new AtomicInteger();
		OpenGcLogHandler handler = new OpenGcLogHandler(shell -> {
			asked.incrementAndGet();
			return chosen;
		});
		Ui.run(() -> {
			ParameterizedCommand command = new ParameterizedCommand(Workbench.window().getService(ICommandService.class).getCommand(COMMAND), null);
			try {
				handler.execute(Workbench.window().getService(IHandlerService.class).createExecutionEvent(command, null));
			} catch (ExecutionException problem) {
				throw new IllegalStateException(problem);
			}
		});
		return asked.get();
	}

	@Test
	void aLogThatIsSelectedOpensUnasked() throws Exception {
		assertEquals(0, execute(file("of-any-name.dat", SampleLogs.busy(60, 512, 3)), List.of()));
		assertInstanceOf(GcLogEditor.class, Ui.get(() -> Workbench.page().getActiveEditor()));
	}

	/** A selected Java file was opened as a log, and no dialog came. */
	@Test
	void whatIsSelectedAndIsNoLogIsNotOpenedAndTheDialogComes() throws Exception {
		IFile other = file("Order.java", "class Order {\n}\n");
		assertEquals(1, execute(other, List.of()));
		assertNull(Ui.get(() -> Workbench.page().getActiveEditor()), "The dialog was cancelled.");
		Path outside = Files.writeString(folder.resolve("of-another-machine.log"), SampleLogs.busy(60, 512, 3));
		assertEquals(1, execute(other, List.of(outside)));
		GcLogEditor editor = assertInstanceOf(GcLogEditor.class, Ui.get(() -> Workbench.page().getActiveEditor()));
		Wait.until("the log is read", editor::isComplete);
	}
}
