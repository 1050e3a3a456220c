/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

import javax.management.Attribute;
import javax.management.AttributeList;
import javax.management.AttributeNotFoundException;
import javax.management.InstanceNotFoundException;
import javax.management.MBeanAttributeInfo;
import javax.management.MBeanInfo;
import javax.management.ObjectName;

/** Meters as MBeans, as far as gauges and alarms ask for them. One reading of the meters answers all questions of a moment. Handles the calls of a {@code MBeanServerConnection}. */
final class MeterServer implements InvocationHandler {

	/** Gauges are read once a second; what belongs to one reading is asked within this time. */
	private static final long MOMENT_NANOS = TimeUnit.MILLISECONDS.toNanos(600);

	private final MeterQuestion question;
	// All below is guarded by this.
	private MeterValues values;
	private long readAt;

	/** Tells what a server tells. */
	MeterServer(MeterQuestion question) {
		this.question = question;
	}

	private synchronized MeterValues values() throws IOException {
		if (values == null || System.nanoTime() - readAt > MOMENT_NANOS) {
			values = question.read();
			readAt = System.nanoTime();
		}
		return values;
	}

	@Override
	public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
		return switch (method.getName()) {
		case "getMBeanCount" -> values().names().size(); //$NON-NLS-1$
		case "getDomains" -> values().names().stream().map(ObjectName::getDomain).distinct().toArray(String[]::new); //$NON-NLS-1$
		case "queryNames" -> names((ObjectName) arguments[0]); //$NON-NLS-1$
		case "isRegistered" -> values().names().contains(arguments[0]); //$NON-NLS-1$
		case "isInstanceOf" -> false; //$NON-NLS-1$
		case "getAttribute" -> attribute((ObjectName) arguments[0], (String) arguments[1]); //$NON-NLS-1$
		case "getAttributes" -> attributes((ObjectName) arguments[0], (String[]) arguments[1]); //$NON-NLS-1$
		case "getMBeanInfo" -> info((ObjectName) arguments[0]); //$NON-NLS-1$
		case "toString" -> question.place(); //$NON-NLS-1$
		case "hashCode" -> System.identityHashCode(proxy); //$NON-NLS-1$
		case "equals" -> proxy == arguments[0]; //$NON-NLS-1$
		default -> throw new UnsupportedOperationException(method.getName());
		};
	}

	private Set<ObjectName> names(ObjectName pattern) throws IOException {
		Set<ObjectName> fit = new LinkedHashSet<>();
		for (ObjectName each : values().names()) {
			if (pattern == null || pattern.apply(each)) {
				fit.add(each);
			}
		}
		return fit;
	}

	private Object attribute(ObjectName name, String attribute) throws IOException, AttributeNotFoundException {
		Object value = values().attribute(name, attribute);
		if (value == null) {
			throw new AttributeNotFoundException(attribute);
		}
		return value;
	}

	private AttributeList attributes(ObjectName name, String[] wanted) throws IOException, InstanceNotFoundException {
		MeterValues now = values();
		if (!now.names().contains(name)) {
			throw new InstanceNotFoundException(name.toString());
		}
		AttributeList all = new AttributeList();
		for (String each : List.of(wanted)) {
			Object value = now.attribute(name, each);
			if (value != null) {
				all.add(new Attribute(each, value));
			}
		}
		return all;
	}

	private MBeanInfo info(ObjectName name) throws IOException, InstanceNotFoundException {
		if (!values().names().contains(name)) {
			throw new InstanceNotFoundException(name.toString());
		}
		MBeanAttributeInfo[] attributes = values().attributes(name).stream().map(each -> new MBeanAttributeInfo(each, "double", each, true, false, false)).toArray(MBeanAttributeInfo[]::new); //$NON-NLS-1$
		return new MBeanInfo("Meter", "Meter of Micrometer", attributes, null, null, null); //$NON-NLS-1$ //$NON-NLS-2$
	}
}
