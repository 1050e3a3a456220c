/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package javax.jms;

/** A failure of the messaging provider. Compile-time declaration: the server supplies the type. */
public class JMSException extends Exception {

	private static final long serialVersionUID = 1L;

	public JMSException(String reason) {
		super(reason);
	}
}
