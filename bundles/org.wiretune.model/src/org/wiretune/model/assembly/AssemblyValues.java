/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.model.settings.Element;
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

	/** {@return what wires lead to, without those that lead nowhere} @param wires the wires */
	public static List<Element> targets(List<Wire> wires) {
		return wires.stream().map(Wire::getResolved).filter(Objects::nonNull).toList();
	}

	/** {@return what a wire leads to} @param wire the wire, or null */
	public static Optional<Element> target(Wire wire) {
		return wire == null ? Optional.empty() : Optional.ofNullable(wire.getResolved());
	}

	/** {@return the settings of a binding but its address, in the order of the model} @param binding the binding */
	public static List<Setting> settings(Binding binding) {
		Stream<Setting> single = Stream.of(binding.getType(), binding.getTargetModule(), binding.getTargetExport(), binding.getActivationSpecification());
		return Stream.of(single, binding.getDestinations().stream(), binding.getProperties().stream(), binding.getConnectionFactories().stream()).flatMap(each -> each).filter(Objects::nonNull).toList();
	}

	/** {@return the invocation that an activity of a process is, or null} @param activity the activity */
	public static Invoke invoke(Activity activity) {
		EObject process = activity;
		while (process != null && !(process instanceof BusinessProcess)) {
			process = process.eContainer();
		}
		int number = activity.getInvocation();
		return number >= 0 && process instanceof BusinessProcess known && number < known.getInvokes().size() ? known.getInvokes().get(number) : null;
	}
}
