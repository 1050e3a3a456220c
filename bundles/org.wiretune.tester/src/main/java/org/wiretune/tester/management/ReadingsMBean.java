/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.management;

import javax.management.ObjectName;

/** Reads many MBeans of this process in one call, so that who looks at it each second costs it little. */
public interface ReadingsMBean {

	/**
	 * Reads attributes of MBeans.
	 *
	 * @param names the MBeans
	 * @param attributes the attributes of each, in the order of the names
	 * @return the values of each MBean in the order of its attributes, {@code null} for one that it does not tell, or that is
	 *         no number, text, truth value or composite of the Java platform; no row for an MBean that is not there
	 */
	Object[][] read(ObjectName[] names, String[][] attributes);
}
