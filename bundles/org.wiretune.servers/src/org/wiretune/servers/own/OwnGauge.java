/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.own;

import java.util.Objects;
import java.util.Optional;

import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;

import org.wiretune.safety.text.Texts;

/**
 * A gauge that a user made of an attribute of an MBean. Immutable.
 *
 * @param name
 *            what the user calls it, at most {@value #LONGEST_NAME} characters, without the signs of its line
 * @param bean
 *            the name of the MBean; of a pattern with one property left open ({@code name=*}) there is a gauge for each MBean,
 *            of another pattern the sum
 * @param attribute
 *            the attribute
 * @param item
 *            the item within it where that is a composite, such as the {@code used} of {@code HeapMemoryUsage}; else empty
 * @param unit
 *            what it counts
 * @param perSecond
 *            whether its growth in a second is shown, over the last five seconds
 * @param limit
 *            when it is an alarm; empty for never
 */
public record OwnGauge(String name, ObjectName bean, String attribute, String item, OwnUnit unit, boolean perSecond, Optional<OwnLimit> limit) {

	/** The most characters of a name. */
	public static final int LONGEST_NAME = 60;

	private static final Texts TEXTS = Texts.of(OwnGauge.class, "messages"); //$NON-NLS-1$
	/** These part its line, and places of texts. */
	private static final String SIGNS = "=;#{}"; //$NON-NLS-1$

	/**
	 * Checks the values.
	 *
	 * @throws IllegalArgumentException
	 *             with a sentence, when the name is none
	 */
	public OwnGauge {
		name = name.strip();
		Objects.requireNonNull(bean);
		Objects.requireNonNull(item);
		Objects.requireNonNull(unit);
		Objects.requireNonNull(limit);
		if (name.isEmpty() || name.length() > LONGEST_NAME || name.chars().anyMatch(each -> SIGNS.indexOf(each) >= 0 || Character.isISOControl(each))) {
			throw new IllegalArgumentException(TEXTS.get("gauge.name", name, Integer.toString(LONGEST_NAME))); //$NON-NLS-1$
		}
		if (attribute.isBlank()) {
			throw new IllegalArgumentException(TEXTS.get("gauge.noAttribute", name)); //$NON-NLS-1$
		}
	}

	/**
	 * {@return the name of an MBean}
	 *
	 * @param text
	 *            its object name, maybe a pattern
	 * @throws IllegalArgumentException
	 *             with a sentence, when it is none
	 */
	public static ObjectName bean(String text) {
		try {
			return new ObjectName(text.strip());
		} catch (MalformedObjectNameException wrong) {
			throw new IllegalArgumentException(TEXTS.get("gauge.bean", text, wrong.getMessage()), wrong); //$NON-NLS-1$
		}
	}

	/** {@return the same with a limit} @param next the limit; empty for none */
	public OwnGauge with(Optional<OwnLimit> next) {
		return new OwnGauge(name, bean, attribute, item, unit, perSecond, next);
	}

	/** {@return where its figure is read, as its line names it} */
	public String source() {
		return OwnGaugeLine.source(this);
	}

	/** {@return the line that {@link OwnGaugeLine#read} reads} */
	@Override
	public String toString() {
		return OwnGaugeLine.of(this);
	}
}
