/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package javax.persistence;

/** The persistence context of a unit. Compile-time declaration: the server supplies the type. */
public interface EntityManager {

	void persist(Object entity);

	void flush();

	void clear();
}
