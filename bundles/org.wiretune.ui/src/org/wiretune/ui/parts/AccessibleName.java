/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.parts;

import java.util.function.Supplier;

import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;

/** Tells screen readers the name of a control that has no label of its own, or a longer one. */
public final class AccessibleName extends AccessibleAdapter {

	private final Supplier<String> name;

	private AccessibleName(Supplier<String> name) {
		this.name = name;
	}

	/**
	 * Makes a listener for the accessible object of a control.
	 *
	 * @param name gives the name at the moment it is asked for
	 * @return the listener
	 */
	public static AccessibleName of(Supplier<String> name) {
		return new AccessibleName(name);
	}

	@Override
	public void getName(AccessibleEvent event) {
		event.result = name.get();
	}
}
