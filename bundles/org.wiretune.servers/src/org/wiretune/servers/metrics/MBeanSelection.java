/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.management.ObjectName;

/**
 * The MBeans that a row of the table reads, and what tells them apart.
 *
 * @param patterns
 *            the MBean, or patterns for several; one or more. Several narrow patterns cost a server with a large tree of
 *            MBeans far less than one that leaves the number of key properties open
 * @param instanceProperty
 *            the key property of the object name that tells several MBeans apart; empty when their values are added up to
 *            one figure
 * @param naming
 *            takes the name out of the key property by its first group ({@code Pool \((.*)\)}); empty for the whole
 *            property
 * @param only
 *            MBeans whose {@code name} property does not match are left out; where they have none, the property that tells them
 *            apart counts
 * @param except
 *            MBeans whose property, the same one, matches are left out
 * @param several
 *            what MBeans of the same name give together
 */
public record MBeanSelection(List<ObjectName> patterns, String instanceProperty, Optional<Pattern> naming, Optional<Pattern> only,
		Optional<Pattern> except, SeveralBeans several) {

	/** Checks the values. */
	public MBeanSelection {
		patterns = List.copyOf(patterns);
		Objects.requireNonNull(instanceProperty);
		Objects.requireNonNull(naming);
		Objects.requireNonNull(only);
		Objects.requireNonNull(except);
		Objects.requireNonNull(several);
	}

	/**
	 * Whether an MBean is read.
	 *
	 * @param name
	 *            a name that the pattern's query returned
	 * @return {@code false} for the MBeans that the row leaves out
	 */
	boolean accepts(ObjectName name) {
		String property = name.getKeyProperty("name"); //$NON-NLS-1$
		if (property == null && !instanceProperty.isEmpty()) {
			property = name.getKeyProperty(instanceProperty);
		}
		String plain = property == null ? "" : unquoted(property); //$NON-NLS-1$
		return (only.isEmpty() || only.get().matcher(plain).matches())
				&& (except.isEmpty() || property == null || !except.get().matcher(plain).matches());
	}

	/**
	 * The name by which an MBean is told apart.
	 *
	 * @param name
	 *            an accepted name
	 * @return empty when all MBeans of the row are one figure
	 */
	String instance(ObjectName name) {
		if (instanceProperty.isEmpty()) {
			return ""; //$NON-NLS-1$
		}
		String property = name.getKeyProperty(instanceProperty);
		if (property == null) {
			return name.getCanonicalName();
		}
		String plain = unquoted(property);
		if (naming.isPresent()) {
			Matcher matcher = naming.get().matcher(plain);
			return matcher.matches() && matcher.groupCount() > 0 ? matcher.group(1) : plain;
		}
		return plain;
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
