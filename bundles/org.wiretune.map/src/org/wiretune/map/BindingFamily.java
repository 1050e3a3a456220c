/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import org.wiretune.model.assembly.BindingKind;

/** Bindings that go the same way share a colour and may serve each other. */
public enum BindingFamily {
	/** Calls inside the server. */
	SCA,
	/** SOAP over HTTP. */
	WEB_SERVICE,
	/** Plain HTTP. */
	HTTP,
	/** Messages on a queue or topic. */
	MESSAGING,
	/** Session beans, resource adapters, and all that is not known. */
	OTHER;

	/**
	 * {@return the family of a binding}
	 *
	 * @param kind the kind of binding
	 */
	public static BindingFamily of(BindingKind kind) {
		return switch (kind) {
		case SCA -> SCA;
		case JAX_WS, JAX_RPC -> WEB_SERVICE;
		case HTTP -> HTTP;
		case JMS, MQ, MQ_JMS, GENERIC_JMS -> MESSAGING;
		case EJB, EIS, NONE, UNKNOWN -> OTHER;
		};
	}
}
