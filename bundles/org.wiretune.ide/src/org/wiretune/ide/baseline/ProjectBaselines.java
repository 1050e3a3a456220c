/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.baseline;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.ide.internal.Messages;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.baseline.Baseline;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.source.SourceText;

/** The known findings of all projects, read once and again when a file changes. Used by one thread at a time. */
public final class ProjectBaselines {

	/** A larger file is not read, in bytes: some 200,000 findings. */
	private static final long LARGEST_FILE = 32L << 20;

	private record Loaded(long stamp, Baseline baseline, ReadProblem problem) {
	}

	private final Map<IProject, Loaded> loaded = new HashMap<>();

	/**
	 * Reads the files that changed.
	 *
	 * @param projects the projects that are analysed
	 * @return whether one changed, came or went since the last call
	 */
	public boolean update(Set<IProject> projects) {
		boolean changed = loaded.keySet().retainAll(projects);
		for (IProject project : projects) {
			IFile file = KnownFindings.file(project);
			Loaded before = loaded.get(project);
			if (!file.exists()) {
				changed |= loaded.remove(project) != null;
			} else if (before == null || before.stamp != file.getModificationStamp()) {
				loaded.put(project, read(file));
				changed = true;
			}
		}
		return changed;
	}

	/**
	 * {@return what was found without what is known}
	 *
	 * @param result what was found
	 */
	public LintResult applyTo(LintResult result) {
		LintResult fresh = result;
		List<ReadProblem> problems = new ArrayList<>(result.problems());
		for (Map.Entry<IProject, Loaded> each : loaded.entrySet()) {
			if (each.getValue().baseline != null) {
				fresh = each.getValue().baseline.applyTo(fresh, KnownFindings.paths(each.getKey()));
			} else {
				problems.add(each.getValue().problem);
			}
		}
		return loaded.isEmpty() ? result : new LintResult(fresh.reading(), fresh.findings(), fresh.suppressions(), problems, fresh.filesRead(), fresh.remarks(), fresh.ownRules());
	}

	private static Loaded read(IFile file) {
		long stamp = file.getModificationStamp();
		try {
			if (file.getLocation() != null && file.getLocation().toFile().length() > LARGEST_FILE) {
				throw new IOException(NLS.bind(Messages.KnownFindings_tooLarge, LARGEST_FILE >> 20));
			}
			try (Reader in = new InputStreamReader(file.getContents(true), StandardCharsets.UTF_8)) {
				return new Loaded(stamp, Baseline.read(in), null);
			}
		} catch (IOException | CoreException problem) {
			return new Loaded(stamp, null, new ReadProblem(ReadProblem.Kind.SYNTAX, SourceText.wholeFile(WorkspaceFile.path(file)),
					NLS.bind(Messages.KnownFindings_cannotRead, problem.getMessage())));
		}
	}
}
