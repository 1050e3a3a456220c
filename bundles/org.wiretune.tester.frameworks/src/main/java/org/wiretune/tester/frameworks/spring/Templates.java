/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.spring;

import jakarta.jms.ConnectionFactory;
import org.springframework.jms.core.JmsTemplate;

/** Templates that send, and what they send. */
final class Templates {

	/** A message of a kilobyte. */
	static final String TEXT = "order ".repeat(171);

	private Templates() {
	}

	/** {@return a template whose messages live in memory only} @param factory what it sends by */
	static JmsTemplate notPersistent(ConnectionFactory factory) {
		JmsTemplate template = new JmsTemplate(factory);
		template.setExplicitQosEnabled(true);
		template.setDeliveryPersistent(false);
		return template;
	}
}
