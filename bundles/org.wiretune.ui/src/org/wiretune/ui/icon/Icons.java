/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.icon;

import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;

/**
 * Icons as files. They are drawn as SVG, sharp at each zoom, where the platform has the bundle that reads it, from 4.36 on. Before, SWT
 * reads SVG on no system but Linux, so their twins in PNG stand for them, which {@code releng/icons/run} makes. Those of
 * {@code plugin.xml} are PNG everywhere, since an extension cannot choose. May be used by any thread.
 */
public final class Icons {

	private static final String BUNDLE = "org.wiretune.ui"; //$NON-NLS-1$
	private static final String DRAWN = "\\.svg$"; //$NON-NLS-1$
	private static final String TWIN = ".png"; //$NON-NLS-1$
	private static final boolean ARE_DRAWN = Platform.getBundle("org.eclipse.swt.svg") != null; //$NON-NLS-1$

	private Icons() {
	}

	/**
	 * {@return an icon of this bundle; the sign for one that is missing where there is none}
	 *
	 * @param path its place in the bundle, with the ending of a drawing, for example {@code icons/map/fit.svg}
	 */
	public static ImageDescriptor of(String path) {
		String file = ARE_DRAWN ? path : path.replaceFirst(DRAWN, TWIN);
		return ResourceLocator.imageDescriptorFromBundle(BUNDLE, file).orElseGet(ImageDescriptor::getMissingImageDescriptor);
	}
}
