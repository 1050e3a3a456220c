/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.function.BooleanSupplier;

import org.eclipse.elk.core.util.NullElkProgressMonitor;

/** Tells the layout algorithm that nobody wants its result any more. */
final class LayoutMonitor extends NullElkProgressMonitor {

	private final BooleanSupplier cancelled;

	LayoutMonitor(BooleanSupplier cancelled) {
		this.cancelled = cancelled;
	}

	@Override
	public boolean isCanceled() {
		return cancelled.getAsBoolean();
	}
}
