/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import javax.management.ObjectName;

/** The operation by which a process of a run reads all its MBeans at once. */
public interface ReadingsMBean {

	/**
	 * Reads attributes.
	 *
	 * @param names
	 *            of MBeans
	 * @param attributes
	 *            of each
	 * @return their values
	 */
	Object[][] read(ObjectName[] names, String[][] attributes);
}
