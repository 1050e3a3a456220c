/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.baseline;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.files.WholeWorkspaceFile;
import org.wiretune.ide.internal.Messages;
import org.wiretune.lint.config.RuleLevel;
import org.wiretune.lint.config.RulesFile;
import org.wiretune.lint.config.RulesFileLevels;

/** What a project wants of rules, in the rules file in its root: the IDE and the command line follow it, before the preferences. Any thread. */
public final class ProjectRules {

	private static final int LARGEST = 1 << 20;

	private ProjectRules() {
	}

	/** {@return the rules file of a project, which need not exist} @param project the project */
	public static IFile file(IProject project) {
		return project.getFile(RulesFile.NAME);
	}

	/** {@return what the file wants of rules, by id; empty without a file} @param project an open project @throws CoreException with a sentence where it cannot be read */
	public static Map<String, RuleLevel> levels(IProject project) throws CoreException {
		return new RulesFileLevels(text(project)).levels();
	}

	/**
	 * Writes what is wanted of some rules, and leaves the other lines as they are. Takes the scheduling rule of the file; not for the UI thread.
	 *
	 * @param project an open project
	 * @param changed the level by the id of a rule; empty takes its line away
	 * @param monitor shows progress; may be null
	 * @throws CoreException with a sentence where it cannot be written
	 */
	public static void write(IProject project, Map<String, Optional<RuleLevel>> changed, IProgressMonitor monitor) throws CoreException {
		RulesFileLevels levels = new RulesFileLevels(text(project));
		changed.forEach(levels::set);
		WholeWorkspaceFile.write(file(project), levels.text().getBytes(StandardCharsets.UTF_8), monitor);
	}

	private static String text(IProject project) throws CoreException {
		IFile file = file(project);
		if (!file.exists()) {
			return "";
		}
		try (InputStream in = file.getContents()) {
			byte[] bytes = in.readNBytes(LARGEST + 1);
			if (bytes.length > LARGEST) {
				throw new CoreException(Status.error(NLS.bind(Messages.ProjectRules_tooLarge, file.getFullPath().makeRelative(), LARGEST >> 20)));
			}
			return new String(bytes, StandardCharsets.UTF_8);
		} catch (IOException unreadable) {
			throw new CoreException(Status.error(NLS.bind(Messages.ProjectRules_unreadable, file.getFullPath().makeRelative(), unreadable.getMessage()), unreadable));
		}
	}
}
