/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.lint.format.BrokerAddress;
import org.wiretune.lint.java.messaging.BrokerAddressFacts;
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
	/** Properties of resource adapters, with the setting that has the value: an address, or an option by its own name. */
	private static final Map<String, String> ADAPTERS = Map.of("wildfly.resource-adapters.property", "value", "ironjacamar.property", "value", "connector.property", "config-property-value");

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
		return Stream.of(ofCode(reading), ofSettings(reading), ofAdapters(reading)).flatMap(options -> options);
	}

	private static Stream<Option> ofCode(Reading reading) {
		return InOperation.facts(reading, BrokerAddressFacts.KIND)
				.map(fact -> new Option(fact.getName(), Values.value(fact.detail("option")), Values.value(fact.detail("value")), fact.getOrigin()));
	}

	private static Stream<Option> ofSettings(Reading reading) {
		return ConfigurationIndex.groups(reading, KINDS).filter(ClientAddress::isInOperation).flatMap(ClientAddress::ofGroup);
	}

	/** The adapter of ActiveMQ has an address, the one of Artemis an option of the same name for each property. */
	private static Stream<Option> ofAdapters(Reading reading) {
		return ADAPTERS.entrySet().stream().flatMap(adapter -> ConfigurationIndex.groups(reading, adapter.getKey()).filter(ClientAddress::isInOperation).flatMap(group -> {
			Setting value = group.setting(adapter.getValue());
			if (!Values.isSet(value) || value.getValue() == null || group.name().isEmpty()) {
				return Stream.empty();
			}
			String name = Character.toLowerCase(group.name().charAt(0)) + group.name().substring(1);
			return BrokerAddress.isAddress(value.getValue()) ? ofAddress(group, value) : Stream.of(new Option(OperatedContainers.owner(group), name, value.getValue().strip(), value.getOrigin()));
		}));
	}

	private static boolean isInOperation(ConfiguredGroup group) {
		return group.group().getKind().startsWith("environment.") ? OperatedContainers.states(group) : !group.isForDevelopment() && InOperation.mayBe(group.reading(), group.path());
	}

	private static Stream<Option> ofGroup(ConfiguredGroup group) {
		Setting address = group.setting("broker-url");
		if (!Values.isSet(address) || address.getValue() == null) {
			return Stream.empty();
		}
		return ofAddress(group, address);
	}

	private static Stream<Option> ofAddress(ConfiguredGroup group, Setting address) {
		return BrokerAddress.options(address.getValue()).stream().map(option -> new Option(OperatedContainers.owner(group), option.name(), option.value(), place(address, option)));
	}

	/** {@return where the value of an option stands; the whole address where the file writes it in another way} */
	private static Origin place(Setting address, BrokerAddress.Option option) {
		Origin whole = address.getOrigin();
		return whole != null && whole.length() == address.getValue().length() ? new Origin(whole.path(), whole.offset() + option.offset(), option.value().length(), whole.line(), whole.column() + option.offset()) : whole;
	}
}
