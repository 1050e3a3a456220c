/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.lint.java.BrokerAddressFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/** Options of the addresses under which clients reach a broker of ActiveMQ, wherever an address stands. */
final class ClientAddress {

	private static final String[] KINDS = {"spring-boot.activemq", "spring-boot.artemis"};
	private static final Pattern OPTION = Pattern.compile("[?&](?:amp;)?(?:jms\\.)?(\\w+)=(\\w+)");

	private ClientAddress() {
	}

	/**
	 * An option.
	 *
	 * @param owner the class and method, or the application or file, that states the address
	 * @param name the name, without the part that tells options of the client from others
	 * @param value the value
	 * @param origin where the value or its address stands
	 */
	record Option(String owner, String name, String value, Origin origin) {
	}

	/** {@return the options of all addresses that are not for tests or development} @param reading what was read */
	static Stream<Option> options(Reading reading) {
		return Stream.concat(ofCode(reading), ofSettings(reading));
	}

	private static Stream<Option> ofCode(Reading reading) {
		return ConfigurationIndex.facts(reading, BrokerAddressFacts.KIND).filter(fact -> InOperation.mayBe(reading, fact.getOrigin().path()))
				.map(fact -> new Option(fact.getName(), Values.value(fact.detail("option")), Values.value(fact.detail("value")), fact.getOrigin()));
	}

	private static Stream<Option> ofSettings(Reading reading) {
		return ConfigurationIndex.groups(reading, KINDS).filter(group -> !group.isForDevelopment() && InOperation.mayBe(reading, group.path())).flatMap(ClientAddress::ofGroup);
	}

	private static Stream<Option> ofGroup(ConfiguredGroup group) {
		Setting address = group.setting("broker-url");
		if (!Values.isSet(address) || address.getValue() == null) {
			return Stream.empty();
		}
		Matcher option = OPTION.matcher(address.getValue());
		return option.results().map(found -> new Option(group.owner(), found.group(1), found.group(2), address.getOrigin()));
	}
}
