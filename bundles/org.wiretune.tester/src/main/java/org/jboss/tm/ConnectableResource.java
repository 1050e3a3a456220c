/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.jboss.tm;

/**
 * A resource that gives a connection for marking that it was committed. Narayana asks each resource whether it is one. None of the resources of the tester is.
 */
public interface ConnectableResource {

	/**
	 * {@return a connection}
	 *
	 * @throws Throwable when there is none
	 */
	Object getConnection() throws Throwable;
}
