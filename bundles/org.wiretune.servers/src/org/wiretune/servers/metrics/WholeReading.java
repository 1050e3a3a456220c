/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;

/**
 * Reads many MBeans in one call where the process has an MBean for that, as all have that a performance run has started: a
 * remote call costs both ends many times what reading an attribute does. Used by one thread at a time.
 */
final class WholeReading {

	/** The same as in the tester ({@code org.wiretune.tester.management.Readings}), which is no part of this program. */
	static final ObjectName NAME = BatchReader.name("org.wiretune:type=Readings"); //$NON-NLS-1$

	private static final String OPERATION = "read"; //$NON-NLS-1$
	private static final String[] SIGNATURE = { ObjectName[].class.getName(), String[][].class.getName() };

	private final SilentBeans silent;
	private boolean offered;

	WholeReading(SilentBeans silent) {
		this.silent = silent;
	}

	/** Looks whether the process offers it. */
	void lookFor(MBeanServerConnection server) throws IOException {
		offered = server.isRegistered(NAME);
	}

	/** {@return whether the process offers it; when it did not answer the next readings ask each MBean, which tells whose fault it is} */
	boolean isOffered() {
		return offered && !silent.isLeftOut(NAME);
	}

	/**
	 * Reads attributes.
	 *
	 * @param server
	 *            the process
	 * @param wanted
	 *            the MBeans with their attributes
	 * @return the values that are there; an MBean that is not there is missing. Empty when the process refuses
	 * @throws IOException
	 *             when the connection broke
	 */
	Optional<Map<ObjectName, Map<String, Object>>> read(MBeanServerConnection server, Map<ObjectName, Set<String>> wanted) throws IOException {
		ObjectName[] names = wanted.keySet().toArray(ObjectName[]::new);
		String[][] attributes = wanted.values().stream().map(each -> each.toArray(String[]::new)).toArray(String[][]::new);
		silent.ask(NAME);
		try {
			Object answer = server.invoke(NAME, OPERATION, new Object[] { names, attributes }, SIGNATURE);
			if (answer instanceof Object[][] rows && rows.length == names.length) {
				return Optional.of(byName(List.of(names), attributes, rows));
			}
		} catch (JMException | RuntimeException refused) {
			// Each MBean is asked for itself then.
		}
		offered = false;
		return Optional.empty();
	}

	private static Map<ObjectName, Map<String, Object>> byName(List<ObjectName> names, String[][] attributes, Object[][] rows) {
		Map<ObjectName, Map<String, Object>> all = new HashMap<>();
		for (int i = 0; i < rows.length; i++) {
			if (rows[i] != null) {
				Map<String, Object> values = new HashMap<>();
				for (int k = 0; k < Math.min(rows[i].length, attributes[i].length); k++) {
					if (rows[i][k] != null) {
						values.put(attributes[i][k], rows[i][k]);
					}
				}
				all.put(names.get(i), values);
			}
		}
		return all;
	}
}
