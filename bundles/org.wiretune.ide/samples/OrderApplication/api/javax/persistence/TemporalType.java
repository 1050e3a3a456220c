/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package javax.persistence;

/** Kinds of dates. Compile-time declaration: the server supplies the type. */
public enum TemporalType {
	DATE, TIME, TIMESTAMP
}
