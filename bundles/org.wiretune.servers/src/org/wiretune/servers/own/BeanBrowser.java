/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.own;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

import javax.management.Attribute;
import javax.management.JMException;
import javax.management.MBeanAttributeInfo;
import javax.management.MBeanInfo;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;
import javax.management.openmbean.CompositeType;
import javax.management.openmbean.OpenMBeanAttributeInfo;
import javax.management.openmbean.OpenType;

import org.wiretune.servers.metrics.ConnectionFailedException;
import org.wiretune.servers.metrics.JvmAccess;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.ManagementLink;

/**
 * What a program offers to make gauges of, asked over a connection of its own. Which MBeans and attributes there are is asked
 * for all at once; values are asked for one MBean at a time, as reading some may take long. Methods block; used by one thread at
 * a time.
 */
public final class BeanBrowser implements AutoCloseable {

	/** The most MBeans that are looked at; a program may register any number. */
	public static final int MOST_BEANS = 5_000;
	private static final int MOST_FIGURES = 500;
	private static final int LONGEST_DESCRIPTION = 500;
	/** What the JDK says of an MBean without a description. */
	private static final String NOTHING = "Information on the management interface of the MBean"; //$NON-NLS-1$
	private static final Set<String> NUMBERS = Set.of("int", "long", "short", "byte", "double", "float", "boolean", "java.lang.Integer", "java.lang.Long", "java.lang.Short", //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$ //$NON-NLS-7$ //$NON-NLS-8$ //$NON-NLS-9$ //$NON-NLS-10$
			"java.lang.Byte", "java.lang.Double", "java.lang.Float", "java.lang.Boolean", "java.lang.Number", "java.lang.Object", "java.math.BigInteger", "java.math.BigDecimal"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$ //$NON-NLS-7$ //$NON-NLS-8$
	private static final Comparator<BeanFigure> ORDER = Comparator.comparing(BeanFigure::label);

	private final ManagementLink link;
	private final MBeanServerConnection server;

	private BeanBrowser(ManagementLink link) {
		this.link = link;
		server = link.server();
	}

	/**
	 * {@return a browser of a program}
	 *
	 * @param access
	 *            how to get at processes
	 * @param target
	 *            the program
	 * @throws ConnectionFailedException
	 *             when no connection can be made, with the reason
	 * @throws InterruptedException
	 *             when interrupted while waiting
	 */
	public static BeanBrowser open(JvmAccess access, JvmTarget target) throws ConnectionFailedException, InterruptedException {
		return new BeanBrowser(access.open(target));
	}

	/**
	 * {@return the MBeans that offer numbers or composites, by domain and name, without values}
	 *
	 * @param cancelled
	 *            asked between two MBeans
	 * @throws IOException
	 *             when the connection breaks
	 */
	public List<BeanEntry> beans(BooleanSupplier cancelled) throws IOException {
		List<BeanEntry> entries = new ArrayList<>();
		for (ObjectName name : server.queryNames(null, null).stream().sorted().limit(MOST_BEANS).toList()) {
			if (cancelled.getAsBoolean()) {
				return entries;
			}
			try {
				MBeanInfo info = server.getMBeanInfo(name);
				List<BeanFigure> figures = figures(info.getAttributes(), Map.of());
				if (!figures.isEmpty()) {
					entries.add(new BeanEntry(name, shortened(info.getDescription()), figures));
				}
			} catch (JMException | RuntimeException gone) {
				// It was there when names were asked for, or does not say what it is; others do.
				continue;
			}
		}
		return entries;
	}

	/**
	 * {@return an MBean with its values now; as it was where it has gone}
	 *
	 * @param entry
	 *            the MBean
	 * @throws IOException
	 *             when the connection breaks
	 */
	public BeanEntry valued(BeanEntry entry) throws IOException {
		try {
			MBeanAttributeInfo[] attributes = server.getMBeanInfo(entry.name()).getAttributes();
			List<String> wanted = new ArrayList<>();
			for (MBeanAttributeInfo each : attributes) {
				if (each.isReadable() && (isNumber(each.getType()) || isComposite(each))) {
					wanted.add(each.getName());
				}
			}
			Map<String, Object> values = new HashMap<>();
			for (Attribute each : server.getAttributes(entry.name(), wanted.toArray(String[]::new)).asList()) {
				values.put(each.getName(), each.getValue());
			}
			return new BeanEntry(entry.name(), entry.description(), figures(attributes, values));
		} catch (JMException | RuntimeException gone) {
			return entry;
		}
	}

	private static List<BeanFigure> figures(MBeanAttributeInfo[] attributes, Map<String, Object> values) {
		List<BeanFigure> figures = new ArrayList<>();
		for (MBeanAttributeInfo each : attributes) {
			if (!each.isReadable() || figures.size() >= MOST_FIGURES) {
				continue;
			}
			Object value = values.get(each.getName());
			String description = shortened(each.getDescription());
			if (value instanceof CompositeData composite) {
				composite.getCompositeType().keySet().stream().filter(key -> isNumber(composite.getCompositeType().getType(key).getClassName()))
						.forEach(key -> figures.add(new BeanFigure(each.getName(), key, description, text(composite.get(key)))));
			} else if (isNumber(each.getType())) {
				figures.add(new BeanFigure(each.getName(), "", description, text(value))); //$NON-NLS-1$
			} else if (isComposite(each)) {
				items(each, description, figures);
			}
		}
		figures.sort(ORDER);
		return figures;
	}

	/** A composite whose items are not known before its value is read is offered as a whole, which is no number. */
	private static void items(MBeanAttributeInfo attribute, String description, List<BeanFigure> figures) {
		OpenType<?> type = attribute instanceof OpenMBeanAttributeInfo open ? open.getOpenType()
				: attribute.getDescriptor().getFieldValue("openType") instanceof OpenType<?> described ? described : null; //$NON-NLS-1$
		if (type instanceof CompositeType composite) {
			composite.keySet().stream().filter(key -> isNumber(composite.getType(key).getClassName()))
					.forEach(key -> figures.add(new BeanFigure(attribute.getName(), key, description, ""))); //$NON-NLS-1$
		} else {
			figures.add(new BeanFigure(attribute.getName(), "", description, "")); //$NON-NLS-1$ //$NON-NLS-2$
		}
	}

	private static boolean isComposite(MBeanAttributeInfo attribute) {
		return CompositeData.class.getName().equals(attribute.getType());
	}

	private static boolean isNumber(String type) {
		return NUMBERS.contains(type);
	}

	private static String text(Object value) {
		return value instanceof Number || value instanceof Boolean ? value.toString() : ""; //$NON-NLS-1$
	}

	private static String shortened(String text) {
		String plain = text == null ? "" : text.strip(); //$NON-NLS-1$
		if (plain.equals(NOTHING)) {
			return ""; //$NON-NLS-1$
		}
		return plain.length() > LONGEST_DESCRIPTION ? plain.substring(0, LONGEST_DESCRIPTION) + '\u2026' : plain;
	}

	@Override
	public void close() throws IOException {
		link.close();
	}
}
