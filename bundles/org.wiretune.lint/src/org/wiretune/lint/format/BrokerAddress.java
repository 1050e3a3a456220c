/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads the address under which a client reaches a broker of ActiveMQ Classic or Artemis:
 * {@code tcp://broker:61616?jms.alwaysSyncSend=true}, also within {@code failover:(...)}.
 */
public final class BrokerAddress {

	private static final Pattern SCHEME = Pattern.compile("\\b(?:tcp|ssl|nio|amqp|vm|failover|https?)(?:\\+ssl)?:");
	private static final Pattern OPTION = Pattern.compile("[?&](?:amp;)?(?:jms\\.)?(\\w+)=(-?\\w+)");

	private BrokerAddress() {
	}

	/**
	 * An option of an address.
	 *
	 * @param name the name, without the part that tells options of the client from others
	 * @param value the value
	 * @param offset where the value begins in the text
	 */
	public record Option(String name, String value, int offset) {
	}

	/** {@return whether a text has the form of an address of a broker} @param text the text */
	public static boolean isAddress(String text) {
		return SCHEME.matcher(text).find();
	}

	/** {@return the options of an address, in their order; none where the text is no address} @param text the text, as it is written */
	public static List<Option> options(String text) {
		return isAddress(text) ? OPTION.matcher(text).results().map(found -> new Option(found.group(1), found.group(2), found.start(2))).toList() : List.of();
	}
}
