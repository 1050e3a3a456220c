/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.Optional;

import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.service.prefs.BackingStoreException;
import org.wiretune.servers.gauges.GaugeKey;
import org.wiretune.servers.gauges.GaugeLimit;
import org.wiretune.servers.gauges.GaugeLimits;

/** The limits that the user has set, kept in the preferences of the workspace. Safe for any thread. */
public final class StoredLimits implements GaugeLimits {

	private static final String NODE = "org.wiretune.ui/gauges/limits"; //$NON-NLS-1$

	private static IEclipsePreferences node() {
		return InstanceScope.INSTANCE.getNode(NODE);
	}

	/** A slash would be read as a path of nodes. */
	private static String name(GaugeKey key) {
		return key.instance().isEmpty() ? key.definition() : key.definition() + ':' + key.instance().replace('/', '_');
	}

	@Override
	public Optional<GaugeLimit> of(GaugeKey key) {
		return GaugeLimit.parse(node().get(name(key), null));
	}

	/**
	 * Sets the limit of a gauge.
	 *
	 * @param key
	 *            the gauge
	 * @param limit
	 *            the limit, or empty for the default one
	 */
	public void set(GaugeKey key, Optional<GaugeLimit> limit) {
		limit.ifPresentOrElse(some -> node().put(name(key), some.toText()), () -> node().remove(name(key)));
		flush();
	}

	/** Goes back to the default limit of every gauge. */
	public void clear() {
		try {
			node().clear();
			flush();
		} catch (BackingStoreException failure) {
			Platform.getLog(StoredLimits.class).error("The limits of the gauges could not be removed.", failure); //$NON-NLS-1$
		}
	}

	private static void flush() {
		try {
			node().flush();
		} catch (BackingStoreException failure) {
			Platform.getLog(StoredLimits.class).error("The limits of the gauges could not be stored.", failure); //$NON-NLS-1$
		}
	}
}
