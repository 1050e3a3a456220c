/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.own;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

import javax.management.ObjectName;

import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.triggers.TriggeredAction;

/**
 * What a user has filled into the form of a gauge.
 *
 * @param name
 *            what the gauge is to be called
 * @param bean
 *            the MBean
 * @param attribute
 *            the attribute; empty where none was chosen
 * @param item
 *            the item within it; may be empty
 * @param unit
 *            what it counts
 * @param perSecond
 *            whether its growth in a second is shown
 * @param bound
 *            on which side of the figure it is an alarm
 * @param figure
 *            the figure as typed; of no meaning without a bound
 * @param seconds
 *            for how long
 * @param actions
 *            what is done then
 */
public record OwnGaugeForm(String name, Optional<ObjectName> bean, String attribute, String item, OwnUnit unit, boolean perSecond, Bound bound, String figure, int seconds,
		Set<TriggeredAction> actions) {

	/** On which side of a limit there is an alarm. */
	public enum Bound {
		/** There is none. */
		NONE,
		/** At the limit and above. */
		ABOVE,
		/** Below the limit. */
		BELOW
	}

	private static final Texts TEXTS = Texts.of(OwnGaugeForm.class, "messages"); //$NON-NLS-1$
	private static final int USUAL_SECONDS = 10;
	private static final int DECIMALS = 9;

	/** {@return a form for a number that was chosen, with its name} @param entry the MBean @param figure its number */
	public static OwnGaugeForm of(BeanEntry entry, BeanFigure figure) {
		String label = figure.label().replaceAll("[=;#{}]", " "); //$NON-NLS-1$ //$NON-NLS-2$
		String named = entry.name().getKeyProperty("name"); //$NON-NLS-1$
		String whole = named == null ? label : named.replaceAll("[=;#{}\"]", " ").strip() + ' ' + label; //$NON-NLS-1$ //$NON-NLS-2$
		String name = whole.length() <= OwnGauge.LONGEST_NAME ? whole : label.substring(0, Math.min(label.length(), OwnGauge.LONGEST_NAME));
		return new OwnGaugeForm(name, Optional.of(entry.name()), figure.attribute(), figure.item(), unit(figure), false, Bound.NONE, "", USUAL_SECONDS, Set.of()); //$NON-NLS-1$
	}

	/** What a number counts is guessed by its name; the user sees and changes it. */
	private static OwnUnit unit(BeanFigure figure) {
		String label = figure.label().toLowerCase(Locale.ROOT);
		boolean memory = label.contains("memory") || label.contains("bytes") || label.contains("usage.") || label.endsWith("swapspacesize"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
		return memory ? OwnUnit.BYTES : label.endsWith("cpuload") ? OwnUnit.SHARE : label.endsWith("cputime") ? OwnUnit.NANOSECONDS //$NON-NLS-1$ //$NON-NLS-2$
				: label.contains("threadcount") ? OwnUnit.THREADS : OwnUnit.COUNT; //$NON-NLS-1$
	}

	/** {@return a form with what a gauge is} @param gauge the gauge */
	public static OwnGaugeForm of(OwnGauge gauge) {
		Bound bound = gauge.limit().map(each -> each.above() ? Bound.ABOVE : Bound.BELOW).orElse(Bound.NONE);
		return new OwnGaugeForm(gauge.name(), Optional.of(gauge.bean()), gauge.attribute(), gauge.item(), gauge.unit(), gauge.perSecond(), bound,
				gauge.limit().map(each -> Digits.atMost(each.figure(), DECIMALS)).orElse(""), gauge.limit().map(OwnLimit::seconds).orElse(USUAL_SECONDS), //$NON-NLS-1$
				gauge.limit().map(OwnLimit::actions).orElse(Set.of()));
	}

	/**
	 * {@return the gauge}
	 *
	 * @throws IllegalArgumentException
	 *             with a sentence that says what is missing or wrong
	 */
	public OwnGauge gauge() {
		ObjectName chosen = bean.filter(any -> !attribute.isEmpty()).orElseThrow(() -> new IllegalArgumentException(TEXTS.get("form.choose"))); //$NON-NLS-1$
		Optional<OwnLimit> limit = Optional.empty();
		if (bound != Bound.NONE) {
			OptionalDouble typed = Digits.read(figure);
			if (typed.isEmpty()) {
				throw new IllegalArgumentException(TEXTS.get("form.figure", figure)); //$NON-NLS-1$
			}
			limit = Optional.of(new OwnLimit(bound == Bound.ABOVE, typed.getAsDouble(), seconds, actions));
		}
		return new OwnGauge(name, chosen, attribute, item, unit, perSecond, limit);
	}
}
