/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.framework.FrameworkUtil;
import org.osgi.service.prefs.BackingStoreException;
import org.wiretune.ide.servers.StoredGauges;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.own.OwnLimit;
import org.wiretune.servers.own.OwnTables;
import org.wiretune.servers.triggers.TriggeredAction;

/**
 * What is to be done when an alarm is raised: that of a gauge of the user is kept with its limit, that of an alarm of WireTune in
 * the preferences of the workspace. Nothing is done unless the user says so. Safe for any thread.
 */
final class StoredTriggers {

	private static final String NODE = "org.wiretune.ui/gauges/triggers"; //$NON-NLS-1$
	private static final String BETWEEN = ","; //$NON-NLS-1$

	private StoredTriggers() {
	}

	private static IEclipsePreferences node() {
		return InstanceScope.INSTANCE.getNode(NODE);
	}

	private static String key(Alarm alarm) {
		return alarm.id().replace('/', '_');
	}

	/** {@return whether what is done is kept with the limit of a gauge of the user} */
	static boolean isOwn(Alarm alarm) {
		return alarm.source().equals(OwnTables.SOURCE);
	}

	/** {@return what is to be done when an alarm of a program is raised} */
	static Set<TriggeredAction> of(JvmTarget target, Alarm alarm) {
		if (isOwn(alarm)) {
			return StoredGauges.of(Optional.of(target)).named(alarm.id()).flatMap(each -> each.limit()).map(OwnLimit::actions).orElse(Set.of());
		}
		return Arrays.stream(node().get(key(alarm), "").split(BETWEEN)).flatMap(word -> TriggeredAction.of(word.strip()).stream()) //$NON-NLS-1$
				.collect(Collectors.toCollection(() -> EnumSet.noneOf(TriggeredAction.class)));
	}

	/** Keeps whether an action is done when an alarm of WireTune is raised. */
	static void keep(JvmTarget target, Alarm alarm, TriggeredAction action, boolean on) {
		Set<TriggeredAction> actions = EnumSet.noneOf(TriggeredAction.class);
		actions.addAll(of(target, alarm));
		if (on) {
			actions.add(action);
		} else {
			actions.remove(action);
		}
		if (actions.isEmpty()) {
			node().remove(key(alarm));
		} else {
			node().put(key(alarm), actions.stream().map(TriggeredAction::words).collect(Collectors.joining(BETWEEN)));
		}
		try {
			node().flush();
		} catch (BackingStoreException failure) {
			Platform.getLog(StoredTriggers.class).error("What is to be done at alarms could not be stored.", failure); //$NON-NLS-1$
		}
	}

	/** {@return where what is written at alarms goes} */
	static Path folder() {
		return Platform.getStateLocation(FrameworkUtil.getBundle(StoredTriggers.class)).append("alarms").toFile().toPath(); //$NON-NLS-1$
	}
}
