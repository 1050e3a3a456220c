/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.lint.format.BrokerAddress;
import org.wiretune.lint.java.BrokerAddressFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.container.OperatedContainers;
import org.wiretune.model.settings.Setting;

/** Options of the addresses under which clients reach a broker of ActiveMQ, wherever an address stands. */
final class ClientAddress {

	private static final String[] KINDS = {"spring-boot.activemq", "spring-boot.artemis", "environment.broker"};

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
		return InOperation.facts(reading, BrokerAddressFacts.KIND)
				.map(fact -> new Option(fact.getName(), Values.value(fact.detail("option")), Values.value(fact.detail("value")), fact.getOrigin()));
	}

	private static Stream<Option> ofSettings(Reading reading) {
		return ConfigurationIndex.groups(reading, KINDS).filter(ClientAddress::isInOperation).flatMap(ClientAddress::ofGroup);
	}

	private static boolean isInOperation(ConfiguredGroup group) {
		return group.group().getKind().startsWith("environment.") ? OperatedContainers.states(group) : !group.isForDevelopment() && InOperation.mayBe(group.reading(), group.path());
	}

	private static Stream<Option> ofGroup(ConfiguredGroup group) {
		Setting address = group.setting("broker-url");
		if (!Values.isSet(address) || address.getValue() == null) {
			return Stream.empty();
		}
		return BrokerAddress.options(address.getValue()).stream().map(option -> new Option(OperatedContainers.owner(group), option.name(), option.value(), place(address, option)));
	}

	/** {@return where the value of an option stands; the whole address where the file writes it in another way} */
	private static Origin place(Setting address, BrokerAddress.Option option) {
		Origin whole = address.getOrigin();
		return whole != null && whole.length() == address.getValue().length() ? new Origin(whole.path(), whole.offset() + option.offset(), option.value().length(), whole.line(), whole.column() + option.offset()) : whole;
	}
}
