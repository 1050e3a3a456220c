/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The table of metric sources: what is read from a Java process, as data. The standard table is the resources
 * {@code metrics-FAMILY.json} beside this class, one for each family of servers; a file of the same form adds attributes
 * without code. MBeans that a process does not have cost nothing.
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

	/** The families, each with a resource of its own. */
	private static final List<String> FAMILIES = List.of("jvm", "host", "embedded", "wildfly", "jboss5", "liberty", "hikari", //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$ //$NON-NLS-7$
			"tomcat", "jetty"); //$NON-NLS-1$ //$NON-NLS-2$

	/** Copies the lists. */
	public MetricTable {
		sources = List.copyOf(sources);
		derived = List.copyOf(derived);
		differences = List.copyOf(differences);
		described = List.copyOf(described);
	}

	/**
	 * The table that comes with WireTune: the Java virtual machine and its machine, the embedded server, WildFly and EAP,
	 * Open Liberty, HikariCP, Tomcat and Jetty.
	 *
	 * @return the same rows at each call
	 */
	public static MetricTable standard() {
		MetricTable table = new MetricTable(List.of(), List.of(), List.of(), List.of());
		for (String family : FAMILIES) {
			String name = "metrics-" + family + ".json"; //$NON-NLS-1$ //$NON-NLS-2$
			try (InputStream stream = MetricTable.class.getResourceAsStream(name);
					Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
				table = table.and(read(reader, name));
			} catch (IOException failure) {
				throw new UncheckedIOException(failure);
			}
		}
		return table;
	}

	/**
	 * Reads a table.
	 *
	 * @param reader
	 *            JSON: {@code {"metrics":[{"id","mbean": one or an array,"attribute" or "operation","item"?,"find"?,"guard"?,"every"?,"scale"?,
	 *            "instance"?,"naming"?,"only"?,"except"?,"unit","kind"?,"label"?,"meaning"?}],"derived":[{"id","change","over",
	 *            "window"?,"factor"?,"unit"}],"differences":[{"id","from","minus","unit"}],"described":[{"id","unit"}]}}; the members are explained at
	 *            {@link MBeanSelection}, {@link MetricReading}, {@link DerivedMetric} and {@link DifferenceMetric}
	 * @param name
	 *            of the file, for error messages
	 * @return the table
	 * @throws IllegalArgumentException
	 *             when the text is no such table; the message names the file and the row
	 */
	public static MetricTable read(Reader reader, String name) {
		return MetricTableReader.read(reader, name);
	}

	/**
	 * This table and another one.
	 *
	 * @param more
	 *            for example what a user's file adds
	 * @return a table with the rows of both
	 * @throws IllegalArgumentException
	 *             when both have a row of the same id
	 */
	public MetricTable and(MetricTable more) {
		Set<String> known = new HashSet<>(ids().toList());
		more.ids().filter(known::contains).findFirst().ifPresent(id -> {
			throw new IllegalArgumentException("There already is a metric " + id + '.'); //$NON-NLS-1$
		});
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
