/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.servicebus;

import java.util.Locale;

import org.wiretune.model.assembly.Reference;

/** By which action a pipeline calls a service; the name of the reference begins with it. */
public enum CallAction {

	/** The last step of a request: the answer goes on to the response pipelines. */
	ROUTE,
	/** A call in the middle of a pipeline, whose thread waits for the answer. */
	CALLOUT,
	/** A message that nobody waits for. */
	PUBLISH,
	/** A call of a split-join. */
	INVOKE;

	/** {@return the action of a reference; ROUTE where its name tells none} @param reference a reference of a service bus */
	public static CallAction of(Reference reference) {
		String name = String.valueOf(reference.getName());
		for (CallAction action : values()) {
			if (name.startsWith(action.word() + ' ')) {
				return action;
			}
		}
		return ROUTE;
	}

	/** {@return the word that the names of its references begin with} */
	public String word() {
		return name().toLowerCase(Locale.ROOT);
	}
}
