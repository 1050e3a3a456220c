/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.lint.format.BrokerAddress;
import org.wiretune.lint.java.messaging.BrokerAddressFacts;
import org.wiretune.lint.java.spring.ConfiguredObjects;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.container.OperatedContainers;
import org.wiretune.lint.springbeans.SpringBeansFormat;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/** Options that clients of a broker of ActiveMQ are given: in its address, wherever that stands, and by setters and properties of a connection factory. */
final class ClientAddress {

	private static final String[] KINDS = {"spring-boot.activemq", "spring-boot.artemis", "environment.broker"};
	/** Properties of resource adapters, with the setting that has the value: an address, or an option by its own name. */
	private static final Map<String, String> ADAPTERS = Map.of("wildfly.resource-adapters.property", "value", "ironjacamar.property", "value", "connector.property", "config-property-value");

	/** Options that a factory has setters and properties for. */
	private static final Set<String> OF_FACTORIES = Set.of("alwaysSyncSend", "blockOnNonDurableSend", "blockOnAcknowledge");
	private static final Set<String> FACTORIES = Set.of("ActiveMQConnectionFactory", "ActiveMQJMSConnectionFactory");
	private static final String SETTER = "set";
	/** What a bean of a factory has its address in. */
	private static final Set<String> ADDRESSES = Set.of("brokerURL", "brokerUrl");
	private static final String BEAN = SpringBeansFormat.PREFIX + "bean";

	private ClientAddress() {
	}

	/**
	 * An option.
	 *
	 * @param owner the class and method, or the application or file, that states the option
	 * @param name the name, without the part that tells options of the client from others
	 * @param value the value
	 * @param origin where the value or its address stands
	 */
	record Option(String owner, String name, String value, Origin origin) {
	}

	/** {@return the options of all addresses that are not for tests or development} @param reading what was read */
	static Stream<Option> options(Reading reading) {
		return Stream.of(ofCode(reading), ofSettings(reading), ofAdapters(reading), ofFactories(reading), ofBeans(reading)).flatMap(options -> options);
	}

	/** What code sets on a factory that it makes. */
	private static Stream<Option> ofFactories(Reading reading) {
		return InOperation.facts(reading, ConfiguredObjects.KIND).filter(fact -> FACTORIES.contains(fact.getName())).flatMap(fact -> fact.getDetails().stream()
				.filter(detail -> detail.getName().startsWith(SETTER) && detail.getValue() != null && OF_FACTORIES.contains(uncapitalized(detail.getName().substring(SETTER.length()))))
				.map(detail -> new Option(maker(fact), uncapitalized(detail.getName().substring(SETTER.length())), detail.getValue(), detail.getOrigin())));
	}

	private static String maker(CodeFact fact) {
		String type = fact.getTypeName();
		return type == null ? fact.getName() : type.substring(type.lastIndexOf('.') + 1) + '.' + Values.value(fact.detail(ConfiguredObjects.METHOD));
	}

	/** What a context of XML gives the bean of a factory. */
	private static Stream<Option> ofBeans(Reading reading) {
		return ConfigurationIndex.groups(reading, BEAN).filter(bean -> FACTORIES.contains(bean.group().getLabel()) && isInOperation(bean)).flatMap(bean -> bean.group().getSettings().stream()
				.filter(property -> Values.isSet(property) && property.getValue() != null)
				.flatMap(property -> OF_FACTORIES.contains(property.getName()) ? Stream.of(new Option(bean.fileName(), property.getName(), property.getValue(), property.getOrigin()))
						: ADDRESSES.contains(property.getName()) ? ofAddress(bean, property) : Stream.empty()));
	}

	private static String uncapitalized(String name) {
		return name.isEmpty() ? name : Character.toLowerCase(name.charAt(0)) + name.substring(1);
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
			String name = uncapitalized(group.name());
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
