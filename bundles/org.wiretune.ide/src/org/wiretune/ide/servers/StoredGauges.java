/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.servers;

import java.util.Optional;

import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.service.prefs.BackingStoreException;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.own.OwnGauges;

/**
 * The gauges that the user made, kept in the preferences of the workspace for each kind of program: those of a WildFly are there
 * for the next WildFly too. Safe for any thread.
 */
public final class StoredGauges {

	private static final String NODE = "org.wiretune.ui/gauges/own";
	private static final int LONGEST_KEY = 200;

	private StoredGauges() {
	}

	private static IEclipsePreferences node() {
		return InstanceScope.INSTANCE.getNode(NODE);
	}

	/** A slash would be read as a path of nodes. */
	private static String kind(String program) {
		String name = program.replace('/', '_');
		return name.substring(0, Math.min(LONGEST_KEY, name.length()));
	}

	/**
	 * The gauges of a kind of program.
	 *
	 * @param target
	 *            a program of that kind; empty for none
	 * @return none where nobody made any, or where what was kept cannot be read any more, which the log says
	 */
	public static OwnGauges of(Optional<JvmTarget> target) {
		return target.map(each -> named(each.name())).orElse(OwnGauges.NONE);
	}

	/**
	 * The gauges of a kind of program.
	 *
	 * @param name
	 *            what programs of that kind are called
	 * @return none where nobody made any, or where what was kept cannot be read any more, which the log says
	 */
	public static OwnGauges named(String name) {
		String text = node().get(kind(name), "");
		try {
			return OwnGauges.read(text);
		} catch (IllegalArgumentException wrong) {
			Platform.getLog(StoredGauges.class).warn(wrong.getMessage(), wrong);
			return OwnGauges.NONE;
		}
	}

	/**
	 * Keeps the gauges of a kind of program.
	 *
	 * @param target
	 *            a program of that kind
	 * @param gauges
	 *            all of them
	 */
	public static void keep(JvmTarget target, OwnGauges gauges) {
		if (gauges.list().isEmpty()) {
			node().remove(kind(target.name()));
		} else {
			node().put(kind(target.name()), gauges.toText());
		}
		try {
			node().flush();
		} catch (BackingStoreException failure) {
			Platform.getLog(StoredGauges.class).error("The gauges of your own could not be stored.", failure);
		}
	}
}
