/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.host;

import java.util.Map;

import org.wiretune.servers.metrics.MetricKey;

/** Libraries of LD_PRELOAD that are not mapped into the process: the loader only warns where it does not find one. */
final class PreloadedLibraries {

	private static final String VARIABLE = "LD_PRELOAD="; //$NON-NLS-1$

	private PreloadedLibraries() {
	}

	static void read(ProcFiles files, long pid, Map<MetricKey, Double> values) {
		String maps = files.text("proc/" + pid + "/maps"); //$NON-NLS-1$ //$NON-NLS-2$
		if (maps.isEmpty()) {
			return;
		}
		for (String variable : files.text("proc/" + pid + "/environ").split("\0")) { //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
			if (variable.startsWith(VARIABLE)) {
				for (String path : variable.substring(VARIABLE.length()).split("[: ]+")) { //$NON-NLS-1$
					String name = path.substring(path.lastIndexOf('/') + 1);
					// The loader may map what a link points to: libjemalloc.so is libjemalloc.so.2.
					String stem = name.contains(".so") ? name.substring(0, name.indexOf(".so")) : name; //$NON-NLS-1$ //$NON-NLS-2$
					if (!stem.isEmpty()) {
						values.put(new MetricKey("host.preload.missing", name), maps.contains('/' + stem) ? 0.0 : 1.0); //$NON-NLS-1$
					}
				}
			}
		}
	}
}
