/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.wiretune.servers.own.OwnGauges;

/** Gauges of the user's own, by any attribute of an MBean. */
final class OwnGaugeArguments {

	private static final long MOST_BYTES = 1 << 20;

	private final Given<List<String>> gauge;
	private final Given<Path> gauges;

	/** @param form the form of the command, which gets the options */
	OwnGaugeArguments(CommandForm form) {
		gauge = form.many("--gauge", "NAME=MBEAN#ATTRIBUTE", Words::text);
		gauges = form.file("--gauges", "FILE");
	}

	/** {@return whether there are any} */
	boolean areGiven() {
		return gauge.isGiven() || gauges.isGiven();
	}

	/** {@return the gauges of the user: those of the file, then those of the call} @throws CannotRun where one of them cannot be read */
	OwnGauges read() throws CannotRun {
		StringBuilder lines = new StringBuilder();
		if (gauges.isGiven()) {
			Path file = gauges.value().get();
			try {
				if (Files.size(file) > MOST_BYTES) {
					throw new CannotRun(CommandTexts.text("gaugesLargeFile", file.toString()));
				}
				lines.append(Files.readString(file, StandardCharsets.UTF_8)).append('\n');
			} catch (IOException unreadable) {
				throw new CannotRun(CommandTexts.text("gaugesFile", file.toString(), String.valueOf(unreadable.getMessage())));
			}
		}
		gauge.or(List.of()).forEach(each -> lines.append(each).append('\n'));
		try {
			return OwnGauges.read(lines.toString());
		} catch (IllegalArgumentException wrong) {
			throw new CannotRun(wrong.getMessage());
		}
	}
}
