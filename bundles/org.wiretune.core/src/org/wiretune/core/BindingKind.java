/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.List;
import java.util.Objects;

/**
 * How a call leaves or enters a module. A kind is told by its literal, which stands in files that WireTune writes and is
 * for ever; two kinds with the same literal are the same object. Whoever reads bindings that nobody here knows defines kinds
 * of their own. Immutable; safe for any thread.
 */
public final class BindingKind extends Kind implements Comparable<BindingKind> {

	private static final Kinds<BindingKind> KINDS = new Kinds<>();

	/** No binding is stated. */
	public static final BindingKind NONE = house("NONE", "none", BindingFamily.OTHER, BindingSign.CIRCLE, Transport.OTHER);
	/** SCA binding. */
	public static final BindingKind SCA = house("SCA", "SCA", BindingFamily.SCA, BindingSign.ARROW, Transport.SERVER);
	/** Web Service binding by JAX-WS. */
	public static final BindingKind JAX_WS = house("JAX_WS", "JAX-WS", BindingFamily.WEB_SERVICE, BindingSign.HEXAGON_BRACKETS, Transport.HTTP);
	/** Web Service binding by JAX-RPC. */
	public static final BindingKind JAX_RPC = house("JAX_RPC", "JAX-RPC", BindingFamily.WEB_SERVICE, BindingSign.HEXAGON_LINES, Transport.HTTP);
	/** JMS binding of the service integration bus. */
	public static final BindingKind JMS = house("JMS", "JMS", BindingFamily.MESSAGING, BindingSign.ENVELOPE, Transport.MESSAGE);
	/** Native WebSphere MQ binding. */
	public static final BindingKind MQ = house("MQ", "MQ", BindingFamily.MESSAGING, BindingSign.FILLED_ENVELOPE, Transport.MESSAGE);
	/** WebSphere MQ JMS binding. */
	public static final BindingKind MQ_JMS = house("MQ_JMS", "MQ JMS", BindingFamily.MESSAGING, BindingSign.UNDERLINED_ENVELOPE, Transport.MESSAGE);
	/** JMS binding of another provider. */
	public static final BindingKind GENERIC_JMS = house("GENERIC_JMS", "generic JMS", BindingFamily.MESSAGING, BindingSign.SEALED_ENVELOPE, Transport.MESSAGE);
	/** HTTP binding. */
	public static final BindingKind HTTP = house("HTTP", "HTTP", BindingFamily.HTTP, BindingSign.GLOBE, Transport.HTTP);
	/** Stateless session bean binding. */
	public static final BindingKind EJB = house("EJB", "EJB", BindingFamily.OTHER, BindingSign.BEAN, Transport.OTHER);
	/** Resource adapter binding; adapters send messages, too. */
	public static final BindingKind EIS = house("EIS", "EIS", BindingFamily.OTHER, BindingSign.CYLINDER, Transport.MESSAGE);
	/** A binding type that WireTune does not know; its name is kept. */
	public static final BindingKind UNKNOWN = house("UNKNOWN", "unknown", BindingFamily.OTHER, BindingSign.QUESTION, Transport.OTHER);

	private final BindingFamily family;
	private final BindingSign sign;
	private final Transport transport;

	private BindingKind(String name, String literal, String label, BindingFamily family, BindingSign sign, Transport transport) {
		super(name, literal, label);
		this.family = Objects.requireNonNull(family);
		this.sign = Objects.requireNonNull(sign);
		this.transport = Objects.requireNonNull(transport);
	}

	private static BindingKind house(String name, String literal, BindingFamily family, BindingSign sign, Transport transport) {
		return KINDS.add(new BindingKind(name, literal, "", family, sign, transport));
	}

	/**
	 * Defines a kind, or finds the one that was defined before.
	 *
	 * @param literal the id: lower case with hyphens, behind the name of whoever defines it and a dot, such as {@code camel.seda}
	 * @param label the name in the language of the user, such as {@code SEDA}
	 * @param family what it has in common with others
	 * @param sign its sign on the map
	 * @param transport how calls get to the other side
	 * @return the kind
	 * @throws IllegalArgumentException where the literal has another form, or is taken by a kind that is not the same
	 */
	public static BindingKind define(String literal, String label, BindingFamily family, BindingSign sign, Transport transport) {
		Kinds.checkForeign(literal);
		BindingKind kind = KINDS.add(new BindingKind(literal, literal, Kinds.checkLabel(label), family, sign, transport));
		if (kind.family != family || kind.sign != sign || kind.transport != transport) {
			throw new IllegalArgumentException("The kind of binding " + literal + " is defined already, and otherwise.");
		}
		return kind;
	}

	/**
	 * {@return the kind with a literal; {@link #UNKNOWN} where none is defined}
	 *
	 * @param literal the literal; null for none
	 */
	public static BindingKind get(String literal) {
		return KINDS.find(literal).orElse(UNKNOWN);
	}

	/** {@return all kinds that are defined, those of the house first, in the order in which they were defined} */
	public static List<BindingKind> all() {
		return KINDS.all();
	}

	/** {@return what it has in common with others} */
	public BindingFamily family() {
		return family;
	}

	/** {@return its sign on the map} */
	public BindingSign sign() {
		return sign;
	}

	/** {@return how calls get to the other side} */
	public Transport transport() {
		return transport;
	}

	/** In the order in which kinds were defined. */
	@Override
	public int compareTo(BindingKind other) {
		return Integer.compare(KINDS.position(this), KINDS.position(other));
	}
}
