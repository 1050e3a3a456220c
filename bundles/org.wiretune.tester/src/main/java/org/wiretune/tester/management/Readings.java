/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.management;

import java.lang.management.ManagementFactory;
import javax.management.Attribute;
import javax.management.InstanceNotFoundException;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;

/** Reads many MBeans of a server in one call. Thread-safe. */
public final class Readings implements ReadingsMBean {

	/** The name by which the gauges look for it. */
	public static final String NAME = "org.wiretune:type=Readings";

	private final MBeanServer beans;

	/**
	 * Makes one.
	 *
	 * @param beans the server whose MBeans are read
	 */
	public Readings(MBeanServer beans) {
		this.beans = beans;
	}

	/**
	 * Registers one for this process. Where another application of the process has done so, that one stays.
	 *
	 * @return what takes it away again
	 * @throws JMException when it cannot be registered
	 */
	public static AutoCloseable register() throws JMException {
		MBeanServer platform = ManagementFactory.getPlatformMBeanServer();
		ObjectName name = new ObjectName(NAME);
		if (platform.isRegistered(name)) {
			return () -> {
				// It belongs to somebody else.
			};
		}
		platform.registerMBean(new Readings(platform), name);
		return () -> platform.unregisterMBean(name);
	}

	@Override
	public Object[][] read(ObjectName[] names, String[][] attributes) {
		Object[][] values = new Object[names.length][];
		for (int i = 0; i < names.length; i++) {
			values[i] = values(names[i], attributes[i]);
		}
		return values;
	}

	private Object[] values(ObjectName name, String[] attributes) {
		Object[] values = new Object[attributes.length];
		try {
			for (Attribute answer : beans.getAttributes(name, attributes).asList()) {
				for (int i = 0; i < attributes.length; i++) {
					if (attributes[i].equals(answer.getName()) && isPlain(answer.getValue())) {
						values[i] = answer.getValue();
					}
				}
			}
		} catch (InstanceNotFoundException gone) {
			return null;
		} catch (JMException | RuntimeException refused) {
			// Its own values are missing, those of the others are not.
			return values;
		}
		return values;
	}

	/** One value that cannot be sent, or not be read at the other end, would cost those of all others. */
	private static boolean isPlain(Object value) {
		if (!(value instanceof Number || value instanceof String || value instanceof Boolean || value instanceof CompositeData)) {
			return false;
		}
		ClassLoader loader = value.getClass().getClassLoader();
		return loader == null || loader == ClassLoader.getPlatformClassLoader();
	}
}
