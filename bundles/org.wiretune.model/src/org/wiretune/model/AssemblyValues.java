/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model;

import java.util.Locale;

import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.settings.Setting;

/** Readings of values of the assembly model. */
public final class AssemblyValues {

	private AssemblyValues() {
	}

	/**
	 * Reads a preferred interaction style.
	 *
	 * @param setting the attribute, or null
	 * @return the style; {@link InteractionStyle#UNSTATED} where the file is silent or says something else
	 */
	public static InteractionStyle interactionStyle(Setting setting) {
		if (setting == null || setting.getValue() == null) {
			return InteractionStyle.UNSTATED;
		}
		return switch (setting.getValue().strip().toLowerCase(Locale.ROOT)) {
		case "sync" -> InteractionStyle.SYNC;
		case "async" -> InteractionStyle.ASYNC;
		case "any" -> InteractionStyle.ANY;
		default -> InteractionStyle.UNSTATED;
		};
	}

	/**
	 * Reads the execution mode of a BPEL process.
	 *
	 * @param setting the attribute, or null
	 * @return true for longRunning, false for microflow, null where the file is silent or says something else
	 */
	public static Boolean longRunning(Setting setting) {
		if (setting == null || setting.getValue() == null) {
			return null;
		}
		return switch (setting.getValue().strip().toLowerCase(Locale.ROOT)) {
		case "longrunning" -> Boolean.TRUE;
		case "microflow" -> Boolean.FALSE;
		default -> null;
		};
	}
}
