/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;

import org.wiretune.core.host.Added;
import org.wiretune.core.host.Contributed;
import org.wiretune.core.host.Contributors;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.alarms.AlarmTable;
import org.wiretune.servers.metrics.MetricTable;
import org.wiretune.servers.metrics.TableFile;

/**
 * What is read from running servers, which gauges show it and which alarms watch it. Immutable.
 *
 * @param metrics
 *            what is read
 * @param gauges
 *            what is shown
 * @param alarms
 *            what is watched
 */
public record ServerTables(MetricTable metrics, GaugeTable gauges, AlarmTable alarms) {

	private static final Texts TEXTS = Texts.of(ServerTables.class, "messages"); //$NON-NLS-1$
	private static final Contributed.Derived<ServerTables> STANDARD = new Contributed.Derived<>(ServerTables::of);
	private static final ServerTables EMPTY = new ServerTables(MetricTable.EMPTY, GaugeTable.EMPTY, AlarmTable.EMPTY);

	/** Checks that all are there. */
	public ServerTables {
		Objects.requireNonNull(metrics);
		Objects.requireNonNull(gauges);
		Objects.requireNonNull(alarms);
	}

	/**
	 * What comes with WireTune and what is contributed to it.
	 *
	 * @return the rows of WireTune before all others
	 */
	public static ServerTables standard() {
		return Contributors.current().get(STANDARD);
	}

	/**
	 * The rows of all files that are contributed. Of a file with a wrong row, or with an id that is there already, nothing is taken,
	 * and its contributor is refused by a sentence that names the row.
	 *
	 * @param contributed
	 *            what is contributed
	 * @return the rows, in the order of the files
	 * @throws IllegalStateException
	 *             when a file of WireTune itself is wrong
	 */
	public static ServerTables of(Contributed contributed) {
		ServerTables tables = EMPTY;
		for (Added<URL> file : contributed.metrics()) {
			try {
				tables = tables.with(TableFile.read(name(file.part()), file.part(), file.by().isHouse(), Locale.getDefault()));
			} catch (IOException | RuntimeException mistake) {
				if (file.by().isHouse()) {
					throw new IllegalStateException(file.part().toString(), mistake);
				}
				contributed.refuse(file.by(), TEXTS.get("table.refused", mistake.getMessage())); //$NON-NLS-1$
			}
		}
		return tables;
	}

	private static String name(URL file) {
		return file.getPath().substring(file.getPath().lastIndexOf('/') + 1);
	}

	/**
	 * These tables with the rows of a file.
	 *
	 * @param file
	 *            the file
	 * @return tables with the rows of both
	 * @throws IllegalArgumentException
	 *             when a row is wrong, or has an id that is there already; the message names the file and the row
	 */
	public ServerTables with(TableFile file) {
		MetricTable read = metrics.with(file);
		return new ServerTables(read, gauges.with(file, read), alarms.with(file, read));
	}

	/**
	 * These tables with the rows of a user's own file.
	 *
	 * @param file
	 *            in the form that {@link TableFile} tells; texts may stand beside it
	 * @return tables with the rows of both
	 * @throws IOException
	 *             when the file cannot be read; the message is a sentence
	 * @throws IllegalArgumentException
	 *             when a row is wrong, or has an id that is there already; the message names the file and the row
	 */
	public ServerTables with(Path file) throws IOException {
		if (!Files.isRegularFile(file)) {
			throw new IOException(TEXTS.get("table.noFile", file.toString())); //$NON-NLS-1$
		}
		try {
			return with(TableFile.read(String.valueOf(file.getFileName()), file.toUri().toURL(), false, Locale.getDefault()));
		} catch (IOException failure) {
			throw new IOException(TEXTS.get("table.cannotRead", file.toString(), String.valueOf(failure.getMessage())), failure); //$NON-NLS-1$
		}
	}
}
