/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide;

import java.util.function.Supplier;

import org.eclipse.core.runtime.Platform;
import org.eclipse.osgi.service.debug.DebugOptions;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;

/**
 * Tells what the plug-in does, for whoever looks for the cause of something: switched on by Preferences ▸ General ▸ Tracing or by a file
 * of options, written where the platform writes its traces. Costs nothing while it is off. Any thread.
 */
public final class Tracing {

	/** What was read, what the rules told, and how long that took. */
	public static final String ANALYSIS = "/debug/analysis";
	/** What is launched, with which arguments. */
	public static final String LAUNCH = "/debug/launch";

	private static final String BUNDLE = "org.wiretune.ide";

	private Tracing() {
	}

	/** {@return whether something is told} @param option one of the constants */
	public static boolean isOn(String option) {
		return Platform.getDebugBoolean(BUNDLE + option);
	}

	/**
	 * Tells something, where that is switched on.
	 *
	 * @param option one of the constants
	 * @param what makes the words; called only where it is on
	 */
	public static void tell(String option, Supplier<String> what) {
		if (!isOn(option)) {
			return;
		}
		Bundle bundle = FrameworkUtil.getBundle(Tracing.class);
		BundleContext context = bundle == null ? null : bundle.getBundleContext();
		ServiceReference<DebugOptions> reference = context == null ? null : context.getServiceReference(DebugOptions.class);
		if (reference != null) {
			context.getService(reference).newDebugTrace(BUNDLE, Tracing.class).trace(option, what.get());
			context.ungetService(reference);
		}
	}
}
