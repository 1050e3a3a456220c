/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Image;
import org.wiretune.ide.results.JudgedFinding;
import org.wiretune.perf.view.ResultBanner;
import org.wiretune.ui.icon.Icons;

/** The images of results; the platform keeps them. */
public final class ResultImages {

	private ResultImages() {
	}

	/**
	 * Finds an icon.
	 *
	 * @param name its name without the ending
	 * @return the icon
	 */
	public static ImageDescriptor descriptor(String name) {
		return Icons.of("icons/results/" + name + ".svg"); //$NON-NLS-1$ //$NON-NLS-2$
	}

	/**
	 * A sign for a line or run, told by its shape.
	 *
	 * @param problem whether it must not be used
	 * @return the sign
	 */
	public static Image sign(boolean problem) {
		return image(problem ? "state_problem" : "state_completed"); //$NON-NLS-1$ //$NON-NLS-2$
	}

	static Image of(ResultBanner.Level level) {
		return image(switch (level) {
		case VALID -> "state_completed"; //$NON-NLS-1$
		case UNCHECKED -> "state_none"; //$NON-NLS-1$
		case WARNING, INVALID -> "state_problem"; //$NON-NLS-1$
		});
	}

	static Image of(JudgedFinding.Verdict verdict) {
		return image(switch (verdict) {
		case CONFIRMED -> "state_problem"; //$NON-NLS-1$
		case REFUTED -> "state_completed"; //$NON-NLS-1$
		case NO_DIFFERENCE, NOT_JUDGED, NOT_MEASURED -> "state_none"; //$NON-NLS-1$
		});
	}

	private static Image image(String name) {
		return JFaceResources.getResources().get(descriptor(name));
	}
}
