/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import org.eclipse.jface.resource.ImageRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Image;
import org.wiretune.ui.icon.Icons;

/** Images of findings and fixes, shared and never disposed. On the UI thread only. */
final class FindingImages {

	/** A warning. */
	static final String WARNING = "icons/findings/finding_warning.svg"; //$NON-NLS-1$
	/** An info. */
	static final String INFO = "icons/findings/finding_info.svg"; //$NON-NLS-1$
	/** A fix. */
	static final String FIX = "icons/findings/fix.svg"; //$NON-NLS-1$
	/** A preview of a fix. */
	static final String PREVIEW = "icons/findings/preview.svg"; //$NON-NLS-1$
	/** Proving a finding. */
	static final String PROVE = "icons/findings/prove.svg"; //$NON-NLS-1$
	/** The gauge of a finding. */
	static final String GAUGE = "icons/gauges/gauges.svg"; //$NON-NLS-1$
	/** Fixing and measuring again. */
	static final String MEASURE = "icons/results/compare.svg"; //$NON-NLS-1$
	/** That there is no fix. */
	static final String NO_FIX = "icons/findings/no_fix.svg"; //$NON-NLS-1$
	/** The page of a rule. */
	static final String PAGE = "icons/findings/page.svg"; //$NON-NLS-1$
	/** The severity of a rule. */
	static final String SEVERITY = "icons/findings/severity.svg"; //$NON-NLS-1$
	/** Suppressing a finding. */
	static final String SUPPRESS = "icons/findings/suppress.svg"; //$NON-NLS-1$

	private static final String BUNDLE = "org.wiretune.ui"; //$NON-NLS-1$

	private FindingImages() {
	}

	/**
	 * {@return an image}
	 *
	 * @param path one of the constants
	 */
	static Image get(String path) {
		ImageRegistry images = JFaceResources.getImageRegistry();
		String key = BUNDLE + '/' + path;
		if (images.getDescriptor(key) == null) {
			images.put(key, Icons.of(path));
		}
		return images.get(key);
	}
}
