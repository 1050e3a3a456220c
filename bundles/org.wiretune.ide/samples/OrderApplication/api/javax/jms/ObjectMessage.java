/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package javax.jms;

import java.io.Serializable;

/** A message that carries an object. Compile-time declaration: the server supplies the type. */
public interface ObjectMessage extends Message {

	Serializable getObject() throws JMSException;
}
