/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.workload;

import static org.wiretune.perf.workload.edit.WorkloadTexts.TEXTS;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Status;
import org.wiretune.ide.files.WorkspacePath;
import org.wiretune.perf.workload.MessageKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadProblem;
import org.wiretune.perf.workload.WorkloadText;

/** Workload files of the workspace. */
public final class WorkloadFiles {

	private WorkloadFiles() {
	}

	/**
	 * Tells workload files by their ending.
	 *
	 * @param resource any resource
	 * @return whether it is a workload file
	 */
	public static boolean isWorkload(IResource resource) {
		return resource instanceof IFile file && WorkloadText.FILE_EXTENSION.equalsIgnoreCase(file.getFileExtension());
	}

	/**
	 * Finds a file of the workspace.
	 *
	 * @param path its path, such as {@code /SenderModule/loop.workload}
	 * @return the file, null where the path is none
	 */
	public static IFile file(String path) {
		IPath portable = WorkspacePath.portable(path.strip());
		return portable.segmentCount() < 2 ? null : ResourcesPlugin.getWorkspace().getRoot().getFile(portable);
	}

	/**
	 * Reads the text of a file, at most what a workload may have.
	 *
	 * @param file the file
	 * @return its text
	 * @throws CoreException with a sentence for the user where it cannot be read
	 */
	public static String text(IFile file) throws CoreException {
		String path = file.getFullPath().makeRelative().toString();
		if (!file.exists()) {
			throw problem(TEXTS.get("file.missing", path), null);
		}
		StringBuilder text = new StringBuilder();
		try (InputStream stream = file.getContents(true);
				Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
			char[] part = new char[8192];
			for (int read = reader.read(part); read >= 0; read = reader.read(part)) {
				text.append(part, 0, read);
				if (text.length() > WorkloadText.LONGEST_TEXT) {
					throw problem(TEXTS.get("file.tooLarge", path, Integer.toString(WorkloadText.LONGEST_TEXT)), null);
				}
			}
		} catch (IOException unreadable) {
			throw problem(TEXTS.get("file.unreadable", path, String.valueOf(unreadable.getMessage())), unreadable);
		}
		return text.toString();
	}

	/**
	 * Reads a workload.
	 *
	 * @param file the file
	 * @return the workload
	 * @throws CoreException with a sentence for the user, which names the first line that is wrong
	 */
	public static Workload read(IFile file) throws CoreException {
		WorkloadText.Reading reading = WorkloadText.read(text(file));
		if (reading.workload().isPresent()) {
			IPath place = file.getLocation();
			return place == null ? reading.workload().get() : MessageKeys.below(reading.workload().get(), place.toFile().toPath().toAbsolutePath().getParent());
		}
		WorkloadProblem first = reading.problems().stream().filter(each -> !each.warning()).findFirst().orElseThrow();
		throw problem(TEXTS.get("file.problem", file.getFullPath().makeRelative().toString(),
				Integer.toString(first.line()), first.sentence()), null);
	}

	private static CoreException problem(String sentence, Throwable cause) {
		return new CoreException(Status.error(sentence, cause));
	}
}
