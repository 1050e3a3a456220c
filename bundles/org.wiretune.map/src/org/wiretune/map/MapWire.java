/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.List;

import org.wiretune.core.BindingKind;
import org.wiretune.core.Origin;
import org.wiretune.model.assembly.InteractionStyle;

/**
 * A wire.
 *
 * @param id the id
 * @param kind which way it runs
 * @param name name of the reference it belongs to; empty for wires of imports and exports
 * @param sourceId id of the node it starts at
 * @param targetId id of the node or open end it leads to
 * @param target what is at its end
 * @param binding the binding of the import it leaves by; {@link BindingKind#NONE} inside a module
 * @param bindingLabel the binding in words; empty inside a module
 * @param style the interaction style of the call
 * @param queued whether calls go over a queue: the style is asynchronous, or the binding is a messaging binding
 * @param reason why calls run in this style, as a sentence; empty where nothing is known but what is stated
 * @param label what stands on the wire, for example {@code SCA · async}; empty where nothing stands on it
 * @param measured what the last run measured, or null
 * @param origin where the target is named, or null
 * @param findings for a wire that leaves its module the findings of its import; else findings of the wire itself
 */
public record MapWire(String id, WireKind kind, String name, String sourceId, String targetId, TargetState target,
		BindingKind binding, String bindingLabel, InteractionStyle style, boolean queued, String reason, String label,
		MeasuredCall measured, Origin origin, List<MapFinding> findings) implements MapElement {

	/** Copies the list. */
	public MapWire {
		findings = List.copyOf(findings);
	}

	/** {@return whether the wire is broken: its name should lead to something that was read, and does not} */
	public boolean isBroken() {
		return target == TargetState.NOT_FOUND;
	}

	/** {@return whether it is known that a caller waits for a reply across a queue, which costs it the time of two messages} */
	public boolean waitsAcrossQueue() {
		return kind == WireKind.CALL && queued && style == InteractionStyle.SYNC && !reason.isEmpty();
	}

	/** {@return the measured mean time or that it is not judged in a few words, or an empty text where nothing was measured} */
	public String measuredLabel() {
		if (measured == null) {
			return "";
		}
		return measured.circumstances().isEmpty() ? measured.label()
				: MapTexts.text("measured.with", measured.label(), measured.circumstances());
	}
}
