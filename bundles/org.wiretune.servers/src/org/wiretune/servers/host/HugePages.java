/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.host;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.servers.metrics.MetricKey;

/**
 * Huge pages that the kernel holds against those that are asked for. The kernel's own {@code vm.nr_hugepages} is no measure:
 * it falls to what could be had; the settings in {@code sysctl.conf} and {@code sysctl.d} tell what was wanted.
 */
final class HugePages {

	private static final Pattern TOTAL = Pattern.compile("(?m)^HugePages_Total:\\s*(\\d+)"); //$NON-NLS-1$
	private static final Pattern WANTED = Pattern.compile("(?m)^\\s*vm[./]nr_hugepages\\s*=\\s*(\\d+)"); //$NON-NLS-1$

	private HugePages() {
	}

	static void read(ProcFiles files, long pid, Map<MetricKey, Double> values) {
		Matcher total = TOTAL.matcher(files.text("proc/meminfo")); //$NON-NLS-1$
		if (!total.find()) {
			return;
		}
		values.put(MetricKey.of("host.hugepages.total"), Double.valueOf(total.group(1))); //$NON-NLS-1$
		double wanted = files.text("proc/" + pid + "/cmdline").contains("-XX:+UseLargePages\0") ? 1 : 0; //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		for (String text : settings(files)) {
			Matcher matcher = WANTED.matcher(text);
			while (matcher.find()) {
				wanted = Math.max(wanted, Double.parseDouble(matcher.group(1)));
			}
		}
		values.put(MetricKey.of("host.hugepages.configured"), wanted); //$NON-NLS-1$
	}

	private static List<String> settings(ProcFiles files) {
		List<String> texts = new ArrayList<>(List.of(files.text("etc/sysctl.conf"))); //$NON-NLS-1$
		Path folder = files.folder("etc/sysctl.d"); //$NON-NLS-1$
		try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.conf")) { //$NON-NLS-1$
			found.forEach(file -> texts.add(files.text("etc/sysctl.d/" + file.getFileName()))); //$NON-NLS-1$
		} catch (IOException none) {
			return texts;
		}
		return texts;
	}
}
