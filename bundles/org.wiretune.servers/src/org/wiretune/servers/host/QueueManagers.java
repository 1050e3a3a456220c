/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.host;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.wiretune.servers.metrics.MetricKey;

/** Queue managers of IBM MQ on this machine: each has one execution controller, the process {@code amqzxma0}. */
final class QueueManagers {

	private QueueManagers() {
	}

	static void read(ProcFiles files, Map<MetricKey, Double> values) {
		double found = 0;
		try (DirectoryStream<Path> processes = Files.newDirectoryStream(files.folder("proc"), "[0-9]*")) { //$NON-NLS-1$ //$NON-NLS-2$
			for (Path process : processes) {
				found += files.text("proc/" + process.getFileName() + "/comm").startsWith("amqzxma0") ? 1 : 0; //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
			}
		} catch (IOException notLinux) {
			return;
		}
		values.put(MetricKey.of("host.queuemanagers"), found); //$NON-NLS-1$
	}
}
