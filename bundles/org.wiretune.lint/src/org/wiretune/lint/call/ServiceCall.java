/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import java.util.List;

import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.settings.Element;

/**
 * A call along a wire from a reference of a component.
 *
 * @param caller the component that calls
 * @param performer who does the calling
 * @param reference the reference by which the call leaves
 * @param target the component or import that the wire leads to
 * @param endpoint where the call ends, through the modules that were read
 * @param operations names of the operations that the caller is known to call; empty where that is not known
 * @param exchange whether the caller waits for an answer
 * @param invocation by which methods Java code calls; UNKNOWN for other callers
 */
public record ServiceCall(Component caller, Performer performer, Reference reference, Element target, Endpoint endpoint, List<String> operations, Exchange exchange, JavaInvocation invocation) {

	/** Copies the operations. */
	public ServiceCall {
		operations = List.copyOf(operations);
	}

	/** {@return the interfaces of the target that the call goes by: those that its reference states, or all where it states none of them} */
	public List<ServiceInterface> faces() {
		return Endpoint.called(target, reference);
	}

	/** {@return the styles that the interfaces of the target state that are called, as one: async where one states it, sync where all do, else unstated} */
	public InteractionStyle targetStyle() {
		List<ServiceInterface> faces = faces();
		if (faces.stream().anyMatch(face -> face.interactionStyle() == InteractionStyle.ASYNC)) {
			return InteractionStyle.ASYNC;
		}
		return !faces.isEmpty() && faces.stream().allMatch(face -> face.interactionStyle() == InteractionStyle.SYNC) ? InteractionStyle.SYNC : InteractionStyle.UNSTATED;
	}

	/** {@return whether caller and target are parts of one module, so that a synchronous call may pass data by reference} */
	public boolean isInsideModule() {
		return target instanceof Component && caller.eContainer() == target.eContainer();
	}

	/** {@return the module that calls} */
	public Module module() {
		return (Module) caller.eContainer();
	}

	/**
	 * {@return in which style the call runs, as far as files tell: ANY where code or the caller's caller decides}
	 */
	public RunningStyle style() {
		return RunningStyle.of(this);
	}
}
