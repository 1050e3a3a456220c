/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.markers;

import org.eclipse.core.expressions.PropertyTester;
import org.eclipse.core.resources.IMarker;

/** Answers menus whether a marker is a finding ({@code isFinding}). */
public final class MarkerTester extends PropertyTester {

	@Override
	public boolean test(Object receiver, String property, Object[] arguments, Object expected) {
		boolean value = receiver instanceof IMarker marker && FindingMarkers.isFinding(marker);
		return value == (expected == null || Boolean.TRUE.equals(expected));
	}
}
