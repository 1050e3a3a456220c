/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.alarms;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.servers.metrics.MetricTable;
import org.wiretune.servers.metrics.TableFile;

/**
 * The alarms on metrics, as data: the resource {@code alarms.json} beside this class, files that contributors add, and a file
 * that a user names; explained at {@link AlarmDefinition}, {@link AlarmCondition} and {@link MetricExpression}. Where limits come from stands with the
 * recommendation of the same id; limits that no source gives are WireTune's own and said to be so in the message.
 *
 * @param definitions
 *            in the order in which changes are told
 */
public record AlarmTable(List<AlarmDefinition> definitions) {

	/** No rows. */
	public static final AlarmTable EMPTY = new AlarmTable(List.of());

	/** Copies the list. */
	public AlarmTable {
		definitions = List.copyOf(definitions);
	}

	/**
	 * This table with the rows of a file.
	 *
	 * @param file
	 *            {@code {"alarms":[{"id","source"?,"each"?,"observed","is"?: "at least" or "below","limit","clear"?,"when"?,
	 *            "seconds"?,"of"?,"quiet"?,"demand"?,"unit"?,"limitedBy"? or "setting"?: the kind of a group and the key in
	 *            it,"message"}]}}. In the message 0 is the instance, 1 the observed value, 2 the limit, 3 how many seconds it
	 *            held, 4 of how many, 5 the demand
	 * @param metrics
	 *            what is read, that file included
	 * @return a table with the rows of both
	 * @throws IllegalArgumentException
	 *             when a row is wrong, or has an id that is there already; the message names the file and the row
	 */
	public AlarmTable with(TableFile file, MetricTable metrics) {
		return new AlarmTable(Stream.concat(definitions.stream(), AlarmTableReader.read(file, this, metrics).stream()).toList());
	}
}
