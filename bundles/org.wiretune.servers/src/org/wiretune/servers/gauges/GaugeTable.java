/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.servers.metrics.MetricTable;
import org.wiretune.servers.metrics.TableFile;

/**
 * The gauges on the board, as data: the resource {@code gauges.json} beside this class, files that contributors add, and a file
 * that a user names.
 * <p>
 * Default limits. Heap: 90 % of the maximum, garbage included; in the integration lab the healthy run peaked at 75 % of its
 * heap, and the one that ended in an OutOfMemoryError stayed above 82 % after each collection. Garbage collection: 5 % of
 * the time (WebSphere Application Server tuning: collection "within 5 percent of execution time"). Thread pools: all threads
 * busy.
 *
 * @param definitions
 *            in the order of the board
 */
public record GaugeTable(List<GaugeDefinition> definitions) {

	/** No rows. */
	public static final GaugeTable EMPTY = new GaugeTable(List.of());

	/** Copies the list. */
	public GaugeTable {
		definitions = List.copyOf(definitions);
	}

	/**
	 * This table with the rows of a file.
	 *
	 * @param file
	 *            {@code {"gauges":[{"id","group","value","inner"?,"maximum"?,"waiting"?,"end"?,"limit"?: {"ofMaximum" or "value"},
	 *            "details"?: an array,"title","about"?,"warning"?}]}}, explained at {@link GaugeDefinition}. In the title {@code {0}}
	 *            is the pool or queue; in the warning 0 is the value, 1 the limit, 2 the maximum, 3 what waits. Further texts may
	 *            stand beside the file: inner, waiting, maximum, peak, note, row.value, row.inner, row.waiting
	 * @param metrics
	 *            what is read, that file included
	 * @return a table with the rows of both
	 * @throws IllegalArgumentException
	 *             when a row is wrong, or has an id that is there already; the message names the file and the row
	 */
	public GaugeTable with(TableFile file, MetricTable metrics) {
		return new GaugeTable(Stream.concat(definitions.stream(), GaugeTableReader.read(file, this, metrics).stream()).toList());
	}
}
