/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.workload;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.reconciler.DirtyRegion;
import org.eclipse.jface.text.reconciler.IReconcilingStrategy;
import org.eclipse.jface.text.reconciler.IReconcilingStrategyExtension;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.wiretune.perf.workload.edit.PlacedProblem;

/** Marks the problems of the text while the user types. Works on the thread of the reconciler. */
final class ProblemAnnotations implements IReconcilingStrategy, IReconcilingStrategyExtension {

	private static final String ERROR = "org.eclipse.ui.workbench.texteditor.error"; //$NON-NLS-1$
	private static final String WARNING = "org.eclipse.ui.workbench.texteditor.warning"; //$NON-NLS-1$

	private final ISourceViewer viewer;
	private IDocument document;
	private Annotation[] shown = new Annotation[0];

	ProblemAnnotations(ISourceViewer viewer) {
		this.viewer = viewer;
	}

	@Override
	public void setDocument(IDocument next) {
		document = next;
		shown = new Annotation[0];
	}

	@Override
	public void setProgressMonitor(IProgressMonitor monitor) {
		// Reading a workload takes no time that could be shown.
	}

	@Override
	public void initialReconcile() {
		read();
	}

	@Override
	public void reconcile(DirtyRegion dirtyRegion, IRegion subRegion) {
		read();
	}

	@Override
	public void reconcile(IRegion partition) {
		read();
	}

	private void read() {
		IAnnotationModel model = viewer.getAnnotationModel();
		if (document == null || !(model instanceof IAnnotationModelExtension extension)) {
			return;
		}
		Map<Annotation, Position> next = new HashMap<>();
		for (PlacedProblem problem : PlacedProblem.of(document.get())) {
			next.put(new Annotation(problem.warning() ? WARNING : ERROR, false, problem.sentence()),
					new Position(problem.offset(), problem.length()));
		}
		extension.replaceAnnotations(shown, next);
		shown = next.keySet().toArray(Annotation[]::new);
	}
}
