/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The table of metric sources: what is read from a Java process, as data. Its rows stand in the resources
 * {@code metrics-FAMILY.json} beside this class, one for each family of servers, in files that contributors add, and in a file
 * that a user names. MBeans that a process does not have cost nothing.
 *
 * @param sources
 *            what is read from MBeans
 * @param derived
 *            what is computed from it
 * @param differences
 *            what is one figure less another
 * @param described
 *            figures that come from elsewhere: threads and machine
 */
public record MetricTable(List<MetricSource> sources, List<DerivedMetric> derived, List<DifferenceMetric> differences,
		List<MetricDescription> described) {

	/** No rows. */
	public static final MetricTable EMPTY = new MetricTable(List.of(), List.of(), List.of(), List.of());

	/** Copies the lists. */
	public MetricTable {
		sources = List.copyOf(sources);
		derived = List.copyOf(derived);
		differences = List.copyOf(differences);
		described = List.copyOf(described);
	}

	/**
	 * This table with the rows of a file.
	 *
	 * @param file
	 *            {@code {"metrics":[{"id","mbean": one or an array,"attribute" or "operation","item"?,"find"?,"guard"?,"every"?,"scale"?,
	 *            "instance"?,"naming"?,"only"?,"except"?,"several"?,"unit"?,"kind"?,"label"?,"meaning"?}],"derived":[{"id","change","over",
	 *            "window"?,"factor"?,"unit"?}],"differences":[{"id","from","minus","unit"?}],"described":[{"id","unit"?}]}}, all with
	 *            {@code label} and {@code meaning}; the members are explained at {@link MBeanSelection}, {@link MetricReading},
	 *            {@link DerivedMetric} and {@link DifferenceMetric}
	 * @return a table with the rows of both
	 * @throws IllegalArgumentException
	 *             when a row is wrong, or has an id that is there already; the message names the file and the row
	 */
	public MetricTable with(TableFile file) {
		MetricTable more = MetricTableReader.read(file, this);
		return new MetricTable(Stream.concat(sources.stream(), more.sources.stream()).toList(),
				Stream.concat(derived.stream(), more.derived.stream()).toList(),
				Stream.concat(differences.stream(), more.differences.stream()).toList(),
				Stream.concat(described.stream(), more.described.stream()).toList());
	}

	/**
	 * All ids.
	 *
	 * @return in the order of the table
	 */
	public Stream<String> ids() {
		return Stream.of(sources.stream().map(MetricSource::id), derived.stream().map(DerivedMetric::id),
				differences.stream().map(DifferenceMetric::id),
				described.stream().map(MetricDescription::id)).flatMap(each -> each);
	}

	/**
	 * Whether a figure of {@link #described()} is wanted.
	 *
	 * @param id
	 *            its id
	 * @return {@code false} for one that the table does not have
	 */
	boolean describes(String id) {
		return described.stream().anyMatch(each -> each.id().equals(id));
	}

	/**
	 * The unit of a metric.
	 *
	 * @param id
	 *            of any row
	 * @return its unit, empty when the table has no such row
	 */
	public Optional<MetricUnit> unit(String id) {
		return Stream.of(sources.stream().filter(each -> each.id().equals(id)).map(MetricSource::unit),
				derived.stream().filter(each -> each.id().equals(id)).map(DerivedMetric::unit),
				differences.stream().filter(each -> each.id().equals(id)).map(DifferenceMetric::unit),
				described.stream().filter(each -> each.id().equals(id)).map(MetricDescription::unit)).flatMap(each -> each).findFirst();
	}

	/**
	 * What a reader calls a metric.
	 *
	 * @param id
	 *            of any row
	 * @return its label; the id itself when the table has no such row
	 */
	public String label(String id) {
		return Stream.of(sources.stream().filter(each -> each.id().equals(id)).map(MetricSource::label),
				derived.stream().filter(each -> each.id().equals(id)).map(DerivedMetric::label),
				differences.stream().filter(each -> each.id().equals(id)).map(DifferenceMetric::label),
				described.stream().filter(each -> each.id().equals(id)).map(MetricDescription::label)).flatMap(each -> each).findFirst()
				.orElse(id);
	}
}
