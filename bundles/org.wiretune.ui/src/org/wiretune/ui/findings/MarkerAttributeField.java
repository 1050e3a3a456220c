/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.ui.views.markers.MarkerField;
import org.eclipse.ui.views.markers.MarkerItem;

/** A column of the Problems view that shows an attribute of WireTune's markers: the data behind the colon of its class. */
public final class MarkerAttributeField extends MarkerField implements IExecutableExtension {

	private String attribute = ""; //$NON-NLS-1$

	@Override
	public void setInitializationData(IConfigurationElement element, String property, Object data) throws CoreException {
		attribute = String.valueOf(data);
	}

	@Override
	public String getValue(MarkerItem item) {
		return item == null || item.getMarker() == null ? "" : item.getAttributeValue(attribute, ""); //$NON-NLS-1$ //$NON-NLS-2$
	}
}
