/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import javax.management.Attribute;
import javax.management.AttributeList;
import javax.management.AttributeNotFoundException;
import javax.management.DynamicMBean;
import javax.management.MBeanAttributeInfo;
import javax.management.MBeanInfo;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/** An MBean whose attributes a test sets. */
public final class FigureBean implements DynamicMBean {

	private final Map<String, Object> figures = new ConcurrentHashMap<>();
	private final Map<String, Optional<Object>> operations = new ConcurrentHashMap<>();
	private volatile Runnable beforeRead = () -> {
	};

	/**
	 * Registers a bean without figures.
	 *
	 * @param server
	 *            where to
	 * @param name
	 *            its object name
	 * @return the bean
	 */
	public static FigureBean register(MBeanServer server, String name) {
		try {
			FigureBean bean = new FigureBean();
			server.registerMBean(bean, new ObjectName(name));
			return bean;
		} catch (Exception failure) {
			throw new AssertionError(failure);
		}
	}

	/**
	 * Sets an attribute.
	 *
	 * @param attribute
	 *            its name
	 * @param value
	 *            its value
	 * @return this
	 */
	public FigureBean with(String attribute, Object value) {
		figures.put(attribute, value);
		return this;
	}

	/** What happens when the bean is read: it may throw or hang. */
	FigureBean onRead(Runnable action) {
		beforeRead = action;
		return this;
	}

	@Override
	public Object getAttribute(String attribute) throws AttributeNotFoundException {
		beforeRead.run();
		Object value = figures.get(attribute);
		if (value == null) {
			throw new AttributeNotFoundException(attribute);
		}
		return value;
	}

	@Override
	public AttributeList getAttributes(String[] attributes) {
		beforeRead.run();
		AttributeList list = new AttributeList();
		Map<String, Object> known = new LinkedHashMap<>(figures);
		for (String attribute : attributes) {
			if (known.containsKey(attribute)) {
				list.add(new Attribute(attribute, known.get(attribute)));
			}
		}
		return list;
	}

	@Override
	public void setAttribute(Attribute attribute) {
		throw new UnsupportedOperationException();
	}

	@Override
	public AttributeList setAttributes(AttributeList attributes) {
		throw new UnsupportedOperationException();
	}

	/**
	 * Sets what an operation without arguments answers.
	 *
	 * @param name
	 *            of the operation
	 * @param answer
	 *            may be {@code null}
	 * @return this
	 */
	FigureBean operation(String name, Object answer) {
		operations.put(name, Optional.ofNullable(answer));
		return this;
	}

	@Override
	public Object invoke(String action, Object[] parameters, String[] signature) {
		beforeRead.run();
		if (!operations.containsKey(action) || parameters.length > 0) {
			throw new UnsupportedOperationException(action);
		}
		return operations.get(action).orElse(null);
	}

	@Override
	public MBeanInfo getMBeanInfo() {
		MBeanAttributeInfo[] attributes = figures.keySet().stream()
				.map(name -> new MBeanAttributeInfo(name, Object.class.getName(), name, true, false, false))
				.toArray(MBeanAttributeInfo[]::new);
		return new MBeanInfo(FigureBean.class.getName(), "figures", attributes, null, null, null);
	}
}
