/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ui.icon.Icons;

/** The icons of the binding map. */
final class MapIcons {


	private MapIcons() {
	}

	/** {@return the icon of a file below the folder of icons, named without its ending} */
	static ImageDescriptor descriptor(String name) {
		return Icons.of("icons/" + name + ".svg"); //$NON-NLS-1$ //$NON-NLS-2$
	}

	/** {@return an icon of the workbench} */
	static ImageDescriptor shared(String name) {
		return PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(name);
	}
}
