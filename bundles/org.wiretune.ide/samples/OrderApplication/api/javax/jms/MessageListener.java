/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package javax.jms;

/** Takes messages. Compile-time declaration: the server supplies the type. */
public interface MessageListener {

	void onMessage(Message message);
}
