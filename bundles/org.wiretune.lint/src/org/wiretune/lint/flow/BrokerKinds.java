/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.flow;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.core.BindingSign;
import org.wiretune.core.Transport;

/** Kinds of bindings to brokers that several technologies use, so that a topic of one is the topic of the other. */
public final class BrokerKinds {

	/** A topic of Kafka. */
	public static final BindingKind KAFKA = BindingKind.define("broker.kafka", "Kafka", BindingFamily.MESSAGING, BindingSign.ENVELOPE, Transport.MESSAGE);
	/** A queue of a broker that is reached by AMQP 0.9.1, such as RabbitMQ. */
	public static final BindingKind RABBIT = BindingKind.define("broker.amqp", "AMQP", BindingFamily.MESSAGING, BindingSign.ENVELOPE, Transport.MESSAGE);

	private BrokerKinds() {
	}

	/** {@return whether one destination name of both can be one destination} @param one a kind of binding that sends @param other one that receives */
	public static boolean mayMeet(BindingKind one, BindingKind other) {
		return one == other || !isOwn(one) && !isOwn(other);
	}

	private static boolean isOwn(BindingKind kind) {
		return kind == KAFKA || kind == RABBIT;
	}
}
