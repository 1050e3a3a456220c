/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.spring.ConfiguredObjects;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Rules {@code artemis-window-starves-consumers} and {@code artemis-window-zero-fast}: how many bytes a broker of Artemis sends a consumer
 * ahead, wherever that is said: in an address, for a factory in Java, for addresses of the broker. Whether no message ahead is too few
 * depends on how fast the consumer is, so that the second is off unless it is wanted.
 */
final class ConsumerWindows {

	private static final String ADDRESS = "artemis.address";
	private static final String OF_BROKER = "default-consumer-window-size";

	private ConsumerWindows() {
	}

	/**
	 * A window.
	 *
	 * @param owner who states it
	 * @param bytes its size
	 * @param origin where
	 */
	private record Window(String owner, String bytes, Origin origin) {
	}

	static Rule unbounded() {
		return form("artemis-window-starves-consumers", "-1").build();
	}

	static Rule none() {
		return form("artemis-window-zero-fast", "0").optional().build();
	}

	private static RuleForm<Window> form(String id, String bytes) {
		return RuleForm.<Window>rule(id, Subject.MESSAGING, Severity.INFO, ConsumerWindows::windows)
				.when(window -> bytes.equals(window.bytes()))
				.at(Window::origin)
				.measured(Window::bytes)
				.limit(window -> 1L << 20)
				.with("owner", Window::owner);
	}

	private static Stream<Window> windows(Reading reading) {
		return Stream.of(
				ClientAddress.options(reading).filter(option -> "consumerWindowSize".equals(option.name())).map(option -> new Window(option.owner(), option.value(), option.origin())),
				InOperation.facts(reading, ConfiguredObjects.KIND).map(ConsumerWindows::ofFactory).filter(Objects::nonNull),
				ConfigurationIndex.groups(reading, ADDRESS).filter(group -> group.states(OF_BROKER) && InOperation.mayBe(reading, group.path())).map(ConsumerWindows::ofAddress)).flatMap(windows -> windows);
	}

	private static Window ofFactory(CodeFact fact) {
		// A number with a sign is no literal.
		Setting size = fact.detail("setConsumerWindowSize" + ConfiguredObjects.TEXT);
		return size == null || size.getValue() == null ? null : new Window(fact.getName(), size.getValue(), size.getOrigin());
	}

	private static Window ofAddress(ConfiguredGroup address) {
		return new Window(address.fileName(), String.valueOf(address.value(OF_BROKER)).strip(), Values.origin(address.setting(OF_BROKER)));
	}
}
