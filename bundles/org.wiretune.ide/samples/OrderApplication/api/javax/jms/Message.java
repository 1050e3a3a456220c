/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package javax.jms;

/** A message. Compile-time declaration: the server supplies the type. */
public interface Message {
}
