/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.CompositeChange;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.participants.CheckConditionsContext;
import org.eclipse.ltk.core.refactoring.participants.DeleteParticipant;
import org.eclipse.ltk.core.refactoring.resource.DeleteResourceChange;
import org.wiretune.ide.files.WorkspacePath;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.launch.RunCompanions;

/** Deletes with a run what lies beside its file: the log of the server's collections. One undo brings all back. */
public final class RunDeletion extends DeleteParticipant {

	private IFile run;

	@Override
	protected boolean initialize(Object element) {
		if (element instanceof IFile file && "json".equals(file.getFileExtension()) && file.getParent().getName().equals(RunHistory.FOLDER_NAME)) {
			run = file;
			return true;
		}
		return false;
	}

	@Override
	public String getName() {
		return TEXTS.get("run.delete");
	}

	@Override
	public RefactoringStatus checkConditions(IProgressMonitor monitor, CheckConditionsContext context) throws OperationCanceledException {
		return new RefactoringStatus();
	}

	@Override
	public Change createChange(IProgressMonitor monitor) throws CoreException {
		IPath location = run.getLocation();
		if (location == null) {
			return null;
		}
		// The user may have selected them too.
		Set<Object> deleted = Arrays.stream(getProcessor().getElements()).collect(Collectors.toSet());
		CompositeChange all = new CompositeChange(getName());
		for (IFile file : companions(location.toFile().toPath())) {
			if (!deleted.contains(file)) {
				all.add(new DeleteResourceChange(file.getFullPath(), true));
			}
		}
		return all.getChildren().length == 0 ? null : all;
	}

	private List<IFile> companions(Path path) throws CoreException {
		List<IFile> files = RunCompanions.of(path).stream().map(each -> run.getParent().getFile(WorkspacePath.local(each.getFileName().toString()))).toList();
		for (IFile file : files) {
			if (!file.exists()) {
				file.refreshLocal(IResource.DEPTH_ZERO, null);
			}
		}
		return files.stream().filter(IFile::exists).toList();
	}
}
