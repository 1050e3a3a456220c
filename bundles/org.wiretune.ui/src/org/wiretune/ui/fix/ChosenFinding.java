/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.fix;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.lint.overview.FindingNode;

/** The finding that a command is about: the one selected in a list of findings or markers, or the nearest one in the line of the caret. UI thread only. */
public final class ChosenFinding {

	private ChosenFinding() {
	}

	/** {@return the marker of the finding; empty where none is chosen} @param event how the command was called */
	public static Optional<IMarker> of(ExecutionEvent event) {
		return selected(event).or(() -> atCaret(HandlerUtil.getActiveEditor(event)));
	}

	private static Optional<IMarker> selected(ExecutionEvent event) {
		for (Object selected : HandlerUtil.getCurrentStructuredSelection(event)) {
			IMarker marker = selected instanceof FindingNode node ? marker(node) : Adapters.adapt(selected, IMarker.class);
			if (marker != null && FindingMarkers.isFinding(marker)) {
				return Optional.of(marker);
			}
		}
		return Optional.empty();
	}

	private static IMarker marker(FindingNode node) {
		IFile file = node.finding() == null ? null : WorkspaceFile.file(node.finding().origin().path());
		return file == null ? null : FindingMarkers.find(file, node.finding().origin().offset(), node.finding().headline()).orElse(null);
	}

	private static Optional<IMarker> atCaret(IEditorPart part) {
		ITextEditor editor = Adapters.adapt(part, ITextEditor.class);
		IFile file = part == null ? null : Adapters.adapt(part.getEditorInput(), IFile.class);
		if (editor == null || file == null || !(editor.getSelectionProvider().getSelection() instanceof ITextSelection selection)) {
			return Optional.empty();
		}
		try {
			return Arrays.stream(file.findMarkers(FindingMarkers.FINDING, true, IResource.DEPTH_ZERO))
					.filter(marker -> marker.getAttribute(IMarker.LINE_NUMBER, 0) == selection.getStartLine() + 1)
					.min(Comparator.comparingInt(marker -> Math.abs(marker.getAttribute(IMarker.CHAR_START, 0) - selection.getOffset())));
		} catch (CoreException gone) {
			Platform.getLog(ChosenFinding.class).log(gone.getStatus());
			return Optional.empty();
		}
	}
}
