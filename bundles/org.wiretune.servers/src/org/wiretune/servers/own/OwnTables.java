/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.own;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import javax.management.ObjectName;

import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.alarms.AlarmCondition;
import org.wiretune.servers.alarms.AlarmDefinition;
import org.wiretune.servers.alarms.AlarmTable;
import org.wiretune.servers.alarms.MetricExpression;
import org.wiretune.servers.gauges.GaugeDefinition;
import org.wiretune.servers.gauges.GaugeLimit;
import org.wiretune.servers.gauges.GaugeTable;
import org.wiretune.servers.gauges.GaugeWords;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.DerivedMetric;
import org.wiretune.servers.metrics.MBeanSelection;
import org.wiretune.servers.metrics.MetricKind;
import org.wiretune.servers.metrics.MetricReading;
import org.wiretune.servers.metrics.MetricSource;
import org.wiretune.servers.metrics.MetricTable;
import org.wiretune.servers.metrics.MetricUnit;
import org.wiretune.servers.metrics.SeveralBeans;

/** Adds the gauges of a user to what is read, shown and watched. Pure. */
public final class OwnTables {

	/** The source of the alarms on limits of own gauges. */
	public static final String SOURCE = "own"; //$NON-NLS-1$

	private static final Texts TEXTS = Texts.of(OwnTables.class, "messages"); //$NON-NLS-1$
	private static final String PREFIX = "own."; //$NON-NLS-1$
	private static final String UP_TIME = "jvm.uptime"; //$NON-NLS-1$
	/** A rate of one second would jump. */
	private static final double RATE_WINDOW = 5_000;
	private static final double MILLIS = 1_000;
	private static final int LONGEST_QUIET = 10;
	private static final int SHORTEST_QUIET = 3;
	/** Readings are a little more than a second apart. */
	private static final int LATE_SHARE = 20;

	private OwnTables() {
	}

	/**
	 * {@return the id of the gauge of a name, as {@code GaugeKey} has it}
	 *
	 * @param name
	 *            the name that a user gave
	 */
	public static String id(String name) {
		StringBuilder plain = new StringBuilder(PREFIX);
		name.chars().filter(Character::isLetterOrDigit).forEach(each -> plain.append((char) each));
		// Names that differ in spaces and signs only are two.
		return plain.append('.').append(Integer.toHexString(name.hashCode())).toString();
	}

	/** {@return whether a gauge is one of a user} @param id that of its definition */
	public static boolean isOwn(String id) {
		return id.startsWith(PREFIX);
	}

	/** {@return the gauge of an id; empty where there is none} @param gauges those of a user @param id that of a definition */
	public static Optional<OwnGauge> find(OwnGauges gauges, String id) {
		return gauges.list().stream().filter(each -> id(each.name()).equals(id)).findFirst();
	}

	/**
	 * {@return tables with the gauges of a user behind all others}
	 *
	 * @param tables
	 *            what is read, shown and watched already
	 * @param own
	 *            the gauges of the user
	 */
	public static ServerTables with(ServerTables tables, OwnGauges own) {
		if (own.list().isEmpty()) {
			return tables;
		}
		MetricTable metrics = tables.metrics();
		List<MetricSource> sources = own.list().stream().map(OwnTables::source).toList();
		List<DerivedMetric> rates = own.list().stream().filter(OwnGauge::perSecond).map(OwnTables::rate).toList();
		return new ServerTables(
				new MetricTable(both(metrics.sources(), sources), both(metrics.derived(), rates), metrics.differences(), metrics.described()),
				new GaugeTable(both(tables.gauges().definitions(), own.list().stream().map(OwnTables::gauge).toList())),
				new AlarmTable(both(tables.alarms().definitions(), own.list().stream().flatMap(each -> alarm(each).stream()).toList())));
	}

	private static <T> List<T> both(List<T> first, List<T> more) {
		return Stream.concat(first.stream(), more.stream()).toList();
	}

