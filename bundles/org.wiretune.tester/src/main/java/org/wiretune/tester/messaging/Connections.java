/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.messaging;

import jakarta.jms.Connection;
import jakarta.jms.JMSException;

/** Opens connections to a message broker. */
@FunctionalInterface
public interface Connections {

	/**
	 * Opens a connection and starts it.
	 *
	 * @return the connection
	 * @throws JMSException when the broker is not there
	 */
	Connection connect() throws JMSException;
}
