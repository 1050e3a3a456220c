/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gclog;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Image;
import org.wiretune.core.Severity;
import org.wiretune.ui.icon.Icons;

/** The images of the analyser; the platform keeps them. */
final class GcLogIcons {

	private GcLogIcons() {
	}

	/** {@return an icon of the bundle} @param path its place below {@code icons} without the ending, for example {@code map/fit} */
	static Image image(String path) {
		return JFaceResources.getResources().get(Icons.of("icons/" + path + ".svg")); //$NON-NLS-1$ //$NON-NLS-2$
	}

	static Image of(Severity severity) {
		return image(severity == Severity.WARNING ? "findings/finding_warning" : "findings/finding_info"); //$NON-NLS-1$ //$NON-NLS-2$
	}
}
