/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.jboss.tm;

import javax.transaction.xa.XAResource;

/**
 * A resource in the wrapper of a connector. Narayana asks each resource whether it is one. None of the resources of the tester is.
 */
public interface XAResourceWrapper extends XAResource {

	/** {@return the resource} */
	XAResource getResource();

	/** {@return name of the product behind it} */
	String getProductName();

	/** {@return version of the product behind it} */
	String getProductVersion();

	/** {@return name of its connection factory} */
	String getJndiName();
}
