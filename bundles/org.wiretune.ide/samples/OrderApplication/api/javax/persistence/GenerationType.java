/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package javax.persistence;

/** Ways to generate a primary key. Compile-time declaration: the server supplies the type. */
public enum GenerationType {
	TABLE, SEQUENCE, IDENTITY, AUTO
}
