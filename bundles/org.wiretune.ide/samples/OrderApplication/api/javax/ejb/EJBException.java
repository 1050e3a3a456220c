/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package javax.ejb;

/** Tells the container to roll back. Compile-time declaration: the server supplies the type. */
public class EJBException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	public EJBException(Exception cause) {
		super(cause);
	}
}
