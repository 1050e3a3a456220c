/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;
import javax.management.openmbean.CompositeDataSupport;
import javax.management.openmbean.CompositeType;
import javax.management.openmbean.OpenDataException;
import javax.management.openmbean.OpenType;
import javax.management.openmbean.SimpleType;

/** The figures of one reading of meters, as attributes of MBeans. Several figures of one attribute are summed, as the pools of a heap. Used by one thread. */
final class MeterValues {

	/** A server with more pools than these tells nobody anything. */
	private static final int MOST_BEANS = 500;

	private final Map<ObjectName, Map<String, Double>> values = new LinkedHashMap<>();

	/**
	 * Takes a figure of a meter.
	 *
	 * @param row
	 *            says where it belongs
	 * @param tags
	 *            of the figure
	 * @param figure
	 *            in the unit of the meter; none and a maximum that is not known are left out
	 */
	void add(MeterRow row, Map<String, String> tags, double figure) {
		if (!Double.isFinite(figure) || figure < 0) {
			return;
		}
		row.name(tags).filter(name -> values.containsKey(name) || values.size() < MOST_BEANS)
				.ifPresent(name -> values.computeIfAbsent(name, any -> new TreeMap<>()).merge(row.attribute(), figure * row.factor(), Double::sum));
	}

	/** {@return the MBeans} */
	Set<ObjectName> names() {
		return values.keySet();
	}

	/** {@return the names of the attributes of an MBean, without their items} @param name the MBean */
	Set<String> attributes(ObjectName name) {
		Set<String> names = new TreeSet<>();
		values.getOrDefault(name, Map.of()).keySet().forEach(each -> names.add(each.replaceFirst("\\..*", ""))); //$NON-NLS-1$ //$NON-NLS-2$
		return names;
	}

	/**
	 * {@return an attribute: a number, or several by their items; null for none}
	 *
	 * @param name
	 *            the MBean
	 * @param attribute
	 *            the attribute
	 */
	Object attribute(ObjectName name, String attribute) {
		Map<String, Double> all = values.getOrDefault(name, Map.of());
		Double plain = all.get(attribute);
		if (plain != null) {
			return attribute.equals("StartTime") ? (Object) plain.longValue() : plain; //$NON-NLS-1$
		}
		Map<String, Double> items = new TreeMap<>();
		all.forEach((key, value) -> {
			if (key.startsWith(attribute + '.')) {
				items.put(key.substring(attribute.length() + 1), value);
			}
		});
		return items.isEmpty() ? null : composite(attribute, items);
	}

	private static CompositeData composite(String name, Map<String, Double> items) {
		String[] names = items.keySet().toArray(String[]::new);
		OpenType<?>[] types = new OpenType<?>[names.length];
		Arrays.fill(types, SimpleType.DOUBLE);
		try {
			return new CompositeDataSupport(new CompositeType(name, name, names, names, types), names, items.values().toArray());
		} catch (OpenDataException impossible) {
			throw new IllegalStateException(impossible);
		}
	}
}