	private static MetricSource source(OwnGauge gauge) {
		MBeanSelection beans = new MBeanSelection(List.of(gauge.bean()), openProperty(gauge.bean()).orElse(""), Optional.empty(), Optional.empty(), Optional.empty(), //$NON-NLS-1$
				SeveralBeans.SUM);
		double scale = gauge.unit().scale(gauge.perSecond());
		MetricReading reading = new MetricReading(gauge.attribute(), gauge.item(), "", Optional.empty(), "", 1, scale); //$NON-NLS-1$ //$NON-NLS-2$
		return new MetricSource(id(gauge.name()), beans, reading, gauge.unit().metric(false), gauge.perSecond() ? MetricKind.TOTAL : MetricKind.LEVEL, gauge.name(),
				gauge.source());
	}

	/** The one property that a pattern leaves open; it tells its MBeans apart. */
	private static Optional<String> openProperty(ObjectName bean) {
		List<String> open = bean.getKeyPropertyList().keySet().stream().filter(bean::isPropertyValuePattern).toList();
		return open.size() == 1 && !bean.isPropertyListPattern() && !bean.isDomainPattern() ? Optional.of(open.get(0)) : Optional.empty();
	}

	private static DerivedMetric rate(OwnGauge gauge) {
		return new DerivedMetric(value(gauge), id(gauge.name()), UP_TIME, RATE_WINDOW, MILLIS, gauge.unit().metric(true), gauge.name(), gauge.source());
	}

	/** The metric that its gauge shows. */
	private static String value(OwnGauge gauge) {
		return gauge.perSecond() ? id(gauge.name()) + ".rate" : id(gauge.name()); //$NON-NLS-1$
	}

	/** The figure of a limit in the unit of the metric. */
	private static double limit(OwnGauge gauge, OwnLimit limit) {
		return limit.figure() * gauge.unit().scale(gauge.perSecond());
	}

	private static GaugeDefinition gauge(OwnGauge gauge) {
		Map<String, String> words = new HashMap<>();
		words.put("title", openProperty(gauge.bean()).isPresent() ? gauge.name() + " {0}" : gauge.name()); //$NON-NLS-1$ //$NON-NLS-2$
		words.put("missing", TEXTS.get("missing", gauge.source())); //$NON-NLS-1$ //$NON-NLS-2$
		words.put("about", TEXTS.get(gauge.perSecond() ? "about.perSecond" : "about", gauge.source())); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		boolean above = gauge.limit().map(OwnLimit::above).orElse(true);
		words.put("warning", TEXTS.find(above ? "warning.above" : "warning.below").orElse("{0}")); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
		GaugeLimit limit = gauge.limit().map(each -> new GaugeLimit(each.above() ? GaugeLimit.Kind.VALUE : GaugeLimit.Kind.LEAST, limit(gauge, each))).orElse(GaugeLimit.NONE);
		// Total and rate come from one attribute; the total makes the gauge appear with the first reading.
		List<String> details = gauge.perSecond() ? List.of(id(gauge.name())) : List.of();
		double end = gauge.unit().metric(gauge.perSecond()) == MetricUnit.PERCENT ? 100 : 0;
		return new GaugeDefinition(id(gauge.name()), TEXTS.get("group"), value(gauge), "", "", "", end, limit, details, new GaugeWords(id(gauge.name()), words)); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
	}

	private static Optional<AlarmDefinition> alarm(OwnGauge gauge) {
		return gauge.limit().map(limit -> {
			MetricExpression figure = MetricExpression.parse(value(gauge));
			MetricExpression against = MetricExpression.parse(BigDecimal.valueOf(limit(gauge, limit)).toPlainString());
			int of = limit.seconds() + 1 + limit.seconds() / LATE_SHARE;
			AlarmCondition condition = new AlarmCondition(figure, limit.above(), against, against, Optional.empty(), limit.seconds(), of,
					Math.max(SHORTEST_QUIET, Math.min(LONGEST_QUIET, limit.seconds())));
			String key = (limit.above() ? "above" : "below") + (openProperty(gauge.bean()).isPresent() ? ".each" : ""); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
			// The first six places are filled when it is raised.
			String message = TEXTS.get(key, "{0}", "{1}", "{2}", "{3}", "{4}", "{5}", gauge.name()); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$
			return new AlarmDefinition(gauge.name(), SOURCE, value(gauge), condition, Optional.empty(), gauge.unit().metric(gauge.perSecond()), LimitOwner.NONE, message);
		});
	}
}
