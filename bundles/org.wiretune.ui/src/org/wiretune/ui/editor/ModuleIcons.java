/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.Locale;

import org.eclipse.jface.resource.ImageRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.DecorationOverlayIcon;
import org.eclipse.jface.viewers.IDecoration;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.wiretune.core.Severity;
import org.wiretune.lint.editor.ElementRole;
import org.wiretune.ui.icon.Icons;

/** Icons of the parts of a module, shared and never disposed. UI thread only. */
final class ModuleIcons {

	private static final String BUNDLE = "org.wiretune.ui"; //$NON-NLS-1$

	private ModuleIcons() {
	}

	/** {@return the icon of a part} @param role what it is */
	static Image of(ElementRole role) {
		return image("icons/editor/" + role.name().toLowerCase(Locale.ROOT) + ".svg"); //$NON-NLS-1$ //$NON-NLS-2$
	}

	/** {@return the icon of a part with a mark for its findings} @param role what it is @param severity the most important finding, or null */
	static Image of(ElementRole role, Severity severity) {
		if (severity == null) {
			return of(role);
		}
		ImageRegistry images = JFaceResources.getImageRegistry();
		String key = BUNDLE + "/editor/" + role + '/' + severity; //$NON-NLS-1$
		if (images.getDescriptor(key) == null) {
			images.put(key, new DecorationOverlayIcon(of(role), PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(
					severity == Severity.WARNING ? ISharedImages.IMG_DEC_FIELD_WARNING : "IMG_DEC_FIELD_INFO"), IDecoration.BOTTOM_RIGHT)); //$NON-NLS-1$
		}
		return images.get(key);
	}

	/** {@return the icon of a finding} @param severity its severity */
	static Image of(Severity severity) {
		return image(severity == Severity.WARNING ? "icons/findings/finding_warning.svg" : "icons/findings/finding_info.svg"); //$NON-NLS-1$ //$NON-NLS-2$
	}

	/** {@return the icon of a quick-fix} */
	static Image fix() {
		return image("icons/findings/fix.svg"); //$NON-NLS-1$
	}

	/** {@return the icon of a proof} */
	static Image prove() {
		return image("icons/findings/prove.svg"); //$NON-NLS-1$
	}

	private static Image image(String path) {
		ImageRegistry images = JFaceResources.getImageRegistry();
		String key = BUNDLE + '/' + path;
		if (images.getDescriptor(key) == null) {
			images.put(key, Icons.of(path));
		}
		return images.get(key);
	}
}
