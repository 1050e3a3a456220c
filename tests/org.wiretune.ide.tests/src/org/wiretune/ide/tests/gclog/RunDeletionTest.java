/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests.gclog;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.ltk.core.refactoring.CheckConditionsOperation;
import org.eclipse.ltk.core.refactoring.PerformRefactoringOperation;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.resource.DeleteResourcesDescriptor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.file.RunHistory;

/** Deleting a run, as the Project Explorer does it, takes the log of its server along; one undo brings both back. */
class RunDeletionTest {

	private IProject project;

	@BeforeEach
	void makeProject() throws Exception {
		project = ResourcesPlugin.getWorkspace().getRoot().getProject("Deletion" + System.nanoTime());
		project.create(null);
		project.open(null);
		project.getFolder(RunHistory.FOLDER_NAME).create(true, true, null);
	}

	@AfterEach
	void removeProject() throws Exception {
		project.delete(IResource.FORCE | IResource.ALWAYS_DELETE_PROJECT_CONTENT, null);
	}

	private IFile file(String name) throws Exception {
		IFolder runs = project.getFolder(RunHistory.FOLDER_NAME);
		IFile file = runs.getFile(name);
		file.create(new ByteArrayInputStream("{}".getBytes(StandardCharsets.UTF_8)), true, null);
		return file;
	}

	private void delete(IFile... files) throws Exception {
		DeleteResourcesDescriptor descriptor = (DeleteResourcesDescriptor) RefactoringCore.getRefactoringContribution(DeleteResourcesDescriptor.ID).createDescriptor();
		IPath[] paths = new IPath[files.length];
		for (int i = 0; i < files.length; i++) {
			paths[i] = files[i].getFullPath();
		}
		descriptor.setResourcePaths(paths);
		descriptor.setDeleteContents(true);
		RefactoringStatus status = new RefactoringStatus();
		PerformRefactoringOperation operation = new PerformRefactoringOperation(descriptor.createRefactoring(status), CheckConditionsOperation.ALL_CONDITIONS);
		ResourcesPlugin.getWorkspace().run(operation, new NullProgressMonitor());
		assertFalse(status.hasFatalError(), status.toString());
	}

	@Test
	void theLogGoesWithItsRunAndComesBackWithIt() throws Exception {
		IFile run = file("1.json");
		IFile log = file("1.gc.log");
		IFile other = file("2.gc.log");
		delete(run);
		assertFalse(run.exists());
		assertFalse(log.exists());
		assertTrue(other.exists());
		RefactoringCore.getUndoManager().performUndo(null, new NullProgressMonitor());
		assertTrue(run.exists() && log.exists());
	}

	@Test
	void bothMayBeSelected() throws Exception {
		IFile run = file("1.json");
		IFile log = file("1.gc.log");
		delete(run, log);
		assertFalse(run.exists() || log.exists());
	}

	@Test
	void otherFilesOfTheProjectKeepWhatLiesBesideThem() throws Exception {
		IFile run = project.getFile("1.json");
		run.create(new ByteArrayInputStream("{}".getBytes(StandardCharsets.UTF_8)), true, null);
		IFile log = project.getFile("1.gc.log");
		log.create(new ByteArrayInputStream("{}".getBytes(StandardCharsets.UTF_8)), true, null);
		delete(run);
		assertFalse(run.exists());
		assertTrue(log.exists());
	}
}
