/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.ui.PlatformUI;

/** The icons of the binding map. */
final class MapIcons {

	private static final String BUNDLE = "org.wiretune.ui"; //$NON-NLS-1$

	private MapIcons() {
	}

	/** {@return the icon of a file below the folder of icons, named without its ending} */
	static ImageDescriptor descriptor(String name) {
		return ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/" + name + ".svg") //$NON-NLS-1$ //$NON-NLS-2$
				.orElseGet(ImageDescriptor::getMissingImageDescriptor);
	}

	/** {@return an icon of the workbench} */
	static ImageDescriptor shared(String name) {
		return PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(name);
	}
}
