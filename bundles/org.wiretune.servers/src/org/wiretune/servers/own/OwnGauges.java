/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.own;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.wiretune.safety.text.Texts;

/**
 * The gauges that a user made, as text a line each. Immutable.
 *
 * @param list
 *            in their order, no two with the same name
 */
public record OwnGauges(List<OwnGauge> list) {

	/** None. */
	public static final OwnGauges NONE = new OwnGauges(List.of());

	/** The most gauges; each is read once a second. */
	public static final int MOST = 100;

	private static final Texts TEXTS = Texts.of(OwnGauges.class, "messages"); //$NON-NLS-1$

	/**
	 * Checks the names.
	 *
	 * @throws IllegalArgumentException
	 *             with a sentence, where two have one name or there are too many
	 */
	public OwnGauges {
		list = List.copyOf(list);
		if (list.size() > MOST) {
			throw new IllegalArgumentException(TEXTS.get("gauges.many", Integer.toString(list.size()), Integer.toString(MOST))); //$NON-NLS-1$
		}
		Set<String> names = new HashSet<>();
		for (OwnGauge gauge : list) {
			if (!names.add(gauge.name().toLowerCase(Locale.ROOT))) {
				throw new IllegalArgumentException(TEXTS.get("gauges.twice", gauge.name())); //$NON-NLS-1$
			}
		}
	}

	/** {@return the gauge of a name} @param name as the user wrote it, in any case */
	public Optional<OwnGauge> named(String name) {
		return list.stream().filter(each -> each.name().equalsIgnoreCase(name.strip())).findFirst();
	}

	/**
	 * {@return these with a gauge, which takes the place of another one where that is named}
	 *
	 * @param gauge
	 *            the gauge
	 * @param instead
	 *            the name of the one whose place it takes; empty to add it at the end
	 */
	public OwnGauges with(OwnGauge gauge, String instead) {
		List<OwnGauge> next = new ArrayList<>(list);
		int at = named(instead).map(next::indexOf).orElse(-1);
		if (at < 0) {
			next.add(gauge);
		} else {
			next.set(at, gauge);
		}
		return new OwnGauges(next);
	}

	/** {@return these without a gauge} @param name its name */
	public OwnGauges without(String name) {
		return new OwnGauges(list.stream().filter(each -> !each.name().equalsIgnoreCase(name)).toList());
	}

	/**
	 * {@return the gauges of a text}
	 *
	 * @param text
	 *            a line each, see {@link OwnGaugeLine}; empty lines and those that begin with a number sign are passed over
	 * @throws IllegalArgumentException
	 *             with a sentence, when a line is wrong
	 */
	public static OwnGauges read(String text) {
		return new OwnGauges(text.lines().map(String::strip).filter(line -> !line.isEmpty() && line.charAt(0) != '#').map(OwnGaugeLine::read).toList());
	}

	/** {@return a line for each} */
	public String toText() {
		return list.stream().map(OwnGauge::toString).collect(Collectors.joining("\n")); //$NON-NLS-1$
	}
}
