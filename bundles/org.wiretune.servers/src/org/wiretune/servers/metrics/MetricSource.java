/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

import javax.management.ObjectName;

/**
 * One row of the table of sources: where a figure is read and what it means.
 *
 * @param id
 *            short stable id, for example {@code heap.used}
 * @param pattern
 *            the MBean, or a pattern for several
 * @param attribute
 *            the attribute to read
 * @param item
 *            the item inside the attribute when that is a composite (the {@code used} of {@code HeapMemoryUsage}); empty
 *            otherwise
 * @param instanceProperty
 *            the key property of the object name that tells several MBeans apart; empty when their values are added up to
 *            one figure
 * @param except
 *            MBeans whose {@code name} property matches are left out
 * @param unit
 *            unit of the attribute
 * @param kind
 *            level or total
 * @param label
 *            what a reader calls it
 * @param meaning
 *            one sentence that says what the figure tells
 */
public record MetricSource(String id, ObjectName pattern, String attribute, String item, String instanceProperty,
		Optional<Pattern> except, MetricUnit unit, MetricKind kind, String label, String meaning) {

	/** Checks the values. */
	public MetricSource {
		Objects.requireNonNull(id);
		Objects.requireNonNull(pattern);
		Objects.requireNonNull(attribute);
		Objects.requireNonNull(item);
		Objects.requireNonNull(instanceProperty);
		Objects.requireNonNull(except);
		Objects.requireNonNull(unit);
		Objects.requireNonNull(kind);
		Objects.requireNonNull(label);
		Objects.requireNonNull(meaning);
	}

	/**
	 * Whether this row reads the given MBean.
	 *
	 * @param name
	 *            a name that the pattern's query returned
	 * @return {@code false} for the MBeans that the row leaves out
	 */
	boolean accepts(ObjectName name) {
		if (except.isEmpty()) {
			return true;
		}
		String property = name.getKeyProperty("name"); //$NON-NLS-1$
		return property == null || !except.get().matcher(unquoted(property)).matches();
	}

	/**
	 * The series that a value of the given MBean belongs to.
	 *
	 * @param name
	 *            an accepted name
	 * @return key of the series
	 */
	MetricKey keyFor(ObjectName name) {
		if (instanceProperty.isEmpty()) {
			return MetricKey.of(id);
		}
		String property = name.getKeyProperty(instanceProperty);
		return new MetricKey(id, property == null ? name.getCanonicalName() : unquoted(property));
	}

	private static String unquoted(String property) {
		if (property.length() > 1 && property.charAt(0) == '"') {
			try {
				return ObjectName.unquote(property);
			} catch (IllegalArgumentException notQuoted) {
				return property;
			}
		}
		return property;
	}
}
